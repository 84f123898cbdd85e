# Grass : ce que dit la leçon. lesson.toml dit quand.

lesson-grass-welcome = Un marché de nuit : la première personne à 250 000 $ gagne, en autant de manches qu'il faut. Voici tes six cartes, et celle que tu viens de piocher. Chaque tour se joue ainsi : pioche une carte, joue une carte.
lesson-grass-open = Sans marché, pas d'affaires. Joue Market Open : fais glisser la carte jusqu'à ta place, ou touche la carte puis la place.
lesson-grass-peddle = Ton marché est ouvert, celui d'en face aussi. Pose maintenant Colombia dans le tien : les ventes, c'est l'argent, et celle-ci vaut 25 000 $.
lesson-grass-heat = Bust : flagrant délit ! Il y a une descente sur ton marché, et tant qu'elle est là, tu ne poses aucune vente. Chaque descente a son remède, et pour Bust, c'est Immunity. Joue cette carte.
lesson-grass-attack = Ton marché est de nouveau libre, et en face il y a maintenant Jamaica : 25 000 $ là-bas aussi. À ton tour de faire un sale coup : joue Felony sur l'autre marché.
lesson-grass-trade = C'est ton tour, mais les autres peuvent te proposer une affaire : un Panama de leur main contre ton Hearsay Evidence, le remède à Felony. Un Panama vaut 50 000 $. Accepte.
lesson-grass-panama = Affaire conclue : les cartes ont changé de main, et personne d'autre n'aurait vu lesquelles. L'échange ne compte pas comme ton tour : tu joues encore une carte. Pose Panama.
lesson-grass-protect = Ce qui est dans un marché peut être pris. Lust Conquers All protège jusqu'à 50 000 $ : joue cette carte, et choisis Panama comme vente à protéger.
lesson-grass-nirvana = Juste à temps : Stonehigh a emporté ta plus petite vente sans protection, Colombia, et l'autre rejoue aussitôt. Ton Panama, personne ne peut le prendre.
lesson-grass-paranoia = Tu as pioché Sold Out, une carte Paranoïa. Dans ta main à la fin, elle coûterait 25 000 $. Jouée, elle coûte un tour et ta plus petite vente sans protection, et tu n'en as pas : c'est le moment ou jamais. Joue-la.
lesson-grass-pass = Après chaque carte Paranoïa, tout le monde passe une carte de sa main à gauche. L'occasion de te débarrasser de Doublecrossed, qui coûte 50 000 $ en main. Les autres choisissent en même temps.
lesson-grass-close = Tu as perdu un tour, et l'autre a continué : 85 000 $ là-bas, 50 000 $ chez toi. Mais tu as pioché Market Close, qui finit la manche aussitôt. Joue cette carte !
lesson-grass-sheet = On compte : ton Panama, moins la plus grosse vente restée dans ta main, 5 000 $. L'autre perd 50 000 $ à cause de ton Doublecrossed. Le meilleur résultat de la manche reçoit 25 000 $ de plus, et c'est le tien : 70 000 $.
lesson-grass-yours = Une nouvelle manche commence, et ce que tu as gagné reste à toi. Tu peux aussi proposer un échange : à qui tu veux pendant ton tour, sinon à la personne dont c'est le tour. Maintenant, tu sais tout ce qu'il faut.
