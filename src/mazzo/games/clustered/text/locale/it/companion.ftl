# Clustered: the lines of a sheet from the table, and what it cannot be.

companion-clustered-rectangle = { $rows ->
        [0] Nessun rettangolo
       *[other] Rettangolo più grande: { $rows } × { $cols }
    }
companion-clustered-line = { $way ->
        [across] Linea orizzontale
        [down] Linea verticale
       *[none] Linea
    }: { $cards } carte
companion-clustered-bonus = Bonus: { $bonus ->
        [first-rectangle] primo rettangolo di due per tre
        [first-line] prima linea di cinque
        [largest-rectangle] rettangolo più grande
       *[longest-line] linea più lunga
    }
companion-small-rectangle = { $rows } × { $cols } non è un rettangolo: ogni lato è lungo almeno due carte.
companion-short-line = Una linea dà punti da tre carte in su; questa ne ha { $cards }.
companion-no-such-bonus = Non resta nessun bonus “{ $bonus }”: ognuno è di un solo giocatore.
companion-more-than-the-deck = Un giocatore ha { $most } carte, e qui sarebbero { $cards }. Non è contato.
