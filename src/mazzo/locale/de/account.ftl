# Die Kontoseite: Name, Wege zum Anmelden, gespeicherte Daten. Ablehnungen des Servers stehen in errors.ftl.

account-title = Du
account-nameless = Noch kein Name
account-guest = ein Gast in diesem Browser
account-account = angemeldet als { $login } · dabei seit: { $day }
account-show = Anzeigen
account-save = Speichern
account-saved = Gespeichert.
account-change = Ändern
account-set = Wählen
account-made = erstellt am { $day }
account-used = zuletzt benutzt am { $day }
account-unused = nie benutzt
account-since = angemeldet am { $day }

## Was gerade geschehen ist

account-news-kept = Fertig: Du erreichst deine Partien jetzt von jedem Gerät.
account-news-in = Du bist angemeldet.
account-news-out = Du hast dich abgemeldet. In diesem Browser bist du jetzt Gast.
account-news-ended = Du wurdest in diesem Browser abgemeldet. Du kannst dich jederzeit wieder anmelden.
account-news-brought = Fertig: Diese Partien gehören jetzt zu deinen.
account-news-left = Fertig: Diese Partien wurden gelöscht.
account-news-password = Dein Passwort ist geändert. Andere Browser wurden abgemeldet.
account-news-codes = Fertig: Mit einem Code kommst du ohne Passwort wieder hinein.
account-news-recovered = Dein neues Passwort gilt ab jetzt, und der Code ist verbraucht. Die anderen Browser wurden abgemeldet.
account-news-gone = Fertig: Deine Daten wurden gelöscht. Wenn du wieder spielst, fängst du als neuer Gast an.

## Wer du bist

account-drafts = Weitere Sprachen
account-drafts-about = Entwürfe: Niemand, der sie spricht, hat diese Übersetzungen schon gelesen. Oben auf der Seite kommst du zurück.
account-self = Am Tisch
account-self-about = Das sehen die anderen.
account-listed = In öffentlichen Ranglisten
account-listed-hint = Alle sehen deinen Namen und deine Ergebnisse bei den Karten des Tages.

## Behalten

account-keep = Behalte deine Partien
account-keep-about = Bisher sind sie nur für diesen Browser gespeichert. Mit einem Konto erreichst du sie von jedem Gerät, samt allem, was du gespielt hast.
account-login = Benutzername
account-login-hint = Mindestens 3 Zeichen: einfache Buchstaben, Ziffern und . _ @ + -
account-password = Passwort
account-password-hint = Mindestens 10 Zeichen. Ein paar Wörter, die nur du kennst, sind gut geeignet.
account-passkey-how = Dein Gerät erkennt dich an Gesicht, Fingerabdruck oder PIN. Du musst dir nichts merken.
account-passkey-here = dieses Gerät
account-keep-passkey = Passkey erstellen
account-keep-password = Konto anlegen
account-rather-password = Lieber ein Passwort
account-rather-passkey = Lieber ein Passkey

## Hineinkommen

account-sign-in = Anmelden
account-sign-in-passkey = Mit Passkey anmelden
account-or = oder mit Benutzername und Passwort
account-enter = Anmelden
account-to-sign-in = Ich habe schon ein Konto
account-to-sign-in-again = Ich habe mein Passwort gefunden
account-to-keep = Konto anlegen
account-lost = Ich habe mein Passwort verloren
account-recover-about = Mit einem Wiederherstellungscode meldest du dich an und wählst ein neues Passwort. Es sind die zehn Codes, die du beim Anlegen des Kontos bekommen hast.
account-recover-enter = Anmelden und Passwort ändern
account-recover-none = Kein Code mehr? Wer diesen Server betreibt, kann dir einen geben, der einen Tag lang gilt.
account-code = Wiederherstellungscode
account-code-hint = 16 Buchstaben und Ziffern. Großschreibung und Bindestriche sind egal.

account-bring = Deine Gastpartien behalten?
account-bring-what = Bevor du dich angemeldet hast, hast du in diesem Browser { $matches ->
        [0] keine Partie
        [one] eine Partie
       *[other] { $matches } Partien
    } gespielt{ $rooms ->
        [0] .
        [one] {" "}und dich mit anderen an einen Tisch gesetzt.
       *[other] {" "}und dich mit anderen an { $rooms } Tische gesetzt.
    }{ $decks ->
        [0] {""}
        [one] {" "}Du hast auch ein Deck eingegeben.
       *[other] {" "}Du hast auch { $decks } Decks eingegeben.
    }{ $boards ->
        [0] {""}
        [one] {" "}Du bist auch in einer Rangliste.
       *[other] {" "}Du bist auch in { $boards } Ranglisten.
    }{ $sheets ->
        [0] {""}
        [one] {" "}Du hast auch ein Blatt einer Partie am Tisch behalten.
       *[other] {" "}Du hast auch { $sheets } Blätter von Partien am Tisch behalten.
    } Du kannst alles in dein Konto mitnehmen.
account-bring-not = { $left ->
        [one] Eine Partie bleibt beim Gast, weil du an diesem Tisch auch mit diesem Konto gesessen hast.
       *[other] { $left } Partien bleiben beim Gast, weil du an diesen Tischen auch mit diesem Konto gesessen hast.
    } Melde dich ab, um dort als Gast weiterzuspielen.
account-bring-yes = Behalten
account-bring-no = Löschen
account-bring-no-sure = Die Partien, die nur diesem Gast gehören, und seine Decks werden gelöscht. Das lässt sich nicht rückgängig machen.
account-bring-no-yes = Ja, löschen

