# Le pagine del compagno per i giochi di carta.

companion-title = Al tavolo
companion-lead = Giochi con le carte vere? Inserisci quello che c'è sul tavolo: i punti si contano da soli, ogni riga con la sua regola.
companion-of = Al tavolo: { $game }
companion-sheets = Fogli su questo dispositivo
companion-new = Nuovo foglio
companion-begin = Comincia
companion-players = Quanti giocatori?
companion-player = Giocatore { $number }
companion-player-name = Nome del giocatore { $number }
companion-colour = Colore del giocatore { $number }: { $colour }. Premi per cambiarlo
companion-open = in corso
companion-over = finita
companion-more = Anche al tavolo
companion-to-tools-text = Chi comincia, il tempo, dadi e moneta.
companion-to-referee-text = Posso giocarla? E le domande più comuni, con la regola che risponde.
companion-to-caller-text = Ognuno ha la sua copia delle carte: un telefono chiama i numeri.
companion-to-rules = Le regole
companion-to-rules-text = Tutte, numerate, con la ricerca.
companion-to-offline = Senza rete
companion-to-offline-text = Scaricato una volta, il gioco conta anche senza rete.

# Il foglio.
companion-back = Torna ai fogli
companion-undo = Annulla
companion-redo = Ripeti
companion-said-undone = Modifica annullata. Ancora da annullare: { $left }.
companion-said-redone = Modifica ripetuta. Ancora da ripetere: { $left }.
companion-entry = Quello che c'è sul tavolo
companion-rename = Nomi e colori
companion-delete = Elimina
companion-delete-title = Eliminare il foglio?
companion-delete-sure = { $names }: il foglio sparisce da questo dispositivo, con tutto quello che hai inserito.
companion-delete-kept-sure = { $names }: il foglio sparisce dal tuo storico.
companion-not-here = Questo foglio non è su questo dispositivo.
companion-no-scorer = Per questo gioco non c'è ancora un foglio segnapunti.
companion-not-stored = Questo browser non conserva nulla: chiusa la pagina, il foglio è perso.
companion-elsewhere = Questo foglio è stato cambiato in un'altra finestra. Ora è così.
companion-no-engine = Senza rete per ora non si conta: i totali sono quelli di prima. Quello che inserisci resta.

# Il conteggio.
companion-totals = Totali
companion-total = { $name }: { $total }
companion-part = Round { $number }
companion-lines = Punti di { $name }
companion-lines-alone = I tuoi punti
companion-lines-none = Ancora nessun punto.
companion-faults = Come avete giocato
companion-card = carta { $card }
companion-place = riga { $row }, colonna { $column }
companion-as-played = { $count ->
    [one] Contato come abbiamo giocato, con un errore.
   *[other] Contato come abbiamo giocato, con { $count } errori.
  }
companion-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
companion-next = Turno di { $name }.
companion-dealer = Dà le carte { $name }.
companion-transfer = { $part }: da { $giver } a { $taker } { $amount }
companion-assumed = I dadi non bastavano: li hanno gli alberi che vengono prima, riga per riga.

# Che cosa farne.
companion-actions = Che cosa fare del foglio
companion-show = Mostra a tutti
companion-share = Condividi il testo
companion-picture = Condividi l'immagine
companion-print = Stampa
companion-copied = Testo copiato.
companion-keep = Metti nello storico
companion-keep-text = Il foglio resta nel tuo storico, “al tavolo”, e si riapre su ogni tuo dispositivo. Se la partita è finita e senza errori, conta nelle tue statistiche: tu sei al primo posto.
companion-keep-match-text = Diventa una partita del tuo storico: con par, analisi e statistiche.
companion-kept = È nel tuo storico
companion-review = Analisi
companion-par = Par e il Maestro
companion-alone = Serve un server, che questo sito non ha.
