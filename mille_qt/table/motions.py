"""What moves on the table: a clock that runs only while something does."""

from collections.abc import Callable, Hashable, Iterable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject

Ease = QEasingCurve.Type


def _nothing() -> None:
    """No cue."""


def _no_picture(_share: float) -> None:
    """Nothing to see."""


class Motion:
    """Something that changes for a while: `show` is given how much of it is done, 0 to 1.

    `first` is called when it begins, `last` when it is over; both only if it begins at all.
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
        """How much of it is done."""
        passed = (now - self.begin) / self.duration if self.duration > 0 else 1.0
        return passed % 1.0 if self.endless else min(passed, 1.0)

    def show_at(self, share: float) -> None:
        """Show it so far done."""
        self.show(self._curve.valueForProgress(share))


def cue(begin: int, first: Callable[[], None]) -> Motion:
    """Something that happens at a moment."""
    return Motion(0, begin=begin, first=first)


class _Ticker(QAbstractAnimation):
    """Qt's clock for everything that moves; runs until it is stopped."""

    def __init__(self, tick: Callable[[int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tick = tick

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, now: int) -> None:
        if self.state() is QAbstractAnimation.State.Running:
            self._tick(now)


class Motions(QObject):
    """Runs motions, together or one after the other; `skip` ends all of them at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Kept for good: an animation that deletes itself can outlive its window's scene.
        self._ticker = _Ticker(self._tick, self)
        self._waiting: list[Motion] = []
        self._moving: list[Motion] = []
        self._keys: dict[Hashable, Motion] = {}
        self._then: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether anything moves or is about to."""
        return bool(self._waiting or self._moving)

    def play(self, motions: Iterable[Motion], then: Callable[[], None]) -> None:
        """Run these, then call `then`; at once where nothing takes time."""
        self.skip()
        self._waiting = sorted(motions, key=lambda motion: motion.begin)
        self._then = then
        if self._waiting:
            self._ticker.start()
        else:
            self._finish()

    def add(self, motion: Motion, key: Hashable = None) -> None:
        """Run one more from now on, in the place of the one with the same key."""
        self.drop(key)
        if key is not None:
            self._keys[key] = motion
        now = self._ticker.currentTime() if self.running else 0
        motion.begin += now
        alone = not self.running
        self._waiting.append(motion)
        if alone:
            self._ticker.start()
        # Not with the next tick: what is skipped before that is at its end, too.
        self._begin(now)

    def drop(self, key: Hashable) -> None:
        """Leave the motion with this key as it is now, if there is one."""
        motion = self._keys.pop(key, None)
        for motions in (self._waiting, self._moving):
            if motion in motions:
                motions.remove(motion)

    def end(self, key: Hashable) -> None:
        """Have the motion with this key at its end, if there is one."""
        motion = self._keys.get(key)
        self.drop(key)
        if motion is not None:
            motion.last()

    def skip(self) -> None:
        """End everything now; what has not begun yet never does."""
        moving, self._moving = self._moving, []
        self._waiting = []
        self._keys.clear()
        for motion in moving:
            motion.show_at(1.0)
            motion.last()
        self._finish()

    def stop_at(self, now: int) -> None:
        """Stand still at this time, in milliseconds from the beginning; for tests and pictures."""
        if self._ticker.state() is QAbstractAnimation.State.Running:
            self._ticker.pause()
        self._tick(now)

    def _begin(self, now: int) -> None:
        for motion in [motion for motion in self._waiting if motion.begin <= now]:
            self._waiting.remove(motion)
            self._moving.append(motion)
            motion.first()
            # At once: what `first` adds to a scene could be painted before the next tick.
            motion.show_at(motion.share(now))

    def _tick(self, now: int) -> None:
        self._begin(now)
        for motion in list(self._moving):
            if motion not in self._moving:
                continue  # one before it has ended it
            share = motion.share(now)
            motion.show_at(share)
            if share >= 1.0:
                self._moving.remove(motion)
                motion.last()
        if not self.running:
            self._finish()

    def _finish(self) -> None:
        """Nothing moves any more."""
        self._ticker.stop()
        self._keys.clear()
        then, self._then = self._then, None
        if then is not None:
            then()
