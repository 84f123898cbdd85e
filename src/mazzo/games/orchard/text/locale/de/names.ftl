# Orchard: die Wörter des Spiels. Die Sätze des Tischs stehen in table.ftl, die Ablehnungen in errors.ftl.

orchard-name = Orchard
orchard-about = Leg Baum auf Baum, Frucht auf Frucht: neun Karten für die reichste Ernte.

orchard-apple = Apfel
orchard-pear = Birne
orchard-plum = Pflaume

# 8.3, 8.b: Die deutschen Titel sind von uns.
orchard-title-0 = In den sauren Apfel gebissen
orchard-title-1 = Ernte gut, alles gut
orchard-title-2 = Reif für mehr
orchard-title-3 = Fruchtbare Arbeit
orchard-title-4 = Baumstark
orchard-title-5 = Einfach pflaumhaft
orchard-title-6 = Kaiserbirne
orchard-title-7 = Apfelsolute Spitze!

# 7.1 und 7.2
orchard-end-nothing-fits = Keine Karte deiner Hand passt mehr: Der Obstgarten ist fertig.
orchard-end-all-placed = Die letzte Karte liegt: Der Obstgarten ist vollständig.

# In Orchards eigenen Worten: was ui.ftl und room.ftl von jedem Spiel sagen.
orchard-history-note = Über seine Ernten führt man Buch: So will es Regel
orchard-room-chip-closed = Obstgarten abgeschlossen
orchard-history-rule = 8.4
orchard-rules-search-hint = Würfel, Faulobst, 3.5…
