"""Routes of calls and sockets by area. They translate between messages and services, without decisions of their own."""
