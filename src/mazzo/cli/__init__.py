"""The command line. `main` is the console script `mazzo`; each command imports what it needs when it is called."""


def main() -> None:
    """Run the command that the arguments name, then leave with its exit code."""
    from mazzo.cli.app import app

    app(prog_name="mazzo")
