# Che cosa dice l'analisi di Clustered.

review-clustered-lay = { $card }, { $place }
