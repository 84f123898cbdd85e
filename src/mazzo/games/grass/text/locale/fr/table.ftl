# La table de Grass : ce qu'on lit et entend en jouant. Ce que dit chaque table est dans table.ftl de Mazzo.

## Les cartes

# Les noms sont ceux imprimés sur les cartes, dans toutes les langues ; -does dit en une phrase à quoi sert une carte.
grass-card-home-grown = Home Grown
grass-card-home-grown-does = Une vente de 5 000 $, cultivée à la maison.
grass-card-mexico = Mexico
grass-card-mexico-does = Une vente de 5 000 $.
grass-card-colombia = Colombia
grass-card-colombia-does = Une vente de 25 000 $.
grass-card-jamaica = Jamaica
grass-card-jamaica-does = Une vente de 25 000 $.
grass-card-panama = Panama
grass-card-panama-does = Une vente de 50 000 $.
grass-card-dr-feelgood = Dr. Feelgood
grass-card-dr-feelgood-does = Une vente de 100 000 $, la seule qu'aucune protection ne couvre.
grass-card-market-open = Market Open
grass-card-market-open-does = Ouvre ton marché : sans cette carte, tu ne poses aucune vente.
grass-card-market-close = Market Close
grass-card-market-close-does = Finit aussitôt la manche, si ton marché est ouvert et sans descente.
grass-card-bust = Bust
grass-card-bust-does = Flagrant délit : une descente sur un marché ouvert. Plus de vente là-bas avant Immunity, Pay Fine ou un Nirvana.
grass-card-detained = Detained
grass-card-detained-does = Garde à vue : une descente sur un marché ouvert. Plus de vente là-bas avant A Breeze to Fly, Pay Fine ou un Nirvana.
grass-card-felony = Felony
grass-card-felony-does = Inculpation : une descente sur un marché ouvert. Plus de vente là-bas avant Hearsay Evidence, Pay Fine ou un Nirvana.
grass-card-search-and-seizure = Search & Seizure
grass-card-search-and-seizure-does = Perquisition : une descente sur un marché ouvert. Plus de vente là-bas avant Charges Dropped, Pay Fine ou un Nirvana.
grass-card-immunity = Immunity
grass-card-immunity-does = Immunité : lève une descente Bust de ton marché, quand c'est son tour.
grass-card-breeze-to-fly = A Breeze to Fly
grass-card-breeze-to-fly-does = Bon vent : lève une descente Detained de ton marché, quand c'est son tour.
grass-card-hearsay-evidence = Hearsay Evidence
grass-card-hearsay-evidence-does = De simples ouï-dire : lève une descente Felony de ton marché, quand c'est son tour.
grass-card-charges-dropped = Charges Dropped
grass-card-charges-dropped-does = Non-lieu : lève une descente Search & Seizure de ton marché, quand c'est son tour.
grass-card-pay-fine = Pay Fine
grass-card-pay-fine-does = L'amende : lève la prochaine descente de ton marché, quelle qu'elle soit, et te coûte la plus petite vente que tu as sur la table.
grass-card-stonehigh = Stonehigh
grass-card-stonehigh-does = Fini les descentes chez toi, tout le monde te donne sa plus petite vente sans protection, et tu rejoues.
grass-card-euphoria = Euphoria
grass-card-euphoria-does = Fini les descentes chez toi, tout le monde te donne sa plus grosse vente sans protection, et tu rejoues.
grass-card-sold-out = Sold Out
grass-card-sold-out-does = Une balance : tu perds un tour et ta plus petite vente sans protection ; puis tout le monde passe une carte à gauche. Gardée jusqu'à la fin, la carte coûte 25 000 $.
grass-card-doublecrossed = Doublecrossed
grass-card-doublecrossed-does = Double jeu : tu perds deux tours et ta plus grosse vente sans protection ; puis tout le monde passe une carte à gauche. Gardée jusqu'à la fin, la carte coûte 50 000 $.
grass-card-utterly-wiped-out = Utterly Wiped Out
grass-card-utterly-wiped-out-does = Ruine totale : tu perds deux tours, toutes tes ventes sans protection et ton Market Open ; puis tout le monde passe une carte à gauche. Gardée jusqu'à la fin, la carte coûte 100 000 $.
grass-card-grab-a-snack = Grab a Snack
grass-card-grab-a-snack-does = Un petit creux : protège des ventes de ton marché jusqu'à 25 000 $ en tout.
grass-card-catch-a-buzz = Catch a Buzz
grass-card-catch-a-buzz-does = Un coup de gaieté : protège des ventes de ton marché jusqu'à 25 000 $ en tout.
grass-card-lust-conquers-all = Lust Conquers All
grass-card-lust-conquers-all-does = La passion triomphe de tout : protège des ventes de ton marché jusqu'à 50 000 $ en tout.
grass-card-steal = Steal Your Neighbor's Pot
grass-card-steal-does = Vol chez le voisin : la plus grosse vente sans protection d'un autre marché passe dans le tien, qui doit être ouvert et sans descente.
grass-card-banker = The Banker
grass-card-banker-does = Le Banquier ne se joue jamais : dans ta main à la fin, il te rapporte 20 % de ce qui est sans protection dans les marchés des autres.

