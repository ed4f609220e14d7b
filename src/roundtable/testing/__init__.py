"""For those who test games: rule coverage as a pytest plugin, and the properties every game must have."""
