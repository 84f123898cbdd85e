# Le stesse carte per tutti: la pagina, le carte del giorno con l'archivio, due partite affiancate.

deals-title = Le stesse carte
deals-heading = { $game }, { $day }
# Il titolo della pagina dopo il tentativo, e l'ultima riga del testo condiviso: "44 punti: 7º di 83 finora".
deals-result = { $score } { $word }: { $place }
deals-place-now = { $place } di { $count } finora
deals-place-final = { $place } di { $count }
deals-place-word = Posto
deals-range = { $low }–{ $high }

## Prima del primo tentativo

deals-lead = Oggi le carte sono le stesse per tutti. Tu dove arrivi?
deals-lead-over = Quel giorno le carte erano le stesse per tutti. Tu dove arrivi?
deals-lead-sent = Un'altra persona ti manda queste carte, nello stesso ordine.
deals-played = { $count ->
        [0] nessuno l'ha ancora giocata
        [one] l'ha giocata una persona
       *[other] l'hanno giocata { $count } persone
    }
deals-against = contro { $bots }
deals-deck = mazzo “{ $deck }”
deals-closes = { $hours ->
        [0] chiude tra { $minutes } min, alle { $time }
       *[other] chiude tra { $hours } h { $minutes } min, alle { $time }
    }
deals-closed = chiusa
deals-resume = Riprendi
deals-note = Conta il tuo primo tentativo. Puoi fermarti e riprendere dove vuoi; dopo un giorno senza mosse si chiude così com'è.
deals-note-bots = Conta il tuo primo tentativo. I bot hanno le stesse carte e la stessa fortuna contro tutti.
deals-note-begun = Il tuo tentativo ti aspetta dove l'hai lasciato. Dopo un giorno senza mosse si chiude così com'è.
deals-note-late = La giornata è finita. Puoi ancora giocare queste carte, ma fuori classifica.
deals-withheld = Questo server non offre il gioco.
deals-spoil = Guarda com'è andata, senza giocare

## Dopo

deals-you = tu
deals-better-now = Percentile per ora: { $percent }. Tanti altri su cento hanno fatto peggio; i pari valgono mezzo.
deals-better-final = Percentile: { $percent }. Tanti altri su cento hanno fatto peggio; i pari valgono mezzo.
deals-missing = { $points ->
        [one] Manca un punto al massimo possibile, { $best }.
       *[other] Mancano { $points } punti al massimo possibile, { $best }.
    }
deals-missing-open = { $points ->
        [one] Manca almeno un punto al massimo possibile, che è { $best }.
       *[other] Mancano almeno { $points } punti al massimo possibile, che è { $best }.
    }
deals-missing-none = Hai fatto il massimo possibile, { $best }: con queste carte nessuno può fare meglio, ed è dimostrato.
deals-missing-none-open = Non abbiamo trovato niente di meglio del tuo punteggio. Il massimo possibile è { $best }.
deals-missing-why = { $choices ->
        [0] Nessuna tua scelta è costata qualcosa: serviva conoscere le carte in arrivo.
        [one] { $foresight ->
            [0] Bastava una scelta migliore.
           *[other] Uno si poteva avere scegliendo meglio; { $foresight } solo conoscendo le carte in arrivo.
        }
       *[other] { $foresight ->
            [0] Si potevano avere tutti scegliendo meglio.
           *[other] { $choices } si potevano avere scegliendo meglio; { $foresight } solo conoscendo le carte in arrivo.
        }
    }
