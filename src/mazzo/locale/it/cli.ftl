# La riga di comando. Gli esempi e le opzioni sono uguali in ogni lingua e stanno nel codice.

## Mazzo stesso

cli-mazzo = Il posto per giocare, imparare e studiare cinque giochi di carte.
cli-mazzo-more =
    Senza comando apre il tavolo nel browser. Si gioca a Orchard, a Grove, a Grass, a Clustered e a Gnoming A Round.
    Ogni comando si spiega da sé: mazzo COMANDO --help.

cli-help-usage = Uso:
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-commands = Comandi
cli-help-everywhere = Ovunque
cli-help-example = { $count ->
        [one] Esempio
       *[other] Esempi
    }
cli-help-default = (predefinito: { $value })
cli-help-language = la lingua; altrimenti decide quella del sistema
cli-help-help = questo aiuto
cli-help-version = la versione di Mazzo
cli-help-install-completion = fa completare al tasto Tab comandi, opzioni e giochi nella tua shell
cli-help-show-completion = stampa le righe che lo fanno, per un altro posto

cli-metavar-command = COMANDO
cli-metavar-options = OPZIONI
cli-metavar-game = GIOCO
cli-metavar-file = FILE
cli-metavar-text = TESTO
cli-metavar-name = NOME
cli-metavar-number = NUMERO

cli-arg-game = il gioco: orchard, grove, grass, clustered o gnoming
cli-arg-journal = il file di un diario, oppure - per leggerlo dalla pipe
cli-opt-seed = il seme del mazzo: una frase qualsiasi, o 64 cifre esadecimali; lo stesso seme dà le stesse carte
cli-opt-deck = il file di un mazzo con cui giocare: uno che possiedi e hai inserito (mazzo deck)

## Quando qualcosa non va

cli-rule = (regola { $rule })
cli-unknown-language = Mazzo non parla “{ $text }”. Scegli tra queste lingue: { $known }.
cli-unknown-command = Non c'è un comando “{ $text }”. { $near ->
        [none] Scegli tra questi: { $known }.
       *[other] Forse volevi “{ $near }”? I comandi sono: { $known }.
    }
cli-unknown-option = Non c'è un'opzione “{ $text }”. { $near ->
        [none] Le opzioni le elenca { $command } --help.
       *[other] Forse volevi { $near }? Le elenca tutte { $command } --help.
    }
cli-option-needs-value = All'opzione { $name } manca il valore.
cli-option-is-switch = L'opzione { $name } non vuole un valore.
cli-missing = Manca { $name }. Come si usa lo dice { $command } --help.
cli-bad-value = Il valore di { $name } non va bene. Mi aspettavo: { $expected }.
cli-expected-number = un numero intero
cli-expected-range = un numero intero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
cli-expected-amount = un numero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }
cli-too-much = Qui c'è qualcosa di troppo: “{ $text }”. Come si usa lo dice { $command } --help.

cli-file-missing = Non trovo “{ $path }”. Controlla il nome.
cli-file-folder = “{ $path }” è una cartella. Serve un file.
cli-file-forbidden = Non ho il permesso di usare “{ $path }”. Scegli un altro file.
cli-file-unreadable = Non riesco a leggere “{ $path }”. Controlla il nome e il disco.
cli-file-unwritable = Non riesco a scrivere “{ $path }”. Scegli un altro file.
cli-file-too-large = “{ $path }” è troppo grande: { $what ->
        [deck] un mazzo
       *[journal] un diario
    } non supera { $most } MB.
cli-file-not-text = “{ $path }” non è un testo in UTF-8. Serve { $what ->
        [deck] il file di un mazzo
       *[journal] un diario di Mazzo
    }.
cli-file-exists = “{ $path }” c'è già. Scegli un altro nome.
cli-output-lost = Non riesco a scrivere il risultato: { $text }. Scegli un altro file.
cli-seed-not-text = Il seme non è un testo in UTF-8. Scegline un altro.
cli-pipe = La pipe

## serve

cli-serve = Serve il tavolo nel browser.
cli-serve-more =
    Il tavolo gira su questo computer, senza account. Di solito lo vedi solo tu; con --host 0.0.0.0 lo vede tutta la tua rete.
    Le partite si conservano e sopravvivono allo spegnimento.
