# Errori e rifiuti: un codice, una frase che dice che cosa fare. L'albero delle sei famiglie sta in core/errors.py.

## Non capito

not-understood = Non capisco “{ $text }”. Mi aspettavo: { $expected }.
unknown-game = Non conosco un gioco di nome “{ $text }”. Scegli tra questi: { $known }.
unknown-option = Questo gioco non ha una variante “{ $text }”. { $known ->
        [none] Non ha varianti.
       *[other] Scegli tra queste: { $known }.
    }
begins-twice = A cominciare è uno solo. Scegli chi.
begins-no-such-seat = Il posto { $seat } non può cominciare: { $seats ->
        [one] a questo tavolo c'è un posto solo
       *[other] a questo tavolo ci sono { $seats } posti, contati da 1
    }. Scegline un altro.
unknown-ruleset = Non conosco le regole “{ $text }”, forse più nuove di questo Mazzo. Conosco: { $known }.
unknown-deck = Non conosco il mazzo “{ $text }”. Conosco: { $known }.
bad-journal = Il diario ha un errore alla riga { NUMBER($line, useGrouping: 0) }: mi aspettavo { $expected }, ho trovato “{ $found }”.
bad-seats = A questo gioco non si può giocare in { $seats }. Scegli da { $least } a { $most } posti.
bad-seat = A questo tavolo il posto { $seat } non esiste: i posti sono { $seats } e si contano da 0.
bad-deck = Con queste scelte { $left ->
        [one] resta una carta
       *[other] restano { $left } carte
    }, ma per giocare ne servono { $needed }. Escludine di meno.
no-rules = Per “{ $game }” non c'è una pagina di regole in questa lingua ({ $language }). Scegli un altro gioco o un'altra lingua.
bad-face = { $cell ->
        [0] La faccia della carta { $card }
       *[other] La casella { $cell } della carta { $card }
    } non va bene: mi aspettavo { $expected }, ho trovato “{ $found }”.
bad-recipe = { $field ->
        [name] Alla ricetta della carta { $card } serve un nome di { $expected } caratteri, tutti visibili; ho trovato “{ $found }”.
       *[other] La ricetta della carta { $card } non va bene a “{ $field }”: mi aspettavo { $expected }, ho trovato “{ $found }”.
    }
other-deck = Questo mazzo è per { $deck }, non per { $game }. Scegli un altro mazzo.
no-own-deck = Per { $game } non puoi inserire un mazzo tuo. Puoi farlo per: { $known }.
no-recipes = Le carte di { $game } non hanno ricette. Toglile dal mazzo.
deck-without-recipes = Questo mazzo non ha ricette, quindi non ci si può giocare con “{ $text }”. Inserisci le ricette, o scegli un altro mazzo.
no-such-deck = Qui il mazzo “{ $version }” non c'è. Forse chi l'aveva l'ha tolto: scegline un altro.
deck-clash = C'è già un altro mazzo con la sigla { $version }. Cambia un po' il nome del tuo.

## Ambiguo

ambiguous = “{ $text }” può voler dire { $count } cose. Scegli, per esempio: { $candidates }.

## Non permesso ora

