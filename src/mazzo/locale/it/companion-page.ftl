# Le pagine del compagno per i giochi di carta.

companion-title = Al tavolo
companion-back = Torna ai fogli
companion-undo = Annulla
companion-redo = Ripeti
companion-not-here = Questo foglio non è su questo dispositivo.
companion-no-scorer = Per questo gioco non c'è ancora un foglio segnapunti.
companion-not-stored = Questo browser non conserva nulla: chiusa la pagina, il foglio è perso.
companion-elsewhere = Questo foglio è stato cambiato in un'altra finestra. Ora è così.
companion-no-engine = Senza rete per ora non si conta. Quello che inserisci resta.
companion-entry = Quello che c'è sul tavolo
companion-result = Conteggio
companion-wins = vince
companion-faults = Come avete giocato
companion-lines = Punti di { $name }
companion-part = Round { $number }
companion-players = Giocatori
companion-new = Nuovo foglio
