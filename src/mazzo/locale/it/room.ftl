# Le sale: tutto ciò che si legge quando si gioca con altri. I rifiuti stanno in errors.ftl, il tavolo in table.ftl.

## Aprire un tavolo

room-open-title = Gioca con altri
room-game = Gioco
room-seats = Posti
room-for = Chi può unirsi
room-friends = Con gli amici
room-friends-hint = solo chi ha il link
room-all = Aperto a tutti
room-all-hint = si vede tra i tavoli
room-several = Più posti a persona
room-several-hint = per chi usa lo stesso dispositivo
room-programs = Ammetti bot di terzi
room-programs-hint = bot scritti da altri, ognuno con il suo account
room-clock = Tempo
room-clock-none = Senza
room-clock-move = A mossa
room-clock-game = A partita
room-clock-day = Su più giorni
room-clock-move-how = Tempo per ogni mossa
room-clock-game-how = Tempo di ogni giocatore per tutta la partita
room-clock-day-how = Tempo per ogni mossa
room-clock-move-amount = { $amount ->
        [30] 30 secondi
        [60] 1 minuto
       *[120] 2 minuti
    }
room-clock-game-amount = { $amount } minuti
room-clock-day-amount = { $amount ->
        [one] un giorno
       *[other] { $amount } giorni
    }
room-clock-none-is = senza orologio
room-clock-move-is = { $amount } secondi a mossa
room-clock-game-is = { $amount ->
        [one] un minuto a testa
       *[other] { $amount } minuti a testa
    }
room-clock-day-is = { $amount ->
        [one] un giorno per mossa
       *[other] { $amount } giorni per mossa
    }
room-you = Giochi come
room-you-none = scegli un nome
room-open = Apri il tavolo
room-opening = Apro il tavolo…
room-lobby-link = Tavoli aperti

## Chi siede

room-name = Come ti chiami?
room-name-hint = il tuo nome
room-colour = Il tuo colore
room-colour-0 = blu, cerchio
room-colour-1 = arancio scuro, quadrato
room-colour-2 = verde, triangolo
room-colour-3 = rosa, rombo
room-colour-4 = arancio chiaro, esagono
room-colour-5 = celeste, goccia
room-colour-6 = oliva, quadrifoglio
room-colour-7 = grigio, stella
room-colour-free = { $colour }
room-colour-taken = { $colour } (già al tavolo)
room-seat = Posto { $seat }
room-guest = Ospite { $number }
room-bot = bot
room-program = bot di terzi
room-bot-nth = { $name } { $number }
room-bot-novice = Principiante
room-bot-novice-how = ha appena imparato le regole
room-bot-casual = Occasionale
room-bot-casual-how = gioca senza pensarci troppo
room-bot-greedy = Goloso
room-bot-greedy-how = prende più punti che può ora
room-bot-expert = Esperto
room-bot-expert-how = guarda qualche mossa avanti
room-bot-master = Maestro
room-bot-master-how = ci pensa a lungo, sbaglia poco
bots-count = Avversari
bots-strength = Livello
room-bot-here = Oppure un bot
room-you-are = tu
room-you-host = tu
room-you-tag = (tu)
room-host = ospita
room-here = al tavolo
room-away = assente
room-same-device = su questo dispositivo
room-chair-sit = Siediti
room-chair-add = Aggiungi
room-chair-empty = libero
room-sit-title = Siediti al tavolo
room-sit = Siediti
room-add-title = Un altro posto
room-add-text = Giocate in più persone con questo dispositivo? Passatevelo tra un turno e l'altro: una schermata nasconde le scelte.
room-add = Aggiungi al tavolo
room-pass = Aggiungi una persona qui
room-stand = Lascia il posto
room-stand-text = Il tuo posto torna libero.
room-stand-playing = Se lasci ora, un bot gioca al tuo posto fino alla fine.
room-remove = Libera il posto
room-remove-text = { $name } lascia il posto, e può sedersi di nuovo.
room-bar = Libera il posto ed escludi
room-bar-text = Chi è escluso può guardare, ma non può più sedersi né scrivere in questa stanza.
room-barred = { $name } è fuori da questa stanza.
room-admit = Riammetti
room-remove-bot = Il bot se ne va e il posto torna libero.

