"""Settings of the bots for Grass."""

from mazzo.bots.params import ALIKE, BotSettings, SearchParams

BOT = BotSettings(
    # With rivalry 100 bots of equal level in matches of three or more hold each leader back: of 27 matches of six
    # experts two reached the limit of forty hands. With 50 the longest of 24 had twelve.
    search=SearchParams(depth=0, branch=ALIKE, prune_margin=500_000, settle=30, rivalry_of_many=50),
    expert_iterations=200,
    master_iterations=1200,
    # Most legal actions begin a trade or discard a card, and win no hand: novices that compare a tenth of them reach
    # the limit of forty hands in two of three matches at tables of four.
    novice_percent=70,
    casual_percent=100,
)
