"""The sentences of the rule book that have a number of things in them."""

from PySide6.QtCore import QObject


class RuleCounts(QObject):
    """Plural forms: lupdate finds those in `self.tr` alone, and its class names their context."""

    def changed(self, n: int) -> str:
        """So many rules are house rules."""
        return self.tr("These are house rules: %Ln rules of the book are changed.", "", n)

    def dealt(self, n: int) -> str:
        """So many cards are dealt."""
        return self.tr(
            "Everybody is dealt %Ln cards, face down, one at a time. The other cards are the draw "
            "pile.",
            "",
            n,
        )

    def most_200s(self, n: int) -> str:
        """So many 200s may be played."""
        return self.tr("Of the 200s, a side may play %Ln in a race, and no more.", "", n)
