# Der Tisch von Grass: was beim Spielen gelesen und gehört wird. Was jeder Tisch sagt, steht in table.ftl von Mazzo.

## Die Karten

# Die Namen sind in jeder Sprache die auf den Karten gedruckten; -does sagt in einem Satz, wozu eine Karte da ist.
grass-card-home-grown = Home Grown
grass-card-home-grown-does = Eine Ware für 5.000 $, aus eigenem Anbau.
grass-card-mexico = Mexico
grass-card-mexico-does = Eine Ware für 5.000 $.
grass-card-colombia = Colombia
grass-card-colombia-does = Eine Ware für 25.000 $.
grass-card-jamaica = Jamaica
grass-card-jamaica-does = Eine Ware für 25.000 $.
grass-card-panama = Panama
grass-card-panama-does = Eine Ware für 50.000 $.
grass-card-dr-feelgood = Dr. Feelgood
grass-card-dr-feelgood-does = Eine Ware für 100.000 $, und die einzige, die kein Schutz deckt.
grass-card-market-open = Market Open
grass-card-market-open-does = Eröffnet deinen Markt: Ohne ihn kannst du keine Ware auslegen.
grass-card-market-close = Market Close
grass-card-market-close-does = Beendet sofort die Runde, wenn dein Markt offen und frei von Razzien ist.
grass-card-bust = Bust
grass-card-bust-does = Hochgenommen: Auf einen offenen Markt kommt keine Ware mehr, bis Immunity, Pay Fine oder Nirvana die Razzia aufhebt.
grass-card-detained = Detained
grass-card-detained-does = Festgehalten: Auf einen offenen Markt kommt keine Ware mehr, bis A Breeze to Fly, Pay Fine oder Nirvana die Razzia aufhebt.
grass-card-felony = Felony
grass-card-felony-does = Angeklagt: Auf einen offenen Markt kommt keine Ware mehr, bis Hearsay Evidence, Pay Fine oder Nirvana die Razzia aufhebt.
grass-card-search-and-seizure = Search & Seizure
grass-card-search-and-seizure-does = Durchsucht: Auf einen offenen Markt kommt keine Ware mehr, bis Charges Dropped, Pay Fine oder Nirvana die Razzia aufhebt.
grass-card-immunity = Immunity
grass-card-immunity-does = Immunität: hebt auf deinem Markt die Razzia Bust auf, wenn sie an der Reihe ist.
grass-card-breeze-to-fly = A Breeze to Fly
grass-card-breeze-to-fly-does = Günstiger Wind: hebt auf deinem Markt die Razzia Detained auf, wenn sie an der Reihe ist.
grass-card-hearsay-evidence = Hearsay Evidence
grass-card-hearsay-evidence-does = Alles nur Hörensagen: hebt auf deinem Markt die Razzia Felony auf, wenn sie an der Reihe ist.
grass-card-charges-dropped = Charges Dropped
grass-card-charges-dropped-does = Klage zurückgezogen: hebt auf deinem Markt die Razzia Search & Seizure auf, wenn sie an der Reihe ist.
grass-card-pay-fine = Pay Fine
grass-card-pay-fine-does = Das Bußgeld: hebt auf deinem Markt die nächste Razzia auf, welche es auch ist, und kostet die billigste Ware, die du ausgelegt hast.
grass-card-stonehigh = Stonehigh
grass-card-stonehigh-does = Deine Razzien sind aufgehoben, alle geben dir ihre billigste ungeschützte Ware, und du bist noch einmal am Zug.
grass-card-euphoria = Euphoria
grass-card-euphoria-does = Deine Razzien sind aufgehoben, alle geben dir ihre teuerste ungeschützte Ware, und du bist noch einmal am Zug.
grass-card-sold-out = Sold Out
grass-card-sold-out-does = Verraten: Du setzt einmal aus und verlierst deine billigste ungeschützte Ware; dann geben alle eine Karte nach links weiter. Wer die Karte bis zum Ende behält, zahlt 25.000 $.
grass-card-doublecrossed = Doublecrossed
grass-card-doublecrossed-does = Gelinkt: Du setzt zweimal aus und verlierst deine teuerste ungeschützte Ware; dann geben alle eine Karte nach links weiter. Wer die Karte bis zum Ende behält, zahlt 50.000 $.
grass-card-utterly-wiped-out = Utterly Wiped Out
grass-card-utterly-wiped-out-does = Abgebrannt: Du setzt zweimal aus und verlierst alle ungeschützten Waren und dein Market Open; dann geben alle eine Karte nach links weiter. Wer die Karte bis zum Ende behält, zahlt 100.000 $.
grass-card-grab-a-snack = Grab a Snack
grass-card-grab-a-snack-does = Ein Happen zwischendurch: schützt auf deinem Markt Waren für zusammen bis zu 25.000 $.
grass-card-catch-a-buzz = Catch a Buzz
grass-card-catch-a-buzz-does = Ein kleiner Schwips: schützt auf deinem Markt Waren für zusammen bis zu 25.000 $.
grass-card-lust-conquers-all = Lust Conquers All
grass-card-lust-conquers-all-does = Die Lust besiegt alles: schützt auf deinem Markt Waren für zusammen bis zu 50.000 $.
grass-card-steal = Steal Your Neighbor's Pot
grass-card-steal-does = Holt die teuerste ungeschützte Ware eines anderen Markts auf deinen, der offen und frei von Razzien sein muss.
grass-card-banker = The Banker
grass-card-banker-does = Der Bankier wird nie gespielt: Am Ende auf deiner Hand bringt er dir 20 % von dem, was auf den anderen Märkten ungeschützt liegt.

