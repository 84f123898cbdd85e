# Grove: what the coach says. lesson.toml says when.

lesson-grove-welcome = Questo è il tuo frutteto: una carta, cinque alberi e una radura. Ogni albero porta uno o due frutti. Poserai altre otto carte, e dove un frutto ne copre uno uguale si raccoglie.
lesson-grove-match = Posa la carta 3 nel posto segnato: trascinala, oppure tocca la carta e poi il posto. Arancia su arancia, limone su limone: il frutto dev'essere lo stesso, non importa quanti ce ne sono.
lesson-grove-dice = Due alberi coperti, due dadi. Ognuno segna i frutti dei due alberi insieme: 2 e 1 fanno 3, 2 e 2 fanno 4. Sono 7 punti, e in mano è arrivata una carta nuova.
lesson-grove-grow = Scegli la carta 15 e girala verso destra con ↻. Il suo limone fa crescere di uno il 4, che diventa 5, e un'arancia riceve un dado. I lime vanno su una radura: ci sta ogni albero, ma vuota non dà dadi.
lesson-grove-basket = Ora la carta 8, girata anche lei verso destra. Due limoni sul 5 farebbero 7: oltre il 6 il dado mostra il cestino, che vale 10. Altri due alberi ricevono un dado nuovo.
lesson-grove-glade = Una radura copre tutto, anche un dado: lo prende su di sé, ma lì non vale niente. Posa la carta 9, girata verso sinistra: perdi un 3 d'arancia, ne arriva un altro, e il dado dei lime cresce di 2. In tutto, più 2.
lesson-grove-differs = Una volta in una partita un albero può coprire un frutto diverso: se lo prende lo Scoiattolo. Costa 1 punto, 1 in più per ogni dado su un albero accanto, e l'eventuale dado lì sotto. E niente lo coprirà mai più.
lesson-grove-marks = Quando scegli una carta, il tavolo segna dove può stare: un tondo ● dove tutti gli alberi combaciano, un rombo ◆ dove deve venire lo Scoiattolo.
lesson-grove-squirrel = Qui conviene. Posa la carta 2, capovolta: un'arancia su un limone, meno 2. Ma il 10 diventa la Carriola, che vale 15, il dado sulla radura torna su un albero e diventa 5, quello dei lime diventa 6: più 11.
lesson-grove-score = I dadi e la Carriola valgono 35, lo Scoiattolo costa 2: 33 punti. Il foglio dei punti dice sempre da dove viene ognuno.
lesson-grove-yours = Restano tre carte, e sono tue. Alla fine il punteggio dà un titolo, dal più semplice fino a quello da 60 punti. E se vuoi un traguardo, c'è la sfida delle ricette.
