"""Animations: motions, and a clock that runs only while there are any."""

from collections.abc import Callable, Hashable, Iterable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject

Ease = QEasingCurve.Type


def _nothing() -> None:
    """Do nothing."""


def _no_picture(_share: float) -> None:
    """Show nothing."""


class Motion:
    """A change over time: `show` is called with its progress, from 0 to 1.

    `first` is called when it begins and `last` when it ends, both only if it begins at all.
    """

    def __init__(
        self,
        duration: int,
        show: Callable[[float], None] = _no_picture,
        begin: int = 0,
        first: Callable[[], None] = _nothing,
        last: Callable[[], None] = _nothing,
        ease: Ease = Ease.InOutCubic,
        endless: bool = False,
    ) -> None:
        self.duration, self.show, self.begin, self.endless = duration, show, begin, endless
        self.first, self.last = first, last
        self._curve = QEasingCurve(ease)

    def share(self, now: int) -> float:
        """The progress at a time, from 0 to 1."""
        passed = (now - self.begin) / self.duration if self.duration > 0 else 1.0
        return passed % 1.0 if self.endless else min(passed, 1.0)

    def show_at(self, share: float) -> None:
        """Show a progress, after easing."""
        self.show(self._curve.valueForProgress(share))


def cue(begin: int, first: Callable[[], None]) -> Motion:
    """A motion without duration, which calls a function at a time."""
    return Motion(0, begin=begin, first=first)


class _Ticker(QAbstractAnimation):
    """Qt's clock for animations; runs until it is stopped."""

    def __init__(self, tick: Callable[[int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tick = tick

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, now: int) -> None:
        if self.state() is QAbstractAnimation.State.Running:
            self._tick(now)


class Motions(QObject):
    """Runs motions at their times; `skip` ends all of them at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Never deleted: an animation that deletes itself can outlive its window's scene.
        self._ticker = _Ticker(self._tick, self)
        self._waiting: list[Motion] = []
        self._moving: list[Motion] = []
        self._keys: dict[Hashable, Motion] = {}
        self._then: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether a motion runs or waits for its time."""
        return bool(self._waiting or self._moving)

    def play(self, motions: Iterable[Motion], then: Callable[[], None]) -> None:
        """Run motions, then call `then`; at once if there are none."""
        self.skip()
        self._waiting = sorted(motions, key=lambda motion: motion.begin)
        self._then = then
        if self._waiting:
            self._ticker.start()
        else:
            self._finish()

    def add(self, motion: Motion, key: Hashable = None) -> None:
        """Start another motion, which replaces the one with the same key."""
        self.drop(key)
        if key is not None:
            self._keys[key] = motion
        now = self._ticker.currentTime() if self.running else 0
        motion.begin += now
        alone = not self.running
        self._waiting.append(motion)
        if alone:
            self._ticker.start()
        # Not with the next tick, so that `skip` before that shows its end, too.
        self._begin(now)

    def drop(self, key: Hashable) -> None:
        """Stop the motion with this key where it is now."""
        motion = self._keys.pop(key, None)
        for motions in (self._waiting, self._moving):
            if motion in motions:
                motions.remove(motion)

    def end(self, key: Hashable) -> None:
        """Stop the motion with this key, and call its `last`."""
        motion = self._keys.get(key)
        self.drop(key)
        if motion is not None:
            motion.last()

    def skip(self) -> None:
        """End all motions now; those that have not begun are dropped."""
        moving, self._moving = self._moving, []
        self._waiting = []
        self._keys.clear()
        for motion in moving:
            motion.show_at(1.0)
            motion.last()
        self._finish()

    def stop_at(self, now: int) -> None:
        """Pause at a time in milliseconds; for tests and pictures."""
        if self._ticker.state() is QAbstractAnimation.State.Running:
            self._ticker.pause()
        self._tick(now)

    def _begin(self, now: int) -> None:
        for motion in [motion for motion in self._waiting if motion.begin <= now]:
            self._waiting.remove(motion)
            self._moving.append(motion)
            motion.first()
            # At once, since items added by `first` could be painted before the next tick.
            motion.show_at(motion.share(now))

    def _tick(self, now: int) -> None:
        self._begin(now)
        for motion in list(self._moving):
            if motion not in self._moving:
                continue  # ended by another one
            share = motion.share(now)
            motion.show_at(share)
            if share >= 1.0:
                self._moving.remove(motion)
                motion.last()
        if not self.running:
            self._finish()

    def _finish(self) -> None:
        """Stop the clock and call `then`."""
        self._ticker.stop()
        self._keys.clear()
        then, self._then = self._then, None
        if then is not None:
            then()
