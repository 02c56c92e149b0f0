"""Parts of all charts: axes, painter and widget."""