# Was man von einer Karte sagen darf, ohne sie zu nennen (13.e), mit Artikel; das Genaueste zuerst. Alle sind weiblich, damit sie nach jedem Verb passen.
grass-word-peddle-50 = eine Ware ab 50.000 $
grass-word-peddle-25 = eine Ware ab 25.000 $
grass-word-peddle = eine Ware
grass-word-market = eine Marktkarte
grass-word-heat-on = eine Razzia
grass-word-heat-off = eine Entwarnung
grass-word-nirvana = eine Nirvana-Karte
grass-word-paranoia = eine Paranoia-Karte
grass-word-protection = eine Schutzkarte
grass-word-skim = eine Abzocke-Karte
grass-word-card = eine Karte

## Das Ende und die Wiederholung

grass-end-points-word = insgesamt
grass-end-title = { $score } insgesamt
grass-end-title-other = Eine Partie mit { $score }
grass-share-result = Meine Partie Grass: { $score }. Eine Nacht auf dem Markt!
grass-share-result-other = Eine Partie Grass: { $score }. Eine Nacht auf dem Markt!
grass-share-deal-message = Ich habe in Grass { $score } gemacht. Wie viel schaffst du mit denselben Karten?
grass-share-deal-message-other = Jemand hat mit diesen Karten in Grass { $score } gemacht. Wie viel schaffst du?

grass-end-among = Nummer { $place } deiner { $count } Partien.
grass-replay-about = { $count ->
        [one] { $name } gewann mit { $score }.
       *[other] { $name } gewannen gemeinsam, jeweils mit { $score }.
    }
grass-end-board = Die Märkte am Ende
grass-board = Die Märkte am Ende. { $markets }
grass-board-of = { $name }, { $total }: { $market }
grass-chart = Wie sich die Summen entwickelt haben
grass-chart-about = Die Summen nach jeder Runde. { $players }
grass-chart-of = { $name }: { $totals }.
grass-chart-goal = Ziel
grass-replay-deal = Die Karten für Runde { $number } werden gegeben.
grass-replay-over = Runde { $number } ist vorbei: { $results }.
grass-replay-result = { $name } { $points }
grass-replay-pass = Je eine Karte geht nach links – { $passed }.
grass-replay-passed = { $name }: { $card }
grass-replay-hand-of = Die Hand von { $name }
grass-replay-hand-yours = Deine Hand
grass-replay-points = Summen mit dem, was ausliegt
grass-replay-how = Die höchste Summe gewinnt.
grass-replay-stack = { $count ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $count } Karten im Stapel
  }
