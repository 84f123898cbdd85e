# The pages of the companion of printed games.

companion-title = Am Tisch
companion-lead = Spielt ihr mit echten Karten? Trag ein, was auf dem Tisch liegt: Die Punkte zählen sich selbst, jede Zeile mit ihrer Regel.
companion-of = { $game } am Tisch
companion-sheets = Blätter auf diesem Gerät
companion-new = Neues Blatt
companion-begin = Los
companion-players = Wie viele spielen mit?
companion-player = Person { $number }
companion-player-name = Name von Person { $number }
companion-colour = Farbe von Person { $number }: { $colour }. Drücken, um sie zu ändern
companion-open = läuft
companion-over = beendet
companion-more = Auch am Tisch
companion-to-tools-text = Wer anfängt, die Zeit, Würfel und Münze.
companion-to-referee-text = Darf ich das? Und die häufigsten Fragen, mit der Regel, die antwortet.
companion-to-caller-text = Alle haben ihre eigenen Karten: Ein Telefon ruft die Zahlen.
companion-to-rules = Die Regeln
companion-to-rules-text = Alle, nummeriert, mit Suche.
companion-to-offline = Ohne Netz
companion-to-offline-text = Einmal geladen, zählt das Spiel auch ohne Netz.

# The sheet.
companion-back = Zurück zu den Blättern
companion-undo = Rückgängig
companion-redo = Wiederholen
companion-said-undone = Änderung zurückgenommen. Noch zurückzunehmen: { $left }.
companion-said-redone = Änderung wiederholt. Noch zu wiederholen: { $left }.
companion-entry = Was auf dem Tisch liegt
companion-rename = Namen und Farben
companion-delete = Löschen
companion-delete-title = Dieses Blatt löschen?
companion-delete-sure = { $names }: Das Blatt verschwindet von diesem Gerät, mit allem, was du eingetragen hast.
companion-delete-kept-sure = { $names }: Das Blatt verschwindet aus deinem Verlauf.
companion-not-here = Dieses Blatt ist nicht auf diesem Gerät.
companion-no-scorer = Für dieses Spiel gibt es noch kein Blatt zum Zählen.
companion-not-stored = Dieser Browser speichert nichts: Wird die Seite geschlossen, ist das Blatt weg.
companion-elsewhere = Dieses Blatt wurde in einem anderen Fenster geändert. So steht es jetzt.
companion-no-engine = Ohne Netz wird jetzt nicht gezählt: Die Summen sind die von vorher. Was du einträgst, bleibt.

# The count.
companion-totals = Summen
companion-total = { $name }: { $total }
companion-part = Runde { $number }
companion-lines = Punkte von { $name }
companion-lines-alone = Deine Punkte
companion-lines-none = Noch keine Punkte.
companion-faults = Wie ihr gespielt habt
companion-card = Karte { $card }
companion-place = Reihe { $row }, Spalte { $column }
companion-as-played = { $count ->
    [one] Gezählt, wie wir gespielt haben, mit einem Fehler.
   *[other] Gezählt, wie wir gespielt haben, mit { $count } Fehlern.
  }
companion-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
companion-next = Als Nächstes: { $name }.
companion-dealer = { $name } gibt.
companion-transfer = { $part }: { $giver } gibt { $taker } { $amount }
companion-assumed = Die Würfel reichten nicht: Sie liegen auf den Bäumen, die Reihe für Reihe zuerst kommen.

# What to do with it.
companion-actions = Was mit dem Blatt geschieht
companion-show = Allen zeigen
companion-share = Als Text teilen
companion-picture = Als Bild teilen
companion-print = Drucken
companion-copied = Text kopiert.
companion-keep = In den Verlauf
companion-keep-text = Das Blatt bleibt in deinem Verlauf, „am Tisch“, und öffnet sich auf jedem deiner Geräte. Ist die Partie zu Ende und ohne Fehler, zählt sie in deinen Zahlen: Du sitzt auf dem ersten Platz.
companion-keep-match-text = Es wird eine Partie in deinem Verlauf: mit Par, Analyse und Zahlen.
companion-kept = Es steht in deinem Verlauf
companion-review = Analyse
companion-par = Par und der Meister
companion-alone = Das braucht einen Server, den diese Website nicht hat.