# Ce qu'on peut dire d'une carte sans la nommer (13.e), avec l'article ; le plus précis d'abord.
grass-word-peddle-50 = une vente de 50 000 $ ou plus
grass-word-peddle-25 = une vente de 25 000 $ ou plus
grass-word-peddle = une vente
grass-word-market = une carte Marché
grass-word-heat-on = une descente
grass-word-heat-off = une levée de descente
grass-word-nirvana = une carte Nirvana
grass-word-paranoia = une carte Paranoïa
grass-word-protection = une protection
grass-word-skim = une ponction
grass-word-card = une carte

## La fin et la relecture

grass-end-points-word = au total
grass-end-title = { $score } au total
grass-end-title-other = Une partie à { $score }
grass-share-result = Ma partie de Grass : { $score }. Une nuit au marché !
grass-share-result-other = Une partie de Grass : { $score }. Une nuit au marché !
grass-share-deal-message = J'ai fait { $score } à Grass. Et toi, combien fais-tu avec les mêmes cartes ?
grass-share-deal-message-other = Avec ces cartes, quelqu'un a fait { $score } à Grass. Et toi, combien fais-tu ?

grass-end-among = Numéro { $place } de tes { $count } parties.
grass-replay-about = { $count ->
        [one] { $name } gagne avec { $score }.
       *[other] { $name } gagnent à égalité avec { $score }.
    }
grass-end-board = Les marchés à la fin
grass-board = Les marchés à la fin. { $markets }
grass-board-of = { $name }, { $total } : { $market }
grass-chart = Les hauts et les bas des totaux
grass-chart-about = Les totaux après chaque manche. { $players }
grass-chart-of = { $name } : { $totals }.
grass-chart-goal = objectif
grass-replay-deal = Les cartes de la manche { $number } sont données.
grass-replay-over = La manche { $number } est finie : { $results }.
grass-replay-result = { $name } { $points }
grass-replay-pass = Une carte passe à gauche – { $passed }.
grass-replay-passed = { $name } : { $card }
grass-replay-hand-of = La main de { $name }
grass-replay-hand-yours = Ta main
grass-replay-points = Totaux, avec ce qui est sur la table
grass-replay-how = Le total le plus haut gagne.
grass-replay-stack = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
grass-replay-drawn = Carte piochée : { $card }.

## Ce qui s'est passé

# La personne qui lit, à qui on fait une offre : « pour Ada et toi ».
grass-did-you = toi
grass-did-lay = { $name } pose { $card }, { $money }.
grass-did-lay-you = Tu poses { $card }, { $money }.
grass-did-open = { $name } ouvre son marché.
grass-did-open-you = Tu ouvres ton marché.
grass-did-close = { $name } ferme son marché : la manche est finie.
grass-did-close-you = Tu fermes ton marché : la manche est finie.
grass-did-play = { $name } joue { $card }.
grass-did-play-you = Tu joues { $card }.
grass-did-heat = { $yours ->
    [yes] { $name } joue { $card } contre toi.
   *[no] { $name } joue { $card } contre { $target }.
  }
grass-did-heat-you = Tu joues { $card } contre { $target }.
grass-did-lift = { $paid ->
    [none] { $name } joue { $card } et lève { $lifted }.
   *[other] { $name } paie l'amende avec { $paid } et lève { $lifted }.
  }
