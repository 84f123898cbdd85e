# Errori e rifiuti: un codice, una frase che dice che cosa fare. L'albero delle sei famiglie sta in core/errors.py.

## Non capito

not-understood = Non capisco “{ $text }”. Mi aspettavo: { $expected }.
unknown-game = Non conosco un gioco di nome “{ $text }”. Scegli tra questi: { $known }.
unknown-option = Questo gioco non ha una variante “{ $text }”. Scegli tra queste: { $known }.
unknown-ruleset = Non conosco le regole “{ $text }”, forse più nuove di questo Mazzo. Conosco: { $known }.
unknown-deck = Non conosco il mazzo “{ $text }”. Conosco: { $known }.
bad-journal = Il diario non torna alla riga { NUMBER($line, useGrouping: 0) }: mi aspettavo { $expected }, ho trovato “{ $found }”.
bad-seats = A questo gioco non si può giocare in { $seats }. Scegli da { $least } a { $most } posti.
bad-seat = A questo tavolo il posto { $seat } non esiste: i posti sono { $seats } e si contano da 0.
bad-deck = Con queste scelte restano { $left } carte, ma per giocare ne servono { $needed }. Escludine di meno.
no-rules = Per “{ $game }” non c'è una pagina di regole in questa lingua ({ $language }). Scegli un altro gioco o un'altra lingua.
bad-deck-file = { $problem ->
        [toml] Il file del mazzo non è scritto in TOML alla riga { NUMBER($line, useGrouping: 0) }: “{ $found }”. Confronta quella riga con un file di “mazzo deck new”.
        [twice] La riga { NUMBER($line, useGrouping: 0) } del file del mazzo ripete quello che dice già una riga precedente: “{ $found }”. Tienine una sola.
        [key] Nel file del mazzo “{ $found }” { $key ->
            [none] all'inizio
           *[other] sotto “{ $key }”
        } non vuol dire niente. Scrivi soltanto: { $expected }.
        [line] Il mazzo non torna alla riga { NUMBER($line, useGrouping: 0) }: mi aspettavo { $expected }, ho trovato “{ $found }”.
        [long] Il file del mazzo è troppo lungo. Può avere al massimo { $expected } righe.
        [broad] La riga { NUMBER($line, useGrouping: 0) } del file del mazzo è troppo lunga. Può avere al massimo { $expected } caratteri.
        [name] Al mazzo serve un nome di { $expected } caratteri, tutti visibili; ho trovato “{ $found }”.
       *[value] Il mazzo non torna a “{ $key }”: mi aspettavo { $expected }, ho trovato “{ $found }”.
    }
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
deck-without-recipes = Questo mazzo non ha ricette, quindi non ci si può giocare con “{ $text }”. Inserisci le ricette, o lascia perdere.
no-such-deck = Qui il mazzo “{ $version }” non c'è. Forse chi l'aveva l'ha tolto: scegline un altro.
deck-clash = C'è già un altro mazzo con la sigla { $version }. Cambia un po' il nome del tuo.

## Ambiguo

ambiguous = “{ $text }” può voler dire { $count } cose. Scegli, per esempio: { $candidates }.

## Non permesso ora

not-legal = Questa mossa ora non è permessa. Scegline una tra quelle indicate.
game-over = La partita è finita: non ci sono più mosse. Cominciane un'altra.
gesture-ends = Ciò che questa mossa porta si scopre subito, perciò nello stesso gesto non può seguirla altro: mandala da sola, poi il resto.
cannot-undo = Qui non si torna indietro: dopo la tua mossa è stato rivelato qualcosa, oppure non hai ancora mosso.
chance-is-seeded = In questa partita le carte le dà il mazzo. Per darle tu, comincia una partita con il caso a mano.
no-rest = Di questa partita non resta niente per una seconda. Comincia una partita nuova.
no-same = Queste carte erano per { $seats } giocatori allo stesso tavolo: da soli sarebbe un altro gioco. Comincia una partita nuova.
not-alone = A questo gioco non si gioca da soli: bisogna essere almeno in { $least }. Apri un tavolo e invita qualcuno, o fai sedere dei bot.
not-offered = Qui a questo gioco non si gioca. Scegline un altro.
no-chance-due = Ora non c'è niente da pescare. Tocca a chi gioca.
hint-in-company = A questo tavolo siede anche qualcun altro, quindi niente suggerimenti. Chiedili quando giochi da solo o con i bot.
hint-in-lesson = In una lezione non si danno suggerimenti: il prossimo passo te lo dice già lei.
hint-later = In questo momento non riesco a dare un suggerimento. Riprova tra un attimo.
no-costs = Quanto costa una mossa si vede solo in allenamento. Comincia una partita d'allenamento.

