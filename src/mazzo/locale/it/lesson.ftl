# Che cosa dice la guida; quando lo dice sta in src/mazzo/server/lessons/<game>.toml, se è vero in tests/server/test_lesson.py.

lesson-orchard-welcome = Questo è il tuo frutteto: una carta, sei alberi. Ne poserai altre otto, e ogni albero che ne copre uno uguale dà frutto.
lesson-orchard-match = Posa la carta 9 nel posto segnato: trascinala, oppure tocca la carta e poi il posto. Susina su susina, pera su pera: i frutti devono essere uguali.
lesson-orchard-dice = Due alberi coperti, due dadi sull'1: 2 punti. E in mano è arrivata una carta nuova.
lesson-orchard-grow = Ora la carta 10. La sua pera copre la pera col dado, e il dado cresce: 1, 3, 6, 10. Altri due alberi uguali ricevono un dado nuovo.
lesson-orchard-turn = Gira la carta 11 verso destra: toccala ancora, o premi R. La sagoma dice già quanto vale: il 3 diventa 6, due dadi sono nuovi.
lesson-orchard-differs = Due volte in una partita un albero può coprire un frutto diverso. Marcisce: 3 punti in meno, il dado che c'era sotto torna indietro, e niente lo coprirà mai più.
lesson-orchard-rotten = A volte conviene. Posa la carta 5, girata a destra: una susina su una mela marcisce, meno 3. Ma il 6 diventa 10 e due dadi crescono a 3: più 8.
lesson-orchard-score = I dadi valgono 19, la frutta marcia costa 3: 16 punti. Il foglio dei punti dice sempre da dove viene ognuno.
lesson-orchard-yours = Restano quattro carte, e sono tue. La partita finisce quando sono posate, o quando nessuna trova posto. I titoli cominciano a salire da 25 punti, il più alto arriva a 55.

lesson-grove-welcome = Questo è il tuo frutteto: una carta, cinque alberi e una radura. Ogni albero porta uno o due frutti. Poserai altre otto carte, e dove un frutto ne copre uno uguale si raccoglie.
lesson-grove-match = Posa la carta 3 nel posto segnato: trascinala, oppure tocca la carta e poi il posto. Arancia su arancia, limone su limone: il frutto dev'essere lo stesso, non importa quanti ce ne sono.
lesson-grove-dice = Due alberi coperti, due dadi. Ognuno segna i frutti dei due alberi insieme: 2 e 1 fanno 3, 2 e 2 fanno 4. Sono 7 punti, e in mano è arrivata una carta nuova.
lesson-grove-grow = Gira la carta 15 verso destra: toccala ancora, o premi R. Il suo limone fa crescere di uno il 4, che diventa 5, e un'arancia riceve un dado. I lime vanno su una radura: ci sta ogni albero, ma vuota non dà dadi.
lesson-grove-basket = Ora la carta 8, girata anche lei verso destra. Due limoni sul 5 farebbero 7: oltre il 6 il dado mostra il cestino, che vale 10. Altri due alberi ricevono un dado nuovo.
lesson-grove-glade = Una radura copre tutto, anche un dado: lo prende su di sé, ma lì non vale niente. Posa la carta 9, girata verso sinistra: perdi un 3 d'arancia, ne arriva un altro, e il dado dei lime cresce di 2. In tutto, più 2.
lesson-grove-differs = Una volta in una partita un albero può coprire un frutto diverso: se lo prende lo Scoiattolo. Costa 1 punto, 1 in più per ogni dado su un albero accanto, e l'eventuale dado lì sotto. E niente lo coprirà mai più.
lesson-grove-squirrel = Qui conviene. Posa la carta 2, capovolta: un'arancia su un limone, meno 2. Ma il 10 diventa la Carriola, che vale 15, il dado sulla radura torna su un albero e diventa 5, quello dei lime diventa 6: più 11.
lesson-grove-score = I dadi e la Carriola valgono 35, lo Scoiattolo costa 2: 33 punti. Il foglio dei punti dice sempre da dove viene ognuno.
lesson-grove-yours = Restano tre carte, e sono tue. I titoli cominciano a salire da 40 punti, il più alto arriva a 60. E se vuoi un traguardo, c'è la sfida delle ricette.

