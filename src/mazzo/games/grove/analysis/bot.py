"""How the bots play Grove."""

from mazzo.bots.params import EVERY, BotSettings, SearchParams

BOT = BotSettings(
    search=SearchParams(width=10, samples=EVERY),
    expert_iterations=60,
    master_iterations=6000,
    master_average=56.3,
)
