"""The chapter on phones that show the hands of players."""

from mille_qt.features.rulebook.chapter import Chapter, RuleParagraph
from mille_qt.play.keyboard import Command
from mille_qt.ui.rule_anchors import PHONES
from mille_qt.ui.translation import translate


def with_phones() -> Chapter:
    """Return the chapter: starting a phone, playing on it, troubles, and secrets."""
    return Chapter(
        translate("Rules", "Playing with phones"),
        (_start(), _on_the_phone(), _at_the_screen(), _trouble(), _secrets()),
    )


def _start() -> RuleParagraph:
    choose = translate(
        "Rules",
        "Choose “Phones…” in the menu of the match ({key}), or “Use phones…” where the players are "
        "chosen, and “Use a phone” beside your name. Point the phone’s camera at the code, open "
        "the page, and touch “Start”.",
    )
    return RuleParagraph(
        PHONES,
        translate("Rules", "Your hand on your phone"),
        (
            translate(
                "Rules",
                "Your phone can show your hand, and this screen only the table: nobody has to look "
                "away, and nothing is installed. This works in every match at this screen, also "
                "for your seat at a table on the network.",
            ),
            choose.format(key=Command.PHONES.key),
            translate(
                "Rules",
                "The phone must be in the same Wi-Fi as this computer. Each code is for one player "
                "and one phone, and valid for two minutes. In your next match, and when the "
                "program is started again, your phone needs no new code.",
            ),
        ),
    )


def _on_the_phone() -> RuleParagraph:
    return RuleParagraph(
        "on-the-phone",
        translate("Rules", "Playing on the phone"),
        (
            translate(
                "Rules",
                "Touch a card, and it says what it does and what you can do with it; or flick it "
                "upwards to play it. You choose the language and cover your cards there, too.",
            ),
            translate(
                "Rules",
                "After a hazard, the phones of all partners ask the same question in the same "
                "way, whatever they hold, so that a glance at them tells nothing.",
            ),
            translate(
                "Rules",
                "One phone can show the hands of two players: scan both codes with it. It covers "
                "the cards before it is passed on.",
            ),
            translate(
                "Rules",
                "At a table on the network, “Say…” offers a few words to the people at other "
                "computers.",
            ),
        ),
    )


def _at_the_screen() -> RuleParagraph:
    return RuleParagraph(
        "phones-at-the-screen",
        translate("Rules", "What the screen shows"),
        (
            translate(
                "Rules",
                "A small phone at a portrait shows who plays by phone; it is crossed out while the "
                "phone does not answer. Players without a phone still play at the screen, behind "
                "the curtain.",
            ),
            translate(
                "Rules",
                "“Play here” brings your hand back to the screen. You find it under “Phones…” and, "
                "while the table waits for a phone that does not answer, on the table itself.",
            ),
            translate(
                "Rules",
                "If your phone answers, it has to agree before another phone gets your hand. After "
                "half a minute without an answer the table offers “Another phone”; the log keeps "
                "that the hand has moved.",
            ),
        ),
    )


def _trouble() -> RuleParagraph:
    return RuleParagraph(
        "phones-trouble",
        translate("Rules", "If the phone does not get through"),
        (
            translate(
                "Rules",
                "Is the phone in the same Wi-Fi as this computer, and not in one for guests, which "
                "often keeps devices apart? Does a firewall on this computer keep phones away from "
                "Mille? Is a VPN switched on, here or on the phone? If several addresses are "
                "listed beside the code, try the next one.",
            ),
            translate(
                "Rules",
                "A phone that locks itself does not hear of your turn: choose a longer time in its "
                "display settings. As soon as its page is open again, it is back.",
            ),
        ),
    )


def _secrets() -> RuleParagraph:
    return RuleParagraph(
        "phones-secrets",
        translate("Rules", "Who can see your hand"),
        (
            translate(
                "Rules",
                "Everything that your phone shows is encrypted on its way, with a key that only "
                "this phone and this computer have. A photograph of the code is of no use once you "
                "have touched “Start”. If somebody else was faster, your phone says that the code "
                "is taken: show a new one.",
            ),
            translate(
                "Rules",
                "The page itself comes without the encryption of a web site, since no browser "
                "accepts that from a computer at home. A person who controls the Wi-Fi could "
                "change the page and read your hand: play in a Wi-Fi that you trust.",
            ),
        ),
    )