lesson-clustered-welcome = Questo mazzo è tutto del tuo colore: ventisette carte, una diversa dall'altra, e due jolly. Cinque sono in mano, e in mezzo al tavolo c'è la carta iniziale.
lesson-clustered-start = Posa i due quadrati pieni nel posto segnato: trascina la carta, oppure tocca prima lei e poi il posto. Accanto alla carta iniziale va bene tutto.
lesson-clustered-two = Ora i tre quadrati pieni, subito a destra. Forma, riempimento, numero: con la carta vicina ne bastano due in comune, e qui forma e riempimento sono gli stessi.
lesson-clustered-misfit = Lì accanto i tre cerchi tratteggiati non ci stanno: coi tre quadrati pieni hanno in comune solo il numero. Il colore non c'entra mai: dice soltanto di chi è la carta.
lesson-clustered-line = Posa il quadrato pieno: è la terza carta in fila. Da tre carte in su una linea dà un punto per carta, in orizzontale o in verticale: più 3.
lesson-clustered-below = Adesso si costruisce anche in giù. Posa i due quadrati tratteggiati sotto i due pieni: stessa forma, stesso numero.
lesson-clustered-every = I tre quadrati tratteggiati toccheranno due carte, e devono andar bene con tutte e due: forma e numero con quella sopra, forma e riempimento con quella a sinistra. Posali: quattro carte fanno un rettangolo, più 4.
lesson-clustered-wild = Un jolly sta bene accanto a tutto, e tutto sta bene accanto a lui. Posalo qui: chiude un'altra linea di tre e allarga il rettangolo da quattro carte a sei. Più 5.
lesson-clustered-score = Il rettangolo vale 6, le due linee 3 ciascuna: 12 punti. La stessa carta può contare in una riga, in una colonna e nel rettangolo; di rettangoli però vale solo il tuo più grande.
lesson-clustered-block = In compagnia ognuno ha il suo colore, e contano solo le carte proprie. Una carta degli altri, o quella iniziale, spezza una linea: puoi posare accanto alle loro anche soltanto per disturbare.
lesson-clustered-nothing = Se nessuna carta della mano trova posto ne scarti una a tua scelta, e il turno è quello. Finché una ci sta, però, va posata; e chi ha un jolly un posto lo trova sempre.
lesson-clustered-yours = Restano ventitré carte, tra mano e mazzo, e sono tue. La partita finisce quando non ne hai più. Da soli si gioca contro il proprio record.

lesson-gnoming-welcome = Questa è la tua griglia: nove carte coperte, e non le ha viste nessuno. Di fronte ne ha nove chi gioca con te. Stavolta i punti sono una brutta cosa: vince chi ne fa di meno.
lesson-gnoming-choose = Per cominciare scegli due carte e girale, senza sapere che cosa sono: la prima e la seconda in alto. Gli altri scelgono nello stesso momento.
lesson-gnoming-take = Due 5, e in cima a una pila degli scarti ce n'è un terzo. Prendilo e mettilo nell'ultimo posto della riga, sopra la carta coperta: chi prende da una pila la carta deve tenerla.
lesson-gnoming-row = Tre carte positive uguali in riga o in colonna non si pagano: tolgono il loro valore una volta. Invece di 15 punti, −5. La carta che stava lì, un 7, è finita sulla pila rimasta vuota.
lesson-gnoming-draw = L'altra mossa possibile: pescare dal mazzo, alla cieca. Prova.
lesson-gnoming-decline = Un 8, la carta più cara. Ciò che viene dal mazzo si può rifiutare: scartalo sulla pila segnata, e la tua griglia resta com'è. Finora l'hai visto solo tu.
lesson-gnoming-hazard = È uscito un pericolo, ed è stato scartato: va fuori dal gioco, e tutti gli altri possono girare una propria carta. Gira quella in mezzo. In griglia un pericolo costa 10 punti.
lesson-gnoming-again = Un 4. Di nuovo a te: pesca.
lesson-gnoming-put = Un altro 4! Mettilo accanto al primo, nel posto segnato. Prima di uscire, la carta coperta si gira.
lesson-gnoming-bounce = È uscito un 5, e di 5 scoperti ne hai già: può rimbalzare. Invece di scartarlo fallo cadere su un'altra carta coperta, in basso a sinistra.
lesson-gnoming-chain = E lì sotto c'era un 4, che rimbalza anche lui: mettilo a destra degli altri due. Un'altra riga, e tre carte girate in un turno solo.
lesson-gnoming-stop = Un 5: potresti continuare, ma nessuno ti obbliga. Da solo un 5 costa 5 punti, una carta coperta in media meno di 4. Fermati e scartalo sulla pila segnata.
lesson-gnoming-mulligan = Su una pila c'è un mulligan, il jolly: vale ciò che serve alla sua riga e alla sua colonna. Prendilo e mettilo in basso al centro. A fine turno in griglia ne puoi avere uno solo.
lesson-gnoming-out = Un 5! Con l'altro 5 e il mulligan fa una riga. Prendilo e mettilo sull'ultima carta coperta: quando non ne hai più, hai chiuso, e agli altri resta un turno.
lesson-gnoming-end = Tre righe, −14 punti. Hai chiuso e nessuno ha fatto meno di te: altri 5 in meno, −19. Se qualcuno ne avesse fatti meno sarebbero stati 5 in più. Le carte ancora coperte degli altri si sono girate da sole.
lesson-gnoming-yours = È cominciato il secondo round, con tutte le carte rimescolate: una partita ne ha tre, e conta la somma. Adesso sai tutto ciò che serve.