cli-serve-host-help = l'indirizzo su cui ascoltare
cli-serve-port-help = la porta; se non la dici, la 8000 o la prima libera dopo
cli-serve-database-help = dove conservare le partite: un file, o l'indirizzo di un database
cli-serve-no-browser-help = non aprire il browser
cli-serve-stop = Per fermare il tavolo premi Ctrl-C.
cli-serve-stopped = Tavolo fermato. Le partite sono al sicuro.
cli-serve-other-port = La porta { $usual } è occupata: uso la { $port }.
cli-serve-already = Mazzo gira già su { $address }: lo apro nel browser.
cli-serve-taken = La porta { $port } è già occupata. Prova con --port { $other }.
cli-serve-forbidden = Non ho il permesso di usare la porta { $port }. Prova con --port { $other }.
cli-serve-host = Su “{ $host }” non si può ascoltare. Prova con --host 127.0.0.1.
cli-serve-no-database = “{ $path }” non è un database di Mazzo. Scegli un altro file.
cli-serve-failed = Il tavolo non parte: { $text }. Prova con un'altra porta o un altro database.
cli-serve-workers-cost = I giocatori di un tavolo si dividono fra i worker, e ognuno calcola ogni mossa. docs/hosting.md mostra un proxy che tiene ogni tavolo in un solo worker.
cli-serve-workers-help = quanti processi servono il tavolo; più d'uno vuole PostgreSQL
cli-serve-check-help = controlla soltanto le impostazioni, senza avviare niente
cli-serve-checked = Le impostazioni vanno bene.
cli-serve-missing = Non installati: { $what }. Per un server pubblico: pip install "mazzo[host]"
cli-serve-lacks-postgres = PostgreSQL
cli-serve-lacks-passkeys = le passkey
cli-serve-lacks-push = le notifiche
cli-serve-lacks-pictures = le immagini dei link
cli-serve-lacks-beacon = il caso pubblico di drand
cli-serve-lacks-loop = l'event loop più veloce
cli-serve-without-help = un gioco da non proporre qui; si può ripetere
cli-serve-demo-help = una dimostrazione con partite di esempio: ogni ora tutto si cancella e ricomincia
cli-serve-demo = Preparo la dimostrazione: ci vuole qualche secondo. Ogni ora tutto si cancella e ricomincia.
cli-serve-demo-stopped = Dimostrazione fermata. È stato cancellato tutto.

## account

cli-account = Aiuta chi non riesce più a entrare nel suo account.
cli-account-reset = Crea un codice di recupero per un account, valido un giorno.
cli-account-reset-more =
    Serve a chi gestisce il server, anche mentre è in funzione. Il codice vale una volta: dallo alla persona, che nella
    pagina dell'account sceglie “Ho perso la password”, scrive nome utente e codice e imposta una nuova password. Un
    codice di questo tipo creato prima per lo stesso account non vale più.
cli-account-login-help = Il nome utente dell'account.
cli-account-reset-how = Il codice vale una volta, fino a { $until }. Si usa nella pagina dell'account: “Ho perso la password”.
cli-account-unknown = Non c'è un account con il nome utente “{ $name }”.

## migrate

cli-migrate = Aggiorna un database.
cli-migrate-more =
    Un file si aggiorna da sé quando il tavolo parte. Un database PostgreSQL aspetta questo comando, così il momento lo sceglie
    il suo proprietario: prima una copia di sicurezza, poi il comando, una volta, e infine il nuovo Mazzo.
cli-migrate-nothing = Il database è aggiornato (revisione { $now }).
cli-migrate-made = Il database è pronto (revisione { $now }).
cli-migrate-done = Il database è aggiornato: dalla revisione { $before } alla { $now }.

## play

cli-play = Gioca una partita nel terminale.
cli-play-more =
    Scrivi dove va una carta, oppure scegli dall'elenco col numero. In Orchard e in Grove 14 r90 @ -1,2 è la carta 14, girata di 90 gradi
    in senso orario, con la casella in alto a sinistra 1 più su, 2 a destra di quella della prima carta; in Clustered circle-solid-2 @ -1,2
    è la carta con due cerchi pieni, 1 più su, 2 a destra della prima carta; in Gnoming put 5 @ 3 è un 5 nella terza casella;
    in Grass play bust on B è un Bust sul mercato di B. Più passi stanno in una riga sola, separati da punto e virgola. Con aiuto vedi tutto ciò che si può chiedere.

    Quando si è in più (--seats) la tastiera fa il giro del tavolo, e ogni mano si vede solo quando lo chiede chi gioca. Con --bots
    gli ultimi posti li giocano i bot della casa: da soli a Gnoming ci si siede con due di loro, a Grass
    con tre. Quanto sono forti lo dice --strength:
    novice, casual, greedy, expert o master.

    La partita si conserva dopo ogni mossa. Se smetti, Mazzo ti dice come riprenderla.
