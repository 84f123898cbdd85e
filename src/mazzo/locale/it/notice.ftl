# La notifica che arriva a pagina chiusa: dice il gioco e basta, perché la può leggere chiunque veda lo schermo.

notice-title = Tocca a te
notice-body = { $game }: al tavolo aspettano la tua mossa.
