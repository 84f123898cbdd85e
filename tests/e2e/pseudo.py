"""A language for looking at layouts: the English texts 40 % longer and with accents, from left to right or back. It is
made of the packs of texts that the server sends, and of nothing that is stored.

What the server says itself (rules, names of people) is not changed.
"""

import json
import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

LONGER = 0.4
_ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéîñöûýÀÇÉÎÑÖÛÝ")
_PACK = re.compile(r"(?:var|const|let) (\w+)=`(.*)`;export\{\1 as default\};?\s*", re.DOTALL)
"""A pack of texts as it is built."""
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_RIGHT_TO_LEFT = "addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'))"


class _Longer(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = lengthened(node.value)
        return node


def lengthened(text: str) -> str:
    """A text with accents and 40 % more letters: one or two words get longer, a sentence gets further words."""
    words = text.translate(_ACCENTS).split(" ")
    letters = sum(len(word) for word in words)
    more = round(letters * LONGER)
    if more == 0:
        return text
    longest = max(range(len(words)), key=lambda k: len(words[k]))
    if len(words) < 4:
        word = words[longest]
        middle = len(word) // 2
        words[longest] = word[:middle] + "ö" * more + word[middle:]
    else:
        words[longest] += "".join(" " + "éßtàñö"[: min(6, more - k)] for k in range(0, more, 6))
    return " ".join(words)


def pack_in_pseudo(source: str) -> str:
    """A script of the client; a pack of texts with each of its texts longer."""
    pack = _PACK.fullmatch(source)
    if pack is None:
        return source
    texts = _ESCAPED.sub(lambda escaped: {"n": "\n", "t": "\t"}.get(escaped[1], escaped[1]), pack[2])
    longer = _Longer().visit(FluentParser().parse(texts))
    return f"export default {json.dumps(FluentSerializer().serialize(longer))}"


def speak_pseudo(person: BrowserContext, *, is_rtl: bool = False) -> None:
    """Show every page of a person in the pseudo-language."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=pack_in_pseudo(response.text()))

    person.route("**/assets/*.js", answer)
    if is_rtl:
        person.add_init_script(_RIGHT_TO_LEFT)
