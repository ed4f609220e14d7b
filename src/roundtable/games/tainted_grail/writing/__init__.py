"""What is checked in a pack before anybody plays it."""
