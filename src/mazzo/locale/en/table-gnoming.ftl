# Gnoming's table: what is read and heard while playing it. What every table says stands in table.ftl.
