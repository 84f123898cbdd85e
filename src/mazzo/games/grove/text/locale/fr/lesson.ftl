# Grove : ce que dit la leçon. lesson.toml dit quand.

lesson-grove-welcome = Voici ton bosquet : une carte, cinq arbres et une clairière. Chaque arbre porte un fruit ou deux. Tu poseras huit autres cartes, et là où un fruit en rencontre un de la même espèce, on le cueille.
lesson-grove-match = Pose la carte 3 sur la place marquée : fais-la glisser, ou touche la carte puis la place. Orange sur orange, citron sur citron : le fruit doit être le même, peu importe combien il y en a.
lesson-grove-dice = Deux arbres recouverts, deux dés. Chacun montre les fruits des deux arbres : 2 et 1 font 3, 2 et 2 font 4. 7 points, et une nouvelle carte est arrivée dans ta main.
lesson-grove-grow = Choisis la carte 15 et tourne-la à droite avec ↻. Son citron fait passer le dé du citron de 4 à 5, et une orange reçoit un nouveau dé. Les citrons verts vont sur une clairière : tout arbre le peut, mais vide, elle ne donne pas de dé.
lesson-grove-basket = Maintenant la carte 8, tournée à droite elle aussi. Deux citrons de plus sur le 5 feraient 7 : au-delà de 6, le dé montre le panier, qui vaut 10. Deux autres arbres reçoivent un nouveau dé.
lesson-grove-glade = Une clairière recouvre tout. Elle prend le dé du dessous, mais les fruits s'y gâtent et ne comptent plus. Pose la carte 9, tournée à gauche : un 3 d'oranges est perdu, un autre arrive, le dé des citrons verts grandit de 2. En tout, plus 2.
lesson-grove-differs = Une fois par partie, un arbre peut recouvrir un fruit différent : l'écureuil le prend. Cela coûte 1 point, 1 de plus pour chaque dé sur un arbre voisin, et le dé du dessous s'il y en a un. Et rien ne recouvre jamais l'écureuil.
lesson-grove-marks = Quand tu choisis une carte, le plateau montre où elle peut aller : un point ● où tous les fruits sont les mêmes, un losange ◆ où l'écureuil doit venir.
lesson-grove-squirrel = Ici, ça vaut le coup. Pose la carte 2, à l'envers : une orange sur un citron, moins 2. Mais le 10 devient la brouette, qui vaut 15, le dé de la clairière revient en 5, et le dé des citrons verts devient 6 : plus 11.
lesson-grove-score = Tes dés et la brouette valent 35, l'écureuil coûte 2 : 33 points. La feuille de score dit toujours d'où vient chaque point.
lesson-grove-yours = Il reste trois cartes, et elles sont à toi. Les titres commencent à monter à 40 points, le plus haut arrive à 60. Et si tu veux viser un but, il y a le défi des recettes.
