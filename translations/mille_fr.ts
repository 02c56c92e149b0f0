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
        <source>Score and log</source>
        <translation>Score et journal</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log of the race</source>
        <extracomment>A card&apos;s height in the list, in line heights. Draws and answers without a card are seen on the table and would fill the log.</extracomment>
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
        <extracomment>Below this width the panel is a drawer over the table (pixels).</extracomment>
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
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
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
        <extracomment>The width of the small form with two sides, of the large one, and of one on a wide screen; and what a third side or the buttons&apos; edges need more. In lines of text. So many races leave room for the chart below them.</extracomment>
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
        <source>If the race ended now</source>
        <extracomment>In line heights: room for the longest item and three columns of figures.</extracomment>
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
    <name>_Teams</name>
    <message>
        <source>{one} and {other} play together</source>
        <translation>{one} et {other} jouent ensemble</translation>
    </message>
</context>
</TS>
