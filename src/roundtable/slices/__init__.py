"""Slices: small real pieces of the four games, the kernel's own proof and yardstick."""
