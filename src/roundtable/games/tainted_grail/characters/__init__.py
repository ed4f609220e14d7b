"""Characters: tracks, goods, Advancement and death."""