not-legal = Questa mossa ora non è permessa. Scegline una tra quelle indicate.
game-over = La partita è finita: non ci sono più mosse. Cominciane un'altra.
gesture-ends = Questa mossa rivela qualcosa, perciò nello stesso messaggio non può seguirla altro: mandala da sola, poi il resto.
cannot-undo = Qui non c'è niente da annullare: dopo la tua mossa è stato rivelato qualcosa, oppure non hai ancora mosso.
undo-too-late = Il tempo per questo turno è finito, quindi la mossa resta: il tempo corre finché una mossa non viene annullata.
chance-is-seeded = In questa partita le carte le dà il mazzo. Per darle tu, comincia una partita con il caso a mano.
no-rest = Di questa partita non resta niente per una seconda. Comincia una partita nuova.
no-same = Queste carte erano per { $seats } giocatori allo stesso tavolo: da soli sarebbe un altro gioco. Comincia una partita nuova.
not-alone = A questo gioco non si gioca da soli: bisogna essere almeno in { $least }. Apri un tavolo e invita qualcuno, o fai sedere dei bot.
no-puzzle-yet = Quell'enigma non è ancora uscito: la sua data è { $date }.
no-deal = Queste carte non ci sono. Chiedi di nuovo il link, oppure gioca quelle di oggi.
no-deal-yet = Le carte del giorno { $date } non ci sono ancora: arrivano quel giorno.
no-deal-made = Le carte di questa partita non si possono mandare: continuava un'altra partita, oppure si giocava in più persone allo stesso tavolo.
deal-of-old-rules = Queste carte sono di regole più vecchie, con cui non si gioca più. I risultati restano.
deal-open = Le carte del giorno sono ancora in gioco. Prima finisci la tua partita, poi vedi quelle degli altri.
deal-not-played = I risultati si vedono dopo la tua partita. Prima gioca queste carte.
no-board = Questa classifica non c'è. Chiedi di nuovo il link.
board-not-yours = Solo chi tiene una classifica può cambiarla.
board-full = In questa classifica ci sono già { $most } persone, il massimo.
call-full = In questa partita non ci sono più posti (al massimo { $most }).
not-called-yet = Questa carta non è ancora stata chiamata.
not-the-caller = Solo chi chiama i numeri può farlo.
no-seat-in-call = Prima entra nella partita.
board-needs-account = In questa classifica si entra con un account. Creane uno o accedi, poi entra.
board-of-programs = Questa classifica è per i programmi: puoi guardarla, ma non entrare.
board-of-people = Questa classifica è per le persone: un programma può farne una sua.
too-many-boards = Hai già { $most } classifiche, il massimo per una persona. Eliminane una o passala a qualcuno, poi crea questa.
too-many-memberships = Sei già in { $most } classifiche, il massimo. Esci da una, poi entra in questa.
not-offered = Qui a questo gioco non si gioca. Scegline un altro.
no-chance-due = Ora non c'è niente da pescare. Tocca a chi gioca.
hint-in-company = Non si danno suggerimenti quando a un tavolo giocano altre persone. Chiedili quando giochi da solo o con i bot.
hint-in-lesson = In una lezione non si danno suggerimenti: la lezione indica già il prossimo passo.
hint-later = In questo momento non riesco a dare un suggerimento. Riprova tra un attimo.
no-costs = Quanto costa una mossa si vede solo in allenamento. Comincia una partita d'allenamento.

## Non è il tuo turno

not-your-turn = Non è ancora il tuo turno. Aspetta che tocchi a te.

## Non aggiornato

out-of-date = Nel frattempo la partita è andata avanti. Guarda com'è adesso il tavolo e scegli di nuovo.

## Colpa nostra

our-fault = Abbiamo sbagliato noi, e la tua partita è al sicuro. Riprova; se succede ancora, segnalalo con questo riferimento: { $reference }.

## Il tavolo in rete

not-found = Qui non c'è nulla. Controlla l'indirizzo o torna all'inizio.
too-many = Troppe richieste in poco tempo. Aspetta un po' e riprova.
too-large = È più di quanto Mazzo possa accettare. Mandane meno, oppure comincia una partita nuova.
too-fast = Troppe richieste insieme. Aspetta un momento e riprova.
bad-request = La richiesta non è scritta come deve ({ $where }). Ricarica la pagina e riprova.
foreign-origin = La richiesta arriva da un altro sito. Apri Mazzo direttamente e riprova.
not-your-seat = Questo posto non è tuo. Puoi guardare la partita o cominciarne una.
match-not-over = La partita non è ancora finita. Torna qui quando lo sarà.
not-announced = Questa partita non era annunciata, o è già cominciata. Riprova.
no-par-found = Non siamo riusciti a calcolare il par di queste carte.
par-not-done = Il par di queste carte si sta ancora calcolando. Riprova tra qualche secondo.
no-review-found = Non siamo riusciti ad analizzare questa partita.
review-later = La mossa non si può valutare in questo momento. Riprova tra qualche secondo.
no-person = Il server non ti riconosce. Ricarica la pagina e riprova.
method-not-allowed = Questo indirizzo non fa quello che gli chiedi. Controlla la richiesta.
database-away = In questo momento Mazzo non raggiunge le partite. Sono al sicuro: aspetta un momento e riprova.
cannot-save = In questo momento Mazzo non riesce a salvare nulla. Quello che era già salvato è al sicuro: riprova più tardi.
offline-journal = Questa partita senza rete non si può ripetere secondo le regole (riga { $line }), quindi non è stata salvata. Sul tuo dispositivo resta.
newer-version = Questa partita è stata cominciata con una versione più nuova di Mazzo. Ricarica la pagina per averla.
busy = La mossa di prima si sta ancora salvando. Aspetta un momento e riprova.
## Le sale

