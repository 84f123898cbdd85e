"""The code blocks of a page, and running those in Python."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def blocks(text: str, language: str) -> list[str]:
    """The code blocks in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def run_python_of(page: str, smaller: dict[str, str] | None = None) -> None:
    """Run the Python blocks of a page of `docs`, each by itself. `smaller`: texts to replace so that they are cheap."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    for large, small in (smaller or {}).items():
        assert large in text
        text = text.replace(large, small)
    found = blocks(text, "python")
    assert found
    for code in found:
        exec(compile(code, page, "exec"), {"__name__": "__main__"})