grass-replay-drawn = Gezogen: { $card }.

## Was geschehen ist

# Wer liest, als Ziel eines Angebots: „an Ada und dich“.
grass-did-you = dich
grass-did-lay = { $name } legt { $card } aus, { $money }.
grass-did-lay-you = Du legst { $card } aus, { $money }.
grass-did-open = { $name } eröffnet einen Markt.
grass-did-open-you = Du eröffnest deinen Markt.
grass-did-close = { $name } schließt den Markt: Die Runde ist vorbei.
grass-did-close-you = Du schließt den Markt: Die Runde ist vorbei.
grass-did-play = { $name } spielt { $card }.
grass-did-play-you = Du spielst { $card }.
grass-did-heat = { $yours ->
    [yes] { $name } spielt { $card } gegen dich.
   *[no] { $name } spielt { $card } gegen { $target }.
  }
grass-did-heat-you = Du spielst { $card } gegen { $target }.
grass-did-lift = { $paid ->
    [none] { $name } spielt { $card }: { $lifted } ist aufgehoben.
   *[other] { $name } zahlt das Bußgeld mit { $paid }: { $lifted } ist aufgehoben.
  }
grass-did-lift-you = { $paid ->
    [none] Du spielst { $card }: { $lifted } ist aufgehoben.
   *[other] Du zahlst das Bußgeld mit { $paid }: { $lifted } ist aufgehoben.
  }
grass-did-nirvana = { $name } spielt { $card } und ist noch einmal am Zug.
grass-did-nirvana-you = Du spielst { $card } und bist noch einmal am Zug.
grass-did-cooled = Auf dem Markt von { $name } ist aufgehoben: { $cards }.
grass-did-cooled-you = Auf deinem Markt ist aufgehoben: { $cards }.
grass-did-gives = { $name } gibt { $cards } her.
grass-did-gives-you = Du gibst { $cards } her.
grass-did-gives-none = Niemand hat eine Ware herzugeben.
grass-did-paranoia = { $count ->
    [one] { $name } spielt { $card } und setzt einmal aus; dann geht je eine Karte nach links.
   *[other] { $name } spielt { $card } und setzt { $count }-mal aus; dann geht je eine Karte nach links.
  }
grass-did-paranoia-you = { $count ->
    [one] Du spielst { $card } und setzt einmal aus; dann geht je eine Karte nach links.
   *[other] Du spielst { $card } und setzt { $count }-mal aus; dann geht je eine Karte nach links.
  }
grass-did-loses = { $name } verliert { $cards }.
grass-did-loses-you = Du verlierst { $cards }.
grass-did-shut = Der Markt von { $name } ist geschlossen.
grass-did-shut-you = Dein Markt ist geschlossen.
grass-did-protect = { $name } schützt { $cards } mit { $card }.
grass-did-protect-you = Du schützt { $cards } mit { $card }.
grass-did-covered = { $name } schützt { $cards }.
grass-did-covered-you = Du schützt { $cards }.
grass-did-steal = { $yours ->
    [yes] { $name } stiehlt dir { $card ->
        [unseen] eine Ware
       *[other] { $card }
      }.
   *[no] { $name } stiehlt bei { $target } { $card ->
        [unseen] eine Ware
       *[other] { $card }
      }.
  }
grass-did-steal-you = Du stiehlst bei { $target } { $card ->
    [unseen] eine Ware
   *[other] { $card }
  }.
grass-did-discard = { $name } wirft { $card } ab.
grass-did-discard-you = Du wirfst { $card } ab.
grass-did-draw = { $name } zieht { $card }.
grass-did-draw-you = Du ziehst { $card }.
grass-did-draw-unseen = { $name } zieht eine Karte.
grass-did-draw-unseen-you = Du ziehst eine Karte.
grass-did-pass = { $name } gibt { $card } nach links weiter.
grass-did-pass-you = Du gibst { $card } nach links weiter.
grass-did-propose = { $count ->
    [0] { $name } macht ein Angebot.
   *[other] { $name } macht ein Angebot an { $names }.
  }
