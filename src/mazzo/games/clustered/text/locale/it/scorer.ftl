# Il foglio segnapunti della partita giocata con le carte vere.

clustered-scorer-entering = Che cosa inserire
clustered-scorer-cards = Le carte
clustered-scorer-points = Solo i punti
clustered-scorer-turns = A chi tocca
clustered-scorer-whose = Di chi sono i punti
clustered-scorer-number = numero
clustered-scorer-board = Il tavolo: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
clustered-scorer-all = Mostra tutto il tavolo
clustered-scorer-larger = Più grande
clustered-scorer-place = { $name }: tocca il posto della carta.
clustered-scorer-which = { $name }: quale carta?
clustered-scorer-where = { $name }: dove va { $card }?
clustered-scorer-correct = { $card }: scegli la carta giusta, spostala o toglila.
clustered-scorer-move-where = { $card }: tocca il posto giusto.
clustered-scorer-over = Tutte le carte sono giocate.
clustered-scorer-gain = { $name } { $gain }
clustered-scorer-move = Sposta
clustered-scorer-remove = Togli
clustered-scorer-close = Lascia così
clustered-scorer-way = Che cosa è successo alla carta
clustered-scorer-laid = Posata
clustered-scorer-gone = Senza posto
clustered-scorer-trimmed = Scartata
clustered-scorer-wrong = Non torna
clustered-scorer-as-played = È contata come avete giocato.
clustered-scorer-rest = Carte che restano a { $name }: { $count }
clustered-scorer-order = In ordine di gioco: { $count }
clustered-scorer-turn = { $card }{ $way ->
        [gone] , senza posto
        [trimmed] , scartata
       *[laid] {""}
    }
clustered-scorer-rectangle = Rettangolo più grande
clustered-scorer-rows = righe
clustered-scorer-columns = colonne
clustered-scorer-fewer = Meno { $side }
clustered-scorer-more = Più { $side }
clustered-scorer-lines = Linee
clustered-scorer-line-keys = Quante carte ha la linea
clustered-scorer-line-add = Una linea di { $cards } carte
clustered-scorer-line-less = Linea di { $cards } carte: toglila
clustered-scorer-bonuses = Bonus
clustered-scorer-bonus = { $bonus ->
        [first-rectangle] primo rettangolo
        [first-line] prima linea
        [largest-rectangle] rettangolo più grande
       *[longest-line] linea più lunga
    }
