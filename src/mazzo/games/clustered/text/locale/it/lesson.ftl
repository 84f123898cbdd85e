# Clustered: what the coach says. lesson.toml says when.

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
