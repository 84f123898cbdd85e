# The pages of the companion of printed games.

companion-title = À la table
companion-lead = Vous jouez avec de vraies cartes ? Saisis ce qui est sur la table : les points se comptent seuls, chaque ligne avec sa règle.
companion-of = { $game } à la table
companion-sheets = Feuilles sur cet appareil
companion-new = Nouvelle feuille
companion-begin = Commencer
companion-players = Combien de joueurs ?
companion-player = Joueur { $number }
companion-player-name = Nom du joueur { $number }
companion-colour = Couleur du joueur { $number } : { $colour }. Appuie pour la changer
companion-open = en cours
companion-over = terminée
companion-more = Aussi à la table
companion-to-tools-text = Qui commence, le temps, les dés et la pièce.
companion-to-referee-text = Ai-je le droit ? Et les questions les plus courantes, avec la règle qui répond.
companion-to-caller-text = Chacun a ses propres cartes : un téléphone appelle les numéros.
companion-to-rules = Les règles
companion-to-rules-text = Toutes, numérotées, avec une recherche.
companion-to-offline = Sans réseau
companion-to-offline-text = Une fois téléchargé, le jeu compte aussi sans réseau.

# The sheet.
companion-back = Retour aux feuilles
companion-undo = Annuler
companion-redo = Rétablir
companion-said-undone = Modification annulée. Encore à annuler : { $left }.
companion-said-redone = Modification rétablie. Encore à rétablir : { $left }.
companion-entry = Ce qui est sur la table
companion-rename = Noms et couleurs
companion-delete = Supprimer
companion-delete-title = Supprimer cette feuille ?
companion-delete-sure = { $names } : la feuille disparaît de cet appareil, avec tout ce que tu as saisi.
companion-delete-kept-sure = { $names } : la feuille disparaît de ton historique.
companion-not-here = Cette feuille n’est pas sur cet appareil.
companion-no-scorer = Ce jeu n’a pas encore de feuille de score.
companion-not-stored = Ce navigateur ne conserve rien : la feuille disparaît avec la page.
companion-elsewhere = Cette feuille a été modifiée dans une autre fenêtre. Voici où elle en est.
companion-no-engine = Sans réseau, rien n’est compté pour l’instant : les totaux sont ceux d’avant. Ce que tu saisis est conservé.

# The count.
companion-totals = Totaux
companion-total = { $name } : { $total }
companion-part = Manche { $number }
companion-lines = Points de { $name }
companion-lines-alone = Tes points
companion-lines-none = Pas encore de points.
companion-faults = Comme vous avez joué
companion-card = carte { $card }
companion-place = ligne { $row }, colonne { $column }
companion-as-played = { $count ->
    [one] Compté comme nous avons joué, avec une erreur.
   *[other] Compté comme nous avons joué, avec { $count } erreurs.
  }
companion-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
companion-next = C’est à { $name }.
companion-dealer = { $name } distribue.
companion-transfer = { $part } : { $giver } donne { $amount } à { $taker }
companion-assumed = Les dés manquaient : ils sont sur les arbres qui viennent d’abord, ligne par ligne.

# What to do with it.
companion-actions = Que faire de la feuille
companion-show = Montrer à tous
companion-share = Partager le texte
companion-picture = Partager l’image
companion-print = Imprimer
companion-copied = Texte copié.
companion-keep = Garder dans l’historique
companion-keep-text = La feuille reste dans ton historique, « à la table », et s’ouvre sur chacun de tes appareils. Si la partie est finie et sans faute, elle compte dans tes chiffres : tu es à la première place.
companion-keep-match-text = Elle devient une partie de ton historique : avec par, analyse et chiffres.
companion-kept = Elle est dans ton historique
companion-review = Analyse
companion-par = Par et le Maître
companion-alone = Il faut un serveur, que ce site n'a pas.
