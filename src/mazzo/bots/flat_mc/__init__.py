"""Flat Monte Carlo: rollouts from each action, without a tree."""
