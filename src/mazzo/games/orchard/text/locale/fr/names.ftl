# Orchard : les mots du jeu. Les phrases de la table sont dans table.ftl, les refus dans errors.ftl.

orchard-name = Orchard
orchard-about = Pose arbre sur arbre, fruit sur fruit : neuf cartes pour la plus riche récolte.

orchard-apple = pomme
orchard-pear = poire
orchard-plum = prune

# 8.3, 8.b : les titres français sont de nous.
orchard-title-0 = Pour des prunes
orchard-title-1 = Sans trop de pépins
orchard-title-2 = Pomme-etteuse
orchard-title-3 = Re-mûr-quable
orchard-title-4 = Verger-tigineuse
orchard-title-5 = Pépin-oménale
orchard-title-6 = Im-poire-iale
orchard-title-7 = Pomme-idable ! (jusqu'au trognon)

# 7.1 et 7.2
orchard-end-nothing-fits = Plus aucune carte de ta main ne trouve de place : le verger est terminé.
orchard-end-all-placed = La dernière carte est à sa place : le verger est complet.

# Avec les mots d'Orchard : ce que ui.ftl et room.ftl disent de chaque jeu.
orchard-history-note = Tenir le registre de ses récoltes, c'est la règle
orchard-room-chip-closed = verger terminé
orchard-history-rule = 8.4
orchard-rules-search-hint = dé, fruit pourri, 3.5…
