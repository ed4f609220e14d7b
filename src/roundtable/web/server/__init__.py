"""Starts and stops the server, and puts the app together."""
