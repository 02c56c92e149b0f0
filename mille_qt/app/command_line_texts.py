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
    #: Headings; argparse appends a colon.
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
    description="The card game Mille Bornes for one screen or the home network.",
    epilog="Options of Qt, such as -platform, are accepted too.",
    file="open this match",
    help="show this help and exit",
    version="show the version and exit",
    join="join the table at this address",
    address="ADDRESS",
    lang="language of the program",
    seed="deal the same cards for the same number",
    number="NUMBER",
    fullscreen="start in full screen",
    no_animation="no animations",
    no_sound="no sound",
    reset_settings="reset the preferences; names and finished lessons are kept",
    data_dir="keep settings and matches in this folder",
    folder="FOLDER",
    log_level="how much to log",
    level="LEVEL",
    smoke="open the window briefly and exit",
    screenshot="save a picture of the window and exit",
    one_of="expected one of: {}",
    whole_number="expected a whole number",
    mistake="{}: not used correctly; see --help",
    file_name="FILE.mille",
    no_screen="cannot open a window: there is no display (DISPLAY, WAYLAND_DISPLAY), "
    "or a system library is missing; see the messages of Qt above",
)
FRENCH = CommandLineTexts(
    usage="utilisation : ",
    arguments="arguments ",
    options="options ",
    description="Le jeu de cartes Mille Bornes, autour d’un écran ou en réseau à la maison.",
    epilog="Les options de Qt, comme -platform, sont aussi acceptées.",
    file="ouvrir cette partie",
    help="afficher cette aide et quitter",
    version="afficher la version et quitter",
    join="rejoindre la table à cette adresse",
    address="ADRESSE",
    lang="langue du programme",
    seed="donner les mêmes cartes pour un même nombre",
    number="NOMBRE",
    fullscreen="démarrer en plein écran",
    no_animation="sans animations",
    no_sound="sans son",
    reset_settings="rétablir les préférences par défaut, sauf les noms et les leçons terminées",
    data_dir="conserver les préférences et les parties dans ce dossier",
    folder="DOSSIER",
    log_level="niveau de détail du journal",
    level="NIVEAU",
    smoke="ouvrir brièvement la fenêtre et quitter",
    screenshot="enregistrer une image de la fenêtre et quitter",
    one_of="valeurs possibles : {}",
    whole_number="un nombre entier est attendu",
    mistake="{} : utilisation incorrecte. Voir --help",
    file_name="PARTIE.mille",
    no_screen="impossible d’ouvrir une fenêtre : il n’y a pas d’écran (DISPLAY, WAYLAND_DISPLAY) "
    "ou il manque une bibliothèque du système. Voir les messages de Qt ci-dessus",
)
SPANISH = CommandLineTexts(
    usage="uso: ",
    arguments="argumentos",
    options="opciones",
    description="El juego de cartas Mille Bornes, en una misma pantalla o en la red de casa.",
    epilog="También se aceptan las opciones de Qt, como -platform.",
    file="abrir esta partida",
    help="mostrar esta ayuda y salir",
    version="mostrar la versión y salir",
    join="unirse a la mesa que está en esta dirección",
    address="DIRECCIÓN",
    lang="idioma del programa",
    seed="repartir las mismas cartas con el mismo número",
    number="NÚMERO",
    fullscreen="empezar en pantalla completa",
    no_animation="sin animaciones",
    no_sound="sin sonido",
    reset_settings="restablecer las preferencias, salvo los nombres y las lecciones terminadas",
    data_dir="guardar las preferencias y las partidas en esta carpeta",
    folder="CARPETA",
    log_level="nivel de detalle del registro",
    level="NIVEL",
    smoke="abrir la ventana un momento y salir",
    screenshot="guardar una imagen de la ventana y salir",
    one_of="valores posibles: {}",
    whole_number="se espera un número entero",
    mistake="{}: uso incorrecto. Consulta --help",
    file_name="PARTIDA.mille",
    no_screen="no se puede abrir ninguna ventana: no hay pantalla (DISPLAY, WAYLAND_DISPLAY) "
    "o falta una biblioteca del sistema. Consulta los mensajes de Qt más arriba",
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
