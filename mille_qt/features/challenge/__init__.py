"""Numbered deals on the screen: typing or taking a number, and how others came through it."""
