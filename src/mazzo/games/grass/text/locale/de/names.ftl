# Grass: die Wörter des Spiels. Seine Karten und was am Tisch gesagt wird, stehen in table.ftl, die Ablehnungen in errors.ftl.

grass-name = Grass
grass-about = Ein Nachtmarkt: Verkauf deine Ware, weich der Polizei aus, handle mit allen.

## Varianten

grass-option-lifo-heat = Die letzte Razzia zuerst
grass-option-lifo-heat-how = von mehreren Razzia-Karten auf einem Markt wird die zuletzt gespielte zuerst aufgehoben
grass-option-one-hand = Nur eine Runde
grass-option-one-hand-how = die Partie endet nach der ersten Runde, und das höchste Ergebnis gewinnt

## Das Ende

# 12.1, 12.2
grass-end-target-reached = 250.000 $ sind erreicht: Die höchste Summe gewinnt.
# 12.b, 12.c
grass-end-hands-played = Die letzte mögliche Runde dieser Partie ist gespielt: Die höchste Summe gewinnt.

# Punkte sind Tausende von Dollar.
grass-figure = { $minus ->
    [yes] −{ $points }.000 $
   *[other] { $points ->
        [0] 0 $
       *[other] { $points }.000 $
      }
  }
grass-rules-search-hint = Razzia, Ware, 5.6…
