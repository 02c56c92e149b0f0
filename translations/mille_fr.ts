<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Asking</name>
    <message>
        <source>{name} plays {card} on you.</source>
        <extracomment>Puts the question that stands on the bar there once more.</extracomment>
        <translation>{name} joue {card} contre vous.</translation>
    </message>
    <message>
        <source>Continue (Space)</source>
        <translation>Continuer (Espace)</translation>
    </message>
    <message>
        <source>Coup fourré! (Space)</source>
        <translation>Coup fourré&#x202f;! (Espace)</translation>
    </message>
    <message>
        <source>{miles}! Finish or extend?</source>
        <translation>{miles}&#x202f;! Arrivée ou allonge&#x202f;?</translation>
    </message>
    <message>
        <source>Finish (Enter)</source>
        <translation>Terminer (Entrée)</translation>
    </message>
    <message>
        <source>Continue (N)</source>
        <translation>Continuer (N)</translation>
    </message>
    <message>
        <source>Extend to {miles} (E)</source>
        <translation>Allonge jusqu’à {miles} (E)</translation>
    </message>
    <message>
        <source>Continue when you are ready.</source>
        <translation>Continuez quand vous voulez.</translation>
    </message>
    <message>
        <source>This is how the table looked then.</source>
        <translation>Voici la table à ce moment-là.</translation>
    </message>
    <message>
        <source>Back to now (Esc)</source>
        <translation>Revenir au présent (Échap)</translation>
    </message>
    <message>
        <source>{card} is about to go.</source>
        <translation>{card} va partir.</translation>
    </message>
    <message>
        <source>Go (Enter)</source>
        <translation>Partez (Entrée)</translation>
    </message>
    <message>
        <source>Oops, keep it (Esc)</source>
        <translation>Oups, la garder (Échap)</translation>
    </message>
</context>
<context>
    <name>AtTheDoor</name>
    <message>
        <source>At the door</source>
        <translation>Devant la porte</translation>
    </message>
    <message>
        <source>Tell the six digits to those who are to come.</source>
        <translation>Dites les six chiffres à ceux qui doivent venir.</translation>
    </message>
    <message>
        <source>Closed: only who has played here before comes in.</source>
        <translation>Fermée&#xa0;: il faut avoir déjà joué ici pour entrer.</translation>
    </message>
    <message>
        <source>Nobody is knocking.</source>
        <translation>Personne ne frappe.</translation>
    </message>
    <message>
        <source>Others find the table by its name, or by the address {addresses}.</source>
        <translation>Les autres trouvent la table par son nom, ou à l’adresse {addresses}.</translation>
    </message>
</context>
<context>
    <name>BetweenRaces</name>
    <message>
        <source>Waiting for the others</source>
        <translation>On attend les autres</translation>
    </message>
    <message>
        <source>&amp;Another match</source>
        <translation>Une a&amp;utre partie</translation>
    </message>
    <message>
        <source>Read&amp;y</source>
        <translation>C’est b&amp;on</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Tout le monde est prêt.</translation>
    </message>
    <message>
        <source>Not ready for the next race yet: {names}.</source>
        <translation>Pour la manche suivante, on attend encore&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Deal &amp;now</source>
        <translation>Di&amp;stribuer maintenant</translation>
    </message>
    <message>
        <source>Begin the next race without waiting for the others</source>
        <translation>Commencer la manche suivante sans attendre les autres</translation>
    </message>
    <message>
        <source>✓ Deal verified</source>
        <translation>✓ Donne vérifiée</translation>
    </message>
    <message>
        <source>Every computer at the table had a part in shuffling, and this one has checked it: nobody, the host included, chose who got which card.</source>
        <translation>Chaque ordinateur de la table a participé au mélange, et celui-ci l’a vérifié&#xa0;: personne, pas même l’hôte, n’a choisi qui recevait quelle carte.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair: the cards were not those that everybody had shuffled. What proves it lies in {path}. Talk to the host before you go on.</source>
        <translation>La donne de la manche {race} n’était pas honnête&#xa0;: les cartes n’étaient pas celles que tous avaient mélangées. La preuve se trouve dans {path}. Parlez à l’hôte avant de continuer.</translation>
    </message>
    <message>
        <source>Deal not fully checked</source>
        <translation>Donne vérifiée en partie</translation>
    </message>
    <message>
        <source>This computer was not there for all of the race. Nothing it has seen was wrong.</source>
        <translation>Cet ordinateur n’était pas là pendant toute la manche. Rien de ce qu’il a vu n’était faux.</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>This is too long, or has signs that cannot be sent.</source>
        <translation>C’est trop long, ou cela contient des signes qui ne peuvent pas être envoyés.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who said something</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Everybody</source>
        <translation>&amp;Tout le monde</translation>
    </message>
    <message>
        <source>What people say</source>
        <translation>Ce qui se dit</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Dire quelque chose</translation>
    </message>
    <message>
        <source>Say something to everybody at the table</source>
        <translation>Dire quelque chose à toute la table</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>Do not show what some people say</source>
        <translation>Ne pas montrer ce que disent certains</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Race {race}</source>
        <extracomment>The order of the first five buttons. What is drawn on a button, in a square of 16: triangles by their corners, bars by rectangles. Letters that are always seen of a race, a speed, and a name; a longer name is cut at its end. A seat, or None for everybody.</extracomment>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>{times} ×</source>
        <comment>speed of a replay</comment>
        <translation>{times} ×</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Comme {name}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Web page that plays by itself…</source>
        <translation>Page &amp;web qui se joue toute seule…</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <translation>&amp;Image de ce moment…</translation>
    </message>
    <message>
        <source>Score (F9)</source>
        <translation>Score (F9)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>To the start of the race, then to the race before (Page up)</source>
        <translation>Au début de la manche, puis à la manche précédente (Page haut)</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Un coup en arrière (←)</translation>
    </message>
    <message>
        <source>One move on (→)</source>
        <translation>Un coup en avant (→)</translation>
    </message>
    <message>
        <source>To the next race (Page down)</source>
        <translation>À la manche suivante (Page bas)</translation>
    </message>
    <message>
        <source>Which race</source>
        <translation>Quelle manche</translation>
    </message>
    <message>
        <source>How fast (+ and −)</source>
        <translation>À quelle vitesse (+ et −)</translation>
    </message>
    <message>
        <source>Whose hands are shown</source>
        <translation>Quelles mains sont montrées</translation>
    </message>
    <message>
        <source>Close the replay (Esc)</source>
        <translation>Fermer la rediffusion (Échap)</translation>
    </message>
    <message>
        <source>Stand still (Space)</source>
        <translation>Suspendre (Espace)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lire (Espace)</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong</source>
        <extracomment>Gives the match being played as text, for the report.</extracomment>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>The program made a mistake. Your match is saved up to here.</source>
        <translation>Le programme a fait une erreur. Votre partie est enregistrée jusqu’ici.</translation>
    </message>
    <message>
        <source>A report for its makers lies in {path}. It was sent nowhere.</source>
        <translation>Un rapport pour ses auteurs se trouve dans {path}. Il n’a été envoyé nulle part.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <extracomment>Of the curtain&apos;s width: the public table, small, stays to be seen.</extracomment>
        <translation>Passez à {name}</translation>
    </message>
    <message>
        <source>All hands are hidden. Nobody else should look now.</source>
        <translation>Toutes les mains sont cachées. Que personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>C’est moi, {name}&#xa0;: montrer ma main</translation>
    </message>
</context>
<context>
    <name>DeckEditor</name>
    <message>
        <source>{cards} together</source>
        <translation>{cards} en tout</translation>
    </message>
    <message>
        <source>Copies of {card}</source>
        <translation>Exemplaires de la carte {card}</translation>
    </message>
</context>
<context>
    <name>DoorChoice</name>
    <message>
        <source>Door</source>
        <extracomment>Seconds that an absent player is waited for; None: for ever.</extracomment>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermée</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>door</comment>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>Wait for whoever is away</source>
        <translation>Attendre les absents</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>always</source>
        <comment>wait for somebody</comment>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Others may &amp;watch</source>
        <translation>D’autres peuvent re&amp;garder</translation>
    </message>
    <message>
        <source>They see the table, and no hands.</source>
        <translation>Ils voient la table, et aucune main.</translation>
    </message>
    <message>
        <source>When it is their turn; then the computer plays until they are back.</source>
        <translation>Quand c’est à eux de jouer&#x202f;; ensuite l’ordinateur joue jusqu’à leur retour.</translation>
    </message>
    <message>
        <source>You see who knocks, and let them in or not.</source>
        <translation>Vous voyez qui frappe, et laissez entrer ou non.</translation>
    </message>
    <message>
        <source>Whoever knows the six digits comes in.</source>
        <translation>Qui connaît les six chiffres entre.</translation>
    </message>
    <message>
        <source>Only who has played at this table before comes in.</source>
        <translation>Seuls entrent ceux qui ont déjà joué à cette table.</translation>
    </message>
</context>
<context>
    <name>EmptyList</name>
    <message>
        <source>No table found so far</source>
        <translation>Aucune table trouvée pour l’instant</translation>
    </message>
    <message>
        <source>Perhaps nobody is hosting one yet. Or something hides it: a firewall, here or at the host; guest Wi-Fi, which keeps devices apart; a VPN, which leads the traffic elsewhere.</source>
        <translation>Peut-être que personne n’en a encore ouvert. Ou quelque chose la cache&#xa0;: un pare-feu, ici ou chez l’hôte&#x202f;; un Wi-Fi invité, qui isole les appareils&#x202f;; un VPN, qui mène le trafic ailleurs.</translation>
    </message>
    <message>
        <source>Joining by address works all the same: type what the host’s screen shows, such as 192.168.1.20.</source>
        <translation>On peut toujours rejoindre une table par son adresse&#xa0;: tapez ce que montre l’écran de l’hôte, par exemple 192.168.1.20.</translation>
    </message>
    <message>
        <source>&amp;Find out why</source>
        <translation>&amp;Chercher la cause</translation>
    </message>
    <message>
        <source>Addresses of this computer: {addresses}</source>
        <translation>Adresses de cet ordinateur&#xa0;: {addresses}</translation>
    </message>
    <message>
        <source>Testing. This takes a few seconds.</source>
        <translation>Essai en cours. Cela prend quelques secondes.</translation>
    </message>
</context>
<context>
    <name>EnteringPage</name>
    <message>
        <source>That is not the code of this table. Look at the host’s screen again.</source>
        <translation>Ce n’est pas le code de cette table. Regardez encore l’écran de l’hôte.</translation>
    </message>
    <message>
        <source>Joining {table}</source>
        <translation>Vers la table {table}</translation>
    </message>
    <message>
        <source>The host sees the same three words beside your name. If they differ, somebody is in between: cancel.</source>
        <translation>L’hôte voit les trois mêmes mots à côté de votre nom. S’il en voit d’autres, quelqu’un s’est glissé entre vous&#xa0;: annulez.</translation>
    </message>
    <message>
        <source>Code of the &amp;table</source>
        <translation>&amp;Code de la table</translation>
    </message>
    <message>
        <source>Code of the table, six digits</source>
        <translation>Code de la table, six chiffres</translation>
    </message>
    <message>
        <source>One guess is left.</source>
        <translation>Il reste un essai.</translation>
    </message>
    <message>
        <source>{count} guesses are left.</source>
        <translation>Il reste {count} essais.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Entrer</translation>
    </message>
    <message>
        <source>The host’s screen shows six digits. Ask for them and type them here.</source>
        <translation>L’écran de l’hôte montre six chiffres. Demandez-les et tapez-les ici.</translation>
    </message>
    <message>
        <source>Looking for the table and shaking hands…</source>
        <translation>On cherche la table et on se serre la main…</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in. Before you: {count}.</source>
        <translation>L’hôte doit vous laisser entrer. Avant vous&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>L’hôte doit vous laisser entrer.</translation>
    </message>
</context>
<context>
    <name>FairnessBox</name>
    <message>
        <source>Whom it pays to attack</source>
        <translation>La cible la plus utile</translation>
    </message>
    <message>
        <source>The leader first</source>
        <translation>D’abord le premier</translation>
    </message>
    <message>
        <source>Everybody alike</source>
        <translation>Tout le monde autant</translation>
    </message>
    <message>
        <source>Whoever hit them</source>
        <translation>Qui les a attaqués</translation>
    </message>
    <message>
        <source>Each computer attacks whom it gains most by attacking.</source>
        <translation>Chaque ordinateur attaque là où il y gagne le plus.</translation>
    </message>
    <message>
        <source>Attacks go to the side with the most points.</source>
        <translation>Les attaques vont au camp qui a le plus de points.</translation>
    </message>
    <message>
        <source>Attacks are shared out evenly in every race.</source>
        <translation>Les attaques sont réparties également dans chaque manche.</translation>
    </message>
    <message>
        <source>Attacks are paid back to the side that they came from.</source>
        <translation>Les attaques sont rendues au camp d’où elles viennent.</translation>
    </message>