grass-did-propose-you = { $count ->
    [0] Du machst ein Angebot.
   *[other] Du machst ein Angebot an { $names }.
  }
grass-did-accept = { $name } nimmt an.
grass-did-accept-you = Du nimmst an.
grass-did-decline = { $name } lehnt ab.
grass-did-decline-you = Du lehnst ab.
grass-did-withdraw = { $name } zieht das Angebot zurück.
grass-did-withdraw-you = Du ziehst dein Angebot zurück.
grass-deal = { $name } gibt { $other } { $gives } für { $gets }.
grass-deal-you = Du gibst { $other } { $gives } für { $gets }.
grass-deal-with-you = { $name } gibt dir { $gives } für { $gets }.
grass-deal-tabled = { $card } vom Markt
grass-deal-nothing = nichts
grass-said-undone = Der letzte Zug wurde zurückgenommen.
grass-said-passed = { $name } gibt dir { $card } weiter.
grass-said-all-passed = Alle haben eine Karte nach links weitergegeben.
grass-said-dealt = Der Tausch ist gemacht.
grass-said-skips = { $count ->
    [0] { $name } setzt diesmal aus.
   *[other] { $name } setzt diesmal aus, und danach noch { $count }-mal.
  }
grass-said-skips-you = { $count ->
    [0] Du setzt diesmal aus.
   *[other] Du setzt diesmal aus, und danach noch { $count }-mal.
  }
grass-said-hand = Runde { $number } ist vorbei.
grass-said-result = { $name }: { $points }, insgesamt { $total }.
grass-said-result-you = Du: { $points }, insgesamt { $total }.

## Die Abrechnung einer Runde

grass-sheet = Die Abrechnung von Runde { $number }
grass-sheet-over = Runde { $number } ist vorbei
grass-sheet-tabled = Ausgelegt
grass-sheet-skimmed = The Banker
grass-sheet-in_hand = Teuerste Ware auf der Hand
grass-sheet-paranoia = Paranoia auf der Hand
grass-sheet-bonus = Bestes Ergebnis
grass-sheet-points = Diese Runde
grass-sheet-before = Summe vorher
grass-sheet-after = Summe
grass-sheet-hands = Übrige Handkarten
grass-sheet-thousands = In tausend Dollar
grass-sheet-no-cards = Keine Karten.
grass-hand-choose = Welche Runde
grass-hand = Runde { $number }
grass-hand-of = Runde { $number } von { $count }
grass-hand-before = Vorige Runde
grass-hand-after = Nächste Runde

## Märkte

grass-open = Offen
grass-shut = Geschlossen
grass-bare = Ungeschützt
grass-bare-about = Waren ohne Schutz: Nirvana, Paranoia, Steal und The Banker können sie nehmen.
grass-safe-about = Waren unter einem Schutz: Nur ein Bußgeld kann sie nehmen.
grass-safe = Geschützt
# Karten einer Art: Mexico, oder Mexico × 3.
grass-heap = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
grass-market-sign = { $open ->
    [yes] Der Markt ist offen.
   *[no] Der Markt ist geschlossen.
  }
grass-market-heat = { $count ->
    [one] Eine Razzia liegt darauf: { $heat }.
   *[other] Razzien liegen darauf, in der Reihenfolge, in der sie gespielt wurden: { $heat }. Als Nächste wird { $next } aufgehoben.
  }
grass-market-bare = Ungeschützt: { $peddles }, { $money }.
grass-market-empty = Keine ungeschützten Waren.
grass-market-cover = { $card } über { $peddles }
grass-market-covered = Geschützt: { $covers }, { $money }.

## Handeln: Ein Angebot wird zusammengestellt

