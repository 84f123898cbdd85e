### Problemi: posizioni in cui una sola mossa è la migliore.

no-puzzles = Per questo gioco non ci sono problemi.
unknown-puzzle = Non conosco un problema di nome «{ $text }».