## Prima della partita

room-title = { $game }: il tavolo
room-table = Il tavolo
room-missing = { $count ->
        [one] Si aspetta ancora un giocatore.
       *[other] Si aspettano ancora { $count } giocatori.
    }
room-ready-host = Ci siete tutti: inizia quando vuoi.
room-ready = Ci siamo tutti. { $name } può iniziare la partita.
room-closed-text = Questo tavolo è chiuso.
room-start = Inizia
room-fill = { $count ->
        [one] Metti un bot
       *[other] Riempi con { $count } bot
    }
room-begins-drawn = Tirato a sorte: comincia { $name }.
room-is-listed = aperto a tutti
room-is-private = solo con il link
room-has-programs = ammessi bot di terzi
room-has-several = più posti a persona
room-change = Cambia
room-change-title = Cambia il tavolo
room-change-done = Fatto
room-close = Chiudi il tavolo
room-watching = { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }
room-link-slow = La connessione è lenta: invio ancora in corso…
room-link-lost = Connessione persa: mi ricollego…
room-refused = Ora non si può. Guarda com'è adesso il tavolo e riprova.

room-invite = Invita
room-invite-text = Chi apre questo link può sedersi senza registrarsi.
room-invite-link = Link d'invito
room-invite-message = Giochiamo a { $game }? Il tuo posto è qui:
room-copy = Copia
room-copied = Copiato
room-share = Condividi
room-qr = Mostra il codice QR
room-qr-hide = Nascondi il codice QR
room-qr-alt = Codice QR del link d'invito

## In partita

room-watcher = guardi
room-watch-text = I frutteti come li vedono tutti: le scelte di un round restano nascoste finché non hanno scelto tutti.
room-your-turn = Tocca a te
room-chip-you = { $name } (tu)
room-chip-handed = gioca un bot
room-chip-thinks = sta pensando
room-chip-played = ha giocato
room-chip-closed = ha finito
room-chip-points = punti: { $points }
room-days-short = { $days }g { $hours }h
room-left = Tempo rimasto: { $days ->
        [0] { $hours ->
                [0] { $minutes ->
                        [0] { $seconds } secondi
                       *[other] { $minutes } min { $seconds } s
                    }
               *[other] { $hours } h { $minutes } min
            }
        [one] un giorno e { $hours } h
       *[other] { $days } giorni e { $hours } h
    }
room-did-none = { $name }: frutteto chiuso.
room-gone = { $name } non c'è da un po'.
room-hand = Fai giocare un bot
room-handed-mine = Al posto di { $name } sta giocando un bot.
room-handed-you = Al tuo posto sta giocando un bot.
room-take = Riprendi il posto
room-pause = Chiedi una pausa
room-pausing = { $names } chiede una pausa.
room-pause-yes = Accetta
room-paused = In pausa: gli orologi sono fermi.
room-go-on = Riprendi
room-look = Guarda da vicino il frutteto di { $name }
room-look-points = { $points } { end-points-word }
room-look-before = Posto precedente
room-look-next = Posto successivo
room-look-closed = Com'era alla fine dell'ultimo round.
room-look-own = Com'è adesso.

room-pass-to = Tocca a { $name }
room-pass-text = Passa il dispositivo. Le scelte degli altri restano nascoste.
room-pass-open = Sono { $name }
room-pass-back = { $name } vuole annullare
room-lend = Passa il dispositivo a:
room-lend-to = { $name } deve rispondere

## Guardare giocare i bot

show-open = Guarda giocare i bot
show-text = { $count } bot giocano tra loro mentre guardi. Puoi fermarli quando vuoi; si fermano anche quando nessuno guarda.
show-every = Misti
show-every-how = dal principiante al maestro
show-begin = Inizia e guarda
show-pause = Ferma i bot
show-paused = In pausa: i bot aspettano.
show-again = Un'altra partita

