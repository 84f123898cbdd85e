# Il tavolo di Gnoming: ciò che si legge e si ascolta giocando. Ciò che ogni tavolo dice sta in table.ftl.
