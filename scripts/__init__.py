"""Build scripts: environment, client, pinned versions, checks and studies. Not needed at run time."""
