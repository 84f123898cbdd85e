# Che cosa dice l'analisi di Grass.

review-grass-play = Gioca { $card }
review-grass-play-on = Gioca { $card } su { $name }
review-grass-discard = Scarta { $card }
review-grass-cover = Copri { $card }
review-grass-pass = Passa { $card }
review-grass-propose = Manda l'offerta
review-grass-draft = Prepara un'offerta
review-grass-card = Pescata: { $card }