## La fine

room-end = Fine della partita
room-all-done = Tutti hanno finito.
room-won-you = Hai vinto!
room-won-you-and = Vittoria condivisa: { $names }!
room-won = { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
room-won-none = Nessuno vince
room-place = Posto in classifica:
room-tie-rotten = A pari punti sta davanti chi ha usato meno Frutta Marcia: { $own } contro { $other }.
room-tie-dice = Anche la Frutta Marcia è pari: sta davanti chi ha più dadi, { $own } contro { $other }.
room-tie-shared = Parità: stesso posto.
room-tally = Da dove vengono i punti: { $name }
room-boards = Tutti i frutteti
room-rematch = Rivincita
room-rematch-ready = Ci sei
room-rematch-wants = { $count ->
        [one] { $names } vuole la rivincita.
       *[other] { $names } vogliono la rivincita.
    }
room-rematch-waits = Si aspetta: { $names }.
room-rematch-all = Ci siete tutti: si ricomincia.
replay-round = Round
room-again = Ancora una?
room-see-end = Guarda il risultato
room-back = Torna ai posti

room-none = Tavolo non trovato
room-none-text = Forse l'indirizzo è sbagliato, o il tavolo è stato cancellato. Scegli un altro tavolo, o aprine uno.

## Parlare

talk-title = Chat
talk-open = Chat { $count ->
        [0] { "" }
        [one] (una da leggere)
       *[other] ({ $count } da leggere)
    }
talk-close = Chiudi
talk-lines = Messaggi
talk-none = Ancora nessun messaggio. Un saluto?
talk-you = Tu
talk-watching = chi guarda
talk-more = Opzioni per il messaggio di { $name }
talk-mute = Silenzia { $name }
talk-muted = Hai silenziato { $name }.
talk-unmute = Riattiva
talk-report = Segnala
talk-report-sure = Segnalare questo messaggio al gestore del server?
talk-report-yes = Sì, segnala
talk-report-no = No
talk-reported = Segnalato. Grazie.
talk-phrases = Frasi pronte
talk-own = Scrivi un messaggio
talk-to = Chi può leggerlo
talk-to-all = Tutti
talk-to-one = Solo { $name }
talk-only-you = solo a te
talk-only = solo a { $name }
talk-send = Manda
talk-watchers-only = Durante la partita ti leggono solo gli altri spettatori.
talk-said = { $name }: { $text }
talk-say-hello = Ciao!
talk-say-good-luck = In bocca al lupo!
talk-say-have-fun = Buon divertimento!
talk-say-your-turn = Tocca a te!
talk-say-one-moment = Un attimo…
talk-say-nice = Bella!
talk-say-well-played = Ben giocato!
talk-say-oops = Ops!
talk-say-thanks = Grazie!
talk-say-again = Ancora una?
talk-say-bye = Alla prossima!

## Avvisi

notify-title = Quando tocca a te
notify-off = Ricevi una notifica quando tocca a te, anche a pagina chiusa. Solo per i tuoi turni; puoi disattivarla quando vuoi.
notify-on = Ti avvisiamo quando tocca a te, anche a pagina chiusa.
notify-denied = Il browser blocca le notifiche. Permettile dalle impostazioni del sito.
notify-unable = Questo server non manda notifiche. Il titolo della scheda mostra comunque il tuo turno.
notify-start = Avvisami
notify-stop = Disattiva le notifiche

## I tavoli

tables-title = Tavoli
tables-mine = I tuoi tavoli
tables-open = Aperti a tutti
tables-closed = Partite da guardare
tables-more = { $count ->
        [one] Un altro tavolo
       *[other] Altri { $count } tavoli
    }
tables-none = Nessun tavolo aperto in questo momento. Aprine uno, e altri potranno unirsi.
tables-a-guest = un ospite
tables-free = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
tables-full = al completo
tables-playing = in corso
tables-over = partita finita
tables-ago = aperto da { $minutes } min
tables-join = Unisciti
tables-watch = Guarda
tables-return = Torna
