"""The log lines of servers in other processes during the present test; a failing test shows them."""

from pathlib import Path

MOST = 20_000
"""How many characters of a log are shown, the last ones."""
_heard: dict[Path, int] = {}
"""The logs, and how many bytes of each were there when the test began."""


def watch(log: Path) -> None:
    """From now on a log is shown."""
    _heard.setdefault(log, 0)


def begin() -> None:
    """A test begins: what was said so far is not its own."""
    for log in _heard:
        _heard[log] = log.stat().st_size if log.exists() else 0


def said() -> list[tuple[str, str]]:
    """A section for each log that has grown since the test began: a title and the text."""
    texts = {log: log.read_bytes()[before:].decode(errors="replace") for log, before in _heard.items() if log.exists()}
    return [(f"Server log: {log.parent.name}/{log.name}", text[-MOST:]) for log, text in texts.items() if text]
