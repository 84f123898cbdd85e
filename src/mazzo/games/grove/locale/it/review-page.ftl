# Che cosa dice l'analisi di Grove.

review-grove-recipe = Carta { $card }, per la sua ricetta
