# La casa: tutto ciò che si legge fuori dal tavolo. Il tavolo sta in table.ftl, le parole di Orchard in games/<game>/text/locale.

ui-name = Mazzo
points-none = nessun punto
end-points-word = { $points ->
        [one] punto
       *[other] punti
    }
ui-skip = Vai al contenuto
ui-pages = Pagine
ui-tables = Tavoli
ui-you = Tu
ui-home = Torna alla pagina iniziale
ui-language = Lingua
ui-theme = Colori: { $theme }
ui-theme-auto = come il sistema
ui-theme-light = chiari
ui-theme-dark = scuri
ui-sound = Suoni
ui-unofficial = Mazzo è un progetto indipendente e non ufficiale, senza legami con gli autori e gli editori dei giochi.
ui-credits = Ringraziamenti
ui-privacy = I tuoi dati
ui-waiting = Un momento…
ui-away = Server non raggiungibile
ui-away-text = Le tue partite sono al sicuro. Riprova tra poco.
ui-offline = Sei offline
ui-offline-text = Per questa pagina serve la rete. Quando torna, si carica da sola. Le tue partite sono al sicuro.
ui-failed = Questa parte della pagina non funziona. Il resto sì.
ui-failed-page = Qualcosa non ha funzionato
ui-failed-page-text = Questa pagina non si può mostrare. Le tue partite sono al sicuro.
ui-failed-act = Qualcosa non ha funzionato. Se la pagina non risponde più, ricaricala: le tue partite sono al sicuro.
ui-reload = Ricarica
ui-close = Chiudi
ui-hasty = Troppe richieste
ui-closed = chiuso
ui-again = Riprova
ui-cancel = Annulla

## Campi da compilare

field-missing = Questo campo non può restare vuoto.
field-short = Troppo corto: servono almeno { $least } caratteri.
field-long = Troppo lungo: al massimo { $most } caratteri.
field-form = Controlla come è scritto.

## Inizio

home-motto = Cinque giochi di carte, un solo tavolo.
home-motto-some = Giochi di carte, un solo tavolo.
home-players = { $least }–{ $most } giocatori
home-minutes = { $minutes } min
home-minutes-from = { $minutes }+ min
home-minutes-each = { $minutes } min a testa
home-age = dai { $age } anni
# Fewer seats than the rulebook names; at most as many as it names.
seats-extension = Il regolamento è per { $least }–{ $most } giocatori: in { $seats } è un'estensione.
home-play = Gioca
home-dealing = Mescolo le carte…
home-varied = { $how } · con varianti
home-alone = in solitario
home-bots = { $count ->
        [one] contro un bot
       *[other] contro { $count } bot
    }
home-more = Altro
home-more-of = Altro su { $game }
today-title = Le carte di oggi
today-left = { $hours ->
        [0] ancora { $minutes } min
       *[other] ancora { $hours } h { $minutes } min
    }
today-place = { $place }{ $form ->
       *[th] º
    }
today-puzzle = { $how ->
        [missed] tentato
       *[solved] risolto
    }
home-learn = Impara
home-puzzle = Enigma del giorno
home-puzzle-short = Enigma
home-practice = Allenamento
home-practice-how = Allenamento: annulli quanto vuoi e vedi quanto costa ogni mossa. Non conta per record e media.
home-unfinished = Partite da finire
home-continue = Continua
home-continue-from = cominciata: { $day }
home-continue-practice = allenamento: { $day }
home-offline = Sei offline: le tue partite ti aspettano.
home-offline-why = Serve la rete
home-offline-play = Gioca offline
home-printed = Segna i punti delle carte vere
home-friends = Con gli amici
home-friends-text = Apri un tavolo e manda il link, o passatevi questo dispositivo: non serve iscriversi.
home-others = Apri un tavolo
home-tables = Unisciti a un tavolo

## La pagina di un gioco

game-alone = In solitario
game-alone-text = Con calma, per battere il tuo record.
game-new = Nuova partita
game-bots = Contro i bot
game-play-bots = { $count ->
        [one] Gioca contro un bot
       *[other] Gioca contro { $count } bot
    }
game-usual = standard
game-change = Cambia
game-results = I tuoi risultati
game-results-none = Dopo la prima partita qui trovi record, media e l'andamento.
game-results-all = Tutti i risultati
game-last = Ultima partita: { $score }.
game-last-par = { $proved ->
        [true] Le carte dell'ultima partita permettevano { $par }: ne hai fatti { $score }.
       *[other] Le carte dell'ultima partita permettevano almeno { $par }: ne hai fatti { $score }.
    }
game-last-watch = Guarda come
game-last-again = Le stesse carte
game-last-result = Risultato

## Varianti

options-title = Varianti
options-deck = Mazzo e varianti
options-deck-only = Scegli il mazzo
options-seat = il posto { $seat }
options-seats = Solo ad alcuni posti
options-begins = Chi comincia
options-begins-seat = comincia { $name }
options-begins-drawn = a sorte, all'inizio della partita
options-begins-is-drawn = chi comincia si tira a sorte

## Non c'è

missing-title = Pagina non trovata
missing-short = Qui non c'è nulla
missing-text = Questa pagina non esiste, o non esiste più. Controlla l'indirizzo, oppure riparti dall'inizio.

## Regole

rules-title = Le regole
rules-short = Regole
rules-of = Le regole di { $game }
learn-title = Impara { $game }
rules-rule = Regola
rules-ruling = Chiarimento
rules-games = Di quale gioco
rules-contents = Capitoli
rules-search = Cerca nelle regole
rules-search-hint = Cerca una parola o un numero…
rules-found = { $count ->
        [0] Nessuna regola trovata
        [one] Una regola trovata
       *[other] { $count } regole trovate
    }
rules-none = Nessuna regola contiene “{ $wanted }”. Prova con un'altra parola.
rules-close = Chiudi le regole

## Storico

history-title = Storico
history-mark = Media del bot Maestro
kind-seats = { $count ->
        [one] In solitario
       *[other] In { $count }
    }

## Le stesse carte

deal-title = Le stesse carte, per te

## Rivedere

replay-title = Rivedi la partita
replay-about = Una partita da { $score } { end-points-word }.

## Informazioni

about-title = Che cos'è Mazzo
about-short = Informazioni
