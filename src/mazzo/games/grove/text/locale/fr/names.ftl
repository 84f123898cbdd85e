# Grove : les mots du jeu. Ses recettes sont dans deck-recipes.ftl, les phrases de la table dans table.ftl, les refus dans errors.ftl.

grove-name = Grove
grove-about = Oranges, citrons et citrons verts poussent ensemble ; l'écureuil et la brouette s'en mêlent.

grove-orange = orange
grove-lemon = citron
grove-lime = citron vert

# 9.5, 9.b : les titres français sont de nous. 6 et 7 : l'objectif d'un défi atteint ou manqué (10.6, 10.c).
grove-title-0 = Un zeste d'espoir
grove-title-1 = Tout jus-te
grove-title-2 = Sim-pulpe-ment bonne
grove-title-3 = Extra-orange-inaire
grove-title-4 = Pour la beauté du zeste
grove-title-5 = Absolument sub-lime !
grove-title-6 = La recette du succès !
grove-title-7 = À remettre au four

## Variantes

# 10.1
grove-option-recipes = Défi des recettes
grove-option-recipes-how = deux recettes fixent un objectif et donnent des bonus : atteins-le et tu as gagné

## La fin

# 8.1 et 8.a
grove-end-all-placed = La dernière carte est à sa place : le bosquet est complet.
grove-end-nothing-fits = Plus aucune carte de ta main ne trouve de place : le bosquet est terminé.

# Avec les mots de Grove : ce que ui.ftl et room.ftl disent de chaque jeu.
grove-history-note = Un défi des recettes se gagne ou se perd et n'a pas de record : c'est la règle
grove-history-rule = 10.1
grove-room-won-none = Personne n'a atteint l'objectif : personne ne gagne
grove-room-chip-closed = bosquet terminé
grove-rules-search-hint = écureuil, brouette, 5.2…
