"""Every figure that the README states, and how to get it again: `make bench`."""
