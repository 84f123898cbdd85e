"""The value of a line of play that was not played, as the account would value it."""

from collections.abc import Sequence

from mazzo.compiled import Body
from mazzo.core.review import UNITS
from mazzo.match import CHANCE, Entry, Match
from mazzo.reviews.account import FINE, Accountant
from mazzo.reviews.messages import ValuedAction
from mazzo.reviews.values import values_of


def value_of_line(match: Match, last_entry: int, seat: int, actions: Sequence[str], body: Body) -> ValuedAction:
    """The last action of a line of play, valued from what the seat knows before it. The line begins after entry
    `last_entry` of the journal of a finished match; the actions are text. Raises NotUnderstood, Ambiguous, NotLegal or
    NotYourTurn.
    """
    accountant = Accountant(match, values_of(body, match.seats))
    again = accountant.again
    for entry in (entry for index, entry in match.indexed_line if index <= last_entry):
        if entry.seat == CHANCE:
            again.happen(entry.text)
        else:
            again.play(entry.seat, entry.text)
    for text in actions[:-1]:
        again.play(seat, text)
    action = again.read(seat, actions[-1])
    again.copy().play(seat, action)  # raises if it is not legal
    text = again.write(seat, action)
    moments = [accountant.moment(other) for other in accountant.seats]
    _, own = again.table.place_of(seat)
    _, error = accountant.before(Entry(seat, text), moments)
    moment = moments[seat]
    worth = next((one for one in moment.actions if one.key == action), None)
    if worth is None:  # an action out of turn, which no search values
        moment = accountant.moment(seat)
        value, win = moment.value, accountant.win(seat, moment)
    else:
        spread = accountant.moment(seat).spread
        value, win = worth.values[own], accountant.chances_after(seat, moment, spread).get(action, 0)
    return ValuedAction(text, value / UNITS, error / UNITS, None if match.seats == 1 else win / FINE)
