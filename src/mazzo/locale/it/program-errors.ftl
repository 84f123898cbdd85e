# Errors that only those who run a server or write a program meet: the browser does not load them.

bad-game = { $problem ->
        [package] Python non trova un pacchetto “{ $package }” con un __init__.py (MAZZO_EXTRA_GAMES). Scrivi i nomi delle cartelle con dei punti, e in PYTHONPATH la cartella che le contiene.
        [game] { $place } non ha un gioco. Scrivici “GAME = MyGame()”, col nome della tua classe di Game.
        [field] { $place }: alla classe del gioco serve “{ $what }” ({ $expected }). Scrivici “{ $what } = …”.
        [meta] { $place }: Meta ha { $what } = { $found }. Scrivi: { $expected }.
        [kernel] { $place } non ha il kernel “{ $what }”. Scrivici “{ $expected }”.
        [signature] { $place }, riga { NUMBER($line, useGrouping: 0) }: al compilatore servono i tipi di tutti gli argomenti e del risultato. Scrivi “{ $expected }”.
        [texts] In { $place } mancano questi testi: { $what }. Scrivi per ognuno una riga “id = testo”.
        [record] { $place }: lo stato “{ $what }” non ha campi. Scrivi “@record” sopra la sua classe, e sotto “nome = cell("i1")”.
        [encoding] { $place } non è in UTF-8. Salvalo in UTF-8.
        [fluent] { $place }, riga { NUMBER($line, useGrouping: 0) }: “{ $what }” non è un testo di Fluent che Mazzo legge. Scrivi “id = testo”, con le variabili come “{"{ $nome }"}”.
        [place] { $place } non si legge lì. Spostalo in { $expected }, nella cartella del gioco.
        [rulebook] Manca la pagina delle regole { $place }. Scrivila, o copiane una da “mazzo new-game”.
        [kernels] { $place }, riga { NUMBER($line, useGrouping: 0) }: questo kernel non si può compilare: { $what }. Usa solo interi, righe e cicli.
       *[code] { $place }, riga { NUMBER($line, useGrouping: 0) }: il gioco “{ $package }” non si può caricare: { $what }. Correggi quella riga.
    }
bad-rulebook = { $place }, riga { NUMBER($line, useGrouping: 0) }: { $problem ->
        [section] la regola { $found } va nella sezione { $expected }. Scrivila sotto “## { $expected }. Titolo”.
        [head] la pagina ha bisogno di un titolo e di una sezione. Comincia con “# Titolo” e “## 1. Sezione”.
       *[rule] “{ $found }” non è una regola. Comincia col suo numero in grassetto, per esempio **{ $expected }**, o una sezione con “## 2. Titolo”.
    }
bad-setting = “{ $text }” non va bene: in { $setting } ci vuole { $setting ->
        [MAZZO_SYNCHRONOUS] NORMAL o FULL.
        [MAZZO_METRICS] 0 o 1.
        [MAZZO_RULES] library, numba o interpreted.
        [MAZZO_TRUSTED_PROXIES] un elenco di indirizzi e reti separati da virgole, come 127.0.0.1, 10.0.0.0/8.
        [MAZZO_CONTACT] un indirizzo che comincia con mailto: o https://.
        [MAZZO_SERVICE_WORKER] on o off.
        [MAZZO_BEACON] l'indirizzo di un server drand, con http:// o https://.
       *[other] un numero da 1 in su.
    }
unknown-setting = Non c'è un'impostazione { $text }.{ $near ->
        [none] {" "}docs/hosting.md le elenca tutte.
       *[other] {" "}Volevi dire { $near }?
    }
short-secret = MAZZO_SECRET ha { $found } caratteri. Dagliene almeno { $least }, scelti a caso.
bad-vapid = MAZZO_VAPID non è una chiave privata: ci vogliono 32 byte della curva P-256 in base64url.
bad-thinkers = “{ $text }” non va bene: in MAZZO_THINKERS ci vuole un numero da 1 a { $most }.
bad-seconds = “{ $text }” non va bene: in { $setting } ci vuole un numero di secondi da 1 a { $most }.
bad-log-level = Non c'è un livello di log “{ $text }”. MAZZO_LOG può essere debug, info, warning o error.
bad-origin = “{ $text }” non è un'origine. MAZZO_ORIGINS vuole indirizzi senza percorso, come https://tavolo.example.org.
bad-network = “{ $text }” non è un indirizzo né una rete. Controlla { $setting }.
bad-par-seconds = “{ $text }” non va bene: in { $setting } ci vuole un numero di secondi da 0 a { $most }; con 0 il par non si calcola.
bad-without = “{ $text }” non è uno dei giochi di Mazzo. In { $setting } puoi mettere: { $known }.
nothing-left = Senza { $games } non resta più niente a cui giocare. Lasciane almeno uno.
bad-metrics-port = “{ $text }” non è una porta. In MAZZO_METRICS_PORT ci vuole un numero; ogni altro worker prende quello dopo.
metrics-need-port = Con più worker ognuno ha i suoi numeri. Usa MAZZO_METRICS_PORT al posto di MAZZO_METRICS.
database-held = { $address ->
        [none] Il database è già aperto in un altro Mazzo. Usa quello, oppure fermalo prima di avviarne un altro.
       *[other] Il database è già aperto nel Mazzo che risponde su { $address }. Usa quello, oppure fermalo prima di avviarne un altro.
    }
database-missing = In “{ $path }” non c'è nessun database. Controlla il nome, oppure creane uno con mazzo migrate.
database-new = Il database è di un Mazzo più nuovo (revisione { $present }; questo conosce la { $needed }). Installa quel Mazzo, oppure torna a una copia.
database-old = Il database è di un Mazzo più vecchio. Aggiornalo con mazzo migrate, poi riparti.
unknown-database = Mazzo non conserva le partite in “{ $text }”. Indica il percorso di un file, o un indirizzo che comincia con postgresql://.
database-unusable = “{ $path }” non si può usare come database: { $text }. Controlla il file e la sua cartella.
database-unreachable = Il database non risponde: { $text }. Controlla l'indirizzo e che PostgreSQL sia avviato.
workers-need-postgres = Per avere più worker serve PostgreSQL. Metti il suo indirizzo in MAZZO_DATABASE, o togli --workers.
workers-need-unix = Su Windows non si possono avere più worker. Togli --workers.
demo-alone = La dimostrazione ha un suo database e un solo processo: togli --database, MAZZO_DATABASE e --workers.
demo-needs-unix = Su Windows non c'è la dimostrazione. Togli --demo.
workers-failed = Nessun worker è riuscito a partire. Il perché è nel log.
needs-secret = Con PostgreSQL bisogna impostare MAZZO_SECRET: un segreto lungo, lo stesso per tutti i worker e a ogni avvio.
host-not-installed = Per { $what } servono pacchetti che non sono installati: pip install "mazzo[host]"
rl-no-observation = “{ $game }” non ha osservazioni per l’apprendimento automatico. Scegli fra questi: { $known }.
rl-unknown-version = Non ci sono osservazioni “{ $text }”. Questa versione di Mazzo fa { $known }.
rl-not-legal = Corsia { $lane }: l’azione { $action } non è ammessa. Sono ammesse { $known }.
cli-verify-unreachable = A “{ $text }” non si legge niente.
