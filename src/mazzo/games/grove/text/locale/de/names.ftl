# Grove: die Wörter des Spiels. Seine Rezepte stehen in deck-recipes.ftl, die Sätze des Tischs in table.ftl, die Ablehnungen in errors.ftl.

grove-name = Grove
grove-about = Orangen, Zitronen und Limetten wachsen zusammen; Eichhörnchen und Schubkarre helfen.

grove-orange = Orange
grove-lemon = Zitrone
grove-lime = Limette

# 9.5, 9.b: Die deutschen Titel sind von uns. 6 und 7: das Ziel einer Herausforderung erreicht oder verfehlt (10.6, 10.c).
grove-title-0 = Fallobst
grove-title-1 = Ganz schön saftig
grove-title-2 = Sauer macht lustig
grove-title-3 = Außerorangentlich
grove-title-4 = In Schale geworfen
grove-title-5 = Jenseits aller Limetten!
grove-title-6 = Genau nach Rezept!
grove-title-7 = Halb gar

## Varianten

# 10.1
grove-option-recipes = Rezept-Herausforderung
grove-option-recipes-how = zwei Rezepte setzen ein Ziel und bringen Boni: Wer es erreicht, hat gewonnen

## Das Ende

# 8.1 und 8.a
grove-end-all-placed = Die letzte Karte liegt: Der Hain ist vollständig.
grove-end-nothing-fits = Keine Karte deiner Hand passt mehr: Der Hain ist fertig.

# In Groves eigenen Worten: was ui.ftl und room.ftl von jedem Spiel sagen.
grove-history-note = Eine Rezept-Herausforderung gewinnt oder verliert man, einen Bestwert gibt es nicht: So will es Regel
grove-history-rule = 10.1
grove-room-won-none = Niemand hat das Ziel erreicht: Niemand gewinnt
grove-room-chip-closed = Hain abgeschlossen
grove-rules-search-hint = Eichhörnchen, Schubkarre, 5.2…
