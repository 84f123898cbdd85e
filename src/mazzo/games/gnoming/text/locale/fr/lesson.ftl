# Gnoming A Round : ce que dit la leçon. lesson.toml dit quand.

lesson-gnoming-welcome = Voici ta grille : neuf cartes face cachée, que personne n'a vues. Chaque autre joueur en a neuf aussi. Ici, le score le plus bas gagne.
lesson-gnoming-choose = Pour commencer, choisis deux cartes et retourne-les, sans savoir ce que c'est : la première et la deuxième en haut. Les autres choisissent au même moment.
lesson-gnoming-take = Deux 5, et il y en a un troisième sur une pile de défausse. Prends-le et mets-le à la dernière place de la rangée, sur la carte face cachée : une carte prise sur une pile, il faut la garder.
lesson-gnoming-row = Trois cartes positives égales dans une rangée ou une colonne font un brelan et ne coûtent rien : elles enlèvent leur valeur, une fois. Pas 15 points, mais −5. La carte qui était là, un 7, est allée sur la pile qui était vide.
lesson-gnoming-draw = L'autre façon de commencer un tour, c'est de piocher, sans savoir ce qui vient. Essaie.
lesson-gnoming-decline = Un 8, la carte la plus chère. Ce que tu pioches, tu peux le refuser : défausse-le sur la pile marquée, et ta grille reste comme elle est. Pour l'instant, personne d'autre ne l'a vu.
lesson-gnoming-hazard = Un obstacle a été pioché, puis défaussé : il sort du jeu, et tous les autres peuvent retourner une de leurs cartes. Retourne celle du milieu. Dans une grille, un obstacle coûte 10 points.
lesson-gnoming-again = Un 4. À toi de nouveau : pioche.
lesson-gnoming-put = Encore un 4 ! Mets-le à côté du premier, sur la place marquée. La carte face cachée est retournée avant de partir.
lesson-gnoming-bounce = C'est un 5 qui sort, et tu as des 5 face visible : il peut rebondir. Au lieu de le défausser, fais-le tomber sur une autre carte face cachée, en bas à gauche.
lesson-gnoming-chain = Et là-dessous, il y avait un 4, qui rebondit aussi : mets-le à droite des deux autres. Une rangée de plus, et trois cartes retournées en un seul tour.
lesson-gnoming-stop = Un 5 : tu pourrais continuer, mais rien ne t'y oblige. Seul, un 5 coûte 5 points ; une carte face cachée, moins de 4 en moyenne. Arrête-toi, et défausse-le sur la pile marquée.
lesson-gnoming-mulligan = Sur une pile, il y a un mulligan, le joker : il vaut ce dont sa rangée et sa colonne ont besoin. Prends-le et mets-le en bas au milieu. À la fin de ton tour, tu ne peux en avoir qu'un.
lesson-gnoming-out = Un 5 ! Avec l'autre 5 et le mulligan, il fait une rangée. Prends-le et mets-le sur ta dernière carte face cachée : quand il n'en reste plus, tu fermes la manche, et les autres ont encore un tour.
lesson-gnoming-end = La première manche est finie. Trois rangées, −14 points. Tu as fermé et personne n'a moins que toi : encore 5 de moins, −19. Si quelqu'un avait eu moins, c'était 5 de plus. Les cartes des autres encore face cachée se sont retournées toutes seules.
lesson-gnoming-yours = La deuxième manche a commencé, avec toutes les cartes mélangées à nouveau : une partie en a trois, et c'est leur somme qui compte. Maintenant, tu sais tout ce qu'il faut.
