"""What make and CI call: environment, client, checks, wheel, pinned versions. Not needed at run time."""
