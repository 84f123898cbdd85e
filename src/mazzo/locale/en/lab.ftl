# The laboratory: `mazzo lab compare`, `mazzo dataset`, and work on a Ray cluster (`--ray`).

## Ray

cli-metavar-address = [ADDRESS]
cli-opt-ray = compute on the Ray cluster at this address instead; without an address on the one that runs here, or on a new one
lab-not-installed = This needs { $package }, which is not installed: pip install "mazzo[{ $extra }]"
lab-no-ray = There is no Ray cluster at “{ $text }”. Check the address, or leave it out.
lab-ray-version = A worker of the Ray cluster has Mazzo { $there }, and here is { $here }. Install the same version everywhere.
