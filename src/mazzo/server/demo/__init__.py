"""`mazzo serve --demo`: a public demonstration whose database is replaced every hour."""