deals-days = giorni di fila: { $count }
deals-everybody = Tutti con queste carte
deals-chart = Quanti dei { $count } primi tentativi hanno fatto quale punteggio.
deals-chart-own = Il tuo, { $score }, è color ottone.
deals-line = { $who } { $score }
deals-line-best = massimo { $score }
deals-axis = Punti; i risultati migliori sono a destra.
deals-axis-fewest = Vince chi ha meno punti, quindi i punteggi bassi sono a destra.
deals-axis-money = Dollari; a destra di più.
deals-table = In tabella
deals-points = Punteggio
deals-people = Primi tentativi
deals-house = La casa con queste carte
deals-house-waits = I bot che mancano stanno giocando adesso.
deals-house-fewest = Vince chi ha meno punti: il migliore è in fondo.
deals-best = massimo possibile
deals-best-proved = massimo possibile, dimostrato
deals-attempts = Primi tentativi
deals-attempts-none = Ancora nessuno.
deals-attempts-how = Scegline uno per vederlo accanto al tuo, alla stessa mossa.
deals-attempts-now = I posti sono definitivi quando finisce la giornata.
deals-attempts-final = I posti sono definitivi.
deals-unassisted-only = Solo senza aiuti
deals-unassisted = senza aiuti
deals-hints = { $count ->
        [one] un suggerimento
       *[other] { $count } suggerimenti
    }
deals-undos = { $count ->
        [one] una mossa annullata
       *[other] { $count } mosse annullate
    }
deals-minutes = { $minutes } min
deals-abandoned = lasciata a metà
deals-marked = troppo veloce per la classifica
deals-somebody = Una persona
deals-program = Un programma
deals-replay = Rivedi
deals-compare = Affianca
deals-more = Mostrane altri

## Condividere

deals-share = Condividi il risultato
# La prima riga del testo condiviso.
deals-share-head = Mazzo · { $game }
deals-signs = L'andamento della tua partita, mossa per mossa
# Titles in the picture that is shared.
deals-picture-course = Mossa per mossa
deals-send-message = { $game }: le stesse carte per te. Dove arrivi?
deals-cost = Quanto sono costate le mie mosse
deals-again = Rigioca, fuori classifica

## Le carte sono state mescolate bene

deals-fair-title = Mescolate senza trucchi?
deals-fair-round = La chiave era fissata prima, poi è stata unita a un numero pubblico che nessuno conosceva ancora. Dopo la chiusura chiunque può verificare.
deals-fair-key = La chiave era fissata prima e la sua impronta pubblicata. Dopo la chiusura chiunque può verificare.
deals-fair-check = Controlla questa mescolata

## Affiancate

deals-compare-title = Le due partite affiancate
deals-compare-other = Un'altra persona
deals-compare-you = Tu
deals-compare-alone = Questa partita
deals-compare-back = Torna ai risultati

## L'archivio

deals-archive = Le carte di oggi
deals-archive-lead = Ogni giorno le stesse carte per tutti, nuove alle 00:00 UTC. Per te sono le { $time }.
deals-calendar = Calendario
deals-month-before = Mese precedente
deals-month-after = Mese successivo
deals-yesterday = Ieri
deals-day-title = Le carte di un giorno: { $day }
deals-day-about = { $day }: giocate { $done } di { $all }
deals-day-none = In questo giorno non c'erano carte.
deals-state-new = da giocare
deals-state-begun = cominciata
deals-state-done = giocata
deals-state-counted = vale per la serie
deals-state-frozen = server assente: la serie continua
deals-row-done = { $score } · { $place } di { $count }
deals-row-new = { $count ->
        [0] nessuno l'ha giocata
        [one] un tentativo
       *[other] { $count } tentativi
    }
deals-week = I prossimi giorni
deals-week-lead = Le varianti cambiano di giorno in giorno. Negli altri giorni i giochi non ne hanno.
deals-week-none = Nei prossimi giorni non ci sono varianti speciali.
deals-days-title = Le carte del giorno
deals-streaks = Le tue serie
deals-streak-any = { $count ->
        [one] giorno di fila, un gioco qualsiasi
       *[other] giorni di fila, un gioco qualsiasi
    }
deals-streak-days = { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
deals-streak-weeks = { $count ->
        [one] una settimana
       *[other] { $count } settimane
    }
deals-streak-best = record: { $best }
deals-streak-frozen = Il server non rispondeva: { $count ->
        [one] un giorno non interrompe la serie
       *[other] { $count } giorni non interrompono la serie
    }.

## Le stesse carte

deal-text = Un'altra persona ha giocato queste carte e te le manda, nello stesso ordine.
deal-beat = Punti da battere:
deal-play = Gioca queste carte
deal-note = Potrai guardare la sua partita dopo aver finito la tua.
