"""A bot of your own plays against a bot of the house: it takes what brings most points.

To run it:

    pip install mazzo
    python bot.py
"""

import mazzo
from mazzo.bots import determinize, level
from mazzo.games import RULESETS


class Careful:
    name = "careful"

    def choose(self, match, seat, start):
        return self.think(determinize(match, seat, start))  # without the hidden cards

    def think(self, position, body=None):
        game, seat = RULESETS[position.ruleset], position.seat
        state = game.new_state().from_bytes(position.state)
        actions = [0] * game.meta.max_actions
        count = game.rules.legal_actions(state, seat, actions)
        return max(actions[:count], key=lambda a: self.value(game, state, seat, a))

    def value(self, game, state, seat, action):
        after = state.copy()
        game.rules.apply_action(after, seat, action)
        return game.rules.greedy_value(after, seat)


if __name__ == "__main__":
    players = [Careful(), level("orchard", "casual")]
    match = mazzo.deal("orchard", seats=2, seed="friday")
    while seats := match.current_players():
        match.play(seats[0], players[seats[0]].choose(match, seats[0], start=1))
    for place in match.outcome.ranking:
        print(players[place.seat].name, place.score.total)
