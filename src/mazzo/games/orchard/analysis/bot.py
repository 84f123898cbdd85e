"""How the bots play Orchard."""

from mazzo.bots.params import BotSettings, SearchParams

BOT = BotSettings(
    search=SearchParams(width=2, beam=3),
    expert_iterations=60,
    master_iterations=1500,
    master_looks_ahead=True,
    master_average=43.9,
)
