"""Branch and bound: proves that no game of a deal is better."""
