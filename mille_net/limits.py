"""All limits of the protocol, with their reasons; PROTOCOL.md lists them for clients."""

#: The versions of the protocol that this program speaks, lowest and highest.
VERSIONS = (1, 1)

# --- frames -------------------------------------------------------------------------------------

#: Bytes of the length in front of a frame.
LENGTH_BYTES = 4
#: Bytes of a frame's body. Before admission, a hello with six names is the longest.
FRAME_BEFORE = 4_096
#: An update late in a race of the largest deck takes less than a fifth of it.
FRAME_AFTER = 65_536

#: Bytes that the choices of an update take, with padding: more than any hand allows.
CHOICES_ROOM = 768
#: Bytes of a move, and of the answer that it is not made, with padding: the longest of either fits.
MOVE_ROOM = 128

#: Limits for msgpack: more than any message needs, so that a stranger cannot exhaust the memory.
MAX_ARRAY = 1_024
MAX_MAP = 64
MAX_STR = 2_048
MAX_BIN = 4_096
MAX_EXT = 0
#: Maximum nesting of the message types.
MAX_DEPTH = 8
#: Fits a signed integer of 32 bits in every language.
MAX_INT = 2**31 - 1

# --- connections --------------------------------------------------------------------------------

#: The default port of a table: below the ports that systems assign by themselves.
DEFAULT_PORT = 25100

#: Maximum number of connected guests: six seats, and more spectators than are likely. From one
#: machine, as many newcomers as there are seats: even with addresses that count as three machines,
#: it cannot take all places. Guests with a seat may always come back.
MAX_GUESTS_HERE = 24
MAX_GUESTS_PER_MACHINE = 6
#: Maximum number of strangers' connections: at most half of them wait after their hello, so that
#: there is always one that must send it at once or be evicted. One machine needs several while its
#: user has the list of tables open and joins from two windows; five such machines leave room for
#: others.
MAX_STRANGERS = 32
MAX_STRANGERS_PER_MACHINE = 6
#: Additional connections from the machine of a known guest: one that the guest has given up, and
#: the one with which it comes back.
MAX_RETURNING_PER_MACHINE = 2
#: New connections per second and address, and the burst after a pause; for a machine with several
#: addresses, as much as for four of them.
CONNECTION_RATE = 5
CONNECTION_BURST = 10
MACHINE_RATE = 20
MACHINE_BURST = 40
#: Seconds from one connection to the next one that is accepted: a handshake takes the host 3 to 4
#: ms, so those of any number of machines together leave more than half of the time to the players.
ACCEPT_PACE = 0.01
#: Seconds after which an address is forgotten: its burst is full again long before.
ADDRESS_KEPT = 60.0
#: Connections that the system accepts before the program does; further ones would be retried after
#: a whole second.
BACKLOG = 128

#: Seconds for each step of a stranger.
TLS_TIMEOUT = 3.0
HELLO_TIMEOUT = 5.0
#: Seconds from the first byte of a frame to its last.
FRAME_TIMEOUT_BEFORE = 5.0
FRAME_TIMEOUT_AFTER = 10.0

#: How many may wait for admission, and for how many seconds. Two neighbours in an IPv6 network, who
#: count as one machine, may wait at the same time.
MAX_WAITING_PER_ADDRESS = 1
MAX_WAITING_PER_MACHINE = 2
MAX_WAITING = 6
WAITING_TIMEOUT = 120.0
#: How many may be asked for the code at the same time: all guests of a table behind one router,
#: which counts as one machine. While all places are taken, the machine with most gives one up.
MAX_ENTERING_PER_MACHINE = 6
MAX_ENTERING = 16

#: Bytes in a connection's outbox, and seconds that one write may take, before it is aborted.
MAX_OUTBOX = 256 * 1024
WRITE_TIMEOUT = 10.0

#: Seconds of silence before a ping, and before a connection counts as dead.
PING_AFTER = 5.0
DEAD_AFTER = 15.0
#: Seconds of silence before the others see that somebody's connection is slow.
SLOW_AFTER = 7.0

# --- finding tables -----------------------------------------------------------------------------

#: Tables in a list: more than anybody reads. And announced places of which it keeps asking: twice
#: as many, as most of a flood do not answer.
MAX_LISTED = 64
MAX_ANNOUNCED = 128
#: How many silent places are asked at the same time, and at how many addresses each: together less
#: than half of the sockets that a loop on Windows can watch.
MAX_ASKED = 32
MAX_ADDRESSES_ASKED = 4
#: How often, per second and at once, an address that has answered is asked because of further
#: announcements: half as often as a host accepts connections of one address. And for how many
#: addresses that is counted.
ASKING_RATE = CONNECTION_RATE / 2
ASKING_BURST = CONNECTION_BURST / 2
MAX_BUDGETS = 512
#: Hosts joined before that are asked without an announcement, the latest ones.
MAX_JOINED_ASKED = 16

