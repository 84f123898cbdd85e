# Gnoming A Round: what the coach says. lesson.toml says when.

lesson-gnoming-welcome = Questa è la tua griglia: nove carte coperte, e non le ha viste nessuno. Di fronte ne ha nove chi gioca con te. Qui vince chi fa meno punti.
lesson-gnoming-choose = Per cominciare scegli due carte e girale, senza sapere che cosa sono: la prima e la seconda in alto. Gli altri scelgono nello stesso momento.
lesson-gnoming-take = Due 5, e in cima a una pila degli scarti ce n'è un terzo. Prendilo e mettilo nell'ultimo posto della riga, sopra la carta coperta: chi prende da una pila la carta deve tenerla.
lesson-gnoming-row = Tre carte positive uguali in riga o in colonna non si pagano: tolgono il loro valore una volta. Invece di 15 punti, −5. La carta che stava lì, un 7, è finita sulla pila rimasta vuota.
lesson-gnoming-draw = L'altra mossa possibile è pescare dal mazzo, senza sapere che cosa arriva. Prova.
lesson-gnoming-decline = Un 8, la carta più cara. Ciò che viene dal mazzo si può rifiutare: scartalo sulla pila segnata, e la tua griglia resta com'è. Finora l'hai visto solo tu.
lesson-gnoming-hazard = È uscito un pericolo, ed è stato scartato: va fuori dal gioco, e tutti gli altri possono girare una propria carta. Gira quella in mezzo. In griglia un pericolo costa 10 punti.
lesson-gnoming-again = Un 4. Di nuovo a te: pesca.
lesson-gnoming-put = Un altro 4! Mettilo accanto al primo, nel posto segnato. Prima di uscire, la carta coperta si gira.
lesson-gnoming-bounce = È uscito un 5, e di 5 scoperti ne hai già: può rimbalzare. Invece di scartarlo fallo cadere su un'altra carta coperta, in basso a sinistra.
lesson-gnoming-chain = E lì sotto c'era un 4, che rimbalza anche lui: mettilo a destra degli altri due. Un'altra riga, e tre carte girate in un turno solo.
lesson-gnoming-stop = Un 5: potresti continuare, ma nessuno ti obbliga. Da solo un 5 costa 5 punti, una carta coperta in media meno di 4. Fermati e scartalo sulla pila segnata.
lesson-gnoming-mulligan = Su una pila c'è un mulligan, il jolly: vale ciò che serve alla sua riga e alla sua colonna. Prendilo e mettilo in basso al centro. A fine turno in griglia ne puoi avere uno solo.
lesson-gnoming-out = Un 5! Con l'altro 5 e il mulligan fa una riga. Prendilo e mettilo sull'ultima carta coperta: quando non ne hai più, hai chiuso, e agli altri resta un turno.
lesson-gnoming-end = Il primo round è finito. Tre righe, −14 punti. Hai chiuso e nessuno ha fatto meno di te: altri 5 in meno, −19. Se qualcuno ne avesse fatti meno sarebbero stati 5 in più. Le carte ancora coperte degli altri si sono girate da sole.
lesson-gnoming-yours = È cominciato il secondo round, con tutte le carte rimescolate: una partita ne ha tre, e conta la somma. Adesso sai tutto ciò che serve.
