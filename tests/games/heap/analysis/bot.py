"""How the bots play the heap."""

from mazzo.bots.params import BotSettings, SearchParams

BOT = BotSettings(
    search=SearchParams(exploration=400),  # results vary little: the search has to look around more than usual
    expert_iterations=2000,
    master_iterations=4000,
)
