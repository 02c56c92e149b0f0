"""What is heard: which sound for what happens, how loud, and what the computer plays it with."""
