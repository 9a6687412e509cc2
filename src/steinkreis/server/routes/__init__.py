"""What can be asked over HTTP and WebSocket, by what it is about."""
