"""What works in the background or for several areas: the scheduler, hints, par, push notifications, cached answers."""
