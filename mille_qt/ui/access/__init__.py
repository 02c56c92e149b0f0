"""Accessibility: announcements, roles, focus."""