## Wege hinein

account-ways = So meldest du dich an
account-ways-about = Mit mehreren Wegen sperrst du dich nicht so leicht aus.
account-login-change = Benutzernamen ändern
account-password-is = gesetzt
account-password-none = nicht gesetzt
account-password-set = Passwort wählen
account-password-change = Passwort ändern
account-password-present = Jetziges Passwort
account-password-new = Neues Passwort
account-password-ends = Andere Browser, in denen du angemeldet bist, werden abgemeldet.
account-passkeys = Passkeys
account-passkeys-none = Mit einem Passkey meldest du dich mit Gesicht, Fingerabdruck oder der PIN deines Geräts an.
account-passkey-add = Passkey hinzufügen
account-passkey-cancelled = Es wurde kein Passkey benutzt. Du kannst es jederzeit noch einmal versuchen.
account-passkey-already = Dieses Gerät hat schon einen Passkey für dein Konto.
account-passkey-unable = Dieser Browser kann hier keine Passkeys benutzen. Nimm Benutzername und Passwort.
account-label = Name
account-rename = Umbenennen
account-rename-of = { $name } umbenennen
account-rename-title = Passkey umbenennen
account-remove = Entfernen
account-remove-of = { $name } entfernen
account-remove-title = Passkey entfernen?
account-remove-sure = Mit „{ $name }“ kann man sich dann nicht mehr anmelden. Der Passkey bleibt auf dem Gerät, führt aber nicht mehr zu Mazzo.

## Das Konto wiederherstellen

account-codes = Deine Wiederherstellungscodes
account-codes-why = Bewahre sie jetzt auf, aber nicht auf diesem Gerät: Wenn du Passwort oder Passkey verlierst, kommst du nur mit ihnen selbst wieder hinein. Jeder Code gilt einmal.
account-codes-once = Sie werden nicht noch einmal gezeigt. Mit einem davon kann sich jeder in deinem Konto anmelden.
account-codes-file = Wiederherstellungscodes von { $login } bei { $place }
account-codes-copy = Kopieren
account-codes-download = Herunterladen
account-codes-print = Drucken
account-codes-kept = Ich habe sie aufbewahrt
account-recovery = Wiederherstellungscodes
account-recovery-about = Damit kommst du wieder hinein, wenn du Passwort oder Passkey verlierst.
account-recovery-left = { $count ->
        [0] Du hast keine Codes: Erstelle jetzt welche.
        [one] Du hast noch einen Code: Erstelle neue.
       *[other] Du hast noch { $count } Codes.
    }
account-recovery-new = Neue Codes erstellen
account-recovery-make = Codes erstellen
account-recovery-replace = Die früheren Codes gelten dann nicht mehr.
account-recovery-passkey = Mit einem Passkey bestätigen
account-recovery-unable = Dein Passkey lässt sich hier nicht benutzen. Setz ein Passwort, oder erstelle die Codes auf einem Gerät, das den Passkey hat.

## Wo du angemeldet bist

account-sessions = Wo du angemeldet bist
account-sessions-about = Wenn du einen Browser nicht kennst, melde ihn ab und ändere dein Passwort.
account-device = ein unbekannter Browser
account-here = dieser Browser
account-end = Abmelden
account-end-of = { $name } abmelden
account-end-others = Alle anderen abmelden

## Programme

account-programs = Bots und Token
account-programs-about = Mit einem Token spielt ein Programm von dir im Namen dieses Kontos.
account-tokens = Token
account-token-new = Neues Token
account-token-label-hint = Ein Name zum Wiedererkennen, etwa der deines Programms.
account-token-make = Token erstellen
account-token-made = Hier ist dein Token
account-token-once = Kopiere es jetzt: Es wird nicht noch einmal gezeigt. Wer es hat, kann als du spielen, also halte es geheim.
account-token-secret = Das Token
account-token-kept = Ich habe es kopiert
account-scopes = Berechtigungen
account-scopes-none = Wähle mindestens eine Berechtigung.
account-scope-read = Sehen
account-scope-read-how = sieht, was du sehen kannst
account-scope-play = Spielen
account-scope-play-how = eröffnet Tische, setzt sich und spielt
account-scope-talk = Schreiben
account-scope-talk-how = schreibt Nachrichten am Tisch
account-revoke = Widerrufen
account-revoke-of = { $name } widerrufen
account-revoke-title = Token widerrufen?
account-revoke-sure = Das Programm, das „{ $name }“ benutzt, verliert den Zugang. Das lässt sich nicht rückgängig machen.
account-program = Das ist ein Bot-Konto
account-program-how = Andere sehen, dass es ein Bot ist. Er kann nur an Tischen sitzen, die fremde Bots erlauben.

## Deine Daten

account-data = Deine Daten
account-data-about = Sie gehören dir: Lade sie herunter, oder lösche sie.
account-export = Alles herunterladen
account-sign-out = Abmelden
account-delete = Alles löschen
account-delete-yes = Ja, alles löschen
account-delete-what = Das wird für immer gelöscht:
account-delete-self = dein Name, deine Farbe und deine Sprache
account-delete-ways = das Konto: Benutzername, Passwort, Passkeys und Token
account-delete-matches = die Partien, die nur dir gehören
account-delete-words = deine Nachrichten an Tischen
account-delete-others = In Partien mit anderen bleibt dein Platz, beim Tagesspiel dein Ergebnis, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
