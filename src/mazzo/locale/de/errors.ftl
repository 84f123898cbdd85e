# Fehler und Ablehnungen: ein Code, und ein Satz, der sagt, was zu tun ist. Den Baum der sechs Familien hat core/errors.py.

## Nicht verstanden

not-understood = Ich verstehe „{ $text }“ nicht. Erwartet: { $expected }.
unknown-game = Ein Spiel mit dem Namen „{ $text }“ kenne ich nicht. Wähle eines von diesen: { $known }.
unknown-option = Dieses Spiel hat keine Variante „{ $text }“. { $known ->
        [none] Es hat keine Varianten.
       *[other] Wähle aus diesen: { $known }.
    }
begins-twice = Nur eine Person beginnt. Wähle eine davon.
begins-no-such-seat = Platz { $seat } kann nicht beginnen: { $seats ->
        [one] Dieser Tisch hat einen einzigen Platz
       *[other] Dieser Tisch hat { $seats } Plätze, ab 1 gezählt
    }. Wähle einen anderen.
unknown-ruleset = Die Regeln „{ $text }“ kenne ich nicht; vielleicht sind sie neuer als dieses Mazzo. Ich kenne: { $known }.
unknown-deck = Das Deck „{ $text }“ kenne ich nicht. Ich kenne: { $known }.
bad-journal = Das Partieprotokoll hat einen Fehler in Zeile { NUMBER($line, useGrouping: 0) }: erwartet { $expected }, gefunden „{ $found }“.
bad-seats = Dieses Spiel geht nicht mit { $seats } Plätzen. Wähle { $least } bis { $most } Plätze.
bad-seat = An diesem Tisch gibt es keinen Platz { $seat }: Er hat { $seats }, ab 0 gezählt.
bad-deck = Dann { $left ->
        [one] bleibt eine Karte
       *[other] bleiben { $left } Karten
    }, aber eine Partie braucht { $needed }. Lass weniger weg.
no-rules = Zu „{ $game }“ gibt es keine Regeln in dieser Sprache ({ $language }). Wähle ein anderes Spiel oder eine andere Sprache.
bad-face = { $cell ->
        [0] Die Vorderseite von Karte { $card }
       *[other] Feld { $cell } von Karte { $card }
    } ist nicht gültig: erwartet { $expected }, gefunden „{ $found }“.
bad-recipe = { $field ->
        [name] Das Rezept von Karte { $card } braucht einen Namen mit { $expected } Zeichen, alle sichtbar; gefunden „{ $found }“.
       *[other] Das Rezept von Karte { $card } ist bei „{ $field }“ nicht gültig: erwartet { $expected }, gefunden „{ $found }“.
    }
other-deck = Dieses Deck ist für { $deck }, nicht für { $game }. Wähle ein anderes Deck.
no-own-deck = Für { $game } kannst du kein eigenes Deck eingeben. Es geht für: { $known }.
no-recipes = Die Karten von { $game } haben keine Rezepte. Lass sie im Deck weg.
deck-without-recipes = Dieses Deck hat keine Rezepte und kann darum nicht mit „{ $text }“ gespielt werden. Gib seine Rezepte ein, oder lass die Variante weg.
no-such-deck = Hier gibt es kein Deck „{ $version }“. Vielleicht wurde es entfernt: Wähle ein anderes.
deck-clash = Ein anderes Deck hat schon den Kurznamen { $version }. Nenn deines ein wenig anders.

## Mehrdeutig

ambiguous = „{ $text }“ kann { $count } Dinge bedeuten. Wähle eines, zum Beispiel: { $candidates }.

## Jetzt nicht erlaubt