orchard-card-seen = La carta { $card } è già uscita e non si può pescare di nuovo. Scegli una carta che nessuno ha ancora visto.
orchard-no-such-card = In “{ $text }” il numero della carta non esiste. Le carte vanno da 1 a { $cards }.
orchard-too-far = “{ $text }” indica una casella troppo lontana dal frutteto. Scegline una più vicina.
orchard-wait-for-card = Prima va pescata una carta. Aspetta un attimo, poi gioca.
orchard-not-in-hand = La carta { $card } non è nella tua mano. Gioca una delle carte che hai.
orchard-no-overlap = La carta non copre nessun albero. Spostala finché almeno un albero finisce su uno del frutteto.
orchard-covers-rotten = Un albero con la Frutta Marcia non si può più coprire. Posa la carta altrove.
orchard-fruit-differs = { $differ ->
        [one] Un albero copre un frutto diverso
       *[other] { $differ } alberi coprono frutti diversi
    } e { $tokens ->
        [0] non hai più segnalini Frutta Marcia
        [one] ti resta un solo segnalino Frutta Marcia
       *[other] ti restano solo { $tokens } segnalini Frutta Marcia
    }. Gira o sposta la carta, così che i frutti siano uguali.
orchard-choose-die-first = I dadi non bastano per tutti gli alberi. Scegli prima quali alberi ricevono un dado.
orchard-no-die-due = A quell'albero non spetta un dado. Scegli uno degli alberi indicati.
orchard-no-die-waiting = Nessun dado aspetta un albero. Posa una carta.
orchard-not-an-action = In Orchard questa mossa non esiste. Gioca una carta oppure scegli un albero per un dado.

grove-card-seen = La carta { $card } è già uscita e non si può pescare di nuovo. Scegli una carta che nessuno ha ancora visto.
grove-recipe-drawn = La carta { $card } è lì con la sua ricetta in vista, perciò non si può pescare. Scegline un'altra.
grove-no-such-card = In “{ $text }” il numero della carta non esiste. Le carte vanno da 1 a { $cards }.
grove-too-far = “{ $text }” indica una casella troppo lontana dal frutteto. Scegline una più vicina.
grove-wait-for-card = Prima va pescata una carta. Aspetta un attimo, poi gioca.
grove-not-in-hand = La carta { $card } non è nella tua mano. Gioca una delle carte che hai.
grove-no-overlap = La carta non copre niente. Spostala finché almeno un albero, o la radura, finisce su un albero o una radura del frutteto.
grove-covers-squirrel = Lo Scoiattolo non si può coprire, nemmeno con una radura. Posa la carta altrove.
grove-fruit-differs = { $differ ->
        [one] Un albero copre un frutto diverso, e lo Scoiattolo è già nel frutteto
       *[other] { $differ } alberi coprono frutti diversi, e { $squirrel ->
                [0] lo Scoiattolo è già nel frutteto
               *[other] lo Scoiattolo ne permette uno solo
            }
    }. Gira o sposta la carta, così che i frutti siano uguali.
grove-die-differs = { $differ ->
        [one] Un albero finisce su una radura con un dado di un altro colore, e lo Scoiattolo è già nel frutteto
       *[other] { $differ } alberi non vanno d'accordo con ciò che coprono, e uno finisce su una radura con un dado di un altro colore; { $squirrel ->
                [0] lo Scoiattolo è già nel frutteto
               *[other] lo Scoiattolo ne permette uno solo
            }
    }. Gira o sposta la carta, così che i frutti siano quelli giusti.
