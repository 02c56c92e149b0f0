"""Start-up and the main window: command line, pages, menus, crash reports, desktop integration."""