room-closed = Questo tavolo è chiuso. Aprine un altro quando vuoi.
room-crowded = Questo tavolo ha già moltissimi spettatori. Aspetta un po' e riprova.
room-full = A questo tavolo hanno già giocato o parlato troppe persone. Puoi guardare, oppure aprirne un altro.
not-gathering = Si sta già giocando. Si cambia a partita finita.
not-playing = Ora non si sta giocando. Aspetta che la partita cominci.
not-over = La partita è ancora in corso. Aspetta che finisca.
not-host = Può farlo solo chi ospita il tavolo. Chiedi a chi ospita.
not-seated = Questo può farlo chi è seduto al tavolo. Se c'è un posto libero, siediti.
barred = Chi ospita la stanza ti ha escluso: puoi guardare, ma non sederti né scrivere.
sat-often = In questa stanza hai già preso posto { $times } volte: di più non si può.
seat-taken = Quel posto è già occupato. Scegline un altro.
seats-taken = Sono sedute più persone dei posti che chiedi. Libera prima qualche posto.
seat-empty = A quel posto non c'è nessuno. Scegline un altro.
seats-empty = Manca ancora qualcuno. Si comincia quando tutti i posti sono occupati.
no-such-seat = A questo tavolo il posto { $seat } non c'è. Scegline uno di quelli che vedi.
not-away = Chi gioca qui c'è, o è via solo da un momento. Aspetta ancora un po'.
not-handed = Qui non sta giocando un bot al posto tuo. Il posto è già nelle tue mani.
seat-handed = A questo posto ora gioca un bot. Se è tuo, riprendilo e continua.
no-programs = A questo tavolo giocano solo persone. Scegline uno che ammette bot di terzi.
name-taken = A questo tavolo un altro giocatore ha già un nome che sembra lo stesso. Scegline un altro.
one-seat = A questo tavolo, aperto a tutti, ognuno ha un posto solo. Chi ospita può permetterne di più.
need-name = Per un altro posto sullo stesso dispositivo serve un nome. Scrivi chi ci gioca.
no-free-text = A un tavolo aperto a tutti si parla con le frasi pronte. Scegline una.
no-private-text = Qui non si può scrivere a un giocatore solo. Scrivi a tutti.
no-clock = A questo tavolo il tempo non corre: non c'è niente da fermare.
no-such-line = Questo messaggio non c'è più, oppure è tuo. Ricarica i messaggi e riprova.
no-such-member = Qui non c'è nessuno con quel numero. Aggiorna la pagina e riprova.
no-push = Questo server non manda notifiche. Il titolo della scheda mostra comunque il tuo turno.

## Account e programmi

no-account = Per questo serve un account. Creane uno: resti chi sei, con tutte le tue partite.
has-account = Hai già un account. Puoi cambiarne il nome utente o la password.
login-taken = Questo nome utente è già preso. Provane un altro.
need-login = Scegli prima un nome utente, poi crea la passkey.
weak-password = { $why ->
        [login] Questa password somiglia troppo al tuo nome.
        [monotonous] Questa password è troppo ripetitiva.
       *[common] Questa password è tra le più comuni.
    } Scegline un'altra: qualche parola che sai solo tu va benissimo.
wrong-password = La password attuale non è questa. Riprova.
wrong-sign-in = Il nome utente o la password non sono giusti. Controlla e riprova.
wrong-passkey = Con questa passkey non si può entrare qui. Provane un'altra, oppure usa nome utente e password.
wrong-recovery = Il nome utente o il codice non sono giusti, o il codice è già stato usato. Controlla e riprova.
bad-passkey = La passkey non è stata creata. Ricomincia da capo.
too-many-passkeys = Hai già tutte le passkey che un account può avere. Togline una, poi aggiungi la nuova.
no-passkeys = Questo server non offre le passkey. Usa nome utente e password, o un codice di recupero.
last-way-in = È l'unico modo che hai per entrare. Prima aggiungi una password o un'altra passkey.
bad-token = Questo token non è valido, o è stato revocato. Creane uno nuovo dal tuo account.
token-scope = A questo token manca il permesso “{ $scope }”. Creane uno che lo abbia.
token-forbidden = Con un token questo non si può fare. Entra dal browser con il tuo account.
too-many-tokens = Hai già tutti i token che un account può avere. Revocane uno, poi crea il nuovo.
too-many-decks = Hai già { $most } mazzi, il massimo per un account. Togline uno, poi salva questo.
