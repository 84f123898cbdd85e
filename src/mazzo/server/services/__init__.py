"""Background work and services for several areas: scheduler, hints, par, push notifications, response cache."""
