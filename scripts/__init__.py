"""What builds Mazzo: its environment, its client, its pins. Nothing here is needed to run it."""