grass-trade = Tausch anbieten
grass-trade-counter = Gegenangebot
grass-trade-whom = Mit wem?
grass-trade-with = Mit { $name }
grass-trade-leave-out = Ohne { $name }
grass-trade-give = Du gibst
grass-trade-get = Du bekommst
grass-trade-give-how = Wähle aus deinen Karten.
grass-trade-get-how = Wähle, was du dir wünschst.
grass-trade-nothing = nichts
grass-trade-scales = Tausch mit { $name }: Du gibst { $gives }, du bekommst { $gets }.
grass-trade-hand = Deine Hand
grass-trade-own-market = Dein Markt
grass-trade-their-market = Der Markt von { $name }
grass-trade-known = Was { $name } auf der Hand hat, soweit du weißt
grass-trade-ask = Wünsch dir
grass-trade-touch = Wähle, was du gern hättest.
grass-trade-by-name = beim Namen
grass-trade-how = Wie du { $card } anbietest
grass-trade-how-shown = offen: { $name } sieht die Karte
grass-trade-how-told = als { $word }
grass-trade-how-down = verdeckt: { $name } kennt die Karte nicht
grass-trade-put = { $card } anbieten
grass-trade-add = { $card } wünschen
grass-trade-remove = { $card } aus dem Angebot nehmen
grass-trade-send = Senden
grass-trade-clear = Leeren
# Was fehlt, bevor es gesendet werden kann: Davor steht ein Name, oder nichts.
grass-trade-missing-whom = Wähle, mit wem du tauschen möchtest.
grass-trade-missing-nothing = Wähle, was du gibst oder was du dir wünschst.
grass-trade-missing-give = { $count ->
        [one] Gib noch eine Handkarte dazu, oder wünsch dir eine weniger.
       *[other] Gib noch { $count } Handkarten dazu, oder wünsch dir weniger.
    }
grass-trade-missing-want = { $count ->
        [one] Wünsch dir noch eine Handkarte, oder gib eine weniger.
       *[other] Wünsch dir noch { $count } Handkarten, oder gib weniger.
    }
grass-trade-missing-give-any = Gib etwas dafür.
grass-trade-missing-want-any = Wünsch dir etwas dafür.
grass-trade-missing-parts = { $count ->
        [one] Das ist eines zu viel für ein Angebot.
       *[other] Das sind { $count } Dinge zu viel für ein Angebot.
    }
grass-trade-even = Das Angebot kann gesendet werden.
grass-trade-present = Ein Geschenk: Du bekommst nichts dafür.
grass-trade-request = Eine Bitte: Du gibst nichts dafür.
grass-trade-left = { $count ->
        [0] Kein Angebot mehr in diesem Zug
        [one] Noch ein Angebot in diesem Zug
       *[other] Noch { $count } Angebote in diesem Zug
    }
# Auf den kleinen Karten der Waage: was von einer Karte gesagt wird, die nicht gezeigt wird.
grass-trade-short-peddle-50 = 50.000 $ oder mehr
grass-trade-short-peddle-25 = 25.000 $ oder mehr
grass-trade-short-peddle = Ware
grass-trade-short-market = Markt
grass-trade-short-heat-on = Razzia
grass-trade-short-heat-off = Entwarnung
grass-trade-short-nirvana = Nirvana
grass-trade-short-paranoia = Paranoia
grass-trade-short-protection = Schutz
grass-trade-short-skim = Abzocke
grass-trade-short-card = Egal welche
grass-trade-short-down = Verdeckt
grass-trade-word-down = eine verdeckte Karte
grass-trade-word-any = irgendeine Karte
grass-trade-word-tabled = { $card } vom Markt
grass-trade-word-covered = { $card } aus dem Schutz
grass-trade-under = Unter { $cover }: kommt ungeschützt an
grass-trade-uncover = { $what }, aus dem Schutz

## Handeln: das Angebot, das auf dem Tisch liegt

grass-talk = Tausch
grass-talk-to-you = { $name } bietet dir einen Tausch an
grass-talk-counter-to-you = { $name } macht dir ein Gegenangebot
grass-talk-you = Du bietest { $names } einen Tausch an
grass-talk-counter-you = Du machst { $names } ein Gegenangebot
grass-talk-others = { $name } bietet { $names } einen Tausch an
grass-talk-counter-others = { $name } macht { $names } ein Gegenangebot
# Dasselbe Angebot geht auch an andere.
grass-talk-besides = Es gilt nur, wenn auch { $names } { $count ->
        [one] annimmt
       *[other] annehmen
    }.
