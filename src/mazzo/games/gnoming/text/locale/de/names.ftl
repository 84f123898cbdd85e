# Gnoming A Round: die Wörter des Spiels. Was an seinem Tisch gesagt wird, steht in table.ftl, die Ablehnungen in errors.ftl.

gnoming-name = Gnoming A Round
gnoming-about = Minigolf unter Zwergen: Tausch die Karten deines Rasters, die wenigsten Punkte gewinnen.

## Das Ende

# 9.1
gnoming-end-three-rounds = Die dritte Runde ist vorbei: Die wenigsten Punkte gewinnen.

# In Gnomings eigenen Worten: was ui.ftl von jedem Spiel sagt.
gnoming-rules-search-hint = Hindernis, Mulligan, 4.2…
