"""Documents on paper: measures and type, pages, printer and PDF files."""
