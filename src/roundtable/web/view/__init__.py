"""What one viewer of a table sees, as data."""
