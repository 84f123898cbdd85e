# The companion of printed games: what a sheet cannot be.

companion-no-match = Questo foglio non racconta tutta la partita: inserisci tutte le carte nell'ordine in cui sono state giocate, senza errori.
companion-no-such-die = Nessun dado mostra { $die }. Guardalo di nuovo: non è contato.
companion-too-many-dice = Di questo colore ci sono solo { $most } dadi. È contato come avete giocato.
companion-too-many-tokens = Nella scatola non ci sono altri segnalini di questi: { $most } in tutto. È contato come avete giocato.
companion-too-many-cards = Una partita ha { $most } carte. Questa non è contata.
companion-cell-twice = Questa casella è inserita due volte. Conta solo la prima.
companion-die-under-token = Un albero con questo segnalino non ha dadi. Il dado da { $die } non è contato.
