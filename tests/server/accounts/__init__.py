"""Authentication: sessions, accounts, passkeys, merging a guest, export and erasure."""