grass-did-lift-you = { $paid ->
    [none] Tu joues { $card } et lèves { $lifted }.
   *[other] Tu paies l'amende avec { $paid } et lèves { $lifted }.
  }
grass-did-nirvana = { $name } joue { $card } et a un autre tour.
grass-did-nirvana-you = Tu joues { $card } et as un autre tour.
grass-did-cooled = { $name } n'a plus de descente : adieu { $cards }.
grass-did-cooled-you = Tu n'as plus de descente : adieu { $cards }.
grass-did-gives = { $name } cède { $cards }.
grass-did-gives-you = Tu cèdes { $cards }.
grass-did-gives-none = Personne n'a de vente à céder.
grass-did-paranoia = { $count ->
    [one] { $name } joue { $card } et perd un tour ; puis une carte passe à gauche.
   *[other] { $name } joue { $card } et perd { $count } tours ; puis une carte passe à gauche.
  }
grass-did-paranoia-you = { $count ->
    [one] Tu joues { $card } et perds un tour ; puis une carte passe à gauche.
   *[other] Tu joues { $card } et perds { $count } tours ; puis une carte passe à gauche.
  }
grass-did-loses = { $name } perd { $cards }.
grass-did-loses-you = Tu perds { $cards }.
grass-did-shut = { $name } n'a plus de marché ouvert.
grass-did-shut-you = Ton marché est fermé.
grass-did-protect = { $name } protège { $cards } avec { $card }.
grass-did-protect-you = Tu protèges { $cards } avec { $card }.
grass-did-covered = { $name } protège { $cards }.
grass-did-covered-you = Tu protèges { $cards }.
grass-did-steal = { $yours ->
    [yes] { $name } te vole { $card ->
        [unseen] une vente
       *[other] { $card }
      }.
   *[no] { $name } vole { $card ->
        [unseen] une vente
       *[other] { $card }
      } à { $target }.
  }
grass-did-steal-you = Tu voles { $card ->
    [unseen] une vente
   *[other] { $card }
  } à { $target }.
grass-did-discard = { $name } défausse { $card }.
grass-did-discard-you = Tu défausses { $card }.
grass-did-draw = { $name } pioche { $card }.
grass-did-draw-you = Tu pioches { $card }.
grass-did-draw-unseen = { $name } pioche une carte.
grass-did-draw-unseen-you = Tu pioches une carte.
grass-did-pass = { $name } passe { $card } à gauche.
grass-did-pass-you = Tu passes { $card } à gauche.
grass-did-propose = { $count ->
    [0] { $name } fait une offre.
   *[other] { $name } a une offre pour { $names }.
  }
grass-did-propose-you = { $count ->
    [0] Tu fais une offre.
   *[other] Tu as une offre pour { $names }.
  }
grass-did-accept = { $name } accepte.
grass-did-accept-you = Tu acceptes.
grass-did-decline = { $name } refuse.
grass-did-decline-you = Tu refuses.
grass-did-withdraw = { $name } retire son offre.
grass-did-withdraw-you = Tu retires ton offre.
grass-deal = { $name } donne à { $other } { $gives } contre { $gets }.
grass-deal-you = Tu donnes à { $other } { $gives } contre { $gets }.
grass-deal-with-you = { $name } te donne { $gives } contre { $gets }.
grass-deal-tabled = { $card } du marché
grass-deal-nothing = rien
grass-said-undone = Le dernier coup a été repris.
grass-said-passed = { $name } te passe { $card }.
grass-said-all-passed = Tout le monde a passé une carte à gauche.
grass-said-dealt = L'affaire est conclue.
grass-said-skips = { $count ->
    [0] { $name } perd ce tour.
   *[other] { $name } perd ce tour, et encore { $count } ensuite.
  }
grass-said-skips-you = { $count ->
    [0] Tu perds ce tour.
   *[other] Tu perds ce tour, et encore { $count } ensuite.
  }
grass-said-hand = La manche { $number } est finie.
grass-said-result = { $name } : { $points }, { $total } au total.
grass-said-result-you = Toi : { $points }, { $total } au total.

## Le décompte d'une manche

