"""Fits and studies: where the fitted numbers of the games and the figures of the docs come from."""
