"""How people come in and stay known: sessions, accounts, passwords, passkeys, what is exported and what is erased.

A guest needs none of it. What is sent about it stands in `messages`, what is kept in
`storage.account_queries`.
"""
