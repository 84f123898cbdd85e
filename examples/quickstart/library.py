"""Play a match in Python, look at it, and replay its journal.

To run it:

    pip install mazzo
    python library.py
"""

import mazzo

match = mazzo.deal("orchard", seed="a fine day")
while not match.outcome:
    (seat,) = match.current_players()
    actions = match.legal_actions(seat)
    match.play(seat, actions[0])

print("points:", match.outcome.ranking[0].score.total)

# A journal is a text that anybody can check: it is refused where a rule is broken.
text = match.journal.text()
assert mazzo.replay(text).outcome == match.outcome
print(text)