# --- floods and misuse --------------------------------------------------------------------------

#: Messages per second and connection, and the burst, beyond which the connection is closed.
MESSAGE_RATE = 20.0
MESSAGE_BURST = 40
#: Lines of chat within so many seconds; more are refused.
CHAT_LINES = 5
CHAT_SECONDS = 10.0
#: Lines of chat that are sent to a returning guest: those of a race or two, in 20 kB.
CHAT_KEPT = 50

#: Maximum number of log lines of one kind within so many seconds that strangers can cause: enough
#: to show a problem without filling the disk.
LOG_LINES = 10
LOG_SECONDS = 60.0

# --- texts --------------------------------------------------------------------------------------

#: Maximum length of a name, in graphemes and bytes.
NAME_GRAPHEMES = 24
NAME_BYTES = 96
CHAT_BYTES = 300

# --- getting in ---------------------------------------------------------------------------------

ID_BYTES = 16
TOKEN_BYTES = 32
NONCE_BYTES = 32
HASH_BYTES = 32
#: Length of a SPAKE2 message: one byte for the side, 32 for the group element.
PAKE_BYTES = 33
CODE_DIGITS = 6
#: Wrong guesses of a machine before a pause, as people mistype. Then seconds of the first pause,
#: doubled each time up to the longest; after so many seconds without a wrong guess the count is
#: reset. A machine that keeps guessing has four guesses per hour.
CODE_TRIES = 3
CODE_PAUSE = 30.0
CODE_LONGEST_PAUSE = 900.0
CODE_FORGIVEN_AFTER = 3_600.0
#: Wrong guesses per hour of all machines with tries left, and as many of all others together. At 60
#: per hour, an even chance to find one of a million codes takes over a year.
CODE_GUESSES_PER_HOUR = 30
#: The burst of each: all tries of 200 machines, more than a home network has, so that a person who
#: mistypes need not wait because others guess; and what ten machines without tries guess before
#: their second pause.
CODE_EARLY_BURST = 200 * CODE_TRIES
CODE_LATER_BURST = 30

# --- the table ----------------------------------------------------------------------------------

MAX_SEATS = 6
MAX_SIDES = 6
#: Lines of rules: several times the fields that rules have. The banner is the same in every
#: version, and an older program must read that of a newer one, whose rules have more fields.
MAX_RULE_LINES = 128
#: Portraits, colours and quick phrases have smaller numbers.
MAX_FACES = 256
MAX_PHRASES = 256
#: Guests that a table remembers: all who are here, its owner, and six seats whose people are away.
MAX_GUESTS = MAX_GUESTS_HERE + 1 + MAX_SEATS
#: A larger deck makes a race whose moves no longer fit a frame.
MAX_DECK = 200
#: Moves of one race: each card drawn, discarded and taken, each of them a hazard that two seats
#: answer; and some hazards that a safety has removed, taken again. Before that, each card drawn and
#: discarded, and all of them shuffled.
MAX_MOVES = 8 * MAX_DECK + 1
#: The score sheet travels in every view; no evening has so many races.
MAX_RACES = 250
#: Points, miles and numbers of races that fit what the rules allow, and a frame.
MAX_FIGURE = 10_000_000

#: Bytes of the id of a move, and of a line of chat; made by chance, so that no two machines ever
#: make the same, nor one machine before and after it was started again.
MOVE_ID_BYTES = 8
LINE_ID_BYTES = 8
#: Answered moves that are remembered per seat: more than can be on their way at once.
ANSWERS_KEPT = 64

