# Grove : pourquoi un coup est refusé, et que faire.

grove-card-seen = La carte { $card } est déjà sortie et ne peut plus être piochée. Choisis une carte que personne n'a encore vue.
grove-recipe-drawn = La carte { $card } est posée avec sa recette visible et ne peut donc pas être piochée. Choisis-en une autre.
grove-no-such-card = Aucune carte ne porte le numéro de « { $text } ». Les cartes vont de 1 à { $cards }.
grove-too-far = La case de « { $text } » est trop loin du bosquet. Choisis-en une plus proche.
grove-wait-for-card = Il faut d'abord piocher une carte. Attends un instant, puis joue.
grove-not-in-hand = La carte { $card } n'est pas dans ta main. Joue une des cartes que tu as.
grove-no-overlap = La carte ne recouvre rien. Déplace-la jusqu'à ce qu'au moins un de ses arbres, ou sa clairière, soit sur un arbre ou une clairière du bosquet.
grove-covers-squirrel = Rien ne peut recouvrir l'écureuil, pas même une clairière. Pose la carte ailleurs.
grove-fruit-differs = { $differ ->
        [one] Un arbre recouvre un fruit différent, et l'écureuil est déjà dans le bosquet
       *[other] { $differ } arbres recouvrent des fruits différents, et { $squirrel ->
                [0] l'écureuil est déjà dans le bosquet
               *[other] l'écureuil n'en permet qu'un
            }
    }. Tourne ou déplace la carte pour que les fruits soient les mêmes.
grove-die-differs = { $differ ->
        [one] Un arbre irait sur une clairière dont le dé est d'une autre couleur, et l'écureuil est déjà dans le bosquet
       *[other] { $differ } arbres ne vont pas avec ce qu'ils recouvrent, et l'un d'eux irait sur une clairière dont le dé est d'une autre couleur ; { $squirrel ->
                [0] l'écureuil est déjà dans le bosquet
               *[other] l'écureuil n'en permet qu'un
            }
    }. Tourne ou déplace la carte pour que les fruits soient les mêmes.
grove-choose-die-first = Il n'y a pas assez de dés pour tous ces arbres. Choisis d'abord lesquels en reçoivent un.
grove-choose-wheelbarrow-first = Plus d'un 10 est recouvert, et il n'y a qu'une brouette. Choisis d'abord lequel elle remplace.
grove-no-die-due = Cet arbre n'attend pas de dé. Choisis un des arbres marqués.
grove-no-die-waiting = Aucun dé n'attend d'arbre. Pose une carte.
grove-no-wheelbarrow-due = La brouette ne peut pas aller là maintenant. Mets-la seulement sur un 10 marqué pour elle.
grove-not-an-action = Ce coup n'existe pas dans Grove. Joue une carte, ou choisis un arbre pour un dé ou pour la brouette.
grove-finished = Ton bosquet est terminé ; les autres continuent. Attends la fin de leur partie.
