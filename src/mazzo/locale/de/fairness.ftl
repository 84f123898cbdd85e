# Die Seite, die eine Mischung prüft: dass niemand die Karten gewählt hat.

fair-title = Diese Mischung prüfen
fair-about = Bevor die Karten verteilt werden, zeigt der Server die Prüfsumme eines geheimen Schlüssels; dann geben die Browser der Spieler Zufallszahlen dazu. Am Ende müssen Karten, Schlüssel und Zahlen zusammenpassen: So konnte niemand die Karten wählen.
fair-about-day = Jeder Tag hat einen geheimen Schlüssel, dessen Prüfsumme einen Monat vorher veröffentlicht wird. Einen Tag nach dem Ende des Tages wird der Schlüssel gezeigt: So konnte niemand die Karten wählen, nachdem sie angekündigt waren.
fair-of-match = Partie { $match }
fair-of-day = Die Karten vom { $date }
fair-paste = Protokoll einer beendeten Partie
fair-check = Prüfen
fair-here = Dein Browser rechnet das selbst nach.
fair-how = Wie es geht, und was es nicht beweist
fair-to-match = Zur Partie
fair-another = Ein Protokoll prüfen
fair-holds = Stimmt:
fair-fails = Stimmt nicht:

fair-verdict-proved = Alles stimmt.
fair-verdict-cards = Die Karten folgen aus dem Startwert; wer ihn gewählt hat, lässt sich nicht prüfen.
fair-verdict-later = Das lässt sich noch nicht prüfen: Komm später wieder.
fair-verdict-failed = Das ist nicht bewiesen.

fair-unreadable = Das ist kein Protokoll von Mazzo.
fair-match = Kennung der Partie
fair-key = Schlüssel des Servers, nach dem Ende gezeigt
fair-digest = Seine Prüfsumme, die vor der Partie gezeigt werden musste. Dieser Browser hat die Partie nicht begonnen und kann nicht vergleichen.
fair-digest-seen = Seine Prüfsumme ist die, die dieser Browser vor der Partie gesehen hat
fair-digest-other = Seine Prüfsumme ist nicht die, die dieser Browser vor der Partie gesehen hat
fair-number = Zahl von Spieler { $seat }
fair-number-own = Zahl von Spieler { $seat }, aus diesem Browser
fair-number-none = Spieler { $seat } hat keine Zahl gegeben.
fair-number-missing = Die Zahl, die dieser Browser gegeben hat, fehlt.
fair-seed = Der Startwert aus Schlüssel, Zahlen und Kennung
fair-seed-only = Startwert, den der Server allein gezogen hat; bei den Karten eines Tages steht er auf der Seite jenes Tages
fair-seed-none = Das Protokoll hat keinen Startwert: Die Partie ist nicht zu Ende, der Tag ihrer Karten nicht vorbei, oder die Karten kommen aus keinem.
fair-cards = { $count ->
        [one] Die eine gezogene Karte folgt aus dem Startwert.
       *[other] Alle { $count } gezogenen Karten folgen aus dem Startwert.
    }
fair-cards-elsewhere = Die Karten dieses Spiels prüft diese Seite nicht: „mazzo verify“ tut es.

fair-file = Die Datei des Monats, erstellt am { $published }, sagt dasselbe.
fair-file-late = Die Datei wurde erst erstellt, als der Tag begonnen hatte: Sie beweist nichts über ihn.
fair-round = Runde { $round } von drand ist die jener Mitternacht.
fair-signature = Die Signatur jener Runde ist echt
fair-key-alone = Der Schlüssel allein entscheidet: Es war keine öffentliche Runde angekündigt.
fair-key-instead = Der Schlüssel allein entscheidet, obwohl eine öffentliche Runde angekündigt war: drand war laut Server nicht erreichbar.
fair-key-later = Der Schlüssel wird einen Tag nach dem Ende des Tages gezeigt. Seine Prüfsumme
fair-day-key = Schlüssel des Tages
fair-day-digest = Seine Prüfsumme ist die angekündigte
fair-day-seed = Startwert von { $game }
fair-day-same = Die Partie wurde aus diesem Startwert gegeben

## What does not hold

fair-cards-wrong = Nicht alle gezogenen Karten folgen aus dem Startwert.
fair-seed-wrong = Der Startwert der Mitschrift ist nicht der aus Schlüssel, Zahlen und Kennung, nämlich
fair-file-wrong = Die Datei des Monats, erstellt am { $published }, sagt etwas anderes.
fair-round-wrong = Runde { $round } von drand ist nicht die jener Mitternacht.
fair-signature-wrong = Die Signatur jener Runde ist nicht echt
fair-day-digest-wrong = Seine Prüfsumme ist nicht die angekündigte
fair-day-same-wrong = Die Partie wurde nicht aus diesem Startwert gegeben, sondern aus einem anderen
