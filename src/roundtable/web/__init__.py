"""Live tables in a browser: pages, a JSON API and sockets over `tables`. Knows no game by name."""
