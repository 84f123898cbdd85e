"""What games share whose cards have two by three cells and are placed over one another on a grid without edges."""
