"""Command line. `main` is the console script `mazzo`; each command imports what it needs when it is called."""


def main() -> None:
    """Run the command line in `sys.argv` and exit with its exit code."""
    from mazzo.cli.app import app

    app(prog_name="mazzo")
