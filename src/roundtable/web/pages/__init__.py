"""The HTML pages and forms."""