grass-sheet = Le décompte de la manche { $number }
grass-sheet-over = La manche { $number } est finie
grass-sheet-tabled = Sur la table
grass-sheet-skimmed = The Banker
grass-sheet-in_hand = Plus grosse vente en main
grass-sheet-paranoia = Paranoïa en main
grass-sheet-bonus = Meilleur résultat
grass-sheet-points = Cette manche
grass-sheet-before = Total avant
grass-sheet-after = Total
grass-sheet-hands = Cartes restées en main
grass-sheet-thousands = En milliers de dollars
grass-sheet-no-cards = Aucune carte.
grass-hand-choose = Quelle manche
grass-hand = Manche { $number }
grass-hand-of = Manche { $number } sur { $count }
grass-hand-before = Manche précédente
grass-hand-after = Manche suivante

## Les marchés

grass-open = Ouvert
grass-shut = Fermé
grass-bare = Sans protection
grass-bare-about = Ventes sans protection : Nirvana, Paranoïa, Steal et The Banker peuvent les prendre.
grass-safe-about = Ventes sous une protection : seule une amende peut les prendre.
grass-safe = Protégées
# Des cartes d'une sorte : Mexico, ou Mexico × 3.
grass-heap = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
grass-market-sign = { $open ->
    [yes] Le marché est ouvert.
   *[no] Le marché est fermé.
  }
grass-market-heat = { $count ->
    [one] Il subit une descente : { $heat }.
   *[other] Il subit des descentes, dans l'ordre où elles ont été jouées : { $heat }. La prochaine à lever : { $next }.
  }
grass-market-bare = Sans protection : { $peddles }, { $money }.
grass-market-empty = Aucune vente sans protection.
grass-market-cover = { $card } sur { $peddles }
grass-market-covered = Protégées : { $covers }, { $money }.

## Les échanges : on prépare une offre

grass-trade = Proposer un échange
grass-trade-counter = Contre-offre
grass-trade-whom = Avec qui ?
grass-trade-with = Avec { $name }
grass-trade-leave-out = Sans { $name }
grass-trade-give = Tu donnes
grass-trade-get = Tu reçois
grass-trade-give-how = Choisis parmi tes cartes.
grass-trade-get-how = Choisis ce que tu demandes.
grass-trade-nothing = rien
grass-trade-scales = Échange avec { $name } : tu donnes { $gives }, tu reçois { $gets }.
grass-trade-hand = Ta main
grass-trade-own-market = Ton marché
grass-trade-their-market = Le marché de { $name }
grass-trade-known = En main chez { $name }, à ta connaissance
grass-trade-ask = Demander
grass-trade-touch = Choisis ce que tu voudrais.
grass-trade-by-name = par nom
grass-trade-how = Comment tu offres { $card }
grass-trade-how-shown = face visible : { $name } voit la carte
grass-trade-how-told = comme { $word }
grass-trade-how-down = face cachée : { $name } ne sait pas ce que c'est
grass-trade-put = Offrir { $card }
grass-trade-add = Demander { $card }
grass-trade-remove = Retirer { $card } de l'offre
grass-trade-send = Envoyer
grass-trade-clear = Vider
# Ce qui manque avant l'envoi : un nom vient avant, ou bien la phrase commence là.
grass-trade-missing-whom = choisis avec qui échanger.
grass-trade-missing-nothing = choisis ce que tu donnes ou ce que tu demandes.
grass-trade-missing-give = { $count ->
        [one] donne une carte de ta main en plus, ou demandes-en une de moins.
       *[other] donne { $count } cartes de ta main en plus, ou demandes-en moins.
    }
grass-trade-missing-want = { $count ->
        [one] demande une carte de sa main en plus, ou donnes-en une de moins.
       *[other] demande { $count } cartes de sa main en plus, ou donnes-en moins.
    }
grass-trade-missing-give-any = donne quelque chose en échange.
grass-trade-missing-want-any = demande quelque chose en échange.
grass-trade-missing-parts = { $count ->
        [one] il y a une chose de trop pour une seule offre.
       *[other] il y a { $count } choses de trop pour une seule offre.
    }
grass-trade-even = L'offre est prête à partir.
grass-trade-present = Un cadeau : tu ne reçois rien en échange.
grass-trade-request = Une demande : tu ne donnes rien en échange.
grass-trade-left = { $count ->
        [0] Plus d'offre possible à ce tour
        [one] Encore une offre possible à ce tour
       *[other] Encore { $count } offres possibles à ce tour
    }
