<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AccessibleTableTexts</name>
    <message numerus="yes">
        <source>Draw pile: %Ln cards</source>
        <translation>
            <numerusform>Pioche&#xa0;: %Ln carte</numerusform>
            <numerusform>Pioche&#xa0;: %Ln cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %Ln cards</source>
        <translation>
            <numerusform>{name}, %Ln carte</numerusform>
            <numerusform>{name}, %Ln cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, computer, %Ln cards</source>
        <translation>
            <numerusform>{name}, ordinateur, %Ln carte</numerusform>
            <numerusform>{name}, ordinateur, %Ln cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AmountTexts</name>
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
    <message numerus="yes">
        <source>%Ln races won</source>
        <translation>
            <numerusform>%Ln manche gagnée</numerusform>
            <numerusform>%Ln manches gagnées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BetweenRaces</name>
    <message>
        <source>Waiting for the others</source>
        <extracomment>The latest line of chat that was said while this is shown.</extracomment>
        <translation>En attente des autres joueurs</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>Read&amp;y</source>
        <translation>&amp;Prêt</translation>
    </message>
    <message>
        <source>The others are waiting for you: press Ready.</source>
        <translation>Les autres vous attendent&#xa0;: cliquez sur «&#xa0;Prêt&#xa0;».</translation>
    </message>
    <message>
        <source>Deal &amp;now</source>
        <translation>Donner &amp;sans attendre</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>✓ Deal verified</source>
        <translation>✓ Donne vérifiée</translation>
    </message>
    <message>
        <source>Deal not fully checked</source>
        <translation>Donne vérifiée en partie</translation>
    </message>
    <message>
        <source>Start the next race without waiting</source>
        <translation>Commencer la manche suivante sans attendre</translation>
    </message>
    <message>
        <source>Press Ready to go on.</source>
        <translation>Cliquez sur «&#xa0;Prêt&#xa0;» pour continuer.</translation>
    </message>
    <message>
        <source>Still waiting for {names}.</source>
        <translation>On attend encore {names}.</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Tout le monde est prêt.</translation>
    </message>
    <message>
        <source>All computers at the table shuffled together, and yours has checked the result: nobody, not even the host, chose the cards.</source>
        <translation>Tous les ordinateurs de la table ont mélangé ensemble et le vôtre a vérifié le résultat&#xa0;: personne, pas même l’hôte, n’a choisi les cartes.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair: these were not the cards that were shuffled. The proof is in {path}. Talk to the host before you go on.</source>
        <translation>La donne de la manche {race} n’était pas régulière&#xa0;: ce n’étaient pas les cartes mélangées. La preuve est dans {path}. Parlez-en à l’hôte avant de continuer.</translation>
    </message>
    <message>
        <source>This computer missed part of the race. Everything it saw was correct.</source>
        <translation>Cet ordinateur a manqué une partie de la manche. Tout ce qu’il a vu était correct.</translation>
    </message>
</context>
<context>
    <name>CardPad</name>
    <message>
        <source>× {count}</source>
        <extracomment>The least width of a tile, in lines of text. The cards tapped for each side, until its miles are typed.</extracomment>
        <translation>× {count}</translation>
    </message>
    <message>
        <source>Tap each card</source>
        <translation>Touchez chaque carte</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>{rules} · {seats} players · {miles}</source>
        <translation>{rules} · {seats} joueurs · {miles}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A challenge number looks like {example}: miles, players and five characters.</source>
        <translation>Un numéro de défi ressemble à {example}&#xa0;: bornes, joueurs et cinq caractères.</translation>
    </message>
    <message>
        <source>A number never contains “{about}”. Its last five characters come from {alphabet}.</source>
        <translation>Un numéro ne contient jamais «&#xa0;{about}&#xa0;». Ses cinq derniers caractères sont pris parmi {alphabet}.</translation>
    </message>
    <message>
        <source>The second part, the number of players, must be 2, 3, 4 or 6, not {about}.</source>
        <translation>La deuxième partie, le nombre de joueurs, doit être 2, 3, 4 ou 6, et non {about}.</translation>
    </message>
    <message>
        <source>This number has a typing mistake. Compare it with the one you were given.</source>
        <translation>Ce numéro contient une faute de frappe. Comparez-le avec celui que vous avez reçu.</translation>
    </message>
    <message>
        <source>This number uses rules that this version doesn’t know.</source>
        <translation>Ce numéro utilise des règles que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>With this many players, the first part, the miles, must be {about}.</source>
        <translation>Avec ce nombre de joueurs, la première partie, les bornes, doit être {about}.</translation>
    </message>
    <message>
        <source>{number} is not a challenge number</source>
        <translation>{number} n’est pas un numéro de défi</translation>
    </message>
    <message>
        <source>{number} copied.</source>
        <translation>{number} copié.</translation>
    </message>
</context>
<context>
    <name>ChallengeNote</name>
    <message>
        <source>Challenge {number}</source>
        <translation>Défi {number}</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copier le numéro</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>&amp;Résultats…</translation>
    </message>
    <message>
        <source>With &amp;friends…</source>
        <translation>E&amp;ntre amis…</translation>
    </message>
    <message>
        <source>Pla&amp;y this challenge again</source>
        <translation>Re&amp;jouer ce défi</translation>
    </message>
    <message>
        <source>Let friends play the same deals</source>
        <translation>Faire jouer les mêmes donnes à des amis</translation>
    </message>
</context>
<context>
    <name>ChallengePage</name>
    <message>
        <source>Challenge</source>
        <extracomment>The Challenge and the Header of its match; the Challenge whose results are requested. The day until which deals of the day are listed.</extracomment>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;Earlier days…</source>
        <translation>Jour&amp;s précédents…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day – {day}</source>
        <translation>D&amp;onne du jour – {day}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;New number</source>
        <translation>&amp;Nouveau numéro</translation>
    </message>
    <message>
        <source>Computer p&amp;layers</source>
        <translation>Joueurs &amp;virtuels</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the new game</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>Résul&amp;tats…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Enter at least one name.</source>
        <translation>Saisissez au moins un nom.</translation>
    </message>
    <message>
        <source>The same number always deals the same cards in the same order. Play it, send it to friends and compare your points.</source>
        <translation>Le même numéro donne toujours les mêmes cartes dans le même ordre. Jouez, envoyez-le à vos amis et comparez vos points.</translation>
    </message>
    <message>
        <source>&amp;Or choose one</source>
        <translation>Ou &amp;prenez-en un</translation>
    </message>
    <message>
        <source>Best results in the deals of the day</source>
        <translation>Meilleurs résultats aux donnes du jour</translation>
    </message>
    <message>
        <source>The computer plays the seats without a name. No hints, and no taking back.</source>
        <translation>L’ordinateur occupe les places sans nom. Ni conseils, ni reprise de coups.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Computer players</source>
        <extracomment>Lines of text: a tile, and the face in it. Opacity of tiles that cannot be selected. The grid is at most three tiles wide, and narrower where the window is. Pixels that a list needs beside its tiles. The Character, None for a computer player without one.</extracomment>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Plain computer</source>
        <translation>Ordinateur simple</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>tous niveaux</translation>
    </message>
    <message>
        <source>already at the table</source>
        <translation>déjà à la table</translation>
    </message>
    <message>
        <source>You choose its name and level. {style}</source>
        <translation>Vous choisissez son nom et son niveau. {style}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>No match has come to its end yet.</source>
        <extracomment>Sizes of a chart, in lines of text. The margins above and below the plot in lines of text; the share of a bar in its row. The largest and the smallest dot, in lines of text; dots become smaller if there are many. The least upper end of a scale of points. Returns the width of a number.</extracomment>
        <translation>Aucune partie n’est encore terminée.</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Points manche par manche</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
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
        <source>Mute</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>The message is too long or contains characters that can’t be sent.</source>
        <translation>Le message est trop long ou contient des caractères non autorisés.</translation>
    </message>
    <message>
        <source>&amp;Everyone</source>
        <translation>&amp;Tout le monde</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>Messages de la discussion</translation>
    </message>
    <message>
        <source>Message to everyone</source>
        <translation>Message à toute la table</translation>
    </message>
    <message>
        <source>Hide messages</source>
        <translation>Masquer des messages</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Écrire un message</translation>
    </message>
</context>
<context>
    <name>CoachStrip</name>
    <message>
        <source>{button} (Space)</source>
        <extracomment>The largest enlargement of the page&apos;s text, up to a share of the page&apos;s height; the title&apos;s size as a multiple of that. The coach&apos;s portrait in lines of text, and the strip&apos;s least width for it. Least number of lines of text, so that the table does not move for a short one. The main button was pressed; the button back to the list of lessons was pressed. All texts of the lesson, and of the main button. The font and the height of the page for which fonts and widths were last computed.</extracomment>
        <translation>{button} (Espace)</translation>
    </message>
</context>
<context>
    <name>CodeSheet</name>
    <message>
        <source>{name}: scan this code</source>
        <extracomment>Whether the player has a phone, which is silent. Seconds for which the code is still valid.</extracomment>
        <translation>{name}&#xa0;: scannez ce code</translation>
    </message>
    <message>
        <source>This code takes the hand from {name}’s other phone.</source>
        <translation>Avec ce code, {name} n’aura plus sa main sur l’autre téléphone.</translation>
    </message>
    <message>
        <source>&amp;Address of this computer</source>
        <translation>&amp;Adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it to the Wi-Fi of the phones.</source>
        <translation>Cet ordinateur n’est sur aucun réseau. Connectez-le au Wi-Fi des téléphones.</translation>
    </message>
    <message>
        <source>Valid for {time}, for one phone</source>
        <translation>Valable {time}, pour un seul téléphone</translation>
    </message>
    <message>
        <source>With a phone in this Wi-Fi: scan the code, open the page, and touch “Start”.</source>
        <translation>Avec un téléphone sur ce Wi-Fi&#xa0;: scannez le code, ouvrez la page et touchez «&#xa0;Commencer&#xa0;».</translation>
    </message>
    <message>
        <source>If Windows asks about its firewall, allow private networks.</source>
        <translation>Si Windows vous interroge sur son pare-feu, autorisez les réseaux privés.</translation>
    </message>
    <message>
        <source>No phone has joined yet.</source>
        <translation>Aucun téléphone n’a encore rejoint la table.</translation>
    </message>
    <message>
        <source>• Is the phone in the same Wi-Fi as this computer?</source>
        <translation>• Le téléphone est-il sur le même Wi-Fi que cet ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>• A Wi-Fi for guests often keeps devices apart: use the main one.</source>
        <translation>• Un Wi-Fi invité isole souvent les appareils&#xa0;: utilisez le principal.</translation>
    </message>
    <message>
        <source>• A firewall on this computer may have to allow Mille.</source>
        <translation>• Un pare-feu sur cet ordinateur doit peut-être autoriser Mille.</translation>
    </message>
    <message>
        <source>• Windows lets phones in only if it calls this network private, which its settings can change.</source>
        <translation>• Windows ne laisse passer les téléphones que s’il considère ce réseau comme privé, ce que ses paramètres permettent de changer.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Race {race}</source>
        <extracomment>The index of the play button among the first five buttons. The polygons of each icon, in a square of ICON_SIZE. The size of an icon, and the width of its button, in lines of text. The least number of letters shown of a race, a speed, and a name; longer names are elided. The height of a combo box, in lines of text. A seat, or None for everybody.</extracomment>
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
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>from this moment</comment>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <translation>&amp;Image de ce moment…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Un coup en arrière (←)</translation>
    </message>
    <message>
        <source>Play on from here against the computer, as practice (P)</source>
        <translation>Jouer à partir d’ici contre l’ordinateur, pour s’entraîner (P)</translation>
    </message>
    <message>
        <source>Close the replay (Esc)</source>
        <translation>Fermer la lecture (Échap)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lecture (Espace)</translation>
    </message>
    <message>
        <source>Animated &amp;web page…</source>
        <translation>Page &amp;web animée…</translation>
    </message>
    <message>
        <source>Start of race, or previous race (Page up)</source>
        <translation>Début de la manche ou manche précédente (Page préc)</translation>
    </message>
    <message>
        <source>One move forward (→)</source>
        <translation>Un coup en avant (→)</translation>
    </message>
    <message>
        <source>Next race (Page down)</source>
        <translation>Manche suivante (Page suiv)</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Vitesse (+ et −)</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <translation>Mains affichées</translation>
    </message>
    <message>
        <source>Review the decisions of this race (V)</source>
        <translation>Analyser les décisions de cette manche (V)</translation>
    </message>
</context>
<context>
    <name>CornerTools</name>
    <message>
        <source>Chat: {unread}</source>
        <translation>Discussion&#xa0;: {unread}</translation>
    </message>
    <message>
        <source>Score, log and chat</source>
        <translation>Score, journal et discussion</translation>
    </message>
    <message>
        <source>Score and log</source>
        <translation>Score et journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Son activé</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Mille was updated while it was running. Please restart Mille.</source>
        <translation>Mille a été mis à jour pendant qu’il tournait. Veuillez relancer Mille.</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Une erreur inattendue s’est produite.</translation>
    </message>
    <message>
        <source>The latest moves of your match are not saved. Save them before you close Mille.</source>
        <translation>Les derniers coups de votre partie ne sont pas enregistrés. Enregistrez-les avant de fermer Mille.</translation>
    </message>
    <message>
        <source>Your match is saved.</source>
        <translation>Votre partie est enregistrée.</translation>
    </message>
    <message>
        <source>A report was saved to {path}. It has not been sent.</source>
        <extracomment>Returns the match as text. Returns True if its file has all of it. Asks for another file, and saves it there. The match that is being played on this computer, if any.</extracomment>
        <translation>Un rapport a été enregistré dans {path}. Il n’a pas été envoyé.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <extracomment>The folds of the cloth: their width in pixels, and the colours of the darkest and the lightest part, by day and at night. The hem at the upper edge in pixels, and the shade on the rest of the page. With these, a letter is the key of a command. Whether people elsewhere are asked, and the names of those with phones. Whether it calls somebody, who may open it. Whether a button has been pressed since the texts changed, or there was none to press. Whether it has been closed again since it was opened.</extracomment>
        <translation>Place à {name}</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>All hands are hidden.</source>
        <translation>Toutes les mains sont cachées.</translation>
    </message>
    <message>
        <source>May {name} take back the last move?</source>
        <translation>{name} peut reprendre le dernier coup&#x202f;?</translation>
    </message>
    <message>
        <source>No card has been drawn since. Everyone else here must agree.</source>
        <translation>Aucune carte n’a été piochée depuis. Il faut l’accord de tous les autres joueurs présents.</translation>
    </message>
    <message>
        <source>&amp;Yes, take it back</source>
        <translation>&amp;Oui, accepter</translation>
    </message>
    <message>
        <source>All hands are hidden. Everyone else, look away.</source>
        <translation>Toutes les mains sont cachées. Les autres, regardez ailleurs.</translation>
    </message>
    <message>
        <source>I’m {name}: show my hand</source>
        <translation>C’est moi, {name}&#xa0;: montrer ma main</translation>
    </message>
    <message>
        <source>I’m {name}: take back my move</source>
        <translation>C’est moi, {name}&#xa0;: reprendre mon coup</translation>
    </message>
    <message>
        <source>Use a &amp;phone…</source>
        <translation>Utiliser un télép&amp;hone…</translation>
    </message>
    <message>
        <source>&amp;No, leave it</source>
        <translation>&amp;Non, refuser</translation>
    </message>
</context>
<context>
    <name>DaysDialog</name>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Donnes du jour</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fe&amp;rmer</translation>
    </message>
    <message>
        <source>Best result: {names}, {points}, {day}.</source>
        <extracomment>Carries the Challenge of the selected day.</extracomment>
        <translation>Meilleur résultat&#xa0;: {names}, {points}, le {day}.</translation>
    </message>
    <message>
        <source>Best results, latest day first</source>
        <translation>Meilleurs résultats, le jour le plus récent d’abord</translation>
    </message>
    <message>
        <source>No deals of the day played yet.</source>
        <translation>Aucune donne du jour jouée pour l’instant.</translation>
    </message>
    <message>
        <source>&amp;Choose this deal</source>
        <translation>&amp;Choisir cette donne</translation>
    </message>
</context>
<context>
    <name>DeckEditor</name>
    <message>
        <source>Copies of {card}</source>
        <translation>Exemplaires de la carte {card}</translation>
    </message>
    <message>
        <source>{cards} in total</source>
        <translation>{cards} en tout</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to open the match</source>
        <extracomment>The opacity of the overlay, and its frame in lines of text.</extracomment>
        <translation>Déposez pour ouvrir la partie</translation>
    </message>
</context>
<context>
    <name>EmptyList</name>
    <message>
        <source>&amp;Find out why</source>
        <translation>&amp;Chercher la cause</translation>
    </message>
    <message>
        <source>No tables found yet</source>
        <translation>Aucune table trouvée pour l’instant</translation>
    </message>
    <message>
        <source>Nobody has opened a table yet, or a firewall, a guest Wi-Fi or a VPN hides it.</source>
        <translation>Personne n’a encore ouvert de table, ou bien un pare-feu, un Wi-Fi invité ou un VPN la cache.</translation>
    </message>
    <message>
        <source>This computer’s address: {addresses}</source>
        <translation>Adresse de cet ordinateur&#xa0;: {addresses}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
</context>
<context>
    <name>EmptyMessage</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Show &amp;all matches</source>
        <translation>&amp;Toutes les parties</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Lecture de vos parties…</translation>
    </message>
    <message>
        <source>Matches at this screen are saved here from the first move; matches on the network are saved by the host when they are over. You can also import match files or drop them here.</source>
        <translation>Les parties jouées à cet écran sont enregistrées ici dès le premier coup&#x202f;; les parties en réseau le sont chez l’hôte, une fois terminées. Vous pouvez aussi importer des fichiers de parties ou les déposer ici.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>No matches found</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>Aucun résultat pour «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>No matches of this kind yet.</source>
        <translation>Aucune partie de ce genre pour l’instant.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
</context>
<context>
    <name>EveningCounts</name>
    <message numerus="yes">
        <source>Standings after %Ln matches</source>
        <translation>
            <numerusform>Classement après %Ln partie</numerusform>
            <numerusform>Classement après %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches won</source>
        <translation>
            <numerusform>%Ln partie gagnée</numerusform>
            <numerusform>%Ln parties gagnées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningNote</name>
    <message>
        <source>Stand&amp;ings…</source>
        <translation>C&amp;lassement…</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>Mille: evenings</source>
        <translation>Mille&#xa0;: soirées</translation>
    </message>
    <message>
        <source>Evenings {names} {when}</source>
        <translation>Soirées {names} {when}</translation>
    </message>
    <message>
        <source>{name} {figures}</source>
        <comment>a person, and points or matches won</comment>
        <extracomment>For each person the points, or the matches won and the difference; in bold for a winner.</extracomment>
        <translation>{name} {figures}</translation>
    </message>
    <message>
        <source>{name} {figures}, won</source>
        <translation>{name} {figures}, a gagné</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>In tenths of a point: a row of the standings, and one of the period.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>{won} ({difference})</source>
        <comment>matches won, and difference of points</comment>
        <translation>{won} ({difference})</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>Today: {won}</source>
        <translation>Aujourd’hui&#xa0;: {won}</translation>
    </message>
    <message>
        <source>Tonight: {won}</source>
        <translation>Ce soir&#xa0;: {won}</translation>
    </message>
    <message>
        <source>{name} {won}</source>
        <comment>a person and the number of matches won</comment>
        <translation>{name} {won}</translation>
    </message>
    <message>
        <source>{rank}. {name}: {won}, points: {points}, difference: {signed}</source>
        <translation>{rank}. {name}&#xa0;: {won}, points&#xa0;: {points}, différence&#xa0;: {signed}</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>en réseau</translation>
    </message>
    <message>
        <source>paper cards</source>
        <translation>cartes papier</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>computer {names}: {points}</source>
        <translation>ordinateur {names}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>won by computer {names}: {points}</source>
        <translation>gagnée par l’ordinateur {names}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>matches</comment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Difference: your points minus those of each other side, added up over the matches. Settle this if you play for points.</source>
        <translation>Différence&#xa0;: vos points moins ceux de chaque autre camp, additionnés sur toutes les parties. Si vous intéressez la partie, réglez cette différence.</translation>
    </message>
</context>
<context>
    <name>EveningsPage</name>
    <message>
        <source>Export the evenings</source>
        <translation>Exporter les soirées</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Soirée</translation>
    </message>
    <message>
        <source>&amp;Month</source>
        <translation>&amp;Mois</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>Anné&amp;e</translation>
    </message>
    <message>
        <source>Wh&amp;o</source>
        <translation>Qu&amp;i</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Quand</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>The table of a period scrolls if it has more rows.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;All time</source>
        <translation>Depuis le dé&amp;but</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>E&amp;xporter en CSV…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>Evenings, latest first</source>
        <translation>Soirées, la plus récente d’abord</translation>
    </message>
    <message>
        <source>Matches, latest first</source>
        <translation>Parties, la plus récente d’abord</translation>
    </message>
    <message>
        <source>Matches won and difference. Press Enter to open an evening.</source>
        <translation>Parties gagnées et différence. Entrée pour ouvrir une soirée.</translation>
    </message>
    <message>
        <source>No evenings yet</source>
        <translation>Aucune soirée pour l’instant</translation>
    </message>
    <message>
        <source>Finish a match between two or more people with different names, at this screen, on the network or with paper cards. The wins of an evening are added up here.</source>
        <translation>Terminez une partie à deux ou plus, sous des noms différents&#xa0;: à cet écran, en réseau ou avec des cartes papier. Les victoires de la soirée s’additionnent ici.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Choose portrait and colour, {seat}</source>
        <extracomment>The side whose colour the ring around the face has.</extracomment>
        <translation>Choisir le portrait et la couleur, {seat}</translation>
    </message>
    <message>
        <source>Choose portrait and colour</source>
        <translation>Choisir le portrait et la couleur</translation>
    </message>
    <message>
        <source>Choose the computer player, {seat}</source>
        <translation>Choisir le joueur virtuel, {seat}</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
</context>
<context>
    <name>FairnessBox</name>
    <message>
        <source>The leader first</source>
        <translation>Le premier d’abord</translation>
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
        <source>The best target</source>
        <translation>La meilleure cible</translation>
    </message>
    <message>
        <source>Everyone equally</source>
        <translation>Tous également</translation>
    </message>
    <message>
        <source>Their last attacker</source>
        <translation>Leur dernier attaquant</translation>
    </message>
    <message>
        <source>Each computer attacks where it gains most.</source>
        <translation>Chaque ordinateur attaque là où il gagne le plus.</translation>
    </message>
    <message>
        <source>Attacks go back to the side they came from.</source>
        <translation>Ils ripostent contre le camp qui les a attaqués.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message numerus="yes">
        <source>%Ln matches imported.</source>
        <translation>
            <numerusform>%Ln partie importée.</numerusform>
            <numerusform>%Ln parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches moved to the bin.</source>
        <translation>
            <numerusform>%Ln partie mise à la corbeille.</numerusform>
            <numerusform>%Ln parties mises à la corbeille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches exported.</source>
        <translation>
            <numerusform>%Ln partie exportée.</numerusform>
            <numerusform>%Ln parties exportées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was not renamed</source>
        <translation>La partie n’a pas été renommée</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>The match was not deleted</source>
        <translation>La partie n’a pas été supprimée</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Matches (*.mille)</source>
        <translation>Parties (*.mille)</translation>
    </message>
    <message>
        <source>Some matches could not be restored. Look in the system’s bin.</source>
        <translation>Certaines parties n’ont pas pu être restaurées. Regardez dans la corbeille du système.</translation>
    </message>
    <message>
        <source>Some matches were not exported</source>
        <translation>Certaines parties n’ont pas été exportées</translation>
    </message>
    <message>
        <source>This match is being played in another window and can’t be changed.</source>
        <translation>Cette partie se joue dans une autre fenêtre et ne peut pas être modifiée.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>Ag&amp;ainst</source>
        <translation>&amp;Contre</translation>
    </message>
    <message>
        <source>P&amp;eriod</source>
        <translation>Périod&amp;e</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>Races &amp;with help</source>
        <translation>Manches avec ai&amp;de</translation>
    </message>
    <message>
        <source>Races with hints, cards still out or moves taken back are counted separately.</source>
        <translation>Les manches avec conseils, cartes restantes ou coups repris sont comptées à part.</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>Tables on your network</source>
        <translation>Tables de votre réseau</translation>
    </message>
</context>
<context>
    <name>GamePageExtension</name>
    <message>
        <source>Shuffling…</source>
        <extracomment>Pixels, as the pages of the panel have. Events that show that a player is at this computer. True if any key or click takes a seat back from the computer.</extracomment>
        <translation>Mélange des cartes…</translation>
    </message>
</context>
<context>
    <name>HandControl</name>
    <message>
        <source>First choose the card to discard.</source>
        <translation>Choisissez d’abord la carte à défausser.</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The greatest heights of buttons in lines of the page&apos;s text: to play, the others of the hand, and those beside the score.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Discard the chosen card, or drag a card onto the discard pile</source>
        <translation>Défausser la carte choisie (ou glisser une carte sur la défausse)</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>What the strongest computer player would do</source>
        <translation>Ce que jouerait le meilleur joueur virtuel</translation>
    </message>
    <message>
        <source>Play the chosen card, or click it again</source>
        <translation>Jouer la carte choisie (ou recliquez dessus)</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>No handicap</source>
        <extracomment>The points to choose from, the shares of a trip, and the cards of a hand. Carries the seat&apos;s Handicap, or None.</extracomment>
        <translation>Pas de handicap</translation>
    </message>
</context>
<context>
    <name>HandicapTexts</name>
    <message numerus="yes">
        <source>hand of %Ln cards</source>
        <comment>a handicap</comment>
        <translation>
            <numerusform>main de %Ln carte</numerusform>
            <numerusform>main de %Ln cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandicapsButton</name>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Points, miles or a smaller hand for a player</source>
        <translation>Des points, des bornes ou une main plus petite pour un joueur</translation>
    </message>
    <message>
        <source>Miles or a smaller hand for a player</source>
        <translation>Des bornes ou une main plus petite pour un joueur</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartes restées en main</translation>
    </message>
</context>
<context>
    <name>HandsStrip</name>
    <message>
        <source>{name}: {cards}</source>
        <comment>the hand of a player</comment>
        <extracomment>The cards&apos; height as a share of the page&apos;s height, and the gap around them in pixels. The greatest and the least width of the name before a hand, in lines of text. The least visible share of a card&apos;s width where cards overlap.</extracomment>
        <translation>{name}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>HeldCards</name>
    <message numerus="yes">
        <source>held %Ln cards</source>
        <translation>
            <numerusform>%Ln carte en main</numerusform>
            <numerusform>%Ln cartes en main</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Enter plays it.</source>
        <translation>Entrée pour la jouer.</translation>
    </message>
    <message>
        <source>Enter discards it.</source>
        <translation>Entrée pour la défausser.</translation>
    </message>
    <message>
        <source>Your only choice.</source>
        <translation>Votre seul choix.</translation>
    </message>
    <message>
        <source>There are no hints in this match.</source>
        <extracomment>Milliseconds after which the bar shows that a hint is being computed. The number of moves that are shown in turn, the best first. The update for which a hint was requested, and the moves found. The number of the message that is shown while a hint is being computed. The number of the message that shows the hint.</extracomment>
        <translation>Il n’y a pas de conseils dans cette partie.</translation>
    </message>
    <message>
        <source>No hint: the computer isn’t answering. Play on without it.</source>
        <translation>Pas de conseil&#xa0;: l’ordinateur ne répond pas. Continuez sans lui.</translation>
    </message>
    <message>
        <source>Your only choice: Enter discards it.</source>
        <translation>Votre seul choix&#xa0;: Entrée la défausse.</translation>
    </message>
    <message>
        <source>Your only choice: Enter plays it.</source>
        <translation>Votre seul choix&#xa0;: Entrée la joue.</translation>
    </message>
    <message>
        <source>Enter accepts it.</source>
        <translation>Entrée pour l’accepter.</translation>
    </message>
    <message>
        <source>Enter extends it.</source>
        <translation>Entrée pour la demander.</translation>
    </message>
    <message>
        <source>Enter finishes it.</source>
        <translation>Entrée pour le terminer.</translation>
    </message>
    <message>
        <source>Hints count in the statistics.</source>
        <translation>Les conseils comptent dans les statistiques.</translation>
    </message>
    <message>
        <source>H: next best move.</source>
        <translation>H&#xa0;: autre choix.</translation>
    </message>
    <message>
        <source>Thinking of a hint…</source>
        <translation>Recherche d’un conseil…</translation>
    </message>
    <message>
        <source>Enter draws a card.</source>
        <translation>Entrée pour piocher.</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
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
        <source>&amp;Back</source>
        <comment>to the tables</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>No open seats: nobody else can play.</source>
        <extracomment>Carries the TableOptions and the names of the people here.</extracomment>
        <translation>Aucune place libre&#xa0;: personne d’autre ne peut jouer.</translation>
    </message>
    <message>
        <source>Windows may now ask about its firewall: allow private networks. Others find your table only if Windows calls this network private, which its settings can change.</source>
        <translation>Windows va peut-être poser une question sur son pare-feu&#xa0;: autorisez les réseaux privés. Les autres ne trouvent votre table que si Windows considère ce réseau comme privé, ce que ses paramètres permettent de changer.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <source>These house rules have too many cards to play on the network. Remove some.</source>
        <translation>Ces règles maison ont trop de cartes pour le jeu en réseau. Enlevez-en.</translation>
    </message>
    <message>
        <source>&amp;Open table</source>
        <translation>Ouvrir la ta&amp;ble</translation>
    </message>
    <message>
        <source>Continues from the score sheet: {scores}. The unfinished race doesn’t count.</source>
        <translation>Reprend à partir de la feuille de score&#xa0;: {scores}. La manche inachevée ne compte pas.</translation>
    </message>
</context>
<context>
    <name>HostSeatRow</name>
    <message>
        <source>Computer {number}</source>
        <extracomment>The kinds of a SeatPlan, in the order of the segments. Carries the Face that a person has chosen. Returns the name of somebody who has no seat yet, or an empty text.</extracomment>
        <translation>Ordinateur {number}</translation>
    </message>
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
        <source>for a guest</source>
        <translation>pour un invité</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Table</source>
        <extracomment>The pages from top to bottom; `group_name` has their names. What is chosen for each match is no house rule, see CHOSEN_APART.</extracomment>
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
        <source>Choose at least one number of players.</source>
        <translation>Choisissez au moins un nombre de joueurs.</translation>
    </message>
    <message>
        <source>{number} house rules are kept already, the most there can be. Delete one of them first.</source>
        <translation>{number} règles maison sont déjà gardées, c’est le maximum. Supprimez-en une d’abord.</translation>
    </message>
    <message>
        <source>The trip length must be a multiple of 25.</source>
        <translation>La longueur du trajet doit être un multiple de 25.</translation>
    </message>
    <message>
        <source>The length with extension must be a multiple of 25.</source>
        <translation>La longueur avec allonge doit être un multiple de 25.</translation>
    </message>
    <message>
        <source>The deck needs more cards than all hands together.</source>
        <translation>Le jeu doit compter plus de cartes que toutes les mains réunies.</translation>
    </message>
    <message>
        <source>These rules don’t work together.</source>
        <translation>Ces règles sont incompatibles.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message numerus="yes">
        <source>%Ln changes.</source>
        <translation>
            <numerusform>%Ln changement.</numerusform>
            <numerusform>%Ln changements.</numerusform>
        </translation>
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
        <source>&amp;Use these rules</source>
        <translation>&amp;Utiliser ces règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Aucun changement.</translation>
    </message>
    <message>
        <source>Other rules have this name.</source>
        <extracomment>Longest value shown on the reset button: a longer one has no room with large text. The rules before, and the new ones. The kept rules should be deleted. The titles of other rules.</extracomment>
        <translation>D’autres règles portent ce nom.</translation>
    </message>
    <message>
        <source>House rules (*.mille-rules)</source>
        <translation>Règles maison (*.mille-rules)</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exporter des règles maison</translation>
    </message>
    <message>
        <source>House rules based on {rules}</source>
        <translation>Règles maison d’après {rules}</translation>
    </message>
    <message>
        <source>&amp;Keep under the name</source>
        <translation>&amp;Garder sous le nom</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>non gardées</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Undo &amp;all changes</source>
        <translation>&amp;Annuler tous les changements</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Open the rule</source>
        <extracomment>The height of the card, of the table&apos;s; the width of the words in lines of text, and at most of the table&apos;s; its edge in lines; the distance to what is asked about, in pixels. Sizes of the words, as multiples of the table&apos;s text: the first one that has room; of the name, as a multiple of that. What is shown; None while hidden.</extracomment>
        <translation>Lire la règle</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Joining {table}</source>
        <translation>Rejoindre «&#xa0;{table}&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message numerus="yes">
        <source>Try again in %Ln seconds.</source>
        <extracomment>How often the code had been asked for when the field was last cleared. Runs while the table accepts no code. The latest announcement to screen readers.</extracomment>
        <translation>
            <numerusform>Réessayez dans %Ln seconde.</numerusform>
            <numerusform>Réessayez dans %Ln secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong codes.</source>
        <translation>Trop de codes erronés.</translation>
    </message>
    <message>
        <source>Wrong code. Check the host’s screen.</source>
        <translation>Code incorrect. Vérifiez l’écran de l’hôte.</translation>
    </message>
    <message>
        <source>The host must see the same three words beside your name. If not, somebody is intercepting the connection: cancel.</source>
        <translation>L’hôte doit voir les trois mêmes mots à côté de votre nom. Sinon, quelqu’un intercepte la connexion&#xa0;: annulez.</translation>
    </message>
    <message>
        <source>&amp;Table code</source>
        <translation>&amp;Code de la table</translation>
    </message>
    <message>
        <source>Table code, six digits</source>
        <translation>Code de la table, six chiffres</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tries left</source>
        <translation>
            <numerusform>Encore %Ln essai</numerusform>
            <numerusform>Encore %Ln essais</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Rejoindre</translation>
    </message>
    <message>
        <source>Ask the host for the six-digit code.</source>
        <translation>Demandez à l’hôte le code à six chiffres.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Waiting for the host to accept you ({count} ahead of you)</source>
        <translation>En attente de l’accord de l’hôte ({count} avant vous)</translation>
    </message>
    <message>
        <source>Waiting for the host to accept you…</source>
        <translation>En attente de l’accord de l’hôte…</translation>
    </message>
</context>
<context>
    <name>JoinRequests</name>
    <message>
        <source>&amp;New code</source>
        <translation>&amp;Nouveau code</translation>
    </message>
    <message>
        <source>Waiting to join</source>
        <translation>Invités en attente</translation>
    </message>
    <message>
        <source>Nobody is waiting.</source>
        <translation>Personne n’attend.</translation>
    </message>
    <message>
        <source>The new code is {code}.</source>
        <translation>Le nouveau code est {code}.</translation>
    </message>
    <message>
        <source>Who can join</source>
        <translation>Qui peut venir</translation>
    </message>
    <message>
        <source>Guests who have already joined stay.</source>
        <translation>Les invités déjà à la table y restent.</translation>
    </message>
    <message>
        <source>Give your guests this code.</source>
        <translation>Donnez ce code à vos invités.</translation>
    </message>
    <message>
        <source>Only people who have played here can join.</source>
        <translation>Seules les personnes ayant déjà joué ici peuvent venir.</translation>
    </message>
    <message>
        <source>Address of this table: {addresses}</source>
        <translation>Adresse de cette table&#xa0;: {addresses}</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <extracomment>Height of the line, as a multiple of the text&apos;s; pixels at its left and right.</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>play the hint</source>
        <translation>suivre le conseil</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>défausser</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>a card</comment>
        <translation>piocher</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmer</translation>
    </message>
    <message>
        <source>just drawn</source>
        <comment>card</comment>
        <translation>carte piochée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>reprendre</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>points</translation>
    </message>
    <message>
        <source>save</source>
        <translation>enregistrer</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>trier</translation>
    </message>
    <message>
        <source>Keys you can press now</source>
        <translation>Touches utilisables maintenant</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys at the table</source>
        <translation>Touches à la table</translation>
    </message>
    <message>
        <source>Keys in a replay</source>
        <translation>Touches pour revoir une partie</translation>
    </message>
    <message>
        <source>Keys in a review</source>
        <translation>Touches de l’analyse</translation>
    </message>
    <message>
        <source>Choose where the card goes</source>
        <translation>Choisir où va la carte</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Défausser la carte choisie</translation>
    </message>
    <message>
        <source>U 3, D 3</source>
        <translation>U 3, D 3</translation>
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
        <source>Leave the match</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Review this race</source>
        <translation>Analyser cette manche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose the previous or next card</source>
        <translation>Choisir la carte précédente ou suivante</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <translation>Jouer la carte choisie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Draw a card (if not automatic)</source>
        <translation>Piocher une carte (si la pioche n’est pas automatique)</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>Take back the last move, or a card’s number</source>
        <translation>Reprendre le dernier coup, ou effacer un numéro</translation>
    </message>
    <message>
        <source>Redraw the screen</source>
        <translation>Redessiner l’écran</translation>
    </message>
    <message>
        <source>Chat (on the network)</source>
        <translation>Écrire un message (en réseau)</translation>
    </message>
    <message>
        <source>Remind the others (on the network)</source>
        <translation>Relancer les autres (en réseau)</translation>
    </message>
    <message>
        <source>Quick phrase (on the network)</source>
        <translation>Message rapide (en réseau)</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <source>Read the table aloud</source>
        <translation>Lire la table à voix haute</translation>
    </message>
    <message>
        <source>One move back or forward</source>
        <translation>Un coup en arrière ou en avant</translation>
    </message>
    <message>
        <source>Previous or next race</source>
        <translation>Manche précédente ou suivante</translation>
    </message>
    <message>
        <source>Start or end of the match</source>
        <translation>Début ou fin de la partie</translation>
    </message>
    <message>
        <source>Faster or slower</source>
        <translation>Plus vite ou plus lentement</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Previous or next decision in the list</source>
        <translation>Décision précédente ou suivante de la liste</translation>
    </message>
    <message>
        <source>Previous or next decision on the curve</source>
        <translation>Décision précédente ou suivante de la courbe</translation>
    </message>
    <message>
        <source>Show the table at that decision</source>
        <translation>Montrer la table à ce moment</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Touches partout</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>The maximum size of the list before it scrolls, as a share of the window. Pixels between columns, and between lists in one column. Keys as they are called, and what they do. Keys of replays and reviews, and their texts.</extracomment>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Switch between list and curve</source>
        <translation>Passer de la liste à la courbe</translation>
    </message>
    <message>
        <source>Choose a card; again to play it</source>
        <translation>Choisir une carte&#x202f;; une seconde fois pour la jouer</translation>
    </message>
    <message>
        <source>Play or discard card 3, then Enter</source>
        <translation>Jouer ou défausser la carte 3, puis Entrée</translation>
    </message>
    <message>
        <source>Hint; again for the next best</source>
        <translation>Conseil&#x202f;; une seconde fois pour un autre choix</translation>
    </message>
    <message>
        <source>What the chosen card or place is</source>
        <translation>Ce qu’est la carte choisie ou la place</translation>
    </message>
    <message>
        <source>Score sheet, small or large</source>
        <translation>Feuille de score, petite ou grande</translation>
    </message>
    <message>
        <source>Read your hand aloud</source>
        <translation>Lire votre main à voix haute</translation>
    </message>
    <message>
        <source>Read the score aloud</source>
        <translation>Lire le score à voix haute</translation>
    </message>
    <message>
        <source>Rules, at what matters now</source>
        <translation>Règles, à ce qui compte maintenant</translation>
    </message>
    <message>
        <source>Next or previous area of the table, then arrow keys</source>
        <translation>Zone suivante ou précédente de la table, puis flèches</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Changer les joueurs</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Ouvrir les menus</translation>
    </message>
    <message>
        <source>Continue a match from a file</source>
        <translation>Continuer une partie à partir d’un fichier</translation>
    </message>
    <message>
        <source>Watch a match from a file</source>
        <translation>Revoir une partie à partir d’un fichier</translation>
    </message>
    <message>
        <source>Print the score sheet, while it is shown</source>
        <translation>Imprimer la feuille de score, quand elle est affichée</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Play the top discard instead (some rules)</source>
        <translation>Jouer plutôt le dessus de la défausse (certaines règles)</translation>
    </message>
