# Il laboratorio: `mazzo lab compare`, `mazzo dataset`, e il lavoro su un cluster Ray (`--ray`).

## Ray

cli-metavar-address = [INDIRIZZO]
cli-opt-ray = calcola invece sul cluster Ray a questo indirizzo; senza indirizzo su quello attivo qui, o su uno nuovo
lab-not-installed = Serve { $package }, che non è installato: pip install "mazzo[{ $extra }]"
lab-no-ray = Non c'è nessun cluster Ray a “{ $text }”. Controlla l'indirizzo, oppure non scriverlo.
lab-ray-version = Un processo del cluster Ray ha Mazzo { $there }, qui c'è { $here }. Installa ovunque la stessa versione.
