"""The colours that cards, cars and other pictures have in every theme."""

from PySide6.QtGui import QColor

INK, CREAM, RED, GOLD = map(QColor, ("#1d1b1e", "#fffaee", "#c4202b", "#f2b93b"))