</context>
<context>
    <name>FileTalk</name>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>It is not a match of this game, or one of a newer version.</source>
        <translation>Ce n’est pas une partie de ce jeu, ou elle vient d’une version plus récente.</translation>
    </message>
    <message>
        <source>Line {line} is not a legal move: {text}</source>
        <translation>La ligne {line} n’est pas un coup permis&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Matches (*.mille)</source>
        <translation>Parties (*.mille)</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>Tables in this network</source>
        <extracomment>In lines of text: the height of a row, and the space at its edges.</extracomment>
        <translation>Tables de ce réseau</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>There is no move of yours to take back in this race.</source>
        <extracomment>Whether the hand can be played from now. Whom the curtain calls.</extracomment>
        <translation>Vous n’avez aucun coup à reprendre dans cette manche.</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>The hand lies as the cards were drawn.</source>
        <translation>La main est dans l’ordre de la pioche.</translation>
    </message>
    <message>
        <source>The hand is kept by families.</source>
        <translation>La main est rangée par familles.</translation>
    </message>
    <message>
        <source>The hand lies as you have put it.</source>
        <translation>La main est comme vous l’avez rangée.</translation>
    </message>
    <message>
        <source>Order (O)</source>
        <translation>Ordre (O)</translation>
    </message>
    <message>
        <source>Discard (D)</source>
        <translation>Défausser (D)</translation>
    </message>
    <message>
        <source>Take back (⌫)</source>
        <translation>Reprendre (⌫)</translation>
    </message>
    <message>
        <source>Score (F9)</source>
        <translation>Score (F9)</translation>
    </message>
    <message>
        <source>Chat: {unread} (F9)</source>
        <translation>Tchat&#xa0;: {unread} (F9)</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message>
        <source>No seat is open: nobody else can play.</source>
        <extracomment>The TableOptions, and the names of the people here.</extracomment>
        <translation>Aucune place n’est libre&#xa0;: personne d’autre ne peut jouer.</translation>
    </message>
    <message>
        <source>Everybody at the table needs a name.</source>
        <translation>Chacun à la table a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Two people here have the same name.</source>
        <translation>Deux personnes ici ont le même nom.</translation>
    </message>
    <message>
        <source>These house rules are not for {count} players.</source>
        <translation>Ces règles maison ne valent pas à {count} joueurs.</translation>
    </message>
    <message>
        <source>These house rules have too many cards for the network. Take some out.</source>
        <translation>Ces règles maison ont trop de cartes pour le réseau. Enlevez-en.</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Chez {name}</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the tables</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>Ouvrir la ta&amp;ble</translation>
    </message>
    <message>
        <source>Goes on from the score sheet: {scores}. The race under way is void.</source>
        <translation>Reprend depuis la feuille de score&#xa0;: {scores}. La manche en cours est annulée.</translation>
    </message>
</context>
<context>
    <name>HostSeatRow</name>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>seat</comment>
        <translation>Libre</translation>
    </message>
    <message>
        <source>for whoever comes</source>
        <translation>pour qui viendra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Seat {number}, {shape}</source>
        <translation>Place {number}, {shape}</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Nom, {seat}</translation>
    </message>
    <message>
        <source>Level, {seat}</source>
        <translation>Niveau, {seat}</translation>
    </message>
</context>
<context>
    <name>HostSeats</name>
    <message>
        <source>2 players</source>
        <extracomment>The kinds of a SeatPlan, in the order of the segments.</extracomment>
        <translation>2 joueurs</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 joueurs</translation>
    </message>
    <message>
        <source>4 players: two teams</source>
        <translation>4 joueurs&#xa0;: deux équipes</translation>
    </message>
    <message>
        <source>6 players: three teams</source>
        <translation>6 joueurs&#xa0;: trois équipes</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Table</source>
        <extracomment>The pages from top to bottom; `group_name` has their names. The lowest and the highest number, and the step between those offered.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Safeties</source>
        <translation>Bottes</translation>
    </message>
    <message>
        <source>End of a race</source>
        <translation>Fin de manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>races until somebody has won</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>At least one number of players is needed.</source>
        <translation>Il faut au moins un nombre de joueurs.</translation>
    </message>
    <message>
        <source>The deck is too small: there must be more cards than all players together hold.</source>
        <translation>Le jeu est trop petit&#xa0;: il faut plus de cartes que n’en tiennent tous les joueurs ensemble.</translation>
    </message>
    <message>
        <source>The length of the trip must be a multiple of 25, the shortest card.</source>
        <translation>La longueur du trajet doit être un multiple de 25, la plus petite carte.</translation>
    </message>
    <message>
        <source>The length with extension must be a multiple of 25, the shortest card.</source>
        <translation>La longueur avec allonge doit être un multiple de 25, la plus petite carte.</translation>
    </message>
    <message>
        <source>These rules cannot be played together.</source>
        <translation>Ces règles ne peuvent pas se jouer ensemble.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>Everything is as in the book.</source>
        <translation>Tout est comme dans le livret.</translation>
    </message>
    <message>
        <source>1 change.</source>
        <translation>1 changement.</translation>
    </message>
    <message>
        <source>{count} changes.</source>
        <translation>{count} changements.</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Groupes de règles</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>House rules on top of {rules}</source>
        <translation>Règles maison, base {rules}</translation>
    </message>
    <message>
        <source>&amp;Undo all changes</source>
        <translation>&amp;Annuler tous les changements</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Utiliser ces règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>{path} cannot be read or written: {reason}. The sheet is kept while the program runs, and every change tries again.</source>
        <extracomment>What is to be told now, in words; empty for nothing. Whether the disk is behind what is kept here.</extracomment>
        <translation>{path} ne peut être lu ou écrit&#xa0;: {reason}. La feuille est gardée tant que le programme tourne, et chaque changement essaie de nouveau.</translation>
    </message>
    <message>
        <source>The score sheet that was kept here is damaged and cannot be read. Its file lies in {path} now.</source>
        <translation>La feuille de score gardée ici est endommagée et illisible. Son fichier se trouve maintenant dans {path}.</translation>
    </message>
    <message>
        <source>Another window has changed this score sheet meanwhile: this is how it is now. Please check what you were about to do.</source>
        <translation>Une autre fenêtre a changé cette feuille de score entre-temps&#xa0;: la voici telle qu’elle est. Vérifiez ce que vous alliez faire.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys at the table</source>
        <translation>Touches à la table</translation>
    </message>
    <message>
        <source>Choose a card; again: put it where it goes</source>
        <translation>Choisir une carte&#x202f;; encore&#xa0;: la poser à sa place</translation>
    </message>
    <message>
        <source>Choose the card beside it</source>
        <translation>Choisir la carte voisine</translation>
    </message>
    <message>
        <source>Choose where the card goes</source>
        <translation>Choisir où va la carte</translation>
    </message>
    <message>
        <source>Use the chosen card</source>
        <translation>Jouer la carte choisie</translation>
    </message>
    <message>
        <source>U, Enter</source>
        <translation>U, Entrée</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Défausser la carte choisie</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Lâcher</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Draw a card (where that is not automatic)</source>
        <translation>Piocher une carte (si ce n’est pas automatique)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Coup fourré, or continue</source>
        <translation>Coup fourré, ou continuer</translation>
    </message>
    <message>
        <source>No coup fourré</source>
        <translation>Pas de coup fourré</translation>
    </message>
    <message>
        <source>Extend the trip</source>
        <translation>Demander l’allonge</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Take back (practice)</source>
        <translation>Reprendre (entraînement)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Score sheet; there: small or large</source>
        <translation>Feuille de score&#x202f;; là&#xa0;: petite ou grande</translation>
    </message>
    <message>
        <source>Draw the screen again</source>
        <translation>Redessiner l’écran</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Say something (on the network)</source>
        <translation>Dire quelque chose (en réseau)</translation>
    </message>
    <message>
        <source>Score and log</source>
        <translation>Score et journal</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
</context>
<context>
    <name>LanPage</name>
    <message>
        <source>That is no address. It looks like 192.168.1.20 or [fe80::1%eth0]:25100.</source>
        <extracomment>A FoundTable or Address, whether only to watch.</extracomment>
        <translation>Ce n’est pas une adresse. Elle ressemble à 192.168.1.20 ou à [fe80::1%eth0]:25100.</translation>
    </message>
    <message>
        <source>Play on the network</source>
        <translation>Jouer en réseau</translation>
    </message>
    <message>
        <source>Host a &amp;table…</source>
        <translation>Ouvrir une &amp;table…</translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation>Tables de ce réseau</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Rejoindre par adresse</translation>
    </message>
    <message>
        <source>What the host’s screen shows, such as 192.168.1.20</source>
        <translation>Ce que montre l’écran de l’hôte, par exemple 192.168.1.20</translation>
    </message>
    <message>
        <source>Address of a table</source>
        <translation>Adresse d’une table</translation>
    </message>
    <message>
        <source>J&amp;oin there</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>W&amp;atch</source>
        <translation>Re&amp;garder</translation>
    </message>
    <message>
        <source>See the game without playing: no hands, no seat</source>
        <translation>Voir la partie sans jouer&#xa0;: ni mains, ni place</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Re&amp;joindre</translation>
    </message>
    <message>
        <source>They are playing: with your old seat at once, else from the next race.</source>
        <translation>On y joue&#xa0;: avec votre ancienne place tout de suite, sinon dès la manche suivante.</translation>
    </message>
