# La pagina di chi gioca: chi sei, come entri, che cosa resta di te. I rifiuti del server stanno in errors.ftl.

account-title = Tu
account-nameless = Senza nome
account-guest = ospite su questo browser
account-account = entri come { $login } · iscrizione: { $day }
account-show = Mostra
account-save = Salva
account-saved = Salvato.
account-change = Cambia
account-set = Scegli
account-made = creata: { $day }
account-used = ultimo uso: { $day }
account-unused = nessun uso finora
account-since = primo accesso: { $day }

## Che cosa è appena successo

account-news-kept = Fatto: ora ritrovi le tue partite su ogni dispositivo.
account-news-in = Accesso effettuato.
account-news-out = A presto! Su questo browser adesso giochi come ospite.
account-news-ended = Il tuo accesso da questo browser è stato chiuso. Entra di nuovo quando vuoi.
account-news-brought = Fatto: quelle partite ora sono tra le tue.
account-news-left = Fatto: quelle partite sono state cancellate.
account-news-password = La nuova password vale da adesso. Gli altri browser sono stati scollegati.
account-news-codes = Fatto: con un codice rientri anche senza password.
account-news-recovered = La nuova password vale da adesso, e quel codice non vale più. Gli altri browser sono stati scollegati.
account-news-gone = Fatto: i tuoi dati sono stati cancellati. Se giochi ancora, ricominci come nuovo ospite.

## Chi sei

account-drafts = Altre lingue
account-drafts-about = Sono bozze: nessuno che parli queste lingue ha ancora riletto le traduzioni. Per tornare indietro scegli la lingua in alto.
account-self = Al tavolo
account-self-about = Così ti vede chi gioca con te.
account-listed = Nelle classifiche pubbliche
account-listed-hint = Chiunque vede il tuo nome e i tuoi risultati alle carte del giorno.

## Conservare

account-keep = Conserva le tue partite
account-keep-about = Per ora sono conservate solo per questo browser. Crea un account e le ritrovi da ogni dispositivo, con tutto quello che hai giocato.
account-login = Nome utente
account-login-hint = Almeno 3 caratteri: lettere senza accenti, cifre e . _ @ + -
account-password = Password
account-password-hint = Almeno 10 caratteri. Qualche parola che sai solo tu va benissimo.
account-passkey-how = A riconoscerti è il dispositivo, con il volto, l'impronta o il codice. Niente da ricordare.
account-passkey-here = questo dispositivo
account-keep-passkey = Crea una passkey
account-keep-password = Crea l'account
account-rather-password = Usa invece una password
account-rather-passkey = Usa invece una passkey

## Entrare

account-sign-in = Accedi
account-sign-in-passkey = Entra con una passkey
account-or = oppure con nome utente e password
account-enter = Entra
account-to-sign-in = Ho già un account
account-to-sign-in-again = Ho ritrovato la password
account-to-keep = Crea un account
account-lost = Ho perso la password
account-recover-about = Con un codice di recupero entri e scegli una nuova password. Sono i dieci codici che hai ricevuto quando hai creato l'account.
account-recover-enter = Entra e cambia la password
account-recover-none = Non hai più nemmeno un codice? Il gestore di questo server può dartene uno che vale un giorno.
account-code = Codice di recupero
account-code-hint = 16 lettere e cifre. Maiuscole e trattini non contano.

account-bring = Tieni le partite da ospite?
account-bring-what = Prima di entrare, su questo browser { $matches ->
        [0] non hai giocato partite
        [one] hai giocato una partita
       *[other] hai giocato { $matches } partite
    }{ $rooms ->
        [0] .
        [one] {" "}e hai preso posto a un tavolo con altri.
       *[other] {" "}e hai preso posto a { $rooms } tavoli con altri.
    }{ $decks ->
        [0] {""}
        [one] {" "}Hai anche inserito un mazzo.
       *[other] {" "}Hai anche inserito { $decks } mazzi.
    }{ $boards ->
        [0] {""}
        [one] {" "}Sei anche in una classifica.
       *[other] {" "}Sei anche in { $boards } classifiche.
    }{ $sheets ->
        [0] {""}
        [one] {" "}Hai anche salvato un foglio di una partita al tavolo.
       *[other] {" "}Hai anche salvato { $sheets } fogli di partite al tavolo.
    } Puoi portare tutto nel tuo account.
account-bring-not = { $left ->
        [one] Una partita resta all'ospite, perché a quel tavolo sedevi anche con questo account.
       *[other] { $left } partite restano all'ospite, perché a quei tavoli sedevi anche con questo account.
    } Per continuare lì come ospite, esci.
