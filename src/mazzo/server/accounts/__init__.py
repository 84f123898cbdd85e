"""How people come in and stay known: sessions, accounts, passwords, passkeys, what is exported and what is erased.

A guest needs none of it. What is said about it on the wire stands in `wire`, what is kept in `files`.
"""
