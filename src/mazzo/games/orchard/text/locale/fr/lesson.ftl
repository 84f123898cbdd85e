# Orchard : ce que dit la leçon. lesson.toml dit quand.

lesson-orchard-welcome = Voici ton verger : une carte, six arbres. Tu en poseras huit autres, et chaque arbre qui en recouvre un de la même espèce portera ses fruits.
lesson-orchard-match = Pose la carte 9 sur la place marquée : fais-la glisser, ou touche la carte puis la place. Prune sur prune, poire sur poire : les fruits doivent être les mêmes.
lesson-orchard-dice = Deux arbres recouverts, deux dés à 1 : 2 points. Et une nouvelle carte est arrivée dans ta main.
lesson-orchard-grow = Maintenant la carte 10. Sa poire recouvre celle qui a le dé, et le dé grandit : 1, 3, 6, 10. Deux autres arbres du bon fruit reçoivent un nouveau dé.
lesson-orchard-turn = Choisis la carte 11 et tourne-la à droite avec ↻. L'aperçu montre déjà ce qu'elle apporte : le 3 devient 6, deux dés sont nouveaux.
lesson-orchard-differs = Deux fois par partie, un arbre peut recouvrir un fruit différent. Il pourrit : 3 points perdus, le dé du dessous s'en va, et plus rien ne le recouvrira.
lesson-orchard-marks = Quand tu choisis une carte, le plateau montre où elle peut aller : un point ● où tous les fruits sont les mêmes, un losange ◆ où un fruit pourrit, un losange vide ◇ où deux pourrissent.
lesson-orchard-rotten = Parfois, ça vaut le coup. Pose la carte 5, tournée à droite : une prune sur une pomme pourrit, moins 3. Mais le 6 devient 10 et deux dés passent à 3 : plus 8.
lesson-orchard-score = Tes dés valent 19, le fruit pourri coûte 3 : 16 points. La feuille de score dit toujours d'où vient chaque point.
lesson-orchard-yours = Il reste quatre cartes, et elles sont à toi. La partie finit quand elles sont posées, ou quand aucune ne trouve de place. À la fin, ton score te vaut un titre, du plus modeste à celui des 55 points.