</context>
<context>
    <name>LanSession</name>
    <message>
        <source>Computer</source>
        <comment>plays for a seat that nobody has</comment>
        <extracomment>The number of the host&apos;s own screen among the guests. Seconds for the answer to a hazard. The host closes the question after ten; what a player decides in the last moment must still get there. Seconds that a question is to be seen in any case. A LinkState; the Table; a ChatLine; a DealReport; a sentence; an EndCode, the parameters of its sentence and a KickReason. Matches on the network are kept by their host. Guests whose lines are not shown here.</extracomment>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>LanTable</name>
    <message>
        <source>Shuffling: every computer at the table has a part in it.</source>
        <translation>On mélange&#xa0;: chaque ordinateur de la table y participe.</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Seats</source>
        <extracomment>What the chat has at first, and the door with somebody before it. Whoever knocks takes room of the chat, so that no button moves away under a pointer.</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>C&amp;lose the table</source>
        <translation>&amp;Fermer la table</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Not &amp;ready after all</source>
        <translation>Atten&amp;dez encore</translation>
    </message>
    <message>
        <source>&amp;Ready</source>
        <translation>C’est b&amp;on</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>&amp;Open to whoever comes</source>
        <translation>&amp;Libre pour qui viendra</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Ordinateur</translation>
    </message>
    <message>
        <source>&amp;Send {name} away…</source>
        <translation>&amp;Renvoyer {name}…</translation>
    </message>
    <message>
        <source>Seat {number}, {shape}</source>
        <translation>Place {number}, {shape}</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Who may sit here</source>
        <translation>Qui peut s’asseoir ici</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Ordinateur&#xa0;: {level}</translation>
    </message>
    <message>
        <source>{check} ready</source>
        <translation>{check} c’est bon</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the race</source>
        <extracomment>Draws and answers without a card are seen on the table and would fill the log.</extracomment>
        <translation>Journal de la manche</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{turn} – Mille</source>
        <extracomment>The window asks for this much at first, in pixels, where the screen has it. Of the screen that a first window takes at most.</extracomment>
        <translation>{turn} – Mille</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Not being saved: {reason}. The match goes on; make room on the disk.</source>
        <translation>Enregistrement impossible&#xa0;: {reason}. La partie continue&#x202f;; faites de la place sur le disque.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Play on the net&amp;work…</source>
        <translation>Jouer en &amp;réseau…</translation>
    </message>
    <message>
        <source>&amp;Keep score of paper cards…</source>
        <translation>&amp;Tenir la marque pour de vraies cartes…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>&amp;Revoir une partie…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Feuille de score</translation>
    </message>
    <message>
        <source>P&amp;rint the score sheet…</source>
        <translation>&amp;Imprimer la feuille de score…</translation>
    </message>
    <message>
        <source>Save the score sheet as P&amp;DF…</source>
        <translation>Enregistrer la feuille de score en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Leave the match</source>
        <translation>Quitter &amp;la partie</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Full screen (F11 to come back)</source>
        <translation>&amp;Plein écran (F11 pour revenir)</translation>
    </message>
    <message>
        <source>Score and &amp;log</source>
        <translation>Score et &amp;journal</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Of the &amp;system</source>
        <translation>&amp;Celle du système</translation>
    </message>
    <message>
        <source>Names on the &amp;cards</source>
        <translation>&amp;Noms sur les cartes</translation>
    </message>
    <message>
        <source>English and French</source>
        <translation>Anglais et français</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>Anglais seulement</translation>
    </message>
    <message>
        <source>French only</source>
        <translation>Français seulement</translation>
    </message>
    <message>
        <source>&amp;Keys at the table</source>
        <translation>&amp;Touches à la table</translation>
    </message>
    <message>
        <source>&amp;About Mille</source>
        <translation>À p&amp;ropos de Mille</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>Send {name} away?</source>
        <translation>Renvoyer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>They are told the reason, and can only come back if you let them in.</source>
        <translation>La raison lui est dite, et il faut votre accord pour un retour.</translation>
    </message>
    <message>
        <source>The computer plays in their place.</source>
        <translation>L’ordinateur joue à sa place.</translation>
    </message>
    <message>
        <source>&amp;Send away</source>
        <translation>Ren&amp;voyer</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>Rai&amp;son</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#x202f;?</translation>
    </message>
    <message>
        <source>Everybody else has to leave it, too.</source>
        <translation>Tous les autres doivent aussi la quitter.</translation>
    </message>
    <message>
        <source>The match is kept: open the table again later, and everybody finds their seat.</source>
        <translation>La partie est conservée&#xa0;: rouvrez la table plus tard, et chacun retrouve sa place.</translation>
    </message>
    <message>
        <source>&amp;Close the table</source>
        <translation>&amp;Fermer la table</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#x202f;?</translation>
    </message>
    <message>
        <source>You can come back through the list of tables.</source>
        <translation>Vous pouvez revenir par la liste des tables.</translation>
    </message>
    <message>
        <source>The computer plays for you from now on.</source>
        <translation>L’ordinateur joue désormais pour vous.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Rester</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Vous avez quitté la table</translation>
    </message>
    <message>
        <source>&amp;Back to the tables</source>
        <translation>Retour aux &amp;tables</translation>
    </message>
    <message>
        <source>&amp;Continue from the score sheet…</source>
        <translation>&amp;Continuer depuis la feuille de score…</translation>
    </message>
    <message>
        <source>The connection is lost. Reconnecting (try {attempt}); your seat is kept, and the computer plays it if it takes long.</source>
        <translation>La connexion est perdue. Reconnexion (essai {attempt})&#x202f;; votre place est gardée, et l’ordinateur la joue si cela dure.</translation>
    </message>
    <message>
        <source>You have paused the match. Table menu: continue.</source>
        <translation>Vous avez mis la partie en pause. Menu Table&#xa0;: continuer.</translation>
    </message>
    <message>
        <source>The computer plays for {name}. Table menu: play again.</source>
        <translation>L’ordinateur joue pour {name}. Menu Table&#xa0;: rejouer soi-même.</translation>
    </message>
    <message>
        <source>{name} has left. The computer plays in their place.</source>
        <translation>{name} a quitté la table. L’ordinateur joue à sa place.</translation>
    </message>
    <message>
        <source>{name} is away. The computer plays until they return.</source>
        <translation>{name} n’est pas là. L’ordinateur joue jusqu’à son retour.</translation>
    </message>
    <message>
        <source>{name} is away. The table waits.</source>
        <translation>{name} n’est pas là. La table attend.</translation>
    </message>
    <message>
        <source>{name} is away. If their turn takes more than {seconds} s, the computer plays.</source>
        <translation>{name} n’est pas là. Si son tour dure plus de {seconds}&#xa0;s, l’ordinateur joue.</translation>
    </message>
    <message>
        <source>The computer plays for {name} at the moment.</source>
        <translation>L’ordinateur joue pour {name} en ce moment.</translation>
    </message>
    <message>
        <source>{name} is at the door: {words}. Table menu: let them in, or refuse.</source>
        <translation>{name} est à la porte&#xa0;: {words}. Menu Table&#xa0;: laisser entrer, ou refuser.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair. What proves it lies in {path}.</source>
        <translation>La donne de la manche {race} n’était pas honnête. La preuve se trouve dans {path}.</translation>
    </message>
    <message>
        <source>Not being saved: the disk is full. The match goes on; make room on the disk.</source>
        <translation>Pas enregistré&#xa0;: le disque est plein. La partie continue&#x202f;; faites de la place sur le disque.</translation>
    </message>
    <message>
        <source>The host cannot save the match at the moment. It goes on all the same.</source>
        <translation>L’hôte ne peut pas enregistrer la partie en ce moment. Elle continue quand même.</translation>
    </message>
    <message>
        <source>This table is played with another version of the game. Have everybody install the same one, then try again.</source>
        <translation>Cette table joue avec une autre version du jeu. Que tous installent la même, puis réessayez.</translation>
    </message>
    <message>
        <source>The host has not let you in. Ask at the table whether they know that it is you.</source>
        <translation>L’hôte ne vous a pas laissé entrer. Demandez à la table si l’on sait que c’est vous.</translation>
    </message>
    <message>
        <source>This table is closed: it only takes back who has played at it before. Ask the host to open it.</source>
        <translation>Cette table est fermée&#xa0;: elle ne reprend que ceux qui y ont déjà joué. Demandez à l’hôte de l’ouvrir.</translation>
    </message>
    <message>
        <source>That is not the code of this table. Ask the host for the six digits.</source>
        <translation>Ce n’est pas le code de cette table. Demandez les six chiffres à l’hôte.</translation>
    </message>
    <message>
        <source>Too many wrong codes. The table has a new code now: ask the host for it, then join again.</source>
        <translation>Trop de codes faux. La table a maintenant un nouveau code&#xa0;: demandez-le à l’hôte, puis revenez.</translation>
    </message>
    <message>
        <source>Nobody at the host has answered within two minutes. Call them, then try again.</source>
        <translation>Personne n’a répondu chez l’hôte en deux minutes. Appelez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>Too many people are waiting at this door already. Try again in a minute.</source>
        <translation>Trop de gens attendent déjà à cette porte. Réessayez dans une minute.</translation>
    </message>
    <message>
        <source>All seats are taken. Ask the host for one, or watch the game if that is allowed.</source>
        <translation>Toutes les places sont prises. Demandez-en une à l’hôte, ou regardez la partie si c’est permis.</translation>
    </message>
    <message>
        <source>This table is not for watching. Join it as a player, or ask the host.</source>
        <translation>On ne peut pas regarder cette table. Rejoignez-la pour jouer, ou demandez à l’hôte.</translation>
    </message>
    <message>
        <source>Only the host can do that. Ask for it in the chat.</source>
        <translation>Seul l’hôte peut faire cela. Demandez-le-lui dans la discussion.</translation>
    </message>
    <message>
        <source>Somebody else has this seat. Choose a free one.</source>
        <translation>Quelqu’un d’autre a cette place. Choisissez-en une libre.</translation>
    </message>
    <message>
        <source>There is no such seat any more: the table has changed. Look again.</source>
        <translation>Cette place n’existe plus&#xa0;: la table a changé. Regardez encore.</translation>
    </message>
    <message>
        <source>They have gone already, so there is nothing left to do.</source>
        <translation>Cette personne est déjà partie, il n’y a plus rien à faire.</translation>
    </message>
    <message>
        <source>Somebody was quicker: this seat is taken. Choose another one.</source>
        <translation>Quelqu’un a été plus rapide&#xa0;: cette place est prise. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>You are watching this table. To play, leave it and join as a player.</source>
        <translation>Vous regardez cette table. Pour jouer, quittez-la et rejoignez-la comme joueur.</translation>
    </message>
    <message>
        <source>These rules cannot be played with so many seats. Choose others.</source>
        <translation>Ces règles ne se jouent pas avec autant de places. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>There are still open seats. Wait, or give them to the computer.</source>
        <translation>Il y a encore des places libres. Attendez, ou donnez-les à l’ordinateur.</translation>
    </message>
    <message>
        <source>Not everybody is ready. Wait for them, or give their seats away.</source>
        <translation>On attend encore quelqu’un. Patientez, ou donnez sa place.</translation>
    </message>
    <message>
        <source>A race is under way. This can be done when it is over.</source>
        <translation>Une manche est en cours. Cela se fera quand elle sera finie.</translation>
    </message>
    <message>
        <source>The match has begun. This could only be done in the lobby.</source>
        <translation>La partie a commencé. Cela ne pouvait se faire qu’avant.</translation>
    </message>
    <message>
        <source>No race is under way. Wait until the cards are dealt.</source>
        <translation>Aucune manche n’est en cours. Attendez la donne.</translation>
    </message>
    <message>
        <source>This match has had as many races as a table can keep. Begin another one.</source>
        <translation>Cette partie a eu autant de manches qu’une table peut en garder. Commencez-en une autre.</translation>
    </message>
    <message>
        <source>No match is under way. The host can begin one.</source>
        <translation>Aucune partie n’est en cours. L’hôte peut en commencer une.</translation>
    </message>
    <message>
        <source>The match is paused. Your card stays in your hand until it goes on.</source>
        <translation>La partie est en pause. Votre carte reste dans votre main jusqu’à la reprise.</translation>
    </message>
    <message>
        <source>Too many lines at once. Wait {seconds} s, then send it again.</source>
        <translation>Trop de messages à la fois. Attendez {seconds}&#xa0;s, puis renvoyez-le.</translation>
    </message>
    <message>
        <source>The deal had gone on without this computer. Just play on.</source>
        <translation>La donne avait continué sans cet ordinateur. Jouez, tout simplement.</translation>
    </message>
    <message>
        <source>This computer takes no part in this deal. It will in the next one.</source>
        <translation>Cet ordinateur ne participe pas à cette donne. Il participera à la suivante.</translation>
    </message>
    <message>
        <source>This computer’s part of the deal did not fit; it is dealt without it. Just play on.</source>
        <translation>La part de cet ordinateur dans la donne ne convenait pas&#x202f;; on distribue sans elle. Jouez, tout simplement.</translation>
    </message>
    <message>
        <source>The host has closed the table. If it opens again, your seat in the match is still yours.</source>
        <translation>L’hôte a fermé la table. Si elle rouvre, votre place dans la partie reste la vôtre.</translation>
    </message>
    <message>
        <source>Your seat is now played from another window or computer that you have joined with. Go on there, or join again here.</source>
        <translation>Votre place est maintenant jouée depuis une autre fenêtre ou un autre ordinateur à vous. Continuez là-bas, ou revenez ici.</translation>
    </message>
    <message>
        <source>You have left the table. The computer plays your seat; you can come back.</source>
        <translation>Vous avez quitté la table. L’ordinateur joue votre place&#x202f;; vous pouvez revenir.</translation>
    </message>
    <message>
        <source>The table has not let this computer in. Ask the host, then try again.</source>
        <translation>La table n’a pas laissé entrer cet ordinateur. Demandez à l’hôte, puis réessayez.</translation>
    </message>
    <message>
        <source>This computer has sent too much at once and was disconnected. Join again; your seat is kept.</source>
        <translation>Cet ordinateur a envoyé trop de choses à la fois et a été déconnecté. Revenez&#x202f;; votre place est gardée.</translation>
    </message>
    <message>
        <source>The host did not understand this program and has hung up. Have everybody install the same version, then join again.</source>
        <translation>L’hôte n’a pas compris ce programme et a raccroché. Que tous installent la même version, puis revenez.</translation>
    </message>
    <message>
        <source>The connection was too slow for too long. Go nearer to the router or take a cable, then join again; your seat is kept.</source>
        <translation>La connexion a été trop lente trop longtemps. Rapprochez-vous de la box ou prenez un câble, puis revenez&#x202f;; votre place est gardée.</translation>
    </message>
    <message>
        <source>The host has given your seat away: you were not there for too long. Ask whether you can come back.</source>
        <translation>L’hôte a donné votre place&#xa0;: votre absence a duré trop longtemps. Demandez si vous pouvez revenir.</translation>
    </message>
    <message>
        <source>The host has sent you away because of your manners. Talk to them before you come back.</source>
        <translation>L’hôte a mis fin à votre présence à cause de votre conduite. Parlez-lui avant de revenir.</translation>
    </message>
    <message>
        <source>The host needs your seat for somebody else. Ask whether you can watch, or play the next match.</source>
        <translation>L’hôte a besoin de votre place pour quelqu’un d’autre. Demandez si vous pouvez regarder, ou jouer la partie suivante.</translation>
    </message>
    <message>
        <source>The host has sent you away from the table. Ask them why.</source>
        <translation>L’hôte a mis fin à votre présence à la table. Demandez-lui pourquoi.</translation>
    </message>
    <message>
        <source>Not there for too long</source>
        <translation>Absent trop longtemps</translation>
    </message>
    <message>
        <source>Bad manners</source>
        <translation>Mauvaise conduite</translation>
    </message>
    <message>
        <source>The seat is needed for somebody else</source>
        <translation>La place est pour quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Une autre raison</translation>
    </message>
    <message>
        <source>Nothing answers there. Is the table still open, is the address right, and does the host’s firewall let the game through?</source>
        <translation>Rien ne répond là-bas. La table est-elle encore ouverte, l’adresse est-elle juste, et le pare-feu de l’hôte laisse-t-il passer le jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Something answers there, but it is no table of this game. Check the address and the number behind it.</source>
        <translation>Quelque chose répond là-bas, mais ce n’est pas une table de ce jeu. Vérifiez l’adresse et le nombre qui la suit.</translation>
    </message>
    <message>
        <source>Another computer answers under the name of a host that you know. Perhaps the game was installed anew there: ask before you join under another address.</source>
        <translation>Un autre ordinateur répond au nom d’un hôte que vous connaissez. Le jeu y a peut-être été réinstallé&#xa0;: demandez avant d’y aller par une autre adresse.</translation>
    </message>
    <message>
        <source>The host has not come back for ten minutes. You can go on from the score sheet at a table of your own.</source>
        <translation>L’hôte n’est pas revenu depuis dix minutes. Vous pouvez continuer depuis la feuille de score, à votre propre table.</translation>
    </message>
    <message>
        <source>What came from the host made no sense, so the connection was closed. Have everybody install the same version, then join again.</source>
        <translation>Ce qui venait de l’hôte n’avait pas de sens, la connexion a donc été fermée. Que tous installent la même version, puis revenez.</translation>
    </message>
    <message>
        <source>This computer does not let the game be called: no table can be hosted. Close other games, or allow Mille in the firewall, then try again.</source>
        <translation>Cet ordinateur ne laisse personne joindre le jeu&#xa0;: on ne peut pas y ouvrir de table. Fermez les autres jeux, ou autorisez Mille dans le pare-feu, puis réessayez.</translation>
    </message>
    <message>
        <source>Paused by the host. It will go on from here.</source>
        <translation>L’hôte a mis la partie en pause. Elle reprendra ici.</translation>
    </message>
    <message>
        <source>Paused: nobody else is there. It goes on when somebody comes back.</source>
        <translation>En pause&#xa0;: il n’y a personne d’autre. La partie reprend quand quelqu’un revient.</translation>
    </message>
    <message>
        <source>Paused: three deals in a row could not be finished. The host can deal again.</source>
        <translation>En pause&#xa0;: trois donnes de suite n’ont pas pu être achevées. L’hôte peut redistribuer.</translation>
    </message>
    <message>
        <source>Somebody went missing in the middle of the deal. It is dealt again ({n}).</source>
        <translation>Quelqu’un a disparu au milieu de la donne. On redistribue ({n}).</translation>
    </message>
    <message>
        <source>The host was started anew in the middle of the deal. It is dealt again ({n}).</source>
        <translation>L’hôte a redémarré au milieu de la donne. On redistribue ({n}).</translation>
    </message>
    <message>
        <source>Finding tables works on this computer. Most likely nobody in this network is hosting one at the moment, or the firewall of the host hides it.</source>
        <translation>La recherche de tables marche sur cet ordinateur. Sans doute personne n’en a ouvert dans ce réseau, ou le pare-feu de l’hôte la cache.</translation>
    </message>
    <message>
        <source>This computer is in no network. Switch on Wi-Fi or plug in the cable, then look again.</source>
        <translation>Cet ordinateur n’est dans aucun réseau. Activez le Wi-Fi ou branchez le câble, puis cherchez encore.</translation>
    </message>
    <message>
        <source>A firewall on this computer keeps the game from looking around. Allow Mille in it (UDP port 5353), or join by address.</source>
        <translation>Un pare-feu de cet ordinateur empêche le jeu de chercher. Autorisez-y Mille (port UDP 5353), ou passez par l’adresse.</translation>
    </message>
    <message>
        <source>A VPN takes everything away from the home network. Switch it off while you play, or allow local traffic in it.</source>
        <translation>Un VPN détourne tout du réseau de la maison. Coupez-le pendant le jeu, ou autorisez-y le trafic local.</translation>
    </message>
    <message>
        <source>Nothing from other devices arrives here. Guest Wi-Fi often keeps devices apart: use the main Wi-Fi on all computers.</source>
        <translation>Rien n’arrive ici des autres appareils. Un Wi-Fi invité isole souvent les appareils&#xa0;: mettez tous les ordinateurs sur le Wi-Fi principal.</translation>
    </message>
    <message>
        <source>The system does not let the game look around in the network. Join by address instead.</source>
        <translation>Le système ne laisse pas le jeu chercher dans le réseau. Passez plutôt par l’adresse.</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats taken</source>
        <translation>{taken} sur {seats} places</translation>
    </message>
    <message>
        <source>Another version of the game: install the same one</source>
        <translation>Autre version du jeu&#xa0;: installez la même</translation>
    </message>
    <message>
        <source>Does not answer at the moment</source>
        <translation>Ne répond pas en ce moment</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>in the lobby</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>with a code</source>
        <translation>avec un code</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>The connection is slow</source>
        <translation>La connexion est lente</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>open to whoever the host lets in</source>
        <translation>ouverte à qui l’hôte laisse entrer</translation>
    </message>
    <message>
        <source>closed to new people</source>
        <translation>fermée aux nouveaux</translation>
    </message>
    <message>
        <source>whoever is away is waited for</source>
        <translation>les absents sont attendus</translation>
    </message>
    <message>
        <source>the computer plays for whoever is away for {seconds} s</source>
        <translation>l’ordinateur joue pour les absents après {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{rules} with house rules</source>
        <translation>{rules} avec règles maison</translation>
    </message>
    <message>
        <source>{name} is watching.</source>
        <translation>{name} regarde.</translation>
    </message>
    <message>
        <source>{names} are watching.</source>
        <translation>{names} regardent.</translation>
    </message>
    <message>
        <source>Choose a seat.</source>
        <translation>Choisissez une place.</translation>
    </message>
    <message>
        <source>All seats are taken; you can watch.</source>
        <translation>Toutes les places sont prises&#x202f;; vous pouvez regarder.</translation>
    </message>
    <message>
        <source>A seat is open: wait for somebody, or give it to the computer.</source>
        <translation>Une place est libre&#xa0;: attendez quelqu’un, ou donnez-la à l’ordinateur.</translation>
    </message>
    <message>
        <source>A seat is still open.</source>
        <translation>Une place est encore libre.</translation>
    </message>
    <message>
        <source>Not ready yet: {names}.</source>
        <translation>On attend encore&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The host can start now.</source>
        <translation>L’hôte peut commencer.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Drawn by lot</source>
        <extracomment>The header, the seat that begins or None for a lot, whether it is practice.</extracomment>
        <translation>Tiré au sort</translation>
    </message>
    <message>
        <source>You will watch the computers play.</source>
        <translation>Vous regarderez jouer les ordinateurs.</translation>
    </message>
    <message>
        <source>These house rules are not for {count} players.</source>
        <translation>Ces règles maison ne valent pas à {count} joueurs.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;First race begins with</source>
        <translation>Pre&amp;mier à jouer</translation>
    </message>
    <message>
        <source>Computers a&amp;ttack</source>
        <translation>Les ordina&amp;teurs attaquent</translation>
    </message>
    <message>
        <source>P&amp;ractice</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>Take back moves freely; the game counts in no statistics.</source>
        <translation>Reprise des coups à volonté&#x202f;; la partie ne compte dans aucune statistique.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>NewSheetPage</name>
    <message>
        <source>Player {number}</source>
        <extracomment>The empty sheet, a Tally.</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>These house rules are not for {count} players.</source>
        <translation>Ces règles maison ne valent pas à {count} joueurs.</translation>
    </message>
    <message>
        <source>New score sheet</source>
        <translation>Nouvelle feuille de score</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>You play with your own cards; the program adds up and keeps the sheet.</source>
        <translation>Vous jouez avec vos propres cartes&#x202f;; le programme compte et tient la feuille.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Be&amp;gin the sheet</source>
        <translation>&amp;Commencer la feuille</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Look</source>
        <comment>how things look</comment>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Wait for me after each opponent’s turn</source>
        <translation>M’attendre après chaque tour adverse</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Draw for me</source>
        <translation>Piocher pour moi</translation>
    </message>
    <message>
        <source>Time to call a move back</source>
        <translation>Délai pour rappeler un coup</translation>
    </message>
    <message>
        <source>Ask before a precious discard</source>
        <translation>Demander avant une défausse précieuse</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <translation>Les lettres seules sont des commandes</translation>
    </message>
    <message>
        <source>Menus and texts</source>
        <translation>Menus et textes</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Noms sur les cartes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Show scores and log beside the table</source>
        <translation>Score et journal à côté de la table</translation>
    </message>
    <message>
        <source>Large score sheet</source>
        <translation>Grande feuille de score</translation>
    </message>
    <message>
        <source>How long an opponent’s card is shown before it flies to its place.</source>
        <translation>Durée d’affichage d’une carte adverse avant qu’elle ne file à sa place.</translation>
    </message>
    <message>
        <source>The table goes on when you press a key or click, and not before.</source>
        <translation>La table attend que vous pressiez une touche ou cliquiez.</translation>
    </message>
    <message>
        <source>Nothing flies over the table; the cards of others are shown large.</source>
        <translation>Rien ne vole au-dessus de la table&#x202f;; les cartes des autres sont montrées en grand.</translation>
    </message>
    <message>
        <source>Your turn begins with the card drawn. Otherwise press P or click it.</source>
        <translation>Votre tour commence avec la carte piochée. Sinon, pressez P ou cliquez sur la pioche.</translation>
    </message>
    <message>
        <source>A move is made only after so long, and Escape calls it back.</source>
        <translation>Un coup n’est joué qu’après ce délai, et Échap le rappelle.</translation>
    </message>
    <message>
        <source>Before a safety, or the last distance card that you need, is discarded.</source>
        <translation>Avant de défausser une botte, ou la dernière borne qu’il vous faut.</translation>
    </message>
    <message>
        <source>How cards are sorted; the O key changes it at the table.</source>
        <translation>Comment les cartes sont rangées&#x202f;; la touche O le change à la table.</translation>
    </message>
    <message>
        <source>P draws, U uses, D discards, and so on. Other keys always work.</source>
        <translation>P pioche, U joue, D défausse, et ainsi de suite. Les autres touches marchent toujours.</translation>
    </message>
    <message>
        <source>The language of everything but the cards.</source>
        <translation>La langue de tout, sauf des cartes.</translation>
    </message>
    <message>
        <source>Cards keep their own names in every language.</source>
        <translation>Les cartes gardent leurs propres noms dans toutes les langues.</translation>
    </message>
    <message>
        <source>Light, dark, or with the strongest contrast; or as the system has it.</source>
        <translation>Clair, sombre, ou au contraste le plus fort&#x202f;; ou comme le système.</translation>
    </message>
    <message>
        <source>In a narrow window the panel lies over the table and can be closed.</source>
        <translation>Dans une fenêtre étroite, le volet recouvre la table et peut être fermé.</translation>
    </message>
    <message>
        <source>All races beside the latest one; the W key changes it on the sheet.</source>
        <translation>Toutes les manches à côté de la dernière&#x202f;; la touche W le change sur la feuille.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Posé</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no time</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 seconde</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 secondes</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 secondes</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>less motion</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <comment>less motion</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>As the cards arrive</source>
        <translation>Par arrivée</translation>
    </message>
    <message>
        <source>By family</source>
        <translation>Par famille</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>English and French</source>
        <translation>Anglais et français</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>Anglais seulement</translation>
    </message>
    <message>
        <source>French only</source>
        <translation>Français seulement</translation>
    </message>
    <message>
        <source>As the system has them</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Groupes de préférences</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Give every preference its first value again</source>
        <translation>Rendre à chaque préférence sa valeur d’origine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Leave the match?</source>
        <translation>Quitter la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Moves have been made since the match was last saved.</source>
        <translation>Des coups ont été joués depuis le dernier enregistrement de la partie.</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>&amp;Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Rester</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Impossible d’écrire {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The match goes on and nothing is lost while the program runs. Make room on the disk, or save in another folder.</source>
        <translation>La partie continue et rien n’est perdu tant que le programme tourne. Faites de la place sur le disque, ou enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>The match is not saved</source>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>&amp;Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>The match is as it was, and nothing is lost. Make room on the disk, or save in another folder.</source>
        <translation>La partie est restée comme elle était, et rien n’est perdu. Faites de la place sur le disque, ou enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>The score sheet is not saved</source>
        <translation>La feuille de score n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The printer did not take the score sheet. Is it switched on, and is there paper in it? The match is as it was, and the score sheet can be saved as a PDF file instead.</source>
        <translation>L’imprimante n’a pas pris la feuille de score. Est-elle allumée, a-t-elle du papier&#x202f;? La partie est restée comme elle était, et la feuille de score peut être enregistrée en PDF à la place.</translation>
    </message>
    <message>
        <source>The score sheet is not printed</source>
        <translation>La feuille de score n’est pas imprimée</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Discard the {miles}? It is the last card that gets you there.</source>
        <translation>Défausser {miles}&#x202f;? C’est la dernière carte qui vous mène au but.</translation>
    </message>
    <message>
        <source>Discard this card?</source>
        <translation>Défausser cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Défausser</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>La &amp;garder</translation>
    </message>
    <message>
        <source>Do not &amp;ask again</source>
        <translation>Ne plus de&amp;mander</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossible d’ouvrir {file}.</translation>
    </message>
    <message>
        <source>Its beginning is good and can be watched. The file stays as it is.</source>
        <translation>Son début est bon et peut être regardé. Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Its beginning is good and can be opened. The file itself stays as it is, with .damaged behind its name.</source>
        <translation>Son début est bon et peut être ouvert. Le fichier lui-même reste tel quel, avec .damaged ajouté à son nom.</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>Le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>&amp;Open the good beginning</source>
        <translation>&amp;Ouvrir le bon début</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The last line of {file} was cut off, as when the power fails in the middle of writing. The match goes on from the move before.</source>
        <translation>La dernière ligne de {file} était coupée, comme après une panne de courant en pleine écriture. La partie reprend au coup précédent.</translation>
    </message>
    <message>
        <source>One line was left out</source>
        <translation>Une ligne a été laissée de côté</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The card game Mille Bornes for one table: alone against the computer, or with family and friends. Free software under the MIT licence; the cards are original drawings.</source>
        <translation>Le jeu de cartes Mille Bornes autour d’une table&#xa0;: seul contre l’ordinateur, ou en famille et entre amis. Logiciel libre sous licence MIT&#x202f;; les cartes sont des dessins originaux.</translation>
    </message>
    <message>
        <source>Mille {version}</source>
        <translation>Mille {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RaceForm</name>
    <message>
        <source>Race total</source>
        <extracomment>In lines of text: a row and the head at least, and how far safeties stand below their heading.</extracomment>
        <translation>Total de la manche</translation>
    </message>
    <message>
        <source>Match total</source>
        <translation>Total de la partie</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Nobody has anything yet, so there is nothing to write down.</source>
        <extracomment>Lines of text: with two sides, and for a third. The Entry, while it is made and once it is complete.</extracomment>
        <translation>Personne n’a encore rien&#xa0;: il n’y a rien à inscrire.</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>Race {race}, corrected</source>
        <translation>Manche {race}, corrigée</translation>
    </message>
    <message>
        <source>Enter what lies before each side. Shutouts and totals follow by themselves.</source>
        <translation>Saisissez ce que chaque camp a devant lui. Capots et totaux suivent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>&amp;Leave it as it was</source>
        <translation>&amp;Laisser tel quel</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Write it down</source>
        <translation>&amp;Inscrire</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Impossible d’écrire {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file is not saved</source>
        <translation>Le fichier n’est pas enregistré</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>&amp;Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>Race {race}: the deal</source>
        <translation>Manche {race}&#xa0;: la donne</translation>
    </message>
    <message>
        <source>Race {race}, move {move} of {moves}</source>
        <translation>Manche {race}, coup {move} sur {moves}</translation>
    </message>
    <message>
        <source>{side}: {items}</source>
        <translation>{side}&#xa0;: {items}</translation>
    </message>
    <message>
        <source>{item} {points}</source>
        <translation>{item} {points}</translation>
    </message>
    <message>
        <source>There is nothing to watch yet</source>
        <translation>Il n’y a encore rien à revoir</translation>
    </message>
    <message>
        <source>In {file} no card has been dealt.</source>
        <translation>Dans {file}, aucune carte n’a été distribuée.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>Enregistrer comme page web</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Save a picture of this moment</source>
        <translation>Enregistrer une image de ce moment</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>Replay: {names} – Mille</source>
        <translation>À revoir&#xa0;: {names} – Mille</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>House r&amp;ules…</source>
        <extracomment>What each rule set has become through house rules: changing one&apos;s mind loses nothing.</extracomment>
        <translation>Règles mais&amp;on…</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Comme dans le livret</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 changement</translation>
    </message>
    <message>
        <source>{count} changes</source>
        <translation>{count} changements</translation>
    </message>
</context>
<context>
    <name>ScoreButtons</name>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>Save the match, to go on with it later</source>
        <translation>Enregistrer la partie, pour la continuer plus tard</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de score</translation>
    </message>
    <message>
        <source>Save the score sheet as a PDF file</source>
        <translation>Enregistrer la feuille de score dans un fichier PDF</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Race</source>
        <comment>below a chart, before 1 2 3 …</comment>
        <extracomment>In lines of text. Lines keep this contrast to what they stand on. A line each that is told from the others without colour, in widths of the line.</extracomment>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>Delete race {race}?</source>
        <translation>Supprimer la manche {race}&#x202f;?</translation>
    </message>
    <message>
        <source>Its points go, and the races after it move up.</source>
        <translation>Ses points s’en vont, et les manches suivantes remontent.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>La &amp;garder</translation>
    </message>
    <message>
        <source>A new one takes its place. Whoever wants to keep it prints it or saves it as PDF first.</source>
        <translation>Une nouvelle prend sa place. Pour la garder, imprimez-la ou enregistrez-la en PDF d’abord.</translation>
    </message>
    <message>
        <source>Put this score sheet away?</source>
        <translation>Ranger cette feuille de score&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;New sheet</source>
        <translation>&amp;Nouvelle feuille</translation>
    </message>
    <message>
        <source>&amp;Keep this one</source>
        <translation>&amp;Garder celle-ci</translation>
    </message>
</context>
<context>
    <name>ScoreOutput</name>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Enregistrer la feuille de score en PDF</translation>
    </message>
    <message>
        <source>Score sheet {names}</source>
        <translation>Feuille de score {names}</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de score</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>This race</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{sign} can still be won</source>
        <translation>{sign} encore possible</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Race total</source>
        <extracomment>In tenths of a point: the names of the items, a column of figures at least and at most, what it needs beside the figures, the gap between two races, a row, the head with numbers and marks. So many races stand beside each other at most.</extracomment>
        <translation>Total de la manche</translation>
    </message>
    <message>
        <source>Match total</source>
        <translation>Total de la partie</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>Made with Mille {version}</source>
        <extracomment>The chart, and how low it may become where that saves a page.</extracomment>
        <translation>Fait avec Mille {version}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Mille: score sheet</source>
        <translation>Mille&#xa0;: feuille de score</translation>
    </message>
    <message>
        <source>The match is not over; races so far: {races}.</source>
        <translation>La partie n’est pas finie&#x202f;; manches jouées&#xa0;: {races}.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>{name} (seat {seat})</source>
        <translation>{name} (place {seat})</translation>
    </message>
    <message>
        <source>Rules: {name}. The match ends at {points}.</source>
        <translation>Règles&#xa0;: {name}. La partie s’arrête à {points}.</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>House rules: {list}.</source>
        <translation>Règles maison&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Points brought along: {list}.</source>
        <translation>Points reportés&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Points manche par manche</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>{names}: {figures}.</source>
        <translation>{names}&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>{points} end the match.</source>
        <translation>Il faut {points} pour finir la partie.</translation>
    </message>
    <message>
        <source>Level in the lead: {names}.</source>
        <translation>À égalité en tête&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>In the lead: {names}, by {points}.</source>
        <translation>En tête&#xa0;: {names}, avec {points} d’avance.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>No race has been scored yet</source>
        <translation>Aucune manche n’est encore comptée</translation>
    </message>
    <message>
        <source>Race {race} is over</source>
        <translation>La manche {race} est finie</translation>
    </message>
    <message>
        <source>Scores after race {race}</source>
        <translation>Scores après la manche {race}</translation>
    </message>
    <message>
        <source>Nobody completed the trip.</source>
        <translation>Personne n’a accompli le trajet.</translation>
    </message>
    <message>
        <source>Trip completed by {names}.</source>
        <translation>Trajet accompli par {names}.</translation>
    </message>
    <message>
        <source>A draw: {names} share the match with {points} each.</source>
        <translation>Égalité&#xa0;: {names} se partagent la partie, à {points} chacun.</translation>
    </message>
    <message>
        <source>Match won by {names} with {points}, {lead} ahead of {others}.</source>
        <translation>Partie gagnée par {names} avec {points}, {lead} devant {others}.</translation>
    </message>
    <message>
        <source>{names} {games}</source>
        <translation>{names} {games}</translation>
    </message>
    <message>
        <source>Games won: {list}.</source>
        <translation>Parties gagnées&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <extracomment>The width of the small form with two sides, of the large one, and of one on a wide screen; and what a third side or the buttons&apos; edges need more. In lines of text. So many races leave room for the chart below them. The words and state of the way on, where the table has its own.</extracomment>
        <translation>&amp;Retour à la table</translation>
    </message>
    <message>
        <source>&amp;Another match</source>
        <translation>Une a&amp;utre partie</translation>
    </message>
    <message>
        <source>&amp;Next race</source>
        <translation>Manche &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>Re&amp;voir la manche</translation>
    </message>
    <message>
        <source>This race &amp;only</source>
        <translation>Cette &amp;manche seule</translation>
    </message>
    <message>
        <source>All &amp;races</source>
        <translation>&amp;Toutes les manches</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>Race total</source>
        <translation>Total de la manche</translation>
    </message>
    <message>
        <source>Match total</source>
        <translation>Total de la partie</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Brought along</source>
        <comment>points from before this match</comment>
        <translation>Report</translation>
    </message>
    <message>
        <source>All races</source>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>Points of one race, item by item</source>
        <translation>Points d’une manche, poste par poste</translation>
    </message>
    <message>
        <source>Points of all races; choose one to see its items</source>
        <translation>Points de toutes les manches&#x202f;; choisissez-en une pour en voir le détail</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Points manche par manche</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 joueurs</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 joueurs</translation>
    </message>
    <message>
        <source>4 players: two teams</source>
        <translation>4 joueurs&#xa0;: deux équipes</translation>
    </message>
    <message>
        <source>6 players: three teams</source>
        <translation>6 joueurs&#xa0;: trois équipes</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Everybody at the table needs a name.</source>
        <extracomment>What the kind of a computer player begins with, and the usual one.</extracomment>
        <translation>Chacun à la table a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Move up: change places with the seat above</source>
        <translation>Monter&#xa0;: échanger avec la place du dessus</translation>
    </message>
    <message>
        <source>Move down: change places with the seat below</source>
        <translation>Descendre&#xa0;: échanger avec la place du dessous</translation>
    </message>
    <message>
        <source>Seat {number}, {shape}</source>
        <translation>Place {number}, {shape}</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Nom, {seat}</translation>
    </message>
    <message>
        <source>Level, {seat}</source>
        <translation>Niveau, {seat}</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>Monter {name}</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Descendre {name}</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>{field}: {count} players</source>
        <translation>{field}&#xa0;: {count} joueurs</translation>
    </message>
</context>
<context>
    <name>SheetButtons</name>
    <message>
        <source>&amp;Enter race {race}</source>
        <translation>&amp;Saisir la manche {race}</translation>
    </message>
    <message>
        <source>&amp;Another match…</source>
        <translation>Une a&amp;utre partie…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;New sheet…</source>
        <translation>&amp;Nouvelle feuille…</translation>
    </message>
    <message>
        <source>P&amp;lay on here</source>
        <translation>&amp;Jouer la suite ici</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>Begin a new score sheet, with other players or rules</source>
        <translation>Commencer une nouvelle feuille de score, avec d’autres joueurs ou d’autres règles</translation>
    </message>
    <message>
        <source>Go on with this match on this computer, each side with its points</source>
        <translation>Continuer cette partie sur cet ordinateur, chaque camp avec ses points</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de score</translation>
    </message>
    <message>
        <source>Save the score sheet as a PDF file</source>
        <translation>Enregistrer la feuille de score dans un fichier PDF</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>{sides} play by the rules of {rules}. {points} end the match.</source>
        <extracomment>The race meant, counted from 0.</extracomment>
        <translation>{sides} jouent selon les règles {rules}. Il faut {points} pour finir la partie.</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>All races</source>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Points manche par manche</translation>
    </message>
    <message>
        <source>Points of one race, item by item</source>
        <translation>Points d’une manche, poste par poste</translation>
    </message>
    <message>
        <source>Points of all races; choose one to see its items</source>
        <translation>Points de toutes les manches&#x202f;; choisissez-en une pour en voir le détail</translation>
    </message>
    <message>
        <source>&amp;Correct…</source>
        <translation>&amp;Corriger…</translation>
    </message>
    <message>
        <source>Put this race right</source>
        <translation>Corriger cette manche</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Su&amp;pprimer…</translation>
    </message>
    <message>
        <source>Take this race off the sheet</source>
        <translation>Ôter cette manche de la feuille</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Extension called</source>
        <extracomment>The rows from top to bottom, the head apart: an item of the score, a safety, or a total. In lines of text: the field for the miles, a figure, and the gap before each side. Columns of the grid for a side: the gap, its fields, its points. The miles before the trip was said to be complete.</extracomment>
        <translation>Allonge demandée</translation>
    </message>
    <message>
        <source>called</source>
        <comment>the extension</comment>
        <translation>demandée</translation>
    </message>
    <message>
        <source>pile empty</source>
        <translation>pioche vide</translation>
    </message>
    <message>
        <source>no 200</source>
        <translation>sans 200</translation>
    </message>
    <message>
        <source>{card} as a coup fourré</source>
        <translation>{card} en coup fourré</translation>
    </message>
    <message>
        <source>coup</source>
        <comment>short for coup fourré</comment>
        <translation>coup</translation>
    </message>
    <message>
        <source>{what}, {side}</source>
        <translation>{what}, {side}</translation>
    </message>
</context>
<context>
    <name>SideMark</name>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Chat</source>
        <extracomment>In line heights: room for the longest item and three columns of figures. The pages below the score, by their tabs.</extracomment>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Chat ({unread})</source>
        <translation>Discussion ({unread})</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>If the race ended now</source>
        <translation>Si la manche finissait maintenant</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{names} · race {race} · {when}</source>
        <translation>{names} · manche {race} · {when}</translation>
    </message>
    <message>
        <source>Mille</source>
        <comment>title of the game</comment>
        <translation>Mille</translation>
    </message>
    <message>
        <source>A thousand kilometres of French road, in cards</source>
        <translation>Mille kilomètres de route française, en cartes</translation>
    </message>
    <message>
        <source>Emblem: a kilometre stone</source>
        <translation>Emblème&#xa0;: une borne kilométrique</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>P&amp;lay on the network…</source>
        <translation>&amp;Jouer en réseau…</translation>
    </message>
    <message>
        <source>&amp;Keep score of paper cards…</source>
        <translation>&amp;Tenir la marque pour de vraies cartes…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Préfé&amp;rences…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>C&amp;ontinue from the score sheet…</source>
        <translation>C&amp;ontinuer depuis la feuille de score…</translation>
    </message>
    <message>
        <source>C&amp;lose the table…</source>
        <translation>&amp;Fermer la table…</translation>
    </message>
    <message>
        <source>&amp;Leave the table…</source>
        <translation>&amp;Quitter la table…</translation>
    </message>
    <message>
        <source>The computer plays for {name}</source>
        <translation>L’ordinateur joue pour {name}</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Deal now</source>
        <translation>Di&amp;stribuer maintenant</translation>
    </message>
    <message>
        <source>Let {name} in ({words})</source>
        <translation>Laisser entrer {name} ({words})</translation>
    </message>
    <message>
        <source>Refuse {name}</source>
        <translation>Refuser {name}</translation>
    </message>
    <message>
        <source>Code of the table: {code}</source>
        <translation>Code de la table&#xa0;: {code}</translation>
    </message>
    <message>
        <source>&amp;Send away</source>
        <translation>Ren&amp;voyer</translation>
    </message>
    <message>
        <source>{name}…</source>
        <translation>{name}…</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Chat</source>
        <translation>&amp;Discussion</translation>
    </message>
</context>
<context>
    <name>TargetsEditor</name>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>{field}: {count} players</source>
        <translation>{field}&#xa0;: {count} joueurs</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message numerus="yes">
        <source>%Ln miles</source>
        <translation>
            <numerusform>%Ln borne</numerusform>
            <numerusform>%Ln bornes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Accident</source>
        <translation>Accident</translation>
    </message>
    <message>
        <source>Out of Gas</source>
        <translation>Panne d’essence</translation>
    </message>
    <message>
        <source>Flat Tire</source>
        <translation>Pneu crevé</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Speed Limit</source>
        <translation>Limite de vitesse</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>Gasoline</source>
        <translation>Essence</translation>
    </message>
    <message>
        <source>Spare Tire</source>
        <translation>Roue de secours</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roulez</translation>
    </message>
    <message>
        <source>End of Limit</source>
        <translation>Fin de limite de vitesse</translation>
    </message>
    <message>
        <source>Driving Ace</source>
        <translation>As du volant</translation>
    </message>
    <message>
        <source>Extra Tank</source>
        <translation>Citerne d’essence</translation>
    </message>
    <message>
        <source>Puncture Proof</source>
        <translation>Increvable</translation>
    </message>
    <message>
        <source>Right of Way</source>
        <translation>Véhicule prioritaire</translation>
    </message>
    <message>
        <source>Discard {card}? Played, it would score and give another turn.</source>
        <translation>Défausser «&#xa0;{card}&#xa0;»&#x202f;? Posée, cette botte rapporterait des points et un tour de plus.</translation>
    </message>
    <message>
        <source>You draw</source>
        <extracomment>Events that speak of a side rather than of a player.</extracomment>
        <translation>Vous piochez</translation>
    </message>
    <message>
        <source>New race. You begin</source>
        <translation>Nouvelle manche. Vous commencez</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>Vous piochez {card}</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Vous jouez {card}</translation>
    </message>
    <message>
        <source>You discard {card}</source>
        <translation>Vous défaussez {card}</translation>
    </message>
    <message>
        <source>You let it stand</source>
        <translation>Vous laissez passer</translation>
    </message>
    <message>
        <source>Coup fourré! You answer with {card}</source>
        <translation>Coup fourré&#x202f;! Vous répondez par {card}</translation>
    </message>
    <message>
        <source>You reach the target: finish or extend?</source>
        <translation>Vous atteignez le but&#xa0;: arrivée ou allonge&#x202f;?</translation>
    </message>
    <message>
        <source>You extend the trip</source>
        <translation>Vous demandez l’allonge</translation>
    </message>
    <message>
        <source>You finish the trip here</source>
        <translation>Vous terminez le trajet ici</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} pioche {card}</translation>
    </message>
    <message>
        <source>New race. {name} begins</source>
        <translation>Nouvelle manche. {name} commence</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} pioche</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} joue {card}</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} défausse {card}</translation>
    </message>
    <message>
        <source>{name} lets it stand</source>
        <translation>{name} laisse passer</translation>
    </message>
    <message>
        <source>Coup fourré! {name} answers with {card}</source>
        <translation>Coup fourré&#x202f;! {name} répond par {card}</translation>
    </message>
    <message>
        <source>{name} reaches the target: finish or extend?</source>
        <translation>{name} atteint le but&#xa0;: arrivée ou allonge&#x202f;?</translation>
    </message>
    <message>
        <source>{name} extends the trip</source>
        <translation>{name} demande l’allonge</translation>
    </message>
    <message>
        <source>{name} finishes the trip here</source>
        <translation>{name} termine le trajet ici</translation>
    </message>
    <message>
        <source>Race over: nobody completed the trip</source>
        <translation>Manche finie&#xa0;: personne n’est arrivé au bout</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>You play {card} on {side}</source>
        <translation>Vous jouez {card} contre {side}</translation>
    </message>
    <message>
        <source>{name} plays {card} on {side}</source>
        <translation>{name} joue {card} contre {side}</translation>
    </message>
    <message>
        <source>{name} plays {card} on your team</source>
        <translation>{name} joue {card} contre votre équipe</translation>
    </message>
    <message>
        <source>{name} plays {card} on you</source>
        <translation>{name} joue {card} contre vous</translation>
    </message>
    <message>
        <source>{card}: coup fourré by {side}?</source>
        <translation>{card}&#xa0;: coup fourré pour {side}&#x202f;?</translation>
    </message>
    <message>
        <source>{card} no longer counts for {side}</source>
        <translation>{card} ne compte plus pour {side}</translation>
    </message>
    <message>
        <source>Race over: {side} completed the trip</source>
        <translation>Manche finie&#xa0;: trajet accompli par {side}</translation>
    </message>
    <message>
        <source>{card}: coup fourré by your team?</source>
        <translation>{card}&#xa0;: coup fourré pour votre équipe&#x202f;?</translation>
    </message>
    <message>
        <source>{card} no longer counts for your team</source>
        <translation>{card} ne compte plus pour votre équipe</translation>
    </message>
    <message>
        <source>Race over: your team completed the trip</source>
        <translation>Manche finie&#xa0;: trajet accompli par votre équipe</translation>
    </message>
    <message>
        <source>{card}: your coup fourré?</source>
        <translation>{card}&#xa0;: coup fourré de votre part&#x202f;?</translation>
    </message>
    <message>
        <source>{card} no longer counts for you</source>
        <translation>{card} ne compte plus pour vous</translation>
    </message>
    <message>
        <source>Race over: you completed the trip</source>
        <translation>Manche finie&#xa0;: vous avez accompli le trajet</translation>
    </message>
    <message>
        <source>Numbers of players</source>
        <translation>Nombres de joueurs</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Jeu réduit</translation>
    </message>
    <message>
        <source>Length of the trip</source>
        <translation>Longueur du trajet</translation>
    </message>
    <message>
        <source>Extension offered</source>
        <translation>Allonge proposée</translation>
    </message>
    <message>
        <source>Length with extension</source>
        <translation>Longueur avec allonge</translation>
    </message>
    <message>
        <source>Extension points go to</source>
        <translation>Points de l’allonge</translation>
    </message>
    <message>
        <source>Hazards can be played</source>
        <translation>Attaques autorisées</translation>
    </message>
    <message>
        <source>A safety on its hazard</source>
        <translation>Botte sur son attaque</translation>
    </message>
    <message>
        <source>Most 200s for a side</source>
        <translation>Nombre de 200 par camp</translation>
    </message>
    <message>
        <source>Safeties can be discarded</source>
        <translation>Bottes défaussables</translation>
    </message>
    <message>
        <source>Late safety gives a turn</source>
        <translation>Botte tardive&#xa0;: tour de plus</translation>
    </message>
    <message>
        <source>Late coup fourré gives a turn</source>
        <translation>Coup fourré tardif&#xa0;: tour gagné</translation>
    </message>
    <message>
        <source>A race ends</source>
        <translation>Fin de la manche</translation>
    </message>
    <message>
        <source>Delayed action</source>
        <translation>Couronnement</translation>
    </message>
    <message>
        <source>Shutout counts</source>
        <translation>Compte du capot</translation>
    </message>
    <message>
        <source>Shutout points go to</source>
        <translation>Points du capot</translation>
    </message>
    <message>
        <source>Tie at the end</source>
        <translation>Égalité finale</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>Points for a safety</source>
        <translation>Points par botte</translation>
    </message>
    <message>
        <source>Points for all four safeties</source>
        <translation>Points pour les quatre bottes</translation>
    </message>
    <message>
        <source>Points for a coup fourré</source>
        <translation>Points par coup fourré</translation>
    </message>
    <message>
        <source>Points for the trip</source>
        <translation>Points pour le trajet</translation>
    </message>
    <message>
        <source>Points for delayed action</source>
        <translation>Points pour le couronnement</translation>
    </message>
    <message>
        <source>Points for a safe trip</source>
        <translation>Points sans les 200</translation>
    </message>
    <message>
        <source>Points for the extension</source>
        <translation>Points pour l’allonge</translation>
    </message>
    <message>
        <source>Points for a shutout</source>
        <translation>Points par capot</translation>
    </message>
    <message>
        <source>How many can play. Four and six play in teams of two, facing each other.</source>
        <translation>À combien on peut jouer. À quatre et à six, par équipes de deux, face à face.</translation>
    </message>
    <message>
        <source>How many cards everybody holds between turns.</source>
        <translation>Combien de cartes chacun a en main entre deux tours.</translation>
    </message>
    <message>
        <source>How many copies of each card are in the full deck.</source>
        <translation>Combien d’exemplaires de chaque carte contient le jeu complet.</translation>
    </message>
    <message>
        <source>With so many players, one card of each hazard stays in the box.</source>
        <translation>À ce nombre de joueurs, une carte de chaque attaque reste dans la boîte.</translation>
    </message>
    <message>
        <source>How many miles complete the trip.</source>
        <translation>Combien de bornes font le trajet.</translation>
    </message>
    <message>
        <source>With so many players, whoever first completes the trip may extend it.</source>
        <translation>À ce nombre de joueurs, le premier arrivé peut demander l’allonge.</translation>
    </message>
    <message>
        <source>How many miles complete the trip once it has been extended.</source>
        <translation>Combien de bornes font le trajet une fois l’allonge demandée.</translation>
    </message>
    <message>
        <source>Who gets the extension points once somebody has extended the trip.</source>
        <translation>Qui reçoit les points de l’allonge une fois qu’elle a été demandée.</translation>
    </message>
    <message>
        <source>The match ends after the race in which a side has this many points.</source>
        <translation>La partie s’arrête après la manche où un camp atteint ce total.</translation>
    </message>
    <message>
        <source>What happens when several sides lead the finished match with equal points.</source>
        <translation>Ce qui se passe quand plusieurs camps finissent en tête à égalité de points.</translation>
    </message>
    <message>
        <source>Whom a hazard may hit. The Speed Limit does not depend on this.</source>
        <translation>Qui une attaque peut viser. La Limite de vitesse n’en dépend pas.</translation>
    </message>
    <message>
        <source>What a safety does in your own turn to a hazard that already stops you.</source>
        <translation>Ce que fait une botte, à votre tour, à une attaque qui vous arrête déjà.</translation>
    </message>
    <message>
        <source>How many 200s one side may play in a race.</source>
        <translation>Combien de cartes 200 un camp peut jouer dans une manche.</translation>
    </message>
    <message>
        <source>Whether a safety may be discarded instead of being played.</source>
        <translation>Si l’on peut défausser une botte au lieu de la poser.</translation>
    </message>
    <message>
        <source>Whether a safety gives another turn when no card is left to draw.</source>
        <translation>Si une botte donne un tour de plus quand il ne reste rien à piocher.</translation>
    </message>
    <message>
        <source>Whether a coup fourré wins the turn when no card is left to draw.</source>
        <translation>Si un coup fourré fait gagner le tour quand il ne reste rien à piocher.</translation>
    </message>
    <message>
        <source>When a race is over that nobody completes, the draw pile being empty.</source>
        <translation>Quand s’arrête une manche que personne ne termine, la pioche étant vide.</translation>
    </message>
    <message>
        <source>When completing the trip counts as delayed action.</source>
        <translation>Quand une arrivée compte comme couronnement.</translation>
    </message>
    <message>
        <source>How often the shutout points are given.</source>
        <translation>Combien de fois les points du capot sont donnés.</translation>
    </message>
    <message>
        <source>Who gets points for an opponent that has played no distance card.</source>
        <translation>Qui reçoit des points pour un adversaire qui n’a posé aucune borne.</translation>
    </message>
    <message>
        <source>For each safety that a side has laid down.</source>
        <translation>Pour chaque botte qu’un camp a posée.</translation>
    </message>
    <message>
        <source>Added when one side has laid down all four safeties.</source>
        <translation>En plus quand un camp a posé les quatre bottes.</translation>
    </message>
    <message>
        <source>Added for each safety that was played as a coup fourré.</source>
        <translation>En plus pour chaque botte posée en coup fourré.</translation>
    </message>
    <message>
        <source>For the side that completes the trip.</source>
        <translation>Pour le camp qui accomplit le trajet.</translation>
    </message>
    <message>
        <source>Added when the trip is completed after the last card was drawn.</source>
        <translation>En plus quand le trajet s’achève après la dernière carte piochée.</translation>
    </message>
    <message>
        <source>Added when the trip is completed without a 200.</source>
        <translation>En plus quand le trajet s’achève sans aucune carte 200.</translation>
    </message>
    <message>
        <source>Added when an extended trip has been decided.</source>
        <translation>En plus quand un trajet avec allonge est décidé.</translation>
    </message>
    <message>
        <source>For each opponent that has not driven a single mile.</source>
        <translation>Pour chaque adversaire qui n’a pas parcouru une seule borne.</translation>
    </message>
    <message>
        <source>You are stopped. Play Roll first, or Right of Way.</source>
        <translation>Vous êtes à l’arrêt. Jouez d’abord un Roulez, ou Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>The table has moved on since you chose. Look again, then choose.</source>
        <translation>La partie a avancé depuis votre choix. Regardez la table, puis choisissez.</translation>
    </message>
    <message>
        <source>It is not your turn: wait for {seat}.</source>
        <translation>Ce n’est pas votre tour&#xa0;: attendez {seat}.</translation>
    </message>
    <message>
        <source>Draw a card first: every turn begins with one.</source>
        <translation>Piochez d’abord une carte&#xa0;: chaque tour commence ainsi.</translation>
    </message>
    <message>
        <source>You have drawn your card. Now play one, or discard one.</source>
        <translation>Vous avez déjà pioché. Jouez maintenant une carte, ou défaussez-en une.</translation>
    </message>
    <message>
        <source>{card} still waits for an answer. Play goes on after that.</source>
        <translation>{card}&#xa0;: une réponse est attendue. La partie continue ensuite.</translation>
    </message>
    <message>
        <source>First decide about the trip: finish it here, or extend it.</source>
        <translation>Décidez d’abord du trajet&#xa0;: le terminer ici, ou demander l’allonge.</translation>
    </message>
    <message>
        <source>There is no attack to answer. A coup fourré must follow one at once.</source>
        <translation>Aucune attaque n’attend de réponse. Un coup fourré se joue sur-le-champ.</translation>
    </message>
    <message>
        <source>There is no extension to decide. Whoever first reaches the target is asked.</source>
        <translation>Pas d’allonge à décider. La question se pose au premier qui atteint le but.</translation>
    </message>
    <message>
        <source>This race is over. Play goes on with the next deal.</source>
        <translation>Cette manche est finie. La partie reprend à la prochaine donne.</translation>
    </message>
    <message>
        <source>The match is over. Start a new one to play on.</source>
        <translation>La partie est finie. Commencez-en une autre pour rejouer.</translation>
    </message>
    <message>
        <source>There is no such seat at this table. Choose one that is in play.</source>
        <translation>Cette place n’existe pas à cette table. Choisissez-en une qui est en jeu.</translation>
    </message>
    <message>
        <source>{card} is not in your hand. Choose one of your own cards.</source>
        <translation>{card} n’est pas dans votre main. Choisissez une de vos cartes.</translation>
    </message>
    <message>
        <source>You have not started yet. Play {needs} first, or Right of Way.</source>
        <translation>Vous n’avez pas démarré. Jouez d’abord {needs}, ou Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>{card} stops you. Play {needs}, then Roll (not needed with Right of Way).</source>
        <translation>{card} vous arrête. Jouez {needs}, puis Roulez (inutile avec Véhicule prioritaire).</translation>
    </message>
    <message>
        <source>The way is clear, but you still stand. Play {needs} first, or Right of Way.</source>
        <translation>La voie est libre, mais il faut repartir. Jouez d’abord {needs}, ou Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>Speed limit: no card above {number}. Play {needs} first, or a smaller card.</source>
        <translation>Vitesse limitée à {number}. Jouez d’abord {needs}, ou une carte plus petite.</translation>
    </message>
    <message>
        <source>{card} is too far: {number} to go, and you must arrive exactly there.</source>
        <translation>{card}, c’est trop loin&#xa0;: il reste {number} bornes, et il faut tomber juste.</translation>
    </message>
    <message>
        <source>No more 200s: a side may play {number} in a race. Choose another card.</source>
        <translation>Plus de 200&#xa0;: pas plus de {number} par camp dans une manche. Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>You have no {card} to repair. Keep this card for when you do.</source>
        <translation>{card}&#xa0;: vous n’en êtes pas là. Gardez cette parade pour ce jour-là.</translation>
    </message>
    <message>
        <source>Roll alone does not help against {card}. Play {needs} first.</source>
        <translation>Roulez ne suffit pas contre {card}. Jouez d’abord {needs}.</translation>
    </message>
    <message>
        <source>You are rolling already. Keep Roll for when you have been stopped.</source>
        <translation>Vous roulez déjà. Gardez Roulez pour le prochain arrêt.</translation>
    </message>
    <message>
        <source>You have no speed limit to end. Keep this card for when you do.</source>
        <translation>Vous n’avez pas de limite de vitesse à lever. Gardez cette carte pour plus tard.</translation>
    </message>
    <message>
        <source>Choose the opponent to whom {card} is to go.</source>
        <translation>Choisissez l’adversaire à qui destiner {card}.</translation>
    </message>
    <message>
        <source>{card} is for your own side. Play it there, without choosing an opponent.</source>
        <translation>{card} se pose dans votre camp. Jouez-la sans choisir d’adversaire.</translation>
    </message>
    <message>
        <source>There is no such side at this table. Choose one of the opponents.</source>
        <translation>Ce camp n’existe pas à cette table. Choisissez un des adversaires.</translation>
    </message>
    <message>
        <source>{card} is for opponents. Choose one of them, or discard it.</source>
        <translation>{card} est pour les adversaires. Choisissez-en un, ou défaussez-la.</translation>
    </message>
    <message>
        <source>{card} protects {side} from this. Choose another opponent or another card.</source>
        <translation>{card} protège {side} de cette attaque. Choisissez un autre adversaire ou une autre carte.</translation>
    </message>
    <message>
        <source>{card} needs an opponent who is rolling. For {side}, wait for the next Roll.</source>
        <translation>{card} ne vise qu’un adversaire qui roule. Pour {side}, attendez le prochain Roulez.</translation>
    </message>
    <message>
        <source>{card} comes too early for {side}: wait for the first Roll.</source>
        <translation>{card} vient trop tôt pour {side}&#xa0;: attendez le premier Roulez.</translation>
    </message>
    <message>
        <source>There is a speed limit on {side} already. Wait until it has ended.</source>
        <translation>Il y a déjà une limite de vitesse pour {side}. Attendez qu’elle soit levée.</translation>
    </message>
    <message>
        <source>These rules let nobody discard a safety. Play {card}, or discard another card.</source>
        <translation>Ces règles interdisent de défausser une botte. Posez {card}, ou défaussez une autre carte.</translation>
    </message>
    <message>
        <source>Only {needs} is a coup fourré against {card}. Play that, or continue.</source>
        <translation>Seule la botte {needs} fait un coup fourré contre {card}. Posez-la, ou continuez.</translation>
    </message>
    <message>
        <source>Only the table deals. Wait for the cards.</source>
        <translation>Seule la table distribue. Attendez les cartes.</translation>
    </message>
    <message>
        <source>This race is not over yet. The next deal comes after it.</source>
        <translation>Cette manche n’est pas finie. La prochaine donne viendra après.</translation>
    </message>
    <message>
        <source>Race number {number} comes next. Deal that one.</source>
        <translation>La prochaine manche est la numéro {number}. Distribuez celle-là.</translation>
    </message>
    <message>
        <source>This race must begin with {seat}. Deal to that player first.</source>
        <translation>Cette manche doit commencer par {seat}. Servez cette place en premier.</translation>
    </message>
    <message>
        <source>These cards are not the deck of these rules. Deal each of its cards once.</source>
        <translation>Ces cartes ne forment pas le jeu de ces règles. Distribuez chacune de ses cartes une fois.</translation>
    </message>
    <message>
        <source>Winning Moves</source>
        <translation>Winning Moves</translation>
    </message>
    <message>
        <source>Classic 1962</source>
        <translation>Classique 1962</translation>
    </message>
    <message>
        <source>BSD Unix 1982</source>
        <translation>BSD Unix 1982</translation>
    </message>
    <message>
        <source>Dujardin</source>
        <translation>Dujardin</translation>
    </message>
    <message>
        <source>Hazards only on a rolling side. 101 cards for two or three players.</source>
        <translation>Attaques seulement contre un camp qui roule. 101 cartes à deux ou trois joueurs.</translation>
    </message>
    <message>
        <source>Stacked hazards: a stopped side can be attacked again. Always 106 cards.</source>
        <translation>Attaques empilées&#xa0;: on peut attaquer un camp déjà arrêté. Toujours 106 cartes.</translation>
    </message>
    <message>
        <source>For two. A safety clears its hazard at once and cannot be discarded.</source>
        <translation>À deux. Une botte efface aussitôt son attaque et ne se défausse pas.</translation>
    </message>
    <message>
        <source>The French book: no extra turns once the draw pile is empty, more shutouts.</source>
        <translation>Le livret français&#xa0;: plus de tour gagné une fois la pioche vide, davantage de capots.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>{number} cards</source>
        <translation>{number} cartes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{miles} for {seats} players</source>
        <translation>{miles} à {seats} joueurs</translation>
    </message>
    <message>
        <source>Whoever called it, else the opponents</source>
        <translation>Au demandeur, sinon aux adversaires</translation>
    </message>
    <message>
        <source>Whoever arrives</source>
        <translation>À celui qui arrive</translation>
    </message>
    <message>
        <source>On any side that has started</source>
        <translation>Contre tout camp qui a démarré</translation>
    </message>
    <message>
        <source>On a rolling side only</source>
        <translation>Contre un camp qui roule seulement</translation>
    </message>
    <message>
        <source>Ends it, but Roll is needed</source>
        <translation>Elle l’annule, mais il faut un Roulez</translation>
    </message>
    <message>
        <source>Takes it away, no Roll is needed</source>
        <translation>Elle l’enlève, sans besoin de Roulez</translation>
    </message>
    <message>
        <source>When all cards are gone</source>
        <translation>Quand il n’y a plus de cartes</translation>
    </message>
    <message>
        <source>When nobody can play a card</source>
        <translation>Quand personne ne peut plus jouer</translation>
    </message>
    <message>
        <source>With an empty draw pile</source>
        <translation>Quand la pioche est vide</translation>
    </message>
    <message>
        <source>For each opponent</source>
        <translation>Pour chaque adversaire</translation>
    </message>
    <message>
        <source>Only whoever arrives</source>
        <translation>Seulement à celui qui arrive</translation>
    </message>
    <message>
        <source>Every side that has driven</source>
        <translation>À tout camp qui a roulé</translation>
    </message>
    <message>
        <source>All who lead win together</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>One more race decides</source>
        <translation>Une manche de plus décide</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Safeties</source>
        <translation>Bottes</translation>
    </message>
    <message>
        <source>All four safeties</source>
        <translation>Les quatre bottes</translation>
    </message>
    <message>
        <source>Coups fourrés</source>
        <translation>Coups fourrés</translation>
    </message>
    <message>
        <source>Trip completed</source>
        <translation>Trajet accompli</translation>
    </message>
    <message>
        <source>Safe trip</source>
        <translation>Sans les 200</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Allonge</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Capot</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{points} for the side that arrives after an extension</source>
        <translation>{points} pour le camp qui arrive après une allonge</translation>
    </message>
    <message>
        <source>{points} for each opponent without a mile, if you have some yourself</source>
        <translation>{points} par adversaire sans une borne, si vous en avez vous-même</translation>
    </message>
    <message>
        <source>1 for each mile driven, whoever arrives</source>
        <translation>1 par borne parcourue, quel que soit le vainqueur</translation>
    </message>
    <message>
        <source>{points} for each safety laid down</source>
        <translation>{points} par botte posée</translation>
    </message>
    <message>
        <source>{points} more for all four safeties</source>
        <translation>{points} de plus pour les quatre bottes</translation>
    </message>
    <message>
        <source>{points} more for each safety played as a coup fourré</source>
        <translation>{points} de plus par botte posée en coup fourré</translation>
    </message>
    <message>
        <source>{points} for arriving exactly at the target</source>
        <translation>{points} pour une arrivée juste au but</translation>
    </message>
    <message>
        <source>{points} for arriving when the draw pile is empty</source>
        <translation>{points} pour une arrivée quand la pioche est vide</translation>
    </message>
    <message>
        <source>{points} for arriving without a 200</source>
        <translation>{points} pour une arrivée sans aucune carte 200</translation>
    </message>
    <message>
        <source>{points} for arriving after calling it; if you fail, for each opponent</source>
        <translation>{points} pour une arrivée après l’avoir demandée&#x202f;; en cas d’échec, à chaque adversaire</translation>
    </message>
    <message>
        <source>{points} for arriving, for each opponent who has no mile by then</source>
        <translation>{points} à l’arrivée, par adversaire qui n’a encore aucune borne</translation>
    </message>
    <message>
        <source>All of these together</source>
        <translation>Tout cela réuni</translation>
    </message>
    <message>
        <source>Certain now: {sum}</source>
        <translation>Acquis dès maintenant&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>At {miles}: {sum}. All of it goes to whoever is there first.</source>
        <translation>À {miles}&#xa0;: {sum}. Le tout revient au premier arrivé.</translation>
    </message>
    <message>
        <source>At {miles}: {sum}. If you do not get there, {points} for each opponent.</source>
        <translation>À {miles}&#xa0;: {sum}. Si vous n’y arrivez pas, {points} pour chaque adversaire.</translation>
    </message>
    <message>
        <source>{items} = {total}</source>
        <translation>{items} = {total}</translation>
    </message>
    <message>
        <source>trip {points}</source>
        <translation>trajet {points}</translation>
    </message>
    <message>
        <source>delayed action {points}</source>
        <translation>couronnement {points}</translation>
    </message>
    <message>
        <source>safe trip {points}</source>
        <translation>sans les 200 {points}</translation>
    </message>
    <message>
        <source>extension {points}</source>
        <translation>allonge {points}</translation>
    </message>
    <message>
        <source>shutout {points}</source>
        <translation>capot {points}</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>En route</translation>
    </message>
    <message>
        <source>{status}. Limit 50</source>
        <translation>{status}. Limite&#xa0;50</translation>
    </message>
    <message>
        <source>Not started. Needs a Roll</source>
        <translation>Pas encore en route. Il faut un Roulez</translation>
    </message>
    <message>
        <source>Stop. Needs a Roll</source>
        <translation>Stop. Il faut un Roulez</translation>
    </message>
    <message>
        <source>Repaired. Needs a Roll</source>
        <translation>Dépannage fait. Il faut un Roulez</translation>
    </message>
    <message>
        <source>Stopped: accident. Needs repairs, then roll</source>
        <translation>À l’arrêt&#xa0;: accident. Il faut des réparations, puis un Roulez</translation>
    </message>
    <message>
        <source>Stopped: out of gas. Needs gasoline, then roll</source>
        <translation>À l’arrêt&#xa0;: panne d’essence. Il faut de l’essence, puis un Roulez</translation>
    </message>
    <message>
        <source>Stopped: flat tire. Needs spare tire, then roll</source>
        <translation>À l’arrêt&#xa0;: pneu crevé. Il faut une roue de secours, puis un Roulez</translation>
    </message>
    <message>
        <source>Stopped: accident. Needs repairs</source>
        <translation>À l’arrêt&#xa0;: accident. Il faut des réparations</translation>
    </message>
    <message>
        <source>Stopped: out of gas. Needs gasoline</source>
        <translation>À l’arrêt&#xa0;: panne d’essence. Il faut de l’essence</translation>
    </message>
    <message>
        <source>Stopped: flat tire. Needs spare tire</source>
        <translation>À l’arrêt&#xa0;: pneu crevé. Il faut une roue de secours</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Partie finie</translation>
    </message>
    <message>
        <source>Ready to deal</source>
        <translation>Donne à venir</translation>
    </message>
    <message>
        <source>Race over</source>
        <translation>Manche finie</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>À vous de répondre</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>On attend {name}</translation>
    </message>
    <message>
        <source>Wait for your turn</source>
        <translation>Attendez votre tour</translation>
    </message>
    <message>
        <source>No card can be played: discard one</source>
        <translation>Aucune carte jouable&#xa0;: défaussez-en une</translation>
    </message>
    <message>
        <source>{card}: click the side that is to have it, or take the arrows and Enter. A right click discards it.</source>
        <translation>{card}&#xa0;: cliquez sur le camp qui doit la recevoir, ou choisissez-le avec les flèches puis Entrée. Un clic droit la défausse.</translation>
    </message>
    <message>
        <source>{card}: click it again, or press Enter, to play it. A right click discards it.</source>
        <translation>{card}&#xa0;: cliquez-la encore une fois, ou appuyez sur Entrée, pour la jouer. Un clic droit la défausse.</translation>
    </message>
    <message>
        <source>Answer: coup fourré with {card}, or continue</source>
        <translation>Répondez&#xa0;: coup fourré avec {card}, ou continuez</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Distribuez les cartes</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piochez une carte</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>Continue when you are ready</source>
        <translation>Continuez quand vous voulez</translation>
    </message>
    <message>
        <source>Finish the trip here, or extend it</source>
        <translation>Terminez le trajet ici, ou demandez l’allonge</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Plays what comes to hand, forgets, and is never cruel.</source>
        <translation>Joue ce qui lui vient, oublie, et n’est jamais cruel.</translation>
    </message>
    <message>
        <source>Knows what every card is for, and plans nothing.</source>
        <translation>Sait à quoi sert chaque carte, mais ne prévoit rien.</translation>
    </message>
    <message>
        <source>Plans ahead, counts no cards, and errs at times.</source>
        <translation>Prévoit, ne compte pas les cartes, et se trompe parfois.</translation>
    </message>
    <message>
        <source>Counts the cards, and gives nothing away.</source>
        <translation>Compte les cartes et ne fait pas de cadeau.</translation>
    </message>
    <message>
        <source>Thinks every card through, with the whole match in mind.</source>
        <translation>Pèse chaque carte en pensant à toute la partie.</translation>
    </message>
    <message>
        <source>It answers the Stop.</source>
        <translation>Elle répond au Stop.</translation>
    </message>
    <message>
        <source>It completes the trip of {number} miles.</source>
        <translation>Elle termine le trajet, à {number} bornes.</translation>
    </message>
    <message>
        <source>The draw pile is empty: arriving now is delayed action, {number} points more.</source>
        <translation>La pioche est vide&#xa0;: arriver maintenant est un couronnement, {number} points de plus.</translation>
    </message>
    <message>
        <source>Somebody has not gone a mile: the shutout is worth {number} points.</source>
        <translation>Un adversaire n’a pas fait une borne&#xa0;: le capot vaut {number} points.</translation>
    </message>
    <message>
        <source>Your first miles: you can no longer be shut out, which costs {number} points.</source>
        <translation>Vos premières bornes&#xa0;: plus de capot possible contre vous, qui coûte {number} points.</translation>
    </message>
    <message>
        <source>It brings you {number} miles nearer.</source>
        <translation>Elle vous rapproche de {number} bornes.</translation>
    </message>
    <message>
        <source>The {number} miles that are left then lie ready in your hand.</source>
        <translation>Les {number} bornes qui resteront sont déjà dans votre main.</translation>
    </message>
    <message>
        <source>It leaves {number} miles, and your hand does not add up to that.</source>
        <translation>Il restera {number} bornes, et votre main ne donne pas ce compte.</translation>
    </message>
    <message>
        <source>Without a 200 the trip stays a safe one, worth {number} points.</source>
        <translation>Sans carte 200, le trajet sans les 200 reste possible&#xa0;: {number} points.</translation>
    </message>
    <message>
        <source>The first 200 gives up the safe trip and its {number} points.</source>
        <translation>La première carte 200 renonce au trajet sans les 200 et à ses {number} points.</translation>
    </message>
    <message>
        <source>It sets you rolling.</source>
        <translation>Elle vous fait rouler.</translation>
    </message>
    <message>
        <source>It repairs what stops you: {card}.</source>
        <translation>Elle répare ce qui vous arrête&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Your partner discarded when {card} was wanted, and so has none.</source>
        <translation>Votre partenaire a défaussé quand il fallait {card}&#xa0;: cette carte lui manque.</translation>
    </message>
    <message>
        <source>{card}, which comes next, is in your hand already.</source>
        <translation>{card}, la carte qui doit suivre, est déjà dans votre main.</translation>
    </message>
    <message>
        <source>It ends the speed limit; fast cards that wait for it in your hand: {number}.</source>
        <translation>Elle met fin à la limite de vitesse&#x202f;; cartes rapides qui l’attendent dans votre main&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>The {number} miles that are left can be gone under the limit.</source>
        <translation>Les {number} bornes qui restent se font aussi sous la limite.</translation>
    </message>
    <message>
        <source>{card} holds {side} up until it is repaired.</source>
        <translation>{card}&#xa0;: {side} ne roule plus jusqu’à la parade.</translation>
    </message>
    <message>
        <source>Nobody has more points than {side}.</source>
        <translation>En tête aux points&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>{side}: {number} miles to go, and the next card could be the last.</source>
        <translation>{side}&#xa0;: encore {number} bornes, et la prochaine carte peut être la dernière.</translation>
    </message>
    <message>
        <source>{side}: {number} points from the match; arriving would win it.</source>
        <translation>{side}&#xa0;: à {number} points du match&#x202f;; arriver suffirait à le gagner.</translation>
    </message>
    <message>
        <source>{side}: not a mile gone yet. A shutout is worth {number} points.</source>
        <translation>{side}&#xa0;: pas encore une borne. Un capot vaut {number} points.</translation>
    </message>
    <message>
        <source>Every {card} has been seen: {side} cannot repair this.</source>
        <translation>Toutes les cartes {card} sont passées&#xa0;: {side} reste en panne.</translation>
    </message>
    <message>
        <source>Nobody can answer with {card}: you know where it is.</source>
        <translation>Personne ne peut répondre par {card}&#xa0;: vous savez où est cette botte.</translation>
    </message>
    <message>
        <source>{side}: a chance of {number} in 100 to hold {card} and answer with it.</source>
        <translation>{side}&#xa0;: {number} chances sur 100 d’avoir {card} en main et de répondre.</translation>
    </message>
    <message>
        <source>{side}: {number} miles to go, and only 25s and 50s to go them with.</source>
        <translation>{side}&#xa0;: encore {number} bornes, et seulement des 25 et des 50 pour les faire.</translation>
    </message>
    <message>
        <source>{side}: {number} miles to go, which a speed limit does not prevent.</source>
        <translation>{side}&#xa0;: encore {number} bornes, qu’une limite de vitesse n’empêche pas.</translation>
    </message>
    <message>
        <source>{side}: stopped already.</source>
        <translation>{side}&#xa0;: déjà à l’arrêt.</translation>
    </message>
    <message>
        <source>It lets {side} go: {number} miles more, and the race is over.</source>
        <translation>Elle laisse filer {side}&#xa0;: encore {number} bornes, et la manche est finie.</translation>
    </message>
    <message>
        <source>{card} stays in your hand for a coup fourré; hazards still out: {number}.</source>
        <translation>{card} reste en main pour un coup fourré&#x202f;; attaques encore à venir&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>{card} could still be a coup fourré; hazards still out: {number}.</source>
        <translation>{card} peut encore faire un coup fourré&#x202f;; attaques encore à venir&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>All hazards against which {card} helps have been seen: no coup can come of it.</source>
        <translation>Toutes les attaques que pare {card} sont passées&#xa0;: plus de coup fourré à en attendre.</translation>
    </message>
    <message>
        <source>The race may soon be over; {card} is worth {number} points on the table only.</source>
        <translation>La manche peut finir bientôt&#x202f;; {card} ne vaut {number} points que sur la table.</translation>
    </message>
    <message>
        <source>{card} gets you out of what holds you up.</source>
        <translation>{card} vous tire de ce qui vous retient.</translation>
    </message>
    <message>
        <source>It is the last of the four safeties: {number} points more.</source>
        <translation>C’est la dernière des quatre bottes&#xa0;: {number} points de plus.</translation>
    </message>
    <message>
        <source>After {card} it is your turn again.</source>
        <translation>Après {card}, c’est encore à vous.</translation>
    </message>
    <message>
        <source>Coup fourré: {number} points, the next turn, and nothing to repair.</source>
        <translation>Coup fourré&#xa0;: {number} points, le tour suivant, et rien à réparer.</translation>
    </message>
    <message>
        <source>{card} is let through, and {number} points of a coup fourré are lost.</source>
        <translation>{card} passe, et les {number} points d’un coup fourré sont perdus.</translation>
    </message>
    <message>
        <source>There is nothing in your hand against {card}.</source>
        <translation>Rien dans votre main contre {card}.</translation>
    </message>
    <message>
        <source>{card} can never be played any more.</source>
        <translation>{card} ne pourra plus jamais être posée.</translation>
    </message>
    <message>
        <source>{card} is too far: {number} to go, unless the trip is extended.</source>
        <translation>{card} va trop loin&#xa0;: encore {number}, sauf si l’on demande l’allonge.</translation>
    </message>
    <message>
        <source>{card} is more than once in your hand: {number} of them.</source>
        <translation>{card} est plusieurs fois dans votre main&#xa0;: {number} cartes.</translation>
    </message>
    <message>
        <source>Of all your cards {card} will serve least.</source>
        <translation>De toutes vos cartes, {card} servira le moins.</translation>
    </message>
    <message>
        <source>It is your only {card}; hazards still out that want it: {number}.</source>
        <translation>C’est votre seule carte {card}&#x202f;; attaques encore à venir qui la demandent&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>It is your only {card}, and every repair wants one after it.</source>
        <translation>C’est votre seule carte {card}, et chaque parade en demande une ensuite.</translation>
    </message>
    <message>
        <source>You cannot go on without {card}.</source>
        <translation>Sans {card}, vous ne pouvez pas avancer.</translation>
    </message>
    <message>
        <source>With {card} your hand makes exactly {number} miles, without it not.</source>
        <translation>Avec {card}, votre main fait exactement {number} bornes, sans elle non.</translation>
    </message>
    <message>
        <source>Discarded, {card} scores nothing; played, {number} points and another turn.</source>
        <translation>Défaussée, {card} ne rapporte rien&#x202f;; posée, {number} points et un tour de plus.</translation>
    </message>
    <message>
        <source>{card} could still stop somebody.</source>
        <translation>{card} peut encore arrêter quelqu’un.</translation>
    </message>
    <message>
        <source>These are the last turns; cards left to draw: {number}.</source>
        <translation>Ce sont les derniers tours&#x202f;; cartes à piocher&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>It wins the match with {number} points.</source>
        <translation>Elle gagne le match avec {number} points.</translation>
    </message>
    <message>
        <source>It ends a match that you lose with {number} points.</source>
        <translation>Elle met fin à un match que vous perdez avec {number} points.</translation>
    </message>
    <message>
        <source>It brings you {number} points for certain.</source>
        <translation>Elle vous assure {number} points.</translation>
    </message>
    <message>
        <source>The extension is worth {number} points, to you or to the others.</source>
        <translation>L’allonge vaut {number} points, pour vous ou pour les autres.</translation>
    </message>
    <message>
        <source>{number} miles more are too far for your hand and the time left.</source>
        <translation>{number} bornes de plus, c’est trop pour votre main et le temps qui reste.</translation>
    </message>
    <message>
        <source>{number} miles more are within reach of your hand.</source>
        <translation>{number} bornes de plus sont à la portée de votre main.</translation>
    </message>
    <message>
        <source>{side} would still have {number} miles to go.</source>
        <translation>{side} aurait encore {number} bornes à faire.</translation>
    </message>
    <message>
        <source>{side} would have only {number} miles to go.</source>
        <translation>{side} n’aurait plus que {number} bornes à faire.</translation>
    </message>
    <message>
        <source>{sides}: miles are always a multiple of {step}.</source>
        <translation>{sides}&#xa0;: les bornes sont toujours un multiple de {step}.</translation>
    </message>
    <message>
        <source>{sides}: the trip ends at {miles} miles.</source>
        <translation>{sides}&#xa0;: le trajet s’arrête à {miles} bornes.</translation>
    </message>
    <message>
        <source>Only one side can complete the trip, but {sides} have {miles} miles.</source>
        <translation>Un seul camp peut accomplir le trajet, mais {sides} ont {miles} bornes.</translation>
    </message>
    <message>
        <source>There is only one {card}, but {sides} are said to have it.</source>
        <translation>Il n’y a qu’une botte {card}, mais elle est notée pour {sides}.</translation>
    </message>
    <message>
        <source>{sides}: a coup fourré with {card} needs {card} itself.</source>
        <translation>{sides}&#xa0;: un coup fourré avec {card} demande la botte {card} elle-même.</translation>
    </message>
    <message>
        <source>By these house rules nobody has {card}.</source>
        <translation>Selon ces règles maison, personne n’a {card}.</translation>
    </message>
    <message>
        <source>By these rules there is no extension.</source>
        <translation>Selon ces règles, il n’y a pas d’allonge.</translation>
    </message>
    <message>
        <source>Only one side can call the extension, not {sides}.</source>
        <translation>Un seul camp peut demander l’allonge, pas {sides}.</translation>
    </message>
    <message>
        <source>{sides}: the extension is called at {miles} miles, not before.</source>
        <translation>{sides}&#xa0;: l’allonge se demande à {miles} bornes, pas avant.</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Time line of the race</source>
        <extracomment>In lines of text: a row of marks, the road, and the width of the sides&apos; marks before them. Pixels that count as a line of text at most. The height of a mark in its row, and of the car on its road. What is so many pixels beside the middle of a mark is meant to point at it. How plainly marks are seen that are still to come.</extracomment>
        <translation>Frise de la manche</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Mille: {names}</source>
        <extracomment>The colours that the page knows, by their names in a theme.</extracomment>
        <translation>Mille&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>one move</comment>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a replay</comment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>one move</comment>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Which race</source>
        <translation>Quelle manche</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Under which name do you play?</source>
        <translation>Sous quel nom jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>No more than six people can sit at a table.</source>
        <translation>Six personnes au plus peuvent s’asseoir à une table.</translation>
    </message>
    <message>
        <source>&amp;Who plays here</source>
        <translation>&amp;Qui joue ici</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Several at this screen: write commas between the names.</source>
        <translation>Plusieurs à cet écran&#xa0;: séparez les noms par des virgules.</translation>
    </message>