</context>
<context>
    <name>LanPage</name>
    <message>
        <source>Play on the network</source>
        <translation>Jouer en réseau</translation>
    </message>
    <message>
        <source>Host a &amp;table…</source>
        <translation>Ouvrir une &amp;table…</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Rejoindre une table par son adresse</translation>
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
        <source>This is not an address. Addresses look like 192.168.1.20 or [fe80::1%eth0]:25100.</source>
        <extracomment>Carries a FoundTable or Address, and True for watching. Emitted when the list of saved tables should be updated.</extracomment>
        <translation>Ce n’est pas une adresse. Exemples&#xa0;: 192.168.1.20 ou [fe80::1%eth0]:25100.</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Tables de votre réseau</translation>
    </message>
    <message>
        <source>From the host’s screen, such as 192.168.1.20</source>
        <translation>Affichée sur l’écran de l’hôte, par exemple 192.168.1.20</translation>
    </message>
    <message>
        <source>Table address</source>
        <translation>Adresse de la table</translation>
    </message>
    <message>
        <source>C&amp;onnect</source>
        <translation>Se c&amp;onnecter</translation>
    </message>
    <message>
        <source>A match is under way: you can play from the next race.</source>
        <translation>Une partie est en cours&#xa0;: vous pourrez jouer à partir de la manche suivante.</translation>
    </message>
    <message>
        <source>You have been here before: if you had a seat, it is still yours.</source>
        <translation>Vous étiez déjà à cette table&#xa0;: si vous y aviez une place, elle est toujours à vous.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>your language, as it calls itself</comment>
        <extracomment>Object name of the translators installed here. Code of the installed language, which Qt may not know. The installed translator with the words of an edition, if the one in use has any.</extracomment>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message>
        <source>done</source>
        <extracomment>The cards in the picture of each lesson.</extracomment>
        <translation>faite</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>pas encore faite</translation>
    </message>
    <message>
        <source>Lesson {number}: {title} ({state})</source>
        <translation>Leçon {number}&#xa0;: {title} ({state})</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Rules (F1)</source>
        <translation>Rè&amp;gles (F1)</translation>
    </message>
    <message>
        <source>&amp;Play your first match</source>
        <translation>&amp;Jouer votre première partie</translation>
    </message>
    <message>
        <source>&amp;Play a match</source>
        <translation>&amp;Jouer une partie</translation>
    </message>
    <message>
        <source>&amp;Continue: lesson {number}</source>
        <translation>&amp;Continuer&#xa0;: leçon {number}</translation>
    </message>
    <message>
        <source>&amp;Continue at step {step} of {steps}</source>
        <extracomment>Request for a lesson, with its slug and the step to start at.</extracomment>
        <translation>&amp;Continuer à l’étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>At step {step} of {steps}</source>
        <translation>À l’étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>C&amp;ommencer</translation>
    </message>
    <message>
        <source>Ten short lessons at a real table, a minute or two each.</source>
        <translation>Dix leçons d’une ou deux minutes, à une vraie table.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lessons (Q)</source>
        <translation>Leçons (Q)</translation>
    </message>
    <message>
        <source>The arrow points to: {place}</source>
        <extracomment>A step has begun; the last step has begun. Requests for the next lesson, or the first match, and for the list of lessons.</extracomment>
        <translation>La flèche montre&#xa0;: {place}</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Points in this race</source>
        <extracomment>The table&apos;s least height below the strip, in pixels. The page&apos;s least height in text sizes at which strip and table are legible.</extracomment>
        <translation>Les points de la manche</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Distance cards</source>
        <extracomment>Five distances, two 200s at most, 700 miles to go.</extracomment>
        <translation>Cartes de bornes</translation>
    </message>
    <message>
        <source>Faster? Play a 200.</source>
        <translation>Envie d’aller plus vite&#x202f;? Jouez un 200.</translation>
    </message>
    <message>
        <source>The exact finish</source>
        <extracomment>100 miles to go, and not every card fits.</extracomment>
        <translation>L’arrivée juste</translation>
    </message>
    <message>
        <source>Brave! But driving on is the next lesson. Finish here.</source>
        <translation>Quelle audace&#x202f;! Mais l’allonge, c’est la leçon suivante. Terminez ici.</translation>
    </message>
    <message>
        <source>200 to go. Play another 100.</source>
        <translation>Plus que 200 bornes. Jouez encore un 100.</translation>
    </message>
    <message>
        <source>The extension</source>
        <extracomment>From 700 to 1,000.</extracomment>
        <translation>L’allonge</translation>
    </message>
    <message>
        <source>Hazards and remedies</source>
        <extracomment>The player is stopped, repairs and rolls again; then the same happens to Marcel.</extracomment>
        <translation>Attaques et parades</translation>
    </message>
    <message>
        <source>Without that Roll you stay where you are. Play it instead.</source>
        <translation>Sans ce Roulez, vous restez sur place. Jouez-le plutôt.</translation>
    </message>
    <message>
        <source>Miles are always good. But here, stop Marcel first.</source>
        <translation>Des bornes, c’est toujours bon à prendre. Mais ici, arrêtez d’abord Marcel.</translation>
    </message>
    <message>
        <source>Marcel has his Gasoline, but still needs a Roll. An Accident needs Repairs and then a Roll; a Stop needs only the Roll.</source>
        <translation>Marcel a de l’essence, mais il lui faut encore un Roulez. Contre un Accident, il faut Réparations, puis Roulez&#x202f;; contre un Stop, Roulez suffit.</translation>
    </message>
    <message>
        <source>The speed limit</source>
        <extracomment>Playing 50s and 25s until End of Limit.</extracomment>
        <translation>La limite de vitesse</translation>
    </message>
    <message>
        <source>Safeties</source>
        <extracomment>Two safeties in succession, each followed by another turn.</extracomment>
        <translation>Bottes</translation>
    </message>
    <message>
        <source>Be safe for the rest of the race, and take another turn.</source>
        <translation>Une protection pour toute la manche, et un tour de plus.</translation>
    </message>
    <message>
        <source>Play the 100, and see what Marcel is up to.</source>
        <translation>Jouez le 100, et voyez ce que Marcel prépare.</translation>
    </message>
    <message>
        <source>The coup fourré</source>
        <extracomment>The first coup fourré is missed, the second succeeds.</extracomment>
        <translation>Le coup fourré</translation>
    </message>
    <message>
        <source>You hold two safeties, and keep them on purpose. Play the 100 and wait for Marcel.</source>
        <translation>Vous gardez exprès deux bottes en main. Jouez le 100 et attendez Marcel.</translation>
    </message>
    <message>
        <source>A fair move, but this lesson is about waiting. Play the 100.</source>
        <translation>Ce coup se défend, mais ici il s’agit d’attendre. Jouez le 100.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>The score of a good race, item by item.</extracomment>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>A safe trip: 300, for arriving without a single 200.</source>
        <translation>Sans les 200&#xa0;: 300, pour un trajet sans une seule carte 200.</translation>
    </message>
    <message>
        <source>Teams</source>
        <extracomment>Four players, two sides.</extracomment>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>{number} · {title} ({step}/{steps})</source>
        <extracomment>The player&apos;s last move if it was not accepted, until it is taken back.</extracomment>
        <translation>{number} · {title} ({step}/{steps})</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Jouer votre première partie</translation>
    </message>
    <message>
        <source>Your first Roll</source>
        <extracomment>Draw a card, play Roll, drive.</extracomment>
        <translation>Votre premier Roulez</translation>
    </message>
    <message>
        <source>Draw a card, play a card and drive off.</source>
        <translation>Piocher une carte, en jouer une, et démarrer.</translation>
    </message>
    <message>
        <source>Welcome! Be the first to drive 700 miles. Your cards are at the bottom, your side of the road is above them, and Marcel’s is at the top.</source>
        <translation>Bienvenue&#x202f;! Atteignez 700 bornes avant Marcel. Vos cartes sont tout en bas, votre côté de la route au-dessus, et celui de Marcel en haut.</translation>
    </message>
    <message>
        <source>Welcome! Be the first to drive 700 miles. Tab goes from your cards to the piles, your side of the road and Marcel’s; the arrow keys move within each.</source>
        <translation>Bienvenue&#x202f;! Atteignez 700 bornes avant Marcel. Tab mène de vos cartes aux piles, à votre côté de la route, puis à celui de Marcel&#x202f;; dans chaque zone, déplacez-vous avec les flèches.</translation>
    </message>
    <message>
        <source>No driving without a green light! Play Roll: click it twice, drag it to your side, or press its number and Enter.</source>
        <translation>Pas de départ sans feu vert&#x202f;! Jouez Roulez&#xa0;: cliquez deux fois sur la carte, glissez-la de votre côté, ou tapez son numéro puis Entrée.</translation>
    </message>
    <message>
        <source>No driving without a green light! Play Roll: choose it with the arrow keys or the number of its place, and press Enter.</source>
        <translation>Pas de départ sans feu vert&#x202f;! Jouez Roulez&#xa0;: choisissez la carte avec les flèches ou le numéro de sa place, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Oops, that was your only Roll! Keep it: nobody drives without one.</source>
        <translation>Oups, c’était votre seul Roulez&#x202f;! Gardez-le&#xa0;: sans lui, pas de départ.</translation>
    </message>
    <message>
        <source>A discarded card gets you nowhere. You have a Roll: play it!</source>
        <translation>Une carte défaussée ne mène nulle part. Vous avez un Roulez&#xa0;: jouez-le&#x202f;!</translation>
    </message>
    <message>
        <source>Green light, and Marcel has one too! Cards with a number are miles: play any of them.</source>
        <translation>Feu vert, et pour Marcel aussi&#x202f;! Les cartes avec un nombre sont des bornes&#xa0;: jouez celle que vous voulez.</translation>
    </message>
    <message>
        <source>A whole turn without a mile? You’re rolling, so drive!</source>
        <translation>Un tour sans une seule borne&#x202f;? Vous roulez, alors avancez&#x202f;!</translation>
    </message>
    <message>
        <source>That’s a turn: draw one, play one. Here is your car, in the lane below Marcel’s.</source>
        <translation>Voilà un tour&#xa0;: une carte piochée, une carte jouée. Votre voiture est ici, sur la voie au-dessous de celle de Marcel.</translation>
    </message>
    <message>
        <source>That’s a turn: draw one, play one. The road, last among the piles, tells you how far each car has come.</source>
        <translation>Voilà un tour&#xa0;: une carte piochée, une carte jouée. La route, après les piles, vous dit où en est chaque voiture.</translation>
    </message>
    <message>
        <source>How long the trip is, and how many 200s you may play.</source>
        <translation>La longueur du trajet, et le nombre de 200 autorisés.</translation>
    </message>
    <message>
        <source>A trip is 700 miles, or 1,000 with 4 players. The first to arrive ends the race.</source>
        <translation>Un trajet fait 700 bornes, ou 1&#x202f;000 à 4 joueurs. Le premier arrivé met fin à la manche.</translation>
    </message>
    <message>
        <source>Click the 100 once, and the road shows where it takes you. Then play it.</source>
        <translation>Cliquez une fois sur le 100&#xa0;: la route montre où il vous mène. Puis jouez-le.</translation>
    </message>
    <message>
        <source>Choose the 100 by the number of its place, and press Enter to play it.</source>
        <translation>Choisissez le 100 avec le numéro de sa place, puis appuyez sur Entrée pour le jouer.</translation>
    </message>
    <message>
        <source>You could have played that 100. Miles are what you’re here for!</source>
        <translation>Vous pouviez jouer ce 100. Et ce sont les bornes qui comptent&#x202f;!</translation>
    </message>
    <message>
        <source>And another!</source>
        <translation>Et encore un&#x202f;!</translation>
    </message>
    <message>
        <source>500 miles! Now try the third 200: choose it to see why you can’t play it.</source>
        <translation>500 bornes&#x202f;! Essayez maintenant le troisième 200&#xa0;: choisissez-le pour voir pourquoi vous ne pouvez pas le jouer.</translation>
    </message>
    <message>
        <source>Each side may play only two 200s in a race. Discard this one: drag it onto the discard pile, or choose it and press D.</source>
        <translation>Chaque camp n’a droit qu’à deux 200 par manche. Défaussez celui-ci&#xa0;: glissez-le sur la défausse, ou choisissez-le et appuyez sur D.</translation>
    </message>
    <message>
        <source>Each side may play only two 200s in a race. Discard this one: choose it and press D.</source>
        <translation>Chaque camp n’a droit qu’à deux 200 par manche. Défaussez celui-ci&#xa0;: choisissez-le et appuyez sur D.</translation>
    </message>
    <message>
        <source>Not bad! But here, get rid of the 200 you can’t play.</source>
        <translation>Pas mal&#x202f;! Mais ici, débarrassez-vous du 200 devenu inutile.</translation>
    </message>
    <message>
        <source>You might still need that card. The third 200 is useless now.</source>
        <translation>Cette carte peut encore servir. Le troisième 200, lui, ne sert plus à rien.</translation>
    </message>
    <message>
        <source>Well done! 200s are fast, but if you arrive without any, that’s a safe trip: 300 points.</source>
        <translation>Bravo&#x202f;! Les 200 font avancer vite, mais un trajet sans les 200 rapporte 300 points.</translation>
    </message>
    <message>
        <source>Land on exactly 700 miles.</source>
        <translation>Arriver à 700 bornes, pas une de plus.</translation>
    </message>
    <message>
        <source>600 miles driven, 100 to go! You must land on exactly 700.</source>
        <translation>600 bornes, plus que 100&#x202f;! Il faut arriver à 700 tout juste.</translation>
    </message>
    <message>
        <source>Try the 200: choose it to see why you can’t play it.</source>
        <translation>Essayez le 200&#xa0;: choisissez-le pour voir pourquoi vous ne pouvez pas le jouer.</translation>
    </message>
    <message>
        <source>Too far! But 75 and 25 make 100, so play the 75.</source>
        <translation>Trop loin&#x202f;! Mais 75 et 25 font 100&#xa0;: jouez le 75.</translation>
    </message>
    <message>
        <source>50 and 50 would work too! But here, play the 75 first.</source>
        <translation>50 et 50 iraient aussi&#x202f;! Mais ici, jouez d’abord le 75.</translation>
    </message>
    <message>
        <source>25 and 75 would work too! But here, play the 75 first.</source>
        <translation>25 et 75 iraient aussi&#x202f;! Mais ici, jouez d’abord le 75.</translation>
    </message>
    <message>
        <source>So close to the finish? Play the 75 instead.</source>
        <translation>Si près de l’arrivée&#x202f;? Jouez plutôt le 75.</translation>
    </message>
    <message>
        <source>25 to go, and even a 50 is too far now. Play the 25!</source>
        <translation>Plus que 25&#xa0;: même un 50 irait trop loin. Jouez le 25&#x202f;!</translation>
    </message>
    <message>
        <source>That’s the very card you need. Play it instead.</source>
        <translation>C’est justement la carte qu’il vous faut. Jouez-la plutôt.</translation>
    </message>
    <message>
        <source>700! You could drive on, but that’s the next lesson: stop here, or press Enter.</source>
        <translation>700&#x202f;! Vous pourriez continuer, mais ce sera pour la leçon suivante&#xa0;: choisissez de vous arrêter ici, ou appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>The race is over, and your trip scores 400 points. Keep small cards for the end: a 25 always fits.</source>
        <translation>La manche est finie, et le trajet vous rapporte 400 points. Gardez de petites cartes pour la fin&#xa0;: un 25 passe toujours.</translation>
    </message>
    <message>
        <source>Drive on to 1,000 miles: more points, more risk.</source>
        <translation>Continuer jusqu’à 1&#x202f;000 bornes&#xa0;: plus de points, plus de risque.</translation>
    </message>
    <message>
        <source>675 miles, and you hold a 25: play it!</source>
        <translation>675 bornes, et un 25 en main&#xa0;: jouez-le&#x202f;!</translation>
    </message>
    <message>
        <source>You’re first at 700, so you choose: finish, or extend the trip to 1,000 miles. You hold three 100s: extend!</source>
        <translation>700 avant Marcel&#x202f;! À vous de choisir&#xa0;: terminer, ou demander l’allonge jusqu’à 1&#x202f;000 bornes. Avec trois 100 en main, demandez-la&#x202f;!</translation>
    </message>
    <message>
        <source>Safe, and often wise. But be brave here: extend the trip.</source>
        <translation>C’est sûr, et souvent sage. Mais ici, osez&#xa0;: demandez l’allonge.</translation>
    </message>
    <message>
        <source>Now you both drive to 1,000 miles, and only the first to arrive scores for it. Play a 100.</source>
        <translation>Le but est maintenant à 1&#x202f;000 bornes pour vous deux, et seule la première arrivée rapporte les points. Jouez un 100.</translation>
    </message>
    <message>
        <source>And now the last 100!</source>
        <translation>Et maintenant le dernier 100&#x202f;!</translation>
    </message>
    <message>
        <source>1,000 miles! The extension scores you 200 points; if you had failed, they would be Marcel’s.</source>
        <translation>1&#x202f;000 bornes&#x202f;! L’allonge vous rapporte 200 points&#x202f;; en cas d’échec, ils allaient à Marcel.</translation>
    </message>
    <message>
        <source>Get going after a flat tire, and strike back.</source>
        <translation>Repartir après un pneu crevé, et rendre la pareille.</translation>
    </message>
    <message>
        <source>You’re both rolling. Play the 100.</source>
        <translation>Vous roulez tous les deux. Jouez le 100.</translation>
    </message>
    <message>
        <source>You’ll stop Marcel in a moment. First drive: play the 100.</source>
        <translation>Vous arrêterez Marcel bientôt. Avancez d’abord&#xa0;: jouez le 100.</translation>
    </message>
    <message>
        <source>Ouch, a Flat Tire from Marcel! You have no answer to it: choose Continue, or press Space.</source>
        <translation>Aïe, Marcel vous joue un Pneu crevé&#x202f;! Vous n’avez rien pour répondre&#xa0;: choisissez Continuer, ou appuyez sur Espace.</translation>
    </message>
    <message>
        <source>You’re stopped, and only a Spare Tire will help. Play it!</source>
        <translation>Vous voilà à l’arrêt&#xa0;: il vous faut une Roue de secours. Jouez-la&#x202f;!</translation>
    </message>
    <message>
        <source>Not that one! It’s the only card that gets you out of here.</source>
        <translation>Pas celle-là&#x202f;! Sans elle, vous ne repartez pas.</translation>
    </message>
    <message>
        <source>Revenge is sweet, but you’re still stopped. Repair first.</source>
        <translation>La vengeance est douce, mais vous êtes toujours à l’arrêt. Réparez d’abord.</translation>
    </message>
    <message>
        <source>Repaired, but the light is still red: after every repair you need a Roll. Play it!</source>
        <translation>Réparé, mais le feu est encore rouge&#xa0;: après chaque réparation, il faut un Roulez. Jouez-en un&#x202f;!</translation>
    </message>
    <message>
        <source>Rolling again! Marcel is rolling too, so you can strike back: play Out of Gas on him.</source>
        <translation>Vous roulez de nouveau&#x202f;! Marcel aussi, alors ripostez&#xa0;: jouez Panne d’essence contre lui.</translation>
    </message>
    <message>
        <source>In the discard pile it hurts nobody. Play it on Marcel!</source>
        <translation>Dans la défausse, elle ne gêne personne. Jouez-la contre Marcel&#x202f;!</translation>
    </message>
    <message>
        <source>Drive on slowly, then end the limit.</source>
        <translation>Rouler lentement, puis lever la limite.</translation>
    </message>
    <message>
        <source>Off you go! Play a 100.</source>
        <translation>En route&#x202f;! Jouez un 100.</translation>
    </message>
    <message>
        <source>Marcel thinks you’re too fast! Choose Continue, or press Space.</source>
        <translation>Marcel trouve que vous roulez trop vite&#x202f;! Choisissez Continuer, ou appuyez sur Espace.</translation>
    </message>
    <message>
        <source>A Speed Limit has its own pile and doesn’t stop you. You keep rolling, but only with 25s and 50s.</source>
        <translation>Une Limite de vitesse a sa propre pile et ne vous arrête pas. Vous roulez toujours, mais seulement avec des 25 et des 50.</translation>
    </message>
    <message>
        <source>Try the 100: choose it to see why you can’t play it.</source>
        <translation>Essayez le 100&#xa0;: choisissez-le pour voir pourquoi vous ne pouvez pas le jouer.</translation>
    </message>
    <message>
        <source>Too fast! Play the 50 or the 25 instead.</source>
        <translation>Trop vite&#x202f;! Jouez plutôt le 50 ou le 25.</translation>
    </message>
    <message>
        <source>You’re ahead of me! First drive a little under the limit.</source>
        <translation>Pas si vite&#x202f;! Roulez d’abord un peu sous la limite.</translation>
    </message>
    <message>
        <source>No need to lose a turn: you can still play small cards.</source>
        <translation>Inutile de perdre un tour&#xa0;: les petites cartes restent permises.</translation>
    </message>
    <message>
        <source>Now play End of Limit. You never stopped, so you need no Roll.</source>
        <translation>Jouez maintenant Fin de limite de vitesse. Vous n’étiez pas à l’arrêt&#xa0;: pas besoin de Roulez.</translation>
    </message>
    <message>
        <source>That was your way out of the limit. Play it instead.</source>
        <translation>Cette carte lève la limite. Jouez-la plutôt.</translation>
    </message>
    <message>
        <source>The road is clear! Play the 100 that had to wait.</source>
        <translation>La route est libre&#x202f;! Jouez le 100 qui attendait.</translation>
    </message>
    <message>
        <source>Well driven! You can play a Speed Limit even on an opponent who is stopped or hasn’t started.</source>
        <translation>Bien roulé&#x202f;! Une Limite de vitesse se joue même contre un adversaire à l’arrêt ou pas encore parti.</translation>
    </message>
    <message>
        <source>Out of Gas, and no Gasoline in your hand! Choose Continue, or press Space.</source>
        <translation>Panne d’essence, et pas d’Essence en main&#x202f;! Choisissez Continuer, ou appuyez sur Espace.</translation>
    </message>
    <message>
        <source>What luck: you’ve drawn Extra Tank, a safety! It ends Out of Gas for the whole race, so play it.</source>
        <translation>Quelle chance, vous piochez une botte&#xa0;: Citerne d’essence&#x202f;! Fini la Panne d’essence pour toute la manche&#xa0;: jouez-la.</translation>
    </message>
    <message>
        <source>A safety is far too good for that: on the table it’s worth 100 points.</source>
        <translation>Une botte mérite mieux&#xa0;: posée sur la table, elle vaut 100 points.</translation>
    </message>
    <message>
        <source>100 points, and another turn! You’ve drawn Right of Way, and with it you need no Roll any more: play it too.</source>
        <translation>100 points, et vous rejouez&#x202f;! Vous avez pioché Véhicule prioritaire&#xa0;: avec cette botte, plus besoin de Roulez. Jouez-la aussi.</translation>
    </message>
    <message>
        <source>True, a Roll would get you going. But Right of Way does it for the whole race.</source>
        <translation>Un Roulez vous ferait repartir, c’est vrai. Mais Véhicule prioritaire sert pendant toute la manche.</translation>
    </message>
    <message>
        <source>Your turn yet again, and you’re rolling without a Roll! Out of Gas no longer counts, and nobody can play Stop or Speed Limit on you: drive!</source>
        <translation>Encore à vous, et vous roulez sans Roulez&#x202f;! La Panne d’essence ne compte plus, et personne ne peut jouer ni Stop ni Limite de vitesse contre vous&#xa0;: avancez&#x202f;!</translation>
    </message>
    <message>
        <source>You’re rolling: play some miles!</source>
        <translation>Vous roulez&#xa0;: jouez des bornes&#x202f;!</translation>
    </message>
    <message>
        <source>There are two more safeties: Puncture Proof protects you from Flat Tires, Driving Ace from Accidents. A side with all four scores 300 more points.</source>
        <translation>Il y a deux autres bottes&#xa0;: Increvable protège des pneus crevés, l’As du volant des accidents. Un camp qui a les quatre marque 300 points de plus.</translation>
    </message>
    <message>
        <source>Answer a hazard at once: first too late, then just in time.</source>
        <translation>Répondre aussitôt à une attaque&#xa0;: d’abord trop tard, puis à temps.</translation>
    </message>
    <message>
        <source>An Accident, and you hold Driving Ace: you could answer at once, with a coup fourré! But first see what you would lose: press N to keep it.</source>
        <translation>Un Accident, et vous avez l’As du volant&#xa0;: vous pourriez répondre aussitôt, par un coup fourré&#x202f;! Mais voyez d’abord ce que l’on perd sans lui&#xa0;: appuyez sur N pour garder la botte.</translation>
    </message>
    <message>
        <source>That’s a coup fourré, well done! But first see what happens without one.</source>
        <translation>C’est un coup fourré, bien vu&#x202f;! Mais voyez d’abord ce qui arrive sans lui.</translation>
    </message>
    <message>
        <source>Too late for a coup fourré! Driving Ace still ends the Accident, so play it.</source>
        <translation>Trop tard pour un coup fourré&#x202f;! L’As du volant met quand même fin à l’Accident&#xa0;: jouez cette botte.</translation>
    </message>
    <message>
        <source>100 points and another turn, but you’re still stopped. Now you must spend a Roll: play it.</source>
        <translation>100 points et un tour de plus, mais vous êtes toujours à l’arrêt. Il vous en coûte un Roulez&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>A Flat Tire, and you hold Puncture Proof! This time answer at once: play it, or press Space.</source>
        <translation>Un Pneu crevé, et vous avez Increvable&#x202f;! Cette fois, répondez aussitôt&#xa0;: jouez la botte, ou appuyez sur Espace.</translation>
    </message>
    <message>
        <source>There goes your chance again, and 300 points with it! Answer at once.</source>
        <translation>Encore une occasion perdue, et 300 points avec elle&#x202f;! Répondez aussitôt.</translation>
    </message>
    <message>
        <source>400 points! The Flat Tire is gone, you’re still rolling, and it’s your turn: drive on.</source>
        <translation>400 points&#x202f;! Le Pneu crevé a disparu, vous roulez toujours, et c’est à vous&#xa0;: avancez.</translation>
    </message>
    <message>
        <source>A coup fourré is worth 300 points on top of the safety’s 100. So keep a safety for a while, but not to the end: in your hand it’s worth nothing.</source>
        <translation>Un coup fourré vaut 300 points en plus des 100 de la botte. Gardez donc une botte un moment, mais pas jusqu’à la fin&#xa0;: en main, elle ne vaut rien.</translation>
    </message>
    <message>
        <source>Finish a fine race, and see what it scores.</source>
        <translation>Terminer une belle manche, et voir ce qu’elle rapporte.</translation>
    </message>
    <message>
        <source>A fine race: 625 miles, a coup fourré, no 200s, and Marcel hasn’t even started! Play the 75.</source>
        <translation>Une belle manche&#xa0;: 625 bornes, un coup fourré, aucun 200, et Marcel n’est même pas parti&#x202f;! Jouez le 75.</translation>
    </message>
    <message>
        <source>That doesn’t make 700. The 75 fits exactly!</source>
        <translation>Cela ne fait pas 700. Le 75 tombe juste&#x202f;!</translation>
    </message>
    <message>
        <source>Finish here, and see what it scores.</source>
        <translation>Terminez ici, et voyez ce que cela rapporte.</translation>
    </message>
    <message>
        <source>Another time! Finish, so that we have something to count.</source>
        <translation>Ce sera pour une autre fois&#x202f;! Terminez, pour avoir des points à compter.</translation>
    </message>
    <message>
        <source>This is the score sheet. Every mile is a point, even if you don’t arrive.</source>
        <translation>Voici la feuille de score. Chaque borne vaut un point, même si vous n’arrivez pas au but.</translation>
    </message>
    <message>
        <source>Each safety on the table scores 100 points.</source>
        <translation>Chaque botte posée rapporte 100 points.</translation>
    </message>
    <message>
        <source>And 300 more, because you played it as a coup fourré. You keep these even if you don’t arrive.</source>
        <translation>Et 300 de plus, car vous l’avez jouée en coup fourré. Ces points vous restent, même si vous n’arrivez pas au but.</translation>
    </message>
    <message>
        <source>400 for completing the trip: only the side that arrives scores these.</source>
        <translation>400 pour le trajet terminé&#xa0;: seul le camp qui arrive les marque.</translation>
    </message>
    <message>
        <source>Delayed action would be 300, for arriving after the draw pile is empty.</source>
        <translation>Arriver une fois la pioche vide vaudrait 300 points&#xa0;: c’est le couronnement.</translation>
    </message>
    <message>
        <source>A shutout: 500, because Marcel hasn’t driven a mile. So always play a distance card early!</source>
        <translation>Un capot&#xa0;: 500, car Marcel n’a pas fait une borne. Jouez donc toujours une carte de bornes assez tôt&#x202f;!</translation>
    </message>
    <message>
        <source>2,300 points for one race! A match goes on, race after race, until a side has 5,000.</source>
        <translation>2&#x202f;300 points pour une manche&#x202f;! La partie continue, manche après manche, jusqu’à ce qu’un camp ait 5&#x202f;000 points.</translation>
    </message>
    <message>
        <source>One Roll is enough for both of you. Play it!</source>
        <translation>Un seul Roulez suffit pour vous deux. Jouez-le&#x202f;!</translation>
    </message>
    <message>
        <source>Yvette used your Roll to play a 100, and those miles are yours, too. With 4 players you drive 1,000, with no extension.</source>
        <translation>Yvette a profité de votre Roulez pour jouer un 100, et ces bornes sont aussi les vôtres. À 4 joueurs, le trajet fait 1&#x202f;000 bornes, sans allonge.</translation>
    </message>
    <message>
        <source>Your turn: play any distance card.</source>
        <translation>À vous&#xa0;: jouez la carte de bornes que vous voulez.</translation>
    </message>
    <message>
        <source>An Accident stops you both! Either of you could answer with Driving Ace, but neither has it: choose Continue, or press Space.</source>
        <translation>Un Accident arrête votre voiture&#x202f;! Yvette et vous pourriez répondre par l’As du volant, mais ni elle ni vous ne l’avez&#xa0;: choisissez Continuer, ou appuyez sur Espace.</translation>
    </message>
    <message>
        <source>Yvette has repaired the car, but it still needs a Roll. You have one: play it!</source>
        <translation>Yvette a réparé la voiture, mais il faut encore un Roulez. Vous en avez un&#xa0;: jouez-le&#x202f;!</translation>
    </message>
    <message>
        <source>Yvette was waiting for just that card. Play it instead!</source>
        <translation>Yvette attendait justement cette carte. Jouez-la plutôt&#x202f;!</translation>
    </message>
    <message>
        <source>Good teamwork! Now you know the game, and F1 opens the rules whenever you wonder. Time for a match!</source>
        <translation>Beau travail d’équipe&#x202f;! Vous connaissez le jeu, et F1 ouvre les règles dès qu’une question se pose. Et maintenant, une vraie partie&#x202f;!</translation>
    </message>
    <message>
        <source>You may do that, but here we’re trying something else.</source>
        <translation>C’est permis, mais ici il s’agit d’autre chose.</translation>
    </message>
    <message>
        <source>Well driven, but try it with the 100.</source>
        <translation>Bien roulé, mais essayez avec le 100.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Every turn starts with a card from this pile: here it’s already drawn, on the right of your hand. Then you play one card, or discard one.</source>
        <translation>À chaque tour, vous piochez d’abord une carte ici&#xa0;: c’est déjà fait, elle est à droite de votre main. Ensuite, vous jouez une carte, ou vous en défaussez une.</translation>
    </message>
    <message>
        <source>Every turn starts with a card from the draw pile: here it’s already drawn, the last in your hand. Then you play one card, or discard one.</source>
        <translation>À chaque tour, vous piochez d’abord une carte&#xa0;: c’est déjà fait, c’est la dernière de votre main. Ensuite, vous jouez une carte, ou vous en défaussez une.</translation>
    </message>
    <message>
        <source>Four at the table: you and Yvette share a car.</source>
        <translation>Quatre à la table&#xa0;: Yvette et vous partagez une voiture.</translation>
    </message>
    <message>
        <source>Four players make two teams, and Yvette is your partner. You share one side of the table, but not your hands!</source>
        <translation>Quatre joueurs font deux équipes, et Yvette est votre partenaire. Vous partagez un côté de la table, mais pas vos mains&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… et {count} de plus.</translation>
    </message>
    <message>
        <source>line {line} is not a legal move: {text}</source>
        <translation>la ligne {line} n’est pas un coup permis&#xa0;: {text}</translation>
    </message>
    <message>
        <source>it could not be read: {reason}.</source>
        <translation>lecture impossible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>{won}, {points}</source>
        <translation>{won}, {points}</translation>
    </message>
    <message>
        <source>Race {race}, {points}</source>
        <translation>Manche {race}, {points}</translation>
    </message>
    <message>
        <source>In another window: race {race}, {points}</source>
        <translation>Dans une autre fenêtre&#xa0;: manche {race}, {points}</translation>
    </message>
    <message>
        <source>earlier with {names}</source>
        <translation>auparavant avec {names}</translation>
    </message>
    <message>
        <source>{rules}, house rules</source>
        <translation>{rules}, règles maison</translation>
    </message>
    <message>
        <source>{rules}, to {races} races won</source>
        <translation>{rules}, en {races} manches gagnées</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names} a gagné</translation>
    </message>
    <message>
        <source>{rules}, one race</source>
        <translation>{rules}, en une manche</translation>
    </message>
    <message>
        <source>{rules}, to {points}</source>
        <translation>{rules}, en {points} points</translation>
    </message>
    <message>
        <source>Rename match</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Name (leave empty to use day and players):</source>
        <extracomment>More files are not listed: the box would not fit on the screen.</extracomment>
        <translation>Nom (laissez vide pour utiliser le jour et les joueurs)&#xa0;:</translation>
    </message>
    <message>
        <source>The system has no bin for {files}, or it is full. Deleting permanently can’t be undone.</source>
        <translation>Le système n’a pas de corbeille pour {files}, ou elle est pleine. La suppression définitive est irréversible.</translation>
    </message>
    <message>
        <source>Can’t move to the bin</source>
        <translation>Impossible de mettre à la corbeille</translation>
    </message>
    <message>
        <source>&amp;Delete permanently</source>
        <translation>&amp;Supprimer définitivement</translation>
    </message>
    <message>
        <source>Some matches were not imported</source>
        <translation>Certaines parties n’ont pas été importées</translation>
    </message>
    <message>
        <source>&amp;Import the first part</source>
        <translation>&amp;Importer le début</translation>
    </message>
    <message>
        <source>you already have this match.</source>
        <translation>vous avez déjà cette partie.</translation>
    </message>
    <message>
        <source>it is not a Mille match, or comes from a newer version.</source>
        <translation>ce n’est pas une partie de Mille, ou elle vient d’une version plus récente.</translation>
    </message>
    <message>
        <source>it could not be saved: {reason}.</source>
        <translation>enregistrement impossible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Damaged from line {line}; the first part can be opened</source>
        <translation>Endommagée à partir de la ligne {line}&#x202f;; le début peut être ouvert</translation>
    </message>
    <message>
        <source>Damaged; can’t be opened</source>
        <translation>Endommagée&#x202f;; impossible à ouvrir</translation>
    </message>
    <message>
        <source>{names} won</source>
        <comment>a team</comment>
        <translation>{names} ont gagné</translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message>
        <source>&amp;Back to matches</source>
        <extracomment>Milliseconds after a change in the folder until it is read again. The file of the match to be selected once it has been read.</extracomment>
        <translation>&amp;Retour aux parties</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Table settings…</source>
        <translation>&amp;Réglages de la table…</translation>
    </message>
    <message>
        <source>Use &amp;phones…</source>
        <translation>Utiliser des télép&amp;hones…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Ready</source>
        <translation>P&amp;rêt</translation>
    </message>
    <message>
        <source>Everyone is ready: you can start.</source>
        <extracomment>Initial heights of the chat, and of the join requests. A request takes its room from the chat, so that no button moves under the pointer. The latest announcement to screen readers: the table, and what it waits for.</extracomment>
        <translation>Tout le monde est prêt&#xa0;: vous pouvez commencer.</translation>
    </message>
    <message>
        <source>C&amp;lose table</source>
        <translation>&amp;Fermer la table</translation>
    </message>
    <message>
        <source>Not &amp;ready</source>
        <translation>Pas p&amp;rêt</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Ordinateur</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>{name}: {plays}</source>
        <translation>{name}&#xa0;: {plays}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Ordinateur {number}</translation>
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
        <source>Computer: {level}</source>
        <translation>Ordinateur&#xa0;: {level}</translation>
    </message>
    <message>
        <source>{check} ready</source>
        <translation>{check} prêt</translation>
    </message>
    <message>
        <source>&amp;Remove {name}…</source>
        <translation>E&amp;xclure {name}…</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Quitter la place</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Prendre la place</translation>
    </message>
    <message>
        <source>Who can sit here</source>
        <translation>Qui peut s’asseoir ici</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>seat</comment>
        <translation>&amp;Libre</translation>
    </message>