not-legal = Dieser Zug ist jetzt nicht erlaubt. Wähle einen der angebotenen.
game-over = Die Partie ist zu Ende: Es gibt keine Züge mehr. Beginne eine neue.
gesture-ends = Dieser Zug deckt etwas auf, darum darf in derselben Nachricht keine Aktion folgen. Schick ihn einzeln, dann den Rest.
cannot-undo = Hier gibt es nichts zurückzunehmen: Nach deinem Zug wurde etwas aufgedeckt, oder du hast noch nicht gezogen.
undo-too-late = Deine Zeit für diesen Zug ist um, darum bleibt er: Die Uhr läuft, bis ein Zug zurückgenommen ist.
chance-is-seeded = In dieser Partie teilt der Stapel die Karten aus. Um selbst auszuteilen, beginne eine Partie mit eigenem Zufall.
no-rest = Bei dieser Partie bleibt nichts für eine zweite übrig. Beginne eine neue Partie.
no-same = Diese Karten wurden an einem Tisch mit { $seats } ausgeteilt: Allein wäre es eine andere Partie. Beginne eine neue.
not-alone = Dieses Spiel braucht mindestens { $least } Personen. Eröffne einen Tisch und lade andere ein, oder setz Bots dazu.
no-puzzle-yet = Das Rätsel vom { $date } erscheint erst an diesem Tag.
no-deal = Diese Karten gibt es nicht. Frag noch einmal nach dem Link, oder spiele die von heute.
no-deal-yet = Die Karten vom { $date } kommen erst an diesem Tag.
no-deal-made = Die Karten dieser Partie kannst du nicht verschicken: Sie setzte eine andere fort, oder mehrere Personen saßen an einem Tisch.
deal-of-old-rules = Diese Karten gehören zu älteren Regeln, nach denen niemand mehr spielt. Die Ergebnisse bleiben.
deal-open = Die Karten des Tages werden noch gespielt. Beende erst deine Partie, dann siehst du die der anderen.
deal-not-played = Die Ergebnisse siehst du nach deiner eigenen Partie. Spiele erst diese Karten.
no-board = Diese Rangliste gibt es nicht. Frag noch einmal nach dem Link.
board-not-yours = Nur wem eine Rangliste gehört, kann sie ändern.
board-full = Auf dieser Rangliste stehen schon { $most } Mitglieder, mehr geht nicht.
call-full = In diesem Spiel ist kein Platz mehr frei (höchstens { $most }).
not-called-yet = Diese Karte wurde noch nicht angesagt.
not-the-caller = Das kann nur, wer die Zahlen ansagt.
no-seat-in-call = Nimm zuerst am Spiel teil.
board-needs-account = Diese Rangliste ist für Konten. Erstelle eines oder melde dich an, dann tritt bei.
board-of-programs = Diese Rangliste ist für Programme: Du kannst sie ansehen, aber nicht beitreten.
board-of-people = Diese Rangliste ist für Menschen: Ein Programm kann eine eigene anlegen.
too-many-boards = Du hast schon { $most } Ranglisten, mehr kann eine Person nicht behalten. Lösche eine oder gib sie weiter, dann lege diese an.
too-many-memberships = Du bist schon auf { $most } Ranglisten, mehr geht nicht. Verlasse eine, dann tritt dieser bei.
not-offered = Dieses Spiel wird hier nicht angeboten. Wähle ein anderes.
no-chance-due = Jetzt ist nichts zu ziehen. Jemand ist am Zug.
hint-in-company = Solange andere Menschen an diesem Tisch spielen, gibt es keine Tipps. Frag dort, wo du allein oder mit Bots spielst.
hint-in-lesson = Eine Lektion gibt keine Tipps: Sie zeigt dir den nächsten Schritt selbst.
hint-later = Gerade ist kein Tipp möglich. Frag gleich noch einmal.
no-costs = Was ein Zug kostet, wird nur in der Übung gezeigt. Beginne eine Übungspartie.

## Nicht am Zug

not-your-turn = Du bist noch nicht am Zug. Warte, bis du dran bist.

## Veraltet

out-of-date = Die Partie ist inzwischen weitergegangen. Schau auf den Tisch, wie er jetzt ist, und wähle neu.