account-bring-yes = Tienile
account-bring-no = Cancellale
account-bring-no-sure = Le partite che sono soltanto di quell'ospite, e i suoi mazzi, vengono cancellati. Non si può annullare.
account-bring-no-yes = Sì, cancellale

## I modi per entrare

account-ways = Come entri
account-ways-about = Più modi hai, meno rischi di restare fuori.
account-login-change = Cambia il nome utente
account-password-is = impostata
account-password-none = non impostata
account-password-set = Scegli una password
account-password-change = Cambia la password
account-password-present = Password attuale
account-password-new = Nuova password
account-password-ends = Gli altri browser collegati dovranno entrare di nuovo.
account-passkeys = Passkey
account-passkeys-none = Con una passkey entri con il volto, l'impronta o il codice del dispositivo.
account-passkey-add = Aggiungi una passkey
account-passkey-cancelled = La passkey non è arrivata. Riprova quando vuoi.
account-passkey-already = Questo dispositivo ha già una passkey per il tuo account.
account-passkey-unable = Qui questo browser non può usare le passkey. Usa nome utente e password.
account-label = Nome
account-rename = Rinomina
account-rename-of = Rinomina { $name }
account-rename-title = Rinomina la passkey
account-remove = Togli
account-remove-of = Togli { $name }
account-remove-title = Togliere la passkey?
account-remove-sure = Con “{ $name }” non si potrà più entrare. La passkey resta sul dispositivo, ma non serve più per entrare in Mazzo.

## Recuperare l'account

account-codes = I tuoi codici di recupero
account-codes-why = Conservali adesso, lontano da questo dispositivo: se perdi la password o la passkey, sono l'unico modo per rientrare da te. Ogni codice vale una volta.
account-codes-once = Non verranno più mostrati. Chi ne ha uno può entrare nel tuo account.
account-codes-file = Codici di recupero di { $login } su { $place }
account-codes-copy = Copia
account-codes-download = Scarica
account-codes-print = Stampa
account-codes-kept = Li ho conservati
account-recovery = Codici di recupero
account-recovery-about = Per rientrare quando perdi la password o la passkey.
account-recovery-left = { $count ->
        [0] Non hai codici: creali adesso.
        [one] Ti resta un codice solo: creane di nuovi.
       *[other] Ti restano { $count } codici.
    }
account-recovery-new = Crea nuovi codici
account-recovery-make = Crea i codici
account-recovery-replace = I codici di prima non varranno più.
account-recovery-passkey = Conferma con una passkey
account-recovery-unable = Qui la tua passkey non si può usare. Imposta una password, o crea i codici da un dispositivo che ha la passkey.

## I browser collegati

account-sessions = Browser collegati
account-sessions-about = Se ne vedi uno che non conosci, disconnettilo e cambia la password.
account-device = un browser sconosciuto
account-here = questo browser
account-end = Disconnetti
account-end-of = Disconnetti { $name }
account-end-others = Disconnetti tutti gli altri

## Programmi

account-programs = Bot e token
account-programs-about = Con un token un programma scritto da te gioca a nome di questo account.
account-tokens = Token
account-token-new = Nuovo token
account-token-label-hint = Per riconoscerlo: per esempio, il nome del programma.
account-token-make = Crea il token
account-token-made = Ecco il token
account-token-once = Copialo adesso: non verrà più mostrato. Chi ce l'ha può giocare come te: tienilo segreto.
account-token-secret = Il token
account-token-kept = L'ho copiato
account-scopes = Permessi
account-scopes-none = Scegli almeno un permesso.
account-scope-read = Guardare
account-scope-read-how = vede quello che puoi vedere tu
account-scope-play = Giocare
account-scope-play-how = apre tavoli, si siede e gioca
account-scope-talk = Parlare
account-scope-talk-how = scrive messaggi al tavolo
account-revoke = Revoca
account-revoke-of = Revoca { $name }
account-revoke-title = Revocare il token?
account-revoke-sure = Il programma che usa “{ $name }” perde l'accesso. Non si può annullare.
account-program = Questo è un account bot
account-program-how = Gli altri vedono che è un bot. Può sedersi solo ai tavoli che ammettono bot di terzi.

## I dati

account-data = I tuoi dati
account-data-about = Sono tuoi: scaricali, o cancellali.
account-export = Scarica tutto
account-sign-out = Esci
account-delete = Cancella tutto
account-delete-yes = Sì, cancella tutto
account-delete-what = Verranno cancellati per sempre:
account-delete-self = il tuo nome, il tuo colore e la tua lingua
account-delete-ways = l'account: nome utente, password, passkey e token
account-delete-matches = le partite che sono soltanto tue
account-delete-words = quello che hai scritto ai tavoli
account-delete-others = Nelle partite con altri resta il posto e nelle carte del giorno il risultato, ma senza il tuo nome. Non si può annullare.
