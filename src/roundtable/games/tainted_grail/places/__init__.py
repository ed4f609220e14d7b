"""The land: Locations, Menhirs, Guardians."""
