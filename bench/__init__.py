"""Mazzo's measurements: one module per figure, each beside a reference of the same run. `python -m bench` runs them."""
