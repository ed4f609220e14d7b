"""What a scenario may give, and how it is laid out."""
