# Grass : les mots du jeu. Les cartes et les phrases de la table sont dans table.ftl, les refus dans errors.ftl.

grass-name = Grass
grass-about = Un marché de nuit : vends ta marchandise, évite les descentes, négocie avec tout le monde.

## Variantes

grass-option-lifo-heat = La dernière descente d'abord
grass-option-lifo-heat-how = s'il y a plusieurs descentes sur un marché, la dernière jouée est la première levée
grass-option-one-hand = Une seule manche
grass-option-one-hand-how = la partie finit après la première manche, et le résultat le plus haut gagne

## La fin

# 12.1, 12.2
grass-end-target-reached = Les 250 000 $ sont atteints : le total le plus haut gagne.
# 12.b, 12.c
grass-end-hands-played = La dernière manche possible d'une partie est jouée : le total le plus haut gagne.

# Les points sont des milliers de dollars.
grass-figure = { $minus ->
    [yes] −{ $points } 000 $
   *[other] { $points ->
        [0] 0 $
       *[other] { $points } 000 $
      }
  }
grass-rules-search-hint = descente, vente, 5.6…
