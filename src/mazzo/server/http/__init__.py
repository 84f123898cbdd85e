"""HTTP: the security middleware, requests, errors, static files, the published interface."""
