# Le classifiche: le carte del giorno fra persone che si sono unite con un link.

boards-title = Classifiche
boards-lead = Una classifica mostra come giocano le carte del giorno famiglia, classe o circolo. Chi ha il link può unirsi.
boards-mine = Le tue classifiche
boards-none = Non sei ancora in nessuna classifica.
boards-members = { $count ->
        [one] una persona
       *[other] { $count } persone
    }
boards-played-today = { $count ->
        [one] oggi ha giocato una persona
       *[other] oggi hanno giocato in { $count }
    }
boards-yours = tua
boards-new = Una classifica nuova
boards-name = Nome
boards-name-hint = Lo legge chiunque abbia il link.
boards-accounts = Solo chi ha un account
boards-accounts-hint = Due ospiti dello stesso browser non si distinguono da due persone.
boards-accounts-later = Gli ospiti già presenti restano, altri non possono entrare.
boards-make = Crea la classifica
boards-invited = { $count ->
        [one] Ti invitano in questa classifica: c'è una persona.
       *[other] Ti invitano in questa classifica: ci sono { $count } persone.
    }
boards-join-note = Gli altri vedranno il tuo nome e i tuoi risultati con le carte del giorno.
boards-needs-account = Si entra solo con un account. Gli altri vedranno il tuo nome e i tuoi risultati.
boards-join = Unisciti
boards-span = Quali giorni
boards-today = Oggi
boards-week = Settimana
boards-month = Mese
boards-invite = Invita
boards-invite-message = Gioca le carte del giorno con noi: { $name }
boards-member = Persona { $number }
boards-unnamed = Finché non lo scrivi gli altri leggono “{ $name }”.
boards-owner = cura la classifica
boards-hand-on = Cedi
boards-hand-on-text = { $name } curerà la classifica, tu resterai nel gruppo.
boards-remove = Togli
boards-remove-text = { $name } non sarà più in questa classifica.
boards-save = Salva
boards-delete = Elimina la classifica
boards-delete-text = La classifica sparisce per tutti. I risultati restano a chi li ha fatti.
boards-leave = Esci dalla classifica
boards-leave-text = I tuoi risultati non si vedranno più qui. Puoi tornare con il link.
boards-leave-own-text = La classifica passa a chi ne fa parte da più tempo. I tuoi risultati non si vedranno più qui.
boards-look = Risultati
boards-nobody = Non l'ha ancora giocata nessuno.
boards-hidden = Vedrai i punteggi quando l'avrai giocata.
boards-state-begun = ha cominciato
boards-state-done = ha giocato
boards-since = Dal giorno { $day }
boards-no-points = Nessun giorno con risultati è ancora finito.
boards-place = Posto
boards-who = Chi
boards-days = Giorni
boards-points = Punti
boards-how-week = I punti di un giorno sono la somma dei percentili: chi supera tutti ne prende 100 per gioco. Di una settimana contano i { $best } giorni migliori, quando sono finiti.
boards-how-month = I punti di un giorno sono la somma dei percentili: chi supera tutti ne prende 100 per gioco. Contano tutti i giorni del mese, quando sono finiti.

## The public board of a day

boards-public = Classifica pubblica del giorno: { $day }
boards-public-about = Ci sono gli account che hanno scelto di comparire, con il loro nome.
boards-public-join = Compari anche tu
boards-public-none = Quel giorno nessuno di loro ha giocato.
boards-public-nobody = Nessuno di loro l'ha giocata.
boards-public-all = Mostra tutti e { $count }
