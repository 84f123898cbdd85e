"""`python -m mazzo`: the same as the command `mazzo`."""

from mazzo.cli import main

if __name__ == "__main__":
    main()