grove-choose-die-first = I dadi non bastano per tutti gli alberi. Scegli prima quali alberi ricevono un dado.
grove-choose-wheelbarrow-first = Hai coperto più di un 10, ma la Carriola è una sola. Scegli prima di quale prende il posto.
grove-no-die-due = A quell'albero non spetta un dado. Scegli uno degli alberi indicati.
grove-no-die-waiting = Nessun dado aspetta un albero. Posa una carta.
grove-no-wheelbarrow-due = Lì, adesso, la Carriola non può andare. Mettila soltanto su un 10 tra quelli indicati.
grove-not-an-action = In Grove questa mossa non esiste. Gioca una carta, oppure scegli un albero per un dado o per la Carriola.

clustered-card-gone = “{ $card }” non è più in quel mazzo. Scegli una carta che non sia ancora stata pescata.
clustered-no-such-card = In “{ $text }” non trovo una carta. Scrivi square, triangle o circle, poi empty, dashed o solid, poi il numero, per esempio square-dashed-3; oppure soltanto wild.
clustered-too-far = “{ $text }” indica una casella troppo lontana dalle altre carte. Scegline una più vicina.
clustered-bad-wilds = Il terzo jolly è per tutti o soltanto per qualcuno, non tutt'e due le cose. Scegli third-wild, oppure indica i posti, per esempio third-wild-2.
clustered-no-such-seat = Il posto { $seat }, a cui dare un terzo jolly, qui non c'è: { $seats ->
        [one] questo tavolo ha un posto solo
       *[other] questo tavolo ha { $seats } posti, contati da 1
    }. Scegline un altro.
clustered-not-in-hand = “{ $card }” non è nella tua mano. Scegli una delle carte che hai.
clustered-occupied = Lì c'è già una carta. Scegli una casella libera accanto a una carta.
clustered-apart = Lì la carta non ne tocca nessun'altra. Spostala accanto a una carta del tavolo.
clustered-clash = { $clashes ->
        [one] Una vicina ha
       *[other] { $clashes } vicine hanno
    } meno di due attributi in comune con questa carta. Posala dove ogni vicina ne ha almeno due tra forma, riempimento e numero.
clustered-must-play = Una delle tue carte trova ancora posto, quindi non puoi scartare. Posa una carta sul tavolo.
clustered-trim-first = Hai troppe carte in mano. Prima scegli che cosa scartare.
clustered-trim-order = Due carte si scartano in un ordine preciso: quadrati, triangoli, cerchi, jolly; nella stessa forma vuoti, tratteggiati, pieni; poi il numero. Sceglile tutte e due, poi indicale in quest'ordine.
clustered-wait-for-card = Prima va pescata una carta. Aspetta un attimo, poi gioca.
clustered-not-an-action = In Clustered questa mossa non esiste. Posa una carta oppure scartane una.

gnoming-not-an-action = In Gnoming A Round questa mossa non esiste. Pesca una carta, mettila nella griglia o scartala; oppure girane una, se te lo chiedono.
gnoming-wait-for-card = Prima va girata una carta. Aspetta un attimo, poi gioca.
gnoming-choose-first = Ogni round comincia girando due carte della griglia. Prima scegli le tue.
gnoming-choice-order = Le due carte da girare si nominano nell'ordine delle loro caselle. Scegli due caselle diverse e nomina per prima quella con il numero più basso.
gnoming-draw-first = Non hai ancora una carta da giocare. Prima pesca dal mazzo, o prendi quella in cima a una pila degli scarti.
gnoming-holds-card = Hai già una carta da giocare. Prima mettila nella tua griglia, oppure scartala.
gnoming-pile-empty = Quella pila degli scarti è vuota. Pesca dal mazzo, o prendi dall'altra pila.
gnoming-must-place = Una carta presa da una pila degli scarti va messa nella griglia. Scegli una delle tue caselle.
gnoming-fill-pile = La pila degli scarti di { $pile ->
        [left] sinistra
       *[right] destra
    } è vuota, e il tuo scarto deve riempirla. Metti lì la carta.
