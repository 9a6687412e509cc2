"""The laws that every game obeys, and the inspector who looks for breaches."""
