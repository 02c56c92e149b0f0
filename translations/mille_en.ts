<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AccessibleTableTexts</name>
    <message numerus="yes">
        <source>Draw pile: %Ln cards</source>
        <translation>
            <numerusform>Draw pile: %Ln card</numerusform>
            <numerusform>Draw pile: %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %Ln cards</source>
        <translation>
            <numerusform>{name}, %Ln card</numerusform>
            <numerusform>{name}, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, computer, %Ln cards</source>
        <translation>
            <numerusform>{name}, computer, %Ln card</numerusform>
            <numerusform>{name}, computer, %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AmountTexts</name>
    <message numerus="yes">
        <source>%Ln miles</source>
        <translation>
            <numerusform>%Ln mile</numerusform>
            <numerusform>%Ln miles</numerusform>
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
            <numerusform>%Ln race won</numerusform>
            <numerusform>%Ln races won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningCounts</name>
    <message numerus="yes">
        <source>Standings after %Ln matches</source>
        <translation>
            <numerusform>Standings after %Ln match</numerusform>
            <numerusform>Standings after %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches won</source>
        <translation>
            <numerusform>%Ln match won</numerusform>
            <numerusform>%Ln matches won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message numerus="yes">
        <source>%Ln matches imported.</source>
        <translation>
            <numerusform>%Ln match imported.</numerusform>
            <numerusform>%Ln matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches moved to the bin.</source>
        <translation>
            <numerusform>%Ln match moved to the bin.</numerusform>
            <numerusform>%Ln matches moved to the bin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches exported.</source>
        <translation>
            <numerusform>%Ln match exported.</numerusform>
            <numerusform>%Ln matches exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandicapTexts</name>
    <message numerus="yes">
        <source>hand of %Ln cards</source>
        <comment>a handicap</comment>
        <translation>
            <numerusform>hand of %Ln card</numerusform>
            <numerusform>hand of %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeldCards</name>
    <message numerus="yes">
        <source>held %Ln cards</source>
        <translation>
            <numerusform>held %Ln card</numerusform>
            <numerusform>held %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message numerus="yes">
        <source>%Ln changes.</source>
        <translation>
            <numerusform>%Ln change.</numerusform>
            <numerusform>%Ln changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message numerus="yes">
        <source>Try again in %Ln seconds.</source>
        <extracomment>How often the code had been asked for when the field was last cleared. Runs while the table accepts no code. The latest announcement to screen readers.</extracomment>
        <translation>
            <numerusform>Try again in %Ln second.</numerusform>
            <numerusform>Try again in %Ln seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tries left</source>
        <translation>
            <numerusform>%Ln try left</numerusform>
            <numerusform>%Ln tries left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LostLines</name>
    <message numerus="yes">
        <source>The last %Ln lines are left out.</source>
        <translation>
            <numerusform>The last line is left out.</numerusform>
            <numerusform>The last %Ln lines are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln bytes of {file} are empty, perhaps after a power cut. Some moves may be missing. The match continues from the last complete one.</source>
        <translation>
            <numerusform>The last byte of {file} is empty, as when the power fails before a file is on the disk. It is not known how many moves are missing. The match goes on from the last move that is there.</numerusform>
            <numerusform>The last %Ln bytes of {file} are empty, as when the power fails before a file is on the disk. It is not known how many moves they held. The match goes on from the last move that is there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message numerus="yes">
        <source>%Ln seats</source>
        <translation>
            <numerusform>%Ln seat</numerusform>
            <numerusform>%Ln seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <extracomment>The greatest width of the page in lines of text: longer rows are hard to read. Carries the paths of files that were dropped here.</extracomment>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files still to read</source>
        <translation>
            <numerusform>%Ln file still to read</numerusform>
            <numerusform>%Ln files still to read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingTexts</name>
    <message numerus="yes">
        <source>%Ln cards left to draw.</source>
        <translation>
            <numerusform>%Ln card left to draw.</numerusform>
            <numerusform>%Ln cards left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards in hand</source>
        <translation>
            <numerusform>%Ln card in hand</numerusform>
            <numerusform>%Ln cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>With house rules: %Ln changes.</source>
        <extracomment>The edition whose cards are shown.</extracomment>
        <translation>
            <numerusform>With house rules: %Ln change.</numerusform>
            <numerusform>With house rules: %Ln changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %Ln cards, face down, one at a time. The rest form the draw pile.</source>
        <translation>
            <numerusform>Each player is dealt %Ln card, face down. The rest form the draw pile.</numerusform>
            <numerusform>Each player is dealt %Ln cards, face down, one at a time. The rest form the draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may play no more than %Ln of the {card}s in a race.</source>
        <translation>
            <numerusform>A side may play no more than %Ln of the {card}s in a race.</numerusform>
            <numerusform>A side may play no more than %Ln of the {card}s in a race.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetTile</name>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
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
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCounts</name>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnTimeDisplay</name>
    <message numerus="yes">
        <source>%Ln seconds left for this turn</source>
        <translation>
            <numerusform>%Ln second left for this turn</numerusform>
            <numerusform>%Ln seconds left for this turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnreadableNote</name>
    <message numerus="yes">
        <source>%Ln match files are empty or damaged and can’t be opened: {files}. Restore them from a backup, or move them to the bin.</source>
        <translation>
            <numerusform>%Ln match file is empty or damaged and can’t be opened: {files}. Restore it from a backup, or move it to the bin.</numerusform>
            <numerusform>%Ln match files are empty or damaged and can’t be opened: {files}. Restore them from a backup, or move them to the bin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
</TS>
