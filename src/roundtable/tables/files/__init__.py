"""Files in and out: saves, campaigns, reports, archived tables."""
