# The page that checks a shuffle: that nobody chose the cards.

fair-title = Check this shuffle
fair-about = Before the cards are dealt the server shows the digest of a secret key; then the players' browsers add random numbers. Cards, key and numbers must fit together at the end: so nobody could choose the cards.
fair-about-day = Each day has a secret key, whose digest is published a month before. A day after the end of the day the key is shown: so nobody could choose the cards once they were announced.
fair-of-match = Game { $match }
fair-of-day = The deals of { $date }
fair-paste = Journal of a finished game
fair-check = Check
fair-here = Your browser computes this itself.
fair-how = How it works, and what it does not prove
fair-to-match = To the game
fair-another = Check a journal
fair-holds = Holds:
fair-fails = Does not hold:

fair-verdict-proved = Everything holds.
fair-verdict-cards = The cards follow from the seed; who chose the seed cannot be checked.
fair-verdict-later = This cannot be checked yet: come back later.
fair-verdict-failed = This is not proved.

fair-unreadable = This is not a journal of Mazzo.
fair-match = Id of the game
fair-key = Key of the server, shown after the end
fair-digest = Its digest, which had to be shown before the game. This browser did not begin this game, and cannot compare.
fair-digest-seen = Its digest is the one that this browser saw before the game
fair-digest-other = Its digest is not the one that this browser saw before the game
fair-number = Number of player { $seat }
fair-number-own = Number of player { $seat }, from this browser
fair-number-none = Player { $seat } gave no number.
fair-number-missing = The number that this browser gave is missing.
fair-seed = The seed, made of key, numbers and id
fair-seed-only = Seed, which the server drew by itself; that of a deal of the day is on the page of its day
fair-seed-none = The journal has no seed: the game is not over, the day of its cards is not closed, or they were not drawn from one.
fair-cards = { $count ->
        [one] The one card drawn follows from the seed.
       *[other] All { $count } cards drawn follow from the seed.
    }
fair-cards-elsewhere = The cards of this game are not checked on this page: “mazzo verify” does it.

fair-file = The file of the month, made on { $published }, says the same.
fair-file-late = The file was made after this day had begun: it proves nothing about it.
fair-round = Round { $round } of the public beacon is the one of that midnight.
fair-signature = The signature of that round is genuine
fair-key-alone = The key alone decides: no public round was announced.
fair-key-instead = The key alone decides although a public round was announced: the server says that it could not be reached.
fair-key-later = The key is shown a day after the end of the day. Its digest
fair-day-key = Key of the day
fair-day-digest = Its digest is the one that was announced
fair-day-seed = Seed of { $game }
fair-day-same = The game was dealt from this seed

## What does not hold

fair-cards-wrong = Not all cards drawn follow from the seed.
fair-seed-wrong = The seed of the journal is not the one made of key, numbers and id, which is
fair-file-wrong = The file of the month, made on { $published }, says something else.
fair-round-wrong = Round { $round } of the public beacon is not the one of that midnight.
fair-signature-wrong = The signature of that round is not genuine
fair-day-digest-wrong = Its digest is not the one that was announced
fair-day-same-wrong = The game was not dealt from this seed but from another one