</context>
<context>
    <name>_Entry</name>
    <message>
        <source>Not offered here: only for {counts} players.</source>
        <translation>Pas proposé ici&#xa0;: seulement à {counts} joueurs.</translation>
    </message>
</context>
<context>
    <name>_FieldRow</name>
    <message>
        <source>Back to: {value}</source>
        <translation>Rétablir&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{field}, back to: {value}</source>
        <translation>{field}, rétablir&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>_Knock</name>
    <message>
        <source>{name} wants to come in, from {address}</source>
        <translation>{name} veut entrer, depuis {address}</translation>
    </message>
    <message>
        <source>Let them in only if their screen shows these three words.</source>
        <translation>Ne laissez entrer que si son écran montre ces trois mots.</translation>
    </message>
    <message>
        <source>Let &amp;in</source>
        <translation>La&amp;isser entrer</translation>
    </message>
    <message>
        <source>R&amp;efuse</source>
        <translation>R&amp;efuser</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>{names} · race {race} · {when}</source>
        <extracomment>More would push everything else off the page.</extracomment>
        <translation>{names} · manche {race} · {when}</translation>
    </message>
    <message>
        <source>Open the table again</source>
        <translation>Rouvrir la table</translation>
    </message>
</context>
<context>
    <name>_Teams</name>
    <message>
        <source>{one} and {other} play together</source>
        <translation>{one} et {other} jouent ensemble</translation>
    </message>
</context>
</TS>
