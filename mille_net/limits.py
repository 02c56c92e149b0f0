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

#: What msgpack may unpack; no message comes near, and no stranger can make us reserve memory.
MAX_ARRAY = 1_024
MAX_MAP = 64
MAX_STR = 2_048
MAX_BIN = 4_096
MAX_EXT = 0
#: How deep the message types nest at most; whatever is deeper cannot be one of them.
MAX_DEPTH = 8
#: Fits a signed integer of 32 bits in every language.
MAX_INT = 2**31 - 1

# --- connections --------------------------------------------------------------------------------

#: The default port of a table: below the ports that systems assign by themselves.
DEFAULT_PORT = 25100

#: Guests who are here at the same time: six seats, and more spectators than watch such a game. Of
#: one machine as many newcomers as there are seats: with all the addresses by which a machine can
#: pass for three it still cannot take every place. Who has a seat comes back whatever the number.
MAX_GUESTS_HERE = 24
MAX_GUESTS_PER_MACHINE = 6
#: Connections of those who have not been let in: half of them may have said hello and wait, so that
#: there is always one that must say it at once or give way to a newcomer. One machine asks several
#: times when its user looks at the list of tables and joins from two windows; five such machines
#: leave room for others.
MAX_STRANGERS = 32
MAX_STRANGERS_PER_MACHINE = 6
#: Connections that are taken besides from a machine from which a guest was let in before: one that
#: the guest has given up, and the one with which it comes back.
MAX_RETURNING_PER_MACHINE = 2
#: New connections per second and address, and how many may come at once after a pause; the same for
#: a machine that has several addresses, as much as four of them.
CONNECTION_RATE = 5
CONNECTION_BURST = 10
MACHINE_RATE = 20
MACHINE_BURST = 40
#: Connections that the system takes before the program looks at them; of those beyond, a guest
#: among them, each would be tried again after a whole second.
BACKLOG = 128

#: Seconds for each step of somebody who is not let in yet.
TLS_TIMEOUT = 3.0
HELLO_TIMEOUT = 5.0
#: Seconds from the first byte of a frame to its last.
FRAME_TIMEOUT_BEFORE = 5.0
FRAME_TIMEOUT_AFTER = 10.0

#: How many may wait to be let in, and for how many seconds. Two neighbours in an IPv6 network, who
#: count as one machine, need not come one after the other.
MAX_WAITING_PER_ADDRESS = 1
MAX_WAITING_PER_MACHINE = 2
MAX_WAITING = 6
WAITING_TIMEOUT = 120.0
#: How many may be about to enter the code: a whole table behind one router, which counts as one
#: machine. While all places are taken, the one with most gives one up for another.
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

# --- floods and misuse --------------------------------------------------------------------------

#: Messages per second and connection, and how many may come at once; then it is closed.
MESSAGE_RATE = 20.0
MESSAGE_BURST = 40
#: Lines of chat within so many seconds; more are refused.
CHAT_LINES = 5
CHAT_SECONDS = 10.0
#: Lines that a host still has for whoever comes back: the talk of a race or two, in 20 kB.
CHAT_KEPT = 50

#: Protocol errors of one address before it is banned, and for how many seconds.
ERRORS_BEFORE_BAN = 3
BAN_SECONDS = 60.0

#: Log lines of one kind within so many seconds that strangers can cause: enough to see that
#: something is wrong; a disk would be full of more within a day.
LOG_LINES = 10
LOG_SECONDS = 60.0

# --- texts --------------------------------------------------------------------------------------

#: What a name has at most, as people count letters and as a frame counts bytes.
NAME_GRAPHEMES = 24
NAME_BYTES = 96
CHAT_BYTES = 300

# --- getting in ---------------------------------------------------------------------------------

ID_BYTES = 16
TOKEN_BYTES = 32
NONCE_BYTES = 32
HASH_BYTES = 32
#: What SPAKE2 sends: one byte for the side, 32 for the group element.
PAKE_BYTES = 33
CODE_DIGITS = 6
#: Wrong guesses of a machine before there is a pause: people mistype. Then seconds of the first
#: pause, which is doubled each time, up to the longest; after so many seconds without a wrong guess
#: all are forgotten. A machine that goes on has four guesses per hour.
CODE_TRIES = 3
CODE_PAUSE = 30.0
CODE_LONGEST_PAUSE = 900.0
CODE_FORGIVEN_AFTER = 3_600.0
#: Wrong guesses per hour of all machines together, however many there are: so many of machines that
#: have tries left, and as many of all others. At 60 an hour an even chance to find one of a million
#: codes takes over a year.
CODE_GUESSES_PER_HOUR = 30
#: How many of each may come at once: all the tries of 200 machines, more than a network at home
#: has, so that nobody who mistypes waits for others who guess; and of those without tries, what
#: ten machines guess before their second pause.
CODE_EARLY_BURST = 200 * CODE_TRIES
CODE_LATER_BURST = 30

# --- the table ----------------------------------------------------------------------------------

MAX_SEATS = 6
MAX_SIDES = 3
#: Guests that a table remembers: all who are here, its owner, and six seats whose people are away.
MAX_GUESTS = MAX_GUESTS_HERE + 1 + MAX_SEATS
#: A larger deck makes a race whose moves no longer fit a frame.
MAX_DECK = 200
#: Moves of one race: each card drawn and played, each of them a hazard that two seats answer.
MAX_MOVES = 4 * MAX_DECK
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

#: Seconds that an absent player whose turn it is may be waited for, where not for ever.
SHORTEST_WAIT = 5
LONGEST_WAIT = 3_600
#: Seconds that a player who is here may let the others wait, where a table says nothing else: a
#: long thought, or a visit to the kitchen.
USUAL_IDLE = 120
#: The part of that time after which the player is reminded.
IDLE_REMINDER = 0.5
#: Deals of one race that a seat may make void before the computer stands in for it: one may be an
#: accident of the network.
DEALS_VOIDED = 2
#: Seconds after which a restarted host deals without the guests who were connected before: longer
#: than the longest pause between two attempts to reconnect.
RETURN_SECONDS = 15.0
#: Seconds after which whoever has not answered a hazard passes.
QUESTION_SECONDS = 10.0
#: Seconds for each step of a fair deal, and how often one may be void before the table is asked.
DEAL_STEP_SECONDS = 5.0
DEAL_ATTEMPTS = 3

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