## Unser Fehler

our-fault = Das war unser Fehler, und deine Partie ist sicher. Versuch es noch einmal; wenn es wieder geschieht, melde es mit dieser Nummer: { $reference }.

## Der Tisch im Netz

not-found = Hier ist nichts. Prüfe die Adresse, oder fang auf der Startseite neu an.
too-many = Zu viele Anfragen in kurzer Zeit. Warte eine Weile und versuch es noch einmal.
too-large = Das ist mehr, als Mazzo annehmen kann. Schick weniger, oder beginne eine neue Partie.
too-fast = Zu viele Anfragen auf einmal. Warte einen Moment und versuch es noch einmal.
bad-request = Die Anfrage ist fehlerhaft ({ $where }). Lade die Seite neu und versuch es noch einmal.
foreign-origin = Die Anfrage kommt von einer anderen Website. Öffne Mazzo direkt und versuch es noch einmal.
not-your-seat = Das ist nicht dein Platz. Du kannst zuschauen oder selbst eine Partie beginnen.
match-not-over = Die Partie ist noch nicht zu Ende. Komm danach wieder.
not-announced = Diese Partie war nicht angekündigt, oder sie hat schon begonnen. Versuche es noch einmal.
no-par-found = Das Par dieser Karten ließ sich nicht berechnen.
par-not-done = Das Par dieser Karten wird noch berechnet. Versuch es in ein paar Sekunden wieder.
no-review-found = Diese Partie ließ sich nicht analysieren.
review-later = Dieser Zug lässt sich gerade nicht bewerten. Versuch es in ein paar Sekunden wieder.
no-person = Der Server erkennt dich nicht. Lade die Seite neu und versuch es noch einmal.
method-not-allowed = Diese Adresse tut nicht, was du von ihr willst. Prüfe die Anfrage.
database-away = Mazzo erreicht seine Partien gerade nicht. Sie sind sicher: Warte einen Moment und versuch es noch einmal.
cannot-save = Mazzo kann gerade nichts speichern. Was schon gespeichert war, ist sicher: Versuch es später noch einmal.
offline-journal = Diese Offline-Partie lässt sich nach den Regeln nicht wiederholen (Zeile { $line }), deshalb wurde sie nicht gespeichert. Auf deinem Gerät bleibt sie.
newer-version = Diese Partie wurde mit einer neueren Version von Mazzo begonnen. Lade die Seite neu, um sie zu bekommen.
busy = Der vorige Zug wird noch gespeichert. Warte einen Moment und versuch es noch einmal.

## Räume

