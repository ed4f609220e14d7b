"""What a seat sees: the land, a fight, the journal, trays, the night to come, and a Campaign between two evenings."""
