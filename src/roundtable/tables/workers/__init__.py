"""Several workers on one database: who runs which table, and how they reach each other."""