gnoming-hazard-leaves = Un pericolo non va su nessuna pila degli scarti: esce dal gioco. Scartalo senza indicare una pila.
gnoming-not-a-hazard = Solo un pericolo esce dal gioco. Scarta questa carta su una delle due pile.
gnoming-own-cell = Una carta non può rimbalzare nella casella da cui è uscita. Scegli un'altra casella, oppure scartala.
gnoming-no-bounce = { $card ->
        [mulligan] Un mulligan non può rimbalzare. Scartalo.
       *[other] La carta uscita ({ $card }) non può rimbalzare: può farlo solo una carta positiva che era coperta, se nella tua griglia ce n'è una uguale scoperta. Scartala.
    }
gnoming-one-mulligan = Hai già un mulligan scoperto, e puoi averne uno soltanto. Metti questo al suo posto; oppure scartalo, se l'hai pescato dal mazzo.
gnoming-two-mulligans = Hai più di un mulligan scoperto. Metti la carta che peschi al posto di uno di loro, e non prendere altri mulligan dalle pile.
gnoming-face-up = Quella carta è già scoperta. Scegline una ancora coperta.
gnoming-answer-hazard = È stato scartato un pericolo. Prima gira una delle tue carte coperte, oppure passa.
gnoming-no-such-card = In “{ $text }” non trovo una carta. Scrivi un numero da -4 a -1 o da 3 a 8, oppure hazard o mulligan.
gnoming-no-such-cell = La casella indicata in “{ $text }” non esiste. Le caselle della griglia vanno da 1 a 9, come si legge.
gnoming-card-gone = { $card ->
        [hazard] I pericoli sono già usciti tutti.
        [mulligan] I mulligan sono già usciti tutti.
       *[other] Di { $card } non ce n'è più nessuno.
    } Scegli una carta che possa ancora uscire.
gnoming-other-card = “{ $text }” nomina una carta che non è quella in questione. Nomina quella giusta, oppure non nominarne nessuna.

