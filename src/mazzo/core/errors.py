"""What can go wrong, and nothing else: six families under one root.

    MazzoError
    ├── NotUnderstood   the words make no sense here
    ├── Ambiguous       the words fit several actions
    ├── NotLegal        understood, but a rule forbids it now
    ├── NotYourTurn     this seat may not act now
    ├── OutOfDate       the table has moved on since this was said
    └── OurFault        a defect of Mazzo

Every error has a stable code, the facts that fill its sentence, and the rule it rests on if there is one. The sentences
stand in `mazzo/locale/*/errors.ftl`; whoever can speak (`mazzo.words`) lends its voice through `speak_with`.
"""

from collections.abc import Callable, Mapping

Fact = str | int
Speaker = Callable[[str, str, Mapping[str, Fact]], str]

_speakers: list[Speaker] = []


def speak_with(speaker: Speaker) -> None:
    """Let `speaker(language, code, facts)` turn codes into sentences from now on."""
    _speakers[:] = [speaker]


class MazzoError(Exception):
    """Root of all refusals and errors. `code` is stable; `rule` is a rule number such as "3.5" or ""."""

    code = "our-fault"

    def __init__(self, code: str = "", *, rule: str = "", **facts: Fact) -> None:
        super().__init__(code or type(self).code)
        self.code = code or type(self).code
        self.rule = rule
        self.facts: dict[str, Fact] = facts

    def sentence(self, language: str = "en") -> str:
        """The error as a sentence in "it" or "en"."""
        if _speakers:
            return _speakers[0](language, self.code, self.facts)
        return f"{self.code} {self.facts}" if self.facts else self.code

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})" if self.rule else self.sentence()


class NotUnderstood(MazzoError):
    """The text, the option, the journal line or the number means nothing here."""

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
    """The version the speaker saw is no longer the present one."""

    code = "out-of-date"


class OurFault(MazzoError):
    """A defect of Mazzo: please report it."""

    code = "our-fault"
