# Grass: le parole del gioco. Le carte e le frasi del tavolo stanno in table.ftl, i rifiuti in errors.ftl.

grass-name = Grass
grass-about = Un mercato notturno: vendi la tua merce, evita le retate, tratta con tutti.

## Varianti

grass-option-lifo-heat = Prima l'ultimo Heat On
grass-option-lifo-heat-how = se su un mercato ci sono più Heat On, il primo a essere tolto è l'ultimo giocato
grass-option-one-hand = Una smazzata sola
grass-option-one-hand-how = la partita finisce dopo la prima smazzata, e vince il risultato più alto

## La fine

# 12.1, 12.2
grass-end-target-reached = I 250.000 $ sono raggiunti: vince il totale più alto.
# 12.b, 12.c
grass-end-hands-played = È stata giocata l’ultima smazzata che una partita può avere: vince il totale più alto.

# I punti sono migliaia di dollari.
grass-figure = { $minus ->
    [yes] −{ NUMBER($points, useGrouping: "always") }.000 $
   *[other] { $points ->
        [0] 0 $
       *[other] { NUMBER($points, useGrouping: "always") }.000 $
      }
  }
grass-rules-search-hint = Heat, peddle, 5.6…
