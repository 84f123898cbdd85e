"""The companion of printed games: counts, the referee, common questions, and sheets in a person's history."""
