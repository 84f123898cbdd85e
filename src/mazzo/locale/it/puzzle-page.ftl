# Il rompicapo del giorno: una posizione di gioco con una sola mossa migliore.

puzzle-title = Rompicapo di { $day }
puzzle-level = Livello { $level } di 5
puzzle-missed = Sbagliano i bot { $bots }.
puzzle-missed-one = Sbaglia il bot { $bots }.
puzzle-missed-none = Lo trovano tutti i bot.
puzzle-task = Tocca a te: trova la mossa migliore.
puzzle-show = Mostra la soluzione

## Dopo un tentativo

puzzle-right-first = Giusto, al primo colpo!
puzzle-right-again = Stavolta è giusto.
puzzle-right-note = Non si è trovato niente di meglio.
puzzle-wrong = Non è la mossa migliore
puzzle-wrong-note = È peggiore di { $apart } o più.
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
puzzle-streak-none = Risolvi il rompicapo di oggi al primo colpo per cominciare una serie.
puzzle-days = Gli ultimi giorni
puzzle-day = { $day }: { $how ->
        [first] risolto al primo colpo
        [late] risolto più tardi, al primo colpo
        [again] risolto a un altro tentativo
        [missed] non risolto
       *[open] ancora da provare
    }
puzzle-today = Il rompicapo di oggi
puzzle-before = Il rompicapo del giorno prima
puzzle-others = Oggi negli altri giochi
puzzle-play = Gioca a { $game }
puzzle-share = Condividi
puzzle-share-text = Rompicapo di { $game }, { $day }{ $how ->
        [solved] : risolto
       *[open] { "" }
    }
