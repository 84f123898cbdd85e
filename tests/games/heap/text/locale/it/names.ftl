# Il mucchio: le parole del gioco.

heap-name = Il mucchio
heap-about = Prendi da uno a tre sassi; vince chi prende l’ultimo.
heap-end-taken-all = I sassi sono stati presi tutti.

cli-heap-takes = Prendi
cli-heap-help-look = mostra di nuovo il mucchio
