"""Steps from every older database to the present one, run by Alembic."""
