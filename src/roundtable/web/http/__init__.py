"""HTTP below the routes: protocols, middleware, limits, errors, logs, metrics."""
