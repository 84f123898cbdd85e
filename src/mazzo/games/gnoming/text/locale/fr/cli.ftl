# Gnoming A Round en ligne de commande.

cli-gnoming-help-pile = montre où irait bien la carte du dessus de cette pile
cli-gnoming-pass = Le clavier est à { $seat }. Entrée pour continuer.
cli-gnoming-prompt-seat = { $seat }, manche { $version }
cli-gnoming-left = gauche
cli-gnoming-right = droite
cli-gnoming-hazard = obstacle
cli-gnoming-mulligan = mulligan
cli-gnoming-face-down = face cachée
cli-gnoming-line = brelan
cli-gnoming-cells = cases de 1 à 9, dans l'ordre de lecture
cli-gnoming-round = Manche { $round } sur 3
cli-gnoming-stock = pioche : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
cli-gnoming-removed = obstacles hors du jeu : { $count }
cli-gnoming-holds-unseen = { $seat } a pioché une carte.
cli-gnoming-holds-stock = { $seat } a pioché : { $card }
cli-gnoming-holds-pile = { $seat } a pris sur une pile : { $card }
cli-gnoming-holds-bounce = { $card } rebondit ! Une autre case peut le recevoir.
cli-gnoming-holds-out = De la grille de { $seat } sort : { $card }
cli-gnoming-last = { $seat ->
        [none] Dernier tour de table !
       *[other] { $seat } a fermé la manche !
    } { $count ->
        [one] C'est le dernier tour de la manche.
       *[other] Encore { $count } tours, celui-ci compris.
    }
cli-gnoming-total = { $points } en tout
cli-gnoming-changes = Case par case, comment { $card } change les points (moins, c'est mieux) :
cli-gnoming-round-over = La manche { $round } est finie
cli-gnoming-singles = cartes { $points }
cli-gnoming-lines = brelans { $points }
cli-gnoming-negatives = négatives { $points }
cli-gnoming-hazards = obstacles { $points }
cli-gnoming-out = fermeture { $points }
cli-gnoming-choose = { $count ->
        [one] Et la deuxième :
       *[other] Choisis deux cartes à retourner, dans l'ordre de leurs cases :
    }
cli-gnoming-asked = Un obstacle : tu peux retourner une de tes cartes.
cli-gnoming-no-turn = Ou aucune :
cli-gnoming-draw = Piocher :
cli-gnoming-take = Où { $card } irait bien :
cli-gnoming-put-down = { $card } sur une carte face cachée :
cli-gnoming-put-open = { $card } sur une carte face visible :
cli-gnoming-discard = Défausser :
cli-gnoming-card = Carte retournée : { $card }
cli-gnoming-card-unseen = Une carte est piochée.
