# Al tavolo: chi chiama i numeri, l'arbitro, chi comincia, il tempo, dadi e moneta.

caller-title = Chi chiama i numeri
caller-lead = Tutti giocano le stesse carte: una persona chiama i numeri, ognuno posa la sua carta, poi si va avanti.
caller-not-here = In questo gioco nessuno chiama i numeri: ognuno ha le sue carte.
caller-with-recipes = Con la sfida delle ricette
caller-with-recipes-hint = Due carte ricetta si scoprono prima di cominciare.
caller-recipes = Ricette: { $cards }
caller-one-phone = Chiama questo telefono
caller-one-phone-text = Mostra i numeri in grande e li dice ad alta voce.
caller-begin = Comincia
caller-each-phone = Un telefono a testa
caller-each-phone-text = Chi ha il link vede i numeri. Alla fine ognuno inserisce le sue carte e la classifica appare su tutti i telefoni.
caller-name = Il tuo nome
caller-open-table = Apri il tavolo
caller-start-card = carta iniziale
caller-hand = in mano
caller-said = Numero { $card }.
caller-said-first = Carta iniziale: { $card }. In mano: { $hand }.
caller-progress = { $count } di { $most } carte
caller-before = prima: { $cards }
caller-all-placed = Tutti hanno posato
caller-again = Ripeti ad alta voce
caller-back = Torna indietro
caller-speaks = Dici i numeri ad alta voce
caller-speaks-hint = Così nessuno deve guardare il telefono.
caller-no-voice = Questo browser non ha una voce per questa lingua: leggi tu i numeri.
caller-last = Tutte le carte sono state chiamate. Posate le ultime due.
caller-count = Contare i punti
caller-players = { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
caller-end = Termina
caller-end-text = I numeri di questa partita non si potranno più rivedere.

call-title = { $game }: i numeri
call-away = Il server non risponde. I numeri arrivano appena torna la rete.
call-invited = Al tavolo: { $names }.
call-join = Entra
call-begins-soon = Si comincia quando chi chiama preme «Comincia».
call-invite = Invita
call-message = Giochiamo con le carte: qui vedi i numeri.
call-players = Al tavolo
call-placed = Ho posato la carta
call-not-placed = Non ho ancora posato
call-has-placed = ha posato
call-entered = ha inserito
call-waits = Si aspettano gli altri.
call-on = Chiama senza aspettare
call-ranking = Classifica
call-enter = Le tue carte
call-send = Ho finito: invia
call-send-again = Invia di nuovo
call-waits-for-all = Inviato. La classifica appare quando tutti hanno inviato.

referee-title = L'arbitro
referee-may = Posso giocarla?
referee-questions = Domande
referee-yes = Sì, si può.
referee-no = No.
referee-asks = Inserisci la posizione e la carta: la risposta compare qui.
referee-again = Ricomincia
referee-no-engine = Senza rete l'arbitro non risponde. Quello che inserisci resta, e la risposta arriva quando torna la rete.
referee-try = Inserisci quello che c'è sul tavolo, poi la carta in questione: se lì non può stare, viene detta la regola che lo vieta.
referee-search = Cerca
referee-hits = { $count ->
        [0] Nessuna domanda. Cerca nelle regole.
        [one] Una domanda
       *[other] { $count } domande
    }
referee-rules = Tutte le regole

tools-title = Chi comincia, tempo, dadi
tools-first = Chi comincia?
tools-names = Nomi
tools-names-hint = Separati da virgole. Senza nomi si sorteggia un posto.
tools-draw = Sorteggia
tools-begins = Comincia: { $name }
tools-by-rule = Che cosa dice il regolamento
tools-by-rule-of = { $game ->
        [orchard] giocano tutti insieme; una persona chiama i numeri.
        [grove] giocano tutti insieme; una persona chiama i numeri.
        [grass] comincia chi siede alla sinistra di chi dà le carte.
        [clustered] comincia la persona più giovane.
        [gnoming] il regolamento non lo dice: si sceglie o si sorteggia.
       *[other] decidete voi.
    }
tools-timer = Tempo per turno
tools-minutes = Minuti
tools-next-turn = Prossimo turno
tools-start = Avvia
tools-pause = Pausa
tools-time-over = Il tempo è finito.
tools-timer-note = Il tempo si può ignorare: quando è finito non succede nulla.
tools-chance = Dadi e moneta
tools-dice = { $count ->
        [one] un dado
       *[other] { $count } dadi
    }
tools-coin = moneta
tools-heads = testa
tools-tails = croce
