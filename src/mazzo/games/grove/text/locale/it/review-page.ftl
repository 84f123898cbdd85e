# Che cosa dice l'analisi di Grove.

review-grove-recipe = Carta { $card }, per la sua ricetta

# Perché una mossa è costata. $best e $played: quanto, in media, nelle partite che seguono la mossa migliore e quella giocata.

review-why-grove-oranges = Le arance arrivano in media a { $best } punti, invece di { $played }.
review-why-grove-lemons = I limoni arrivano in media a { $best } punti, invece di { $played }.
review-why-grove-limes = I lime arrivano in media a { $best } punti, invece di { $played }.
review-why-grove-wheelbarrow = La carriola porta più spesso i suoi 15 punti: { $best-share } delle partite, invece di { $played-share }.
review-why-grove-tens = Più dadi arrivano a 10: { $best } in media, invece di { $played }.
review-why-grove-squirrel = Lo scoiattolo costa meno: { $best } punti in media, invece di { $played }.
review-why-grove-on-glades = Si perdono meno punti con i dadi sulle radure: { $best } in media, invece di { $played }.
review-why-grove-first-recipe = La prima ricetta porta in media { $best } punti, invece di { $played }.
review-why-grove-second-recipe = La seconda ricetta porta in media { $best } punti, invece di { $played }.
review-why-grove-recipes-paid = Più ricette portano qualcosa: { $best } in media, invece di { $played }.
review-why-grove-target = L'obiettivo si raggiunge più spesso: { $best-share } delle partite, invece di { $played-share }.
review-why-grove-unplaced = Meno carte restano in mano perché non trovano posto: { $best } in media, invece di { $played }.
