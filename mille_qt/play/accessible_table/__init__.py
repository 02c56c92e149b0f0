"""What is drawn on the table as buttons: for the keyboard, and for who has it read aloud."""
