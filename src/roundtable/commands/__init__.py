"""The commands, one module each: `run(args)` returns the exit code."""