#: Seconds that an absent player whose turn it is may be waited for, where not for ever, and that
#: a player may take for a turn.
SHORTEST_WAIT = 5
LONGEST_WAIT = 3_600
#: Seconds that a player who is here may let the others wait, where a table says nothing else: a
#: long thought, or a visit to the kitchen.
USUAL_IDLE = 120
#: The part of that time after which the player is reminded.
IDLE_REMINDER = 0.5
#: Reminders between races after which a guest is not waited for there any more: one may be a visit
#: to the kitchen.
MOST_DELAYS = 2
#: Seconds for which a player must have been awaited before anybody may remind them: as long as a
#: calm thought takes. And seconds until the same player may be reminded again, by anybody: a
#: reminder every few moments would be pestering.
NUDGE_AFTER = 15.0
NUDGE_PAUSE = 30.0
#: Deals of one race that a seat may make void before the computer stands in for it: one may be an
#: accident of the network.
DEALS_VOIDED = 2
#: Seconds after which a restarted host deals without the guests who were connected before: longer
#: than the longest pause between two attempts to reconnect.
RETURN_SECONDS = 15.0
#: Seconds in which to answer whether a move may be taken back.
TAKE_BACK_SECONDS = 10.0
#: Seconds after which all who have not answered a hazard pass.
QUESTION_SECONDS = 10.0
#: Seconds for each step of a fair deal, and how often one may be void before the table is asked.
DEAL_STEP_SECONDS = 5.0
DEAL_ATTEMPTS = 3
#: Seconds after which a guest does not wait any more for the host's step, or for its secret after a
#: race: the host waits for the slowest guest in each step.
DEAL_PATIENCE = 2 * DEAL_STEP_SECONDS

# --- from a host ----------------------------------------------------------------------------------

#: What a guest accepts from its host, per second and at once: as much as an honest host sends for
#: all its guests together. A guest leaves a host that sends more, so that its window never waits
#: for them. Lines of chat with those that are sent again at first, and reminders:
HOST_CHAT_RATE = (MAX_GUESTS_HERE + 1) * CHAT_LINES / CHAT_SECONDS
HOST_CHAT_BURST = (MAX_GUESTS_HERE + 1) * CHAT_LINES + CHAT_KEPT
HOST_NUDGE_RATE = MAX_SEATS / NUDGE_PAUSE
HOST_NUDGE_BURST = MAX_SEATS
#: Updates: a race of computer players alone, as quick as they are, seen from six seats.
HOST_UPDATE_RATE = 500.0
HOST_UPDATE_BURST = 2_000
#: All other messages: a table that several guests change as often as they may.
HOST_MESSAGE_RATE = 100.0
HOST_MESSAGE_BURST = 100

# --- time ---------------------------------------------------------------------------------------

#: Seconds between two ticks, and the gap that means the computer was asleep.
TICK = 0.5
SLEEP_GAP = 2.0

# --- coming back --------------------------------------------------------------------------------

#: Seconds before each attempt to reconnect, the last for all that follow, give or take a fifth.
RECONNECT_DELAYS = (0.5, 1.0, 2.0, 4.0, 8.0, 10.0)
RECONNECT_SPREAD = 0.2
#: Seconds after which a guest stops looking for a host that is gone.
HOST_GONE_AFTER = 600.0

# --- phones -------------------------------------------------------------------------------------

#: The default port for phones, beside that of tables.
PHONE_PORT = 25110
PHONE_KEY_BYTES = 32
PHONE_NONCE_BYTES = 12
#: Bytes of a sealed frame before it is sealed. The host's has room for a picture with a hand of
#: eight cards, all of which can be played on five opponents, with sentences in any language; a
#: choice takes less than a third of the phone's.
HOST_FRAME = 16_384
PHONE_FRAME = 256
#: Bytes of a request: a browser sends about 600.
MAX_REQUEST = 8_192
#: Bytes that are processed before it is looked whether too many frames have come: a frame of a
#: phone is this long, and of the shortest frames fewer than fifty are.
PHONE_SLICE = 290

#: Sockets of phones that have proved a key: six at a screen, one that returns before its old
#: connection is missed, one that scans a code. And of all others, together and of one address: a
#: browser makes two at a time, and two phones of another router count as one address.
MAX_PHONES_HERE = 8
MAX_PHONE_STRANGERS = 8
MAX_PHONE_STRANGERS_PER_ADDRESS = 4
#: Connections with the same code: the phone that is to have it, and another that scans it, too.
MAX_SCANNERS = 2
#: Used codes that are remembered, to say "already taken" instead of "unknown".
USED_CODES_KEPT = 32

#: Seconds from a connection to its complete request, and from then to the first sealed frame.
REQUEST_TIMEOUT = 5.0
SEAL_TIMEOUT = 5.0
#: Seconds of silence after which a phone counts as away: its page pings every ten seconds.
PHONE_DEAD_AFTER = 25.0
#: Seconds for which a code is valid.
CODE_SECONDS = 120.0
#: Frames per second and at once of one phone: much more than thumbs can do.
PHONE_RATE = 5.0
PHONE_BURST = 20
