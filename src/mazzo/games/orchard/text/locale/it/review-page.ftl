# Che cosa dice l'analisi di Orchard. $best e $played: quanti, in media, nelle partite che seguono la mossa migliore e quella giocata.

review-why-orchard-tens = Più dadi arrivano a 10: { $best } in media, invece di { $played }.
review-why-orchard-sixes = Più dadi arrivano a 6: { $best } in media, invece di { $played }.
review-why-orchard-threes = Più dadi arrivano a 3: { $best } in media, invece di { $played }.
review-why-orchard-ones = Più alberi ricevono il primo dado: a 1 ne restano { $best } in media, invece di { $played }.
review-why-orchard-apples = Le mele arrivano in media a { $best } punti, invece di { $played }.
review-why-orchard-pears = Le pere arrivano in media a { $best } punti, invece di { $played }.
review-why-orchard-plums = Le susine arrivano in media a { $best } punti, invece di { $played }.
review-why-orchard-rotten = Marcisce meno frutta: { $best } in media, invece di { $played }.
review-why-orchard-unplaced = Meno carte restano in mano perché non trovano posto: { $best } in media, invece di { $played }.
review-why-orchard-dice-left = Avanzano meno dadi: { $best } in media, invece di { $played }.