cli-play-practice = allenamento
cli-play-practice-help = allenamento: si torna indietro quanto si vuole
cli-play-rest-help = gioca con le altre nove carte della partita finita in questo diario
cli-play-bots-help = quanti dei posti giocano i bot della casa
cli-play-strength-help = quanto sono forti quei bot: uno per tutti, o uno per posto, con le virgole in mezzo (novice, casual, greedy, expert, master)
cli-play-bots = { $count ->
        [one] { $names } è un bot della casa.
       *[other] { $names } sono bot della casa.
    }
cli-play-you = tu
cli-play-bots-read = I bot si preparano. La prima volta può volerci qualche minuto.
cli-play-no-strength = Non c'è un livello “{ $text }”. Scegli tra questi: { $known }.
cli-play-strength-count = Per { $bots } bot hai indicato { $count } livelli. Indicane uno per tutti, o uno per ciascuno.
cli-play-strength-alone = --strength vale solo con i bot: aggiungi --bots.
cli-play-no-person = { $bots } bot in { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }: per te non ne resta nessuno. Chiedi meno bot, o più posti con --seats.
cli-play-save-help = conserva la partita in questo file; se contiene già una partita a metà, la riprende
cli-play-prompt = Turno { $version }
cli-play-prompt-seat = { $seat }, turno { $version }
cli-play-pass = La tastiera passa a { $seat }. Con Invio si vede la sua mano.
cli-play-welcome = Scrivi una mossa ({ $example }), un numero dell'elenco, oppure: aiuto.
cli-play-hint = Io farei:
cli-play-tried = Invio fa la mossa; qualunque altra cosa la annulla.
cli-play-why-not = { $text }: si può.
cli-play-undone = Mossa annullata.
cli-play-saved = Salvata in { $path }.
cli-play-left = La partita ti aspetta. Per riprenderla:
cli-play-left-empty = Alla prossima!
cli-play-again = Per rivederla:
cli-play-rest = Per giocare le altre nove carte:
cli-play-what = Di quale mossa? Scrivila dopo il comando, per esempio: { $expected }.
cli-play-no-number = Nell'elenco non c'è il numero { $text }. { $most ->
        [0] L'elenco è vuoto.
       *[other] Va da 1 a { $most }.
    }
cli-play-speak-who = { $count ->
        [0] Nessun altro ha qualcosa da fare, adesso.
       *[other] A chi passi la tastiera? { $seats }
    }
cli-play-goes-on = In “{ $path }” c'è già una partita, e riprende com'era: togli --seed, --seats, --bots, --strength, --option, --practice e --rest, o scegli un altro file.
cli-play-other-game = In “{ $path }” c'è una partita di { $game }. Scegli un altro file.
cli-play-seats = In “{ $path }” giocano in { $seats }. Nel terminale questo gioco si fa da soli o coi bot.
cli-play-alone = Nel terminale questo gioco si fa da soli o coi bot, non in { $seats }. Togli --seats, o aggiungi --bots.
cli-play-is-over = La partita in “{ $path }” è finita. Rivedila con mazzo replay, o scegli un altro file.
cli-play-no-seed = Il diario “{ $path }” non dice con quale seme continuare. Scegli una partita salvata da mazzo play.
cli-rest-not-over = La partita in “{ $path }” non è finita. Le altre nove carte si giocano dopo.
cli-rest-other-deck = La partita in “{ $path }” si è giocata con altre carte. Togli --deck: le altre nove sono dello stesso mazzo.

# Le parole che si possono scrivere; la prima è quella mostrata.
cli-play-word-try = prova
cli-play-word-hint = suggerimento consiglio
cli-play-word-why = perché perche perchè
cli-play-word-list = elenco tutte
cli-play-word-undo = annulla indietro u
cli-play-word-rules = regole regola
cli-play-word-save = salva
cli-play-word-speak = parla
cli-play-word-help = aiuto ?
cli-play-word-quit = esci basta q

