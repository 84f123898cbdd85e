"""Programs: tokens, scopes, streams, moves as calls, the published interface."""
