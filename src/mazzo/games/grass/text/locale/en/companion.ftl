# Grass: the lines of a sheet from the table, and what it cannot be.

companion-grass-tabled = Peddles in the market, protected or not
companion-grass-skimmed = { $gives ->
        [yes] Given to The Banker: 20% of the unprotected peddles
       *[no] The Banker takes 20% of the others’ unprotected peddles
    }
companion-grass-in-hand = The highest peddle left in hand is taken off
companion-grass-paranoia = Paranoia left in hand is paid for
companion-grass-bonus = The best result of the hand
companion-odd-money = No peddles add up to { $money } thousand: every amount is a multiple of { $least } thousand.
companion-too-much-money = All peddles together are worth { $most } thousand: these are more.
companion-too-much-protected = All protection cards together cover { $most } thousand: this is more.
companion-too-many-of = The deck has “{ $card }” only { $count ->
        [one] once
       *[other] { $count } times
    }.
companion-never-protected = No protection can cover “{ $card }”.
companion-missing-player = This player’s part of the hand is missing.
companion-grass-nobody-best = Several share the best result of the hand: nobody gets the { $money } thousand.
companion-grass-another-hand = Several share the highest total of { $money } thousand: another hand is played.