grass-not-an-action = Questa mossa qui non esiste. Gioca una carta, scartane una, oppure proponi uno scambio.
grass-wait-for-card = Prima va data o pescata una carta. Aspetta un attimo, poi gioca.
grass-not-in-hand = “{ $card }” non è nella tua mano. Scegli una delle carte che hai.
grass-no-market = Il tuo mercato non è aperto, e per “{ $card }” deve esserlo. Prima gioca un Market Open; oppure scarta una carta.
grass-has-market = Il tuo mercato è già aperto, e un Market Open basta. Questo scartalo, oppure scambialo.
grass-under-heat = Finché sul tuo mercato c'è “{ $heat }” non puoi giocare “{ $card }”. Prima togli l'Heat On, oppure scegli un'altra carta.
grass-no-heat = Sul tuo mercato non ci sono Heat On che “{ $card }” possa togliere. Tieni la carta per un altro momento, oppure scartala.
grass-other-heat = “{ $card }” toglie “{ $lifts }”, ma prima tocca a “{ $heat }”. Gioca la carta che lo toglie, oppure Pay Fine.
grass-no-fine = In tavola non hai nessun peddle con cui pagare la multa. Togli l'Heat On con un'altra carta, oppure gioca altro.
grass-not-on-yourself = Quel posto è il tuo. Scegli un altro giocatore.
grass-no-such-seat = A questo tavolo quel posto non c'è. Scegli uno degli altri giocatori.
grass-target-closed = Quel mercato non è aperto, quindi non può ricevere un Heat On. Scegli chi ha un Market Open.
grass-nothing-to-steal = In quel mercato non c'è nessun peddle senza protezione. Scegline un altro.
grass-nothing-to-cover = In tavola non hai nessun peddle che “{ $card }” possa coprire. Prima calane uno, oppure scegli un'altra carta.
grass-never-played = The Banker non si gioca mai: lavora dalla tua mano quando si conta la smazzata. Scegli un'altra carta, oppure scartalo.
grass-needs-target = “{ $card }” si gioca sul mercato di un altro. Indica di chi.
grass-takes-no-target = “{ $card }” non si gioca su nessuno. Giocala senza indicare un giocatore.
grass-must-play-paranoia = Una paranoia non si scarta mai e basta: ha sempre il suo effetto. Giocala, oppure scegli un'altra carta.
grass-choose-cover = Hai giocato una protezione. Prima scegli i peddle da coprire.
grass-cover-order = I peddle da coprire si nominano in quest'ordine: Home Grown, Mexico, Colombia, Jamaica, Panama. Nomina prima quelli che vengono prima.
grass-too-dear = La protezione non basta a coprire anche “{ $card }”. Scegli un altro peddle, oppure fermati qui.
grass-not-tabled = In quel mercato “{ $card }” non c'è senza protezione, o non quante volte servirebbe. Scegli un peddle che ci sia.
grass-cover-one = Una protezione copre almeno un peddle. Prima scegline uno.
grass-choose-pass = È stata giocata una paranoia, e tutti passano una carta a sinistra. Prima scegli la tua.
grass-offer-stands = C'è una proposta: finché non è decisa non si gioca e non se ne preparano altre. Completa la tua risposta, ritira la proposta se è tua, oppure aspetta.
grass-no-offer = Non c'è nessuna proposta a cui tu possa rispondere o che tu possa ritirare. Guarda il tavolo com'è adesso, poi scegli di nuovo.
grass-only-active = Puoi fare scambi soltanto con chi è di turno. Fai a lui la tua proposta, oppure aspetta il tuo turno.
grass-no-draft = Non hai ancora cominciato una proposta. Prima indica a chi è rivolta.
grass-part-order = Le parti di uno scambio si nominano in un ordine preciso: i giocatori per posto; per ognuno le carte date, le carte volute, i peddle dati, i peddle voluti; le carte nell'ordine del mazzo. Indicale in quest'ordine.
grass-not-that-card = Di “{ $card }” non ne hai altre da offrire. Scegli un'altra carta.
grass-untrue = Quella descrizione per “{ $card }” non è vera. Scegline una che lo sia, oppure mostra la carta.
grass-uneven = Le carte della mano si scambiano in numero uguale. Danne quante ne vuoi ricevere, e chiedine quante ne dai.
grass-one-sided = In uno scambio ognuno dà qualcosa e riceve qualcosa. Aggiungi quello che manca.
grass-markets-open = I peddle in tavola si scambiano tra mercati aperti, e uno di questi due è chiuso. Scambia carte della mano.
grass-too-many-talks = In un turno le proposte sono al massimo dodici, e chi non è di turno può cominciarne quattro di suo. Vai avanti senza farne altre.
grass-too-many-parts = Una proposta ha al massimo ventiquattro parti. Dai e chiedi di meno.
grass-lacks-cards = Non hai tutte le carte richieste. Rifiuta, oppure fai una controproposta.
grass-pick-first = Stai accettando: devi ancora scegliere le carte che dai. Sceglile, oppure rifiuta.
grass-not-wanted = “{ $card }” non è ciò che qui viene chiesto, oppure ti serve per un'altra parte. Scegli una carta adatta.
grass-answer-first = Una proposta aspetta la tua risposta. Prima accettala, rifiutala, oppure fai una controproposta.
grass-counter-back = Una controproposta va a chi ha fatto la proposta, e a nessun altro. Falla soltanto a quel giocatore.
grass-not-yours = Non tocca a te giocare una carta. Aspetta il tuo turno; intanto puoi proporre uno scambio a chi è di turno.
grass-no-such-card = In “{ $text }” non trovo una carta. Scrivi il suo nome con i trattini, per esempio market-open; in uno scambio anche una descrizione, per esempio peddle-25, heat-off o card.
grass-no-such-player = Il giocatore indicato in “{ $text }” non c'è. Qui si gioca in { $seats }: scrivi un numero contando da 0, oppure una lettera contando da A.
grass-card-gone = “{ $card }” nel mazzo non c'è più, quindi non può uscire. Scegli una carta che possa ancora uscire.

## Non è il tuo turno

