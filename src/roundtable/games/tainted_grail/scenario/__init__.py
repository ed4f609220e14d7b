"""What a scenario may give."""
