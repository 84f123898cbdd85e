"""The pages of the browser client, their addresses, and what a shared link says of itself."""
