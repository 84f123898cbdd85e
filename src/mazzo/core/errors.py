"""The exceptions of Mazzo: six classes under one root.

    MazzoError
    ├── NotUnderstood   the text or value means nothing here
    ├── Ambiguous       the text fits several actions
    ├── NotLegal        understood, but a rule forbids it now
    ├── NotYourTurn     this seat may not act now
    ├── OutOfDate       the request refers to an older version of the match
    └── OurFault        a defect of Mazzo

Every error has a stable code, the variables of its sentence, and the number of a rule if one is the reason. The
sentences are in `.ftl` files; `mazzo.i18n` can read them and is set by `speak_with`, because floor 0 cannot import it.
"""

from collections.abc import Callable, Mapping

Fact = str | int
Speaker = Callable[[str, str, Mapping[str, Fact]], str]

_speakers: list[Speaker] = []


def speak_with(speaker: Speaker) -> None:
    """Set the function `speaker(language, code, facts)` that returns the sentence of an error."""
    _speakers[:] = [speaker]


class MazzoError(Exception):
    """Base class of all refusals and errors. `code` is stable; `rule` is a rule number such as "3.5", or ""."""

    code = "our-fault"

    def __init__(self, code: str = "", *, rule: str = "", **facts: Fact) -> None:
        super().__init__(code or type(self).code)
        self.code = code or type(self).code
        self.rule = rule
        self.facts: dict[str, Fact] = facts

    def sentence(self, language: str = "en") -> str:
        """The error as a sentence in a language such as "it"."""
        if _speakers:
            return _speakers[0](language, self.code, self.facts)
        return f"{self.code} {self.facts}" if self.facts else self.code

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})" if self.rule else self.sentence()


class NotUnderstood(MazzoError):
    """A text, option, journal line or number means nothing here."""

    code = "not-understood"


class Ambiguous(MazzoError):
    """The text fits more than one legal action."""

    code = "ambiguous"


class NotLegal(MazzoError):
    """A rule forbids the action in this position."""

    code = "not-legal"


class NotYourTurn(MazzoError):
    """The seat may not act now."""

    code = "not-your-turn"


class OutOfDate(MazzoError):
    """The version to which the request refers is no longer the current one."""

    code = "out-of-date"


class OurFault(MazzoError):
    """A defect of Mazzo: please report it."""

    code = "our-fault"