# Sur les petites cartes de la balance : ce qu'on dit d'une carte qu'on ne montre pas.
grass-trade-short-peddle-50 = 50 000 $ ou plus
grass-trade-short-peddle-25 = 25 000 $ ou plus
grass-trade-short-peddle = Vente
grass-trade-short-market = Marché
grass-trade-short-heat-on = Descente
grass-trade-short-heat-off = Levée
grass-trade-short-nirvana = Nirvana
grass-trade-short-paranoia = Paranoïa
grass-trade-short-protection = Protection
grass-trade-short-skim = Ponction
grass-trade-short-card = Peu importe
grass-trade-short-down = Face cachée
grass-trade-word-down = une carte face cachée
grass-trade-word-any = n'importe quelle carte
grass-trade-word-tabled = { $card } du marché
grass-trade-word-covered = { $card } sous protection
grass-trade-under = Sous { $cover } : arrive sans protection
grass-trade-uncover = { $what }, hors de sa protection

## Les échanges : l'offre en cours

grass-talk = Échange
grass-talk-to-you = { $name } te propose un échange
grass-talk-counter-to-you = { $name } te fait une contre-offre
grass-talk-you = Tu proposes un échange à { $names }
grass-talk-counter-you = Tu fais une contre-offre à { $names }
grass-talk-others = { $name } propose un échange à { $names }
grass-talk-counter-others = { $name } fait une contre-offre à { $names }
# La même offre va aussi à d'autres.
grass-talk-besides = Elle ne vaut que si { $names } { $count ->
        [one] accepte
       *[other] acceptent
    } aussi.
grass-talk-said = { $what } : tu reçois { $gets }, tu donnes { $gives }.
grass-talk-accept = Accepter
grass-talk-decline = Refuser
grass-talk-counter = Contrer
grass-talk-withdraw = Retirer
grass-talk-pick = { $word ->
        [none] Choisis une carte à donner.
       *[other] Choisis quelle carte tu donnes comme { $word }.
    }
grass-talk-pick-card = Donner { $card }
grass-talk-accepted = Tu as accepté. Réponse attendue : { $names }.
grass-talk-waits = { $name } réfléchit
grass-talk-agrees = { $name } a accepté
grass-talk-dealt = Affaire conclue avec { $names }
grass-talk-dealt-others = Affaire conclue entre { $name } et { $names }
grass-talk-got = Tu as reçu { $gets }, tu as donné { $gives }.
grass-talk-declined-you = { $name } a refusé ton offre
grass-talk-declined-several = Ton offre a été refusée
grass-talk-declined-own = Tu as dit non à { $name }
grass-talk-declined-other = { $name } essuie un refus
grass-talk-withdrawn-you = Tu as retiré ton offre
grass-talk-withdrawn = { $name } a retiré son offre
grass-talk-whole = Ce qui est proposé
grass-talk-away = Fermer ce message

## La table : que faire, et qui perdrait quoi

grass-you = toi
grass-players = Les autres à la table
grass-total = Total
grass-goal = On gagne avec { $money }
grass-lost = { $count ->
        [one] Perd un tour
       *[other] Perd { $count } tours
    }
grass-count-hour = { $count ->
        [one] Perd le prochain tour
       *[other] Perd les { $count } prochains tours
    }
grass-count-hand = { $count ->
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
grass-count-eye = { $count ->
        [one] Tu connais une des cartes de cette main
       *[other] Tu connais { $count } cartes de cette main
    }
grass-play-here = Jouer ici la carte choisie.
grass-play-there = Jouer là la carte choisie.
grass-discard-here = Défausser ici la carte choisie.
grass-hand-number = { $most ->
    [0] Manche { $number }
   *[other] Manche { $number } sur { $most } au plus
}
grass-stack = Pioche : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
grass-stack-about = { $count ->
        [0] La pioche est vide.
        [one] Une carte à piocher.
       *[other] { $count } cartes à piocher.
    } La manche finit quand la pioche est vide, si personne n'a fermé son marché avant.
grass-waste = Défausse : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }.
grass-waste-open = Voir ses cartes.
grass-waste-title = La défausse
grass-waste-about = { $count ->
        [0] Encore aucune carte.
        [one] Une carte : elle ne revient plus dans cette manche.
       *[other] { $count } cartes : elles ne reviennent plus dans cette manche.
    }
