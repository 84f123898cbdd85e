# Template: le parole del gioco.

template-name = Template
template-about = Pesca carte fino a venti punti, o fermati.
template-end-all-done = Hanno giocato tutti.

# I nomi di ciò che tutti vedono, e delle mosse.
template-hands = Carte
template-turn = Di turno
template-draw = pesca
template-done = fermati
