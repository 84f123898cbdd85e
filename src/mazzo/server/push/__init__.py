"""Push notifications to absent players."""