grass-unseen-title = Cartes pas encore vues
grass-unseen-about = { $count ->
        [0] Tu as vu toutes les cartes de cette manche.
        [one] Il y a une carte que tu n'as pas vue : elle est dans la pioche ou dans la main des autres.
       *[other] Il y a { $count } cartes que tu n'as pas vues : elles sont dans la pioche ou dans la main des autres.
    }
grass-all-cards = Toutes les cartes, dans les règles
grass-hand-empty = Encore aucune carte
grass-chosen-to-pass = Choisie pour être passée
grass-just-came = Vient d'arriver
grass-heat-next = La prochaine à lever
grass-market-of = Le marché de { $name }
grass-hands = Les manches jouées
grass-hands-so-far = Manches jouées
grass-does-now = Maintenant
grass-their-hand = { $count ->
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
grass-known-about = Les cartes visibles sont celles que tu connais : tu les as passées, échangées ou vues.
grass-trade-with-them = Proposer un échange à { $name }
grass-show-large = Voir ce marché en grand
grass-offer = Proposer
grass-play-it = Jouer
grass-play-on = Jouer contre { $name }
grass-protect-it = Protéger { $money }
grass-pass-it = Passer
grass-cover-done = C'est assez
grass-discard = Défausser
grass-discard-anyway = Oui, défausser
grass-touch-card = Choisis une carte de ta main.
grass-others-play = C'est aux autres de jouer.
grass-answer-above = Réponds à l'offre ci-dessus.
grass-await-answer = On attend une réponse.

# Ce que ferait une carte, après son nom et deux-points, ou l'un après l'autre. $cards : des noms avec leur nombre.
grass-would-lay = { $money } de plus dans ton marché.
grass-would-heat = { $name } ne pose plus de vente tant que la descente dure.
grass-would-lift = Lève { $cards } de ton marché.
grass-would-gain = { $name } te donne { $cards } ({ $money }).
grass-would-lose = Tu perds { $cards } ({ $money }).
grass-would-lose-other = { $name } perd { $cards } ({ $money }).
grass-would-skip = { $count ->
        [one] Tu perds un tour.
       *[other] Tu perds { $count } tours.
    }
# Ce qu'une carte fait encore, et qu'aucun marché ne montre.
grass-would-also = { $card ->
        [market-open] Tu pourras y poser des ventes.
        [market-close] La manche finit, et on compte.
        [stonehigh] Ensuite, tu as un autre tour.
        [euphoria] Ensuite, tu as un autre tour.
        [sold-out] Puis tout le monde passe une carte à gauche.
        [doublecrossed] Puis tout le monde passe une carte à gauche.
        [utterly-wiped-out] Ton marché ferme. Puis tout le monde passe une carte à gauche.
       *[other] { "" }
    }
grass-would-protect = { $card } : { $money } sur { $most } au plus. Choisis les ventes à mettre dessous ou à retirer.
grass-would-discard = { $card } va dans la défausse et ne fait rien.
grass-would-discard-anyway = { $playable ->
        [yes] Tu pourrais jouer { $card }. Défausser quand même ?
       *[no] { $card } vaut { $money }. Défausser quand même ?
    }
grass-would-pass = { $card } va à { $name }, à ta gauche.
grass-do-whom = { $card } : sur le marché de qui ?
grass-do-play = { $extra ->
        [yes] Encore un tour pour toi : joue une carte, ou défausses-en une.
       *[no] À toi : joue une carte, ou défausses-en une.
    }
grass-do-cover = Choisis ce que la protection couvre.
grass-do-pass = Paranoïa ! Choisis la carte que tu passes à { $name }, à ta gauche.
grass-do-answer = Une offre attend ta réponse.
grass-do-offered = Ton offre est en cours : on ne joue pas avant qu'elle soit réglée.
grass-do-wait = C'est à { $name } de jouer.
grass-do-wait-own = Un instant : tu pioches une carte.
grass-do-wait-lost = C'est à { $name } de jouer. { $count ->
        [one] Tu perds ton prochain tour.
       *[other] Tu perds { $count } tours.
    }
