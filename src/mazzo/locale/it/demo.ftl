# La striscia in cima alle pagine di una dimostrazione (mazzo serve --demo).

# $time: un'ora, come 15:00.
demo-ends = Dimostrazione: alle { $time } si cancella tutto.
demo-matches = Partite finite da guardare:
