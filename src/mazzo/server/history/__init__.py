"""A person's history: their matches, and figures by kind of match."""
