"""The database: schema, reading, writing."""
