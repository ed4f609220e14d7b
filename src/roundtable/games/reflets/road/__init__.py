"""Turns on the road: the Blessing, the Dragon, moving, spaces, tokens and chance."""
