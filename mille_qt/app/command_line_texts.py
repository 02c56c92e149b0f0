"""The texts of the command line in each language of the program.

These texts are outside Qt's translations, because --help answers before Qt is loaded. As fields of
one type they cannot be forgotten in a language: the type check finds that. They contain only
characters of the Windows code pages.
"""

import locale
import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple


class CommandLineTexts(NamedTuple):
    """Every text of the command line; `{}` stands for a value."""

    usage: str
    arguments: str
    options: str
    description: str
    epilog: str
    file: str
    help: str
    version: str
    join: str
    address: str
    lang: str
    seed: str
    number: str
    fullscreen: str
    no_animation: str
    no_sound: str
    reset_settings: str
    data_dir: str
    folder: str
    log_level: str
    level: str
    smoke: str
    screenshot: str
    #: Errors: not one of the allowed words, not a whole number, anything else.
    one_of: str
    whole_number: str
    mistake: str
    #: A sample file name; why the program ends without a window.
    file_name: str
    no_screen: str


ENGLISH = CommandLineTexts(
    usage="usage: ",
    arguments="arguments",
    options="options",
    description="The card game Mille Bornes: alone, around one screen or on the network.",
    epilog="Options of Qt, such as -platform, are passed on.",
    file="a match to go on with",
    help="show this and end",
    version="show the version and end",
    join="join the table at this address",
    address="ADDRESS",
    lang="language of the menus",
    seed="shuffle so that the same number deals the same cards",
    number="NUMBER",
    fullscreen="fill the screen",
    no_animation="let nothing move",
    no_sound="let nothing be heard",
    reset_settings="begin with all settings new; lessons done and names are kept",
    data_dir="keep settings and matches in this folder",
    folder="FOLDER",
    log_level="how much to log",
    level="LEVEL",
    smoke="open the window for a moment, say so and end",
    screenshot="save a picture of the window and end",
    one_of="expected one of: {}",
    whole_number="expected a whole number",
    mistake="{}: this is not understood; --help says what is",
    file_name="FILE.mille",
    no_screen="no window can be opened: there is no screen (DISPLAY, WAYLAND_DISPLAY), "
    "or a library of the system is missing; Qt says more above",
)
FRENCH = CommandLineTexts(
    usage="utilisation : ",
    arguments="arguments",
    options="options",
    description="Le jeu de cartes Mille Bornes : seul, autour d’un écran ou en réseau.",
    epilog="Les options de Qt, comme -platform, lui sont transmises.",
    file="une partie à poursuivre",
    help="afficher ceci et terminer",
    version="afficher la version et terminer",
    join="rejoindre la table à cette adresse",
    address="ADRESSE",
    lang="langue des menus",
    seed="mélanger de sorte que le même nombre donne les mêmes cartes",
    number="NOMBRE",
    fullscreen="remplir l’écran",
    no_animation="ne rien faire bouger",
    no_sound="ne rien faire entendre",
    reset_settings="commencer avec des préférences neuves, sans oublier leçons ni noms",
    data_dir="garder les préférences et les parties dans ce dossier",
    folder="DOSSIER",
    log_level="ce qui est noté au journal",
    level="NIVEAU",
    smoke="ouvrir la fenêtre un instant, le dire et terminer",
    screenshot="enregistrer une image de la fenêtre et terminer",
    one_of="attendu, au choix : {}",
    whole_number="attendu : un nombre entier",
    mistake="{} : ceci n’est pas compris. Voir --help",
    file_name="PARTIE.mille",
    no_screen="aucune fenêtre ne peut s’ouvrir : il n’y a pas d’écran (DISPLAY, WAYLAND_DISPLAY), "
    "ou il manque une bibliothèque du système ; Qt en dit plus ci-dessus",
)
SPANISH = CommandLineTexts(
    usage="uso: ",
    arguments="argumentos",
    options="opciones",
    description="El juego de cartas Mille Bornes: a solas, en una misma pantalla o en red.",
    epilog="Las opciones de Qt, como -platform, se le pasan tal cual.",
    file="una partida que continuar",
    help="mostrar esta ayuda y salir",
    version="mostrar la versión y salir",
    join="unirse a la mesa de esta dirección",
    address="DIRECCIÓN",
    lang="idioma de los menús",
    seed="barajar de modo que el mismo número reparta las mismas cartas",
    number="NÚMERO",
    fullscreen="ocupar toda la pantalla",
    no_animation="que no se mueva nada",
    no_sound="que no suene nada",
    reset_settings="empezar con preferencias nuevas, sin olvidar lecciones ni nombres",
    data_dir="guardar las preferencias y las partidas en esta carpeta",
    folder="CARPETA",
    log_level="cuánto se anota en el registro",
    level="NIVEL",
    smoke="abrir la ventana un momento, decirlo y salir",
    screenshot="guardar una imagen de la ventana y salir",
    one_of="se espera una de estas palabras: {}",
    whole_number="se espera un número entero",
    mistake="{}: esto no se entiende. Consulta --help",
    file_name="PARTIDA.mille",
    no_screen="no se puede abrir ninguna ventana: no hay pantalla (DISPLAY, WAYLAND_DISPLAY) "
    "o falta una biblioteca del sistema; Qt dice más arriba cuál",
)
#: A language without an entry has its command line in English.
LANGUAGES: dict[str, CommandLineTexts] = {"en": ENGLISH, "es": SPANISH, "fr": FRENCH}

#: Environment variables with the language of messages; the first that is set counts.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
#: Languages whose English names do not begin with their codes.
_IN_ENGLISH = {"Spanish": "es"}


def texts_for(
    arguments: Sequence[str], environment: Mapping[str, str] = os.environ
) -> CommandLineTexts:
    """Return the texts in the language of `--lang`, else of the system, else in English."""
    code = _asked_for(arguments) or _of_system(environment)
    return LANGUAGES.get(code) or LANGUAGES.get(code[:2], ENGLISH)


def _asked_for(arguments: Sequence[str]) -> str:
    for argument, following in pairwise([*arguments, ""]):
        if argument == "--lang":
            return following
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return ""


def _of_system(environment: Mapping[str, str]) -> str:
    name = next((environment[key] for key in _VARIABLES if environment.get(key)), None)
    if name is None:
        # Windows has no such variables, and names languages in English: French_France.
        name = locale.getlocale()[0] or ""
        name = _IN_ENGLISH.get(name.partition("_")[0], name)
    return name[:2].lower()