</context>
<context>
    <name>LocalTakeBack</name>
    <message>
        <source>The move stays: other players have taken over.</source>
        <extracomment>Moves have been undone. The seat that wants to take back its move, while others are asked. Runs while nothing follows the latest move, which was a person&apos;s; then these are made.</extracomment>
        <translation>Le coup reste joué&#xa0;: les joueurs ont changé.</translation>
    </message>
    <message>
        <source>Not everyone agrees: the move stays.</source>
        <translation>Tout le monde n’est pas d’accord&#xa0;: le coup reste joué.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>What just happened? ({key})</source>
        <extracomment>Multiples of a line of text: a face, the height of a card, the margin at the sides, the gaps between face, text and card, and the space above and below a line and between turns. The part of a card&apos;s height that is its width. The data roles of a line&apos;s item. The player of the last line, to whose turn the next line may belong.</extracomment>
        <translation>Que vient-il de se passer&#x202f;? ({key})</translation>
    </message>
    <message>
        <source>Show this moment (Enter)</source>
        <translation>Montrer ce moment (Entrée)</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Race log</source>
        <extracomment>The number of the latest update.</extracomment>
        <translation>Journal de la manche</translation>
    </message>
</context>
<context>
    <name>LostLines</name>
    <message numerus="yes">
        <source>The last %Ln lines are left out.</source>
        <translation>
            <numerusform>%Ln ligne est ignorée à la fin.</numerusform>
            <numerusform>%Ln lignes sont ignorées à la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln bytes of {file} are empty, perhaps after a power cut. Some moves may be missing. The match continues from the last complete one.</source>
        <translation>
            <numerusform>Dans {file}, %Ln octet est vide à la fin, peut-être après une coupure de courant. Des coups peuvent manquer. La partie reprend au dernier coup complet.</numerusform>
            <numerusform>Dans {file}, les %Ln derniers octets sont vides, peut-être après une coupure de courant. Des coups peuvent manquer. La partie reprend au dernier coup complet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <comment>a whole match</comment>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de score</translation>
    </message>
    <message>
        <source>Results of this c&amp;hallenge…</source>
        <translation>Résul&amp;tats de ce défi…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Reno&amp;mmer…</translation>
    </message>
    <message>
        <source>Move to the &amp;bin</source>
        <translation>Mettre à la cor&amp;beille</translation>
    </message>
    <message>
        <source>Continue a match from a &amp;file…</source>
        <translation>Continuer une partie depuis un &amp;fichier…</translation>
    </message>
    <message>
        <source>Watch a match from a fi&amp;le…</source>
        <translation>Revoir une partie depuis un fic&amp;hier…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Open the first part</source>
        <translation>&amp;Ouvrir le début</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Afficher dans le &amp;dossier</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>This match is saved automatically on the host’s computer.</source>
        <extracomment>Milliseconds until races are added to the statistics that ended when the program crashed: by then the window has been painted. Emitted with the table of a match before it is shown. Emitted when the match has been closed. Carries the words for where the match is saved. The session of the current match, if it is played on this computer.</extracomment>
        <translation>Cette partie est enregistrée automatiquement sur l’ordinateur de l’hôte.</translation>
    </message>
    <message>
        <source>This match is saved automatically. You find it under Matches.</source>
        <translation>Cette partie est enregistrée automatiquement. Elle se trouve dans «&#xa0;Parties&#xa0;».</translation>
    </message>
    <message>
        <source>Match saved in {file}.</source>
        <translation>Partie enregistrée dans {file}.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Open match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>The move in line {line} is not legal: {text}</source>
        <translation>Le coup de la ligne {line} n’est pas permis&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Matches (*.mille)</source>
        <translation>Parties (*.mille)</translation>
    </message>
    <message>
        <source>It is not a Mille match, or comes from a newer version.</source>
        <translation>Ce n’est pas une partie de Mille, ou elle vient d’une version plus récente.</translation>
    </message>
    <message>
        <source>It is being played in another window. You can watch it.</source>
        <translation>Elle se joue dans une autre fenêtre. Vous pouvez la revoir.</translation>
    </message>
