# Clustered : ce que dit la leçon. lesson.toml dit quand.

lesson-clustered-welcome = Ce paquet est tout entier de ta couleur : vingt-sept cartes, toutes différentes, et deux jokers. Tu en as cinq en main, et la carte de départ est au milieu de la table.
lesson-clustered-start = Pose les deux carrés pleins sur la place marquée : fais glisser la carte, ou touche la carte puis la place. À côté de la carte de départ, tout va.
lesson-clustered-two = Maintenant les trois carrés pleins, juste à droite. Forme, remplissage, nombre : avec une voisine, il en faut deux en commun. Ici, la forme et le remplissage sont les mêmes.
lesson-clustered-misfit = Les trois ronds hachurés n'iraient pas à côté : avec les trois carrés pleins, ils n'ont en commun que le nombre. La couleur n'y change rien : elle dit seulement à qui est la carte.
lesson-clustered-line = Pose la carte à un seul carré plein : c'est la troisième d'affilée. À partir de trois cartes, une ligne rapporte un point par carte, à l'horizontale ou à la verticale : plus 3.
lesson-clustered-below = Maintenant, construis aussi vers le bas. Pose les deux carrés hachurés sous les deux pleins : même forme, même nombre.
lesson-clustered-every = Les trois carrés hachurés vont toucher deux cartes, et doivent aller avec les deux : forme et nombre avec celle au-dessus, forme et remplissage avec celle à gauche. Pose-les : quatre cartes font un rectangle, plus 4.
lesson-clustered-wild = Un joker va à côté de tout, et tout va à côté de lui. Pose-le ici : il ferme une autre ligne de trois, et le rectangle passe de quatre cartes à six. Plus 5.
lesson-clustered-score = Le rectangle vaut 6, les deux lignes 3 chacune : 12 points. Une même carte peut compter dans une rangée, dans une colonne et dans le rectangle ; mais parmi tes rectangles, seul le plus grand compte.
lesson-clustered-block = À plusieurs, chacun a sa couleur, et seules tes cartes te rapportent des points. La carte de quelqu'un d'autre, ou la carte de départ, coupe une ligne : tu peux donc poser à côté des autres rien que pour les gêner.
lesson-clustered-nothing = Si aucune carte de ta main ne trouve de place, tu en défausses une, celle que tu veux, et ton tour est fini. Mais tant qu'une carte trouve une place, il faut la poser ; et un joker en trouve toujours une.
lesson-clustered-yours = Il reste vingt-trois cartes, dans ta main et ton paquet, et elles sont à toi. La partie finit quand tu n'en as plus. En solitaire, tu joues contre ton propre record.
