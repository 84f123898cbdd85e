# Ranglisten: die Karten des Tages unter Leuten, die über einen Link beigetreten sind.

boards-title = Ranglisten
boards-lead = Eine Rangliste zeigt, wie Familie, Klasse oder Verein die Karten des Tages spielen. Wer den Link hat, kann beitreten.
boards-mine = Deine Ranglisten
boards-none = Du bist noch auf keiner Rangliste.
boards-members = { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    }
boards-played-today = { $count ->
        [one] eines hat heute gespielt
       *[other] { $count } haben heute gespielt
    }
boards-yours = deine
boards-new = Eine neue Rangliste
boards-name = Name
boards-name-hint = Alle, die den Link haben, lesen ihn.
boards-accounts = Nur Leute mit Konto
boards-accounts-hint = Zwei Gäste in einem Browser sind von zwei Personen nicht zu unterscheiden.
boards-accounts-later = Gäste, die schon dabei sind, bleiben; weitere können nicht beitreten.
boards-make = Rangliste anlegen
boards-invited = { $count ->
        [one] Du bist zu dieser Rangliste eingeladen. Eine Person ist dabei.
       *[other] Du bist zu dieser Rangliste eingeladen. { $count } Personen sind dabei.
    }
boards-join-note = Die anderen sehen dann deinen Namen und deine Ergebnisse mit den Karten des Tages.
boards-needs-account = Nur mit Konto kann man beitreten. Die anderen sehen dann deinen Namen und deine Ergebnisse.
boards-join = Beitreten
boards-span = Welche Tage
boards-today = Heute
boards-week = Woche
boards-month = Monat
boards-invite = Einladen
boards-invite-message = Spiel mit uns die Karten des Tages: { $name }
boards-member = Mitglied { $number }
boards-unnamed = Bis dahin lesen die anderen „{ $name }“.
boards-owner = verwaltet die Rangliste
boards-hand-on = Übergeben
boards-hand-on-text = { $name } verwaltet dann die Rangliste, du bleibst Mitglied.
boards-remove = Entfernen
boards-remove-text = { $name } ist dann nicht mehr auf dieser Rangliste.
boards-save = Speichern
boards-delete = Rangliste löschen
boards-delete-text = Die Rangliste verschwindet für alle. Die Ergebnisse behalten alle.
boards-leave = Rangliste verlassen
boards-leave-text = Deine Ergebnisse stehen dann nicht mehr hier. Mit dem Link kannst du zurückkommen.
boards-leave-own-text = Die Rangliste geht an die Person, die am längsten dabei ist. Deine Ergebnisse stehen dann nicht mehr hier.
boards-look = Ergebnisse
boards-nobody = Noch niemand hat gespielt.
boards-hidden = Die Ergebnisse siehst du, wenn du gespielt hast.
boards-state-begun = hat begonnen
boards-state-done = hat gespielt
boards-since = Seit dem { $day }
boards-no-points = Noch ist kein Tag mit Ergebnissen vorbei.
boards-place = Platz
boards-who = Wer
boards-days = Tage
boards-points = Punkte
boards-how-week = Die Punkte eines Tages sind die Summe der Prozentränge: Wer in einem Spiel alle anderen übertrifft, bekommt 100. Von einer Woche zählen die besten { $best } Tage, wenn sie vorbei sind.
boards-how-month = Die Punkte eines Tages sind die Summe der Prozentränge: Wer in einem Spiel alle anderen übertrifft, bekommt 100. Alle Tage des Monats zählen, wenn sie vorbei sind.

## The public board of a day

boards-public = Öffentliche Rangliste vom { $day }
boards-public-about = Konten, die genannt werden wollen, mit ihrem Namen.
boards-public-join = Auch genannt werden
boards-public-none = Keines von ihnen hat an diesem Tag gespielt.
boards-public-nobody = Keines von ihnen hat gespielt.
boards-public-all = Alle { $count } zeigen