cli-play-help-place = posa la carta; basta l'inizio, se la mossa è una sola
cli-play-help-number = fa la mossa che ha quel numero nell'elenco
cli-play-help-try = mostra il tavolo come sarebbe dopo una mossa o un numero
cli-play-help-hint = che cosa farebbe il bot più forte al tuo posto
cli-play-help-why = perché una mossa non si può fare, con la sua regola
cli-play-help-list = tutte le mosse possibili
cli-play-help-undo = ritira la mossa, finché non si è scoperto niente
cli-play-help-rules = le regole; con un numero una sola, con una parola quelle che ne parlano
cli-play-help-save = salva il diario, anche in un altro file
cli-play-help-speak = passa la tastiera a chi può agire fuori turno; con una lettera dici a chi
cli-play-help-help = questo elenco
cli-play-help-quit = smette; la partita resta salvata

## replay, check, deal

cli-replay = Controlla e mostra un diario.
cli-replay-more = Rifà la partita mossa per mossa, con i punti. Se il diario ha un errore, dice a quale riga ed esce con codice 2.
cli-replay-final-help = solo l'ultima posizione
cli-replay-boards-help = il tavolo dopo ogni mossa
cli-replay-json-help = una riga di JSON, per i programmi
cli-replay-seats = { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
cli-replay-open = La partita non è finita.
cli-seat = Posto { $seat }

cli-check = Controlla un diario e dice se la partita è finita.
cli-check-more = Una riga se va bene; se no la riga sbagliata, e codice 2.
cli-check-over = { $path }: partita finita, { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }, punti { $points }.
cli-check-open = { $path }: partita in corso, { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    }, punti { $points }.

cli-deal = Dà le carte e stampa il diario appena cominciato.
cli-deal-more =
    Utile negli script: la testa del diario e le prime carte, più un commento col seme da cui la partita può continuare
    (mazzo play GIOCO --save FILE).
cli-deal-seats-help = quanti giocano; se non lo dici, il minimo
cli-deal-option-help = una variante del gioco, per esempio fast; più d'una con le virgole in mezzo

## rules

cli-rules = Le regole numerate di un gioco.
cli-rules-more = Un numero è una regola del regolamento, una lettera un nostro chiarimento. Nelle ricerche maiuscole e accenti non contano.
cli-rules-number-help = una sezione (6) o una regola (6.2, 6.a)
cli-rules-find-help = solo le regole che contengono queste parole
cli-rules-no-number = Non c'è una regola “{ $text }”. Le sezioni vanno da 1 a { $last }.
cli-rules-no-word = Nessuna regola parla di “{ $text }”.
cli-rules-letters = In corsivo, con una lettera, i nostri chiarimenti.

## simulate, perft

cli-simulate = Gioca molte partite e disegna i punteggi.
cli-simulate-more =
    Le stesse regole, compilate: decine di migliaia di partite al secondo. random sceglie a caso tra le mosse permesse, greedy quella
    che conviene subito di più. Lo stesso seme dà lo stesso risultato, con quanti processi si vuole. La prima volta le regole vanno
    compilate, e ci vuole qualche secondo.
cli-simulate-games-help = quante partite
cli-simulate-policy-help = come si gioca
cli-simulate-jobs-help = quanti processi
cli-simulate-seed-help = il seme delle partite; se non lo dici, uno nuovo, che viene mostrato
cli-simulate-json-help = scrive anche le cifre in JSON; con - le scrive al posto del resto
cli-simulate-chart-help = scrive anche l'istogramma, in SVG
cli-simulate-games = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
cli-simulate-seed = seme { $seed }
cli-simulate-mean = Media
cli-simulate-sd = Scarto tipo
cli-simulate-median = Mediana (10-90 %)
cli-simulate-range = Estremi
cli-simulate-speed = Velocità
cli-simulate-per-second = { $count ->
        [one] { $games } partita al secondo
       *[other] { $games } partite al secondo
    }
cli-simulate-player = Posto { $seat }
cli-simulate-best = primo: { $share } % delle partite
cli-simulate-points = punti
cli-lab-preparing = Preparo le regole
cli-lab-playing = Gioco

cli-perft = Conta in quanti modi può continuare una partita.
cli-perft-more =
    Dopo ogni mossa o carta pescata, quante posizioni ci sono: due programmi che contano lo stesso hanno le stesse regole. Si parte dalle prime
    carte del seme; ogni carta che può uscire conta come una mossa.
cli-perft-plies = passi
cli-perft-leaves = posizioni
cli-perft-depth-help = quante mosse e pescate in profondità
cli-perft-split-help = divide l'ultimo conto secondo la prima mossa
cli-perft-body-help = le regole compilate, o interpretate come sono scritte

## deck

cli-deck = Il mazzo di carte di un gioco che possiedi.
cli-deck-more =
    Puoi inserire le carte del tuo Orchard o del tuo Grove e giocare con quelle. Prendi un file con new, scrivi le tue carte al posto
    delle nostre, fallo controllare da check e dallo a play, simulate o perft con --deck FILE. Il diario porta con sé il mazzo, così
    si rivede ovunque.
cli-arg-deck = il file di un mazzo, oppure - per leggerlo dalla pipe
cli-arg-deck-game = il gioco: orchard o grove
cli-deck-check = Controlla il file di un mazzo.
cli-deck-check-more = Una riga se ci si può giocare; altrimenti che cosa non va, carta per carta, e il codice 2.
cli-deck-right = { $path }: “{ $name }”, un mazzo per { $game }, { $recipes ->
        [0] 18 carte
       *[other] 18 carte con le ricette
    }, { $version }.
cli-deck-wrong = { $path }: ci sono { $count } cose da sistemare. Le trovi elencate a una a una.
cli-deck-new = Scrive un file in cui inserire le tue carte.
cli-deck-new-more = Dentro ci sono le carte con cui gioca Mazzo: al loro posto metti le tue.
cli-deck-new-file-help = il file da scrivere; se non lo dici, va tutto in uscita
cli-deck-new-name-help = il nome da dare al mazzo
cli-deck-name = Il mio { $game }
cli-deck-written = Fatto: { $path }. Metti le tue carte al posto delle nostre, poi: mazzo deck check { $path }
# Le righe in cima a quel file. Parole e chiavi sono uguali in ogni lingua.
cli-deck-remarks =
    Un mazzo per { $game }. Metti le tue carte al posto delle nostre, poi controllalo: mazzo deck check FILE
    Tieni ogni carta dritta e lasciale il numero che ha: tre righe di due parole.
    Parole: { $words }
cli-deck-remark = { $name ->
        [grove] Su ogni carta ci sono cinque alberi, da uno o due frutti (orange, lemon, lime), e una radura (glade).
       *[orchard] Su ogni carta ci sono due mele (apple), due pere (pear) e due susine (plum).
    }
cli-deck-remarks-recipes =
    La ricetta è quella sul retro. Una riga che direbbe "any" si può omettere; anche tutte e diciotto le ricette.

## Orchard e Grove

cli-grid-help-turn = gira la carta nella mano e mostra dove sta bene così
cli-grid-card = Carta { $card }
cli-grid-hand-empty = La mano è vuota.
cli-grid-points = Punti
cli-grid-dice = Riserva
cli-grid-deck = Mazzo
cli-grid-to-draw = { $count ->
        [0] vuoto
        [one] { $count } carta da pescare
       *[other] { $count } carte da pescare
    }
cli-grid-placements = Carta { $card }: { $count ->
        [0] qui non c'è posto
        [one] { $count } posto
       *[other] { $count } posti
    }
cli-grid-drawn = Pescata la carta { $card }.

## mazzo new-game

cli-new-game = Scrive un piccolo gioco tuo, da cambiare.
cli-new-game-more = È completo: regole, testi e regolamento nelle due lingue, prove. Ci si gioca subito, nel terminale, nel browser e coi bot.
cli-new-game-folder-help = la cartella da scrivere; il suo nome diventa quello del gioco
cli-new-game-name = “{ $text }” non può essere il nome di un gioco. Usa da una a 32 lettere dalla a alla z.
cli-new-game-taken = C'è già un gioco o un pacchetto di Python di nome “{ $text }”. Scegli un altro nome.
cli-new-game-written = Fatto: { $path }. Per giocarci: { $command }

cli-export-site = Scrive il gioco offline come pagine statiche.
cli-export-site-more = Basta un qualsiasi spazio web: si gioca da soli, coi bot o in più persone su un dispositivo, senza server.
cli-export-site-folder-help = la cartella da scrivere; non deve esistere
cli-export-site-at-help = dove starà nello spazio web, se non alla radice: /mazzo/ per https://example.org/mazzo/
cli-export-site-no-folder = “{ $at }” non è una cartella di uno spazio web: scrivila come /mazzo/.
cli-export-site-none = Qui manca il gioco offline: costruiscilo con “make web”.
cli-export-site-written = Fatto: { $path }, { $size } MB.

cli-verify = Controlla che nessuno abbia scelto una mescolata: di una partita, o delle carte di un giorno
cli-verify-source-help = Un diario o un giorno in un file, "-" per lo standard input, oppure l'indirizzo
cli-verify-match = Partita { $match }
cli-verify-digest = Impronta della chiave, che doveva essere mostrata prima: { $digest }
cli-verify-number = Numero del posto { $seat }: { $number }
cli-verify-seed = Il seme segue da chiave, numeri e partita: { $seed }
cli-verify-wrong = { $sentence }
cli-verify-no-seed = Il diario non ha il seme: la partita non è finita, o le carte sono state inserite a mano.
cli-verify-only-seed = Seme che il server ha estratto; per le carte di un giorno, confrontalo con il seme di quel giorno: { $seed }
cli-verify-draws = { $count ->
        [one] L'unico esito del caso segue dal seme.
       *[other] Tutti i { $count } esiti del caso seguono dal seme.
    }
cli-verify-day = Carte di questo giorno: { $date }
cli-verify-file = Impronta e turno sono quelli del file del mese, che è di { $published }
cli-verify-file-late = Il file è stato fatto quando il giorno era già cominciato: non ne prova niente.
cli-verify-round = Il turno { $round } di drand è quello di quella mezzanotte.
cli-verify-signature = La firma è di drand: { $signature }
cli-verify-signature-unchecked = La firma di drand non viene controllata: serve pip install "mazzo[host]"
cli-verify-key-alone = { $named ->
        [yes] Decide solo la chiave, anche se un turno era annunciato: il server dice che drand non rispondeva.
       *[no] Decide solo la chiave: nessun turno era annunciato.
    }
cli-verify-key-later = La chiave di questo giorno ({ $date }) non è ancora mostrata: arriva un giorno dopo la sua fine.
cli-verify-day-digest = L'impronta { $digest } è della chiave { $key }
cli-verify-day-seed = Seme di { $game }: { $seed }
cli-verify-holds = Torna tutto.
cli-verify-fails = Non è provato.

## admin

cli-admin = Aiuta chi gestisce un server con il suo database.
cli-admin-rebuild = Ricalcola i tentativi e le serie di giorni, e corregge quel che era sbagliato.
cli-admin-rebuild-more =
    Punti, suggerimenti, mosse annullate e minuti dei tentativi vengono dai diari delle partite, le serie dai
    tentativi. Si può usare mentre il server lavora, e non cambia nulla se nessuna riga era sbagliata.
cli-admin-json-help = stampa i numeri come JSON
cli-admin-rebuild-attempts = Tentativi letti: { $read }, cambiati: { $changed }. Restano come sono se la partita è stata eliminata ({ $without }) o il suo diario è illeggibile ({ $unread }).
cli-admin-rebuild-streaks = Tentativi sulle carte di un giorno: { $attempts }; serie: { $rows }, cambiate: { $changed }.

## today

cli-today = Elenca le carte di oggi di un server, con i tuoi risultati; con un gioco, stampa il link alle sue carte.
cli-today-more =
    Le carte di un giorno sono estratte con una chiave che ha solo il server: senza server non ci sono. Per i tuoi
    risultati serve un token (pagina dell'account, “Token”): dallo con --token, o nella variabile MAZZO_TOKEN.
cli-today-server-help = l'indirizzo del server
cli-today-token-help = un token del tuo account, che possa leggere
cli-today-date-help = le carte di questo giorno, come ANNO-MESE-GIORNO; altrimenti di oggi
cli-today-json-help = stampa la risposta del server come JSON, con i link
cli-today-needs-server = Le carte di oggi sono quelle di un server: indicalo con --server.
cli-today-unreachable = Nessun server di Mazzo risponde a “{ $text }”.
cli-today-title = Carte del giorno { $date } (UTC)
cli-today-state = { $state ->
        [begun] cominciate
       *[new] non giocate
    }; { $count ->
        [one] una persona ha finito
       *[other] { $count } persone hanno finito
    }
cli-today-done = { $score }, posto { $place } su { $count }
cli-today-late = { $score }, in ritardo e fuori classifica
cli-today-left = Le prossime carte arrivano fra { $hours }:{ $minutes } ore.
cli-today-over = Il giorno è finito: la classifica non cambia più.