grass-talk-said = { $what }: Du bekommst { $gets }, du gibst { $gives }.
grass-talk-accept = Annehmen
grass-talk-decline = Ablehnen
grass-talk-counter = Kontern
grass-talk-withdraw = Zurückziehen
grass-talk-pick = { $word ->
        [none] Wähle eine Karte, die du gibst.
       *[other] Wähle, welche Karte du als { $word } gibst.
    }
grass-talk-pick-card = { $card } geben
grass-talk-accepted = Du hast angenommen. Jetzt liegt es an { $names }.
grass-talk-waits = { $name } überlegt noch
grass-talk-agrees = { $name } hat angenommen
grass-talk-dealt = Abgemacht: Du hast mit { $names } getauscht
grass-talk-dealt-others = { $name } und { $names } haben getauscht
grass-talk-got = Du hast { $gets } bekommen und { $gives } gegeben.
grass-talk-declined-you = { $name } hat dein Angebot abgelehnt
grass-talk-declined-several = Dein Angebot wurde abgelehnt
grass-talk-declined-own = Du hast das Angebot von { $name } abgelehnt
grass-talk-declined-other = Das Angebot von { $name } wurde abgelehnt
grass-talk-withdrawn-you = Du hast dein Angebot zurückgezogen
grass-talk-withdrawn = { $name } hat das Angebot zurückgezogen
grass-talk-whole = Was angeboten wird
grass-talk-away = Meldung schließen

## Der Tisch: was zu tun ist, und wer was verlieren würde

grass-you = du
grass-players = Die anderen am Tisch
grass-total = Summe
grass-goal = { $money } gewinnen die Partie
grass-lost = { $count ->
        [one] Setzt einmal aus
       *[other] Setzt { $count }-mal aus
    }
grass-count-hour = { $count ->
        [one] Setzt beim nächsten Zug aus
       *[other] Setzt die nächsten { $count } Züge aus
    }
grass-count-hand = { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
grass-count-eye = { $count ->
        [one] Du kennst eine der Karten auf dieser Hand
       *[other] Du kennst { $count } der Karten auf dieser Hand
    }
grass-play-here = Die gewählte Karte hier spielen.
grass-play-there = Die gewählte Karte dort spielen.
grass-discard-here = Die gewählte Karte hier abwerfen.
grass-hand-number = { $most ->
    [0] Runde { $number }
   *[other] Runde { $number } von höchstens { $most }
}
grass-stack = Stapel: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }
grass-stack-about = { $count ->
        [0] Der Stapel ist leer.
        [one] Noch eine Karte zu ziehen.
       *[other] Noch { $count } Karten zu ziehen.
    } Die Runde endet, wenn er leer ist, falls nicht vorher jemand den Markt schließt.
grass-waste = Ablage: { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }.
grass-waste-open = Ihre Karten ansehen.
grass-waste-title = Die Ablage
grass-waste-about = { $count ->
        [0] Noch keine Karten.
        [one] Eine Karte: Sie kommt in dieser Runde nicht wieder.
       *[other] { $count } Karten: Sie kommen in dieser Runde nicht wieder.
    }
grass-unseen-title = Noch nicht gesehene Karten
grass-unseen-about = { $count ->
        [0] Du hast alle Karten dieser Runde gesehen.
        [one] Eine Karte hast du noch nicht gesehen: Sie ist im Stapel oder auf einer anderen Hand.
       *[other] { $count } Karten hast du noch nicht gesehen: Sie sind im Stapel oder auf den Händen der anderen.
    }
grass-all-cards = Alle Karten, in den Regeln
grass-hand-empty = Noch keine Karten
grass-chosen-to-pass = Zum Weitergeben gewählt
grass-just-came = Gerade gezogen oder bekommen
grass-heat-next = Wird als Nächste aufgehoben
grass-market-of = Der Markt von { $name }
grass-hands = Die Runden bisher
grass-hands-so-far = Runden bisher
grass-does-now = Jetzt
grass-their-hand = { $count ->
        [one] Hat eine Karte auf der Hand
       *[other] Hat { $count } Karten auf der Hand
    }
