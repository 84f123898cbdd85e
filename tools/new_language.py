"""`make new-language LANGUAGE=fr` begins a language, and brings one that is begun up to date: see docs/languages.md.

Every text is written in the order of the English files. One that the language has stays; one that it lacks is written
in English below the comment NOT_TRANSLATED, and so is every text that still has this comment; one that English lacks is
left out.
"""

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from tools.node import find_node

SOURCES = Path(__file__).parents[1] / "src" / "mazzo"
NUMERALS = SOURCES / "fluent_text.py"
FALLBACK = "en"
NOT_TRANSLATED = "# Not yet translated"
GAME_TEXTS = f"games/*/text/locale/{FALLBACK}/*.ftl"
CODE = re.compile(r"[a-z]{2}")
_TEXT = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
"""The beginning of a text."""


def main(code: str) -> None:
    """Write the files of a language."""
    if not CODE.fullmatch(code) or code == FALLBACK:
        sys.exit("name the language by its code of two letters: make new-language LANGUAGE=fr")
    settings = SOURCES / "locale" / code / "language.json"
    if not settings.exists():
        _begin(code, settings)
    count, missing = 0, 0
    for english in sorted([*SOURCES.glob(f"locale/{FALLBACK}/*.ftl"), *SOURCES.glob(GAME_TEXTS)]):
        file = english.parents[1] / code / english.name
        file.parent.mkdir(exist_ok=True)
        own = file.read_text("utf-8") if file.exists() else ""
        text = filled(english.read_text("utf-8"), own)
        file.write_text(text, "utf-8")
        count += len(_TEXT.findall(text))
        missing += text.count(NOT_TRANSLATED)
    for english in sorted(SOURCES.glob(f"games/*/text/rulebook.{FALLBACK}.md")):
        page = english.with_name(f"rulebook.{code}.md")
        if not page.exists():
            page.write_bytes(english.read_bytes())
    print(f"{count - missing} of {count} texts are in {code}; the others have the comment “{NOT_TRANSLATED}”.")


def _begin(code: str, settings: Path) -> None:
    """Write the language's settings and its line of NUMERALS. Exits for a language whose numbers Mazzo cannot write."""
    node = find_node()
    if node is None:
        sys.exit("no Node here: make web fetches one")
    script = Path(__file__).with_suffix(".mjs")
    answer = subprocess.run([node.folder / "node", script, code], capture_output=True, text=True, check=True)
    facts = json.loads(answer.stdout)
    one = tuple(number for number, category in enumerate(facts["categories"]) if category == "one")
    has_two_forms = {*facts["categories"]} == {"one", "other"} and len(one) <= 2
    if not facts["isKnown"] or facts["separator"] is None or not has_two_forms:
        sys.exit(f"the numbers of {code} need more than Numerals in {NUMERALS.name} can say: extend it first")
    separator = facts["separator"].encode("ascii", "backslashreplace").decode()
    line = f'    "{code}": Numerals("{separator}", {facts["grouped_from"]:_}, {one}, "{facts["millions"]}"),\n'
    source = NUMERALS.read_text("utf-8")
    if f'    "{code}": Numerals(' not in source:
        NUMERALS.write_text(source.replace("NUMERALS = {\n", f"NUMERALS = {{\n{line}"), "utf-8")
    settings.parent.mkdir()
    names = {"name": facts["name"], "locale": facts["locale"], "draft": True}
    settings.write_text(json.dumps(names, ensure_ascii=False) + "\n", "utf-8")


def filled(english: str, own: str) -> str:
    """The texts of a file in English: those that `own` has translated as they are there, the others in English."""
    head, *texts = _TEXT.split(english)
    translated = {_id(text): text for text in _translated(own)}
    source = head
    for text in texts:
        if _id(text) in translated:
            source += _parts(translated[_id(text)])[0] + _parts(text)[1]
        else:
            source += f"{NOT_TRANSLATED}\n{text}"
    return source


def _translated(source: str) -> list[str]:
    """The texts of a file above which NOT_TRANSLATED does not stand."""
    parts = _TEXT.split(source)
    return [text for before, text in pairwise(parts) if not before.endswith(f"{NOT_TRANSLATED}\n")]


def _parts(text: str) -> tuple[str, str]:
    """A text, and the comments and empty lines between it and the next."""
    lines = text.splitlines(keepends=True)
    end = 1 + max((k for k, line in enumerate(lines) if line.startswith((" ", "}"))), default=0)
    return "".join(lines[:end]), "".join(lines[end:])


def _id(text: str) -> str:
    return text.partition("=")[0].strip()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
