# Der Streifen oben auf den Seiten einer Vorführung (mazzo serve --demo).

# $time: eine Uhrzeit, etwa 15:00.
demo-ends = Vorführung: Um { $time } wird alles gelöscht.
demo-matches = Beendete Partien zum Ansehen:
