"""Background computations about finished matches: the base of par and reviews."""
