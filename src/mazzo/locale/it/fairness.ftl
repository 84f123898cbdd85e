# La pagina che controlla una mescolata: che nessuno abbia scelto le carte.

fair-title = Controlla questa mescolata
fair-about = Prima di dare le carte il server mostra l'impronta di una chiave segreta; poi i browser dei giocatori aggiungono numeri a caso. Alla fine carte, chiave e numeri devono combaciare: così nessuno ha potuto scegliere le carte.
fair-about-day = Ogni giorno ha una chiave segreta, la cui impronta è pubblicata un mese prima. Un giorno dopo la fine della giornata la chiave viene mostrata: così nessuno ha potuto scegliere le carte dopo l'annuncio.
fair-of-match = Partita { $match }
fair-of-day = Le carte di questo giorno: { $date }
fair-paste = Diario di una partita finita
fair-check = Controlla
fair-here = I conti li fa il tuo browser.
fair-how = Come funziona, e che cosa non prova
fair-to-match = Alla partita
fair-another = Controlla un diario
fair-holds = Torna:
fair-fails = Non torna:

fair-verdict-proved = Torna tutto.
fair-verdict-cards = Le carte seguono dal seme; chi ha scelto il seme non si può controllare.
fair-verdict-later = Non si può ancora controllare: torna più tardi.
fair-verdict-failed = Non è provato.

fair-unreadable = Questo non è un diario di Mazzo.
fair-match = Nome della partita
fair-key = Chiave del server, mostrata dopo la fine
fair-digest = La sua impronta, che andava mostrata prima della partita. Questo browser non ha cominciato la partita, e non può confrontarla.
fair-digest-seen = La sua impronta è quella che questo browser ha visto prima della partita
fair-digest-other = La sua impronta non è quella che questo browser ha visto prima della partita
fair-number = Numero del giocatore { $seat }
fair-number-own = Numero del giocatore { $seat }, di questo browser
fair-number-none = Il giocatore { $seat } non ha dato un numero.
fair-number-missing = Manca il numero che questo browser ha dato.
fair-seed = Il seme, fatto di chiave, numeri e nome della partita
fair-seed-only = Seme, che il server ha estratto da solo; quello delle carte di un giorno è nella pagina di quel giorno
fair-seed-none = Il diario non ha il seme: la partita non è finita, il giorno delle sue carte non è chiuso, o le carte non sono estratte da un seme.
fair-cards = { $count ->
        [one] L'unica carta pescata segue dal seme.
       *[other] Tutte le { $count } carte pescate seguono dal seme.
    }
fair-cards-elsewhere = Le carte di questo gioco non si controllano in questa pagina: lo fa “mazzo verify”.

fair-file = Il file del mese, fatto in data { $published }, dice lo stesso.
fair-file-late = Il file è stato fatto quando il giorno era già cominciato: non ne prova niente.
fair-round = Il turno { $round } di drand è quello di quella mezzanotte.
fair-signature = La firma di quel turno è autentica
fair-key-alone = Decide solo la chiave: nessun turno pubblico era annunciato.
fair-key-instead = Decide solo la chiave, anche se un turno pubblico era annunciato: il server dice che drand non rispondeva.
fair-key-later = La chiave viene mostrata un giorno dopo la fine della giornata. La sua impronta
fair-day-key = Chiave del giorno
fair-day-digest = La sua impronta è quella annunciata
fair-day-seed = Seme di { $game }
fair-day-same = La partita viene da questo seme

## What does not hold

fair-cards-wrong = Non tutte le carte pescate seguono dal seme.
fair-seed-wrong = Il seme del diario non è quello fatto di chiave, numeri e nome della partita, cioè
fair-file-wrong = Il file del mese, fatto in data { $published }, dice altro.
fair-round-wrong = Il turno { $round } di drand non è quello di quella mezzanotte.
fair-signature-wrong = La firma di quel turno non è autentica
fair-day-digest-wrong = La sua impronta non è quella annunciata
fair-day-same-wrong = La partita non viene da questo seme, ma da un altro
