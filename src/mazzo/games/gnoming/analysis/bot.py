"""Settings of the bots for Gnoming A Round."""

from mazzo.bots.params import VALUE, BotSettings, SearchParams

BOT = BotSettings(
    search=SearchParams(width=14, depth=0, branch=VALUE),
    expert_iterations=12,
    master_iterations=1000,
)
