"""`python -m mazzo.cli` is the same as `mazzo`."""

from mazzo.cli import main

main()
