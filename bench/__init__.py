"""Benchmarks: one module per figure, each compared with a reference in the same run. `python -m bench` runs them."""
