"""Wire structs of rules and lessons."""

from msgspec import Struct


class Rule(Struct):
    """One numbered rule."""

    number: str
    text: str
    ruling: bool


class Section(Struct):
    """One section of the rules."""

    number: str
    title: str
    rules: list[Rule]


class Rules(Struct):
    """A game's rules in one language."""

    sections: list[Section]
    credits: str


class LessonStep(Struct):
    """A step of a lesson: its text, when it is shown, and the gesture that it asks for."""

    text: str
    at: int
    actions: list[str]


class Lesson(Struct):
    """A game's lesson."""

    steps: list[LessonStep]
