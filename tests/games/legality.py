"""Legal and refused moves of a match, by their text."""

from mazzo import Match, Refusal


def refused(match: Match, text: str, seat: int = 0) -> Refusal:
    """Why a move is not allowed."""
    refusal = match.check(seat, match.read(seat, text))
    assert refusal is not None, f"{text} is allowed"
    return refusal


def reason(match: Match, text: str, seat: int = 0) -> tuple[str, str]:
    """The code of a refusal and its rule."""
    refusal = refused(match, text, seat)
    return refusal.code, refusal.rule


def allowed(match: Match, text: str, seat: int = 0) -> bool:
    """Whether a move is allowed."""
    return match.can(seat, match.read(seat, text))


def moves(match: Match, seat: int = 0) -> list[str]:
    """Every legal move as text."""
    return [match.write(seat, action) for action in match.legal_actions(seat)]
