# Orchard : pourquoi un coup est refusé, et que faire.

orchard-card-seen = La carte { $card } est déjà sortie et ne peut plus être piochée. Choisis une carte que personne n'a encore vue.
orchard-no-such-card = Aucune carte ne porte le numéro de « { $text } ». Les cartes vont de 1 à { $cards }.
orchard-too-far = La case de « { $text } » est trop loin du verger. Choisis-en une plus proche.
orchard-wait-for-card = Il faut d'abord piocher une carte. Attends un instant, puis joue.
orchard-not-in-hand = La carte { $card } n'est pas dans ta main. Joue une des cartes que tu as.
orchard-no-overlap = La carte ne recouvre aucun arbre. Déplace-la jusqu'à ce qu'au moins un de ses arbres soit sur un arbre du verger.
orchard-covers-rotten = Un arbre avec un fruit pourri ne peut plus être recouvert. Pose la carte ailleurs.
orchard-fruit-differs = { $differ ->
        [one] Un arbre recouvre un fruit différent
       *[other] { $differ } arbres recouvrent des fruits différents
    } et { $tokens ->
        [0] tu n'as plus de jeton Fruit pourri
        [one] il ne te reste qu'un jeton Fruit pourri
       *[other] il ne te reste que { $tokens } jetons Fruit pourri
    }. Tourne ou déplace la carte pour que les fruits soient les mêmes.
orchard-choose-die-first = Il n'y a pas assez de dés pour tous ces arbres. Choisis d'abord lesquels en reçoivent un.
orchard-no-die-due = Cet arbre n'attend pas de dé. Choisis un des arbres marqués.
orchard-no-die-waiting = Aucun dé n'attend d'arbre. Pose une carte.
orchard-not-an-action = Ce coup n'existe pas dans Orchard. Joue une carte, ou choisis un arbre pour un dé.
orchard-finished = Ton verger est terminé ; les autres continuent. Attends la fin de leur partie.
