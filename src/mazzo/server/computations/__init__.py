"""What is computed of finished matches in the background: the base of par and reviews."""