room-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
room-crowded = An diesem Tisch schauen schon sehr viele zu. Warte eine Weile und versuch es noch einmal.
room-full = An diesem Tisch haben schon zu viele gesessen oder geschrieben. Du kannst zuschauen oder einen anderen eröffnen.
not-gathering = Die Partie läuft. Ändere das, wenn sie zu Ende ist.
not-playing = Gerade läuft keine Partie. Warte, bis sie beginnt.
not-over = Die Partie läuft noch. Warte, bis sie zu Ende ist.
not-host = Das kann nur, wer den Tisch leitet. Frag diese Person.
not-seated = Das kann nur, wer sitzt. Wenn ein Platz frei ist, setz dich.
barred = Du bist aus diesem Raum ausgesperrt: Du darfst zuschauen, dich aber nicht hinsetzen und nicht schreiben.
sat-often = Du hast dich in diesem Raum { $times }-mal hingesetzt: Mehr geht nicht.
seat-taken = Dieser Platz ist schon besetzt. Wähle einen anderen.
seats-taken = Es sitzen mehr Personen, als du Plätze willst. Mach zuerst Plätze frei.
seat-empty = Dieser Platz ist leer. Wähle einen anderen.
seats-empty = Es fehlt noch jemand. Die Partie beginnt, wenn alle Plätze besetzt sind.
no-such-seat = Dieser Tisch hat keinen Platz { $seat }. Wähle einen von denen, die du siehst.
not-away = Diese Person ist da oder erst gerade gegangen. Warte noch ein wenig.
not-handed = Auf diesem Platz spielt kein Bot für dich. Du spielst ihn schon selbst.
seat-handed = Auf diesem Platz spielt jetzt ein Bot. Wenn es deiner ist, übernimm ihn und spiel weiter.
no-programs = Dieser Tisch ist nur für Menschen. Wähle einen, der fremde Bots erlaubt.
name-taken = Am Tisch hat schon jemand einen Namen, der genauso aussieht. Wähle einen anderen.
one-seat = An diesem offenen Tisch hat jede Person einen Platz. Wer den Tisch leitet, kann mehr erlauben.
need-name = Ein weiterer Platz an diesem Gerät braucht einen Namen. Gib ein, wer dort spielt.
no-free-text = An einem Tisch, der für alle offen ist, gibt es nur fertige Sätze. Wähle einen.
no-private-text = Hier kann man nicht an eine Person allein schreiben. Schreib an alle.
no-clock = Dieser Tisch hat keine Uhr: Es gibt nichts anzuhalten.
no-such-line = Diese Nachricht gibt es nicht mehr, oder sie ist von dir. Lade die Nachrichten neu und versuch es noch einmal.
no-such-member = Hier hat niemand diese Nummer. Lade die Seite neu und versuch es noch einmal.
no-push = Dieser Server schickt keine Benachrichtigungen. Der Titel des Browser-Tabs zeigt trotzdem, wenn du am Zug bist.

## Konten und Programme

no-account = Dafür brauchst du ein Konto. Leg eines an: Du behältst alle deine Partien.
has-account = Du hast schon ein Konto. Du kannst seinen Benutzernamen oder sein Passwort ändern.
login-taken = Dieser Benutzername ist vergeben. Versuch einen anderen.
need-login = Wähle zuerst einen Benutzernamen, dann erstelle den Passkey.
weak-password = { $why ->
        [login] Dieses Passwort ist deinem Namen zu ähnlich.
        [monotonous] Dieses Passwort wiederholt sich zu sehr.
       *[common] Dieses Passwort ist eines der häufigsten.
    } Wähle ein anderes: ein paar Wörter, die nur du kennst, genügen.
wrong-password = Das ist nicht dein jetziges Passwort. Versuch es noch einmal.
wrong-sign-in = Benutzername oder Passwort ist falsch. Prüfe beide und versuch es noch einmal.
wrong-passkey = Mit diesem Passkey kommst du hier nicht hinein. Versuch einen anderen, oder nimm Benutzername und Passwort.
wrong-recovery = Benutzername oder Code ist falsch, oder der Code wurde schon benutzt. Prüfe beide und versuch es noch einmal.
bad-passkey = Der Passkey wurde nicht erstellt. Fang noch einmal an.
too-many-passkeys = Du hast so viele Passkeys, wie ein Konto haben darf. Entferne einen, dann füg den neuen hinzu.
no-passkeys = Dieser Server bietet keine Passkeys. Nimm Benutzername und Passwort oder einen Wiederherstellungscode.
last-way-in = Nur so kannst du dich anmelden. Leg zuerst ein Passwort oder einen weiteren Passkey an.
bad-token = Dieses Token ist ungültig oder wurde widerrufen. Erstelle ein neues in deinem Konto.
token-scope = Diesem Token fehlt die Berechtigung „{ $scope }“. Erstelle eines, das sie hat.
token-forbidden = Das kann ein Token nicht. Melde dich im Browser mit deinem Konto an.
too-many-tokens = Du hast so viele Token, wie ein Konto haben darf. Widerrufe eines, dann erstelle das neue.
too-many-decks = Du hast schon { $most } Decks, mehr kann ein Konto nicht behalten. Entferne eines, dann speichere dieses.
