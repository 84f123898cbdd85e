"""Plays a random game of each title with an installed `mazzo-core`, by interpreted rules, and replays its journal.

Run by `tools.wheel` with a Python whose PYTHONPATH is the folder of the installation and nothing else.
"""

import sys
from random import Random

import mazzo


def play(name: str) -> None:
    """Deal a game, play it to the end, and replay what its journal says."""
    match, random = mazzo.deal(name, seed="core"), Random(name)
    while not match.outcome:
        seat = random.choice(match.current_players())
        match.play(seat, random.choice(match.legal_actions(seat)))
    text = match.journal.text()
    again = mazzo.replay(text)
    assert (again.journal.text(), again.outcome) == (text, match.outcome)
    assert match._repr_html_() is None  # the terminal draws it
    print(f"{name}: {match.version} entries, {[place.score.total for place in match.outcome.ranking]}")


def main() -> None:
    """Play every game, and check that an error has its sentence and that nothing else was needed."""
    for name in mazzo.GAMES:
        play(name)
    error = mazzo.NotUnderstood("bad-seats", seats=99, least=1, most=8)
    assert "99" in error.sentence("it") != error.sentence("en")
    from_outside = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
    assert from_outside <= {"__main__", "fluent", "mazzo", "typing_extensions"}, from_outside


if __name__ == "__main__":
    main()
