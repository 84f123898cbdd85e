# Clustered : pourquoi un coup est refusé, et que faire.

clustered-card-gone = « { $card } » n'est plus dans ce paquet. Choisis une carte qui n'a pas encore été piochée.
clustered-no-such-card = Il n'y a pas de carte dans « { $text } ». Écris square, triangle ou circle, puis empty, dashed ou solid, puis le nombre, par exemple square-dashed-3 ; ou simplement wild.
clustered-too-far = La case de « { $text } » est trop loin des autres cartes. Choisis-en une plus proche.
clustered-bad-wilds = Le troisième joker est pour tous ou pour certains, pas les deux. Choisis third-wild, ou nomme les places, par exemple third-wild-2.
clustered-one-table = La table n'a qu'une taille. Choisis table-small, table-medium ou table-large, ou aucune des trois pour une table sans bord.
clustered-no-such-seat = Il n'y a pas de place { $seat } ici pour un troisième joker : { $seats ->
        [one] cette table n'a qu'une place
       *[other] cette table a { $seats } places, comptées à partir de 1
    }. Choisis-en une autre.
clustered-not-in-hand = « { $card } » n'est pas dans ta main. Choisis une des cartes que tu as.
clustered-occupied = Il y a déjà une carte ici. Choisis une case libre à côté d'une carte.
clustered-off-table = Cette case est au-delà du bord de la table. Choisis une case libre sur la table, à côté d'une carte.
clustered-apart = Ici, la carte n'en touche aucune autre. Déplace-la à côté d'une carte de la table.
clustered-clash = { $clashes ->
        [one] Une voisine a
       *[other] { $clashes } voisines ont
    } moins de deux caractéristiques en commun avec cette carte. Pose-la là où chaque voisine en partage au moins deux : forme, remplissage ou nombre.
clustered-must-play = Une de tes cartes trouve encore une place, donc tu ne peux pas défausser. Pose une carte sur la table.
clustered-trim-first = Tu as trop de cartes en main. Choisis d'abord quoi défausser.
clustered-trim-order = Deux cartes se défaussent dans un ordre fixe : carrés, triangles, ronds, jokers ; pour une même forme, vides, hachurés, pleins ; puis le nombre. Choisis les deux, et nomme-les dans cet ordre.
clustered-wait-for-card = Il faut d'abord piocher une carte. Attends un instant, puis joue.
clustered-not-an-action = Ce coup n'existe pas dans Clustered. Pose une carte, ou défausses-en une.
clustered-finished = Tu as posé toutes tes cartes ; les autres continuent. Attends la fin de leur partie.
clustered-other-trims = Tu as choisi tes cartes à défausser ; les autres choisissent encore. Attends que tout le monde ait choisi.
