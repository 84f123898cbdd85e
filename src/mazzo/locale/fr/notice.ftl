# La notification qui arrive page fermée : seulement le nom du jeu, car d'autres peuvent voir l'écran.

notice-title = À toi de jouer
notice-body = { $game } : la table attend ton coup.
