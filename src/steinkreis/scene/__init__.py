"""What is seen on the table: a few shapes, helpers that arrange them, and readers."""
