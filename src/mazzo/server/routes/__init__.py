"""The calls and sockets, area by area. They translate between messages and services, and decide nothing."""
