"""What the owner of the server sees: logs and metrics."""
