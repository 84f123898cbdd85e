"""Write games of bots as a dataset, and read it: a row for each action, in Parquet.

To run it:

    pip install "mazzo[data]"
    python dataset.py
"""

from pathlib import Path

from mazzo.lab import dataset

folder = Path("orchard-dataset")
dataset.write(dataset.DatasetRequest("orchard", games=20), folder)

data = dataset.load(folder)
plies = data.plies(["observation", "legal", "action", "score"])
print("plies:", plies.num_rows)
print("observations:", data.observations(plies).shape)
print("legal actions, on average:", data.legal_masks(plies).sum(axis=1).mean())
