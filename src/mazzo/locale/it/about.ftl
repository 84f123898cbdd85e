# La pagina Informazioni: che cos'è Mazzo, ringraziamenti, dati personali.

about-what = Mazzo è il posto dove giocare, imparare e studiare cinque giochi di carte, da soli, contro i bot o con amici lontani.
about-how = Non serve un account, non c'è pubblicità, non c'è niente da installare. Il server applica le regole, e ogni rifiuto spiega perché. Il programma è libero, con licenza MIT: tutti possono leggerlo, usarlo e cambiarlo.
about-credits = Ringraziamenti
about-credits-orchard = di Mark Tuck, che l'ha anche illustrato (2019), Side Room Games; edizione italiana di GateOnGames, tradotta da Giacomo Maltagliati.
about-credits-grove = di Mark Tuck, che l'ha anche illustrato (2021), Side Room Games; edizione italiana di GateOnGames, tradotta da Denise Venanzetti. Le carte e le ricette del mazzo della casa sono nostre.
about-credits-grass = di Jeff London (1979), Euro Games e Ventura International; regolamento italiano tradotto da Valerio Salvi.
about-credits-clustered = di Scotty Hardwick, illustrato da Kitt Byrne, Sculpin Games; regole avanzate di Vegard Farstad; regolamento tradotto da Michela e Dario Basile.
about-credits-gnoming = pubblicato da Grandpa Beck's Games.
about-decks = I tuoi mazzi
about-decks-text = Se hai in casa { $games } puoi inserire qui le carte della tua copia, per il tuo uso, e giocare con quelle. Altrimenti si gioca con il mazzo della casa.
about-decks-go = Vai ai tuoi mazzi
about-type = Disegni, suoni e testi sono nostri; i titoli di Orchard e di Grove in italiano sono quelli dei loro regolamenti. I caratteri sono Fraunces e Source Sans 3, con licenza OFL.
about-licences = Licenze di caratteri e librerie
about-keys = Tutto si può giocare con il mouse, con un dito o con la sola tastiera.
about-privacy = I tuoi dati
about-privacy-text = Un cookie ti riconosce quando torni. Insieme a quello il server conserva le tue partite, la lingua, il nome e il colore se li scegli, e i mazzi che inserisci; se crei un account, anche il nome utente e le passkey o la password (cifrata). Nient'altro: nessun indirizzo e-mail, nessuna statistica, nessun terzo. Tema e suoni restano in questo browser.
about-privacy-link = Chi ha il link di una partita può guardarla, anche mentre si gioca.
about-forget = Cancella i miei dati
about-forget-sure = Cancella te, il tuo account se ne hai uno, e tutte le partite che sono soltanto tue. Non si può annullare.
about-forget-yes = Sì, cancella tutto
about-forgotten = Fatto: i tuoi dati sono stati cancellati. Se giochi ancora, ricominci come nuovo ospite.
