"""`python -m mazzo.cli` is `mazzo`."""

from mazzo.cli import main

main()
