"""Settings of the bots for Clustered."""

from mazzo.bots.params import ALIKE, BotSettings, SearchParams

BOT = BotSettings(
    search=SearchParams(samples=3, branch=ALIKE, prize=10),
    expert_iterations=40,
    master_iterations=1500,
)
