"""Games with cards of two by three cells that are placed over one another on a grid: what Orchard and Grove share."""