grass-known-about = Offen liegen die Karten, die du kennst: Du hast sie weitergegeben, getauscht oder gesehen.
grass-trade-with-them = { $name } einen Tausch anbieten
grass-show-large = Diesen Markt groß zeigen
grass-offer = Anbieten
grass-play-it = Spielen
grass-play-on = Gegen { $name } spielen
grass-protect-it = { $money } schützen
grass-pass-it = Weitergeben
grass-cover-done = Genug
grass-discard = Abwerfen
grass-discard-anyway = Trotzdem abwerfen
grass-touch-card = Wähle eine Karte aus deiner Hand.
grass-others-play = Die anderen spielen.
grass-answer-above = Antworte auf das Angebot oben.
grass-await-answer = Warten auf eine Antwort.

# Was eine Karte bewirken würde, nach ihrem Namen und einem Doppelpunkt, oder eines nach dem anderen. $cards: Namen mit ihrer Anzahl.
grass-would-lay = { $money } mehr auf deinem Markt.
grass-would-heat = { $name } legt keine Ware aus, bis die Razzia aufgehoben ist.
grass-would-lift = Auf deinem Markt aufgehoben: { $cards }.
grass-would-gain = { $name } gibt dir { $cards } ({ $money }).
grass-would-lose = Du verlierst { $cards } ({ $money }).
grass-would-lose-other = { $name } verliert { $cards } ({ $money }).
grass-would-skip = { $count ->
        [one] Du setzt einmal aus.
       *[other] Du setzt { $count }-mal aus.
    }
# Was eine Karte sonst noch tut und kein Markt zeigt.
grass-would-also = { $card ->
        [market-open] Dann kannst du Waren auslegen.
        [market-close] Die Runde endet und wird abgerechnet.
        [stonehigh] Dann bist du noch einmal am Zug.
        [euphoria] Dann bist du noch einmal am Zug.
        [sold-out] Dann geben alle eine Karte nach links weiter.
        [doublecrossed] Dann geben alle eine Karte nach links weiter.
        [utterly-wiped-out] Dein Markt wird geschlossen. Dann geben alle eine Karte nach links weiter.
       *[other] { "" }
    }
grass-would-protect = { $card }: { $money } von höchstens { $most }. Wähle, welche Waren darunter kommen und welche wieder heraus.
grass-would-discard = { $card } kommt auf die Ablage und bewirkt nichts.
grass-would-discard-anyway = { $playable ->
        [yes] Du könntest { $card } spielen. Trotzdem abwerfen?
       *[no] { $card } ist { $money } wert. Trotzdem abwerfen?
    }
grass-would-pass = { $card } geht an { $name }, links von dir.
grass-do-whom = { $card }: gegen wen?
grass-do-play = { $extra ->
        [yes] Noch ein Zug für dich: Spiel eine Karte, oder wirf eine ab.
       *[no] Du bist am Zug: Spiel eine Karte, oder wirf eine ab.
    }
grass-do-cover = Wähle, was der Schutz deckt.
grass-do-pass = Paranoia! Wähle die Karte, die du an { $name } weitergibst, links von dir.
grass-do-answer = Ein Angebot wartet auf deine Antwort.
grass-do-offered = Dein Angebot liegt auf dem Tisch: Bis es entschieden ist, wird nicht gespielt.
grass-do-wait = { $name } ist am Zug.
grass-do-wait-own = Einen Moment: Du ziehst eine Karte.
grass-do-wait-lost = { $name } ist am Zug. { $count ->
        [one] Du setzt beim nächsten Zug aus.
       *[other] Du setzt { $count }-mal aus.
    }
grass-do-wait-pass = { $count ->
        [one] Gewählt. Jetzt wählt noch { $names }, dann gehen alle Karten nach links.
       *[other] Gewählt. Jetzt wählen noch { $names }, dann gehen alle Karten nach links.
    }
grass-do-watch-pass = { $count ->
        [one] Alle geben eine Karte nach links weiter: { $names } wählt noch.
       *[other] Alle geben eine Karte nach links weiter: { $names } wählen noch.
    }
