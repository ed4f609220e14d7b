"""A game's drawings: board layout, land, icons."""
