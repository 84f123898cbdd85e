# Orchard: what the coach says. lesson.toml says when.

lesson-orchard-welcome = Questo è il tuo frutteto: una carta, sei alberi. Ne poserai altre otto, e ogni albero che ne copre uno uguale dà frutto.
lesson-orchard-match = Posa la carta 9 nel posto segnato: trascinala, oppure tocca la carta e poi il posto. Susina su susina, pera su pera: i frutti devono essere uguali.
lesson-orchard-dice = Due alberi coperti, due dadi sull'1: 2 punti. E in mano è arrivata una carta nuova.
lesson-orchard-grow = Ora la carta 10. La sua pera copre la pera col dado, e il dado cresce: 1, 3, 6, 10. Altri due alberi uguali ricevono un dado nuovo.
lesson-orchard-turn = Scegli la carta 11 e girala verso destra con ↻. L'anteprima dice già quanto vale: il 3 diventa 6, due dadi sono nuovi.
lesson-orchard-differs = Due volte in una partita un albero può coprire un frutto diverso. Marcisce: 3 punti in meno, il dado che c'era sotto torna indietro, e niente lo coprirà mai più.
lesson-orchard-marks = Quando scegli una carta, il tavolo segna dove può stare: un tondo ● dove tutti gli alberi combaciano, un rombo ◆ dove marcisce un frutto, un rombo forato ◇ dove ne marciscono due.
lesson-orchard-rotten = A volte conviene. Posa la carta 5, girata a destra: una susina su una mela marcisce, meno 3. Ma il 6 diventa 10 e due dadi crescono a 3: più 8.
lesson-orchard-score = I dadi valgono 19, la frutta marcia costa 3: 16 punti. Il foglio dei punti dice sempre da dove viene ognuno.
lesson-orchard-yours = Restano quattro carte, e sono tue. La partita finisce quando sono posate, o quando nessuna trova posto. Alla fine il punteggio dà un titolo, dal più semplice fino a quello da 55 punti.
