# Das Rätsel des Tages: eine Stellung eines Spiels mit einem besten Zug.

puzzle-title = Rätsel vom { $day }
puzzle-level = Stufe { $level } von 5
puzzle-missed = Übersehen von: { $bots }
puzzle-missed-none = Von jedem Bot gefunden
puzzle-task = Finde den besten Zug
puzzle-show = Lösung zeigen
puzzle-show-short = Lösung

## Nach einem Versuch

puzzle-right-first = Richtig, beim ersten Versuch!
puzzle-right-again = Diesmal richtig.
puzzle-right-note = Etwas Besseres wurde nicht gefunden.
puzzle-wrong = Nicht der beste Zug
puzzle-wrong-note = Er verliert mindestens { $amount }{ $points ->
        [yes] { " " }{ $count ->
            [one] Punkt
           *[other] Punkte
        }
       *[no] { "" }
    }.
puzzle-shown = Die Lösung
puzzle-board = Die Stellung
puzzle-moves = Die Züge
puzzle-moves-about = Das Ergebnis, das nach jedem zu erwarten ist. { $proof ->
        [exact] Die Werte sind exakt: Sie zählen jede Karte, die kommen kann.
       *[search] Es sind Durchschnitte von Partien, die von hier weitergespielt wurden.
    }
puzzle-best = Bester
puzzle-also = Gleich gut
puzzle-next = Der zweitbeste
puzzle-right = Richtig
puzzle-why = Warum
puzzle-why-about = Verglichen mit dem zweitbesten Zug.
puzzle-again = Noch einmal versuchen

## Serie, Tage, andere Spiele

puzzle-streak = { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
puzzle-streak-about = Beim ersten Versuch gelöst, am Tag selbst.
puzzle-streak-none = Löse ein Rätsel an seinem Tag beim ersten Versuch, um eine Serie zu beginnen.
puzzle-days = Die letzten Tage
puzzle-day = { $day }: { $how ->
        [first] beim ersten Versuch gelöst
        [late] später gelöst, beim ersten Versuch
        [again] bei einem weiteren Versuch gelöst
        [missed] nicht gelöst
       *[open] noch nicht versucht
    }
puzzle-today = Das heutige Rätsel
puzzle-before = Rätsel vom Vortag
puzzle-others = Heute in den anderen Spielen
puzzle-play = { $game } spielen
puzzle-share = Teilen
puzzle-share-text = { $game }-Rätsel { $day }{ $how ->
        [solved] : gelöst
       *[open] { "" }
    }
