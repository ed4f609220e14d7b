"""The three stages of the Day: Actions, Parties and prices, and what has powers outside fights."""
