# Lo storico: le partite di una persona e i suoi record.

history-empty = Ancora nessuna partita
history-empty-text = Qui trovi ogni tua partita, con la data e i punti.
history-empty-play = Gioca la prima partita
history-best = Record
history-average = Media
history-count = Partite
history-aside = { $count ->
        [one] e un'altra che non conta
       *[other] e altre { $count } che non contano
    }
history-streak = Giorni di fila con una partita
history-chart = Grafico di { $count } punteggi: il migliore è { $best }, la media { $average }. La tabella che segue li elenca tutti.
history-chart-mark = Il bot Maestro ne fa in media { $mark }.
history-table = Le tue partite, dalla più recente
history-date = Data
history-points = Punti
history-title-column = Titolo
history-open = Apri
history-all = Tutti i giochi
history-which = Quale gioco
history-practice = allenamento
history-practice-how = Un allenamento: si può sempre annullare. Non conta per record e media.
history-against = contro { $names }
history-place = { $place }º su { $count }
history-unnamed = un'altra persona
history-hints = { $count ->
        [one] un suggerimento
       *[other] { $count } suggerimenti
    }
history-unfinished = non finita
history-continue = Riprendi
history-look = Risultato
history-replay = Rivedi
history-review = Analisi
history-fewest = In questo gioco vince chi ha meno punti.
history-note = Gli allenamenti e le partite con carte che conoscevi già restano qui, ma non contano per record, media e numero di partite.
history-records = I tuoi record
history-all-kinds = Tutte le modalità
history-progress = I punti nel tempo
history-filter = Partite mostrate
history-filter-all = Tutte
history-filter-alone = In solitario
history-filter-others = Con altri
history-filter-won = Vinte
history-no-match = Nessuna partita corrisponde a questa scelta.
history-pages = Pagine
history-page = Pagina { $page } di { $pages }
history-newer = Più recenti
history-older = Meno recenti
history-newest = L'elenco mostra le { $count } partite più recenti. I record le contano tutte.
history-fetch-older = Carica le partite più vecchie
history-offline = offline
history-offline-how = Giocata senza rete su un dispositivo: non conta per record e media.
history-at-table-count = Conta al tavolo
history-at-table = al tavolo
history-table-how = Giocata con le carte vere e inserita dopo.

kind-without = { $count ->
        [9] le altre nove
        [one] senza una carta
       *[other] senza { $count } carte
    }
kind-own = te
kind-other = { $count ->
        [one] un'altra persona
       *[other] altre { $count } persone
    }
kind-deck = mazzo “{ $name }”
