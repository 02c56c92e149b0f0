"""Shared by all windows: a kit of widgets without words of the game, art, and texts.

The kit is here and in `theme`, `access` and `printing`. What is drawn and heard is in `art`,
sentences about the game in `texts`, widgets that set up a match in `setup`. Import contracts keep
them apart.
"""
