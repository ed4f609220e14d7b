"""The kernel: decisions, chance, hidden cards, history. It plays any game and knows none."""
