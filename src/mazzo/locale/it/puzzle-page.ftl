# L'enigma del giorno: una posizione di gioco con una sola mossa migliore.

puzzle-title = Enigma di { $day }
puzzle-level = Livello { $level } di 5
# Livelli dei bot.
puzzle-missed = Lo sbagliano: { $bots }
puzzle-missed-none = Lo trovano tutti i bot
puzzle-task = Trova la mossa migliore
puzzle-show = Mostra la soluzione
puzzle-show-short = Soluzione

## Dopo un tentativo

puzzle-right-first = Giusto, al primo colpo!
puzzle-right-again = Stavolta è giusto.
puzzle-right-note = Non si è trovato niente di meglio.
puzzle-wrong = Non è la mossa migliore
puzzle-wrong-note = Perde almeno { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] punto
           *[other] punti
        }
       *[no] { "" }
    }.
puzzle-shown = La soluzione
puzzle-board = La posizione
puzzle-moves = Le mosse
puzzle-moves-about = Il risultato atteso dopo ciascuna. { $proof ->
        [exact] Sono valori esatti: si è contato tutto quello che può uscire.
       *[search] Sono medie di partite continuate da lì.
    }
puzzle-best = Migliore
puzzle-also = Alla pari
puzzle-next = La migliore tra le altre
puzzle-right = Giusta
puzzle-why = Perché
puzzle-why-about = In confronto alla migliore tra le altre mosse.
puzzle-again = Riprova

## Serie, giorni, altri giochi

puzzle-streak = { $count ->
        [one] giorno di fila
       *[other] giorni di fila
    }
puzzle-streak-about = Risolti al primo colpo, nel giorno giusto.
puzzle-streak-none = Per cominciare una serie, risolvi un enigma al primo colpo nel suo giorno.
puzzle-days = Gli ultimi giorni
puzzle-day = { $day }: { $how ->
        [first] risolto al primo colpo
        [late] risolto più tardi, al primo colpo
        [again] risolto a un altro tentativo
        [missed] non risolto
       *[open] ancora da provare
    }
puzzle-today = L'enigma di oggi
puzzle-before = L'enigma del giorno prima
puzzle-others = Oggi negli altri giochi
puzzle-play = Gioca a { $game }
puzzle-share = Condividi
puzzle-share-text = Enigma di { $game }, { $day }{ $how ->
        [solved] : risolto
       *[open] { "" }
    }
