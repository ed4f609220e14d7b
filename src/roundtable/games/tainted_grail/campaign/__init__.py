"""A Campaign from Chapter to Chapter: set-up, modes, who plays, the Save Sheet."""
