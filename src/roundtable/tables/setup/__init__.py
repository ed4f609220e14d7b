"""From a plan to a new table's rows."""
