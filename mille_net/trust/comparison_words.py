"""Three words that both screens show at first contact; a man in the middle changes them."""

import hashlib

_LIST = """
album ambulance animal aquarium arc art atlas avalanche avenue badge badminton baguette ballet
banjo bar basket biscuit bison bistro blizzard blouse bonbon boomerang boulevard bouquet bravo
bronze budget buffet bungalow bus cabaret cacao cactus cake camping canal canyon caramel cargo
cartoon casino catamaran caviar chalet charade chorus circuit citron clan clown club cobra
cocktail collage concert condor confetti cornet cosmos costume cottage couscous cousin coyote
crayon cricket croquet cube curry dahlia danger delta derby dialogue dingo disco divan dolmen
domino dragon dune duo empire espresso excursion expert fable fan festival fiasco film final
flamenco folklore football forum fruit fugue garage gazelle geyser gnome golf gong gospel gouache
graffiti granite guide habitat halo hamburger hamster handball hangar hibiscus hobby hockey
horizon iceberg igloo image impact index instrument iris jade jaguar jargon jazz jeep jockey
jogging joker judo jungle junior kayak ketchup kilt kimono kiwi koala label laser limousine lion
logo lotus lynx magma magnolia marathon marina maximum melon menhir menu message mikado mimosa
mirage mobile monocle montage motel motif moustache muscle mustang nature nectar nylon oasis
ocelot octave olive omelette orange origami palace palette panda panorama papyrus parade parasol
parka parking patio photo piano pigeon pirate pirouette pizza plateau polka polo poncho portrait
poster prince prune puma puzzle quartz quiche quiz radar radio raisin ranch ravioli relief
restaurant risotto robot rose roulette route rugby safari salon salsa samba sandwich satin sauna
saxophone scorpion silence silo sofa solo sonar souvenir spaghetti sphinx sport star studio tango
taxi tennis toboggan totem toucan train triangle trombone tunnel village wagon zigzag
"""
#: One word for each byte, spelled alike in English and French, and easy to pronounce.
#: Part of the protocol: changes need a new version.
WORDS = tuple(_LIST.split())

_LABEL = b"millebornes words"


def three_words(certificate: bytes, guest_nonce: bytes, host_nonce: bytes) -> tuple[str, str, str]:
    """Return the words for the hash of the host's certificate and both nonces."""
    digest = hashlib.sha256(_LABEL + certificate + guest_nonce + host_nonce).digest()
    return WORDS[digest[0]], WORDS[digest[1]], WORDS[digest[2]]
