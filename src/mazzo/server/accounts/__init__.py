"""Sign-in and accounts: sessions, passwords, passkeys, export and erasure. Guests need none of it.

`messages` holds the wire structs, `queries` the statements.
"""
