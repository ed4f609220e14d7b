"""Combat and Diplomacy."""
