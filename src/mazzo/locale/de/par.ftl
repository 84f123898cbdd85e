# Par bei offenen Karten: das beste Ergebnis, das eine Kartenfolge erlaubt. Hier steht, was `mazzo par` sagt.

no-par = Für Kartenfolgen von { $game } gibt es noch kein Par. Wähle eines von diesen: { $known }.
no-par-yet = In dieser Partie sind noch Karten zu ziehen, und ihr Par würde sie verraten. Spiel sie zuerst zu Ende.

cli-par = Sucht das beste Ergebnis, das eine Kartenfolge erlaubt.
cli-par-more =
    Par von Orchard und Grove bei offenen Karten: was dieselben Karten in derselben Reihenfolge bestenfalls bringen, wenn man sie alle kennt.
    Die Antwort ist ein Bereich: Eine Zugfolge erreicht sein unteres Ende, und nichts übertrifft sein oberes. Mehr Sekunden machen ihn
    schmaler; wo beide Enden zusammentreffen, ist das Par bewiesen. Ein Partieprotokoll muss von einer beendeten Partie sein.
cli-par-source-help = ein Spiel, oder die Datei eines Partieprotokolls, oder - um eines aus einer Pipe zu lesen
cli-par-seconds-help = wie lange gesucht wird
cli-par-json-help = alles als JSON ausgeben
cli-par-own-cards = „{ $text }“ ist kein Spiel, und ein Partieprotokoll bringt seine eigenen Karten mit. Lass { $name } weg, oder wähle eines von diesen: { $known }.
cli-par-neither = Es gibt keine Datei „{ $text }“ und kein Spiel dieses Namens. Spiele, deren Kartenfolgen ein Par haben: { $known }.
cli-par-searching = Par: { $low } bis { $high }
cli-par-proved = Par: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, bewiesen. Mit diesen Karten ist nicht mehr möglich.
cli-par-between = Par: { $low } bis { $high } Punkte, nicht bewiesen. Die Zugfolge unten bringt { $low }; keine bringt mehr als { $high }.
cli-par-reached = { $who ->
        [none] Diese Partie
       *[other] { $who }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $below ->
        [0] so viele wie die Zugfolge unten
       *[other] { $below } weniger als die Zugfolge unten
    }.
