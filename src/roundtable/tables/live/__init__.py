"""A table in memory: what people and bots do at it."""