</context>
<context>
    <name>MatchLength</name>
    <message>
        <source>points, from {least} to {most}</source>
        <translation>points, de {least} à {most}</translation>
    </message>
    <message>
        <source>races, from {least} to {most}</source>
        <translation>manches, de {least} à {most}</translation>
    </message>
    <message>
        <source>One race</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Other…</source>
        <comment>number of points</comment>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>Choose a number from {least} to {most}.</source>
        <extracomment>Fewer points are won in nearly any race: that is a match of one race. Some thirty races, the longest evening; more is a slip of the finger. Those that have a button; after them comes the button for another number. The sensible numbers, and the most that rules may have. The meaning of the length, and the length of a trip.</extracomment>
        <translation>Choisissez un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>A trip is {miles}.</source>
        <translation>Un trajet fait {miles}.</translation>
    </message>
    <message>
        <source>A trip is {miles}, or {more} if it is extended.</source>
        <translation>Un trajet fait {miles}, ou {more} avec l’allonge.</translation>
    </message>
    <message>
        <source>Whoever wins the race wins the match.</source>
        <translation>Qui gagne la manche gagne la partie.</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>Longueur de la partie</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Points pour gagner la partie</translation>
    </message>
    <message>
        <source>Play until a side has {points}.</source>
        <translation>Jusqu’à {points}.</translation>
    </message>
    <message>
        <source>Most points in one race wins.</source>
        <translation>Une seule manche&#xa0;: le plus de points l’emporte.</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Date</source>
        <extracomment>Whether screen readers read cell by cell, and need no text for the whole row.</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seats</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <extracomment>The greatest width of the page in lines of text: longer rows are hard to read. Carries the paths of files that were dropped here.</extracomment>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} sur {all}</translation>
    </message>
    <message>
        <source>{matches} · {left}</source>
        <translation>{matches} · {left}</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Search players, rules, dates, names</source>
        <translation>Rechercher joueurs, règles, dates, noms</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>More actions for matches and files</source>
        <translation>Autres actions sur les parties et les fichiers</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>P&amp;lus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files still to read</source>
        <translation>
            <numerusform>encore %Ln fichier à lire</numerusform>
            <numerusform>encore %Ln fichiers à lire</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches shown</source>
        <translation>Parties affichées</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>Je&amp;u</translation>
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
        <source>&amp;Matches…</source>
        <translation>P&amp;arties…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>&amp;Evenings…</source>
        <translation>Soir&amp;ées…</translation>
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
        <source>Pla&amp;yers…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Feuille de score</translation>
    </message>
    <message>
        <source>&amp;Leave the match</source>
        <translation>Quitter &amp;la partie</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation>Télép&amp;hones…</translation>
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
        <source>Score and &amp;log</source>
        <translation>Score et &amp;journal</translation>
    </message>
    <message>
        <source>Cards still &amp;out</source>
        <translation>&amp;Cartes restantes</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>L&amp;ire à voix haute</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;table</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <translation>&amp;Votre main</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>Les &amp;points</translation>
    </message>
    <message>
        <source>Large &amp;table</source>
        <translation>Grande &amp;table</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Names on the &amp;cards</source>
        <translation>&amp;Noms sur les cartes</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Apprendre à &amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>&amp;Keys at the table</source>
        <translation>&amp;Touches à la table</translation>
    </message>
    <message>
        <source>&amp;Story of the game</source>
        <translation>&amp;Histoire du jeu</translation>
    </message>
    <message>
        <source>&amp;About Mille</source>
        <translation>À p&amp;ropos de Mille</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>Paper &amp;cards…</source>
        <translation>&amp;Cartes papier…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <extracomment>Whether a command is offered now.</extracomment>
        <translation>&amp;Comme le système</translation>
    </message>
    <message>
        <source>&amp;Restart the lesson</source>
        <translation>Re&amp;commencer la leçon</translation>
    </message>
    <message>
        <source>&amp;Take back your move</source>
        <translation>&amp;Reprendre votre coup</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Why not {side}?</source>
        <extracomment>The size of a question&apos;s text, as a multiple of the page&apos;s. The sizes of all its texts as multiples of the page&apos;s: the first one is used at which the panel is not higher than this share of the table, and does not cover what it has to avoid. Further sizes, for text that has been enlarged. Text smaller than this multiple of the desktop&apos;s is hard to read: only used for the height. An answer has got the focus. There is another message or question, or none any more. The buttons that lead to rules, and how often the key for rules has been pressed. The move that Enter makes because a hint says so. Counts the messages; identifies the current one.</extracomment>
        <translation>Pourquoi pas {side}&#x202f;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Shows the rule ({key})</source>
        <translation>Montrer la règle ({key})</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>Better: {move}.</source>
        <translation>Mieux&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>The least size of the table at which its cards can be recognised, in lines of text. Shown until there is a decision.</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Against the computer, as practice</source>
        <translation>Contre l’ordinateur, pour s’entraîner</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message>
        <source>More</source>
        <extracomment>Tolerance in pixels when measuring letters, as sizes are whole numbers. A part of a box: a widget, a layout, or either with stretch and alignment; a number is a stretch.</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>More</source>
        <comment>options</comment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>A name has at most {count} letters.</source>
        <translation>Un nom a {count} lettres au plus.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>The computer plays in their place.</source>
        <translation>L’ordinateur joue à sa place.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <comment>somebody at the table</comment>
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
        <source>Leave the table?</source>
        <translation>Quitter la table&#x202f;?</translation>
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
        <source>&amp;Continue from the score sheet…</source>
        <translation>&amp;Continuer à partir de la feuille de score…</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>La table est fermée</translation>
    </message>
    <message>
        <source>You are no longer at the table</source>
        <translation>Vous n’êtes plus à la table</translation>
    </message>
    <message>
        <source>You can’t host a table because this computer does not let Mille listen on port {port}. Close the program that uses it or allow Mille in the firewall, then try again.</source>
        <translation>Impossible d’ouvrir une table&#xa0;: cet ordinateur ne laisse pas Mille écouter sur le port {port}. Fermez le programme qui l’utilise ou autorisez Mille dans le pare-feu, puis réessayez.</translation>
    </message>
    <message>
        <source>You can’t host a table because its match could not be saved in {folder}: {reason}. Free some disk space or make the folder writable, then try again.</source>
        <translation>Impossible d’ouvrir une table&#xa0;: la partie ne pourrait pas être enregistrée dans {folder}&#xa0;: {reason}. Libérez de la place sur le disque ou rendez le dossier accessible en écriture, puis réessayez.</translation>
    </message>
    <message>
        <source>This table is open in another window. Play on there, or close it first.</source>
        <translation>Cette table est ouverte dans une autre fenêtre. Continuez-y la partie, ou fermez-la d’abord.</translation>
    </message>
    <message>
        <source>{name} has not answered: the move stays.</source>
        <translation>{name} n’a pas répondu&#xa0;: le coup reste joué.</translation>
    </message>
    <message>
        <source>The move stays: the connection was lost.</source>
        <translation>Le coup reste joué&#xa0;: la connexion a été perdue.</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats taken</source>
        <translation>{taken} sur {seats} places</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>in the lobby</source>
        <translation>dans le salon</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>En ligne</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Hors ligne</translation>
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
        <source>A seat is still open.</source>
        <translation>Il reste une place libre.</translation>
    </message>
    <message>
        <source>The host can start now.</source>
        <translation>L’hôte peut commencer.</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>plays for a seat that nobody has</comment>
        <extracomment>The guest number of the host&apos;s own screen. The guest number of this screen, -1 before it is admitted. Returns the face of a person at this screen, by name. Returns the seat whose player is at this screen now, if that is known. Stores the face that a person at this screen has chosen.</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} a quitté la table.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} a cliqué sur «&#xa0;Prêt&#xa0;».</translation>
    </message>
    <message>
        <source>Seat {number}: open.</source>
        <translation>Place {number}&#xa0;: libre.</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, computer.</source>
        <translation>Place {number}&#xa0;: {name}, ordinateur.</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, the host.</source>
        <translation>Place {number}&#xa0;: {name} (hôte).</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, ready.</source>
        <translation>Place {number}&#xa0;: {name} (prêt).</translation>
    </message>
    <message>
        <source>Without a seat: {names}.</source>
        <translation>Sans place&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Reconnecting (try {attempt}).</source>
        <translation>Reconnexion (essai {attempt}).</translation>
    </message>
    <message>
        <source>you were here before</source>
        <translation>déjà visitée</translation>
    </message>
    <message>
        <source>{name} is waiting to join: {words}. Accept or decline in the Table menu.</source>
        <translation>{name} demande à entrer&#xa0;: {words}. Acceptez ou refusez dans le menu Table.</translation>
    </message>
    <message>
        <source>{name} is waiting to watch: {words}. Accept or decline in the Table menu.</source>
        <translation>{name} demande à regarder&#xa0;: {words}. Acceptez ou refusez dans le menu Table.</translation>
    </message>
    <message>
        <source>Too many people are waiting to join this table. Try again in a minute.</source>
        <translation>Trop de personnes demandent à entrer à cette table. Réessayez dans une minute.</translation>
    </message>
    <message>
        <source>nobody new can join</source>
        <translation>plus de nouveaux joueurs</translation>
    </message>
    <message>
        <source>no code needed</source>
        <translation>sans code</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>avec un code</translation>
    </message>
    <message>
        <source>Remove {name} from the table?</source>
        <extracomment>Number of letters of a reason that are always visible.</extracomment>
        <translation>Exclure {name} de la table&#x202f;?</translation>
    </message>
    <message>
        <source>They see the reason, and can come back only if you accept them.</source>
        <translation>Cette personne verra la raison et ne pourra revenir qu’avec votre accord.</translation>
    </message>
    <message>
        <source>Everyone else will have to leave.</source>
        <translation>Tous les autres devront partir.</translation>
    </message>
    <message>
        <source>The match is saved: you can open the table again later, and everyone keeps their seat.</source>
        <translation>La partie est enregistrée&#xa0;: vous pourrez rouvrir la table plus tard, et chacun gardera sa place.</translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation>&amp;Fermer la table</translation>
    </message>
    <message>
        <source>You can come back from the list of tables.</source>
        <translation>Vous pourrez revenir par la liste des tables.</translation>
    </message>
    <message>
        <source>The computer will play for you.</source>
        <translation>L’ordinateur jouera pour vous.</translation>
    </message>
    <message>
        <source>&amp;Back to tables</source>
        <translation>Retour aux &amp;tables</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>E&amp;xclure</translation>
    </message>
    <message>
        <source>You have joined from elsewhere</source>
        <translation>Vous jouez maintenant ailleurs</translation>
    </message>
    <message>
        <source>You have been removed</source>
        <translation>Exclusion de la table</translation>
    </message>
    <message>
        <source>The host has closed the table. If it reopens, you still have your seat in the match.</source>
        <translation>L’hôte a fermé la table. Si elle rouvre, vous retrouverez votre place dans la partie.</translation>
    </message>
    <message>
        <source>You are now playing from another window or computer. Play on there, or join again here.</source>
        <translation>Vous jouez maintenant depuis une autre fenêtre ou un autre ordinateur. Continuez là-bas, ou rejoignez la table d’ici.</translation>
    </message>
    <message>
        <source>You have left the table. The computer is playing for you; you can come back.</source>
        <translation>Vous avez quitté la table. L’ordinateur joue pour vous&#x202f;; vous pouvez revenir.</translation>
    </message>
    <message>
        <source>You couldn’t join this table. Ask the host, then try again.</source>
        <translation>Impossible de rejoindre cette table. Voyez avec l’hôte, puis réessayez.</translation>
    </message>
    <message>
        <source>You were disconnected because this computer sent too much at once. Join again: you still have your seat.</source>
        <translation>Déconnexion&#xa0;: cet ordinateur a envoyé trop de données d’un coup. Revenez à la table&#xa0;: vous avez toujours votre place.</translation>
    </message>
    <message>
        <source>You were disconnected because the host’s version of Mille is different. Install the same version everywhere, then join again.</source>
        <translation>Déconnexion&#xa0;: la version de Mille de l’hôte est différente. Installez partout la même version, puis revenez.</translation>
    </message>
    <message>
        <source>Your connection was too slow for too long. Move closer to the router or use a cable, then join again: you still have your seat.</source>
        <translation>La connexion a été trop lente trop longtemps. Rapprochez-vous de la box ou branchez un câble, puis revenez&#xa0;: vous avez toujours votre place.</translation>
    </message>
    <message>
        <source>This table is not open at the moment, or its computer can’t be reached. Ask the host to open it, then try again.</source>
        <translation>Cette table n’est pas ouverte pour l’instant, ou son ordinateur est injoignable. Demandez à l’hôte de l’ouvrir, puis réessayez.</translation>
    </message>
    <message>
        <source>The host has given your seat away because you were away too long. Ask if you can come back.</source>
        <translation>L’hôte a cédé votre place après une trop longue absence. Demandez-lui si vous pouvez revenir.</translation>
    </message>
    <message>
        <source>The host has removed you for bad behaviour. Talk to them before you come back.</source>
        <translation>L’hôte a décidé de vous exclure pour mauvaise conduite. Parlez-lui avant de revenir.</translation>
    </message>
    <message>
        <source>The host needs your seat for somebody else. Ask if you can watch, or play the next match.</source>
        <translation>L’hôte a besoin de votre place pour quelqu’un d’autre. Demandez si vous pouvez regarder, ou jouer la partie suivante.</translation>
    </message>
    <message>
        <source>The host has removed you from the table. Ask them why.</source>
        <translation>L’hôte a décidé de vous exclure de la table. Demandez-lui pourquoi.</translation>
    </message>
    <message>
        <source>Away too long</source>
        <translation>Absence trop longue</translation>
    </message>
    <message>
        <source>Bad behaviour</source>
        <translation>Mauvaise conduite</translation>
    </message>
    <message>
        <source>Seat needed for somebody else</source>
        <translation>Place nécessaire pour quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre raison</translation>
    </message>
    <message>
        <source>No answer from this address. Check that the address is right, that the table is still open, and that the host’s firewall allows Mille.</source>
        <translation>Pas de réponse à cette adresse. Vérifiez que l’adresse est juste, que la table est encore ouverte et que le pare-feu de l’hôte autorise Mille.</translation>
    </message>
    <message>
        <source>There is no table of this game at that address. Check the address and the number after it.</source>
        <translation>Il n’y a pas de table de ce jeu à cette adresse. Vérifiez l’adresse et le numéro qui la suit.</translation>
    </message>
    <message>
        <source>Another computer is using the identity of a host you know. The game may have been reinstalled there: ask the host before you join by address.</source>
        <translation>Un autre ordinateur se présente comme un hôte que vous connaissez. Le jeu y a peut-être été réinstallé&#xa0;: demandez à l’hôte avant de rejoindre la table par son adresse.</translation>
    </message>
    <message>
        <source>The host has been away for ten minutes. You can continue from the score sheet at your own table.</source>
        <translation>L’hôte est absent depuis dix minutes. Vous pouvez continuer à partir de la feuille de score, à votre propre table.</translation>
    </message>
    <message>
        <source>You were disconnected because the host sent something this version doesn’t understand. Install the same version everywhere, then join again.</source>
        <translation>Déconnexion&#xa0;: l’hôte a envoyé des données que cette version ne comprend pas. Installez partout la même version, puis revenez.</translation>
    </message>
    <message>
        <source>You were disconnected because the host sent far more messages than any table needs. Its program may have been changed.</source>
        <translation>Déconnexion&#xa0;: l’hôte a envoyé beaucoup plus de messages qu’il n’en faut à une table. Son programme a peut-être été modifié.</translation>
    </message>
    <message>
        <source>Paused by the host.</source>
        <translation>Partie mise en pause par l’hôte.</translation>
    </message>
    <message>
        <source>Paused until somebody comes back.</source>
        <translation>En pause jusqu’au retour de quelqu’un.</translation>
    </message>
    <message>
        <source>Paused: three deals in a row have failed. The host can deal again.</source>
        <translation>En pause&#xa0;: trois donnes de suite ont échoué. L’hôte peut redonner.</translation>
    </message>
    <message>
        <source>{name} does not agree: the move stays.</source>
        <extracomment>The numbers of the update in the latest question, and of the latest move that stays. The race and the asking seat of each refusal. The possible answers to hazards of each seat here, by the number of moves before.</extracomment>
        <translation>{name} refuse&#xa0;: le coup reste joué.</translation>
    </message>
    <message>
        <source>Too late: the match has gone on.</source>
        <translation>Trop tard&#xa0;: la partie a continué.</translation>
    </message>
    <message>
        <source>A player was disconnected during the deal. Dealing again ({n}).</source>
        <translation>Un joueur a été déconnecté pendant la donne. Nouvelle donne ({n}).</translation>
    </message>
    <message>
        <source>The host restarted during the deal. Dealing again ({n}).</source>
        <translation>L’hôte a redémarré pendant la donne. Nouvelle donne ({n}).</translation>
    </message>
    <message>
        <source>Your computer can find tables. Probably nobody is hosting one, or the host’s firewall hides it.</source>
        <translation>La recherche fonctionne. Soit personne n’a ouvert de table, soit le pare-feu de l’hôte la cache.</translation>
    </message>
    <message>
        <source>This computer isn’t on a network. Turn on Wi-Fi or plug in a cable.</source>
        <translation>Cet ordinateur n’est connecté à aucun réseau. Activez le Wi-Fi ou branchez un câble.</translation>
    </message>
    <message>
        <source>A firewall on this computer hides other tables. Allow Mille in it (UDP port 5353), or join by address.</source>
        <translation>Un pare-feu sur cet ordinateur cache les autres tables. Autorisez-y Mille (port UDP 5353), ou rejoignez la table par son adresse.</translation>
    </message>
    <message>
        <source>A VPN cuts this computer off from your network. Turn it off while you play, or allow local traffic in it.</source>
        <translation>Un VPN coupe cet ordinateur de votre réseau. Désactivez-le pendant le jeu, ou autorisez-y le trafic local.</translation>
    </message>
    <message>
        <source>This computer can’t see other devices. Guest Wi-Fi often hides them: put all computers on the main Wi-Fi.</source>
        <translation>Cet ordinateur ne voit pas les autres appareils. Un Wi-Fi invité les isole souvent&#xa0;: mettez tous les ordinateurs sur le Wi-Fi principal.</translation>
    </message>
    <message>
        <source>The system won’t let Mille search the network. Join by address instead.</source>
        <translation>Le système empêche Mille de chercher sur le réseau. Rejoignez plutôt la table par son adresse.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} rejoint la table.</translation>
    </message>
    <message>
        <source>{name} is no longer ready.</source>
        <translation>{name} demande encore un instant.</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, not ready.</source>
        <translation>Place {number}&#xa0;: {name}, en attente.</translation>
    </message>
    <message>
        <source>You ran out of time. Press any key or click to play on.</source>
        <translation>Votre temps est écoulé. Pour reprendre la main, appuyez sur une touche ou cliquez.</translation>
    </message>
    <message>
        <source>The others have waited too long. Press any key or click to play on.</source>
        <translation>Les autres ont attendu trop longtemps. Pour reprendre la main, appuyez sur une touche ou cliquez.</translation>
    </message>
    <message>
        <source>To play on, open the Table menu.</source>
        <translation>Pour reprendre la main, ouvrez le menu Table.</translation>
    </message>
    <message>
        <source>The computer is playing for you</source>
        <translation>L’ordinateur joue pour vous</translation>
    </message>
    <message>
        <source>Reconnecting (try {attempt}). You keep your seat; the computer may play for you meanwhile.</source>
        <translation>Reconnexion (essai {attempt}). Vous gardez votre place&#x202f;; l’ordinateur peut jouer pour vous en attendant.</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Connexion perdue</translation>
    </message>
    <message>
        <source>You paused the match. To continue, open the Table menu.</source>
        <translation>Vous avez mis la partie en pause. Pour continuer, ouvrez le menu Table.</translation>
    </message>
    <message>
        <source>{name} ran out of time, so the computer is playing. Press any key or click to play on.</source>
        <translation>Temps écoulé pour {name}&#xa0;: l’ordinateur joue. Pour reprendre la main, appuyez sur une touche ou cliquez.</translation>
    </message>
    <message>
        <source>The others waited too long for {name}, so the computer is playing. Press any key or click to play on.</source>
        <translation>Les autres ont trop attendu {name}&#xa0;: l’ordinateur joue. Pour reprendre la main, appuyez sur une touche ou cliquez.</translation>
    </message>
    <message>
        <source>The computer is playing for {name}. To change that, open the Table menu.</source>
        <translation>L’ordinateur joue pour {name}. Pour changer cela, ouvrez le menu Table.</translation>
    </message>
    <message>
        <source>The others are waiting for {name}. The computer takes over in {seconds} s.</source>
        <translation>Les autres attendent {name}. L’ordinateur prend le relais dans {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>{name} has left. The computer is playing.</source>
        <translation>{name} a quitté la table. L’ordinateur joue.</translation>
    </message>
    <message>
        <source>{name} is away. The computer is playing for now.</source>
        <translation>{name} n’est pas là. L’ordinateur joue en attendant.</translation>
    </message>
    <message>
        <source>{name} is away. Waiting for them to come back.</source>
        <translation>{name} n’est pas là. On attend son retour.</translation>
    </message>
    <message>
        <source>{name} is away. On their turn, the computer plays after {seconds} s.</source>
        <translation>{name} n’est pas là. Quand viendra son tour, l’ordinateur jouera après {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>{name} ran out of time. The computer is playing for now.</source>
        <translation>Temps écoulé pour {name}. L’ordinateur joue en attendant.</translation>
    </message>
    <message>
        <source>{name} is not responding. The computer is playing for now.</source>
        <translation>{name} ne réagit pas. L’ordinateur joue en attendant.</translation>
    </message>
    <message>
        <source>{name} has been reminded.</source>
        <translation>Relance envoyée à {name}.</translation>
    </message>
    <message>
        <source>The computer is playing for {name}.</source>
        <translation>L’ordinateur joue pour {name}.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair. The proof is in {path}.</source>
        <translation>La donne de la manche {race} n’était pas régulière. La preuve est dans {path}.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair. The proof could not be saved.</source>
        <translation>La donne de la manche {race} n’était pas régulière. La preuve n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Not saved: the disk is full. Free some space. You can play on.</source>
        <translation>Enregistrement impossible&#xa0;: le disque est plein. Libérez de l’espace. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>The host can’t save the match right now. You can play on.</source>
        <translation>L’hôte ne peut pas enregistrer la partie pour le moment. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>This table uses another version of Mille. Install the same version everywhere, then try again.</source>
        <translation>Cette table utilise une autre version de Mille. Installez partout la même, puis réessayez.</translation>
    </message>
    <message>
        <source>The host declined. Make sure they know it’s you.</source>
        <translation>L’hôte a refusé. Dites-lui que c’est vous.</translation>
    </message>
    <message>
        <source>Nobody new can join this table. Only the host can change that.</source>
        <translation>Cette table n’accepte plus de nouveaux joueurs. Seul l’hôte peut changer cela.</translation>
    </message>
    <message>
        <source>Wrong code. Ask the host for the six digits.</source>
        <translation>Code incorrect. Demandez les six chiffres à l’hôte.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Ask the host for the six digits and try again in {seconds} s.</source>
        <translation>Trop de codes erronés. Demandez les six chiffres à l’hôte et réessayez dans {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The host didn’t answer within two minutes. Tell them you want to join, then try again.</source>
        <translation>L’hôte n’a pas répondu au bout de deux minutes. Prévenez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>All seats are taken. Ask the host for one, or watch if that is allowed.</source>
        <translation>Toutes les places sont prises. Demandez-en une à l’hôte, ou regardez la partie si c’est permis.</translation>
    </message>
    <message>
        <source>The table or a computer player already has this name. Choose another.</source>
        <translation>La table ou un joueur virtuel porte déjà ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This table doesn’t allow spectators. Join as a player, or ask the host.</source>
        <translation>Cette table n’accepte pas de spectateurs. Rejoignez-la pour jouer, ou demandez à l’hôte.</translation>
    </message>
    <message>
        <source>Only the host can do that. Ask in the chat.</source>
        <translation>Seul l’hôte peut faire cela. Demandez-le-lui dans la discussion.</translation>
    </message>
    <message>
        <source>This seat is taken. Choose another.</source>
        <translation>Cette place est prise. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>This seat no longer exists: the table has changed.</source>
        <translation>Cette place n’existe plus&#xa0;: la table a changé.</translation>
    </message>
    <message>
        <source>They have already left.</source>
        <translation>Cette personne est déjà partie.</translation>
    </message>
    <message>
        <source>Somebody has just taken this seat. Choose another.</source>
        <translation>Quelqu’un vient de prendre cette place. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>You lost your seat because you weren’t ready. You can take one again in {seconds} s.</source>
        <translation>Vous avez perdu votre place, faute d’avoir cliqué sur «&#xa0;Prêt&#xa0;». Vous pourrez en reprendre une dans {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>You are watching. To play, leave the table and join as a player.</source>
        <translation>Vous regardez cette partie. Pour jouer, quittez la table, puis choisissez «&#xa0;Rejoindre&#xa0;».</translation>
    </message>
    <message>
        <source>These rules don’t allow this number of seats. Choose others.</source>
        <translation>Ces règles ne permettent pas ce nombre de places. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>Some seats are still open. Wait, or give them to the computer.</source>
        <translation>Il reste des places libres. Attendez, ou donnez-les à l’ordinateur.</translation>
    </message>
    <message>
        <source>Not everyone is ready. Wait, or give their seats away.</source>
        <translation>Tout le monde n’est pas prêt. Attendez, ou donnez les places à d’autres.</translation>
    </message>
    <message>
        <source>Wait until this race is over.</source>
        <translation>Attendez la fin de cette manche.</translation>
    </message>
    <message>
        <source>You can’t do this once the match has started.</source>
        <translation>C’est impossible une fois la partie commencée.</translation>
    </message>
    <message>
        <source>Wait until the cards are dealt.</source>
        <translation>Attendez la donne.</translation>
    </message>
    <message>
        <source>No match is under way. The host can start one.</source>
        <translation>Aucune partie n’est en cours. L’hôte peut en commencer une.</translation>
    </message>
    <message>
        <source>This match has reached the maximum number of races. Start a new one.</source>
        <translation>Cette partie a atteint le nombre maximal de manches. Commencez-en une autre.</translation>
    </message>
    <message>
        <source>The match is paused. You keep your card.</source>
        <translation>La partie est en pause. Vous gardez votre carte.</translation>
    </message>
    <message>
        <source>There is nobody to remind right now.</source>
        <translation>Il n’y a personne à relancer pour l’instant.</translation>
    </message>
    <message>
        <source>Give them time to think. You can remind them in {seconds} s.</source>
        <translation>Laissez-leur le temps de réfléchir. Vous pourrez les relancer dans {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The others have already been asked. The move stays.</source>
        <translation>La question a déjà été posée aux autres. Le coup reste joué.</translation>
    </message>
    <message>
        <source>Too many messages. Wait {seconds} s, then send it again.</source>
        <translation>Trop de messages. Attendez {seconds}&#xa0;s, puis renvoyez le vôtre.</translation>
    </message>
    <message>
        <source>The cards were shuffled without this computer. You can play on.</source>
        <translation>Les cartes ont été mélangées sans cet ordinateur. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>This computer doesn’t help shuffle this deal. It will for the next one.</source>
        <translation>Cet ordinateur ne participe pas à ce mélange. Il participera au suivant.</translation>
    </message>
    <message>
        <source>This computer’s part of the shuffle was rejected; the cards are dealt without it. You can play on.</source>
        <translation>La participation de cet ordinateur au mélange a été rejetée&#x202f;; la donne se fait sans elle. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Another version of Mille: install the same one</source>
        <extracomment>In lines of text: the height of a row, and the space at its edges. The minimum width of the list, in lines of text.</extracomment>
        <translation>Autre version de Mille&#xa0;: installez la même</translation>
    </message>
    <message>
        <source>Not responding</source>
        <translation>Ne répond pas</translation>
    </message>
    <message>
        <source>code required</source>
        <translation>code requis</translation>
    </message>
    <message>
        <source>Slow connection</source>
        <translation>Connexion lente</translation>
    </message>
    <message>
        <source>absent players are waited for</source>
        <translation>on attend les absents</translation>
    </message>
    <message>
        <source>the computer plays for absent players after {seconds} s</source>
        <translation>l’ordinateur joue pour les absents après {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>everyone for themselves</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds}&#xa0;s par tour</translation>
    </message>
    <message>
        <source>Press Ready, or you lose your seat in {seconds} s.</source>
        <translation>Cliquez sur «&#xa0;Prêt&#xa0;», ou vous perdez votre place dans {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>No seat for {names}. Ask the host to add one.</source>
        <translation>Pas de place pour {names}. Demandez à l’hôte d’en ajouter une.</translation>
    </message>
    <message>
        <source>A seat is open: wait for a guest, or give it to the computer.</source>
        <translation>Une place est libre&#xa0;: attendez un invité, ou donnez-la à l’ordinateur.</translation>
    </message>
    <message>
        <source>Press Ready to begin.</source>
        <translation>Cliquez sur «&#xa0;Prêt&#xa0;» pour commencer.</translation>
    </message>
    <message>
        <source>Still waiting for {names}.</source>
        <translation>On attend encore {names}.</translation>
    </message>
    <message>
        <source>{name} reminds you: it’s your turn.</source>
        <translation>{name} vous relance&#xa0;: c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>{name} reminds {others}: it’s your turn.</source>
        <translation>{name} relance {others}&#xa0;: c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>You reminded {others}.</source>
        <translation>Relance envoyée&#xa0;: {others}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Computers a&amp;ttack</source>
        <translation>Les ordina&amp;teurs attaquent</translation>
    </message>
    <message>
        <source>Each player’s phone shows that player’s hand</source>
        <translation>Le téléphone de chaque joueur montre sa main</translation>
    </message>
    <message>
        <source>P&amp;ractice</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>Take back as often as you like; it doesn’t count.</source>
        <translation>Reprenez vos coups autant que vous voulez&#x202f;; la partie ne compte pas.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Cha&amp;llenge…</source>
        <translation>Dé&amp;fi…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Stretch factors of players and rules: two tiles beside each other, and names. Header of the record, first seat (None: by lot), practice or not. The names and faces of the people.</extracomment>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>You’ll watch the computers play.</source>
        <translation>Vous regarderez la partie des joueurs virtuels.</translation>
    </message>
    <message>
        <source>&amp;First to play</source>
        <translation>Qui co&amp;mmence</translation>
    </message>
    <message>
        <source>Use ph&amp;ones…</source>
        <translation>Utiliser des télép&amp;hones…</translation>
    </message>
    <message>
        <source>Play a numbered deal and compare with others</source>
        <translation>Jouer une donne numérotée et comparer avec d’autres</translation>
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
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>You play with paper cards, and Mille keeps score.</source>
        <translation>Vous jouez avec des cartes papier&#x202f;; Mille tient la feuille de score.</translation>
    </message>
    <message>
        <source>&amp;Start score sheet</source>
        <translation>&amp;Commencer la feuille</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>NudgeButton</name>
    <message>
        <source>Remind</source>
        <extracomment>For whom the match waits, and the number of moves by then.</extracomment>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Remind {names} to play</source>
        <translation>Relancer {names}</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Challenge number</source>
        <extracomment>Letter size in text sizes, and the height of the field in lines of its letters. More characters than any way of writing a number has. An example of a number, without line breaks.</extracomment>
        <translation>Numéro de défi</translation>
    </message>
    <message>
        <source>Type a number</source>
        <comment>of a challenge</comment>
        <translation>Saisir un numéro</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the number to send it</source>
        <translation>Copier le numéro pour l’envoyer</translation>
    </message>
</context>
<context>
    <name>OtherActions</name>
    <message>
        <source>Lea&amp;rn to play</source>
        <translation>Appr&amp;endre à jouer</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>&amp;La donne du jour…</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>Part&amp;ies…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Even&amp;ings…</source>
        <translation>Soi&amp;rées…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Pap&amp;er cards…</source>
        <translation>Cartes pa&amp;pier…</translation>
    </message>
    <message>
        <source>New to the game? Start here.</source>
        <extracomment>By width: other layouts ask dozens of times.</extracomment>
        <translation>Vous débutez&#x202f;? Commencez ici.</translation>
    </message>
    <message>
        <source>The same cards for everyone today</source>
        <translation>Les mêmes cartes pour tous aujourd’hui</translation>
    </message>
    <message>
        <source>Continue, replay or review a match</source>
        <translation>Reprendre, revoir ou analyser une partie</translation>
    </message>
    <message>
        <source>Wins and records of every player</source>
        <translation>Victoires et records de chaque joueur</translation>
    </message>
    <message>
        <source>Who wins tonight, this month and this year</source>
        <translation>Le classement de la soirée, du mois et de l’année</translation>
    </message>
    <message>
        <source>Keep score for a game with real cards</source>
        <translation>Compter les points d’une partie avec de vraies cartes</translation>
    </message>
</context>
<context>
    <name>PairsEditor</name>
    <message>
        <source>{field}: {part}</source>
        <extracomment>Gap between the two halves of the deck, in lines of text.</extracomment>
        <translation>{field}&#xa0;: {part}</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>Save as PDF</source>
        <extracomment>A suggestion, without suffix; may contain characters that file names cannot have. Makes the document for the printed area of a page, in tenths of a point.</extracomment>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Who is playing?</source>
        <extracomment>The portraits when it was shown, and the one that was chosen since.</extracomment>
        <translation>Qui joue&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>Scan the code on the screen with this phone’s camera.</source>
        <translation>Scannez le code à l’écran avec l’appareil photo de ce téléphone.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Waiting for the table…</source>
        <translation>En attente de la table…</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Connexion perdue. Nouvel essai…</translation>
    </message>
    <message>
        <source>Too many phones at once. Trying again…</source>
        <translation>Trop de téléphones à la fois. Nouvel essai…</translation>
    </message>
    <message>
        <source>This phone has no hand at the table any more.</source>
        <translation>Ce téléphone n’a plus de main à la table.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Ask for a new one at the screen.</source>
        <translation>Ce code n’est plus valable. Demandez-en un nouveau à l’écran.</translation>
    </message>
    <message>
        <source>Another phone has already taken this code. Ask for a new one at the screen.</source>
        <translation>Un autre téléphone a déjà pris ce code. Demandez-en un nouveau à l’écran.</translation>
    </message>
    <message>
        <source>Your hand is open in another window of this phone.</source>
        <translation>Votre main est ouverte dans une autre fenêtre de ce téléphone.</translation>
    </message>
    <message>
        <source>Show it here</source>
        <translation>L’afficher ici</translation>
    </message>
    <message>
        <source>You are {player}</source>
        <translation>Vous êtes {player}</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: this phone is the player’s hand</comment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>This browser keeps nothing: leave this page open, or you will need a new code.</source>
        <translation>Ce navigateur ne garde rien&#xa0;: laissez cette page ouverte, sinon il vous faudra un nouveau code.</translation>
    </message>
    <message>
        <source>To keep this phone from locking, choose a longer time in its display settings.</source>
        <translation>Pour que ce téléphone ne se verrouille pas, choisissez une durée plus longue dans ses réglages d’affichage.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>button: hides the own cards</comment>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Your cards are covered</source>
        <translation>Vos cartes sont cachées</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
    <message>
        <source>Pass the phone to {player}</source>
        <translation>Passez le téléphone à {player}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: puts the chosen card back into the hand</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Your answer is on its way</source>
        <translation>Votre réponse est en route</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>read aloud: the list of cards</comment>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>On the road</source>
        <comment>read aloud: the list of sides</comment>
        <translation>Sur la route</translation>
    </message>
    <message>
        <source>Players on this phone</source>
        <comment>read aloud: a row of names</comment>
        <translation>Joueurs sur ce téléphone</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Discard</source>
        <extracomment>A JSON object. The most lines of news in a picture: what happened before has been on the screen for long. The meaning of a choice on a phone; an answer to an Offer is a function to call. The events since the player&apos;s latest move. Returns a refusal or a hint, in the language of the phone. A question that comes before those of the rules. The wishes that are offered now.</extracomment>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play on {side}</source>
        <translation>Jouer sur {side}</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: take a card</comment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>after the computer</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Ready for the next race</source>
        <translation>Prêt pour la manche suivante</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Say…</source>
        <comment>button: opens a list of phrases</comment>
        <translation>Dire…</translation>
    </message>
    <message>
        <source>Give your hand to another phone?</source>
        <extracomment>Seconds without a phone&apos;s answer after which another one may take the hand without asking there. Seconds in which a phone comes back by itself: after its start, and when its page is shown again. A player has got a phone or lost it, or it is awake or is so no longer. A code can be shown: the player&apos;s name, and the PhoneCode; it must be shown no longer: the name, and whether it was used. A player wants the hand on no other phone: the name. The OSError for which no phone can call. The time at which each phone was last connected, in seconds of a monotonic clock. Those who have been given another phone, which has not called yet. Runs until phones that are silent may be replaced.</extracomment>
        <translation>Donner votre main à un autre téléphone&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, show a code</source>
        <translation>Oui, afficher un code</translation>
    </message>
    <message>
        <source>No, keep it here</source>
        <translation>Non, la garder ici</translation>
    </message>
    <message>
        <source>{name}’s hand is on another phone now.</source>
        <translation>{name}&#xa0;: la main est maintenant sur un autre téléphone.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <extracomment>A function that returns a text in the language asked for by `in_language`. The phases in which a hint can be of use. It is not offered for an answer to a hazard: all phones must look alike then. Milliseconds to agree that a move is taken back; then the move stays. None until the phone has told its language, and waits for a picture. The seat in the match under way. The events since the player&apos;s latest move. The questions besides those of the rules, the first one first. The latest ones: whether a move may be taken back, of the program itself, and what the player wants to say. The number of the latest picture, and what its choices mean.</extracomment>
        <translation>Oui, accepter</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Non, refuser</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>En attente des autres joueurs</translation>
    </message>
    <message>
        <source>Thinking of a hint…</source>
        <translation>Recherche d’un conseil…</translation>
    </message>
    <message>
        <source>Asking the others…</source>
        <translation>On demande aux autres…</translation>
    </message>
    <message>
        <source>Too late: the move stays.</source>
        <translation>Trop tard&#xa0;: le coup reste.</translation>
    </message>
    <message>
        <source>No hint: the computer isn’t answering.</source>
        <translation>Pas de conseil&#xa0;: l’ordinateur ne répond pas.</translation>
    </message>
    <message>
        <source>Waiting for your next match…</source>
        <translation>En attente de votre prochaine partie…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Say to the others:</source>
        <translation>Dire aux autres&#xa0;:</translation>
    </message>
    <message>
        <source>The computer plays for you.</source>
        <translation>L’ordinateur joue pour vous.</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>The code is not valid any more. Show a new one.</source>
        <extracomment>The dialog has been closed, to explain in the rule book how phones are used. Returns the message in the current language.</extracomment>
        <translation>Le code n’est plus valable. Affichez-en un nouveau.</translation>
    </message>
    <message>
        <source>{name}: now answer on your phone.</source>
        <translation>{name}&#xa0;: répondez maintenant sur votre téléphone.</translation>
    </message>
    <message>
        <source>{name} keeps the hand on that phone.</source>
        <translation>{name} garde sa main sur ce téléphone.</translation>
    </message>
    <message>
        <source>No phone can call this computer: {reason}.</source>
        <translation>Aucun téléphone ne peut appeler cet ordinateur&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Playing with phones</source>
        <translation>Jouer avec les téléphones</translation>
    </message>
    <message>
        <source>&amp;How it works…</source>
        <translation>&amp;Mode d’emploi…</translation>
    </message>
    <message>
        <source>A phone shows its player’s hand, and this screen only the table. Scan the code with the phone’s camera; there is nothing to install. The phone must be in the same Wi-Fi as this computer.</source>
        <translation>Le téléphone montre la main de son joueur, et cet écran seulement la table. Scannez le code avec l’appareil photo du téléphone&#x202f;; il n’y a rien à installer. Le téléphone doit être sur le même Wi-Fi que cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>PhraseButton</name>
    <message>
        <source>Quick phrases</source>
        <translation>Messages rapides</translation>
    </message>
</context>
<context>
    <name>PhraseMenu</name>
    <message>
        <source>{name} says</source>
        <translation>{name} dit</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation>Messages rapides</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>Bonjour&#x202f;!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance&#x202f;!</translation>
    </message>
    <message>
        <source>Nice one!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh non&#x202f;!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Pardon&#x202f;!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#x202f;!</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Good race</source>
        <translation>Belle manche</translation>
    </message>
</context>
<context>
    <name>PlayerNamesField</name>
    <message>
        <source>&amp;Who plays here</source>
        <translation>&amp;Qui joue ici</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <extracomment>Pixels between the faces.</extracomment>
        <translation>Entrez votre nom.</translation>
    </message>
    <message>
        <source>A table has six seats at most.</source>
        <translation>Une table a six places au plus.</translation>
    </message>
    <message>
        <source>Two of you here? Write “Ann, Tom”.</source>
        <translation>Vous êtes plusieurs ici&#x202f;? Écrivez «&#xa0;Anne, Tom&#xa0;».</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Another phone</source>
        <extracomment>The width in lines of text, the largest share of the screen, and the lines of a face. Seconds without a call after which it is said what may be wrong.</extracomment>
        <translation>Autre téléphone</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Utiliser un téléphone</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Forget the phone</source>
        <translation>Oublier le téléphone</translation>
    </message>
    <message>
        <source>Has a phone, and is not at this table</source>
        <translation>A un téléphone, mais ne joue pas à cette table</translation>
    </message>
    <message>
        <source>Hand on this screen</source>
        <translation>Main sur cet écran</translation>
    </message>
    <message>
        <source>Hand on a phone</source>
        <translation>Main sur un téléphone</translation>
    </message>
    <message>
        <source>The phone doesn’t answer</source>
        <translation>Le téléphone ne répond pas</translation>
    </message>
    <message>
        <source>The phone doesn’t answer. In half a minute you can use another one.</source>
        <translation>Le téléphone ne répond pas. Dans une demi-minute, vous pourrez en prendre un autre.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Use p&amp;hones…</source>
        <translation>Utiliser des télép&amp;hones…</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Cards and points stay with the seat.</source>
        <translation>Les cartes et les points restent à la place.</translation>
    </message>
    <message>
        <source>If players change, the result of this challenge is marked “with help”.</source>
        <translation>Si les joueurs changent, le résultat de ce défi porte la mention «&#xa0;avec aide&#xa0;».</translation>
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
        <source>Wait for me after each opponent’s turn</source>
        <translation>Pause après chaque tour adverse</translation>
    </message>
    <message>
        <source>pause stop confirm</source>
        <translation>attendre pause confirmer</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Réduire les animations</translation>
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
        <source>keyboard shortcuts help letters</source>
        <translation>clavier raccourcis aide lettres</translation>
    </message>
    <message>
        <source>dark night colour-blind contrast theme</source>
        <translation>sombre nuit daltonien contraste thème</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>police lettres agrandir zoom</translation>
    </message>
    <message>
        <source>television TV far away zoom</source>
        <translation>télévision télé de loin zoom</translation>
    </message>
    <message>
        <source>mute noise music audio</source>
        <translation>muet bruit musique audio</translation>
    </message>
    <message>
        <source>loud quiet noise</source>
        <translation>fort faible bruit</translation>
    </message>
    <message>
        <source>blind screen reader accessibility speech</source>
        <translation>aveugle lecteur d’écran accessibilité parole</translation>
    </message>
    <message>
        <source>resume session restore</source>
        <translation>reprendre session restaurer</translation>
    </message>
    <message>
        <source>translation bilingual deck back</source>
        <translation>traduction bilingue jeu dos</translation>
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
        <source>By hand</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>English and French</source>
        <extracomment>What today&apos;s boxes print instead of the English and of the French names. The Spanish deck. No source was found for the words printed on the cards of Heraclio Fournier: these are the words that Spanish descriptions of the game use, shortened to fit on a card.</extracomment>
        <translation>Anglais et français</translation>
    </message>
    <message>
        <source>French and English</source>
        <translation>Français et anglais</translation>
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
        <source>Today’s US box</source>
        <translation>Boîte américaine actuelle</translation>
    </message>
    <message>
        <source>Today’s French box</source>
        <translation>Boîte française actuelle</translation>
    </message>
    <message>
        <source>Mil Hitos, the Spanish deck</source>
        <translation>Mil Hitos, le jeu espagnol</translation>
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
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilité</translation>
    </message>
    <message>
        <source>English French Spanish translation menus texts</source>
        <translation>anglais français espagnol traduction menus textes</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Alert when it is your turn</source>
        <translation>Alerte quand c’est à vous de jouer</translation>
    </message>
    <message>
        <source>notification message reminder desktop</source>
        <translation>notification message rappel bureau</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no alert</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>In the task bar</source>
        <translation>Dans la barre des tâches</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notification du bureau</translation>
    </message>
    <message>
        <source>Volume of alerts</source>
        <translation>Volume des alertes</translation>
    </message>
    <message>
        <source>loud quiet bell chat turn</source>
        <translation>fort faible sonnette discussion tour</translation>
    </message>
    <message>
        <source>Continue the last match when Mille starts</source>
        <translation>Continuer la dernière partie au démarrage</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Large table, for a screen across the room</source>
        <translation>Grande table, pour un écran éloigné</translation>
    </message>
    <message>
        <source>animation effects flies</source>
        <translation>animation effets vol</translation>
    </message>
    <message>
        <source>Single-letter keys</source>
        <translation>Touches d’une seule lettre</translation>
    </message>
    <message>
        <source>keyboard shortcuts commands</source>
        <translation>clavier raccourcis commandes</translation>
    </message>
    <message>
        <source>Show the available keys below the table</source>
        <translation>Afficher les touches utiles sous la table</translation>
    </message>
    <message>
        <source>For screen readers that stay silent when others play, such as Orca 43.</source>
        <translation>Pour les lecteurs d’écran qui se taisent quand les autres jouent, comme Orca 43.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>Value of `table_door` for a table at which everyone is accepted; the others are doors.</extracomment>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>pace quick slow flies</source>
        <translation>rythme rapide lent vol</translation>
    </message>
    <message>
        <source>Draw cards automatically</source>
        <translation>Piocher automatiquement</translation>
    </message>
    <message>
        <source>for me</source>
        <translation>pour moi</translation>
    </message>
    <message>
        <source>Sort cards</source>
        <translation>Tri des cartes</translation>
    </message>
    <message>
        <source>order arrange hand</source>
        <translation>ordre ranger main</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Dans l’ordre de pioche</translation>
    </message>
    <message>
        <source>Undo delay</source>
        <translation>Délai d’annulation</translation>
    </message>
    <message>
        <source>take back cancel time</source>
        <translation>reprendre annuler temps</translation>
    </message>
    <message>
        <source>Escape cancels a move during this time.</source>
        <translation>Échap annule un coup pendant ce délai.</translation>
    </message>
    <message>
        <source>Wait for me after every hazard</source>
        <translation>Pause après chaque attaque</translation>
    </message>
    <message>
        <source>attack pause stop confirm continue</source>
        <translation>attaque pause arrêt confirmer continuer</translation>
    </message>
    <message>
        <source>Ask before valuable cards are discarded</source>
        <translation>Confirmer la défausse d’une carte précieuse</translation>
    </message>
    <message>
        <source>warning confirm question safety</source>
        <translation>avertissement confirmer question botte</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Table volume</source>
        <translation>Volume de la table</translation>
    </message>
    <message>
        <source>Announce through the focused item</source>
        <translation>Annoncer par l’élément actif</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Searc&amp;h:</source>
        <translation>Rec&amp;hercher&#xa0;:</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Groupes de préférences</translation>
    </message>
    <message>
        <source>Reset this &amp;page</source>
        <translation>Réinitialiser cette &amp;page</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>Tout &amp;réinitialiser…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Aucun résultat. Essayez un autre mot.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Space</source>
        <extracomment>The name of a key for an answer, and the commands that choose it. Asks the current question again. Makes the move that is held back.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>What just happened?</source>
        <translation>Que vient-il de se passer&#x202f;?</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>&amp;No, leave it</source>
        <translation>&amp;Non, refuser</translation>
    </message>
    <message>
        <source>&amp;Yes, take it back</source>
        <translation>&amp;Oui, accepter</translation>
    </message>
    <message>
        <source>Discard {card}?</source>
        <translation>Défausser {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>La défausser</translation>
    </message>
    <message>
        <source>Oops, not that one</source>
        <translation>Oups, pas celle-là</translation>
    </message>
    <message>
        <source>Continue when you’re ready.</source>
        <translation>Continuez quand vous voulez.</translation>
    </message>
    <message>
        <source>The table at that moment.</source>
        <translation>La table à ce moment-là.</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Playing it would score points and give you another turn.</source>
        <translation>La jouer rapporterait des points et un tour de plus.</translation>
    </message>
    <message>
        <source>It takes you to the finish.</source>
        <translation>Elle vous mène à l’arrivée.</translation>
    </message>
    <message>
        <source>Discarded cards never come back.</source>
        <translation>Une carte défaussée ne revient jamais.</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>{card}: you can still change your mind.</source>
        <translation>{card}&#xa0;: vous pouvez encore changer d’avis.</translation>
    </message>
    <message>
        <source>The next player can play it.</source>
        <translation>Le joueur suivant pourra la jouer.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation>Voir la feuille de score</translation>
    </message>
    <message>
        <source>It comes back when the discards are shuffled.</source>
        <translation>Elle reviendra quand la défausse sera mélangée.</translation>
    </message>
    <message>
        <source>Playing it would give you another turn.</source>
        <translation>La jouer vous donnerait un autre tour.</translation>
    </message>
    <message>
        <source>Playing it would score points.</source>
        <translation>La jouer rapporterait des points.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <extracomment>What its column of types says of what is no file, which those translations lack.</extracomment>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <extracomment>Labels of Qt&apos;s file dialog that its French and Spanish translations know in earlier words only.</extracomment>
        <translation>&amp;Voir dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>Names that keyboards have on them. Names that Qt&apos;s own translations call otherwise than keyboards do.</extracomment>
        <translation>Retour arrière</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Leave the match?</source>
        <translation>Quitter la partie&#x202f;?</translation>
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
        <source>&amp;Save elsewhere…</source>
        <translation>&amp;Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>Impossible d’ouvrir {file}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The end of the file is missing</source>
        <translation>Il manque la fin du fichier</translation>
    </message>
    <message>
        <source>One line was left out</source>
        <translation>Une ligne a été ignorée</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>Réinitialiser toutes les préférences&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Tout &amp;réinitialiser</translation>
    </message>
    <message>
        <source>Your preferences file was damaged. What could not be read has its default again. The damaged file is kept as {file}. Your matches are not affected.</source>
        <translation>Votre fichier de préférences était endommagé. Ce qui n’a pas pu être lu a retrouvé sa valeur par défaut. Le fichier endommagé est conservé sous le nom {file}. Vos parties ne sont pas touchées.</translation>
    </message>
    <message>
        <source>Preferences damaged</source>
        <translation>Préférences endommagées</translation>
    </message>
    <message>
        <source>{folder} can’t be written: {reason}. You can play, but what belongs there (matches, statistics or preferences) is lost when you close Mille. To keep a match, save it in another folder with Ctrl+S.</source>
        <translation>Impossible d’écrire dans {folder}&#xa0;: {reason}. Vous pouvez jouer, mais ce qui devrait s’y trouver (parties, statistiques ou préférences) sera perdu à la fermeture de Mille. Pour garder une partie, enregistrez-la dans un autre dossier avec Ctrl+S.</translation>
    </message>
    <message>
        <source>Mille can’t save here</source>
        <translation>Mille ne peut pas enregistrer ici</translation>
    </message>
    <message>
        <source>{problem} Your changes apply until you close Mille, which tries again to save them.</source>
        <translation>{problem} Vos changements sont valables jusqu’à la fermeture de Mille, qui essaiera encore de les enregistrer.</translation>
    </message>
    <message>
        <source>Preferences not saved</source>
        <translation>Préférences non enregistrées</translation>
    </message>
    <message>
        <source>Mille {version}</source>
        <translation>Mille {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The file is saved</source>
        <translation>Le fichier est enregistré</translation>
    </message>
    <message>
        <source>{file} is in the folder {folder}.</source>
        <translation>{file} se trouve dans le dossier {folder}.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>The latest moves are not saved.</source>
        <translation>Les derniers coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Nothing is lost while the program runs. Free some disk space, or save in another folder.</source>
        <translation>Rien n’est perdu tant que le programme tourne. Libérez de l’espace disque, ou enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>Match not saved</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <source>{file} does not have the latest moves. They are kept under Matches.</source>
        <translation>{file} ne contient pas les derniers coups. Ils sont conservés dans Parties.</translation>
    </message>
    <message>
        <source>You can watch the first part. The file won’t change.</source>
        <translation>Vous pouvez revoir la première partie. Le fichier ne sera pas modifié.</translation>
    </message>
    <message>
        <source>The first part of the file can be opened. The original is kept, with .damaged added to its name.</source>
        <translation>Le début du fichier peut être ouvert. L’original est conservé sous son nom suivi de .damaged.</translation>
    </message>
    <message>
        <source>File not opened</source>
        <translation>Impossible d’ouvrir le fichier</translation>
    </message>
    <message>
        <source>&amp;Open the first part</source>
        <translation>&amp;Ouvrir le début</translation>
    </message>
    <message>
        <source>The last line of {file} was incomplete, perhaps after a power cut. The match continues from the move before.</source>
        <translation>Dans {file}, la dernière ligne était incomplète, peut-être après une coupure de courant. La partie reprend au coup précédent.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free some disk space, or save in another folder.</source>
        <translation>Rien n’est perdu. Libérez de l’espace disque, ou enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>File not saved</source>
        <translation>Fichier non enregistré</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check that it is on and has paper, or save them as a PDF file.</source>
        <translation>L’imprimante n’a pas accepté les pages. Vérifiez qu’elle est allumée et qu’elle a du papier, ou enregistrez-les en PDF.</translation>
    </message>
    <message>
        <source>Pages not printed</source>
        <translation>Pages non imprimées</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>All pages go back to their defaults. Matches, names and statistics stay.</source>
        <translation>Toutes les pages retrouvent leurs valeurs par défaut. Les parties, les noms et les statistiques sont conservés.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder les miennes</translation>
    </message>
    <message>
        <source>The card game Mille Bornes, alone against the computer or with family and friends. Free software under the MIT licence, with original cards.</source>
        <translation>Le jeu de cartes Mille Bornes, en solo contre l’ordinateur ou en famille et entre amis. Logiciel libre sous licence MIT, avec des cartes originales.</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <extracomment>Width for two sides and for each further one, in lines of text. The entry, after every edit and when it is complete.</extracomment>
        <translation>Il n’y a encore rien à inscrire.</translation>
    </message>
    <message>
        <source>Correct race {race}</source>
        <translation>Corriger la manche {race}</translation>
    </message>
    <message>
        <source>Enter what each side has on the table. Mille adds shutouts and totals.</source>
        <translation>Saisissez ce que chaque camp a devant lui sur la table. Mille calcule les capots et les totaux.</translation>
    </message>
    <message>
        <source>Enter the miles of each side. Whoever arrives, or is furthest, wins.</source>
        <translation>Saisissez les bornes de chaque camp. Celui qui arrive, ou qui est le plus loin, gagne.</translation>
    </message>
    <message>
        <source>&amp;Leave unchanged</source>
        <translation>&amp;Laisser tel quel</translation>
    </message>
    <message>
        <source>&amp;Save race</source>
        <translation>&amp;Inscrire la manche</translation>
    </message>
</context>
<context>
    <name>ReadingTexts</name>
    <message numerus="yes">
        <source>%Ln cards left to draw.</source>
        <translation>
            <numerusform>%Ln carte à piocher.</numerusform>
            <numerusform>%Ln cartes à piocher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards in hand</source>
        <translation>
            <numerusform>%Ln carte en main</numerusform>
            <numerusform>%Ln cartes en main</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyNote</name>
    <message>
        <source>Everyone with a phone is ready.</source>
        <translation>Tous ceux qui jouent au téléphone sont prêts.</translation>
    </message>
    <message>
        <source>Still waiting for {names}.</source>
        <translation>On attend encore {names}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
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
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing to watch yet</source>
        <translation>Rien à revoir pour l’instant</translation>
    </message>
    <message>
        <source>No race in {file} is finished. Hands stay hidden until then.</source>
        <translation>Le fichier {file} n’a aucune manche terminée. Jusque-là, les mains restent cachées.</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Save a picture of this moment</source>
        <translation>Enregistrer une image de ce moment</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Enregistrer comme page web</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {names}</source>
        <extracomment>The table&apos;s minimum height without a hand, in pixels. The page&apos;s least height, as a multiple of the text&apos;s size, and more for each seat. The races that can be reviewed. The moment that is shown, and the last one that was announced with its text. The seat whose point of view is shown; None shows everybody&apos;s hand. The players at the moment that is shown.</extracomment>
        <translation>Revoir&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>up to race {number}</source>
        <translation>jusqu’à la manche {number}</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>{standing}, with help</source>
        <translation>{standing}, avec aide</translation>
    </message>
    <message>
        <source>Challenge {number}</source>
        <translation>Défi {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Points manche par manche</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>To compare with friends, import their match files under “Matches”.</source>
        <translation>Pour comparer avec vos amis, importez leurs fichiers de partie dans «&#xa0;Parties&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copier le numéro</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fe&amp;rmer</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>Résultats, les meilleurs d’abord</translation>
    </message>
    <message>
        <source>Results appear after the first race.</source>
        <translation>Les résultats s’affichent après la première manche.</translation>
    </message>
    <message>
        <source>Nobody has finished a race of this challenge yet.</source>
        <translation>Personne n’a encore terminé de manche de ce défi.</translation>
    </message>
</context>
<context>
    <name>ReviewFrame</name>
    <message>
        <source>Review</source>
        <extracomment>The least width for list and table side by side, in lines of text; and their shares of it. The least number of letters shown of a race and of a name.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review: {name}</source>
        <translation>Analyse&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the review (Esc)</source>
        <translation>Fermer l’analyse (Échap)</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>looking through the decisions</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Plus coûteuses d’abord</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>By points and winning chances combined</source>
        <translation>Selon les points et les chances de gagner</translation>
    </message>
    <message>
        <source>The race at each decision</source>
        <translation>La manche à chaque décision</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review: {names}</source>
        <translation>Analyse&#xa0;: {names}</translation>
    </message>
    <message>
        <source>The computer player isn’t responding. The results so far are kept.</source>
        <extracomment>How many of the costliest decisions have a symbol on the curve. The player who is credited with the race on each seat.</extracomment>
        <translation>Le joueur virtuel ne répond pas. Les résultats obtenus sont conservés.</translation>
    </message>
    <message>
        <source>Chance of winning the match, decision by decision</source>
        <translation>Chances de gagner la partie, décision par décision</translation>
    </message>
    <message>
        <source>Expected points in the race, decision by decision</source>
        <translation>Points attendus dans la manche, décision par décision</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Mieux&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Expected: {points} in the race.</source>
        <translation>Prévision&#xa0;: {points} dans la manche.</translation>
    </message>
    <message>
        <source>Decisions: {count}; best moves: {best}. Lost: {points}.</source>
        <translation>Décisions&#xa0;: {count}&#x202f;; meilleurs coups&#xa0;: {best}. Pertes&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Luck: the draws were worth {points} more than average.</source>
        <translation>Chance&#xa0;: les pioches valaient {points} de plus que la moyenne.</translation>
    </message>
    <message>
        <source>Luck: the draws were worth {points} less than average.</source>
        <translation>Chance&#xa0;: les pioches valaient {points} de moins que la moyenne.</translation>
    </message>
    <message>
        <source>Expected: {points} in the race, {chance} chance of winning the match.</source>
        <translation>Prévision&#xa0;: {points} dans la manche, {chance} de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>Expected: {chance} chance of winning the match.</source>
        <translation>Attendu&#xa0;: {chance} de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>No single reason; it is better overall.</source>
        <translation>Pas de raison unique&#xa0;: ce coup est meilleur dans l’ensemble.</translation>
    </message>
    <message>
        <source>There were no decisions in this race.</source>
        <translation>Il n’y a eu aucune décision à prendre dans cette manche.</translation>
    </message>
    <message>
        <source>Decisions: {count}; always the best move.</source>
        <translation>Décisions&#xa0;: {count}&#x202f;; toujours le meilleur coup.</translation>
    </message>
    <message>
        <source>Chance of winning the match: {chance}.</source>
        <translation>Chances de gagner la partie&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>Luckiest draw: {card}, turn {turn} ({points}).</source>
        <translation>Meilleure pioche&#xa0;: {card}, tour {turn} ({points}).</translation>
    </message>
    <message>
        <source>Unluckiest draw: {card}, turn {turn} ({points}).</source>
        <translation>Pire pioche&#xa0;: {card}, tour {turn} ({points}).</translation>
    </message>
    <message>
        <source>Judged by the strongest computer player ({level}) from what was visible at the time. It makes mistakes, too. Luck counts the player’s own draws only.</source>
        <translation>Évaluation du joueur virtuel le plus fort ({level}), d’après ce qui était visible à ce moment-là. Il peut se tromper. La chance ne tient compte que des pioches du joueur lui-même.</translation>
    </message>
    <message>
        <source>Judged by the strongest computer player ({level}) from what was visible at the time. It makes mistakes, too, and can’t estimate winning chances at this table. Luck counts the player’s own draws only.</source>
        <translation>Évaluation du joueur virtuel le plus fort ({level}), d’après ce qui était visible à ce moment-là. Il peut se tromper, et n’estime pas les chances de gagner à cette table. La chance ne tient compte que des pioches du joueur lui-même.</translation>
    </message>
    <message>
        <source>Turn {turn}: {chance} chance of winning the match</source>
        <translation>Tour {turn}&#xa0;: {chance} de chances de gagner la partie</translation>
    </message>
    <message>
        <source>Turn {turn}: {chance} expected in the race</source>
        <translation>Tour {turn}&#xa0;: {chance} attendus dans la manche</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Rules: {book}</source>
        <extracomment>Width of the contents and initial size of the window, in lines of text. Returns the note above a rule that was looked up, in the current language. The anchor that is shown, and its note.</extracomment>
        <translation>Règles&#xa0;: {book}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>the text</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>With house rules: %Ln changes.</source>
        <extracomment>The edition whose cards are shown.</extracomment>
        <translation>
            <numerusform>Avec des règles maison&#xa0;: %Ln changement.</numerusform>
            <numerusform>Avec des règles maison&#xa0;: %Ln changements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %Ln cards, face down, one at a time. The rest form the draw pile.</source>
        <translation>
            <numerusform>Chaque joueur reçoit %Ln carte, face cachée. Le reste forme la pioche.</numerusform>
            <numerusform>Chaque joueur reçoit %Ln cartes, une à une, face cachée. Le reste forme la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may play no more than %Ln of the {card}s in a race.</source>
        <translation>
            <numerusform>Un camp peut jouer au plus %Ln carte {card} par manche.</numerusform>
            <numerusform>Un camp peut jouer au plus %Ln cartes {card} par manche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetTile</name>
    <message>
        <source>{rules} (recommended)</source>
        <translation>{rules} (recommandé)</translation>
    </message>
    <message>
        <source>Only for {counts} players.</source>
        <translation>Seulement à {counts} joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln changement</numerusform>
            <numerusform>%Ln changements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>house rules, at the end of a list</comment>
        <extracomment>More changes to a rule set are a paragraph that nobody reads in a tooltip or a line of facts.</extracomment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Le tour de jeu</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Its results list the points of everyone who played it, race by race.</source>
        <translation>Ses résultats donnent les points de tous ceux qui l’ont joué, manche par manche.</translation>
    </message>
    <message>
        <source>Taking back a move</source>
        <translation>Reprendre un coup</translation>
    </message>
    <message>
        <source>Against computer players alone, you can go back to your last decision (Backspace), again and again, until the race is over. The cards stay as they were dealt.</source>
        <translation>Contre des joueurs virtuels uniquement, vous pouvez revenir à votre dernière décision (Retour arrière), autant de fois que vous voulez, jusqu’à la fin de la manche. Les cartes restent dans l’ordre de la donne.</translation>
    </message>
    <message>
        <source>With other people, you can ask to take back your move until the next card is drawn. Everyone must agree; computer players always do. After such a move nothing happens for three seconds, or until you press any key. If you are refused twice in a race, you cannot ask again.</source>
        <translation>À plusieurs, vous pouvez demander à reprendre votre coup jusqu’à ce que la carte suivante soit piochée. Il faut l’accord de tous&#x202f;; les joueurs virtuels le donnent toujours. Après un tel coup, rien ne se passe pendant trois secondes, ou jusqu’à ce que vous appuyiez sur une touche. Après deux refus dans une manche, vous ne pouvez plus demander.</translation>
    </message>
    <message>
        <source>A move that ended the race stays, and so does every move in a challenge; with other people also an answer to a hazard. The statistics count races with moves taken back separately.</source>
        <translation>Un coup qui a terminé la manche reste joué, comme tous ceux d’un défi&#x202f;; à plusieurs, une réponse à une attaque aussi. Les statistiques comptent à part les manches où des coups ont été repris.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Vos propres cartes</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Driving</source>
        <translation>Rouler</translation>
    </message>
    <message>
        <source>You can drive only while you are rolling: with a Roll, or the remedy of your last hazard, on top of your battle pile. In every race you need a Roll, or Right of Way, before your first miles.</source>
        <translation>Pour avancer, il faut être en route&#xa0;: un Roulez, ou la parade de la dernière attaque, au sommet de votre pile de bataille. À chaque manche, il faut un Roulez, ou Véhicule prioritaire, avant les premières bornes.</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>En route</translation>
    </message>
    <message>
        <source>Distance cards</source>
        <translation>Cartes de bornes</translation>
    </message>
    <message>
        <source>Together these make {miles}: a side has to play all of them, in any order.</source>
        <translation>Ensemble, elles font {miles}&#xa0;: un camp doit toutes les jouer, dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>The exact finish</source>
        <translation>L’arrivée juste</translation>
    </message>
    <message>
        <source>You have to reach {miles}. Your last card may take you farther; what goes beyond does not count.</source>
        <translation>Il faut atteindre {miles}. Votre dernière carte peut vous mener plus loin, mais ce qui dépasse ne compte pas.</translation>
    </message>
    <message>
        <source>If the trip is extended, all your miles count towards {goal} after all.</source>
        <translation>En cas d’allonge, toutes vos bornes comptent finalement pour atteindre {goal}.</translation>
    </message>
    <message>
        <source>The finish</source>
        <translation>L’arrivée</translation>
    </message>
    <message>
        <source>Hazards and remedies</source>
        <translation>Attaques et parades</translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Parade</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Botte</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>{remedy}, then {roll}</source>
        <translation>{remedy}, puis {roll}</translation>
    </message>
    <message>
        <source>Speed Limit has its own pile. It can be played only on a side that is rolling and has no limit.</source>
        <translation>La Limite de vitesse a sa propre pile et ne se joue que contre un camp en route et sans limite.</translation>
    </message>
    <message>
        <source>Protected sides</source>
        <translation>Camps protégés</translation>
    </message>
    <message>
        <source>After that you are rolling again, and can be attacked again. You need a Roll only to start and against a Stop; it repairs nothing.</source>
        <translation>Vous êtes alors de nouveau en route, et l’on peut vous attaquer de nouveau. Un Roulez ne sert qu’à démarrer et contre un Stop&#x202f;; il ne répare rien.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Parades</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Every side begins a race with this limit. A Speed Limit can be played on it only after an End of Limit.</source>
        <translation>Chaque camp commence la manche avec cette limite. On ne peut lui jouer une Limite de vitesse qu’après une Fin de limite de vitesse.</translation>
    </message>
    <message>
        <source>The speed limit</source>
        <translation>La limite de vitesse</translation>
    </message>
    <message>
        <source>The end of a race</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>The extension</source>
        <translation>L’allonge</translation>
    </message>
    <message>
        <source>The match is a single race: the side with the most points wins.</source>
        <translation>La partie se joue en une seule manche&#xa0;: le plus de points l’emporte.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Sides that win the race together win the match together.</source>
        <translation>Les camps qui gagnent la manche ensemble gagnent la partie ensemble.</translation>
    </message>
    <message>
        <source>If sides win the race together, one more race is played.</source>
        <translation>Si des camps gagnent la manche ensemble, on en joue une de plus.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Le décompte</translation>
    </message>
    <message>
        <source>The trip ends here, and so does the race.</source>
        <translation>Le trajet finit ici, et la manche aussi.</translation>
    </message>
    <message>
        <source>{safety}: no {hazards}</source>
        <translation>{safety}&#xa0;: contre {hazards}</translation>
    </message>
    <message>
        <source>Safeties</source>
        <translation>Bottes</translation>
    </message>
    <message>
        <source>Right of Way</source>
        <translation>Véhicule prioritaire</translation>
    </message>
    <message>
        <source>Discarding a safety</source>
        <translation>Défausser une botte</translation>
    </message>
    <message>
        <source>Coup fourré</source>
        <translation>Coup fourré</translation>
    </message>
    <message>
        <source>Answering a hazard</source>
        <translation>Répondre à une attaque</translation>
    </message>
    <message>
        <source>exactly {miles}</source>
        <translation>{miles} tout juste</translation>
    </message>
    <message>
        <source>at least {miles}</source>
        <translation>au moins {miles}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Allonge</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Everyone plays for themselves.</source>
        <translation>Chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Players and sides</source>
        <translation>Joueurs et camps</translation>
    </message>
    <message>
        <source>No rule book says how far four, five or six sides drive that play each for themselves. In this program it is {miles} miles, without an extension.</source>
        <translation>Aucune règle ne dit quelle distance parcourent quatre, cinq ou six camps quand chacun joue pour soi. Dans ce programme, c’est {miles} bornes, sans allonge.</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicaps</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Once a race, when the last card of the draw pile is drawn, the discards are shuffled at once and become the new draw pile. After that, an empty draw pile stays empty. No source has this rule: it is our decision.</source>
        <translation>Une fois par manche, quand la dernière carte de la pioche est tirée, la défausse est aussitôt mélangée et forme la nouvelle pioche. Ensuite, une pioche vide le reste. Aucune source ne donne cette règle&#xa0;: nous l’avons choisie.</translation>
    </message>
    <message>
        <source>Only then does the bonus for an empty draw pile count.</source>
        <translation>C’est seulement alors que compte le bonus lié à la pioche vide.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>{card} × {count}</source>
        <translation>{card} ×&#xa0;{count}</translation>
    </message>
    <message>
        <source>Encyclopedia article</source>
        <extracomment>Before what a rule set does, where the article says otherwise. The fields of a rule set that the article speaks of, and what it says. Those of points, which rules without any have not. Numbers of players that a rule set may give the short deck.</extracomment>
        <translation>Article d’encyclopédie</translation>
    </message>
    <message>
        <source>Only one side acts at a time: the player whose turn it is or, after a hazard, the side attacked. The others wait.</source>
        <translation>Un seul camp agit à la fois&#xa0;: le joueur dont c’est le tour ou, après une attaque, le camp visé. Les autres attendent.</translation>
    </message>
    <message>
        <source>If the table has changed before your move is made, the move does not count and you choose again.</source>
        <translation>Si la table a changé avant votre coup, il n’est pas joué et vous choisissez de nouveau.</translation>
    </message>
    <message>
        <source>A challenge is a number for the cards of a whole match: everyone who enters it gets the same cards. Each day has its own deal.</source>
        <translation>Un défi est le numéro des cartes de toute une partie&#xa0;: avec le même numéro, tout le monde reçoit les mêmes cartes. Chaque jour a sa donne.</translation>
    </message>
    <message>
        <source>Changing players</source>
        <translation>Changer de joueurs</translation>
    </message>
    <message>
        <source>You play only from your own hand, at your own seat.</source>
        <translation>Vous ne jouez que vos propres cartes, à votre place.</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Règles actuelles</translation>
    </message>
    <message>
        <source>Rule sets compared</source>
        <translation>Comparaison des règles</translation>
    </message>
    <message>
        <source>{sign} marks the rows that differ.</source>
        <translation>{sign} signale les lignes différentes.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>{book}. {difference}</source>
        <translation>{book}. {difference}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>You can drive only while you are rolling: with a Roll on top of your battle pile. In every race you need a Roll, or Right of Way, before your first miles.</source>
        <translation>Pour avancer, il faut être en route&#xa0;: un Roulez au sommet de votre pile de bataille. À chaque manche, il faut un Roulez, ou Véhicule prioritaire, avant les premières bornes.</translation>
    </message>
    <message>
        <source>While you are rolling, you cannot play another Roll. With Right of Way you roll without one, as long as nothing else stops you.</source>
        <translation>Tant que vous roulez, vous ne pouvez pas jouer un autre Roulez. Avec Véhicule prioritaire, vous roulez sans lui, tant que rien d’autre ne vous arrête.</translation>
    </message>
    <message>
        <source>While you are rolling, you may play one distance card per turn; your miles add up. Under a speed limit you may play only cards up to {limit}.</source>
        <translation>Tant que vous roulez, vous pouvez jouer une carte de bornes par tour&#x202f;; vos bornes s’additionnent. Sous une limite de vitesse, pas de carte au-dessus de {limit}.</translation>
    </message>
    <message>
        <source>You must land on exactly {miles}, or {goal} after an extension. You cannot play a card that takes you farther.</source>
        <translation>Il faut atteindre exactement {miles}, ou {goal} après une allonge. Une carte qui vous mènerait plus loin ne se joue pas.</translation>
    </message>
    <message>
        <source>You must land on exactly {miles}. You cannot play a card that takes you farther.</source>
        <translation>Il faut atteindre exactement {miles}. Une carte qui vous mènerait plus loin ne se joue pas.</translation>
    </message>
    <message>
        <source>Play hazards on your opponents. A hazard on the battle pile stops a side until it plays the remedy shown here.</source>
        <translation>Jouez les attaques contre vos adversaires. Une attaque sur la pile de bataille arrête un camp jusqu’à ce qu’il joue la parade indiquée ici.</translation>
    </message>
    <message>
        <source>You can play a hazard only on a side that is rolling, not on one that has not started or is already stopped.</source>
        <translation>Une attaque ne se joue que contre un camp en route, jamais contre un camp au départ ou déjà à l’arrêt.</translation>
    </message>
    <message>
        <source>Hazards can be stacked: play them on any side that has started, even one that is already stopped. Only the top card counts.</source>
        <translation>Les attaques s’empilent&#xa0;: elles se jouent contre tout camp qui a démarré, même déjà à l’arrêt. Seule compte la carte du dessus.</translation>
    </message>
    <message>
        <source>Speed Limit is different: it has its own pile and can be played on any side without one, rolling or not.</source>
        <translation>La Limite de vitesse fait exception&#xa0;: elle a sa propre pile et se joue contre tout camp qui n’en a pas, en route ou non.</translation>
    </message>
    <message>
        <source>Hazards go on opponents, all other cards on your own side. Against several sides, you choose which to attack.</source>
        <translation>Les attaques se jouent contre les adversaires, toutes les autres cartes dans votre propre camp. Face à plusieurs camps, vous choisissez lequel attaquer.</translation>
    </message>
    <message>
        <source>Whom you can attack</source>
        <translation>Qui attaquer</translation>
    </message>
    <message>
        <source>You cannot play a hazard on a side that has the safety against it on the table.</source>
        <translation>Une attaque ne se joue pas contre un camp qui a posé la botte correspondante.</translation>
    </message>
    <message>
        <source>You can play a remedy only while its hazard is on top of your battle pile.</source>
        <translation>Une parade ne se joue que si l’attaque correspondante est au sommet de votre pile de bataille.</translation>
    </message>
    <message>
        <source>After that you are still stopped: play a Roll on a later turn, unless you have Right of Way. A Roll alone repairs nothing.</source>
        <translation>Vous restez ensuite à l’arrêt&#xa0;: jouez un Roulez à un tour suivant, sauf si vous avez Véhicule prioritaire. Un Roulez seul ne répare rien.</translation>
    </message>
    <message>
        <source>Stop needs no repair: its remedy is a Roll.</source>
        <translation>Stop ne demande pas de réparation&#xa0;: sa parade est Roulez.</translation>
    </message>
    <message>
        <source>Under a Speed Limit you keep rolling, but may play only cards up to {limit}. End of Limit or Right of Way ends it; no Roll is needed afterwards.</source>
        <translation>Sous une Limite de vitesse, vous roulez toujours, mais sans carte au-dessus de {limit}. Fin de limite de vitesse ou Véhicule prioritaire y met fin&#x202f;; pas besoin de Roulez ensuite.</translation>
    </message>
    <message>
        <source>You can play End of Limit only while you have a limit, rolling or not. You cannot play a Speed Limit on a Speed Limit.</source>
        <translation>Fin de limite de vitesse ne se joue que sous une limite, en route ou non. Une Limite de vitesse ne se joue pas sur une autre.</translation>
    </message>
    <message>
        <source>End of race and match</source>
        <translation>Fin de manche et de partie</translation>
    </message>
    <message>
        <source>A race ends when a side completes its trip of {miles}, or of {goal} after an extension.</source>
        <translation>La manche finit quand un camp termine son trajet&#xa0;: {miles}, ou {goal} après une allonge.</translation>
    </message>
    <message>
        <source>A race ends when a side completes its trip of {miles}.</source>
        <translation>La manche finit quand un camp termine son trajet de {miles}.</translation>
    </message>
    <message>
        <source>It also ends when the draw pile is empty and nobody holds a card they can play.</source>
        <translation>Elle finit aussi quand la pioche est vide et que plus personne n’a de carte jouable.</translation>
    </message>
    <message>
        <source>It also ends when the draw pile is empty and nobody has any cards left.</source>
        <translation>Elle finit aussi quand la pioche est vide et que plus personne n’a de cartes.</translation>
    </message>
    <message>
        <source>No moves can be made after that; the next race is dealt.</source>
        <translation>Plus aucun coup ne se joue ensuite&#x202f;; on passe à la donne suivante.</translation>
    </message>
    <message>
        <source>The first side to reach {miles} may finish there, or extend the trip to {goal} for everyone. The player who played the card decides, before anything else is played.</source>
        <translation>Le premier camp qui atteint {miles} peut s’arrêter là ou demander l’allonge&#xa0;: le trajet passe à {goal} pour tous. C’est au joueur de la carte de décider, avant tout autre coup.</translation>
    </message>
    <message>
        <source>There can be only one extension per race, and none once no cards are left in the draw pile or any hand.</source>
        <translation>Il n’y a qu’une allonge par manche, et aucune s’il ne reste plus de cartes ni dans la pioche ni en main.</translation>
    </message>
    <message>
        <source>With this number of players there is no extension: the trip ends at {miles}.</source>
        <translation>Avec ce nombre de joueurs, il n’y a pas d’allonge&#xa0;: le trajet finit à {miles}.</translation>
    </message>
    <message>
        <source>There is no extension: the trip ends at {miles}.</source>
        <translation>Il n’y a pas d’allonge&#xa0;: le trajet finit à {miles}.</translation>
    </message>
    <message>
        <source>The side that completes an extended trip scores {points} more.</source>
        <translation>Le camp qui termine un trajet avec allonge marque {points} de plus.</translation>
    </message>
    <message>
        <source>The side that extended the trip scores {points} more if it gets there first. If not, each opposing side scores them.</source>
        <translation>Le camp qui a demandé l’allonge marque {points} de plus s’il arrive le premier. Sinon, chaque camp adverse les marque.</translation>
    </message>
    <message>
        <source>Points for the extension</source>
        <translation>Points pour l’allonge</translation>
    </message>
    <message>
        <source>Sides that tie for first place win together.</source>
        <translation>Les camps à égalité en tête gagnent ensemble.</translation>
    </message>
    <message>
        <source>If sides tie for first place, one more race is played.</source>
        <translation>Si des camps sont à égalité en tête, on joue une manche de plus.</translation>
    </message>
    <message>
        <source>Add up the points of all races. After the race in which a side reaches {points}, the side with the most points wins. Every race is played to its end.</source>
        <translation>Les points des manches s’additionnent. Après la manche où un camp atteint {points}, le camp en tête gagne. Chaque manche se joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>The first side with {races} wins the match.</source>
        <translation>Le premier camp avec {races} gagne la partie.</translation>
    </message>
    <message>
        <source>Sides that get there in the same race win together.</source>
        <translation>Les camps qui y arrivent dans la même manche gagnent ensemble.</translation>
    </message>
    <message>
        <source>If sides get there in the same race, one more race is played.</source>
        <translation>Si des camps y arrivent dans la même manche, on en joue une de plus.</translation>
    </message>
    <message>
        <source>The side that completes its trip wins the race.</source>
        <translation>Le camp qui termine son trajet gagne la manche.</translation>
    </message>
    <message>
        <source>If the cards are gone before that, the side with the most miles wins; with equal miles, each of them wins the race. If nobody has any miles, nobody does.</source>
        <translation>S’il n’y a plus de cartes avant cela, le camp qui a le plus de bornes gagne&#x202f;; à égalité de bornes, chacun d’eux gagne la manche. Si personne n’a de bornes, personne ne gagne.</translation>
    </message>
    <message>
        <source>Miles, safeties and coups fourrés score no points.</source>
        <translation>Les bornes, les bottes et les coups fourrés ne rapportent pas de points.</translation>
    </message>
    <message>
        <source>Who wins a race</source>
        <translation>Qui gagne une manche</translation>
    </message>
    <message>
        <source>Points in a race</source>
        <translation>Les points d’une manche</translation>
    </message>
    <message>
        <source>Every side scores, even if it has not completed its trip. Cards left in your hand score nothing.</source>
        <translation>Chaque camp marque des points, même sans avoir terminé son trajet. Les cartes restées en main ne comptent pas.</translation>
    </message>
    <message>
        <source>A side that has played no distance cards is shut out. The side that completes the trip scores {points} for each opposing side shut out.</source>
        <translation>Un camp qui n’a joué aucune carte de bornes est capot. Le camp qui termine le trajet marque {points} par camp adverse capot.</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Capot</translation>
    </message>
    <message>
        <source>The hazard was answered at once with its safety, {card}: it is gone.</source>
        <translation>L’attaque a été parée aussitôt par sa botte, {card}&#xa0;: elle est annulée.</translation>
    </message>
    <message>
        <source>A side has {races}, so the match is over.</source>
        <translation>Un camp a {races}&#xa0;: la partie est finie.</translation>
    </message>
    <message>
        <source>The cards were shuffled, and each player was dealt {hand}.</source>
        <translation>Les cartes ont été mélangées&#x202f;; chaque joueur en a reçu {hand}.</translation>
    </message>
    <message>
        <source>A player who cannot or will not play a card discards one, which ends the turn. {card} is out for this race.</source>
        <translation>Un joueur qui ne peut ou ne veut pas jouer de carte en défausse une, ce qui met fin à son tour. {card} est hors jeu jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>The hazard was answered at once with its safety, {card}: it is gone, and the coup fourré scores {points} more.</source>
        <translation>La botte {card} a répondu aussitôt à l’attaque&#xa0;: celle-ci disparaît, et le coup fourré rapporte {points} de plus.</translation>
    </message>
    <message>
        <source>First to {miles}: the trip can end here, or be extended to {goal}.</source>
        <translation>Premier camp à {miles}&#xa0;: le trajet peut finir là, ou continuer avec l’allonge jusqu’à {goal}.</translation>
    </message>
    <message>
        <source>The trip is now {goal} for everyone, and the extension is worth {points}.</source>
        <translation>Le trajet va maintenant à {goal} pour tous, et l’allonge vaut {points}.</translation>
    </message>
    <message>
        <source>Against computer players alone, you can go back to your last decision. With other people, the last move can be taken back until a card is drawn, if everyone agrees.</source>
        <translation>Contre des joueurs virtuels uniquement, vous pouvez revenir à votre dernière décision. À plusieurs, le dernier coup peut être repris jusqu’à ce qu’une carte soit piochée, si tout le monde est d’accord.</translation>
    </message>
    <message>
        <source>A side has {points} or more after a race, so the match is over.</source>
        <translation>Un camp a {points} ou plus après une manche&#xa0;: la partie est finie.</translation>
    </message>
    <message>
        <source>A trip is complete: that side wins the race.</source>
        <translation>Un trajet est terminé&#xa0;: ce camp gagne la manche.</translation>
    </message>
    <message>
        <source>Nobody can play any more cards: the side with the most miles wins the race.</source>
        <translation>Plus personne ne peut jouer de carte&#xa0;: le camp qui a le plus de bornes gagne la manche.</translation>
    </message>
    <message>
        <source>A trip is complete: the cards on the table are scored.</source>
        <translation>Un trajet est terminé&#xa0;: on compte les cartes posées sur la table.</translation>
    </message>
    <message>
        <source>The draw pile is empty, and nobody holds a card they can play: the cards on the table are scored.</source>
        <translation>La pioche est vide, et plus personne n’a de carte jouable&#xa0;: on compte les cartes posées sur la table.</translation>
    </message>
    <message>
        <source>No cards are left: the cards on the table are scored.</source>
        <translation>Il n’y a plus de cartes&#xa0;: on compte celles posées sur la table.</translation>
    </message>
    <message>
        <source>{number} miles more on a trip of {miles}.</source>
        <translation>{number} bornes de plus, sur un trajet de {miles}.</translation>
    </message>
    <message>
        <source>{card} protects its side for the rest of the race and is worth {points}.</source>
        <translation>{card} protège son camp jusqu’à la fin de la manche et vaut {points}.</translation>
    </message>
    <message>
        <source>{card} protects its side for the rest of the race.</source>
        <translation>{card} protège son camp pour le reste de la manche.</translation>
    </message>
    <message>
        <source>A player who still has cards also takes another turn.</source>
        <translation>De plus, le joueur rejoue s’il lui reste des cartes.</translation>
    </message>
    <message>
        <source>While there are cards to draw, the player also takes another turn.</source>
        <translation>De plus, le joueur rejoue tant qu’il reste des cartes à piocher.</translation>
    </message>
    <message>
        <source>Only cards up to {limit} until {remedy} is played.</source>
        <translation>Pas de carte au-dessus de {limit} jusqu’à la carte {remedy}.</translation>
    </message>
    <message>
        <source>No miles until {remedy} is played.</source>
        <translation>Plus de bornes jusqu’à la carte {remedy}.</translation>
    </message>
    <message>
        <source>No miles until {remedy} and then Roll are played.</source>
        <translation>Plus de bornes jusqu’à la carte {remedy}, puis Roulez.</translation>
    </message>
    <message>
        <source>Answering at once with {safety} is a coup fourré.</source>
        <translation>Répondre aussitôt par {safety}, c’est un coup fourré.</translation>
    </message>
    <message>
        <source>{hazard}: repaired. To drive on, the side still needs a Roll.</source>
        <translation>{hazard}&#xa0;: c’est réparé. Pour repartir, il faut encore un Roulez.</translation>
    </message>
    <message>
        <source>The light is green: miles can be played from the next turn on.</source>
        <translation>Le feu est vert&#xa0;: les bornes se jouent dès le tour suivant.</translation>
    </message>
    <message>
        <source>The speed limit is over: all distance cards can be played again.</source>
        <translation>La limite de vitesse est finie&#xa0;: toutes les cartes de bornes se jouent de nouveau.</translation>
    </message>
    <message>
        <source>{hazard}: repaired. To drive on, the side still needs a Roll, or Right of Way.</source>
        <translation>{hazard}&#xa0;: c’est réparé. Pour repartir, il faut encore un Roulez, ou Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>{hazard}: repaired. The side is rolling again.</source>
        <translation>{hazard}&#xa0;: c’est réparé. Le camp est de nouveau en route.</translation>
    </message>
    <message>
        <source>Safeties and the coup fourré</source>
        <translation>Les bottes et le coup fourré</translation>
    </message>
    <message>
        <source>These house rules play without safeties, and so without a coup fourré.</source>
        <translation>Ces règles maison se jouent sans bottes, donc sans coup fourré.</translation>
    </message>
    <message>
        <source>A safety counts {miles}, whether its side is rolling or not, also as a coup fourré. It counts none if fewer than {miles} would then be left, so no safety completes a trip. It is no distance card.</source>
        <translation>Une botte compte {miles}, que son camp soit en route ou non, même en coup fourré. S’il restait ensuite moins de {miles} à parcourir, elle ne compte rien&#xa0;: aucune botte n’achève donc un trajet. Ce n’est pas une carte de bornes.</translation>
    </message>
    <message>
        <source>You can play a safety on any of your turns. It protects your side from its hazards for the rest of the race.</source>
        <translation>Une botte se joue à n’importe lequel de vos tours. Elle protège votre camp de ses attaques pour le reste de la manche.</translation>
    </message>
    <message>
        <source>You can play a safety on any of your turns. It protects your side from its hazards for the rest of the race and is worth {points}.</source>
        <translation>Une botte se joue à n’importe lequel de vos tours. Elle protège votre camp des attaques correspondantes jusqu’à la fin de la manche et vaut {points}.</translation>
    </message>
    <message>
        <source>After a safety you take another turn: draw a card and play on.</source>
        <translation>Après une botte, vous rejouez&#xa0;: piochez une carte et continuez.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, play on without drawing if you have any cards.</source>
        <translation>Quand la pioche est vide, vous rejouez sans piocher s’il vous reste des cartes.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, a safety ends your turn.</source>
        <translation>Quand la pioche est vide, une botte met fin à votre tour.</translation>
    </message>
    <message>
        <source>If a hazard stops you, playing its safety on your turn removes it, and the card below counts again.</source>
        <translation>Si une attaque vous arrête, la botte correspondante, jouée à votre tour, l’enlève&#xa0;: la carte du dessous compte de nouveau.</translation>
    </message>
    <message>
        <source>If a hazard stops you, playing its safety on your turn ends it, and you are rolling again.</source>
        <translation>Si une attaque vous arrête, la botte correspondante, jouée à votre tour, l’annule, et vous êtes de nouveau en route.</translation>
    </message>
    <message>
        <source>If a hazard stops you, playing its safety on your turn ends it, but you still need a Roll, or Right of Way, to drive on.</source>
        <translation>Si une attaque vous arrête, la botte correspondante, jouée à votre tour, l’annule, mais il faut encore un Roulez, ou Véhicule prioritaire, pour repartir.</translation>
    </message>
    <message>
        <source>A safety on your turn</source>
        <translation>Une botte à votre tour</translation>
    </message>
    <message>
        <source>Right of Way protects you from Stop and Speed Limit; any showing on your piles are discarded. You need no Roll for the rest of the race, neither to start nor after a repair.</source>
        <translation>Véhicule prioritaire vous protège de Stop et de Limite de vitesse&#x202f;; ceux visibles sur vos piles vont à la défausse. Plus besoin de Roulez de toute la manche, ni au départ ni après une réparation.</translation>
    </message>
    <message>
        <source>Accident, Out of Gas and Flat Tire still stop you until you play their remedy.</source>
        <translation>Accident, Panne d’essence et Pneu crevé vous arrêtent toujours, jusqu’à leur parade.</translation>
    </message>
    <message>
        <source>You may discard a safety, though it is seldom wise.</source>
        <translation>Vous pouvez défausser une botte, mais c’est rarement sage.</translation>
    </message>
    <message>
        <source>You cannot discard a safety.</source>
        <translation>Vous ne pouvez pas défausser une botte.</translation>
    </message>
    <message>
        <source>If you answer a hazard at once with its safety, that is a coup fourré. The hazard is discarded, as if it had never been played.</source>
        <translation>Répondre aussitôt à une attaque par la botte correspondante, c’est un coup fourré. L’attaque va à la défausse, comme si elle n’avait jamais été jouée.</translation>
    </message>
    <message>
        <source>The safety is placed sideways.</source>
        <translation>La botte est posée en travers.</translation>
    </message>
    <message>
        <source>It is worth {coup}. The safety is placed sideways.</source>
        <translation>Il vaut {coup}. La botte est posée en travers.</translation>
    </message>
    <message>
        <source>It is worth {coup} on top of the {safety} for the safety, which is placed sideways.</source>
        <translation>Il vaut {coup} en plus des {safety} de la botte, posée en travers.</translation>
    </message>
    <message>
        <source>After every hazard, all players on the attacked side are asked, whatever they hold, so that no hand is given away. Play waits for their answers.</source>
        <translation>Après chaque attaque, la question est posée à tous les joueurs du camp visé, quelles que soient leurs cartes, pour ne rien trahir de leur main. Le jeu attend leurs réponses.</translation>
    </message>
    <message>
        <source>Nobody is asked if the answer is plain to all: the safety has been played or discarded, or the side has no cards left.</source>
        <translation>La question n’est pas posée si la réponse est évidente pour tous&#xa0;: la botte a déjà été jouée ou défaussée, ou le camp n’a plus de cartes.</translation>
    </message>
    <message>
        <source>Only the safety against this hazard is an answer, and only now. Once play continues, it is an ordinary safety.</source>
        <translation>Seule la botte contre cette attaque permet de répondre, et seulement à ce moment. Une fois le jeu reparti, c’est une botte ordinaire.</translation>
    </message>
    <message>
        <source>Draw a card to replace the safety, then take your turn at once. Play passes to your left; players who were skipped lose their turn.</source>
        <translation>Piochez une carte pour remplacer la botte, puis jouez aussitôt votre tour. Le jeu reprend ensuite à votre gauche&#x202f;; les joueurs sautés perdent leur tour.</translation>
    </message>
    <message>
        <source>You win the turn even when the draw pile is empty.</source>
        <translation>Vous gagnez ce tour même si la pioche est vide.</translation>
    </message>
    <message>
        <source>When the draw pile is empty you win no turn: play continues as if there had been no coup fourré.</source>
        <translation>Quand la pioche est vide, vous ne gagnez aucun tour&#xa0;: le jeu continue comme sans coup fourré.</translation>
    </message>
    <message>
        <source>The turn after a coup fourré</source>
        <translation>Le tour après un coup fourré</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>{book} rules for {seats} players.</source>
        <translation>Règles {book}, à {seats} joueurs.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Play races until a side has {points}; then the side with the most points wins the match.</source>
        <translation>On joue des manches jusqu’à ce qu’un camp ait {points}&#x202f;; le camp en tête gagne alors la partie.</translation>
    </message>
    <message>
        <source>Drive along a French road and hold up your opponents. The first side to drive {distance} ends the race, or extends the trip to {goal}.</source>
        <translation>Roulez sur les routes de France et retardez vos adversaires. Le premier camp qui atteint {distance} met fin à la manche, ou demande l’allonge jusqu’à {goal}.</translation>
    </message>
    <message>
        <source>Drive along a French road and hold up your opponents. The first side to drive {distance} ends the race.</source>
        <translation>Roulez sur les routes de France et retardez vos adversaires. Le premier camp qui atteint {distance} met fin à la manche.</translation>
    </message>
    <message>
        <source>With {counts} players, everyone plays for themselves.</source>
        <translation>À {counts} joueurs, chacun joue pour soi.</translation>
    </message>
    <message>
        <source>With {counts} players, there are teams of two, with partners opposite each other, or no teams.</source>
        <translation>À {counts} joueurs, on joue en équipes de deux, les partenaires face à face, ou sans équipes.</translation>
    </message>
    <message>
        <source>These miles also count for who is furthest when the cards are gone.</source>
        <translation>Ces bornes comptent aussi pour savoir qui est le plus loin quand les cartes sont épuisées.</translation>
    </message>
    <message>
        <source>Or a player gets points at the start of the match. Miles of a handicap score no points: whoever has played no distance card is shut out, and a safe trip depends on the cards alone.</source>
        <translation>Ou un joueur reçoit des points au début de la partie. Les bornes d’un handicap ne rapportent pas de points&#xa0;: qui n’a joué aucune carte de bornes est capot, et «&#xa0;sans les 200&#xa0;» ne dépend que des cartes.</translation>
    </message>
    <message>
        <source>No rule book has handicaps; these are our own. For a new game, a player can get miles at the start of each race, or a smaller hand. Partners add their miles up. Full hands are skipped in the deal.</source>
        <translation>Aucune règle ne connaît les handicaps&#x202f;; ceux-ci sont les nôtres. Pour une nouvelle partie, un joueur peut recevoir des bornes au début de chaque manche, ou une main plus petite. Les bornes des partenaires s’ajoutent. À la donne, on saute les mains complètes.</translation>
    </message>
    <message>
        <source>Choose who starts the first race. Each later race is started by the next player to the left.</source>
        <translation>Choisissez qui commence la première manche. Ensuite, on commence à tour de rôle, vers la gauche.</translation>
    </message>
    <message>
        <source>The program deals, and only once a race is over. On the network, every computer takes part in the shuffle and checks it afterwards.</source>
        <translation>Le programme donne lui-même, et seulement une fois la manche finie. En réseau, chaque ordinateur participe au mélange et le vérifie ensuite.</translation>
    </message>
    <message>
        <source>Draw one card, then play one card or discard one. Play passes to the left.</source>
        <translation>Piochez une carte, puis jouez-en une ou défaussez-en une. Le tour passe au joueur de gauche.</translation>
    </message>
    <message>
        <source>Always draw before you play, and only once. When the draw pile is empty, play or discard without drawing.</source>
        <translation>Piochez toujours avant de jouer, et une seule fois. Quand la pioche est vide, jouez ou défaussez sans piocher.</translation>
    </message>
    <message>
        <source>Cards in the discard pile are out for the rest of the race.</source>
        <translation>Les cartes de la défausse sont hors jeu jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>The deck for {seats} players has {cards} cards.</source>
        <translation>À {seats} joueurs, le jeu compte {cards} cartes.</translation>
    </message>
    <message>
        <source>What the article on Mille Bornes says, and what is played here; {sign} marks a difference.</source>
        <translation>Ce que dit l’article sur Mille Bornes, et ce qui se joue ici&#x202f;; {sign} signale une différence.</translation>
    </message>
    <message>
        <source>The encyclopedia article</source>
        <translation>L’article d’encyclopédie</translation>
    </message>
    <message>
        <source>Sources of the rules</source>
        <translation>Sources des règles</translation>
    </message>
    <message>
        <source>In the article, extension points go only to a side that completes the trip. Classic 1962 follows the later rule of Winning Moves and Dujardin: if the side that extended the trip fails, each opposing side gets them. To play by the article, choose “{value}” under “{field}” in the house rules.</source>
        <translation>Dans l’article, les points de l’allonge ne vont qu’à un camp qui termine le trajet. Classique 1962 suit la règle plus récente de Winning Moves et de Dujardin&#xa0;: si le camp qui a demandé l’allonge échoue, chaque camp adverse les reçoit. Pour suivre l’article, choisissez «&#xa0;{value}&#xa0;» sous «&#xa0;{field}&#xa0;» dans les règles maison.</translation>
    </message>
    <message>
        <source>Hazard on a hazard</source>
        <translation>Attaque sur une attaque</translation>
    </message>
    <message>
        <source>Hazard on a remedy, before the Roll</source>
        <translation>Attaque sur une parade, avant le Roulez</translation>
    </message>
    <message>
        <source>With Right of Way: hazard on an empty battle pile</source>
        <translation>Avec Véhicule prioritaire&#xa0;: attaque sur une pile de bataille vide</translation>
    </message>
    <message>
        <source>With Right of Way: Roll on a remedy</source>
        <translation>Avec Véhicule prioritaire&#xa0;: Roulez sur une parade</translation>
    </message>
    <message>
        <source>Cards for 2 and 3 players</source>
        <translation>Cartes à 2 et à 3 joueurs</translation>
    </message>
    <message>
        <source>Partners share one playing area: a Roll, remedy or safety played by one serves both. Hands stay secret, even between partners.</source>
        <translation>Les partenaires partagent une zone de jeu&#xa0;: un Roulez, une parade ou une botte de l’un sert aux deux. Les mains restent secrètes, même entre partenaires.</translation>
    </message>
    <message>
        <source>A side that has played no distance cards is shut out. Every side that has driven scores {points} for each opposing side shut out, even if no trip was completed.</source>
        <translation>Un camp qui n’a joué aucune carte de bornes est capot. Tout camp qui a avancé marque {points} par camp adverse capot, même si aucun trajet n’est terminé.</translation>
    </message>
    <message>
        <source>On a shared screen, the computer can take over a seat and give it back, and a person can take the seat of a computer player (F7). Cards and points stay with the seat. In the statistics, a race counts for the player who made the most moves in that seat.</source>
        <translation>Sur un écran partagé, l’ordinateur peut reprendre une place et la rendre, et une personne peut prendre celle d’un joueur virtuel (F7). Les cartes et les points restent à la place. Dans les statistiques, une manche compte pour la personne qui a joué le plus de coups à cette place.</translation>
    </message>
    <message>
        <source>Playing with phones</source>
        <translation>Jouer avec les téléphones</translation>
    </message>
    <message>
        <source>Choose “Phones…” in the menu of the match ({key}), or “Use phones…” where the players are chosen, and “Use a phone” beside your name. Point the phone’s camera at the code, open the page, and touch “Start”.</source>
        <translation>Choisissez «&#xa0;Téléphones…&#xa0;» dans le menu de la partie ({key}), ou «&#xa0;Utiliser des téléphones…&#xa0;» là où l’on choisit les joueurs, puis «&#xa0;Utiliser un téléphone&#xa0;» à côté de votre nom. Visez le code avec l’appareil photo du téléphone, ouvrez la page et touchez «&#xa0;Commencer&#xa0;».</translation>
    </message>
    <message>
        <source>Your hand on your phone</source>
        <translation>Votre main sur votre téléphone</translation>
    </message>
    <message>
        <source>Your phone can show your hand, and this screen only the table: nobody has to look away, and nothing is installed. This works in every match at this screen, also for your seat at a table on the network.</source>
        <translation>Votre téléphone peut montrer votre main, et cet écran seulement la table&#xa0;: personne n’a besoin de détourner les yeux, et il n’y a rien à installer. Cela marche dans toutes les parties à cet écran, même pour votre place à une table en réseau.</translation>
    </message>
    <message>
        <source>The phone must be in the same Wi-Fi as this computer. Each code is for one player and one phone, and valid for two minutes. In your next match, and when the program is started again, your phone needs no new code.</source>
        <translation>Le téléphone doit être sur le même Wi-Fi que cet ordinateur. Chaque code vaut pour un joueur et un téléphone, pendant deux minutes. Pour votre partie suivante, même après un redémarrage du programme, votre téléphone n’a plus besoin de code.</translation>
    </message>
    <message>
        <source>Playing on the phone</source>
        <translation>Jouer sur le téléphone</translation>
    </message>
    <message>
        <source>Touch a card, and it says what it does and what you can do with it; or flick it upwards to play it. You choose the language and cover your cards there, too.</source>
        <translation>Touchez une carte&#xa0;: elle dit ce qu’elle fait et ce que vous pouvez en faire&#x202f;; ou lancez-la vers le haut pour la jouer. C’est là aussi que vous choisissez la langue et que vous cachez vos cartes.</translation>
    </message>
    <message>
        <source>After a hazard, the phones of all partners ask the same question in the same way, whatever they hold, so that a glance at them tells nothing.</source>
        <translation>Après une attaque, les téléphones de tous les partenaires posent la même question de la même façon, quelle que soit leur main&#xa0;: un coup d’œil n’y apprend rien.</translation>
    </message>
    <message>
        <source>One phone can show the hands of two players: scan both codes with it. It covers the cards before it is passed on.</source>
        <translation>Un téléphone peut montrer les mains de deux joueurs&#xa0;: scannez les deux codes avec lui. Il cache les cartes avant de passer de l’un à l’autre.</translation>
    </message>
    <message>
        <source>At a table on the network, “Say…” offers a few words to the people at other computers.</source>
        <translation>À une table en réseau, «&#xa0;Dire…&#xa0;» propose quelques mots à l’intention de ceux qui jouent sur d’autres ordinateurs.</translation>
    </message>
    <message>
        <source>What the screen shows</source>
        <translation>Ce que montre l’écran</translation>
    </message>
    <message>
        <source>A small phone at a portrait shows who plays by phone; it is crossed out while the phone does not answer. Players without a phone still play at the screen, behind the curtain.</source>
        <translation>Un petit téléphone près du portrait montre qui joue par téléphone&#x202f;; il est barré tant que le téléphone ne répond pas. Les joueurs sans téléphone jouent toujours à l’écran, derrière le rideau.</translation>
    </message>
    <message>
        <source>“Play here” brings your hand back to the screen. You find it under “Phones…” and, while the table waits for a phone that does not answer, on the table itself.</source>
        <translation>«&#xa0;Jouer ici&#xa0;» ramène votre main à l’écran. Ce bouton se trouve sous «&#xa0;Téléphones…&#xa0;» et, quand la table attend un téléphone qui ne répond pas, sur la table même.</translation>
    </message>
    <message>
        <source>If your phone answers, it has to agree before another phone gets your hand. After half a minute without an answer the table offers “Another phone”; the log keeps that the hand has moved.</source>
        <translation>Si votre téléphone répond, il doit être d’accord avant qu’un autre reçoive votre main. Après une demi-minute sans réponse, la table propose «&#xa0;Autre téléphone&#xa0;»&#x202f;; le journal garde la trace du changement.</translation>
    </message>
    <message>
        <source>If the phone does not get through</source>
        <translation>Si le téléphone n’arrive pas à se connecter</translation>
    </message>
    <message>
        <source>Is the phone in the same Wi-Fi as this computer, and not in one for guests, which often keeps devices apart? Does a firewall on this computer keep phones away from Mille? Is a VPN switched on, here or on the phone? If several addresses are listed beside the code, try the next one.</source>
        <translation>Le téléphone est-il sur le même Wi-Fi que cet ordinateur, et non sur un Wi-Fi invité, qui isole souvent les appareils&#x202f;? Un pare-feu de cet ordinateur empêche-t-il les téléphones d’atteindre Mille&#x202f;? Un VPN est-il activé, ici ou sur le téléphone&#x202f;? Si plusieurs adresses figurent à côté du code, essayez la suivante.</translation>
    </message>
    <message>
        <source>A phone that locks itself does not hear of your turn: choose a longer time in its display settings. As soon as its page is open again, it is back.</source>
        <translation>Un téléphone qui se verrouille n’apprend pas que c’est à vous&#xa0;: choisissez une durée plus longue dans ses réglages d’écran. Dès que sa page est rouverte, il est de retour.</translation>
    </message>
    <message>
        <source>Who can see your hand</source>
        <translation>Qui peut voir votre main</translation>
    </message>
    <message>
        <source>Everything that your phone shows is encrypted on its way, with a key that only this phone and this computer have. A photograph of the code is of no use once you have touched “Start”. If somebody else was faster, your phone says that the code is taken: show a new one.</source>
        <translation>Tout ce que montre votre téléphone est chiffré en chemin, avec une clé que seuls ce téléphone et cet ordinateur possèdent. Une photo du code ne sert plus à rien dès que vous avez touché «&#xa0;Commencer&#xa0;». Si quelqu’un a été plus rapide, votre téléphone dit que le code est déjà pris&#xa0;: affichez-en un nouveau.</translation>
    </message>
    <message>
        <source>The page itself comes without the encryption of a web site, since no browser accepts that from a computer at home. A person who controls the Wi-Fi could change the page and read your hand: play in a Wi-Fi that you trust.</source>
        <translation>La page elle-même arrive sans le chiffrement d’un site web, qu’aucun navigateur n’accepte d’un ordinateur à la maison. Une personne qui contrôle le Wi-Fi pourrait modifier la page et lire votre main&#xa0;: jouez sur un Wi-Fi auquel vous faites confiance.</translation>
    </message>
    <message>
        <source>These rules allow no {card}s.</source>
        <translation>Ces règles n’autorisent aucune carte {card}.</translation>
    </message>
    <message>
        <source>A side may play as many of each distance card as it likes.</source>
        <translation>Un camp peut jouer autant de cartes de chaque distance qu’il veut.</translation>
    </message>
    <message>
        <source>How many of each card</source>
        <translation>Combien de cartes de chaque sorte</translation>
    </message>
    <message>
        <source>Instead of drawing, you can play the top card of the discard pile, if it can be played: that is your turn, and no card leaves your hand. After a safety you go on as usual. This is not possible once the draw pile is empty. Where a game only says that this card can be drawn, playing it at once is our decision: so no card goes back and forth for ever, and nobody has to remember who holds it.</source>
        <translation>Au lieu de piocher, vous pouvez jouer la carte du dessus de la défausse, si elle est jouable&#xa0;: c’est votre tour, et aucune carte ne quitte votre main. Après une botte, vous rejouez comme d’habitude. Ce n’est plus possible une fois la pioche vide. Là où un jeu dit seulement que l’on peut prendre cette carte, la jouer aussitôt est notre choix&#xa0;: ainsi, aucune carte ne va et vient sans fin, et personne n’a à retenir qui l’a en main.</translation>
    </message>
    <message>
        <source>A player who cannot or will not play a card discards one, which ends the turn. While it is on top, others can play it instead of drawing.</source>
        <translation>Un joueur qui ne peut ou ne veut pas jouer de carte en défausse une, ce qui met fin à son tour. Tant qu’elle est sur le dessus, les autres peuvent la jouer au lieu de piocher.</translation>
    </message>
    <message>
        <source>The cards were shuffled, and each player was dealt {hand}, or fewer by a handicap.</source>
        <translation>Les cartes ont été mélangées&#x202f;; chaque joueur en a reçu {hand}, ou moins s’il a un handicap.</translation>
    </message>
    <message>
        <source>The top discard was played instead of drawing a card.</source>
        <translation>La carte du dessus de la défausse a été jouée, sans piocher.</translation>
    </message>
    <message>
        <source>The last card of the draw pile was drawn. So the discards were shuffled and became the new draw pile, once in this race.</source>
        <translation>La dernière carte de la pioche a été tirée. La défausse a donc été mélangée et forme la nouvelle pioche, une seule fois dans cette manche.</translation>
    </message>
    <message>
        <source>A player who cannot or will not play a card discards one, which ends the turn. Once a race, the discards come back when the draw pile is empty.</source>
        <translation>Un joueur qui ne peut ou ne veut pas jouer de carte en défausse une, ce qui met fin à son tour. Une fois par manche, la défausse revient quand la pioche est vide.</translation>
    </message>
    <message>
        <source>Whoever wins the race wins the match.</source>
        <translation>Qui gagne la manche gagne la partie.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>A handicap doesn’t fit these rules: points must be fewer than win the match and need points to decide it, miles must be fewer than the trip and a sum of cards, and a hand smaller than the others.</source>
        <translation>Un handicap ne va pas avec ces règles&#xa0;: il faut moins de points que pour gagner la partie, qui doit se décider aux points, moins de bornes que le trajet, et une somme de cartes, et une main plus petite que les autres.</translation>
    </message>
    <message>
        <source>House r&amp;ules…</source>
        <translation>Règles mais&amp;on…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Comme dans le livret</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln changement</numerusform>
            <numerusform>%Ln changements</numerusform>
        </translation>
    </message>
    <message>
        <source>These house rules don’t allow {count} players.</source>
        <extracomment>The card on the tile of a rule set: one that its introduction speaks of. Carries whether the selected box has teams, where the one before had it otherwise. Each rule set with its house rules, kept when another one is selected. For house rules; the page may add more. For the page to place near the players.</extracomment>
        <translation>Ces règles maison ne se jouent pas à {count}.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importer des règles maison</translation>
    </message>
    <message>
        <source>House rules (*.mille-rules)</source>
        <translation>Règles maison (*.mille-rules)</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}</source>
        <translation>Le fichier est illisible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>This is not a file of house rules, or a newer one.</source>
        <translation>Ce n’est pas un fichier de règles maison, ou il est plus récent.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
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
        <source>R&amp;eview</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>Re&amp;voir la manche</translation>
    </message>
    <message>
        <source>What each decision in this race was worth</source>
        <translation>Ce que valaient les décisions de cette manche</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de score</translation>
    </message>
    <message>
        <source>Save the score sheet as a PDF file</source>
        <translation>Enregistrer la feuille de score dans un fichier PDF</translation>
    </message>
    <message>
        <source>Review, watch again, save, print</source>
        <translation>Analyser, revoir, enregistrer, imprimer</translation>
    </message>
    <message>
        <source>Save the match to continue later</source>
        <translation>Enregistrer la partie pour la continuer plus tard</translation>
    </message>
    <message>
        <source>This race &amp;only</source>
        <extracomment>Whether the match can be replayed, and its races reviewed.</extracomment>
        <translation>Cette &amp;manche seule</translation>
    </message>
    <message>
        <source>All &amp;races</source>
        <translation>&amp;Toutes les manches</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Race</source>
        <comment>below a chart, before 1 2 3 …</comment>
        <extracomment>From the plot to the end of a total without its digits, and down to the labels of the races. Least distance between two marks of a line, in their widths. Dashes tell the lines apart without colour; in widths of the line. The points that end the match; 0 for one race. Rows are points, columns races. Height of the points that win the match. The line of each side, and the height of the total at its end. Width of a mark; every how many races there is one, counted from the last.</extracomment>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>ScoreCorner</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Score and log</source>
        <extracomment>Whether the text is at the right of its rectangle, otherwise in the middle. The points of each side in the match and in this race; the parts of a plate, and its size.</extracomment>
        <translation>Score et journal</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>Leave the score sheet?</source>
        <extracomment>Request to continue the match on this computer: header, first seat, practice.</extracomment>
        <translation>Quitter la feuille de score&#x202f;?</translation>
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
        <source>Delete race {race}?</source>
        <translation>Supprimer la manche {race}&#x202f;?</translation>
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
        <source>&amp;New sheet</source>
        <translation>&amp;Nouvelle feuille</translation>
    </message>
    <message>
        <source>&amp;Keep this one</source>
        <translation>&amp;Garder celle-ci</translation>
    </message>
    <message>
        <source>The latest changes could not be saved and would be lost.</source>
        <translation>Les dernières modifications n’ont pas pu être enregistrées et seraient perdues.</translation>
    </message>
    <message>
        <source>Its points are removed, and later races are renumbered.</source>
        <translation>Ses points sont retirés et les manches suivantes renumérotées.</translation>
    </message>
    <message>
        <source>A new sheet will replace it. To keep it, print it or save it as PDF first.</source>
        <translation>Une nouvelle feuille la remplacera. Pour la garder, imprimez-la ou enregistrez-la d’abord en PDF.</translation>
    </message>
    <message>
        <source>The result stays in the evening’s standings.</source>
        <translation>Le résultat reste au classement de la soirée.</translation>
    </message>
    <message>
        <source>Replace this score sheet?</source>
        <translation>Remplacer cette feuille de score&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ScoreOutput</name>
    <message>
        <source>Score sheet {names}</source>
        <translation>Feuille de score {names}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>This race</source>
        <extracomment>Multiples of a line of text: the faces above the columns, the height of a row, of a sum and of what can still be won, the gap between columns. With so many sides, faces and gaps are smaller. The text size of the match&apos;s sum, of this race&apos;s, and of what can still be won. The focusable rows: the heads, the items, and the sums of the race and of the match. The items that the rows name.</extracomment>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Encore possible</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Race {race}</source>
        <extracomment>In tenths of a point: the names of the items; the least and greatest width of a column, and its padding; the gap between two races, a row, the header with numbers and marks. Greatest number of races beside each other.</extracomment>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>Made with Mille {version}</source>
        <translation>Fait avec Mille {version}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Mille: score sheet</source>
        <extracomment>Height of the chart, and its least height if that saves a page, in tenths of a point.</extracomment>
        <translation>Mille&#xa0;: feuille de score</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>{name} (seat {seat})</source>
        <translation>{name} (place {seat})</translation>
    </message>
    <message>
        <source>Rules: {name}. The match ends at {points}.</source>
        <translation>Règles&#xa0;: {name}. Partie en {points}.</translation>
    </message>
    <message>
        <source>The match isn’t over. Races so far: {races}.</source>
        <translation>La partie n’est pas finie. Manches jouées&#xa0;: {races}.</translation>
    </message>
    <message>
        <source>Rules: {name}. The match is one race.</source>
        <translation>Règles&#xa0;: {name}. Partie en une manche.</translation>
    </message>
</context>
<context>
    <name>ScoreParts</name>
    <message>
        <source>Race {race}</source>
        <extracomment>(row, column, row span, column span) of items, races and chart. Stretch factors of the columns. A table of up to this many rows leaves room for the chart below it. The least and the wanted size of the chart, also in a low window, in lines of text. The rows of the items and of the races, as they were first shown. The faces of the players, by seat; initials without them.</extracomment>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>All races</source>
        <translation>Toutes les manches</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>{names}: {figures}.</source>
        <translation>{names}&#xa0;: {figures}.</translation>
    </message>
    <message>
        <source>In the lead: {names}, by {points}.</source>
        <translation>En tête&#xa0;: {names}, avec {points} d’avance.</translation>
    </message>
    <message>
        <source>Race {race} so far</source>
        <translation>Manche {race}&#xa0;: score provisoire</translation>
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
        <source>Nobody arrives in race {race}</source>
        <translation>Manche {race}&#xa0;: personne n’arrive</translation>
    </message>
    <message>
        <source>You win race {race}!</source>
        <translation>Vous gagnez la manche {race}&#x202f;!</translation>
    </message>
    <message>
        <source>{names} win race {race}</source>
        <comment>several players</comment>
        <translation>{names} gagnent la manche {race}</translation>
    </message>
    <message>
        <source>{names} wins race {race}</source>
        <comment>one player</comment>
        <translation>{names} gagne la manche {race}</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vous gagnez la partie&#x202f;!</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <comment>several players</comment>
        <translation>{names} gagnent la partie</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <comment>one player</comment>
        <translation>{names} gagne la partie</translation>
    </message>
    <message>
        <source>Nobody arrived: {names} came furthest, with {miles}.</source>
        <translation>Personne n’est arrivé. Le plus loin&#xa0;: {names}, avec {miles}.</translation>
    </message>
    <message>
        <source>Nobody completed the trip.</source>
        <translation>Personne n’a terminé le trajet.</translation>
    </message>
    <message>
        <source>Trip completed by {names}.</source>
        <translation>Trajet terminé par {names}.</translation>
    </message>
    <message>
        <source>You reach {miles} first.</source>
        <translation>Vous arrivez à {miles} avant tous les autres.</translation>
    </message>
    <message>
        <source>{names} reach {miles} first.</source>
        <comment>several players</comment>
        <translation>{names} arrivent à {miles} avant tous les autres.</translation>
    </message>
    <message>
        <source>{names} reaches {miles} first.</source>
        <comment>one player</comment>
        <translation>{names} arrive à {miles} avant tous les autres.</translation>
    </message>
    <message>
        <source>Nobody won the race.</source>
        <translation>Personne n’a gagné la manche.</translation>
    </message>
    <message>
        <source>Race won by {names}.</source>
        <translation>Manche gagnée par {names}.</translation>
    </message>
    <message>
        <source>A draw: {names} share the match with {points} each.</source>
        <translation>Égalité&#xa0;: {names} se partagent la partie, à {points} chacun.</translation>
    </message>
    <message>
        <source>Match won by {names}, {points} to {others}.</source>
        <translation>Partie gagnée par {names}, {points} à {others}.</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <extracomment>Width of the small form with two sides and of the large one; what a third side and the buttons&apos; edges add; the room from which the large one is wide, and its width then. In lines of text. In lower pages, in lines of text, rows and faces are smaller. From this race on the points race by race are a chart. Where cars at the start and at the target stand behind the sheet, and how far apart those with the same miles, of the width. The key for saving was pressed. Carries the number of the race shown, from 0. Whether the player has asked for the sheet, instead of reaching the end of a race. Text and state of the main button, if set by `show_way_on`. All that is above the buttons.</extracomment>
        <translation>&amp;Retour à la table</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Rej&amp;ouer</translation>
    </message>
    <message>
        <source>&amp;Next race</source>
        <translation>Manche &amp;suivante</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>The match ends at {points}.</source>
        <translation>Partie en {points}.</translation>
    </message>
    <message>
        <source>The match is one race.</source>
        <translation>Partie en une manche.</translation>
    </message>
    <message>
        <source>Tied for the lead: {names}.</source>
        <translation>À égalité en tête&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No races scored yet</source>
        <translation>Aucune manche comptée pour l’instant</translation>
    </message>
    <message>
        <source>Carried over</source>
        <comment>points from before this match</comment>
        <translation>Report</translation>
    </message>
</context>
<context>
    <name>SeatCounts</name>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation>
            <numerusform>%Ln joueur</numerusform>
            <numerusform>%Ln joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Trois équipes</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Deux équipes</translation>
    </message>
    <message>
        <source>No teams</source>
        <translation>Chacun pour soi</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Seat {number}, {shape}</source>
        <extracomment>Carries the Face that a person has chosen. Returns the face that a person chose before, by name.</extracomment>
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
    <name>SeatList</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Carries the Face that a person has chosen. The names of people that were filled in, by seat. The names of the players of each team; hidden without teams. For the page to place near the players.</extracomment>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Seat {number}, {shape}</source>
        <translation>Place {number}, {shape}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Change &amp;sides</source>
        <translation>Chan&amp;ger de camp</translation>
    </message>
    <message>
        <source>Move everyone one seat on, to play another side’s cards</source>
        <translation>Décaler tout le monde d’une place, pour jouer les cartes d’un autre camp</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Computer {number}</source>
        <translation>Ordinateur {number}</translation>
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
        <source>Move {name} up</source>
        <translation>Monter {name}</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Descendre {name}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <extracomment>The kind of the usual computer player.</extracomment>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>Move up one seat</source>
        <translation>Monter d’une place</translation>
    </message>
    <message>
        <source>Move down one seat</source>
        <translation>Descendre d’une place</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>{field}: {count} players</source>
        <extracomment>The value that stands for no limit.</extracomment>
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
        <translation>Une au&amp;tre partie…</translation>
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
        <source>&amp;Standings…</source>
        <translation>C&amp;lassement…</translation>
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
        <source>Who has won tonight, this month and this year</source>
        <translation>Le classement de la soirée, du mois et de l’année</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de score</translation>
    </message>
    <message>
        <source>Save the score sheet as a PDF file</source>
        <translation>Enregistrer la feuille de score dans un fichier PDF</translation>
    </message>
    <message>
        <source>Start a new score sheet with other players or rules</source>
        <translation>Commencer une nouvelle feuille de score, avec d’autres joueurs ou d’autres règles</translation>
    </message>
    <message>
        <source>Continue this match on this computer with these points</source>
        <translation>Continuer cette partie sur cet ordinateur avec ces points</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>&amp;Correct…</source>
        <translation>&amp;Corriger…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Suppri&amp;mer…</translation>
    </message>
    <message>
        <source>{rules}, one race.</source>
        <translation>{rules}, en une manche.</translation>
    </message>
    <message>
        <source>{rules}, to {points}.</source>
        <extracomment>The index of the race.</extracomment>
        <translation>{rules}, en {points}.</translation>
    </message>
    <message>
        <source>Correct this race</source>
        <translation>Corriger cette manche</translation>
    </message>
    <message>
        <source>Delete this race</source>
        <translation>Supprimer cette manche</translation>
    </message>
    <message>
        <source>Play a race with your cards</source>
        <translation>Jouez une manche avec vos cartes</translation>
    </message>
    <message>
        <source>Then tap the cards that each side has on the table: Mille keeps the score.</source>
        <translation>Touchez ensuite les cartes que chaque camp a devant lui&#xa0;: Mille tient le compte.</translation>
    </message>
</context>
<context>
    <name>SheetStore</name>
    <message>
        <source>Can’t read or write {path}: {reason}. The sheet is kept while Mille is open, and each change tries again to save it.</source>
        <extracomment>The folder beside it with the sheets of earlier matches that were won. Enough for 500 races of six players. The contents when last read or written here. The text of the current notice; empty if there is none. True if the last change could not be written.</extracomment>
        <translation>Impossible de lire ou d’écrire {path}&#xa0;: {reason}. La feuille est gardée tant que Mille est ouvert, et chaque modification relance l’enregistrement.</translation>
    </message>
    <message>
        <source>The saved score sheet is damaged and can’t be read. The file has been renamed: {path}</source>
        <translation>La feuille de score enregistrée est endommagée et illisible. Le fichier a été renommé&#xa0;: {path}</translation>
    </message>
    <message>
        <source>This score sheet was changed in another window and has been updated here. Check your entries.</source>
        <translation>Cette feuille de score a été modifiée dans une autre fenêtre et mise à jour ici. Vérifiez votre saisie.</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Extension called</source>
        <extracomment>The rows below the header where points decide: score items, safeties and totals. The rows where races decide the match: what tells who has won this one. Width of the field for miles and of points, in lines of text; large figures, times the text. Grid columns of a side: gap, fields, points. The miles before &quot;trip completed&quot; was ticked.</extracomment>
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
    <message>
        <source>arrived</source>
        <translation>arrivé</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
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
    <message>
        <source>diamond</source>
        <translation>losange</translation>
    </message>
    <message>
        <source>upside-down triangle</source>
        <translation>triangle renversé</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Chat</source>
        <extracomment>The width in line heights: room for the longest item and three columns of figures. The indexes of the tabs. The least height of the log or of the chat below the score, with the headings, in lines of text. The cards that are still out, and their heading. All parts from top to bottom. Whether score and log have no room below each other; None at first.</extracomment>
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
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Score provisoire</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SilentPhones</name>
    <message>
        <source>Play here</source>
        <extracomment>Milliseconds for which a phone may be silent: pages that were left come back within a second, and at a table on the network an answer to a hazard has nine. The number of the message with the question, and whether that offers another phone; None if it is not asked.</extracomment>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Autre téléphone</translation>
    </message>
</context>
<context>
    <name>StartHeading</name>
    <message>
        <source>Mille</source>
        <comment>title of the game</comment>
        <extracomment>Sizes of the texts, as multiples of other text. In lines of text: the stone, the red frame and its distance from the edge.</extracomment>
        <translation>Mille</translation>
    </message>
    <message>
        <source>A thousand miles of French road, in cards</source>
        <translation>Mille kilomètres sur les routes de France, en cartes</translation>
    </message>
    <message>
        <source>A French kilometre stone</source>
        <translation>Une borne kilométrique</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{names} · race {race} · {when}</source>
        <translation>{names} · manche {race} · {when}</translation>
    </message>
    <message>
        <source>On the network: {match}</source>
        <translation>En réseau&#xa0;: {match}</translation>
    </message>
    <message>
        <source>Last played today, {time}</source>
        <translation>Dernière partie aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>Last played yesterday, {time}</source>
        <translation>Dernière partie hier à {time}</translation>
    </message>
    <message>
        <source>Last played {date}, {time}</source>
        <translation>Dernière partie le {date} à {time}</translation>
    </message>
    <message>
        <source>Ready to start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Victoire&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>Match to {races}</source>
        <translation>Partie en {races}</translation>
    </message>
    <message>
        <source>Match to {points} points</source>
        <translation>Partie en {points} points</translation>
    </message>
    <message>
        <source>{names}: {points}, {distance}</source>
        <translation>{names}&#xa0;: {points}, {distance}</translation>
    </message>
    <message>
        <source>level: {level}</source>
        <translation>niveau&#xa0;: {level}</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>règles maison</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <extracomment>In lines of text: the greatest width of the content, and the size of a page that needs no larger elements, by number of sides. Of the height of the page, by number of sides: the road. Lower roads are not shown, in pixels. Height of the road with its stones, in heights of the road. In a window that is low for its text pictures are smaller, down to this share. In an even lower one, as a share of that, buttons and heading have no second line. Events after which the pictures may need another size. Header of the record, first seat (None: by lot), practice or not. The player starts a first game without having done a lesson. Scale of the elements, the room for text, and the height of a line of text.</extracomment>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Return to {table}</source>
        <translation>&amp;Revenir à «&#xa0;{table}&#xa0;»</translation>
    </message>
    <message>
        <source>Your seat is kept for you</source>
        <translation>Votre place vous est gardée</translation>
    </message>
    <message>
        <source>&amp;Play against the computer</source>
        <translation>&amp;Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Choose players, phones and rules</source>
        <translation>Choisir joueurs, téléphones et règles</translation>
    </message>
    <message>
        <source>Play on the net&amp;work…</source>
        <translation>Jouer en ré&amp;seau…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>One-race match</source>
        <translation>Partie en une manche</translation>
    </message>
    <message>
        <source>With players on other computers</source>
        <translation>Avec des joueurs sur d’autres ordinateurs</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Reset the statistics?</source>
        <translation>Remettre les statistiques à zéro&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Remettre à zéro</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Rien n’a changé</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <extracomment>The score items in the table of races.</extracomment>
        <translation>un autre programme utilise le fichier</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>trips completed: {number}</source>
        <translation>trajets terminés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} sur {all}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{number} drawn</source>
        <translation>nulles&#xa0;: {number}</translation>
    </message>
    <message>
        <source>longest: {number}</source>
        <translation>record&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Gagnées de suite</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Coups fourrés per race</source>
        <translation>Coups fourrés par manche</translation>
    </message>
    <message>
        <source>Best race</source>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Races: {count}, with {low} to {high} points. Last: {latest}.</source>
        <translation>Manches&#xa0;: {count}, de {low} à {high} points. Dernières&#xa0;: {latest}.</translation>
    </message>
    <message>
        <source>Average of the last ten: {points}.</source>
        <translation>Moyenne des dix dernières&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name}: {share} won, {percent}.</source>
        <translation>{name}&#xa0;: {share} gagnées, {percent}.</translation>
    </message>
    <message>
        <source>All figures start again from zero (matches: {matches}, races: {races}). The evenings keep only matches from score sheets. The old file is renamed, not deleted.</source>
        <translation>Tous les chiffres repartent de zéro (parties&#xa0;: {matches}, manches&#xa0;: {races}). Les soirées ne gardent que les parties des feuilles de score. L’ancien fichier est renommé, pas supprimé.</translation>
    </message>
    <message>
        <source>&amp;Keep statistics</source>
        <translation>&amp;Garder les statistiques</translation>
    </message>
    <message>
        <source>the folder can’t be used</source>
        <translation>le dossier est inutilisable</translation>
    </message>
    <message>
        <source>The statistics can’t be saved: {reason}. Mille keeps trying.</source>
        <translation>Impossible d’enregistrer les statistiques&#xa0;: {reason}. Mille continue d’essayer.</translation>
    </message>
    <message>
        <source>A perfect race by {names}: the whole trip without a 200, and all four safeties.</source>
        <extracomment>Fewer matches won one after the other are no series.</extracomment>
        <translation>Manche parfaite, {names}&#xa0;: tout le trajet sans les 200, et les quatre bottes.</translation>
    </message>
    <message>
        <source>The first win of {name} at the level {level}.</source>
        <translation>Première partie gagnée au niveau {level}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} has won {number} matches in a row, more than ever.</source>
        <translation>{name}&#xa0;: {number} parties gagnées d’affilée, un record.</translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message>
        <source>one race</source>
        <comment>what a dot stands for</comment>
        <extracomment>The width of a dot. The width of the line of the average and the radius of a bar&apos;s corners, in lines of text. The distance of the column labels below the plot, in lines of text.</extracomment>
        <translation>une manche</translation>
    </message>
    <message>
        <source>average of the last ten</source>
        <comment>what a line stands for</comment>
        <translation>moyenne des dix dernières</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>Graphi&amp;ques</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>of races</comment>
        <translation>Ta&amp;bleau</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>Remettre à &amp;zéro…</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>E&amp;xporter en CSV…</translation>
    </message>
    <message>
        <source>Every race that ends here is counted: alone, with others at this screen or on the network.</source>
        <extracomment>The table of races scrolls if it has more rows.</extracomment>
        <translation>Chaque manche terminée ici est comptée&#xa0;: en solo, à plusieurs sur cet écran ou en réseau.</translation>
    </message>
    <message>
        <source>No races of {player} match these filters.</source>
        <translation>Aucune manche jouée par {player} ne correspond à ces filtres.</translation>
    </message>
    <message>
        <source>No races yet</source>
        <translation>Aucune manche pour l’instant</translation>
    </message>
    <message>
        <source>The statistics were damaged and are being rebuilt from the saved matches. The damaged file is kept: {file}</source>
        <translation>Les statistiques étaient endommagées&#x202f;; elles sont reconstituées à partir des parties enregistrées. Le fichier endommagé est conservé&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The statistics were damaged and have been rebuilt from the saved matches. Races at other hosts’ tables and of deleted matches are missing; each race has the date of its match. The damaged file is kept: {file}</source>
        <translation>Les statistiques étaient endommagées&#x202f;; elles ont été reconstituées à partir des parties enregistrées. Il manque les manches jouées chez d’autres hôtes et celles des parties supprimées&#x202f;; chaque manche porte la date de sa partie. Le fichier endommagé est conservé&#xa0;: {file}</translation>
    </message>
    <message>
        <source>This version can’t read the earlier statistics. They are kept here: {file}</source>
        <translation>Cette version ne peut pas lire les statistiques antérieures. Elles sont conservées ici&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Races, latest first</source>
        <translation>Manches, les plus récentes d’abord</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>The motor car comes to the card table</source>
        <translation>L’automobile s’invite à la table de jeu</translation>
    </message>
    <message>
        <source>A basement in Arcachon</source>
        <translation>Un sous-sol à Arcachon</translation>
    </message>
    <message>
        <source>One card, two languages</source>
        <translation>Une carte, deux langues</translation>
    </message>
    <message>
        <source>Spain plays Mil Hitos</source>
        <translation>L’Espagne joue à Mil Hitos</translation>
    </message>
    <message>
        <source>The stones of the Route Nationale 7</source>
        <translation>Les bornes de la Nationale 7</translation>
    </message>
    <message>
        <source>“Mille bornes” is French for “a thousand kilometre stones”.</source>
        <translation>Mille Bornes doit son nom aux bornes kilométriques du bord des routes.</translation>
    </message>
    <message>
        <source>The stones that gave the game its name stand beside the Route Nationale 7. Every distance card shows one, and at the table they show how far each car has come.</source>
        <translation>Les bornes qui ont donné son nom au jeu sont celles de la Route nationale 7. Chaque carte de bornes en montre une, et à la table elles indiquent où en est chaque voiture.</translation>
    </message>
    <message>
        <source>A word from fencing</source>
        <translation>Un mot d’escrime</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 joueurs</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 joueurs</translation>
    </message>
    <message>
        <source>3 or 6 players</source>
        <translation>3 ou 6 joueurs</translation>
    </message>
    <message>
        <source>In 1906 William Janson Roche creates a card game about motoring. Our road begins here.</source>
        <translation>En 1906, William Janson Roche crée un jeu de cartes sur l’automobile. Notre route commence ici.</translation>
    </message>
    <message>
        <source>Edmond Dujardin’s game of 1954 is first made in the basement of his house in Arcachon. Its slogan is “La Canasta de la Route”, the canasta of the road; the pictures are by Joseph Le Callennec.</source>
        <translation>Le jeu d’Edmond Dujardin, en 1954, est d’abord fabriqué au sous-sol de sa maison d’Arcachon. Son slogan&#xa0;: «&#xa0;La Canasta de la Route&#xa0;». Ses dessins sont de Joseph Le Callennec.</translation>
    </message>
    <message>
        <source>A bilingual edition appears in 1960. You can play with such cards here, too: English at the top, French at the bottom.</source>
        <translation>Une édition bilingue paraît en 1960. Ici aussi, vous pouvez jouer avec de telles cartes&#xa0;: l’anglais en haut, le français en bas.</translation>
    </message>
    <message>
        <source>The Parker Brothers booklet</source>
        <translation>Le livret de Parker Brothers</translation>
    </message>
    <message>
        <source>From 1962 Parker Brothers publishes the game. Our Classic 1962 rules follow its booklet, as quoted in the encyclopedia article: hazards are stacked, and a stopped side can be attacked again.</source>
        <translation>À partir de 1962, Parker Brothers édite le jeu. Nos règles Classique 1962 suivent son livret, tel que le cite l’article d’encyclopédie&#xa0;: les attaques s’empilent, et un camp à l’arrêt peut être attaqué de nouveau.</translation>
    </message>
    <message>
        <source>In Spain the game is called Mil Hitos and comes from Heraclio Fournier. You can choose it among the names on the cards: a deck with Spanish names and a back drawn for this program.</source>
        <translation>En Espagne, le jeu s’appelle Mil Hitos et paraît chez Heraclio Fournier. Vous pouvez le choisir parmi les noms sur les cartes&#xa0;: un jeu aux noms espagnols, avec un dos dessiné pour ce programme.</translation>
    </message>
    <message>
        <source>The Netherlands go by bicycle</source>
        <translation>Les Pays-Bas roulent à vélo</translation>
    </message>
    <message>
        <source>Coup fourré is a fencing term: a thrust is met by a thrust. At the card table the blade is a safety, drawn at the very moment of the attack: the hazard is gone, the turn is yours, and you score {coup} on top of the {safety} for the safety.</source>
        <translation>Le coup fourré est un terme d’escrime&#xa0;: à un coup répond un autre. À la table de jeu, la lame est une botte, tirée au moment même de l’attaque&#xa0;: l’attaque disparaît, le tour est à vous, et vous marquez {coup} en plus des {safety} de la botte.</translation>
    </message>
    <message>
        <source>The highest score in a race</source>
        <translation>Le score maximal d’une manche</translation>
    </message>
    <message>
        <source>Drive {miles} without a 200. Play all four safeties, each as a coup fourré. Arrive after the draw pile is empty, and leave every opponent without a mile.</source>
        <translation>Faites {miles} sans un seul 200. Jouez les quatre bottes, toutes en coup fourré. Arrivez une fois la pioche vide, et ne laissez pas une borne aux adversaires.</translation>
    </message>
    <message>
        <source>The story of the game</source>
        <extracomment>An item that brings nothing.</extracomment>
        <translation>L’histoire du jeu</translation>
    </message>
    <message>
        <source>Two, three and six players reach {miles} by an extension; four drive that far anyway. Among three sides, two opponents are shut out.</source>
        <translation>À deux, trois ou six, l’allonge mène à {miles}&#x202f;; à quatre, le trajet a déjà cette longueur. Entre trois camps, deux adversaires sont capot.</translation>
    </message>
    <message>
        <source>In the Netherlands the game is called Stap op, and you travel by bicycle. A hand has 5 cards, with no safeties, coups fourrés or points. To play it, choose its rules for a new game.</source>
        <translation>Aux Pays-Bas, le jeu s’appelle Stap op, et l’on voyage à vélo. Cinq cartes en main, ni bottes, ni coups fourrés, ni points. Pour y jouer, choisissez ses règles pour une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Coup fourré!</source>
        <translation>Coup fourré&#x202f;!</translation>
    </message>
    <message>
        <source>All four safeties!</source>
        <translation>Les quatre bottes&#x202f;!</translation>
    </message>
    <message>
        <source>Nobody arrives</source>
        <translation>Personne n’arrive</translation>
    </message>
    <message>
        <source>You arrive!</source>
        <translation>Vous arrivez&#x202f;!</translation>
    </message>
    <message>
        <source>{names} arrive!</source>
        <comment>several players</comment>
        <translation>{names} arrivent&#x202f;!</translation>
    </message>
    <message>
        <source>{names} arrives!</source>
        <comment>one player</comment>
        <translation>{names} arrive&#x202f;!</translation>
    </message>
    <message>
        <source>Discards shuffled again</source>
        <extracomment>The height of the words and of the line below them, as shares of the table&apos;s height. The greatest share of the table&apos;s width, and the gap between the lines in heights of the lower. The darkness of the table, and the shares of time until it is dark, and until it gets lighter.</extracomment>
        <translation>Défausse mélangée de nouveau</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>Who can &amp;join</source>
        <extracomment>The door for each choice, by its number in the settings. With the last choice the window of the host accepts everyone by itself. The order of the choices. Choices for the seconds to wait for an absent player; None for no limit. Choices for the seconds for which a connected player may let others wait; None for no limit. Choices for the seconds for a turn; None for no limit.</extracomment>
        <translation>Qui peut &amp;venir</translation>
    </message>
    <message>
        <source>Everyone on the network</source>
        <translation>Tout le monde sur le réseau</translation>
    </message>
    <message>
        <source>Only those who have played here</source>
        <translation>Seulement ceux qui ont déjà joué ici</translation>
    </message>
    <message>
        <source>Wait for absent players</source>
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
        <source>Wait for idle players</source>
        <translation>Attendre les inactifs</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>none</source>
        <comment>time limit</comment>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Anyone with the code</source>
        <translation>Toute personne avec le code</translation>
    </message>
    <message>
        <source>People I approve</source>
        <translation>Toute personne que j’accepte</translation>
    </message>
    <message>
        <source>Time limit per turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Allo&amp;w spectators</source>
        <translation>Accepter des spe&amp;ctateurs</translation>
    </message>
    <message>
        <source>Spectators don’t see any hands.</source>
        <translation>Les spectateurs ne voient aucune main.</translation>
    </message>
    <message>
        <source>How long to wait on their turn before the computer plays for them.</source>
        <translation>Temps d’attente, à leur tour, avant que l’ordinateur ne joue pour eux.</translation>
    </message>
    <message>
        <source>For players who are connected but do nothing. They are reminded after half this time. Then the computer plays for them; in the lobby they lose their seat.</source>
        <translation>Pour les joueurs connectés mais inactifs. Ils sont relancés à la moitié de ce temps. Ensuite, l’ordinateur joue pour eux&#x202f;; dans le salon, ils perdent leur place.</translation>
    </message>
    <message>
        <source>The time to draw and play a card. Then the computer plays until the player presses a key or clicks. No limit applies when you play against computers only.</source>
        <translation>Temps pour piocher et jouer une carte. Ensuite, l’ordinateur joue jusqu’à ce que le joueur appuie sur une touche ou clique. Pas de limite face à l’ordinateur seul.</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Moves can’t be taken back here.</source>
        <translation>On ne peut pas reprendre de coup ici.</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>The others are waiting for you.</source>
        <translation>Les autres vous attendent.</translation>
    </message>
    <message>
        <source>{name} is waiting to join.</source>
        <extracomment>Emitted when the player gives up a lost host to continue from the score sheet. The seats at this screen and the match for which the game page was created.</extracomment>
        <translation>{name} demande à entrer.</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>C&amp;ontinue from the score sheet…</source>
        <translation>C&amp;ontinuer à partir de la feuille de score…</translation>
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
        <translation>Donner &amp;sans attendre</translation>
    </message>
    <message>
        <source>Table s&amp;ettings…</source>
        <translation>&amp;Réglages de la table…</translation>
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
    <message>
        <source>The com&amp;puter plays for</source>
        <translation>L’&amp;ordinateur joue pour</translation>
    </message>
    <message>
        <source>&amp;New code (now {code})</source>
        <translation>&amp;Nouveau code (actuel&#xa0;: {code})</translation>
    </message>
    <message>
        <source>&amp;Waiting to join</source>
        <translation>Invités en &amp;attente</translation>
    </message>
    <message>
        <source>Accept {name} ({words})</source>
        <translation>Accepter {name} ({words})</translation>
    </message>
    <message>
        <source>Accept {name} to watch ({words})</source>
        <translation>Laisser {name} regarder ({words})</translation>
    </message>
    <message>
        <source>Decline {name}</source>
        <translation>Refuser {name}</translation>
    </message>
    <message>
        <source>C&amp;lose table…</source>
        <translation>&amp;Fermer la table…</translation>
    </message>
    <message>
        <source>&amp;Leave table…</source>
        <translation>&amp;Quitter la table…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>E&amp;xclure</translation>
    </message>
    <message>
        <source>Quick phrase&amp;s…</source>
        <translation>&amp;Messages rapides…</translation>
    </message>
    <message>
        <source>Re&amp;mind the others</source>
        <translation>Re&amp;lancer les autres</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <extracomment>The anchor of a rule to show; a Told line of the log to explain. Whose turn it is and what can be done, as it is read aloud. The pace of this page, None for the one in the settings.
----------
Whether the accessible table has been made.</extracomment>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TablePresenter</name>
    <message>
        <source>Dealing…</source>
        <extracomment>Events that say on the sign what somebody else plays. The update that is shown, None before the first. Whether the viewer has made a move that is still to be shown. Shown instead of whose turn it is: a reason and advice.</extracomment>
        <translation>Donne en cours…</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Table settings</source>
        <translation>Réglages de la table</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>C&amp;hange table</source>
        <translation>&amp;Modifier la table</translation>
    </message>
    <message>
        <source>If you change seats or rules, everyone goes back to the lobby.</source>
        <translation>Si vous changez les places ou les règles, tous retournent au salon.</translation>
    </message>
    <message>
        <source>Seats and rules can’t be changed during a match.</source>
        <translation>Les places et les règles ne peuvent pas changer pendant une partie.</translation>
    </message>
    <message>
        <source>The match continues from a score sheet, so seats and rules stay the same.</source>
        <translation>La partie reprend à partir d’une feuille de score&#xa0;: places et règles restent les mêmes.</translation>
    </message>
    <message>
        <source>If you change seats or rules, everyone has to press Ready again.</source>
        <translation>Si vous changez les places ou les règles, chacun doit à nouveau cliquer sur «&#xa0;Prêt&#xa0;».</translation>
    </message>
</context>
<context>
    <name>TakeBackController</name>
    <message>
        <source>Too late: the next card is drawn. Preferences &gt; Table &gt; Undo delay gives you more time.</source>
        <translation>Trop tard&#xa0;: la carte suivante est piochée. Préférences &gt; Table &gt; Délai d’annulation vous donne plus de temps.</translation>
    </message>
    <message>
        <source>There is no move to take back yet.</source>
        <translation>Il n’y a encore aucun coup à reprendre.</translation>
    </message>
    <message>
        <source>The race is over: its moves stay.</source>
        <extracomment>Seconds to answer a question from another computer, fewer than the host allows; and milliseconds for which it is shown why a move stays. A seat wants to take back a move, and others at this shared screen must agree: the seat, and a function to call with whether they do. The people at this shared screen wait for others: the names of those with phones; a function that returns why a move stays, None if there is nothing to tell. The words for a question to the people here. Whether somebody here can take back a move. Whether anybody is asked about a move; who asks, and the seats here that have not agreed. Runs while it is shown why a move stays.</extracomment>
        <translation>La manche est terminée&#xa0;: ses coups restent joués.</translation>
    </message>
    <message>
        <source>The others have refused twice in this race: the moves stay.</source>
        <translation>Les autres ont refusé deux fois dans cette manche&#xa0;: les coups restent joués.</translation>
    </message>
</context>
<context>
    <name>TargetsEditor</name>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
</context>
<context>
    <name>Texts</name>
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
        <source>Race over: {side} won with the most miles</source>
        <extracomment>Events that have no line of their own.</extracomment>
        <translation>Manche finie, gagnée avec le plus de bornes&#xa0;: {side}</translation>
    </message>
    <message>
        <source>You draw</source>
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
        <source>Coup fourré! You answer with {card}</source>
        <translation>Coup fourré&#x202f;! Vous répondez par {card}</translation>
    </message>
    <message>
        <source>You drive on: {miles}</source>
        <translation>Vous avancez&#xa0;: {miles}</translation>
    </message>
    <message>
        <source>You reach the target: finish or extend?</source>
        <translation>Vous arrivez au but&#xa0;: terminer ou demander l’allonge&#x202f;?</translation>
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
        <source>You take your move back</source>
        <translation>Vous reprenez votre coup</translation>
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
        <source>Coup fourré! {name} answers with {card}</source>
        <translation>Coup fourré&#x202f;! {name} répond par {card}</translation>
    </message>
    <message>
        <source>{name} drives on: {miles}</source>
        <translation>{name} avance&#xa0;: {miles}</translation>
    </message>
    <message>
        <source>{name} reaches the target: finish or extend?</source>
        <translation>{name} arrive au but&#xa0;: terminer ou demander l’allonge&#x202f;?</translation>
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
        <translation>Manche finie&#xa0;: personne n’a terminé le trajet</translation>
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
        <source>Race over: {side} completed the trip</source>
        <translation>Manche finie&#xa0;: trajet terminé par {side}</translation>
    </message>
    <message>
        <source>Race over: your team completed the trip</source>
        <translation>Manche finie&#xa0;: votre équipe a terminé le trajet</translation>
    </message>
    <message>
        <source>Race over: you completed the trip</source>
        <translation>Manche finie&#xa0;: vous avez terminé le trajet</translation>
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
        <source>Safeties can be discarded</source>
        <translation>Défausse des bottes</translation>
    </message>
    <message>
        <source>Delayed action</source>
        <translation>Couronnement</translation>
    </message>
    <message>
        <source>Shutout points go to</source>
        <translation>Points du capot pour</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
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
        <source>Winning Moves</source>
        <extracomment>A line for people who do not know the game. Its differences from the others. The documents behind it, and what this program decided where they say nothing. The texts about each rule set, in English.</extracomment>
        <translation>Winning Moves</translation>
    </message>
    <message>
        <source>Winning Moves: the rules of the collector’s edition.</source>
        <translation>Winning Moves&#xa0;: les règles de l’édition de collection.</translation>
    </message>
    <message>
        <source>Classic 1962</source>
        <translation>Classique 1962</translation>
    </message>
    <message>
        <source>Classic 1962: the Parker Brothers booklet, as quoted in the encyclopedia article on Mille Bornes.</source>
        <translation>Classique 1962&#xa0;: le livret de Parker Brothers, tel que le cite l’article d’encyclopédie sur Mille Bornes.</translation>
    </message>
    <message>
        <source>BSD Unix 1982</source>
        <translation>BSD Unix 1982</translation>
    </message>
    <message>
        <source>BSD Unix 1982: the manual page and source of the program mille; where they differ, the manual page.</source>
        <translation>BSD Unix 1982&#xa0;: la page de manuel et le code source du programme mille&#x202f;; s’ils diffèrent, la page de manuel.</translation>
    </message>
    <message>
        <source>Dujardin</source>
        <translation>Dujardin</translation>
    </message>
    <message>
        <source>Dujardin: the French rule book.</source>
        <translation>Dujardin&#xa0;: le livret français.</translation>
    </message>
    <message>
        <source>Today’s US box</source>
        <translation>Boîte américaine actuelle</translation>
    </message>
    <message>
        <source>Today’s US box: its rule sheet. Where that says nothing, Winning Moves; a match to 5,000 points is this program’s choice.</source>
        <translation>Boîte américaine actuelle&#xa0;: sa règle du jeu. Là où elle ne dit rien, Winning Moves&#x202f;; la partie en 5&#x202f;000 points est un choix de ce programme.</translation>
    </message>
    <message>
        <source>Today’s French box</source>
        <translation>Boîte française actuelle</translation>
    </message>
    <message>
        <source>No points: who arrives first, or else is furthest, wins the race.</source>
        <translation>Sans points&#xa0;: le premier arrivé, ou sinon le plus loin, gagne la manche.</translation>
    </message>
    <message>
        <source>Today’s French box: its sheet on who wins, and Dujardin for everything else. That the first race decides, and what equal miles mean, is this program’s choice.</source>
        <translation>Boîte française actuelle&#xa0;: sa notice pour savoir qui gagne, et Dujardin pour tout le reste. Que la première manche décide, et ce que vaut une égalité de bornes, c’est ce programme qui l’a choisi.</translation>
    </message>
    <message>
        <source>Board game</source>
        <translation>Jeu de plateau</translation>
    </message>
    <message>
        <source>Board game: reviews of the game with a board and four cars. Where they say nothing, Winning Moves; what equal miles mean is this program’s choice.</source>
        <translation>Jeu de plateau&#xa0;: des critiques du jeu avec un plateau et quatre voitures. Là où elles ne disent rien, Winning Moves&#x202f;; ce que vaut une égalité de bornes, c’est ce programme qui l’a choisi.</translation>
    </message>
    <message>
        <source>A short game, also for children: discards can be played.</source>
        <translation>Une partie courte, aussi pour enfants&#xa0;: la défausse se joue.</translation>
    </message>
    <message>
        <source>Stap op: descriptions of the Dutch game. Teams, hazards only on rolling sides, the discards shuffled once, and that whoever is furthest wins when the cards are gone, are this program’s choice.</source>
        <translation>Stap op&#xa0;: des descriptions du jeu néerlandais. Les équipes, les attaques contre les seuls camps en route, la défausse mélangée une fois et la victoire du plus avancé quand il n’y a plus de cartes, c’est ce programme qui les a choisies.</translation>
    </message>
    <message>
        <source>{title} ({rules})</source>
        <comment>house rules, and what they are based on</comment>
        <translation>{title} ({rules})</translation>
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
        <source>The box with a board: who is first at 1,000, or else furthest, wins.</source>
        <translation>La boîte avec un plateau&#xa0;: le premier à 1&#xa0;000, ou sinon le plus loin, gagne.</translation>
    </message>
    <message>
        <source>Races are won, not points: by the first to arrive or, when the cards are gone, by whoever is furthest. Two or three sides drive 1,000 miles. Otherwise as Dujardin.</source>
        <translation>On gagne des manches, pas des points&#xa0;: le premier arrivé gagne ou, quand il n’y a plus de cartes, celui qui est le plus loin. À deux ou trois camps, on fait 1&#x202f;000 bornes. Pour le reste, comme Dujardin.</translation>
    </message>
    <message>
        <source>For two to four players, each for themselves. The first to complete the trip of 1,000 miles wins the race or, when the cards are gone, whoever is furthest. Otherwise as Winning Moves.</source>
        <translation>De deux à quatre, chacun pour soi. Gagne la manche le premier qui achève le trajet de 1&#xa0;000&#xa0;bornes ou, quand il n’y a plus de cartes, celui qui est le plus loin. Pour le reste, comme Winning Moves.</translation>
    </message>
    <message>
        <source>one race</source>
        <translation>en une manche</translation>
    </message>
    <message>
        <source>to {points}</source>
        <comment>a match</comment>
        <translation>en {points}</translation>
    </message>
    <message>
        <source>One race</source>
        <translation>Une manche</translation>
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
        <source>On any side that has started</source>
        <translation>Contre tout camp qui a démarré</translation>
    </message>
    <message>
        <source>On any side without a limit</source>
        <translation>Contre tout camp sans limite</translation>
    </message>
    <message>
        <source>Ends it, as a remedy does</source>
        <translation>L’annule, comme une parade</translation>
    </message>
    <message>
        <source>Exactly on the last mile</source>
        <translation>À la dernière borne exactement</translation>
    </message>
    <message>
        <source>On the last mile or beyond</source>
        <translation>À la dernière borne ou au-delà</translation>
    </message>
    <message>
        <source>When nobody can play a card</source>
        <translation>Quand personne ne peut plus jouer</translation>
    </message>
    <message>
        <source>Race won</source>
        <translation>Manche gagnée</translation>
    </message>
    <message>
        <source>Races won before: {list}.</source>
        <translation>Manches gagnées auparavant&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Result of one race</source>
        <translation>Résultat d’une manche</translation>
    </message>
    <message>
        <source>Results of all races; choose one to see it</source>
        <translation>Résultats de toutes les manches&#x202f;; choisissez-en une pour la voir</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
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
        <source>Points race by race</source>
        <translation>Points manche par manche</translation>
    </message>
    <message>
        <source>Points carried over: {list}.</source>
        <translation>Points reportés&#xa0;: {list}.</translation>
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
        <translation>Trajet terminé</translation>
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
        <source>Safeties count miles and no points</source>
        <translation>Les bottes comptent des bornes et non des points</translation>
    </message>
    <message>
        <source>{points} more for all four safeties</source>
        <translation>{points} de plus pour les quatre bottes</translation>
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
        <translation>«&#xa0;sans les 200&#xa0;» {points}</translation>
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
        <source>Rolling · limit 50</source>
        <translation>En route · limite 50</translation>
    </message>
    <message>
        <source>Not started. Needs a Roll</source>
        <translation>Au départ. Il faut un Roulez</translation>
    </message>
    <message>
        <source>Stop. Needs a Roll</source>
        <translation>Stop. Il faut un Roulez</translation>
    </message>
    <message>
        <source>Repaired. Needs a Roll</source>
        <translation>Réparé. Il faut un Roulez</translation>
    </message>
    <message>
        <source>Not started · needs a Roll</source>
        <translation>Au départ · il faut un Roulez</translation>
    </message>
    <message>
        <source>Stop · needs a Roll</source>
        <translation>Stop · il faut un Roulez</translation>
    </message>
    <message>
        <source>Repaired · needs a Roll</source>
        <translation>Réparé · il faut un Roulez</translation>
    </message>
    <message>
        <source>Accident · needs repairs</source>
        <translation>Accident · à réparer</translation>
    </message>
    <message>
        <source>Out of gas · needs gas</source>
        <translation>En panne · il faut de l’essence</translation>
    </message>
    <message>
        <source>Flat tire · needs a spare</source>
        <translation>Pneu crevé · il faut une roue</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Needs a Roll</source>
        <translation>Il faut un Roulez</translation>
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
        <source>{names} and {last}</source>
        <extracomment>Inés, Hilario and Yvette, not Ian or Yolanda: some languages have another &quot;and&quot; before these.</extracomment>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The other players by seat from 1; in teams Yvette is the partner. Hands are filled up with distances up to this one: with longer ones the others could win.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <comment>before a name that begins with the sound of i</comment>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} ou {last}</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Partie finie</translation>
    </message>
    <message>
        <source>Ready to deal</source>
        <translation>Prêt à donner</translation>
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
        <source>Playing now</source>
        <translation>Joue en ce moment</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>Computer · {levels}</source>
        <comment>computer players and their levels</comment>
        <translation>Ordinateur · {levels}</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Joueur virtuel</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>{name} plays by phone</source>
        <translation>{name} joue sur son téléphone</translation>
    </message>
    <message>
        <source>{name}’s phone doesn’t answer</source>
        <translation>{name}&#xa0;: le téléphone ne répond pas</translation>
    </message>
    <message>
        <source>{miles} to go</source>
        <translation>encore {miles}</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} n’est pas là</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{name}’s answer</source>
        <translation>À {name} de répondre</translation>
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
        <source>{name} plays {card} on you.</source>
        <translation>{name} joue {card} contre vous.</translation>
    </message>
    <message>
        <source>Wait for your turn</source>
        <translation>Attendez votre tour</translation>
    </message>
    <message>
        <source>Play a raised card</source>
        <translation>Jouez une carte qui dépasse</translation>
    </message>
    <message>
        <source>{card} takes you to {miles}.</source>
        <translation>{card} vous mène à {miles}.</translation>
    </message>
    <message>
        <source>Click it again, press Enter, or drag it onto the road.</source>
        <translation>Recliquez, appuyez sur Entrée ou glissez-la sur la route.</translation>
    </message>
    <message>
        <source>{card} on {side}.</source>
        <translation>{card} contre {side}.</translation>
    </message>
    <message>
        <source>Enter plays it. To attack another side, click it or use the arrows.</source>
        <translation>Entrée la joue. Pour attaquer un autre camp, cliquez dessus ou utilisez les flèches.</translation>
    </message>
    <message>
        <source>Click it again, press Enter, or drag it to its place.</source>
        <translation>Recliquez, appuyez sur Entrée ou glissez-la à sa place.</translation>
    </message>
    <message>
        <source>There is no card {number}. The last one is {last}.</source>
        <translation>Il n’y a pas de carte {number}. La dernière est la {last}.</translation>
    </message>
    <message>
        <source>Discard which card? {numbers}</source>
        <translation>Quelle carte défausser&#x202f;? {numbers}</translation>
    </message>
    <message>
        <source>Discard which card? {numbers}, or P for the one just drawn</source>
        <translation>Quelle carte défausser&#x202f;? {numbers}, ou P pour la carte piochée</translation>
    </message>
    <message>
        <source>Play which card? {numbers}</source>
        <translation>Quelle carte jouer&#x202f;? {numbers}</translation>
    </message>
    <message>
        <source>Play which card? {numbers}, or P for the one just drawn</source>
        <translation>Quelle carte jouer&#x202f;? {numbers}, ou P pour la carte piochée</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Donnez les cartes</translation>
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
        <source>Counts the cards, but is too fond of the safe trip.</source>
        <translation>Compte les cartes, mais tient trop au trajet sans les 200.</translation>
    </message>
    <message>
        <source>Thinks every card through, with the whole match in mind.</source>
        <translation>Pèse chaque carte en pensant à toute la partie.</translation>
    </message>
    <message>
        <source>It completes the trip of {number} miles.</source>
        <translation>Elle termine le trajet de {number} bornes.</translation>
    </message>
    <message>
        <source>These are the last turns; cards left to draw: {number}.</source>
        <translation>Ce sont les derniers tours&#x202f;; cartes à piocher&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>It wins the match with {number} points.</source>
        <translation>Elle gagne la partie avec {number} points.</translation>
    </message>
    <message>
        <source>{side} would still have {number} miles to go.</source>
        <translation>Pour {side}, il resterait encore {number} bornes.</translation>
    </message>
    <message>
        <source>{side} would have only {number} miles to go.</source>
        <translation>Pour {side}, il ne resterait que {number} bornes.</translation>
    </message>
    <message>
        <source>{sides}: the trip ends at {miles} miles.</source>
        <translation>{sides}&#xa0;: le trajet s’arrête à {miles} bornes.</translation>
    </message>
    <message>
        <source>Only one side can complete the trip, but {sides} have {miles} miles.</source>
        <translation>Un seul camp peut terminer le trajet, mais {sides} ont {miles} bornes.</translation>
    </message>
    <message>
        <source>Only one side can call the extension, not {sides}.</source>
        <translation>Un seul camp peut demander l’allonge, pas {sides}.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>défaussez {card}</translation>
    </message>
    <message>
        <source>extend the trip to {miles}</source>
        <translation>demandez l’allonge jusqu’à {miles}</translation>
    </message>
    <message>
        <source>finish the trip at {miles}</source>
        <translation>terminez le trajet à {miles}</translation>
    </message>
    <message>
        <source>attack {side} with {card}</source>
        <translation>attaquez {side} avec {card}</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>jouez {card}</translation>
    </message>
    <message>
        <source>drive {card}</source>
        <translation>faites {card} bornes</translation>
    </message>
    <message>
        <source>You attacked {side} with {card}.</source>
        <translation>Vous avez attaqué {side} avec {card}.</translation>
    </message>
    <message>
        <source>You played {card}.</source>
        <translation>Vous avez joué {card}.</translation>
    </message>
    <message>
        <source>You drove {card}.</source>
        <translation>Vous avez fait {card} bornes.</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <translation>Vous avez défaussé {card}.</translation>
    </message>
    <message>
        <source>You extended the trip.</source>
        <translation>Vous avez demandé l’allonge.</translation>
    </message>
    <message>
        <source>You finished the trip.</source>
        <translation>Vous avez terminé le trajet.</translation>
    </message>
    <message>
        <source>{name} attacked {side} with {card}.</source>
        <translation>{name} a attaqué {side} avec {card}.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name} a joué {card}.</translation>
    </message>
    <message>
        <source>{name} drove {card}.</source>
        <translation>{name} a fait {card} bornes.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} a défaussé {card}.</translation>
    </message>
    <message>
        <source>{name} extended the trip.</source>
        <translation>{name} a demandé l’allonge.</translation>
    </message>
    <message>
        <source>{name} finished the trip.</source>
        <translation>{name} a terminé le trajet.</translation>
    </message>
    <message>
        <source>Attacked {side} with {card}.</source>
        <translation>A attaqué {side} avec {card}.</translation>
    </message>
    <message>
        <source>Played {card}.</source>
        <translation>A joué {card}.</translation>
    </message>
    <message>
        <source>Drove {card}.</source>
        <translation>A fait {card} bornes.</translation>
    </message>
    <message>
        <source>Discarded {card}.</source>
        <translation>A défaussé {card}.</translation>
    </message>
    <message>
        <source>Extended the trip.</source>
        <translation>A demandé l’allonge.</translation>
    </message>
    <message>
        <source>Finished the trip.</source>
        <translation>A terminé le trajet.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>a chance in per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>No hand is shown.</source>
        <translation>Aucune main n’est visible.</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{place}: {card}, can be played</source>
        <translation>{place}&#xa0;: {card}, jouable</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>{item}: {points}</source>
        <translation>{item}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Score provisoire</translation>
    </message>
    <message>
        <source>Races won</source>
        <extracomment>Items that a side can win several times. The figures themselves, also as a heading. The sum of a race, and that of the match. The heading of the chart with the figures after each race. A sentence about those from before the match, which has their `list`. Accessible names of tables.</extracomment>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>{name} still held: {cards}.</source>
        <translation>Il restait à {name}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>This race</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{standing}, limit 50</source>
        <translation>{standing}, limite 50</translation>
    </message>
    <message>
        <source>{miles} of {target}</source>
        <translation>{miles} sur {target}</translation>
    </message>
    <message>
        <source>safeties: {cards}</source>
        <translation>bottes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{side}: {how}.</source>
        <translation>{side}&#xa0;: {how}.</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>vous avez {cards}</translation>
    </message>
    <message>
        <source>{item} {points}</source>
        <translation>{item} {points}</translation>
    </message>
    <message>
        <source>{side}: {items}; this race {total}, match {match}.</source>
        <translation>{side}&#xa0;: {items}&#x202f;; cette manche {total}, partie {match}.</translation>
    </message>
    <message>
        <source>{side}: this race {total}, match {match}.</source>
        <translation>{side}&#xa0;: cette manche {total}, partie {match}.</translation>
    </message>
    <message>
        <source>You can still win: {items}.</source>
        <translation>Vous pouvez encore marquer&#xa0;: {items}.</translation>
    </message>
    <message>
        <source>rolling</source>
        <translation>en route</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>à l’arrêt</translation>
    </message>
    <message>
        <source>repaired, needs a Roll</source>
        <translation>réparé, il faut un Roulez</translation>
    </message>
    <message>
        <source>stopped, accident</source>
        <translation>à l’arrêt, accident</translation>
    </message>
    <message>
        <source>stopped, out of gas</source>
        <translation>à l’arrêt, panne d’essence</translation>
    </message>
    <message>
        <source>stopped, flat tire</source>
        <translation>à l’arrêt, pneu crevé</translation>
    </message>
    <message>
        <source>{card}, place {place}</source>
        <translation>{card}, place {place}</translation>
    </message>
    <message>
        <source>{card}, chosen, cannot be played, place {place}</source>
        <translation>{card}, choisie, non jouable, place {place}</translation>
    </message>
    <message>
        <source>{card}, chosen, can be played, place {place}</source>
        <translation>{card}, choisie, jouable, place {place}</translation>
    </message>
    <message>
        <source>{card}, cannot be played, place {place}</source>
        <translation>{card}, non jouable, place {place}</translation>
    </message>
    <message>
        <source>{card}, can be played, place {place}</source>
        <translation>{card}, jouable, place {place}</translation>
    </message>
    <message>
        <source>Enter plays it on {side}; up and down arrows choose another. D discards it.</source>
        <translation>Entrée pour la jouer contre {side}, flèches haut et bas pour changer d’adversaire. D pour la défausser.</translation>
    </message>
    <message>
        <source>Enter plays it on {side}. D discards it.</source>
        <translation>Entrée pour la jouer contre {side}. D pour la défausser.</translation>
    </message>
    <message>
        <source>Enter plays it. D discards it.</source>
        <translation>Entrée pour la jouer. D pour la défausser.</translation>
    </message>
    <message>
        <source>D discards it.</source>
        <translation>D pour la défausser.</translation>
    </message>
    <message>
        <source>Enter discards it.</source>
        <translation>Entrée pour la défausser.</translation>
    </message>
    <message>
        <source>Draw pile, empty</source>
        <translation>Pioche, vide</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Défausse, vide</translation>
    </message>
    <message>
        <source>Discard pile: {card}</source>
        <translation>Défausse&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>{side} {miles} of {target}</source>
        <translation>{side} {miles} sur {target}</translation>
    </message>
    <message>
        <source>{side}: {status}</source>
        <translation>{side}&#xa0;: {status}</translation>
    </message>
    <message>
        <source>{side}, battle pile, empty</source>
        <translation>{side}, pile de bataille, vide</translation>
    </message>
    <message>
        <source>{side}, battle pile: {card}</source>
        <translation>{side}, pile de bataille&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{side}, speed pile, empty</source>
        <translation>{side}, pile de vitesse, vide</translation>
    </message>
    <message>
        <source>{side}, speed pile: {card}</source>
        <translation>{side}, pile de vitesse&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{side}, distance: no cards</source>
        <translation>{side}, distance&#xa0;: aucune carte</translation>
    </message>
    <message>
        <source>{count} times {card}</source>
        <translation>{count} fois {card}</translation>
    </message>
    <message>
        <source>Road: {ways}</source>
        <translation>Route&#xa0;: {ways}</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Place vide</translation>
    </message>
    <message>
        <source>{side}, place for {card}, empty</source>
        <translation>{side}, place pour {card}, vide</translation>
    </message>
    <message>
        <source>{side}, {card}, played as a coup fourré</source>
        <translation>{side}, {card}, en coup fourré</translation>
    </message>
    <message>
        <source>{side}, {card}, played</source>
        <translation>{side}, {card}, jouée</translation>
    </message>
    <message>
        <source>peaceful</source>
        <translation>paisible</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair-play</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>téméraire</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>vengeful</source>
        <translation>rancunier</translation>
    </message>
    <message>
        <source>forgetful</source>
        <translation>distrait</translation>
    </message>
    <message>
        <source>Attacks at every chance, saves safeties for coups fourrés and likes to extend trips.</source>
        <translation>Attaque à chaque occasion, garde ses bottes pour les coups fourrés et demande volontiers l’allonge.</translation>
    </message>
    <message>
        <source>Plays safeties at once and hardly ever risks a coup fourré or an extension.</source>
        <translation>Pose ses bottes aussitôt et ne risque presque jamais un coup fourré ni une allonge.</translation>
    </message>
    <message>
        <source>Hardly ever attacks first, but strikes back at every chance.</source>
        <translation>N’attaque presque jamais en premier, mais riposte à chaque occasion.</translation>
    </message>
    <message>
        <source>Discards distances that could be played, even a 75 or 100, and misses coups fourrés.</source>
        <translation>Défausse des bornes qui étaient jouables, même un 75 ou un 100, et oublie des coups fourrés.</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <comment>how a computer plays: Normal, peaceful</comment>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>Marcel fastens his seat belt twice and takes no risks.</source>
        <translation>Marcel vérifie deux fois sa ceinture et ne prend aucun risque.</translation>
    </message>
    <message>
        <source>Lucien is all smiles, but he never forgets who wronged him.</source>
        <translation>Lucien est tout sourire, mais il n’oublie jamais un mauvais coup.</translation>
    </message>
    <message>
        <source>Yvette takes the road as it comes, one card at a time.</source>
        <translation>Yvette prend la route comme elle vient, une carte après l’autre.</translation>
    </message>
    <message>
        <source>Gaston daydreams at the wheel and laughs about his mishaps.</source>
        <translation>Gaston rêvasse au volant et rit de ses mésaventures.</translation>
    </message>
    <message>
        <source>Odette enjoys the view and hardly ever holds anyone up.</source>
        <translation>Odette admire le paysage et ne retarde presque jamais personne.</translation>
    </message>
    <message>
        <source>Victor never hurries: he thinks every card through to the last mile.</source>
        <translation>Victor ne se presse jamais&#xa0;: il pèse chaque carte jusqu’à la dernière borne.</translation>
    </message>
    <message>
        <source>Margot floors it and leaves nobody in peace.</source>
        <translation>Margot fonce pied au plancher et ne laisse personne en paix.</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Initiale</translation>
    </message>
    <message>
        <source>Headscarf</source>
        <translation>Foulard</translation>
    </message>
    <message>
        <source>Plaits</source>
        <translation>Nattes</translation>
    </message>
    <message>
        <source>Curls</source>
        <translation>Boucles</translation>
    </message>
    <message>
        <source>Afro and hairband</source>
        <translation>Afro et bandeau</translation>
    </message>
    <message>
        <source>Round glasses</source>
        <translation>Lunettes rondes</translation>
    </message>
    <message>
        <source>Bald with a moustache</source>
        <translation>Chauve à moustache</translation>
    </message>
    <message>
        <source>Usual colour</source>
        <translation>Couleur habituelle</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Tournesol</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Corail</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Lilas</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Bleu ciel</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagon</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Citron vert</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>Impossible d’écrire {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non autorisée</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Plus de place sur le disque</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Disque en lecture seule</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>N’est pas un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Le fichier existe déjà</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota d’espace disque dépassé</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <source>{name}:</source>
        <comment>a name that ends with a digit, before a figure</comment>
        <extracomment>Bidirectional classes of letters written from right to left.</extracomment>
        <translation>{name}&#xa0;:</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{card}: {count}</source>
        <extracomment>The families from top to bottom; a hazard is above its remedy and its safety. Multiples of a line of text: the height of a card, as in the log, and of a row. The part of a card&apos;s height that is its width; the gap to its number, in lines of text. The opacity of cards that are no longer out. For each family in the deck, its cards with the number that is still out.</extracomment>
        <translation>{card}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Distance cards still out: {cards}.</source>
        <translation>Cartes de bornes restantes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Hazards still out: {cards}.</source>
        <translation>Attaques restantes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Remedies still out: {cards}.</source>
        <translation>Parades restantes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Safeties still out: {cards}.</source>
        <translation>Bottes restantes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays for {other} now.</source>
        <translation>{name} joue maintenant pour {other}.</translation>
    </message>
    <message>
        <source>{name} plays at another level now.</source>
        <translation>{name} joue maintenant à un autre niveau.</translation>
    </message>
    <message>
        <source>The computer plays for {name} now.</source>
        <translation>L’ordinateur joue maintenant pour {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} joue de nouveau.</translation>
    </message>
    <message>
        <source>guaranteed points</source>
        <translation>points assurés</translation>
    </message>
    <message>
        <source>Side that extended, else opponents</source>
        <translation>Camp qui l’a demandée, sinon adversaires</translation>
    </message>
    <message>
        <source>Side that arrives, else nobody</source>
        <translation>Camp qui arrive, sinon personne</translation>
    </message>
    <message>
        <source>Side that arrives</source>
        <translation>Camp qui arrive</translation>
    </message>
    <message>
        <source>Every side with miles</source>
        <translation>Tout camp qui a des bornes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation>Équipes de deux</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicaps</translation>
    </message>
    <message>
        <source>Trip length</source>
        <translation>Longueur du trajet</translation>
    </message>
    <message>
        <source>Trip length without teams</source>
        <translation>Longueur du trajet sans équipes</translation>
    </message>
    <message>
        <source>Extension possible</source>
        <translation>Allonge possible</translation>
    </message>
    <message>
        <source>Speed Limit can be played</source>
        <translation>La Limite de vitesse se joue</translation>
    </message>
    <message>
        <source>Speed limit from the start</source>
        <translation>Limite de vitesse dès le départ</translation>
    </message>
    <message>
        <source>Roll needed after a remedy</source>
        <translation>Roulez nécessaire après une parade</translation>
    </message>
    <message>
        <source>Safety on its hazard</source>
        <translation>Botte sur son attaque</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>A safety counts</source>
        <translation>Une botte compte</translation>
    </message>
    <message>
        <source>Empty draw pile: safety gives a turn</source>
        <translation>Pioche vide&#xa0;: la botte fait rejouer</translation>
    </message>
    <message>
        <source>Empty draw pile: coup fourré gives a turn</source>
        <translation>Pioche vide&#xa0;: le coup fourré donne le tour</translation>
    </message>
    <message>
        <source>Unfinished race ends</source>
        <translation>Fin d’une manche sans arrivée</translation>
    </message>
    <message>
        <source>Tie for first place</source>
        <translation>Égalité en tête</translation>
    </message>
    <message>
        <source>What decides the match</source>
        <translation>Ce qui décide de la partie</translation>
    </message>
    <message>
        <source>Races to win</source>
        <translation>Manches à gagner</translation>
    </message>
    <message>
        <source>Points per safety</source>
        <translation>Points par botte</translation>
    </message>
    <message>
        <source>Extra points for all four safeties</source>
        <translation>Points en plus pour les quatre bottes</translation>
    </message>
    <message>
        <source>Extra points per coup fourré</source>
        <translation>Points en plus par coup fourré</translation>
    </message>
    <message>
        <source>Points for completing the trip</source>
        <translation>Points pour le trajet terminé</translation>
    </message>
    <message>
        <source>Points per shutout</source>
        <translation>Points par capot</translation>
    </message>
    <message>
        <source>Copies of each card in the full deck.</source>
        <translation>Nombre d’exemplaires de chaque carte dans le jeu complet.</translation>
    </message>
    <message>
        <source>With these numbers of players, one card of each hazard is left out.</source>
        <translation>Avec ces nombres de joueurs, on retire une carte de chaque attaque.</translation>
    </message>
    <message>
        <source>For four or more players, each for themselves; there is no extension.</source>
        <translation>À partir de quatre joueurs, chacun pour soi&#x202f;; sans allonge.</translation>
    </message>
    <message>
        <source>Numbers of players who may extend the trip.</source>
        <translation>Nombres de joueurs permettant l’allonge.</translation>
    </message>
    <message>
        <source>This does not affect Speed Limit.</source>
        <translation>Sauf pour la Limite de vitesse.</translation>
    </message>
    <message>
        <source>Every side has the limit at the start of a race, until it plays End of Limit.</source>
        <translation>Chaque camp est limité au départ d’une manche, jusqu’à sa Fin de limite de vitesse.</translation>
    </message>
    <message>
        <source>Without it, a repaired side rolls at once, and can be attacked again at once.</source>
        <translation>Sinon, un camp réparé est aussitôt en route, et peut aussitôt être attaqué de nouveau.</translation>
    </message>
    <message>
        <source>Miles beyond the finish don’t count.</source>
        <translation>Les bornes au-delà de l’arrivée ne comptent pas.</translation>
    </message>
    <message>
        <source>The first to complete the trip wins the race; when the cards are gone, whoever is furthest. Points and extensions are left out.</source>
        <translation>Le premier qui termine le trajet gagne la manche&#x202f;; quand il n’y a plus de cartes, celui qui est le plus loin. Il n’y a ni points ni allonge.</translation>
    </message>
    <message>
        <source>When you play it on your own turn, against a hazard that already stops you.</source>
        <translation>Quand vous la jouez à votre tour, contre une attaque qui vous arrête déjà.</translation>
    </message>
    <message>
        <source>Miles count only while at least as many are left; they replace the points.</source>
        <translation>Ces bornes ne comptent que s’il en reste au moins autant à parcourir&#x202f;; elles remplacent les points.</translation>
    </message>
    <message>
        <source>For completing the trip after the draw pile is empty.</source>
        <translation>Pour un trajet terminé une fois la pioche vide.</translation>
    </message>
    <message>
        <source>For completing the trip without a 200.</source>
        <translation>Pour un trajet terminé sans aucune carte 200.</translation>
    </message>
    <message>
        <source>For each opponent without distance cards.</source>
        <translation>Pour chaque adversaire sans carte de bornes.</translation>
    </message>
    <message>
        <source>Only on a rolling side</source>
        <translation>Seulement contre un camp en route</translation>
    </message>
    <message>
        <source>Removes it, no Roll is needed</source>
        <translation>L’enlève, sans Roulez</translation>
    </message>
    <message>
        <source>When no cards are left</source>
        <translation>Quand il n’y a plus de cartes</translation>
    </message>
    <message>
        <source>The most points</source>
        <translation>Le plus de points</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>One more race</source>
        <translation>Une manche de plus</translation>
    </message>
    <message>
        <source>{points} for completing an extended trip</source>
        <translation>{points} pour un trajet terminé avec allonge</translation>
    </message>
    <message>
        <source>{points} for each opponent without distance cards, if you have some</source>
        <translation>{points} par adversaire sans carte de bornes, si vous en avez</translation>
    </message>
    <message>
        <source>1 per mile, for every side</source>
        <translation>1 par borne, pour chaque camp</translation>
    </message>
    <message>
        <source>{points} for each safety played</source>
        <translation>{points} par botte jouée</translation>
    </message>
    <message>
        <source>{points} more for each coup fourré</source>
        <translation>{points} de plus par coup fourré</translation>
    </message>
    <message>
        <source>{points} for completing the trip</source>
        <translation>{points} pour un trajet terminé</translation>
    </message>
    <message>
        <source>{points} for each opponent without distance cards when you complete the trip</source>
        <translation>{points} par adversaire sans carte de bornes quand vous terminez le trajet</translation>
    </message>
    <message>
        <source>The sum of these points</source>
        <translation>La somme de ces points</translation>
    </message>
    <message>
        <source>You accept the attack</source>
        <translation>Vous acceptez l’attaque</translation>
    </message>
    <message>
        <source>{name} accepts the attack</source>
        <translation>{name} accepte l’attaque</translation>
    </message>
    <message>
        <source>{name} takes a move back</source>
        <translation>{name} reprend un coup</translation>
    </message>
    <message>
        <source>You’re stopped. Play a Roll or Right of Way first.</source>
        <translation>Vous êtes à l’arrêt. Jouez d’abord Roulez ou Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>The table changed while you were choosing. Look, then choose again.</source>
        <translation>La table a changé pendant votre choix. Regardez, puis choisissez de nouveau.</translation>
    </message>
    <message>
        <source>It’s not your turn yet. Wait for {seat}.</source>
        <translation>Ce n’est pas encore à vous. Attendez {seat}.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Piochez d’abord une carte.</translation>
    </message>
    <message>
        <source>You’ve already drawn. Play or discard a card.</source>
        <translation>Vous avez déjà pioché. Jouez ou défaussez une carte.</translation>
    </message>
    <message>
        <source>Answer {card} first: play a coup fourré, or continue.</source>
        <translation>Répondez d’abord à {card}&#xa0;: jouez un coup fourré, ou continuez.</translation>
    </message>
    <message>
        <source>Decide first: stop here, or go on.</source>
        <translation>Décidez d’abord&#xa0;: s’arrêter ici ou continuer.</translation>
    </message>
    <message>
        <source>There’s no attack to answer. A coup fourré must follow one at once.</source>
        <translation>Aucune attaque en cours. Un coup fourré se joue juste après une attaque.</translation>
    </message>
    <message>
        <source>No extension now: only the first side to reach the target may call one.</source>
        <translation>Pas d’allonge maintenant&#xa0;: seul le premier camp arrivé au but peut la demander.</translation>
    </message>
    <message>
        <source>This race is over. The next deal comes first.</source>
        <translation>Cette manche est finie. Il faut d’abord une nouvelle donne.</translation>
    </message>
    <message>
        <source>The match is over. Start a new one.</source>
        <translation>La partie est finie. Commencez-en une autre.</translation>
    </message>
    <message>
        <source>There’s no such seat at this table.</source>
        <translation>Cette place n’existe pas à cette table.</translation>
    </message>
    <message>
        <source>You don’t have {card}. Choose a card from your hand.</source>
        <translation>Vous n’avez pas {card}. Choisissez une carte de votre main.</translation>
    </message>
    <message>
        <source>You no longer need {card}: you have {safety}.</source>
        <translation>{card} ne vous sert plus&#xa0;: vous avez {safety}.</translation>
    </message>
    <message>
        <source>You haven’t started yet. Play a Roll or Right of Way first.</source>
        <translation>Vous n’êtes pas encore en route. Jouez d’abord Roulez ou Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>{card}: you can’t move. Play {needs}, then a Roll unless you have Right of Way.</source>
        <translation>{card}&#xa0;: vous êtes à l’arrêt. Jouez {needs}, puis Roulez, sauf si vous avez Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>{card}: you can’t move. Play {needs} first.</source>
        <translation>{card}&#xa0;: vous êtes à l’arrêt. Jouez d’abord {needs}.</translation>
    </message>
    <message>
        <source>You’re still stopped. Play a Roll or Right of Way first.</source>
        <translation>Vous êtes toujours à l’arrêt. Jouez d’abord Roulez ou Véhicule prioritaire.</translation>
    </message>
    <message>
        <source>Speed limit: no card above {number}. Play {needs} or a smaller card.</source>
        <translation>Vitesse limitée à {number}. Jouez {needs} ou une carte plus petite.</translation>
    </message>
    <message>
        <source>{card} is too far: you have {number} miles to go and must finish exactly.</source>
        <translation>{card}, c’est trop&#xa0;: il reste {number} bornes, et il faut tomber juste.</translation>
    </message>
    <message>
        <source>Nothing to repair: you have no {card}.</source>
        <translation>Rien à réparer&#xa0;: aucune attaque {card} contre vous.</translation>
    </message>
    <message>
        <source>A Roll isn’t enough against {card}. Play {needs} first.</source>
        <translation>Roulez ne suffit pas contre {card}. Jouez d’abord {needs}.</translation>
    </message>
    <message>
        <source>You’re already rolling. Keep the Roll for later.</source>
        <translation>Vous êtes déjà en route. Gardez ce Roulez pour plus tard.</translation>
    </message>
    <message>
        <source>You have no speed limit to end.</source>
        <translation>Vous n’avez pas de limite de vitesse à lever.</translation>
    </message>
    <message>
        <source>Choose an opponent for {card}.</source>
        <translation>Choisissez contre qui jouer {card}.</translation>
    </message>
    <message>
        <source>{card} is for your own side, not for an opponent.</source>
        <translation>{card} se joue dans votre camp, pas contre un adversaire.</translation>
    </message>
    <message>
        <source>There’s no such side at this table. Choose an opponent.</source>
        <translation>Ce camp n’existe pas à cette table. Choisissez un adversaire.</translation>
    </message>
    <message>
        <source>Play {card} on an opponent, or discard it.</source>
        <translation>Jouez {card} contre un adversaire, ou défaussez-la.</translation>
    </message>
    <message>
        <source>{card} protects {side} from this.</source>
        <translation>{card} protège {side} de cette attaque.</translation>
    </message>
    <message>
        <source>{card} works only on a side that is rolling. Wait for {side} to roll.</source>
        <translation>{card} ne se joue que contre un camp en route. Pour {side}, attendez le prochain Roulez.</translation>
    </message>
    <message>
        <source>Too early for {card}: wait for {side} to start.</source>
        <translation>{card} vient trop tôt contre {side}&#xa0;: attendez le premier Roulez.</translation>
    </message>
    <message>
        <source>There’s already a speed limit on {side}.</source>
        <translation>Vitesse déjà limitée pour {side}.</translation>
    </message>
    <message>
        <source>These rules don’t allow discarding a safety. Play {card}, or discard another card.</source>
        <translation>Ces règles interdisent de défausser une botte. Jouez {card}, ou défaussez une autre carte.</translation>
    </message>
    <message>
        <source>Only {needs} makes a coup fourré against {card}. Play it, or continue.</source>
        <translation>Contre {card}, seule la botte {needs} fait un coup fourré. Jouez-la, ou continuez.</translation>
    </message>
    <message>
        <source>Only the table deals the cards.</source>
        <translation>Seule la table donne les cartes.</translation>
    </message>
    <message>
        <source>This race isn’t over yet.</source>
        <translation>Cette manche n’est pas finie.</translation>
    </message>
    <message>
        <source>The next race is number {number}.</source>
        <translation>La prochaine manche est la numéro {number}.</translation>
    </message>
    <message>
        <source>This race starts with {seat}.</source>
        <translation>Cette manche commence par {seat}.</translation>
    </message>
    <message>
        <source>These cards aren’t the deck of these rules.</source>
        <translation>Ces cartes ne sont pas le jeu prévu par ces règles.</translation>
    </message>
    <message>
        <source>points, for the first to finish</source>
        <translation>points, pour le premier arrivé</translation>
    </message>
    <message>
        <source>Stopped: accident. Needs repairs, then a Roll</source>
        <translation>À l’arrêt&#xa0;: accident. Il faut des réparations, puis un Roulez</translation>
    </message>
    <message>
        <source>Stopped: out of gas. Needs gasoline, then a Roll</source>
        <translation>À l’arrêt&#xa0;: panne d’essence. Il faut de l’essence, puis un Roulez</translation>
    </message>
    <message>
        <source>Stopped: flat tire. Needs a spare tire, then a Roll</source>
        <translation>À l’arrêt&#xa0;: pneu crevé. Il faut une roue de secours, puis un Roulez</translation>
    </message>
    <message>
        <source>Stopped: flat tire. Needs a spare tire</source>
        <translation>À l’arrêt&#xa0;: pneu crevé. Il faut une roue de secours</translation>
    </message>
    <message>
        <source>{name} is a computer player</source>
        <translation>{name} est un joueur virtuel</translation>
    </message>
    <message>
        <source>You have reached {miles}: finish the trip, or extend it?</source>
        <translation>Vous avez atteint {miles}&#xa0;: terminer le trajet, ou demander l’allonge&#x202f;?</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Nothing to play: discard a card</source>
        <translation>Aucune carte jouable&#xa0;: défaussez-en une</translation>
    </message>
    <message>
        <source>Play a raised card, or discard any</source>
        <translation>Jouez une carte qui dépasse, ou défaussez-en une</translation>
    </message>
    <message>
        <source>Click the side to attack, or use the arrows and Enter.</source>
        <translation>Cliquez sur le camp à attaquer, ou utilisez les flèches et Entrée.</translation>
    </message>
    <message>
        <source>Enter discards {card}. Esc cancels.</source>
        <translation>Entrée pour défausser {card}. Échap pour annuler.</translation>
    </message>
    <message>
        <source>Enter plays {card}. Esc cancels.</source>
        <translation>Entrée pour jouer {card}. Échap pour annuler.</translation>
    </message>
    <message>
        <source>Hand in the order drawn.</source>
        <translation>Main dans l’ordre de pioche.</translation>
    </message>
    <message>
        <source>Hand sorted by type.</source>
        <translation>Main triée par type.</translation>
    </message>
    <message>
        <source>Hand in your own order.</source>
        <translation>Main rangée à votre façon.</translation>
    </message>
    <message>
        <source>Play {card} as a coup fourré, or continue</source>
        <translation>Jouez {card} en coup fourré, ou continuez</translation>
    </message>
    <message>
        <source>Continue when you’re ready</source>
        <translation>Continuez quand vous voulez</translation>
    </message>
    <message>
        <source>Plays on impulse, forgets cards and is never mean.</source>
        <translation>Joue d’instinct, oublie les cartes et ne cherche pas à nuire.</translation>
    </message>
    <message>
        <source>Knows every card, but never plans ahead.</source>
        <translation>Connaît toutes les cartes, mais n’anticipe jamais.</translation>
    </message>
    <message>
        <source>Plans ahead, doesn’t count cards and sometimes slips.</source>
        <translation>Anticipe, mais ne compte pas les cartes et se trompe parfois.</translation>
    </message>
    <message>
        <source>It ends the Stop.</source>
        <translation>Elle lève le Stop.</translation>
    </message>
    <message>
        <source>Coup fourré: the next turn is yours.</source>
        <translation>Coup fourré&#xa0;: le tour suivant est à vous.</translation>
    </message>
    <message>
        <source>Accepting {card} gives up a coup fourré.</source>
        <translation>Accepter {card}, c’est renoncer à un coup fourré.</translation>
    </message>
    <message>
        <source>Playing it would give you another turn.</source>
        <translation>La jouer vous donnerait un autre tour.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Cela gagne la partie.</translation>
    </message>
    <message>
        <source>The draw pile is empty: finishing now earns {number} points for delayed action.</source>
        <translation>La pioche est vide&#xa0;: arriver maintenant rapporte les {number} points du couronnement.</translation>
    </message>
    <message>
        <source>Another {number} miles.</source>
        <translation>{number} bornes de plus.</translation>
    </message>
    <message>
        <source>You hold exactly the {number} miles you need after that.</source>
        <translation>Vous avez en main exactement les {number} bornes qu’il faudra ensuite.</translation>
    </message>
    <message>
        <source>It leaves {number} miles, which your hand can’t make exactly.</source>
        <translation>Il restera {number} bornes, et votre main ne permet pas de tomber juste.</translation>
    </message>
    <message>
        <source>It keeps the safe trip possible, worth {number} points.</source>
        <translation>Le trajet sans les 200 reste possible&#xa0;: {number} points.</translation>
    </message>
    <message>
        <source>Your first 200 gives up the safe trip and its {number} points.</source>
        <translation>Ce premier 200 vous fait perdre le trajet sans les 200 et ses {number} points.</translation>
    </message>
    <message>
        <source>It gets you rolling.</source>
        <translation>Elle vous met en route.</translation>
    </message>
    <message>
        <source>It is the remedy for {card}.</source>
        <translation>C’est la parade contre {card}.</translation>
    </message>
    <message>
        <source>Your partner needed {card} but discarded, and so has none.</source>
        <translation>Votre partenaire a défaussé alors qu’il fallait {card}&#xa0;: sa main n’en contient donc pas.</translation>
    </message>
    <message>
        <source>You already hold {card}, which you need next.</source>
        <translation>Vous avez déjà en main {card}, qu’il faut jouer ensuite.</translation>
    </message>
    <message>
        <source>It ends the speed limit; fast cards in your hand: {number}.</source>
        <translation>Elle lève la limite de vitesse&#x202f;; cartes rapides en main&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>You can drive the last {number} miles under the limit.</source>
        <translation>Les {number} dernières bornes peuvent se faire sous la limite.</translation>
    </message>
    <message>
        <source>It stops {side}.</source>
        <translation>Elle arrête {side}.</translation>
    </message>
    <message>
        <source>In the lead on points: {side}.</source>
        <translation>En tête aux points&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>{side} could finish with the next card: {number} miles to go.</source>
        <translation>{side}&#xa0;: plus que {number} bornes, la prochaine carte peut suffire.</translation>
    </message>
    <message>
        <source>{side}: {number} points from winning the match, and finishing would do it.</source>
        <translation>{side}&#xa0;: à {number} points de gagner la partie, et l’arrivée suffirait.</translation>
    </message>
    <message>
        <source>Every {card} has been seen: {side} can’t repair this.</source>
        <translation>Toutes les cartes {card} sont passées&#xa0;: plus de parade pour {side}.</translation>
    </message>
    <message>
        <source>No coup fourré to fear: you know where {card} is.</source>
        <translation>Aucun coup fourré à craindre&#xa0;: vous savez où est {card}.</translation>
    </message>
    <message>
        <source>{side}: {number}% chance of a coup fourré with {card}.</source>
        <translation>{side}&#xa0;: {number}&#xa0;% de risque d’un coup fourré avec {card}.</translation>
    </message>
    <message>
        <source>It leaves {side} only 25s and 50s for the {number} miles to go.</source>
        <translation>{side}&#xa0;: encore {number} bornes, et seulement des 25 et des 50 pour les faire.</translation>
    </message>
    <message>
        <source>A speed limit won’t slow {side}: {number} miles to go.</source>
        <translation>Une limite de vitesse ne gêne pas {side}&#xa0;: encore {number} bornes.</translation>
    </message>
    <message>
        <source>{side}: already stopped.</source>
        <translation>{side}&#xa0;: déjà à l’arrêt.</translation>
    </message>
    <message>
        <source>It lets {side} finish the race: {number} miles to go.</source>
        <translation>Elle laisse {side} finir la manche&#xa0;: encore {number} bornes.</translation>
    </message>
    <message>
        <source>You keep {card} for a coup fourré; hazards still out: {number}.</source>
        <translation>Vous gardez {card} pour un coup fourré&#x202f;; attaques restantes&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>It could still make a coup fourré; hazards still out: {number}.</source>
        <translation>Elle peut encore faire un coup fourré&#x202f;; attaques restantes&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>It can’t make a coup fourré any more: its hazards have all been seen.</source>
        <translation>Elle ne peut plus faire de coup fourré&#xa0;: toutes ses attaques sont passées.</translation>
    </message>
    <message>
        <source>The race may end soon: it scores {number} points only if you play it.</source>
        <translation>La manche peut bientôt finir, et cette carte ne rapporte ses {number} points qu’une fois jouée.</translation>
    </message>
    <message>
        <source>It counts {number} miles.</source>
        <translation>Elle compte {number} bornes.</translation>
    </message>
    <message>
        <source>It gets you going sooner.</source>
        <translation>Elle vous fait repartir plus tôt.</translation>
    </message>
    <message>
        <source>It completes the four safeties: {number} more points.</source>
        <translation>Elle complète les quatre bottes&#xa0;: {number} points de plus.</translation>
    </message>
    <message>
        <source>It gives you another turn.</source>
        <translation>Elle vous fait rejouer.</translation>
    </message>
    <message>
        <source>Coup fourré: {number} points and the next turn.</source>
        <translation>Coup fourré&#xa0;: {number} points, et c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Accepting {card} loses the {number} points of a coup fourré.</source>
        <translation>Accepter {card} fait perdre les {number} points d’un coup fourré.</translation>
    </message>
    <message>
        <source>You have nothing against {card}.</source>
        <translation>Vous n’avez rien contre {card}.</translation>
    </message>
    <message>
        <source>It can’t be played any more.</source>
        <translation>Elle ne peut plus être jouée.</translation>
    </message>
    <message>
        <source>It is too far: {number} miles to go, unless the trip is extended.</source>
        <translation>C’est trop loin&#xa0;: il reste {number} bornes, sauf en cas d’allonge.</translation>
    </message>
    <message>
        <source>You hold more than one.</source>
        <translation>Vous en avez plusieurs.</translation>
    </message>
    <message>
        <source>It is your least useful card.</source>
        <translation>C’est votre carte la moins utile.</translation>
    </message>
    <message>
        <source>It is your only one; hazards still out that need it: {number}.</source>
        <translation>C’est la seule que vous ayez&#x202f;; attaques restantes à parer&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>It is your only one, and you need one after every repair.</source>
        <translation>C’est la seule que vous ayez, et il en faut une après chaque réparation.</translation>
    </message>
    <message>
        <source>You can’t go on without it.</source>
        <translation>Sans elle, vous ne pouvez pas avancer.</translation>
    </message>
    <message>
        <source>You need it to make exactly {number} miles.</source>
        <translation>Il vous la faut pour faire exactement {number} bornes.</translation>
    </message>
    <message>
        <source>Playing it would give you {number} points and another turn.</source>
        <translation>La jouer vous donnerait {number} points et un tour de plus.</translation>
    </message>
    <message>
        <source>It could still stop an opponent.</source>
        <translation>Elle peut encore arrêter un adversaire.</translation>
    </message>
    <message>
        <source>It ends the match, and you lose with {number} points.</source>
        <translation>Elle met fin à la partie, et vous perdez avec {number} points.</translation>
    </message>
    <message>
        <source>The race ends with {number} points for you.</source>
        <translation>La manche se termine avec {number} points pour vous.</translation>
    </message>
    <message>
        <source>The extension is worth {number} points, to you or to your opponents.</source>
        <translation>L’allonge vaut {number} points, pour vous ou pour vos adversaires.</translation>
    </message>
    <message>
        <source>Another {number} miles are too many for your hand and the time left.</source>
        <translation>{number} bornes de plus, c’est trop pour votre main et le temps qui reste.</translation>
    </message>
    <message>
        <source>Your hand can make another {number} miles.</source>
        <translation>Votre main permet de faire {number} bornes de plus.</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>Greatest number of reasons for a move; more would not be read.</extracomment>
        <translation>Conseil&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Next best: {move}.</source>
        <translation>Autre choix&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>{sides}: miles must be a multiple of {step}.</source>
        <translation>{sides}&#xa0;: le nombre de bornes doit être un multiple de {step}.</translation>
    </message>
    <message>
        <source>There is only one {card}, but {sides} have it.</source>
        <translation>Il n’y a qu’une carte {card}, mais {sides} l’ont.</translation>
    </message>
    <message>
        <source>{sides}: a coup fourré with {card} needs that safety.</source>
        <translation>{sides}&#xa0;: pas de coup fourré avec {card} sans cette botte.</translation>
    </message>
    <message>
        <source>These house rules play without {card}.</source>
        <translation>Ces règles maison se jouent sans {card}.</translation>
    </message>
    <message>
        <source>These rules have no extension.</source>
        <translation>Ces règles ne prévoient pas d’allonge.</translation>
    </message>
    <message>
        <source>{sides}: the extension can only be called at {miles} miles.</source>
        <translation>{sides}&#xa0;: l’allonge ne se demande qu’à {miles} bornes.</translation>
    </message>
    <message>
        <source>play {card} as a coup fourré</source>
        <translation>jouez {card} en coup fourré</translation>
    </message>
    <message>
        <source>accept the attack</source>
        <translation>acceptez l’attaque</translation>
    </message>
    <message>
        <source>You played {card} as a coup fourré.</source>
        <translation>Vous avez joué {card} en coup fourré.</translation>
    </message>
    <message>
        <source>You accepted the attack.</source>
        <translation>Vous avez accepté l’attaque.</translation>
    </message>
    <message>
        <source>{name} played {card} as a coup fourré.</source>
        <translation>{name} a joué {card} en coup fourré.</translation>
    </message>
    <message>
        <source>{name} accepted the attack.</source>
        <translation>{name} a accepté l’attaque.</translation>
    </message>
    <message>
        <source>Played {card} as a coup fourré.</source>
        <translation>A joué {card} en coup fourré.</translation>
    </message>
    <message>
        <source>Accepted the attack.</source>
        <translation>A accepté l’attaque.</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>encore possible</translation>
    </message>
    <message>
        <source>no card in your hand helps</source>
        <translation>aucune carte utile en main</translation>
    </message>
    <message>
        <source>Play {card} here.</source>
        <translation>Jouer {card} ici.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
    <message>
        <source>extension to {miles} possible</source>
        <translation>allonge possible jusqu’à {miles}</translation>
    </message>
    <message>
        <source>Attacks when it pays.</source>
        <translation>Attaque quand cela rapporte.</translation>
    </message>
    <message>
        <source>Attacks only when it clearly pays.</source>
        <translation>N’attaque que si cela rapporte nettement.</translation>
    </message>
    <message>
        <source>Attacks the leader first and spares the last.</source>
        <translation>Attaque d’abord le premier et épargne le dernier.</translation>
    </message>
    <message>
        <source>Simone goes after the leader and lets stragglers pass.</source>
        <translation>Simone vise le premier et laisse passer les retardataires.</translation>
    </message>
    <message>
        <source>{points} for completing the trip after the draw pile is empty</source>
        <translation>{points} pour un trajet terminé une fois la pioche vide</translation>
    </message>
    <message>
        <source>{points} for completing the trip without a 200</source>
        <translation>{points} pour un trajet terminé sans carte 200</translation>
    </message>
    <message>
        <source>{points} for extending and completing the trip; if you fail, for each opponent</source>
        <translation>{points} si vous demandez l’allonge et terminez le trajet&#x202f;; en cas d’échec, pour chaque adversaire</translation>
    </message>
    <message>
        <source>The usual rules: attack only players who are moving.</source>
        <translation>Les règles courantes&#xa0;: on n’attaque que les joueurs en route.</translation>
    </message>
    <message>
        <source>The 1962 box: you may hit someone who is already stopped.</source>
        <translation>La boîte de 1962&#xa0;: on peut attaquer un joueur déjà arrêté.</translation>
    </message>
    <message>
        <source>The Unix game for two: a safety lets you go on at once.</source>
        <translation>Le jeu Unix, à deux&#xa0;: une botte permet de repartir aussitôt.</translation>
    </message>
    <message>
        <source>The French rules: no extra turns once the draw pile is empty.</source>
        <translation>Les règles françaises&#xa0;: pas de tour supplémentaire une fois la pioche vide.</translation>
    </message>
    <message>
        <source>Simpler: no Roll after a remedy, and the last card may pass the finish.</source>
        <translation>Plus simple&#xa0;: pas de Roulez après une parade, et la dernière carte peut dépasser l’arrivée.</translation>
    </message>
    <message>
        <source>Hazards can be played only on a rolling side. Two or three players use 101 cards.</source>
        <translation>Les attaques ne se jouent que contre un camp en route. 101 cartes à deux ou trois joueurs.</translation>
    </message>
    <message>
        <source>Hazards can be stacked: a stopped side can be attacked again. Always 106 cards.</source>
        <translation>Les attaques s’empilent&#xa0;: un camp à l’arrêt peut être attaqué de nouveau. Toujours 106 cartes.</translation>
    </message>
    <message>
        <source>For two players. A safety removes its hazard at once and cannot be discarded.</source>
        <translation>Pour deux joueurs. Une botte enlève aussitôt son attaque et ne peut pas être défaussée.</translation>
    </message>
    <message>
        <source>The French booklet. No extra turns once the draw pile is empty; every side with miles scores shutouts.</source>
        <translation>Le livret français. Pas de tour supplémentaire une fois la pioche vide&#x202f;; tout camp qui a des bornes marque les capots.</translation>
    </message>
    <message>
        <source>A repaired side rolls at once. The trip of two or three sides ends at 1,000 miles or more, without an extension. Always 106 cards.</source>
        <translation>Un camp réparé est aussitôt en route. À deux ou trois camps, le trajet finit à 1&#x202f;000 bornes ou plus, sans allonge. Toujours 106 cartes.</translation>
    </message>
    <message>
        <source>points; if you fail, {points} for each opponent</source>
        <translation>points&#x202f;; en cas d’échec, {points} pour chaque adversaire</translation>
    </message>
    <message>
        <source>The green light: drives off, and on after a Stop.</source>
        <translation>Le feu vert&#xa0;: pour partir, et pour repartir après un Stop.</translation>
    </message>
    <message>
        <source>Puts an end to {hazard}.</source>
        <translation>La parade contre la carte {hazard}.</translation>
    </message>
    <message>
        <source>For the whole race, no Stop and no Speed Limit can hurt you, and you drive without a Roll. Played at once as an answer, it is a coup fourré.</source>
        <translation>Pendant toute la manche, ni Stop ni Limite de vitesse ne vous arrêtent, et vous roulez sans Roulez. Posée aussitôt en réponse, c’est un coup fourré.</translation>
    </message>
    <message>
        <source>For the whole race, {hazard} cannot hurt you. Played at once as an answer, it is a coup fourré.</source>
        <translation>Pendant toute la manche, la carte {hazard} ne peut rien contre vous. Posée aussitôt en réponse, c’est un coup fourré.</translation>
    </message>
    <message>
        <source>A stage on your way, while you roll.</source>
        <translation>Une étape de votre trajet, quand vous roulez.</translation>
    </message>
    <message>
        <source>Allows an opponent stages of {limit} at most, until {remedy} or {safety} is played.</source>
        <translation>Limite les étapes d’un adversaire à {limit}, jusqu’à la carte {remedy} ou {safety}.</translation>
    </message>
    <message>
        <source>Stops an opponent who is rolling, until {remedy} or {safety} is played.</source>
        <translation>Arrête un adversaire qui roule, jusqu’à la carte {remedy} ou {safety}.</translation>
    </message>
    <message>
        <source>You can play it now.</source>
        <translation>Vous pouvez la jouer maintenant.</translation>
    </message>
    <message>
        <source>Now it takes you to {miles}.</source>
        <translation>Maintenant, elle vous mène à {miles}.</translation>
    </message>
    <message>
        <source>Every turn begins with one card from here.</source>
        <translation>Chaque tour commence par une carte prise ici.</translation>
    </message>
    <message>
        <source>The place for the green light, for hazards and for what ends them.</source>
        <translation>La place du feu vert, des attaques et de leurs parades.</translation>
    </message>
    <message>
        <source>The race begins with a speed limit, until it is ended here.</source>
        <translation>La manche commence avec une limite de vitesse, qui prend fin ici.</translation>
    </message>
    <message>
        <source>No speed limit. One that is played lies here until it ends.</source>
        <translation>Pas de limite de vitesse. Celle que l’on joue reste ici jusqu’à sa fin.</translation>
    </message>
    <message>
        <source>The stages so far. What counts is their sum.</source>
        <translation>Les étapes parcourues. C’est leur somme qui compte.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The hazard stays. You can play the safety later.</source>
        <translation>L’attaque reste. Vous pourrez jouer la botte plus tard.</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>The hazard stays. You can play the safety later, without the bonus.</source>
        <translation>L’attaque reste. Vous pourrez jouer la botte plus tard, sans la prime.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Coup fourré! The hazard is cancelled and it’s your turn.</source>
        <translation>Coup fourré&#x202f;! L’attaque est annulée et c’est à vous.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>{miles}! Stop here, or go on?</source>
        <translation>{miles}&#x202f;! S’arrêter ici ou continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter ici</translation>
    </message>
    <message>
        <source>Go on to {miles}</source>
        <translation>Continuer jusqu’à {miles}</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>an answer</comment>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>{name} would like to take back the last move. Do you agree?</source>
        <translation>{name} aimerait reprendre le dernier coup. Êtes-vous d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>{player}: {handicap}</source>
        <translation>{player}&#xa0;: {handicap}</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>place {number}</translation>
    </message>
    <message>
        <source>Handicaps: {list}.</source>
        <translation>Handicaps&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Asking the others whether a move may be taken back…</source>
        <translation>En attente de l’accord des autres joueurs pour reprendre un coup…</translation>
    </message>
    <message>
        <source>Asking {names} whether a move may be taken back…</source>
        <translation>On demande à {names} si un coup peut être repris…</translation>
    </message>
    <message>
        <source>Most of each distance card per side</source>
        <translation>Maximum de chaque carte de bornes par camp</translation>
    </message>
    <message>
        <source>{card}: {number}</source>
        <comment>the most of a distance card</comment>
        <translation>{card}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>{side}, distance: {miles}, {cards}</source>
        <translation>{side}, distance&#xa0;: {miles}, {cards}</translation>
    </message>
    <message>
        <source>{pile}; {card}s: {quota}</source>
        <translation>{pile}&#x202f;; cartes {card}&#xa0;: {quota}</translation>
    </message>
    <message>
        <source>No more {card}s: the maximum is {number} per side.</source>
        <translation>Pas d’autre carte {card}&#xa0;: le maximum est de {number} par camp.</translation>
    </message>
    <message>
        <source>Your longest stage; by most rules only a few are allowed in a race.</source>
        <translation>Votre plus longue étape&#x202f;; la plupart des règles n’en autorisent que quelques-unes par manche.</translation>
    </message>
    <message>
        <source>You take {card} from the discard pile</source>
        <translation>Vous prenez {card} dans la défausse</translation>
    </message>
    <message>
        <source>{name} takes {card} from the discard pile</source>
        <translation>{name} prend {card} dans la défausse</translation>
    </message>
    <message>
        <source>Express</source>
        <translation>Express</translation>
    </message>
    <message>
        <source>66 cards, hands of four, no Roll after a remedy. The top discard can be played instead of drawing, and a safety is 100 miles. The first to complete the trip of 1,000 miles wins the race or, when the cards are gone, whoever is furthest.</source>
        <translation>66 cartes, quatre en main, pas de Roulez après une parade. La carte du dessus de la défausse peut se jouer au lieu de piocher, et une botte compte 100 bornes. Le premier à achever le trajet de 1&#xa0;000 bornes gagne la manche ou, quand il n’y a plus de cartes, celui qui est le plus loin.</translation>
    </message>
    <message>
        <source>Express: after a sheet and a program of the short game, which disagree about one card of the deck. Where they say nothing, Winning Moves; that the top discard is played at once, and what equal miles mean, is this program’s choice.</source>
        <translation>Express&#xa0;: d’après une feuille et un programme du jeu court, qui diffèrent d’une carte dans le paquet. Pour le reste, Winning Moves&#x202f;; jouer aussitôt le dessus de la défausse et ce que vaut une égalité de bornes, c’est ce programme qui l’a choisi.</translation>
    </message>
    <message>
        <source>Draw a card, or play the top discard</source>
        <translation>Piochez, ou jouez le dessus de la défausse</translation>
    </message>
    <message>
        <source>You drew a card.</source>
        <translation>Vous avez pioché une carte.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <translation>{name} a pioché une carte.</translation>
    </message>
    <message>
        <source>Drew a card.</source>
        <translation>A pioché une carte.</translation>
    </message>
    <message>
        <source>Top discard instead of drawing</source>
        <translation>Dessus de la défausse au lieu de piocher</translation>
    </message>
    <message>
        <source>It is played at once: that is the turn, and all cards stay in the hand.</source>
        <translation>La carte est jouée aussitôt&#xa0;: c’est le tour du joueur, qui garde toute sa main.</translation>
    </message>
    <message>
        <source>{card} can’t be taken from the discard pile.</source>
        <translation>Impossible de prendre {card} dans la défausse.</translation>
    </message>
    <message>
        <source>Your own cards stay in your hand.</source>
        <translation>Vous gardez toutes les cartes de votre main.</translation>
    </message>
    <message>
        <source>It brings you a new card.</source>
        <translation>Vous aurez une nouvelle carte.</translation>
    </message>
    <message>
        <source>attack {side} with {card} from the discard pile</source>
        <translation>attaquez {side} avec {card}, en haut de la défausse</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>piochez une carte</translation>
    </message>
    <message>
        <source>play {card} from the discard pile</source>
        <translation>jouez {card}, en haut de la défausse</translation>
    </message>
    <message>
        <source>Cards that nobody wanted. They aren’t dealt again in this race.</source>
        <translation>Les cartes dont personne ne voulait. Elles ne sont plus distribuées dans cette manche.</translation>
    </message>
    <message>
        <source>Draw a card, or play {card} from the discard pile?</source>
        <translation>Piocher, ou jouer {card}, en haut de la défausse&#x202f;?</translation>
    </message>
    <message>
        <source>{card} on {side}</source>
        <translation>{card} contre {side}</translation>
    </message>
    <message>
        <source>Stap op</source>
        <translation>Stap op</translation>
    </message>
    <message>
        <source>The Dutch bicycle game: four tours, and often a headwind.</source>
        <translation>Le jeu de vélo néerlandais&#xa0;: quatre tours, et souvent le vent de face.</translation>
    </message>
    <message>
        <source>By bicycle, with 99 cards, hands of five and no safeties. Four tours make 100 km: 8 cards of 5 km, 4 of 6, 2 of 8 and 2 of 10. Cards above 6 need a tailwind. Who completes all tours first wins the race or, when the cards are gone, whoever is furthest.</source>
        <translation>À vélo, avec 99 cartes, cinq en main et sans bottes. Quatre tours font 100 km&#xa0;: 8 cartes de 5 km, 4 de 6, 2 de 8 et 2 de 10. Au-dessus de 6, il faut le vent dans le dos. Le premier à achever tous les tours gagne la manche ou, quand il n’y a plus de cartes, celui qui est le plus loin.</translation>
    </message>
    <message>
        <source>The discards are shuffled: a new draw pile</source>
        <translation>La défausse est mélangée&#xa0;: nouvelle pioche</translation>
    </message>
    <message>
        <source>Shuffling the discards</source>
        <translation>On mélange la défausse</translation>
    </message>
    <message>
        <source>Discards shuffled again</source>
        <translation>Défausse mélangée de nouveau</translation>
    </message>
    <message>
        <source>Once a race, when the draw pile is empty, they become the new draw pile.</source>
        <translation>Une fois par manche, quand la pioche est vide, la défausse forme la nouvelle pioche.</translation>
    </message>
    <message>
        <source>The discards are being shuffled. Wait for the new draw pile.</source>
        <translation>La défausse est en train d’être mélangée. Attendez la nouvelle pioche.</translation>
    </message>
    <message>
        <source>Discards are shuffled only when the draw pile runs out.</source>
        <translation>La défausse n’est mélangée que quand la pioche est épuisée.</translation>
    </message>
    <message>
        <source>These cards aren’t those of the discards.</source>
        <translation>Ces cartes ne sont pas celles de la défausse.</translation>
    </message>
    <message>
        <source>An opponent has played no distance card: the shutout is worth {number} points.</source>
        <translation>Un adversaire n’a joué aucune carte de bornes&#xa0;: le capot vaut {number} points.</translation>
    </message>
    <message>
        <source>Your first distance card prevents a shutout, worth {number} points.</source>
        <translation>Votre première carte de bornes vous évite le capot, qui vaut {number} points.</translation>
    </message>
    <message>
        <source>{side}: no distance card yet. A shutout is worth {number} points.</source>
        <translation>{side}&#xa0;: encore aucune carte de bornes. Un capot vaut {number} points.</translation>
    </message>
    <message>
        <source>Coup fourré: the hazard is gone.</source>
        <translation>Coup fourré&#xa0;: l’attaque disparaît.</translation>
    </message>
    <message>
        <source>Coup fourré: {number} points.</source>
        <translation>Coup fourré&#xa0;: {number} points.</translation>
    </message>
    <message>
        <source>Playing it would give you {number} points.</source>
        <translation>La jouer vous donnerait {number} points.</translation>
    </message>
    <message>
        <source>A turn begins with one card from here, or with the top discard.</source>
        <translation>Un tour commence par une carte prise ici, ou par la carte du haut de la défausse.</translation>
    </message>
    <message>
        <source>Cards that nobody wanted. When the draw pile is empty, they are shuffled and become the new one.</source>
        <translation>Les cartes dont personne ne voulait. Quand la pioche est vide, on les mélange et elles forment la nouvelle.</translation>
    </message>
    <message>
        <source>The top one can be played instead of drawing a card.</source>
        <translation>Celle du haut peut être jouée au lieu de piocher.</translation>
    </message>
    <message>
        <source>Coup fourré! The hazard is cancelled.</source>
        <translation>Coup fourré&#x202f;! L’attaque est annulée.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline of the race</source>
        <extracomment>In lines of text: the height of a row and of the road, and the width of the sides&apos; marks. The greatest height that counts as a line of text: in pixels, or as a share of the page&apos;s. The height of a highlight and of the car, in lines of text. The margin around the panel, its padding and the radius of its corners, in pixels. The distance in pixels from the centre of a highlight that still counts as pointing at it. The opacity of highlights after the current moment. The width of the outline as a share of the height, as on the cards. Corners in a square from -1 to 1. The side whose car is at the current moment.</extracomment>
        <translation>Chronologie de la manche</translation>
    </message>
</context>
<context>
    <name>TroubleBanner</name>
    <message>
        <source>Not saved: {reason}. Free some disk space.</source>
        <extracomment>Errors that are solved by making room on the disk.</extracomment>
        <translation>Enregistrement impossible&#xa0;: {reason}. Libérez de l’espace disque.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Save the match somewhere else.</source>
        <translation>Enregistrement impossible&#xa0;: {reason}. Enregistrez la partie ailleurs.</translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message>
        <source>Too slow? Press any key or click to skip an animation.</source>
        <extracomment>The anchors of the rules for each question.</extracomment>
        <translation>Trop lent&#x202f;? Sautez l’animation d’une touche ou d’un clic.</translation>
    </message>
    <message>
        <source>New to the game? Help &gt; Learn to play has ten short lessons, and H gives you a hint.</source>
        <translation>Vous débutez&#x202f;? Suivez les dix courtes leçons (Aide &gt; Apprendre à jouer)&#x202f;; H vous donne un conseil.</translation>
    </message>
    <message>
        <source>Answer this first.</source>
        <translation>Répondez d’abord à cette question.</translation>
    </message>
    <message>
        <source>You can ask for a hint on your turn.</source>
        <translation>Vous pourrez demander un conseil à votre tour de jeu.</translation>
    </message>
</context>
<context>
    <name>TurnTimeDisplay</name>
    <message numerus="yes">
        <source>%Ln seconds left for this turn</source>
        <translation>
            <numerusform>Plus que %Ln&#xa0;seconde pour ce tour</numerusform>
            <numerusform>Plus que %Ln&#xa0;secondes pour ce tour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnreadableNote</name>
    <message numerus="yes">
        <source>%Ln match files are empty or damaged and can’t be opened: {files}. Restore them from a backup, or move them to the bin.</source>
        <translation>
            <numerusform>%Ln fichier de partie est vide ou endommagé et ne peut pas être ouvert&#xa0;: {files}. Restaurez-le à partir d’une sauvegarde, ou mettez-le à la corbeille.</numerusform>
            <numerusform>%Ln fichiers de parties sont vides ou endommagés et ne peuvent pas être ouverts&#xa0;: {files}. Restaurez-les à partir d’une sauvegarde, ou mettez-les à la corbeille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in fol&amp;der</source>
        <extracomment>Greatest number of files that are named.</extracomment>
        <translation>Affic&amp;her dans le dossier</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Mille: {names}</source>
        <extracomment>Forbids the page to load anything. The colours that the page uses, by their names in a theme, besides those of the sides.</extracomment>
        <translation>Mille&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>one move</comment>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a replay</comment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>one move</comment>
        <translation>Avancer</translation>
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
        <source>Race {race}</source>
        <translation>Manche {race}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Position in the race</source>
        <translation>Position dans la manche</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>_FieldRow</name>
    <message>
        <source>As in the book</source>
        <translation>Comme dans le livret</translation>
    </message>
    <message>
        <source>Reset to: {value}</source>
        <translation>Rétablir&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{field}, reset to: {value}</source>
        <translation>{field}, rétablir&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>_JoinRequest</name>
    <message>
        <source>&amp;Accept</source>
        <translation>Acce&amp;pter</translation>
    </message>
    <message>
        <source>De&amp;cline</source>
        <translation>R&amp;efuser</translation>
    </message>
    <message>
        <source>{name} wants to play ({address})</source>
        <translation>{name} veut jouer ({address})</translation>
    </message>
    <message>
        <source>{name} wants to watch ({address})</source>
        <translation>{name} veut regarder ({address})</translation>
    </message>
    <message>
        <source>Accept only if their screen shows the same three words.</source>
        <translation>N’acceptez que si son écran affiche les trois mêmes mots.</translation>
    </message>
</context>
<context>
    <name>_SavedTableRow</name>
    <message>
        <source>{names} · race {race} · {when}</source>
        <extracomment>The page has no room for more.</extracomment>
        <translation>{names} · manche {race} · {when}</translation>
    </message>
    <message>
        <source>Reopen table</source>
        <translation>Rouvrir la table</translation>
    </message>
</context>
</TS>
