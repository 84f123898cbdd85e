# The page About: what Mazzo is, credits, personal data.

about-what = Mazzo is the place to play, learn and study five card games, alone, against bots or with friends far away.
about-how = No account needed, no advertising, nothing to install. The server applies the rules, and every refusal says why. The program is free software under the MIT licence: everyone may read, use and change it.
about-credits = Credits
about-credits-orchard = by Mark Tuck, who illustrated it, too (2019), Side Room Games; Italian edition by GateOnGames, translated by Giacomo Maltagliati.
about-credits-grove = by Mark Tuck, who illustrated it, too (2021), Side Room Games; Italian edition by GateOnGames, translated by Denise Venanzetti. The cards and recipes of the house deck are ours.
about-credits-grass = by Jeff London (1979), Euro Games and Ventura International; Italian rulebook translated by Valerio Salvi.
about-credits-clustered = by Scotty Hardwick, illustrated by Kitt Byrne, Sculpin Games; advanced rules by Vegard Farstad; rules translated by Michela and Dario Basile.
about-credits-gnoming = published by Grandpa Beck's Games.
about-decks = Your decks
about-decks-text = If you have { $games } at home you may enter the cards of your copy here, for your own use, and play with them. Otherwise you play with the house deck.
about-decks-go = Go to your decks
about-type = Drawings, sounds and texts are ours, except the titles of Orchard and Grove in Italian, which are those of their rulebooks. The typefaces are Fraunces and Source Sans 3, under the OFL.
about-licences = Licences of typefaces and libraries
about-keys = Everything can be played with a mouse, a finger or the keyboard alone.
about-privacy = Your data
about-privacy-text = A cookie recognises you when you come back. With it the server keeps your games, your language, your name and colour if you choose them, and the decks you enter; if you create an account, also your username and your passkeys or password (hashed). Nothing else: no e-mail address, no statistics, no third parties. Theme and sound settings stay in this browser.
about-privacy-link = Anyone who has the link of a game can watch it, even while it is being played.
about-forget = Delete my data
about-forget-sure = This deletes you, your account if you have one, and every game that is yours alone. It cannot be undone.
about-forget-yes = Yes, delete everything
about-forgotten = Done: your data has been deleted. If you play again, you start as a new guest.
