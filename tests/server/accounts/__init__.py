"""How people come in: sessions, accounts, passkeys, the guest of before, export and erasure."""
