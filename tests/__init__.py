"""The tests. A package, because some libraries install one with this name, which would be imported in its place."""
