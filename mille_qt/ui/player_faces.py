"""The faces of people, stored with their names, and of all players of a match."""

from mille_qt.ui.art.characters.cast import computer_face
from mille_qt.ui.art.characters.face import Face
from mille_qt.ui.settings import Settings


def face_of_person(settings: Settings, name: str) -> Face:
    """Return the face that a person has chosen, or the initial."""
    return settings.faces.get(name, Face(name))


def face_of_player(settings: Settings, name: str, *, computer: bool) -> Face:
    """Return the face of a player of a match on this computer."""
    return computer_face(name) if computer else face_of_person(settings, name)


def keep_face(settings: Settings, face: Face) -> None:
    """Store the face of a person who has a name."""
    others = {name: other for name, other in settings.faces.items() if name != face.name}
    if face.name and face != settings.faces.get(face.name, Face(face.name)):
        settings.faces = {**others, face.name: face}