grass-do-wait-pass = { $count ->
        [one] C'est choisi. { $names } choisit encore, puis toutes les cartes passent à gauche.
       *[other] C'est choisi. { $names } choisissent encore, puis toutes les cartes passent à gauche.
    }
grass-do-watch-pass = { $count ->
        [one] Tout le monde passe une carte à gauche : { $names } choisit encore.
       *[other] Tout le monde passe une carte à gauche : { $names } choisissent encore.
    }
grass-do-wait-deal = On donne les cartes.
grass-received = { $name } t'a passé { $card }.

# Une personne, pour les lecteurs d'écran.
grass-player = { $name } : { $mood }. Cartes en main : { $cards }{ $known ->
        [none] { "" }
       *[other] , dont tu connais { $known }
    }. { $market } Total : { $total }.
grass-mood-playing = joue
grass-mood-covering = pose une protection
grass-mood-passing = choisit quoi passer
grass-mood-answering = répond à une offre
grass-mood-waiting = attend
grass-mood-skipping = { $count ->
        [one] perd un tour
       *[other] perd { $count } tours
    }
grass-mood-finished = a fini
grass-summary = { $most ->
    [0] Manche { $number }.
   *[other] Manche { $number } sur { $most } au plus.
} Pioche : { $stack }. Défausse : { $waste }.

grass-moves-about = Tous les coups permis, avec ce que chacun apporte à ton marché. Les échanges se préparent sous « Proposer ».
grass-moves-play = Jouer
grass-moves-cover = Mettre sous la protection
grass-moves-pass = Passer à { $name }
grass-moves-discard = Défausser
grass-move-accept = Accepter l'échange
grass-move-decline = Refuser l'échange
grass-move-withdraw = Retirer l'offre
grass-move-pick = Donner { $card } dans l'échange
grass-move-done = Ne plus rien protéger
grass-move-on = { $card } contre { $name }
grass-move-protect = { $card } sur { $cards }

# Touches et gestes de cette table, à la place de ce que dit chaque table.
grass-help-drag = Faire glisser une carte sur un marché ou la défausse
grass-help-tap = Toucher la carte, puis sa destination
grass-help-tap-how = toucher encore, ou appuyer sur le grand bouton, pour la jouer
grass-help-move = Carte suivante, carte précédente
grass-help-move-how = flèches gauche et droite
grass-help-lay = Jouer ce qui est montré
grass-help-card-how = 1 à 7
grass-help-view = Cartes pas encore vues
grass-help-view-how = 0
grass-help-letters = Le marché d'une personne
grass-help-letters-how = A à F : la lettre est sur le marché
grass-help-waste = La défausse
grass-help-waste-how = W, puis Entrée pour défausser
grass-help-next = Place suivante, ou choix suivant sous une protection
grass-help-next-how = N, flèches haut et bas
grass-help-offer = Proposer un échange
grass-help-offer-how = O

## Conseils

hint-grass-you = toi
hint-grass-play = { $how ->
        [on] Joue { $card } contre { $name }.
        [near] Joue { $card } sur un de ces marchés : { $names }.
        [cover] Joue { $card } et protège { $cards }.
       *[what] Joue { $card }.
    }
hint-grass-discard = { $far ->
        [move] Défausse { $cards }.
        [near] Défausse une de celles-ci : { $cards }.
       *[what] Défausse une carte.
    }
hint-grass-cover = { $far ->
        [move] Protège { $cards }.
        [near] Protège une de celles-ci : { $cards }.
       *[what] Protège encore une vente.
    }
hint-grass-pass = { $far ->
        [move] Passe { $cards }.
        [near] Passe une de celles-ci : { $cards }.
       *[what] Cherche la carte dont tu as le moins besoin.
    }
hint-grass-pick = { $far ->
        [move] Donne { $cards }.
        [near] Donne une de celles-ci : { $cards }.
       *[what] Cherche la carte dont tu as le moins besoin.
    }
hint-grass-done = C'est assez : ne protège rien de plus.
hint-grass-accept = Accepte l'échange.
hint-grass-decline = Refuse l'échange.
hint-grass-withdraw = Retire ton offre.
