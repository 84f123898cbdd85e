# Die Benachrichtigung bei geschlossener Seite: nur der Name des Spiels, denn andere können den Bildschirm sehen.

notice-title = Du bist am Zug
notice-body = { $game }: Der Tisch wartet auf deinen Zug.
