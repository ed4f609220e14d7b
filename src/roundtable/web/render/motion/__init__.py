"""What moves between two views."""
