# Grass en ligne de commande.

cli-grass-help-card = dit ce que fait cette carte, et tout ce qu'on peut en faire maintenant
cli-grass-prompt-seat = { $seat }, manche { $version }
# Des mots qu'on peut écrire : ils listent la défausse, et ce qu'on n'a pas vu.
cli-grass-word-waste = défausse
cli-grass-word-unseen = inconnues
cli-grass-list-waste = Dans la défausse : { $cards }
cli-grass-list-unseen = Dans la pioche et dans les mains, jamais vues par toi : { $cards }
cli-grass-legend-next = { $sign } la prochaine descente à lever
cli-grass-legend-card = le nom d'une carte, défausse, inconnues : en disent plus
cli-grass-legend-offer = to B; give mexico; want bust; propose : fait une offre à B
cli-grass-hand-number = { $most ->
    [0] Manche { $hand }
   *[other] Manche { $hand } sur { $most } au plus
}
cli-grass-stack = pioche : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
cli-grass-waste = défausse : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
cli-grass-turn = c'est à { $seat }
cli-grass-extra = qui joue encore
cli-grass-total = { $money } au total
cli-grass-cards = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
cli-grass-loses = { $count ->
        [one] perd un tour
       *[other] perd { $count } tours
    }
cli-grass-closed = pas de marché
cli-grass-open = marché
cli-grass-cover = { $card } protège { $money } sur { $most }
cli-grass-heat = descentes
cli-grass-known = tu connais : { $cards }
cli-grass-hand = Main de { $seat }
cli-grass-passing = Tu passes { $card }. Les autres choisissent encore.
cli-grass-tabled = { $card } du marché
cli-grass-covered = { $card } sous protection
cli-grass-gives = { $giver } donne à { $taker } : { $cards }
cli-grass-accepted = { $seat } (d'accord)
cli-grass-draft = Ton offre jusqu'ici :
cli-grass-talk-open = Offre de { $seat } pour { $others }.
cli-grass-talk-dealt = Affaire conclue entre { $seat } et { $others }.
cli-grass-talk-declined = L'offre de { $seat } pour { $others } a été refusée.
cli-grass-talk-withdrawn = L'offre de { $seat } pour { $others } a été retirée.
cli-grass-talk-countered = { $others } répond à { $seat } par une autre offre.
cli-grass-hand-over = La manche { $hand } est finie
cli-grass-left = encore en main : { $cards }
cli-grass-tabled-money = sur la table { $money }
cli-grass-skimmed = The Banker { $money }
cli-grass-in-hand = plus grosse vente en main { $money }
cli-grass-paranoia = paranoïa { $money }
cli-grass-bonus = meilleur résultat { $money }
cli-grass-lifts = lève { $cards }
cli-grass-covers = protège jusqu'à { $money }
cli-grass-to-waste = défausse
cli-grass-group-play = Jouer :
cli-grass-group-discard = Défausser :
cli-grass-group-cover = Ce qu'elle protège :
cli-grass-group-pass = Passer à gauche :
cli-grass-group-pick = Choisir ce que tu donnes :
cli-grass-group-answer = L'offre :
cli-grass-group-offer = Faire une offre :
cli-grass-group-propose = Ton offre :
cli-grass-group-give = Tu donnes :
cli-grass-group-want = Tu veux :
cli-grass-group-also = En même temps :
cli-grass-drawn = Carte piochée : { $card }
cli-grass-drawn-unseen = Une carte est piochée.