lesson-grass-welcome = Un mercato notturno: vince chi arriva per primo a 250.000 $, in quante smazzate ci vogliono. Queste sono le tue sei carte, più quella appena pescata. Ogni turno va così: ne peschi una, ne giochi una.
lesson-grass-open = Senza mercato niente affari. Gioca Market Open: trascinala al tuo posto, oppure tocca la carta e poi il posto.
lesson-grass-peddle = Il tuo mercato è aperto, e anche l'altro. Adesso cala nel tuo Colombia: i peddle sono soldi, e questo ne vale 25.000.
lesson-grass-heat = Bust, una retata! Sul tuo mercato c'è un Heat On, e finché resta lì non cali nessun peddle. Ognuno ha il suo rimedio, e per Bust è Immunity. Giocala.
lesson-grass-attack = Il tuo mercato è di nuovo libero, e intanto l'altro ha calato Jamaica: 25.000 $ anche lì. Ora fai tu un dispetto: gioca Felony sul suo mercato.
lesson-grass-trade = Tocca a te, ma gli altri possono proporti un affare: un Panama, dalla loro mano, per la tua Hearsay Evidence, che toglie Felony. Un Panama vale 50.000 $. Accetta.
lesson-grass-panama = Affare fatto: le carte hanno cambiato mano, e altri al tavolo non avrebbero visto quali. Lo scambio non consuma il turno, la tua carta è ancora da giocare. Cala il Panama.
lesson-grass-protect = Ciò che sta in un mercato te lo possono portare via. Lust Conquers All copre fino a 50.000 $: giocala, e scegli di coprire il Panama.
lesson-grass-nirvana = Appena in tempo: Stonehigh si è preso il più basso dei tuoi peddle non protetti, Colombia, e chi lo gioca ha subito un altro turno. Il Panama non lo tocca nessuno.
lesson-grass-paranoia = Hai pescato Sold Out, una paranoia. In mano alla fine costerebbe 25.000 $; giocata, costa un turno e il peddle non protetto più basso, e tu non ne hai: momento migliore non c'è. Giocala.
lesson-grass-pass = Dopo ogni paranoia tutti passano una carta della mano a sinistra. È l'occasione per liberarti di Doublecrossed, che in mano costa 50.000 $. Gli altri scelgono nello stesso momento.
lesson-grass-close = Hai saltato un turno, e l'altro è andato avanti: 85.000 $ contro i tuoi 50.000. Ma hai pescato Market Close, che chiude subito la smazzata. Giocala!
lesson-grass-sheet = Si conta: il tuo Panama, meno il peddle più alto rimasto in mano, 5.000 $. All'altro la tua Doublecrossed ne costa 50.000. Chi ha fatto meglio prende altri 25.000 $, e sei tu: 70.000 $.
lesson-grass-yours = Le carte della nuova smazzata sono date, e ciò che hai guadagnato resta tuo. Un affare puoi proporlo anche tu, quando è il tuo turno o a chi è di turno. Adesso sai tutto ciò che serve.
