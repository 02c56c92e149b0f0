"""A fast simulator of races for training; a test plays it move by move against the engine.

The engine has the rules, as values and with reasons. Here a race is a row of small integers, so
that thousands can be played at once by compiled functions.
"""