not-your-turn = Non è ancora il tuo turno. Aspetta che tocchi a te.
orchard-finished = Il tuo frutteto è finito; gli altri vanno avanti. Aspetta che finiscano.
grove-finished = Il tuo frutteto è finito; gli altri vanno avanti. Aspetta che finiscano.
clustered-finished = Le tue carte sono finite; gli altri vanno avanti. Aspetta che finiscano.
clustered-other-trims = I tuoi scarti li hai scelti; gli altri stanno ancora scegliendo. Aspetta che abbiano finito tutti.
gnoming-other-choose = Le tue due carte le hai scelte; gli altri stanno ancora scegliendo. Aspetta che abbiano finito tutti.
gnoming-other-asked = È stato scartato un pericolo, e qualcun altro decide se girare una carta. Aspetta la sua risposta.
grass-others-pass = La tua carta l'hai scelta; gli altri stanno ancora scegliendo. Aspetta che abbiano finito tutti.

## Non aggiornato

out-of-date = Nel frattempo la partita è andata avanti. Guarda com'è adesso il tavolo e scegli di nuovo.

## Colpa nostra

our-fault = Abbiamo sbagliato noi, e la tua partita è al sicuro. Riprova; se succede ancora, segnalalo con questo riferimento: { $reference }.

## Il tavolo in rete

not-found = Qui non c'è nulla. Controlla l'indirizzo o torna all'inizio.
too-many = È stato chiesto troppe volte in poco tempo. Aspetta un po' e riprova.
too-large = È più di quanto Mazzo possa accettare. Mandane meno, oppure comincia una partita nuova.
too-fast = Troppo in fretta. Aspetta un momento e riprova.
bad-request = La richiesta non è scritta come deve ({ $where }). Ricarica la pagina e riprova.
foreign-origin = La richiesta arriva da un altro sito. Apri Mazzo direttamente e riprova.
not-your-seat = Questo posto non è tuo. Puoi guardare la partita o cominciarne una.
match-not-over = La partita non è ancora finita. Torna qui quando lo sarà.
no-par-found = Il par di queste carte non siamo riusciti a calcolarlo.
par-not-done = Il par di queste carte si sta ancora calcolando. Riprova tra qualche secondo.
no-person = Non so chi sei. Ricarica la pagina: ti daremo di nuovo un posto.
method-not-allowed = Questo indirizzo non fa quello che gli chiedi. Controlla la richiesta.
database-away = In questo momento Mazzo non raggiunge le partite. Sono al sicuro: aspetta un momento e riprova.
bad-log-level = Non c'è un livello di log “{ $text }”. MAZZO_LOG può essere debug, info, warning o error.
bad-metrics-port = “{ $text }” non è una porta. In MAZZO_METRICS_PORT ci vuole un numero; ogni altro worker prende quello dopo.
bad-network = “{ $text }” non è un indirizzo né una rete. Controlla { $setting }.
bad-seconds = “{ $text }” non va bene: in { $setting } ci vuole un numero di secondi da 1 a { $most }.
bad-par-seconds = “{ $text }” non va bene: in { $setting } ci vuole un numero di secondi da 0 a { $most }; con 0 il par non si cerca.
bad-thinkers = “{ $text }” non va bene: in MAZZO_THINKERS ci vuole un numero da 1 a { $most }.
bad-without = “{ $text }” non è uno dei giochi di Mazzo. In { $setting } puoi mettere: { $known }.
nothing-left = Senza { $games } non resta più niente a cui giocare. Lasciane almeno uno.
unknown-database = Mazzo non conserva le partite in “{ $text }”. Indica il percorso di un file, o un indirizzo che comincia con postgresql://.
database-unreachable = Il database non risponde: { $text }. Controlla l'indirizzo e che PostgreSQL sia avviato.
database-unusable = “{ $path }” non si può usare come database: { $text }. Controlla il file e la sua cartella.
database-old = Il database è di un Mazzo più vecchio. Aggiornalo con mazzo migrate, poi riparti.
database-new = Il database è di un Mazzo più nuovo (revisione { $present }; questo conosce la { $needed }). Installa quel Mazzo, oppure torna a una copia.
needs-secret = Con PostgreSQL bisogna impostare MAZZO_SECRET: un segreto lungo, lo stesso per tutti i worker e a ogni avvio.
workers-need-postgres = Per avere più worker serve PostgreSQL. Metti il suo indirizzo in MAZZO_DATABASE, o togli --workers.
workers-need-unix = Su Windows non si possono avere più worker. Togli --workers.
workers-failed = Nessun worker è riuscito a partire. Il perché è nel log.
metrics-need-port = Con più worker ognuno ha i suoi numeri. Usa MAZZO_METRICS_PORT al posto di MAZZO_METRICS.

