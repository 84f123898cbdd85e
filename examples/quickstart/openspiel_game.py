"""A game of OpenSpiel: its Monte Carlo tree search plays Orchard.

To run it:

    pip install "mazzo[openspiel]"
    python openspiel_game.py
"""

import pyspiel
from open_spiel.python.algorithms import mcts

import mazzo.rl.openspiel

mazzo.rl.openspiel.register()
game = pyspiel.load_game("mazzo_orchard_v1(horizon=3)")
bot = mcts.MCTSBot(game, 5, 100, mcts.RandomRolloutEvaluator())
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    else:
        state.apply_action(bot.step(state))
print(state.returns())