grass-do-wait-deal = Die Karten werden gegeben.
grass-received = { $name } hat dir { $card } weitergegeben.

# Eine Person, für alle, die zuhören.
grass-player = { $name }: { $mood }. Karten auf der Hand: { $cards }{ $known ->
        [none] { "" }
       *[other] , davon kennst du { $known }
    }. { $market } Summe: { $total }.
grass-mood-playing = ist am Zug
grass-mood-covering = legt einen Schutz
grass-mood-passing = wählt eine Karte zum Weitergeben
grass-mood-answering = antwortet auf ein Angebot
grass-mood-waiting = wartet
grass-mood-skipping = { $count ->
        [one] setzt einmal aus
       *[other] setzt { $count }-mal aus
    }
grass-mood-finished = fertig
grass-summary = { $most ->
    [0] Runde { $number }.
   *[other] Runde { $number } von höchstens { $most }.
} Im Stapel: { $stack }. Auf der Ablage: { $waste }.

grass-moves-about = Jeder erlaubte Zug, mit dem, was er deinem Markt brächte. Tauschangebote stellst du unter „Anbieten“ zusammen.
grass-moves-play = Spielen
grass-moves-cover = Unter den Schutz legen
grass-moves-pass = An { $name } weitergeben
grass-moves-discard = Abwerfen
grass-move-accept = Den Tausch annehmen
grass-move-decline = Den Tausch ablehnen
grass-move-withdraw = Das Angebot zurückziehen
grass-move-pick = Im Tausch { $card } geben
grass-move-done = Nichts weiter schützen
grass-move-on = { $card } gegen { $name }
grass-move-protect = { $card } über { $cards }

# Tasten und Gesten dieses Tischs, anstelle dessen, was jeder Tisch sagt.
grass-help-drag = Eine Karte auf einen Markt oder die Ablage ziehen
grass-help-tap = Die Karte antippen, dann ihren Platz
grass-help-tap-how = noch einmal antippen, oder die große Taste drücken, um sie zu spielen
grass-help-move = Nächste Karte, vorige Karte
grass-help-move-how = Pfeile nach links und rechts
grass-help-lay = Spielen, was gezeigt wird
grass-help-card-how = 1 bis 7
grass-help-view = Noch nicht gesehene Karten
grass-help-view-how = 0
grass-help-letters = Der Markt einer Person
grass-help-letters-how = A bis F: Der Buchstabe steht auf dem Markt
grass-help-waste = Die Ablage
grass-help-waste-how = W, dann Enter zum Abwerfen
grass-help-next = Nächster Platz, oder nächste Auswahl unter einem Schutz
grass-help-next-how = N, Pfeile nach oben und unten
grass-help-offer = Tausch anbieten
grass-help-offer-how = O

## Tipps

# Wer liest, nach „gegen“ und „an“.
hint-grass-you = dich
hint-grass-play = { $how ->
        [on] Spiel { $card } gegen { $name }.
        [near] Spiel { $card } gegen eine Person von diesen: { $names }.
        [cover] Spiel { $card } und schütze { $cards }.
       *[what] Spiel { $card }.
    }
hint-grass-discard = { $far ->
        [move] Wirf { $cards } ab.
        [near] Wirf eine von diesen ab: { $cards }.
       *[what] Wirf eine Karte ab.
    }
hint-grass-cover = { $far ->
        [move] Schütze { $cards }.
        [near] Schütze eine von diesen: { $cards }.
       *[what] Schütze noch eine Ware.
    }
hint-grass-pass = { $far ->
        [move] Gib { $cards } weiter.
        [near] Gib eine von diesen weiter: { $cards }.
       *[what] Such die Karte, die du am wenigsten brauchst.
    }
hint-grass-pick = { $far ->
        [move] Gib { $cards }.
        [near] Gib eine von diesen: { $cards }.
       *[what] Such die Karte, die du am wenigsten brauchst.
    }
hint-grass-done = Das genügt: Schütze nichts weiter.
hint-grass-accept = Nimm den Tausch an.
hint-grass-decline = Lehn den Tausch ab.
hint-grass-withdraw = Zieh dein Angebot zurück.