## Le sale

room-closed = Questo tavolo è chiuso. Aprine un altro quando vuoi.
room-full = Da questo tavolo sono già passate troppe persone. Puoi guardare, oppure aprirne un altro.
not-gathering = Si sta già giocando. Si cambia a partita finita.
not-playing = Ora non si sta giocando. Aspetta che la partita cominci.
not-over = La partita è ancora in corso. Aspetta che finisca.
not-host = Questo lo decide chi ospita. Chiedi a chi ha aperto il tavolo.
not-seated = Questo può farlo chi è seduto al tavolo. Se c'è un posto libero, siediti.
seat-taken = Quel posto è già occupato. Scegline un altro.
seats-taken = Sono sedute più persone dei posti che chiedi. Libera prima qualche posto.
seat-empty = A quel posto non c'è nessuno. Scegline un altro.
seats-empty = Manca ancora qualcuno. Si comincia quando tutti i posti sono occupati.
no-such-seat = A questo tavolo il posto { $seat } non c'è. Scegline uno di quelli che vedi.
not-away = Chi gioca qui c'è, o è via solo da un momento. Aspetta ancora un po'.
not-handed = Qui non sta giocando un bot al posto tuo. Il posto è già nelle tue mani.
seat-handed = A questo posto ora gioca un bot. Se è tuo, riprendilo e continua.
no-programs = A questo tavolo giocano solo persone. Scegline uno che accetta i programmi.
need-name = Per un altro posto sullo stesso dispositivo serve un nome. Scrivi chi ci gioca.
no-free-text = A un tavolo aperto a tutti si parla con le frasi pronte. Scegline una.
no-clock = A questo tavolo il tempo non corre: non c'è niente da fermare.
no-such-line = Questo messaggio non c'è più, oppure è tuo. Aggiorna la chiacchierata e riprova.
no-such-member = Qui non c'è nessuno con quel numero. Aggiorna la pagina e riprova.

## Account e programmi

no-account = Per questo serve un account. Creane uno: resti chi sei, con tutte le tue partite.
has-account = Hai già un account. Puoi cambiarne il nome o la password.
login-taken = Questo nome è già di qualcun altro. Provane uno diverso.
need-login = Scegli con che nome vuoi entrare, poi crea la passkey.
weak-password = { $why ->
        [login] Questa password somiglia troppo al tuo nome.
        [monotonous] Questa password è troppo ripetitiva.
       *[common] Questa password è tra le prime che chiunque proverebbe.
    } Scegline un'altra: qualche parola che sai solo tu va benissimo.
wrong-password = La password attuale non è questa. Riprova.
wrong-sign-in = Il nome o la password non sono giusti. Controlla e riprova.
wrong-passkey = Con questa passkey non si può entrare qui. Provane un'altra, oppure usa nome e password.
bad-passkey = La passkey non è stata creata. Ricomincia da capo.
too-many-passkeys = Hai già tutte le passkey che un account può avere. Togline una, poi aggiungi la nuova.
last-way-in = È l'unico modo che hai per entrare. Prima aggiungi una password o un'altra passkey.
bad-token = Questo token non è valido, o è stato revocato. Creane uno nuovo dal tuo account.
token-scope = A questo token manca il permesso “{ $scope }”. Creane uno che lo abbia.
token-forbidden = Con un token questo non si può fare. Entra dal browser con il tuo account.
too-many-tokens = Hai già tutti i token che un account può avere. Revocane uno, poi crea il nuovo.
too-many-decks = Hai già { $most } mazzi, e di più non se ne tengono. Togline uno, poi salva questo.
