# Che cosa dice l'analisi di Clustered.

review-clustered-lay = { $card }, { $place }

# Perché una mossa è costata. $best e $played: quanto, in media, nelle partite che seguono la mossa migliore e quella giocata.

review-why-clustered-lines = Le linee portano in media { $best } punti, invece di { $played }.
review-why-clustered-rectangle = Il rettangolo più grande porta in media { $best } punti, invece di { $played }.
review-why-clustered-bonuses = Si vincono più bonus: { $best } in media, invece di { $played }.
review-why-clustered-longest = La linea più lunga ha in media { $best } carte, invece di { $played }.
review-why-clustered-played = Più carte arrivano sul tavolo: { $best } in media, invece di { $played }.
review-why-clustered-rival = Il migliore degli altri fa meno punti: { $best } in media, invece di { $played }.
