"""What a seat sees, chapter by chapter: the table, teams, the draft, trials, what is read out, the end."""
