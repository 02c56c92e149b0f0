<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AccessibleTableTexts</name>
    <message numerus="yes">
        <source>Draw pile: %Ln cards</source>
        <translation>
            <numerusform>Mazo: %Ln carta</numerusform>
            <numerusform>Mazo: %Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %Ln cards</source>
        <translation>
            <numerusform>{name}, %Ln carta</numerusform>
            <numerusform>{name}, %Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, computer, %Ln cards</source>
        <translation>
            <numerusform>{name}, ordenador, %Ln carta</numerusform>
            <numerusform>{name}, ordenador, %Ln cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AmountTexts</name>
    <message numerus="yes">
        <source>%Ln miles</source>
        <translation>
            <numerusform>%Ln&#xa0;km</numerusform>
            <numerusform>%Ln&#xa0;km</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln races won</source>
        <translation>
            <numerusform>%Ln carrera ganada</numerusform>
            <numerusform>%Ln carreras ganadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BetweenRaces</name>
    <message>
        <source>Waiting for the others</source>
        <extracomment>The latest line of chat that was said while this is shown.</extracomment>
        <translation>Esperando a los demás</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jugar &amp;otra vez</translation>
    </message>
    <message>
        <source>Read&amp;y</source>
        <translation>Li&amp;sto</translation>
    </message>
    <message>
        <source>The others are waiting for you: press Ready.</source>
        <translation>Los demás te esperan: pulsa «Listo».</translation>
    </message>
    <message>
        <source>Deal &amp;now</source>
        <translation>&amp;Repartir ya</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>✓ Deal verified</source>
        <translation>✓ Reparto verificado</translation>
    </message>
    <message>
        <source>Deal not fully checked</source>
        <translation>Reparto verificado en parte</translation>
    </message>
    <message>
        <source>Start the next race without waiting</source>
        <translation>Empezar la siguiente carrera sin esperar</translation>
    </message>
    <message>
        <source>Press Ready to go on.</source>
        <translation>Pulsa «Listo» para continuar.</translation>
    </message>
    <message>
        <source>Still waiting for {names}.</source>
        <translation>Aún se espera a {names}.</translation>
    </message>
    <message>
        <source>Everyone is ready.</source>
        <translation>Todos están listos.</translation>
    </message>
    <message>
        <source>All computers at the table shuffled together, and yours has checked the result: nobody, not even the host, chose the cards.</source>
        <translation>Todos los ordenadores de la mesa han barajado juntos y el tuyo ha comprobado el resultado: nadie, ni siquiera el anfitrión, ha elegido las cartas.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair: these were not the cards that were shuffled. The proof is in {path}. Talk to the host before you go on.</source>
        <translation>El reparto de la carrera {race} no fue limpio: no eran las cartas que se barajaron. La prueba está en {path}. Habla con el anfitrión antes de seguir.</translation>
    </message>
    <message>
        <source>This computer missed part of the race. Everything it saw was correct.</source>
        <translation>Este ordenador se perdió parte de la carrera. Todo lo que vio era correcto.</translation>
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
        <translation>Toca cada carta</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>{rules} · {seats} players · {miles}</source>
        <translation>{rules} · {seats} jugadores · {miles}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A challenge number looks like {example}: miles, players and five characters.</source>
        <translation>Un número de desafío tiene la forma {example}: kilómetros, jugadores y cinco caracteres.</translation>
    </message>
    <message>
        <source>A number never contains “{about}”. Its last five characters come from {alphabet}.</source>
        <translation>Un número nunca contiene «{about}». Sus cinco últimos caracteres solo pueden ser {alphabet}.</translation>
    </message>
    <message>
        <source>The second part, the number of players, must be 2, 3, 4 or 6, not {about}.</source>
        <translation>La segunda parte, el número de jugadores, debe ser 2, 3, 4 o 6, no {about}.</translation>
    </message>
    <message>
        <source>This number has a typing mistake. Compare it with the one you were given.</source>
        <translation>Este número tiene una errata. Compáralo con el que te han dado.</translation>
    </message>
    <message>
        <source>This number uses rules that this version doesn’t know.</source>
        <translation>Este número usa unas reglas que esta versión no conoce.</translation>
    </message>
    <message>
        <source>With this many players, the first part, the miles, must be {about}.</source>
        <translation>Con este número de jugadores, la primera parte, los kilómetros, debe ser {about}.</translation>
    </message>
    <message>
        <source>{number} is not a challenge number</source>
        <translation>{number} no es un número de desafío</translation>
    </message>
    <message>
        <source>{number} copied.</source>
        <translation>{number} copiado.</translation>
    </message>
</context>
<context>
    <name>ChallengeNote</name>
    <message>
        <source>Challenge {number}</source>
        <translation>Desafío {number}</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copiar el número</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>&amp;Resultados…</translation>
    </message>
    <message>
        <source>With &amp;friends…</source>
        <translation>Co&amp;n amigos…</translation>
    </message>
    <message>
        <source>Pla&amp;y this challenge again</source>
        <translation>&amp;Jugar otra vez este desafío</translation>
    </message>
    <message>
        <source>Let friends play the same deals</source>
        <translation>Invitar a tus amigos a jugar los mismos repartos</translation>
    </message>
</context>
<context>
    <name>ChallengePage</name>
    <message>
        <source>Challenge</source>
        <extracomment>The Challenge and the Header of its match; the Challenge whose results are requested. The day until which deals of the day are listed.</extracomment>
        <translation>Desafío</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>&amp;Earlier days…</source>
        <translation>Días an&amp;teriores…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day – {day}</source>
        <translation>Reparto &amp;del día – {day}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jugadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;New number</source>
        <translation>&amp;Nuevo número</translation>
    </message>
    <message>
        <source>Computer p&amp;layers</source>
        <translation>Jugadores virtua&amp;les</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the new game</comment>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>&amp;Resultados…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Enter at least one name.</source>
        <translation>Escribe al menos un nombre.</translation>
    </message>
    <message>
        <source>The same number always deals the same cards in the same order. Play it, send it to friends and compare your points.</source>
        <translation>El mismo número reparte siempre las mismas cartas en el mismo orden. Juega, envíaselo a tus amigos y comparad los puntos.</translation>
    </message>
    <message>
        <source>&amp;Or choose one</source>
        <translation>O elige &amp;uno</translation>
    </message>
    <message>
        <source>Best results in the deals of the day</source>
        <translation>Mejores resultados en los repartos del día</translation>
    </message>
    <message>
        <source>The computer plays the seats without a name. No hints, and no taking back.</source>
        <translation>El ordenador juega en los sitios sin nombre. Sin pistas ni jugadas deshechas.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dos jugadores tienen el mismo nombre.</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Computer players</source>
        <extracomment>Lines of text: a tile, and the face in it. Opacity of tiles that cannot be selected. The grid is at most three tiles wide, and narrower where the window is. Pixels that a list needs beside its tiles. The Character, None for a computer player without one.</extracomment>
        <translation>Jugadores virtuales</translation>
    </message>
    <message>
        <source>Plain computer</source>
        <translation>Ordenador sin personaje</translation>
    </message>
    <message>
        <source>any level</source>
        <translation>cualquier nivel</translation>
    </message>
    <message>
        <source>already at the table</source>
        <translation>ya está en la mesa</translation>
    </message>
    <message>
        <source>You choose its name and level. {style}</source>
        <translation>Tú eliges su nombre y su nivel. {style}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>No match has come to its end yet.</source>
        <extracomment>Sizes of a chart, in lines of text. The margins above and below the plot in lines of text; the share of a bar in its row. The largest and the smallest dot, in lines of text; dots become smaller if there are many. The least upper end of a scale of points. Returns the width of a number.</extracomment>
        <translation>Todavía no ha acabado ninguna partida.</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Puntos carrera a carrera</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>You</source>
        <comment>who said something</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>The message is too long or contains characters that can’t be sent.</source>
        <translation>El mensaje es demasiado largo o tiene caracteres que no se pueden enviar.</translation>
    </message>
    <message>
        <source>&amp;Everyone</source>
        <translation>&amp;Todos</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>Mensajes del chat</translation>
    </message>
    <message>
        <source>Message to everyone</source>
        <translation>Mensaje para toda la mesa</translation>
    </message>
    <message>
        <source>Hide messages</source>
        <translation>Ocultar mensajes</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Escribir un mensaje</translation>
    </message>
</context>
<context>
    <name>CoachStrip</name>
    <message>
        <source>{button} (Space)</source>
        <extracomment>The largest enlargement of the page&apos;s text, up to a share of the page&apos;s height; the title&apos;s size as a multiple of that. The coach&apos;s portrait in lines of text, and the strip&apos;s least width for it. Least number of lines of text, so that the table does not move for a short one. The main button was pressed; the button back to the list of lessons was pressed. All texts of the lesson, and of the main button. The font and the height of the page for which fonts and widths were last computed.</extracomment>
        <translation>{button} (Espacio)</translation>
    </message>
</context>
<context>
    <name>CodeSheet</name>
    <message>
        <source>{name}: scan this code</source>
        <extracomment>Whether the player has a phone, which is silent. Seconds for which the code is still valid.</extracomment>
        <translation>{name}: escanea este código</translation>
    </message>
    <message>
        <source>This code takes the hand from {name}’s other phone.</source>
        <translation>Este código quita la mano al otro teléfono de {name}.</translation>
    </message>
    <message>
        <source>&amp;Address of this computer</source>
        <translation>&amp;Dirección de este ordenador</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it to the Wi-Fi of the phones.</source>
        <translation>Este ordenador no está en ninguna red. Conéctalo a la Wi-Fi de los teléfonos.</translation>
    </message>
    <message>
        <source>Valid for {time}, for one phone</source>
        <translation>Válido durante {time}, para un solo teléfono</translation>
    </message>
    <message>
        <source>With a phone in this Wi-Fi: scan the code, open the page, and touch “Start”.</source>
        <translation>Con un teléfono en esta Wi-Fi: escanea el código, abre la página y toca «Empezar».</translation>
    </message>
    <message>
        <source>If Windows asks about its firewall, allow private networks.</source>
        <translation>Si Windows pregunta por su cortafuegos, permite las redes privadas.</translation>
    </message>
    <message>
        <source>No phone has joined yet.</source>
        <translation>Todavía no se ha unido ningún teléfono.</translation>
    </message>
    <message>
        <source>• Is the phone in the same Wi-Fi as this computer?</source>
        <translation>• ¿Está el teléfono en la misma Wi-Fi que este ordenador?</translation>
    </message>
    <message>
        <source>• A Wi-Fi for guests often keeps devices apart: use the main one.</source>
        <translation>• Una Wi-Fi para invitados suele aislar los dispositivos: usa la principal.</translation>
    </message>
    <message>
        <source>• A firewall on this computer may have to allow Mille.</source>
        <translation>• Puede que un cortafuegos de este ordenador deba permitir Mille.</translation>
    </message>
    <message>
        <source>• Windows lets phones in only if it calls this network private, which its settings can change.</source>
        <translation>• Windows solo deja pasar los teléfonos si considera privada esta red, lo que se cambia en su configuración.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Race {race}</source>
        <extracomment>The index of the play button among the first five buttons. The polygons of each icon, in a square of ICON_SIZE. The size of an icon, and the width of its button, in lines of text. The least number of letters shown of a race, a speed, and a name; longer names are elided. The height of a combo box, in lines of text. A seat, or None for everybody.</extracomment>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>{times} ×</source>
        <comment>speed of a replay</comment>
        <translation>{times} ×</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Vista de {name}</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>from this moment</comment>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <translation>&amp;Imagen de este momento…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Una jugada atrás (←)</translation>
    </message>
    <message>
        <source>Play on from here against the computer, as practice (P)</source>
        <translation>Jugar desde aquí contra el ordenador, como práctica (P)</translation>
    </message>
    <message>
        <source>Close the replay (Esc)</source>
        <translation>Cerrar la repetición (Esc)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausar (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
    <message>
        <source>Animated &amp;web page…</source>
        <translation>Página &amp;web animada…</translation>
    </message>
    <message>
        <source>Start of race, or previous race (Page up)</source>
        <translation>Inicio de la carrera o carrera anterior (Re Pág)</translation>
    </message>
    <message>
        <source>One move forward (→)</source>
        <translation>Una jugada adelante (→)</translation>
    </message>
    <message>
        <source>Next race (Page down)</source>
        <translation>Carrera siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Velocidad (+ y −)</translation>
    </message>
    <message>
        <source>Hands shown</source>
        <translation>Manos visibles</translation>
    </message>
    <message>
        <source>Review the decisions of this race (V)</source>
        <translation>Analizar las decisiones de esta carrera (V)</translation>
    </message>
</context>
<context>
    <name>CornerTools</name>
    <message>
        <source>Chat: {unread}</source>
        <translation>Chat: {unread}</translation>
    </message>
    <message>
        <source>Score, log and chat</source>
        <translation>Marcador, registro y chat</translation>
    </message>
    <message>
        <source>Score and log</source>
        <translation>Marcador y registro</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Sonido activado</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Sonido desactivado</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha ido mal</translation>
    </message>
    <message>
        <source>Mille was updated while it was running. Please restart Mille.</source>
        <translation>Mille se ha actualizado mientras estaba abierto. Vuelve a abrir Mille.</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Se ha producido un error inesperado.</translation>
    </message>
    <message>
        <source>The latest moves of your match are not saved. Save them before you close Mille.</source>
        <translation>Las últimas jugadas de tu partida no están guardadas. Guárdalas antes de cerrar Mille.</translation>
    </message>
    <message>
        <source>Your match is saved.</source>
        <translation>Tu partida está guardada.</translation>
    </message>
    <message>
        <source>A report was saved to {path}. It has not been sent.</source>
        <extracomment>Returns the match as text. Returns True if its file has all of it. Asks for another file, and saves it there. The match that is being played on this computer, if any.</extracomment>
        <translation>Se ha guardado un informe en {path}. No se ha enviado.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <extracomment>The folds of the cloth: their width in pixels, and the colours of the darkest and the lightest part, by day and at night. The hem at the upper edge in pixels, and the shade on the rest of the page. With these, a letter is the key of a command. Whether people elsewhere are asked, and the names of those with phones. Whether it calls somebody, who may open it. Whether a button has been pressed since the texts changed, or there was none to press. Whether it has been closed again since it was opened.</extracomment>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>All hands are hidden.</source>
        <translation>Todas las manos están ocultas.</translation>
    </message>
    <message>
        <source>May {name} take back the last move?</source>
        <translation>¿Puede {name} deshacer la última jugada?</translation>
    </message>
    <message>
        <source>No card has been drawn since. Everyone else here must agree.</source>
        <translation>Desde entonces no se ha robado ninguna carta. Tienen que aceptarlo todos los demás que están aquí.</translation>
    </message>
    <message>
        <source>&amp;Yes, take it back</source>
        <translation>&amp;Sí, deshacerla</translation>
    </message>
    <message>
        <source>All hands are hidden. Everyone else, look away.</source>
        <translation>Todas las manos están ocultas. Los demás, no miréis.</translation>
    </message>
    <message>
        <source>I’m {name}: show my hand</source>
        <translation>Soy {name}: mostrar mi mano</translation>
    </message>
    <message>
        <source>I’m {name}: take back my move</source>
        <translation>Soy {name}: deshacer mi jugada</translation>
    </message>
    <message>
        <source>Use a &amp;phone…</source>
        <translation>Usar un telé&amp;fono…</translation>
    </message>
    <message>
        <source>&amp;No, leave it</source>
        <translation>&amp;No, mantenerla</translation>
    </message>
</context>
<context>
    <name>DaysDialog</name>
    <message>
        <source>under way</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Repartos del día</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Best result: {names}, {points}, {day}.</source>
        <extracomment>Carries the Challenge of the selected day.</extracomment>
        <translation>El mejor resultado: {names}, {points}, el {day}.</translation>
    </message>
    <message>
        <source>Best results, latest day first</source>
        <translation>Mejores resultados, el día más reciente primero</translation>
    </message>
    <message>
        <source>No deals of the day played yet.</source>
        <translation>Todavía no se ha jugado ningún reparto del día.</translation>
    </message>
    <message>
        <source>&amp;Choose this deal</source>
        <translation>&amp;Elegir este reparto</translation>
    </message>
</context>
<context>
    <name>DeckEditor</name>
    <message>
        <source>Copies of {card}</source>
        <translation>Copias de {card}</translation>
    </message>
    <message>
        <source>{cards} in total</source>
        <translation>{cards} en total</translation>
    </message>
</context>
<context>
    <name>DropOverlay</name>
    <message>
        <source>Drop to open the match</source>
        <extracomment>The opacity of the overlay, and its frame in lines of text.</extracomment>
        <translation>Suelta aquí para abrir la partida</translation>
    </message>
</context>
<context>
    <name>EmptyList</name>
    <message>
        <source>&amp;Find out why</source>
        <translation>Av&amp;eriguar por qué</translation>
    </message>
    <message>
        <source>No tables found yet</source>
        <translation>Aún no se ha encontrado ninguna mesa</translation>
    </message>
    <message>
        <source>Nobody has opened a table yet, or a firewall, a guest Wi-Fi or a VPN hides it.</source>
        <translation>Nadie ha abierto todavía una mesa, o la oculta un cortafuegos, una wifi de invitados o una VPN.</translation>
    </message>
    <message>
        <source>This computer’s address: {addresses}</source>
        <translation>Dirección de este ordenador: {addresses}</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Comprobando…</translation>
    </message>
</context>
<context>
    <name>EmptyMessage</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Show &amp;all matches</source>
        <translation>Mostrar &amp;todas las partidas</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <translation>Leyendo tus partidas…</translation>
    </message>
    <message>
        <source>Matches at this screen are saved here from the first move; matches on the network are saved by the host when they are over. You can also import match files or drop them here.</source>
        <translation>Las partidas de esta pantalla se guardan aquí desde la primera jugada; las de red las guarda el anfitrión cuando terminan. También puedes importar archivos de partidas o soltarlos aquí.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>No matches found</source>
        <translation>No se ha encontrado ninguna partida</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”.</source>
        <translation>No hay resultados para «{words}».</translation>
    </message>
    <message>
        <source>No matches of this kind yet.</source>
        <translation>Todavía no hay partidas de este tipo.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Todavía no hay partidas</translation>
    </message>
</context>
<context>
    <name>EveningCounts</name>
    <message numerus="yes">
        <source>Standings after %Ln matches</source>
        <translation>
            <numerusform>Clasificación tras %Ln partida</numerusform>
            <numerusform>Clasificación tras %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches won</source>
        <translation>
            <numerusform>%Ln partida ganada</numerusform>
            <numerusform>%Ln partidas ganadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningNote</name>
    <message>
        <source>Stand&amp;ings…</source>
        <translation>Clasi&amp;ficación…</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>Mille: evenings</source>
        <translation>Mille: veladas</translation>
    </message>
    <message>
        <source>Evenings {names} {when}</source>
        <translation>Veladas {names} {when}</translation>
    </message>
    <message>
        <source>{name} {figures}</source>
        <comment>a person, and points or matches won</comment>
        <extracomment>For each person the points, or the matches won and the difference; in bold for a winner.</extracomment>
        <translation>{name} {figures}</translation>
    </message>
    <message>
        <source>{name} {figures}, won</source>
        <translation>{name} {figures}, ha ganado</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Velada</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>In tenths of a point: a row of the standings, and one of the period.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>{won} ({difference})</source>
        <comment>matches won, and difference of points</comment>
        <translation>{won} ({difference})</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} de {year}</translation>
    </message>
    <message>
        <source>Today: {won}</source>
        <translation>Hoy: {won}</translation>
    </message>
    <message>
        <source>Tonight: {won}</source>
        <translation>Esta noche: {won}</translation>
    </message>
    <message>
        <source>{name} {won}</source>
        <comment>a person and the number of matches won</comment>
        <translation>{name} {won}</translation>
    </message>
    <message>
        <source>{rank}. {name}: {won}, points: {points}, difference: {signed}</source>
        <translation>{rank}. {name}: {won}, puntos: {points}, diferencia: {signed}</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>en red</translation>
    </message>
    <message>
        <source>paper cards</source>
        <translation>cartas de papel</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>computer {names}: {points}</source>
        <translation>ordenador {names}: {points}</translation>
    </message>
    <message>
        <source>won by computer {names}: {points}</source>
        <translation>ganada por el ordenador {names}: {points}</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>matches</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Difference: your points minus those of each other side, added up over the matches. Settle this if you play for points.</source>
        <translation>Diferencia: tus puntos menos los de cada uno de los otros bandos, sumados en todas las partidas. Es lo que se paga cuando se juega por puntos.</translation>
    </message>
</context>
<context>
    <name>EveningsPage</name>
    <message>
        <source>Export the evenings</source>
        <translation>Exportar las veladas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Veladas</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>Ve&amp;lada</translation>
    </message>
    <message>
        <source>&amp;Month</source>
        <translation>&amp;Mes</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>A&amp;ño</translation>
    </message>
    <message>
        <source>Wh&amp;o</source>
        <translation>&amp;Quién</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>C&amp;uándo</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>The table of a period scrolls if it has more rows.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;All time</source>
        <translation>&amp;Desde el principio</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Volve&amp;r</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>E&amp;xportar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>Evenings, latest first</source>
        <translation>Veladas, la más reciente primero</translation>
    </message>
    <message>
        <source>Matches, latest first</source>
        <translation>Partidas, la más reciente primero</translation>
    </message>
    <message>
        <source>Matches won and difference. Press Enter to open an evening.</source>
        <translation>Partidas ganadas y diferencia. Intro abre la velada.</translation>
    </message>
    <message>
        <source>No evenings yet</source>
        <translation>Todavía no hay veladas</translation>
    </message>
    <message>
        <source>Finish a match between two or more people with different names, at this screen, on the network or with paper cards. The wins of an evening are added up here.</source>
        <translation>Terminad una partida entre dos o más personas con nombres distintos: en esta pantalla, en red o con cartas de papel. Aquí se suman las victorias de la velada.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Choose portrait and colour, {seat}</source>
        <extracomment>The side whose colour the ring around the face has.</extracomment>
        <translation>Elegir retrato y color, {seat}</translation>
    </message>
    <message>
        <source>Choose portrait and colour</source>
        <translation>Elegir retrato y color</translation>
    </message>
    <message>
        <source>Choose the computer player, {seat}</source>
        <translation>Elegir el jugador virtual, {seat}</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>FairnessBox</name>
    <message>
        <source>The leader first</source>
        <translation>El líder primero</translation>
    </message>
    <message>
        <source>Attacks go to the side with the most points.</source>
        <translation>Los ataques van al bando con más puntos.</translation>
    </message>
    <message>
        <source>Attacks are shared out evenly in every race.</source>
        <translation>Los ataques se reparten por igual en cada carrera.</translation>
    </message>
    <message>
        <source>The best target</source>
        <translation>Al mejor objetivo</translation>
    </message>
    <message>
        <source>Everyone equally</source>
        <translation>A todos por igual</translation>
    </message>
    <message>
        <source>Their last attacker</source>
        <translation>Su último atacante</translation>
    </message>
    <message>
        <source>Each computer attacks where it gains most.</source>
        <translation>Cada ordenador ataca a quien más le conviene.</translation>
    </message>
    <message>
        <source>Attacks go back to the side they came from.</source>
        <translation>Los ataques se devuelven al bando del que vinieron.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message numerus="yes">
        <source>%Ln matches imported.</source>
        <translation>
            <numerusform>%Ln partida importada.</numerusform>
            <numerusform>%Ln partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches moved to the bin.</source>
        <translation>
            <numerusform>%Ln partida movida a la papelera.</numerusform>
            <numerusform>%Ln partidas movidas a la papelera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches exported.</source>
        <translation>
            <numerusform>%Ln partida exportada.</numerusform>
            <numerusform>%Ln partidas exportadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was not renamed</source>
        <translation>No se ha cambiado el nombre de la partida</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>The match was not deleted</source>
        <translation>No se ha eliminado la partida</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Matches (*.mille)</source>
        <translation>Partidas (*.mille)</translation>
    </message>
    <message>
        <source>Some matches could not be restored. Look in the system’s bin.</source>
        <translation>Algunas partidas no se han podido restaurar. Mira en la papelera del sistema.</translation>
    </message>
    <message>
        <source>Some matches were not exported</source>
        <translation>Algunas partidas no se han exportado</translation>
    </message>
    <message>
        <source>This match is being played in another window and can’t be changed.</source>
        <translation>Esta partida se está jugando en otra ventana y no se puede cambiar.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>Ag&amp;ainst</source>
        <translation>&amp;Contra</translation>
    </message>
    <message>
        <source>P&amp;eriod</source>
        <translation>Per&amp;iodo</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>Races &amp;with help</source>
        <translation>Carreras con ay&amp;uda</translation>
    </message>
    <message>
        <source>Races with hints, cards still out or moves taken back are counted separately.</source>
        <translation>Las carreras con pistas, cartas por salir o jugadas deshechas se cuentan aparte.</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>FoundList</name>
    <message>
        <source>Tables on your network</source>
        <translation>Mesas en tu red</translation>
    </message>
</context>
<context>
    <name>GamePageExtension</name>
    <message>
        <source>Shuffling…</source>
        <extracomment>Pixels, as the pages of the panel have. Events that show that a player is at this computer. True if any key or click takes a seat back from the computer.</extracomment>
        <translation>Barajando…</translation>
    </message>
</context>
<context>
    <name>HandControl</name>
    <message>
        <source>First choose the card to discard.</source>
        <translation>Elige antes la carta que quieres descartar.</translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>Deshacer tu última jugada</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The greatest heights of buttons in lines of the page&apos;s text: to play, the others of the hand, and those beside the score.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Discard the chosen card, or drag a card onto the discard pile</source>
        <translation>Descartar la carta elegida, o arrastrar una carta a los descartes</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>What the strongest computer player would do</source>
        <translation>Lo que haría el jugador virtual más fuerte</translation>
    </message>
    <message>
        <source>Play the chosen card, or click it again</source>
        <translation>Jugar la carta elegida, o volver a hacer clic en ella</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>No handicap</source>
        <extracomment>The points to choose from, the shares of a trip, and the cards of a hand. Carries the seat&apos;s Handicap, or None.</extracomment>
        <translation>Sin hándicap</translation>
    </message>
</context>
<context>
    <name>HandicapTexts</name>
    <message numerus="yes">
        <source>hand of %Ln cards</source>
        <comment>a handicap</comment>
        <translation>
            <numerusform>mano de %Ln carta</numerusform>
            <numerusform>mano de %Ln cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandicapsButton</name>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Points, miles or a smaller hand for a player</source>
        <translation>Puntos, kilómetros o una mano más pequeña para un jugador</translation>
    </message>
    <message>
        <source>Miles or a smaller hand for a player</source>
        <translation>Kilómetros o una mano más pequeña para un jugador</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartas que quedaban en mano</translation>
    </message>
</context>
<context>
    <name>HandsStrip</name>
    <message>
        <source>{name}: {cards}</source>
        <comment>the hand of a player</comment>
        <extracomment>The cards&apos; height as a share of the page&apos;s height, and the gap around them in pixels. The greatest and the least width of the name before a hand, in lines of text. The least visible share of a card&apos;s width where cards overlap.</extracomment>
        <translation>{name}: {cards}</translation>
    </message>
</context>
<context>
    <name>HeldCards</name>
    <message numerus="yes">
        <source>held %Ln cards</source>
        <translation>
            <numerusform>con %Ln carta</numerusform>
            <numerusform>con %Ln cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Enter plays it.</source>
        <translation>Intro la juega.</translation>
    </message>
    <message>
        <source>Enter discards it.</source>
        <translation>Intro la descarta.</translation>
    </message>
    <message>
        <source>Your only choice.</source>
        <translation>Tu única opción.</translation>
    </message>
    <message>
        <source>There are no hints in this match.</source>
        <extracomment>Milliseconds after which the bar shows that a hint is being computed. The number of moves that are shown in turn, the best first. The update for which a hint was requested, and the moves found. The number of the message that is shown while a hint is being computed. The number of the message that shows the hint.</extracomment>
        <translation>En esta partida no hay pistas.</translation>
    </message>
    <message>
        <source>No hint: the computer isn’t answering. Play on without it.</source>
        <translation>No hay pista: el ordenador no responde. Sigue sin ella.</translation>
    </message>
    <message>
        <source>Your only choice: Enter discards it.</source>
        <translation>Tu única opción: Intro la descarta.</translation>
    </message>
    <message>
        <source>Your only choice: Enter plays it.</source>
        <translation>Tu única opción: Intro la juega.</translation>
    </message>
    <message>
        <source>Enter accepts it.</source>
        <translation>Intro lo acepta.</translation>
    </message>
    <message>
        <source>Enter extends it.</source>
        <translation>Intro lo prolonga.</translation>
    </message>
    <message>
        <source>Enter finishes it.</source>
        <translation>Intro lo termina.</translation>
    </message>
    <message>
        <source>Hints count in the statistics.</source>
        <translation>Las pistas cuentan en las estadísticas.</translation>
    </message>
    <message>
        <source>H: next best move.</source>
        <translation>H: siguiente jugada.</translation>
    </message>
    <message>
        <source>Thinking of a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>Enter draws a card.</source>
        <translation>Intro roba una carta.</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message>
        <source>{name}’s table</source>
        <translation>La mesa de {name}</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the tables</comment>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>No open seats: nobody else can play.</source>
        <extracomment>Carries the TableOptions and the names of the people here.</extracomment>
        <translation>No hay sitios libres: nadie más puede jugar.</translation>
    </message>
    <message>
        <source>Windows may now ask about its firewall: allow private networks. Others find your table only if Windows calls this network private, which its settings can change.</source>
        <translation>Puede que Windows pregunte ahora por su cortafuegos: permite las redes privadas. Los demás solo encuentran tu mesa si Windows considera privada esta red, lo que se cambia en su configuración.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dos jugadores tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>These house rules have too many cards to play on the network. Remove some.</source>
        <translation>Estas reglas de la casa tienen demasiadas cartas para jugar en red. Quita algunas.</translation>
    </message>
    <message>
        <source>&amp;Open table</source>
        <translation>A&amp;brir la mesa</translation>
    </message>
    <message>
        <source>Continues from the score sheet: {scores}. The unfinished race doesn’t count.</source>
        <translation>Continúa desde la hoja de puntos: {scores}. La carrera sin terminar no cuenta.</translation>
    </message>
</context>
<context>
    <name>HostSeatRow</name>
    <message>
        <source>Computer {number}</source>
        <extracomment>The kinds of a SeatPlan, in the order of the segments. Carries the Face that a person has chosen. Returns the name of somebody who has no seat yet, or an empty text.</extracomment>
        <translation>Ordenador {number}</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>seat</comment>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>for a guest</source>
        <translation>para un invitado</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Table</source>
        <extracomment>The pages from top to bottom; `group_name` has their names. What is chosen for each match is no house rule, see CHOSEN_APART.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Kilómetros</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>Safeties</source>
        <translation>Seguridades</translation>
    </message>
    <message>
        <source>End of a race</source>
        <translation>Fin de carrera</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>races until somebody has won</comment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Choose at least one number of players.</source>
        <translation>Elige al menos un número de jugadores.</translation>
    </message>
    <message>
        <source>{number} house rules are kept already, the most there can be. Delete one of them first.</source>
        <translation>Ya hay {number} reglas de la casa guardadas, el máximo posible. Elimina una de ellas primero.</translation>
    </message>
    <message>
        <source>The trip length must be a multiple of 25.</source>
        <translation>La longitud del recorrido debe ser múltiplo de 25.</translation>
    </message>
    <message>
        <source>The length with extension must be a multiple of 25.</source>
        <translation>La longitud con prolongación debe ser múltiplo de 25.</translation>
    </message>
    <message>
        <source>The deck needs more cards than all hands together.</source>
        <translation>La baraja debe tener más cartas que todas las manos juntas.</translation>
    </message>
    <message>
        <source>These rules don’t work together.</source>
        <translation>Estas reglas son incompatibles.</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message numerus="yes">
        <source>%Ln changes.</source>
        <translation>
            <numerusform>%Ln cambio.</numerusform>
            <numerusform>%Ln cambios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de reglas</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Usar estas reglas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Sin cambios.</translation>
    </message>
    <message>
        <source>Other rules have this name.</source>
        <extracomment>Longest value shown on the reset button: a longer one has no room with large text. The rules before, and the new ones. The kept rules should be deleted. The titles of other rules.</extracomment>
        <translation>Otras reglas tienen este nombre.</translation>
    </message>
    <message>
        <source>House rules (*.mille-rules)</source>
        <translation>Reglas de la casa (*.mille-rules)</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar reglas de la casa</translation>
    </message>
    <message>
        <source>House rules based on {rules}</source>
        <translation>Reglas de la casa basadas en {rules}</translation>
    </message>
    <message>
        <source>&amp;Keep under the name</source>
        <translation>&amp;Guardar con el nombre</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Undo &amp;all changes</source>
        <translation>&amp;Deshacer todos los cambios</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Open the rule</source>
        <extracomment>The height of the card, of the table&apos;s; the width of the words in lines of text, and at most of the table&apos;s; its edge in lines; the distance to what is asked about, in pixels. Sizes of the words, as multiples of the table&apos;s text: the first one that has room; of the name, as a multiple of that. What is shown; None while hidden.</extracomment>
        <translation>Leer la regla</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Joining {table}</source>
        <translation>Unirse a «{table}»</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Try again in %Ln seconds.</source>
        <extracomment>How often the code had been asked for when the field was last cleared. Runs while the table accepts no code. The latest announcement to screen readers.</extracomment>
        <translation>
            <numerusform>Vuelve a intentarlo dentro de %Ln segundo.</numerusform>
            <numerusform>Vuelve a intentarlo dentro de %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many wrong codes.</source>
        <translation>Demasiados códigos incorrectos.</translation>
    </message>
    <message>
        <source>Wrong code. Check the host’s screen.</source>
        <translation>Código incorrecto. Compruébalo en la pantalla del anfitrión.</translation>
    </message>
    <message>
        <source>The host must see the same three words beside your name. If not, somebody is intercepting the connection: cancel.</source>
        <translation>El anfitrión debe ver las mismas tres palabras junto a tu nombre. Si no, alguien intercepta la conexión: cancela.</translation>
    </message>
    <message>
        <source>&amp;Table code</source>
        <translation>Código de la &amp;mesa</translation>
    </message>
    <message>
        <source>Table code, six digits</source>
        <translation>Código de la mesa, seis cifras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tries left</source>
        <translation>
            <numerusform>Queda %Ln intento</numerusform>
            <numerusform>Quedan %Ln intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>Ask the host for the six-digit code.</source>
        <translation>Pide al anfitrión el código de seis cifras.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Waiting for the host to accept you ({count} ahead of you)</source>
        <translation>Esperando a que el anfitrión te acepte ({count} por delante de ti)</translation>
    </message>
    <message>
        <source>Waiting for the host to accept you…</source>
        <translation>Esperando a que el anfitrión te acepte…</translation>
    </message>
</context>
<context>
    <name>JoinRequests</name>
    <message>
        <source>&amp;New code</source>
        <translation>&amp;Nuevo código</translation>
    </message>
    <message>
        <source>Waiting to join</source>
        <translation>Quieren entrar</translation>
    </message>
    <message>
        <source>Nobody is waiting.</source>
        <translation>No espera nadie.</translation>
    </message>
    <message>
        <source>The new code is {code}.</source>
        <translation>El nuevo código es {code}.</translation>
    </message>
    <message>
        <source>Who can join</source>
        <translation>Quién puede entrar</translation>
    </message>
    <message>
        <source>Guests who have already joined stay.</source>
        <translation>Los invitados que ya se han unido siguen en la mesa.</translation>
    </message>
    <message>
        <source>Give your guests this code.</source>
        <translation>Da este código a tus invitados.</translation>
    </message>
    <message>
        <source>Only people who have played here can join.</source>
        <translation>Solo pueden entrar quienes ya han jugado aquí.</translation>
    </message>
    <message>
        <source>Address of this table: {addresses}</source>
        <translation>Dirección de esta mesa: {addresses}</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <extracomment>Height of the line, as a multiple of the text&apos;s; pixels at its left and right.</extracomment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>play the hint</source>
        <translation>seguir la pista</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>descartar</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>a card</comment>
        <translation>robar</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>elegir</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmar</translation>
    </message>
    <message>
        <source>just drawn</source>
        <comment>card</comment>
        <translation>carta robada</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>save</source>
        <translation>guardar</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>salir</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jugar</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>cancelar</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>rival</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordenar</translation>
    </message>
    <message>
        <source>Keys you can press now</source>
        <translation>Teclas que puedes pulsar ahora</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas en la mesa</translation>
    </message>
    <message>
        <source>Keys in a replay</source>
        <translation>Teclas en una repetición</translation>
    </message>
    <message>
        <source>Keys in a review</source>
        <translation>Teclas en un análisis</translation>
    </message>
    <message>
        <source>Choose where the card goes</source>
        <translation>Elegir adónde va la carta</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Descartar la carta elegida</translation>
    </message>
    <message>
        <source>U 3, D 3</source>
        <translation>U 3, D 3</translation>
    </message>
    <message>
        <source>Coup fourré, or continue</source>
        <translation>Coup fourré, o continuar</translation>
    </message>
    <message>
        <source>No coup fourré</source>
        <translation>Sin coup fourré</translation>
    </message>
    <message>
        <source>Extend the trip</source>
        <translation>Pedir la prolongación</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Salir de la partida</translation>
    </message>
    <message>
        <source>Review this race</source>
        <translation>Analizar esta carrera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Choose the previous or next card</source>
        <translation>Elegir la carta anterior o siguiente</translation>
    </message>
    <message>
        <source>Play the chosen card</source>
        <translation>Jugar la carta elegida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Draw a card (if not automatic)</source>
        <translation>Robar una carta (si no es automático)</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>Take back the last move, or a card’s number</source>
        <translation>Deshacer la última jugada, o borrar un número</translation>
    </message>
    <message>
        <source>Redraw the screen</source>
        <translation>Redibujar la pantalla</translation>
    </message>
    <message>
        <source>Chat (on the network)</source>
        <translation>Escribir un mensaje (en red)</translation>
    </message>
    <message>
        <source>Remind the others (on the network)</source>
        <translation>Avisar a los demás (en red)</translation>
    </message>
    <message>
        <source>Quick phrase (on the network)</source>
        <translation>Frase rápida (en red)</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activar o silenciar el sonido</translation>
    </message>
    <message>
        <source>Read the table aloud</source>
        <translation>Leer la mesa en voz alta</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>The maximum size of the list before it scrolls, as a share of the window. Pixels between columns, and between lists in one column. Keys as they are called, and what they do. Keys of replays and reviews, and their texts.</extracomment>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>One move back or forward</source>
        <translation>Una jugada atrás o adelante</translation>
    </message>
    <message>
        <source>Previous or next race</source>
        <translation>Carrera anterior o siguiente</translation>
    </message>
    <message>
        <source>Start or end of the match</source>
        <translation>Inicio o fin de la partida</translation>
    </message>
    <message>
        <source>Faster or slower</source>
        <translation>Más rápido o más despacio</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Previous or next decision in the list</source>
        <translation>Decisión anterior o siguiente de la lista</translation>
    </message>
    <message>
        <source>Previous or next decision on the curve</source>
        <translation>Decisión anterior o siguiente de la curva</translation>
    </message>
    <message>
        <source>Show the table at that decision</source>
        <translation>Mostrar la mesa en ese momento</translation>
    </message>
    <message>
        <source>Switch between list and curve</source>
        <translation>Cambiar entre la lista y la curva</translation>
    </message>
    <message>
        <source>Choose a card; again to play it</source>
        <translation>Elegir una carta; otra vez para jugarla</translation>
    </message>
    <message>
        <source>Play or discard card 3, then Enter</source>
        <translation>Jugar o descartar la carta 3 y después Intro</translation>
    </message>
    <message>
        <source>Keys everywhere</source>
        <translation>Teclas en todas partes</translation>
    </message>
    <message>
        <source>Hint; again for the next best</source>
        <translation>Pista; otra vez para la siguiente</translation>
    </message>
    <message>
        <source>What the chosen card or place is</source>
        <translation>Qué es la carta elegida o el lugar</translation>
    </message>
    <message>
        <source>Score sheet, small or large</source>
        <translation>Hoja de puntos, pequeña o grande</translation>
    </message>
    <message>
        <source>Read your hand aloud</source>
        <translation>Leer tu mano en voz alta</translation>
    </message>
    <message>
        <source>Read the score aloud</source>
        <translation>Leer la puntuación en voz alta</translation>
    </message>
    <message>
        <source>Rules, at what matters now</source>
        <translation>Reglas, en lo que importa ahora</translation>
    </message>
    <message>
        <source>Next or previous area of the table, then arrow keys</source>
        <translation>Zona siguiente o anterior de la mesa y luego flechas</translation>
    </message>
    <message>
        <source>Change players</source>
        <translation>Cambiar los jugadores</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Abrir los menús</translation>
    </message>
    <message>
        <source>Continue a match from a file</source>
        <translation>Continuar una partida de un archivo</translation>
    </message>
    <message>
        <source>Watch a match from a file</source>
        <translation>Ver de nuevo una partida de un archivo</translation>
    </message>
    <message>
        <source>Print the score sheet, while it is shown</source>
        <translation>Imprimir la hoja de puntos, cuando se muestra</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Play the top discard instead (some rules)</source>
        <translation>Jugar la carta de arriba de los descartes (algunas reglas)</translation>
    </message>
</context>
<context>
    <name>LanPage</name>
    <message>
        <source>Play on the network</source>
        <translation>Jugar en red</translation>
    </message>
    <message>
        <source>Host a &amp;table…</source>
        <translation>Abrir una &amp;mesa…</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Unirse por dirección</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>W&amp;atch</source>
        <translation>Mi&amp;rar</translation>
    </message>
    <message>
        <source>See the game without playing: no hands, no seat</source>
        <translation>Ver la partida sin jugar: sin manos ni sitio</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Unirse</translation>
    </message>
    <message>
        <source>This is not an address. Addresses look like 192.168.1.20 or [fe80::1%eth0]:25100.</source>
        <extracomment>Carries a FoundTable or Address, and True for watching. Emitted when the list of saved tables should be updated.</extracomment>
        <translation>Esto no es una dirección. Ejemplos: 192.168.1.20 o [fe80::1%eth0]:25100.</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Mesas en tu red</translation>
    </message>
    <message>
        <source>From the host’s screen, such as 192.168.1.20</source>
        <translation>La de la pantalla del anfitrión, por ejemplo 192.168.1.20</translation>
    </message>
    <message>
        <source>Table address</source>
        <translation>Dirección de la mesa</translation>
    </message>
    <message>
        <source>C&amp;onnect</source>
        <translation>Cone&amp;ctar</translation>
    </message>
    <message>
        <source>A match is under way: you can play from the next race.</source>
        <translation>Hay una partida en curso: podrás jugar desde la próxima carrera.</translation>
    </message>
    <message>
        <source>You have been here before: if you had a seat, it is still yours.</source>
        <translation>Ya has estado aquí: si tenías un sitio, sigue siendo tuyo.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <comment>your language, as it calls itself</comment>
        <extracomment>Object name of the translators installed here. Code of the installed language, which Qt may not know. The installed translator with the words of an edition, if the one in use has any.</extracomment>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message>
        <source>done</source>
        <extracomment>The cards in the picture of each lesson.</extracomment>
        <translation>hecha</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>sin hacer</translation>
    </message>
    <message>
        <source>Lesson {number}: {title} ({state})</source>
        <translation>Lección {number}: {title} ({state})</translation>
    </message>
</context>
<context>
    <name>LessonListPage</name>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>&amp;Rules (F1)</source>
        <translation>&amp;Reglas (F1)</translation>
    </message>
    <message>
        <source>&amp;Play your first match</source>
        <translation>&amp;Jugar tu primera partida</translation>
    </message>
    <message>
        <source>&amp;Play a match</source>
        <translation>&amp;Jugar una partida</translation>
    </message>
    <message>
        <source>&amp;Continue: lesson {number}</source>
        <translation>&amp;Continuar: lección {number}</translation>
    </message>
    <message>
        <source>&amp;Continue at step {step} of {steps}</source>
        <extracomment>Request for a lesson, with its slug and the step to start at.</extracomment>
        <translation>&amp;Seguir en el paso {step} de {steps}</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message>
        <source>At step {step} of {steps}</source>
        <translation>En el paso {step} de {steps}</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Ten short lessons at a real table, a minute or two each.</source>
        <translation>Diez lecciones cortas en una mesa de verdad, de uno o dos minutos cada una.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lessons (Q)</source>
        <translation>Lecciones (Q)</translation>
    </message>
    <message>
        <source>The arrow points to: {place}</source>
        <extracomment>A step has begun; the last step has begun. Requests for the next lesson, or the first match, and for the list of lessons.</extracomment>
        <translation>La flecha señala: {place}</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Points in this race</source>
        <extracomment>The table&apos;s least height below the strip, in pixels. The page&apos;s least height in text sizes at which strip and table are legible.</extracomment>
        <translation>Los puntos de la carrera</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Distance cards</source>
        <extracomment>Five distances, two 200s at most, 700 miles to go.</extracomment>
        <translation>Cartas de kilómetros</translation>
    </message>
    <message>
        <source>Faster? Play a 200.</source>
        <translation>¿Más rápido? Juega un 200.</translation>
    </message>
    <message>
        <source>The exact finish</source>
        <extracomment>100 miles to go, and not every card fits.</extracomment>
        <translation>La llegada exacta</translation>
    </message>
    <message>
        <source>Brave! But driving on is the next lesson. Finish here.</source>
        <translation>¡Qué valor! Pero eso viene en la lección siguiente. Termina aquí.</translation>
    </message>
    <message>
        <source>200 to go. Play another 100.</source>
        <translation>Quedan 200. Juega otro 100.</translation>
    </message>
    <message>
        <source>The extension</source>
        <extracomment>From 700 to 1,000.</extracomment>
        <translation>La prolongación</translation>
    </message>
    <message>
        <source>Hazards and remedies</source>
        <extracomment>The player is stopped, repairs and rolls again; then the same happens to Marcel.</extracomment>
        <translation>Ataques y remedios</translation>
    </message>
    <message>
        <source>Without that Roll you stay where you are. Play it instead.</source>
        <translation>Sin ese Semáforo verde no te mueves. Mejor juégalo.</translation>
    </message>
    <message>
        <source>Miles are always good. But here, stop Marcel first.</source>
        <translation>Los kilómetros siempre vienen bien. Pero aquí, primero detén a Marcel.</translation>
    </message>
    <message>
        <source>Marcel has his Gasoline, but still needs a Roll. An Accident needs Repairs and then a Roll; a Stop needs only the Roll.</source>
        <translation>Marcel ya tiene Gasolina, pero aún necesita un Semáforo verde. Un Accidente pide Reparación y después Semáforo verde; un Semáforo rojo solo pide el verde.</translation>
    </message>
    <message>
        <source>The speed limit</source>
        <extracomment>Playing 50s and 25s until End of Limit.</extracomment>
        <translation>El límite de velocidad</translation>
    </message>
    <message>
        <source>Safeties</source>
        <extracomment>Two safeties in succession, each followed by another turn.</extracomment>
        <translation>Seguridades</translation>
    </message>
    <message>
        <source>Be safe for the rest of the race, and take another turn.</source>
        <translation>Estar a salvo el resto de la carrera y jugar otra vez.</translation>
    </message>
    <message>
        <source>Play the 100, and see what Marcel is up to.</source>
        <translation>Juega el 100, a ver qué trama Marcel.</translation>
    </message>
    <message>
        <source>The coup fourré</source>
        <extracomment>The first coup fourré is missed, the second succeeds.</extracomment>
        <translation>El coup fourré</translation>
    </message>
    <message>
        <source>You hold two safeties, and keep them on purpose. Play the 100 and wait for Marcel.</source>
        <translation>Tienes dos seguridades y las reservas a propósito. Juega el 100 y espera a Marcel.</translation>
    </message>
    <message>
        <source>A fair move, but this lesson is about waiting. Play the 100.</source>
        <translation>No es mala jugada, pero en esta lección toca esperar. Juega el 100.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>The score of a good race, item by item.</extracomment>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>A safe trip: 300, for arriving without a single 200.</source>
        <translation>Un viaje seguro: 300, por llegar sin un solo 200.</translation>
    </message>
    <message>
        <source>Teams</source>
        <extracomment>Four players, two sides.</extracomment>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>{number} · {title} ({step}/{steps})</source>
        <extracomment>The player&apos;s last move if it was not accepted, until it is taken back.</extracomment>
        <translation>{number} · {title} ({step}/{steps})</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jugar una partida</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Jugar tu primera partida</translation>
    </message>
    <message>
        <source>Your first Roll</source>
        <extracomment>Draw a card, play Roll, drive.</extracomment>
        <translation>Tu primer Semáforo verde</translation>
    </message>
    <message>
        <source>Draw a card, play a card and drive off.</source>
        <translation>Robar una carta, jugar una carta y arrancar.</translation>
    </message>
    <message>
        <source>Welcome! Be the first to drive 700 miles. Your cards are at the bottom, your side of the road is above them, and Marcel’s is at the top.</source>
        <translation>¡Hola! Llega a 700 kilómetros antes que Marcel. Tus cartas están abajo; encima, tu lado de la carretera; y arriba del todo, el de Marcel.</translation>
    </message>
    <message>
        <source>Welcome! Be the first to drive 700 miles. Tab goes from your cards to the piles, your side of the road and Marcel’s; the arrow keys move within each.</source>
        <translation>¡Hola! Llega a 700 kilómetros antes que Marcel. Con Tab pasas de tus cartas a las pilas, a tu lado de la carretera y al de Marcel; con las flechas te mueves por cada zona.</translation>
    </message>
    <message>
        <source>No driving without a green light! Play Roll: click it twice, drag it to your side, or press its number and Enter.</source>
        <translation>¡Sin semáforo verde no se sale! Juega Semáforo verde: haz clic dos veces en la carta, arrástrala a tu lado o pulsa su número y luego Intro.</translation>
    </message>
    <message>
        <source>No driving without a green light! Play Roll: choose it with the arrow keys or the number of its place, and press Enter.</source>
        <translation>¡Sin semáforo verde no se sale! Juega Semáforo verde: elige la carta con las flechas o con el número de su lugar y pulsa Intro.</translation>
    </message>
    <message>
        <source>Oops, that was your only Roll! Keep it: nobody drives without one.</source>
        <translation>¡Uy, era tu único Semáforo verde! Guárdalo: sin él no se avanza.</translation>
    </message>
    <message>
        <source>A discarded card gets you nowhere. You have a Roll: play it!</source>
        <translation>Una carta descartada no te lleva a ninguna parte. Tienes un Semáforo verde: ¡juégalo!</translation>
    </message>
    <message>
        <source>Green light, and Marcel has one too! Cards with a number are miles: play any of them.</source>
        <translation>¡Luz verde, y para Marcel también! Las cartas con número son kilómetros: juega la que quieras.</translation>
    </message>
    <message>
        <source>A whole turn without a mile? You’re rolling, so drive!</source>
        <translation>¿Un turno sin un solo kilómetro? Estás en marcha, ¡así que avanza!</translation>
    </message>
    <message>
        <source>That’s a turn: draw one, play one. Here is your car, in the lane below Marcel’s.</source>
        <translation>Así es un turno: robas una carta y juegas una. Este es tu coche, en el carril de debajo del de Marcel.</translation>
    </message>
    <message>
        <source>That’s a turn: draw one, play one. The road, last among the piles, tells you how far each car has come.</source>
        <translation>Así es un turno: robas una carta y juegas una. La carretera, al final de las pilas, te dice por dónde va cada coche.</translation>
    </message>
    <message>
        <source>How long the trip is, and how many 200s you may play.</source>
        <translation>La longitud del recorrido y cuántos 200 puedes jugar.</translation>
    </message>
    <message>
        <source>A trip is 700 miles, or 1,000 with 4 players. The first to arrive ends the race.</source>
        <translation>Un recorrido tiene 700 kilómetros, o 1000 con 4 jugadores. La carrera acaba en cuanto llega alguien.</translation>
    </message>
    <message>
        <source>Click the 100 once, and the road shows where it takes you. Then play it.</source>
        <translation>Haz clic una vez en el 100: la carretera muestra adónde te lleva. Luego juégalo.</translation>
    </message>
    <message>
        <source>Choose the 100 by the number of its place, and press Enter to play it.</source>
        <translation>Elige el 100 con el número de su lugar y juégalo con Intro.</translation>
    </message>
    <message>
        <source>You could have played that 100. Miles are what you’re here for!</source>
        <translation>Podías haber jugado ese 100. ¡Lo que cuenta son los kilómetros!</translation>
    </message>
    <message>
        <source>And another!</source>
        <translation>¡Y otro más!</translation>
    </message>
    <message>
        <source>500 miles! Now try the third 200: choose it to see why you can’t play it.</source>
        <translation>¡500 kilómetros! Ahora prueba el tercer 200: elígelo y verás por qué no puedes jugarlo.</translation>
    </message>
    <message>
        <source>Each side may play only two 200s in a race. Discard this one: drag it onto the discard pile, or choose it and press D.</source>
        <translation>Cada bando solo puede jugar dos 200 por carrera. Descarta este: arrástralo a los descartes, o elígelo y pulsa D.</translation>
    </message>
    <message>
        <source>Each side may play only two 200s in a race. Discard this one: choose it and press D.</source>
        <translation>Cada bando solo puede jugar dos 200 por carrera. Descarta este: elígelo y pulsa D.</translation>
    </message>
    <message>
        <source>Not bad! But here, get rid of the 200 you can’t play.</source>
        <translation>¡No está mal! Pero aquí deshazte del 200 que ya no puedes jugar.</translation>
    </message>
    <message>
        <source>You might still need that card. The third 200 is useless now.</source>
        <translation>Esa carta aún puede servirte. El tercer 200, no.</translation>
    </message>
    <message>
        <source>Well done! 200s are fast, but if you arrive without any, that’s a safe trip: 300 points.</source>
        <translation>¡Muy bien! Los 200 son rápidos, pero llegar sin ninguno es un viaje seguro: 300 puntos.</translation>
    </message>
    <message>
        <source>Land on exactly 700 miles.</source>
        <translation>Llegar a 700 kilómetros, ni uno más.</translation>
    </message>
    <message>
        <source>600 miles driven, 100 to go! You must land on exactly 700.</source>
        <translation>¡Llevas 600 kilómetros y te quedan 100! Hay que llegar exactamente a 700.</translation>
    </message>
    <message>
        <source>Try the 200: choose it to see why you can’t play it.</source>
        <translation>Prueba el 200: elígelo y verás por qué no puedes jugarlo.</translation>
    </message>
    <message>
        <source>Too far! But 75 and 25 make 100, so play the 75.</source>
        <translation>¡Demasiado lejos! Pero 75 y 25 suman 100: juega el 75.</translation>
    </message>
    <message>
        <source>50 and 50 would work too! But here, play the 75 first.</source>
        <translation>¡50 y 50 también valdrían! Pero aquí juega primero el 75.</translation>
    </message>
    <message>
        <source>25 and 75 would work too! But here, play the 75 first.</source>
        <translation>¡25 y 75 también valdrían! Pero aquí juega primero el 75.</translation>
    </message>
    <message>
        <source>So close to the finish? Play the 75 instead.</source>
        <translation>¿Tan cerca de la meta? Mejor juega el 75.</translation>
    </message>
    <message>
        <source>25 to go, and even a 50 is too far now. Play the 25!</source>
        <translation>Quedan 25, y hasta con un 50 te pasas. ¡Juega el 25!</translation>
    </message>
    <message>
        <source>That’s the very card you need. Play it instead.</source>
        <translation>Esa es justo la carta que necesitas. Mejor juégala.</translation>
    </message>
    <message>
        <source>700! You could drive on, but that’s the next lesson: stop here, or press Enter.</source>
        <translation>¡700! Podrías seguir, pero eso viene en la lección siguiente: elige «Parar aquí» o pulsa Intro.</translation>
    </message>
    <message>
        <source>The race is over, and your trip scores 400 points. Keep small cards for the end: a 25 always fits.</source>
        <translation>La carrera ha acabado y el recorrido te da 400 puntos. Guarda cartas pequeñas para el final: un 25 siempre encaja.</translation>
    </message>
    <message>
        <source>Drive on to 1,000 miles: more points, more risk.</source>
        <translation>Seguir hasta 1000 kilómetros: más puntos, más riesgo.</translation>
    </message>
    <message>
        <source>675 miles, and you hold a 25: play it!</source>
        <translation>675 kilómetros y un 25 en la mano: ¡juégalo!</translation>
    </message>
    <message>
        <source>You’re first at 700, so you choose: finish, or extend the trip to 1,000 miles. You hold three 100s: extend!</source>
        <translation>Llegas primero a 700, así que eliges tú: terminar o pedir la prolongación hasta 1000 kilómetros. Tienes tres 100: ¡pídela!</translation>
    </message>
    <message>
        <source>Safe, and often wise. But be brave here: extend the trip.</source>
        <translation>Es lo seguro, y a menudo lo sensato. Pero aquí atrévete: pide la prolongación.</translation>
    </message>
    <message>
        <source>Now you both drive to 1,000 miles, and only the first to arrive scores for it. Play a 100.</source>
        <translation>Ahora la meta está en 1000 kilómetros para los dos, y solo puntúa quien llega primero. Juega un 100.</translation>
    </message>
    <message>
        <source>And now the last 100!</source>
        <translation>¡Y ahora el último 100!</translation>
    </message>
    <message>
        <source>1,000 miles! The extension scores you 200 points; if you had failed, they would be Marcel’s.</source>
        <translation>¡1000 kilómetros! La prolongación te da 200 puntos; si no hubieras llegado, serían de Marcel.</translation>
    </message>
    <message>
        <source>Get going after a flat tire, and strike back.</source>
        <translation>Volver a arrancar tras un pinchazo y contraatacar.</translation>
    </message>
    <message>
        <source>You’re both rolling. Play the 100.</source>
        <translation>Los dos estáis en marcha. Juega el 100.</translation>
    </message>
    <message>
        <source>You’ll stop Marcel in a moment. First drive: play the 100.</source>
        <translation>Enseguida detendrás a Marcel. Primero avanza: juega el 100.</translation>
    </message>
    <message>
        <source>Ouch, a Flat Tire from Marcel! You have no answer to it: choose Continue, or press Space.</source>
        <translation>¡Ay, un Pinchazo de Marcel! No puedes responder: elige «Continuar» o pulsa Espacio.</translation>
    </message>
    <message>
        <source>You’re stopped, and only a Spare Tire will help. Play it!</source>
        <translation>No puedes avanzar: solo te sirve una Rueda de repuesto. ¡Juégala!</translation>
    </message>
    <message>
        <source>Not that one! It’s the only card that gets you out of here.</source>
        <translation>¡Esa no! Es la única carta que te saca de aquí.</translation>
    </message>
    <message>
        <source>Revenge is sweet, but you’re still stopped. Repair first.</source>
        <translation>La venganza es dulce, pero sigues sin poder avanzar. Primero repara.</translation>
    </message>
    <message>
        <source>Repaired, but the light is still red: after every repair you need a Roll. Play it!</source>
        <translation>Reparado, pero el semáforo sigue en rojo: tras cada reparación hace falta un Semáforo verde. ¡Juégalo!</translation>
    </message>
    <message>
        <source>Rolling again! Marcel is rolling too, so you can strike back: play Out of Gas on him.</source>
        <translation>¡En marcha otra vez! Marcel también, así que devuélvesela: juega Sin gasolina contra él.</translation>
    </message>
    <message>
        <source>In the discard pile it hurts nobody. Play it on Marcel!</source>
        <translation>En los descartes no molesta a nadie. ¡Juégala contra Marcel!</translation>
    </message>
    <message>
        <source>Drive on slowly, then end the limit.</source>
        <translation>Avanzar despacio y librarse del límite.</translation>
    </message>
    <message>
        <source>Off you go! Play a 100.</source>
        <translation>¡En marcha! Juega un 100.</translation>
    </message>
    <message>
        <source>Marcel thinks you’re too fast! Choose Continue, or press Space.</source>
        <translation>¡Marcel cree que vas demasiado rápido! Elige «Continuar» o pulsa Espacio.</translation>
    </message>
    <message>
        <source>A Speed Limit has its own pile and doesn’t stop you. You keep rolling, but only with 25s and 50s.</source>
        <translation>Un Límite de velocidad tiene su propia pila y no te detiene. Sigues en marcha, pero solo con cartas de 25 y 50.</translation>
    </message>
    <message>
        <source>Try the 100: choose it to see why you can’t play it.</source>
        <translation>Prueba el 100: elígelo y verás por qué no puedes jugarlo.</translation>
    </message>
    <message>
        <source>Too fast! Play the 50 or the 25 instead.</source>
        <translation>¡Demasiado rápido! Mejor juega el 50 o el 25.</translation>
    </message>
    <message>
        <source>You’re ahead of me! First drive a little under the limit.</source>
        <translation>¡Te adelantas! Primero avanza un poco con el límite.</translation>
    </message>
    <message>
        <source>No need to lose a turn: you can still play small cards.</source>
        <translation>No hace falta perder un turno: aún puedes jugar las cartas pequeñas.</translation>
    </message>
    <message>
        <source>Now play End of Limit. You never stopped, so you need no Roll.</source>
        <translation>Ahora juega Fin del límite. No te has parado, así que no hace falta Semáforo verde.</translation>
    </message>
    <message>
        <source>That was your way out of the limit. Play it instead.</source>
        <translation>Con esa carta te librabas del límite. Mejor juégala.</translation>
    </message>
    <message>
        <source>The road is clear! Play the 100 that had to wait.</source>
        <translation>¡Vía libre! Juega el 100 que tuvo que esperar.</translation>
    </message>
    <message>
        <source>Well driven! You can play a Speed Limit even on an opponent who is stopped or hasn’t started.</source>
        <translation>¡Muy bien! Puedes jugar un Límite de velocidad incluso contra un rival parado o que no ha salido.</translation>
    </message>
    <message>
        <source>Out of Gas, and no Gasoline in your hand! Choose Continue, or press Space.</source>
        <translation>¡Sin gasolina, y ninguna Gasolina en la mano! Elige «Continuar» o pulsa Espacio.</translation>
    </message>
    <message>
        <source>What luck: you’ve drawn Extra Tank, a safety! It ends Out of Gas for the whole race, so play it.</source>
        <translation>¡Qué suerte, has robado Cisterna, una seguridad! Te libra de Sin gasolina el resto de la carrera: juégala.</translation>
    </message>
    <message>
        <source>A safety is far too good for that: on the table it’s worth 100 points.</source>
        <translation>Una seguridad vale mucho más que eso: en la mesa son 100 puntos.</translation>
    </message>
    <message>
        <source>100 points, and another turn! You’ve drawn Right of Way, and with it you need no Roll any more: play it too.</source>
        <translation>¡100 puntos, y te toca otra vez! Has robado Prioridad de paso, y con ella ya no necesitas Semáforo verde: juégala también.</translation>
    </message>
    <message>
        <source>True, a Roll would get you going. But Right of Way does it for the whole race.</source>
        <translation>Cierto, un Semáforo verde te pondría en marcha. Pero Prioridad de paso te sirve para toda la carrera.</translation>
    </message>
    <message>
        <source>Your turn yet again, and you’re rolling without a Roll! Out of Gas no longer counts, and nobody can play Stop or Speed Limit on you: drive!</source>
        <translation>¡Te toca otra vez, y en marcha sin Semáforo verde! Sin gasolina ya no cuenta, y nadie puede jugar contra ti Semáforo rojo ni Límite de velocidad: ¡avanza!</translation>
    </message>
    <message>
        <source>You’re rolling: play some miles!</source>
        <translation>Estás en marcha: ¡juega unos kilómetros!</translation>
    </message>
    <message>
        <source>There are two more safeties: Puncture Proof protects you from Flat Tires, Driving Ace from Accidents. A side with all four scores 300 more points.</source>
        <translation>Hay otras dos seguridades: A prueba de pinchazos protege de los pinchazos; As del volante, de los accidentes. El bando que tiene las cuatro suma 300 puntos más.</translation>
    </message>
    <message>
        <source>Answer a hazard at once: first too late, then just in time.</source>
        <translation>Responder a un ataque al momento: primero tarde, luego a tiempo.</translation>
    </message>
    <message>
        <source>An Accident, and you hold Driving Ace: you could answer at once, with a coup fourré! But first see what you would lose: press N to keep it.</source>
        <translation>Un Accidente, y tienes As del volante: ¡podrías responder al momento con un coup fourré! Pero antes mira lo que perderías: pulsa N para guardarte la carta.</translation>
    </message>
    <message>
        <source>That’s a coup fourré, well done! But first see what happens without one.</source>
        <translation>¡Eso es un coup fourré, muy bien! Pero mira primero qué pasa sin él.</translation>
    </message>
    <message>
        <source>Too late for a coup fourré! Driving Ace still ends the Accident, so play it.</source>
        <translation>¡Tarde para un coup fourré! As del volante anula igualmente el Accidente: juégala.</translation>
    </message>
    <message>
        <source>100 points and another turn, but you’re still stopped. Now you must spend a Roll: play it.</source>
        <translation>100 puntos y otro turno, pero sigues sin poder avanzar. Tienes que gastar un Semáforo verde: juégalo.</translation>
    </message>
    <message>
        <source>A Flat Tire, and you hold Puncture Proof! This time answer at once: play it, or press Space.</source>
        <translation>¡Un Pinchazo, y tienes A prueba de pinchazos! Esta vez responde al momento: juégala o pulsa Espacio.</translation>
    </message>
    <message>
        <source>There goes your chance again, and 300 points with it! Answer at once.</source>
        <translation>¡Otra ocasión perdida, y con ella 300 puntos! Responde al momento.</translation>
    </message>
    <message>
        <source>400 points! The Flat Tire is gone, you’re still rolling, and it’s your turn: drive on.</source>
        <translation>¡400 puntos! El Pinchazo ha desaparecido, sigues en marcha y te toca: avanza.</translation>
    </message>
    <message>
        <source>A coup fourré is worth 300 points on top of the safety’s 100. So keep a safety for a while, but not to the end: in your hand it’s worth nothing.</source>
        <translation>Un coup fourré vale 300 puntos además de los 100 de la seguridad. Por eso conviene guardarse una seguridad un tiempo, pero no hasta el final: en la mano no vale nada.</translation>
    </message>
    <message>
        <source>Finish a fine race, and see what it scores.</source>
        <translation>Acabar una buena carrera y ver cuánto puntúa.</translation>
    </message>
    <message>
        <source>A fine race: 625 miles, a coup fourré, no 200s, and Marcel hasn’t even started! Play the 75.</source>
        <translation>Una buena carrera: 625 kilómetros, un coup fourré, ningún 200, ¡y Marcel ni siquiera ha salido! Juega el 75.</translation>
    </message>
    <message>
        <source>That doesn’t make 700. The 75 fits exactly!</source>
        <translation>Así no llegas a 700. ¡El 75 encaja justo!</translation>
    </message>
    <message>
        <source>Finish here, and see what it scores.</source>
        <translation>Termina aquí y mira cuánto puntúa.</translation>
    </message>
    <message>
        <source>Another time! Finish, so that we have something to count.</source>
        <translation>¡Otra vez será! Termina, para que haya algo que contar.</translation>
    </message>
    <message>
        <source>This is the score sheet. Every mile is a point, even if you don’t arrive.</source>
        <translation>Esta es la hoja de puntos. Cada kilómetro es un punto, aunque no llegues a la meta.</translation>
    </message>
    <message>
        <source>Each safety on the table scores 100 points.</source>
        <translation>Cada seguridad en la mesa da 100 puntos.</translation>
    </message>
    <message>
        <source>And 300 more, because you played it as a coup fourré. You keep these even if you don’t arrive.</source>
        <translation>Y 300 más, porque la jugaste como coup fourré. Los conservas aunque no llegues a la meta.</translation>
    </message>
    <message>
        <source>400 for completing the trip: only the side that arrives scores these.</source>
        <translation>400 por completar el recorrido: solo los suma el bando que llega.</translation>
    </message>
    <message>
        <source>Delayed action would be 300, for arriving after the draw pile is empty.</source>
        <translation>La llegada tardía serían 300, por llegar con el mazo ya vacío.</translation>
    </message>
    <message>
        <source>A shutout: 500, because Marcel hasn’t driven a mile. So always play a distance card early!</source>
        <translation>Un capote: 500, porque Marcel no ha avanzado ni un kilómetro. ¡Así que juega siempre cuanto antes una carta de kilómetros!</translation>
    </message>
    <message>
        <source>2,300 points for one race! A match goes on, race after race, until a side has 5,000.</source>
        <translation>¡2300 puntos en una carrera! La partida sigue, carrera tras carrera, hasta que un bando llega a 5000.</translation>
    </message>
    <message>
        <source>One Roll is enough for both of you. Play it!</source>
        <translation>Un Semáforo verde basta para los dos. ¡Juégalo!</translation>
    </message>
    <message>
        <source>Yvette used your Roll to play a 100, and those miles are yours, too. With 4 players you drive 1,000, with no extension.</source>
        <translation>Yvette ha aprovechado tu Semáforo verde para jugar un 100, y esos kilómetros también son tuyos. Con 4 jugadores se recorren 1000, sin prolongación.</translation>
    </message>
    <message>
        <source>Your turn: play any distance card.</source>
        <translation>Te toca: juega la carta de kilómetros que quieras.</translation>
    </message>
    <message>
        <source>An Accident stops you both! Either of you could answer with Driving Ace, but neither has it: choose Continue, or press Space.</source>
        <translation>¡Un Accidente os detiene a los dos! Podríais responder con As del volante, pero no tenéis esa carta: elige «Continuar» o pulsa Espacio.</translation>
    </message>
    <message>
        <source>Yvette has repaired the car, but it still needs a Roll. You have one: play it!</source>
        <translation>Yvette ha reparado el coche, pero aún falta un Semáforo verde. Tienes uno: ¡juégalo!</translation>
    </message>
    <message>
        <source>Yvette was waiting for just that card. Play it instead!</source>
        <translation>Yvette esperaba justo esa carta. ¡Mejor juégala!</translation>
    </message>
    <message>
        <source>Good teamwork! Now you know the game, and F1 opens the rules whenever you wonder. Time for a match!</source>
        <translation>¡Buen trabajo en equipo! Ya conoces el juego, y F1 abre las reglas si tienes dudas. ¡A jugar una partida!</translation>
    </message>
    <message>
        <source>You may do that, but here we’re trying something else.</source>
        <translation>Puedes hacerlo, pero aquí se trata de otra cosa.</translation>
    </message>
    <message>
        <source>Well driven, but try it with the 100.</source>
        <translation>Bien, pero prueba con el 100.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Every turn starts with a card from this pile: here it’s already drawn, on the right of your hand. Then you play one card, or discard one.</source>
        <translation>Cada turno empieza robando una carta de este mazo: la tuya ya está a la derecha de tu mano. Luego juegas una carta o descartas una.</translation>
    </message>
    <message>
        <source>Every turn starts with a card from the draw pile: here it’s already drawn, the last in your hand. Then you play one card, or discard one.</source>
        <translation>Cada turno empieza robando una carta del mazo: la tuya ya es la última de tu mano. Luego juegas una carta o descartas una.</translation>
    </message>
    <message>
        <source>Four at the table: you and Yvette share a car.</source>
        <translation>Cuatro en la mesa: Yvette y tú compartís coche.</translation>
    </message>
    <message>
        <source>Four players make two teams, and Yvette is your partner. You share one side of the table, but not your hands!</source>
        <translation>Cuatro jugadores forman dos equipos, e Yvette es tu compañera. ¡Compartís un lado de la mesa, pero no las manos!</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… y {count} más.</translation>
    </message>
    <message>
        <source>line {line} is not a legal move: {text}</source>
        <translation>la línea {line} no es una jugada permitida: {text}</translation>
    </message>
    <message>
        <source>it could not be read: {reason}.</source>
        <translation>no se ha podido leer: {reason}.</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>{won}, {points}</source>
        <translation>{won}, {points}</translation>
    </message>
    <message>
        <source>Race {race}, {points}</source>
        <translation>Carrera {race}, {points}</translation>
    </message>
    <message>
        <source>In another window: race {race}, {points}</source>
        <translation>En otra ventana: carrera {race}, {points}</translation>
    </message>
    <message>
        <source>earlier with {names}</source>
        <translation>antes con {names}</translation>
    </message>
    <message>
        <source>{rules}, house rules</source>
        <translation>{rules}, reglas de la casa</translation>
    </message>
    <message>
        <source>{rules}, to {races} races won</source>
        <translation>{rules}, a {races} carreras ganadas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names} ha ganado</translation>
    </message>
    <message>
        <source>{rules}, one race</source>
        <translation>{rules}, a una carrera</translation>
    </message>
    <message>
        <source>{rules}, to {points}</source>
        <translation>{rules}, a {points} puntos</translation>
    </message>
    <message>
        <source>Rename match</source>
        <translation>Cambiar el nombre de la partida</translation>
    </message>
    <message>
        <source>Name (leave empty to use day and players):</source>
        <extracomment>More files are not listed: the box would not fit on the screen.</extracomment>
        <translation>Nombre (déjalo vacío para usar el día y los jugadores):</translation>
    </message>
    <message>
        <source>The system has no bin for {files}, or it is full. Deleting permanently can’t be undone.</source>
        <translation>El sistema no tiene papelera para {files}, o está llena. Lo que se elimina definitivamente no se puede recuperar.</translation>
    </message>
    <message>
        <source>Can’t move to the bin</source>
        <translation>No se puede mover a la papelera</translation>
    </message>
    <message>
        <source>&amp;Delete permanently</source>
        <translation>&amp;Eliminar definitivamente</translation>
    </message>
    <message>
        <source>Some matches were not imported</source>
        <translation>Algunas partidas no se han importado</translation>
    </message>
    <message>
        <source>&amp;Import the first part</source>
        <translation>&amp;Importar la primera parte</translation>
    </message>
    <message>
        <source>you already have this match.</source>
        <translation>ya tienes esta partida.</translation>
    </message>
    <message>
        <source>it is not a Mille match, or comes from a newer version.</source>
        <translation>no es una partida de Mille, o es de una versión más reciente.</translation>
    </message>
    <message>
        <source>it could not be saved: {reason}.</source>
        <translation>no se ha podido guardar: {reason}.</translation>
    </message>
    <message>
        <source>Damaged from line {line}; the first part can be opened</source>
        <translation>Dañada desde la línea {line}; la primera parte se puede abrir</translation>
    </message>
    <message>
        <source>Damaged; can’t be opened</source>
        <translation>Dañada; no se puede abrir</translation>
    </message>
    <message>
        <source>{names} won</source>
        <comment>a team</comment>
        <translation>{names} han ganado</translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message>
        <source>&amp;Back to matches</source>
        <extracomment>Milliseconds after a change in the folder until it is read again. The file of the match to be selected once it has been read.</extracomment>
        <translation>V&amp;olver a las partidas</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Seats</source>
        <translation>Sitios</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Table settings…</source>
        <translation>A&amp;justes de la mesa…</translation>
    </message>
    <message>
        <source>Use &amp;phones…</source>
        <translation>Usar telé&amp;fonos…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Empe&amp;zar</translation>
    </message>
    <message>
        <source>&amp;Ready</source>
        <translation>Li&amp;sto</translation>
    </message>
    <message>
        <source>Everyone is ready: you can start.</source>
        <extracomment>Initial heights of the chat, and of the join requests. A request takes its room from the chat, so that no button moves under the pointer. The latest announcement to screen readers: the table, and what it waits for.</extracomment>
        <translation>Todos están listos: ya puedes empezar.</translation>
    </message>
    <message>
        <source>C&amp;lose table</source>
        <translation>&amp;Cerrar la mesa</translation>
    </message>
    <message>
        <source>Not &amp;ready</source>
        <translation>Aún n&amp;o</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Ordenador</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Hándicap</translation>
    </message>
    <message>
        <source>{name}: {plays}</source>
        <translation>{name}: {plays}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Ordenador {number}</translation>
    </message>
    <message>
        <source>Seat {number}, {shape}</source>
        <translation>Sitio {number}, {shape}</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Sitio libre</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Ordenador: {level}</translation>
    </message>
    <message>
        <source>{check} ready</source>
        <translation>{check} listo</translation>
    </message>
    <message>
        <source>&amp;Remove {name}…</source>
        <translation>&amp;Expulsar a {name}…</translation>
    </message>
    <message>
        <source>Leave seat</source>
        <translation>Dejar el sitio</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Ocupar el sitio</translation>
    </message>
    <message>
        <source>Who can sit here</source>
        <translation>Quién puede sentarse aquí</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>aún no</translation>
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
        <translation>La jugada se mantiene: han cambiado los jugadores.</translation>
    </message>
    <message>
        <source>Not everyone agrees: the move stays.</source>
        <translation>No todos están de acuerdo: la jugada se mantiene.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>What just happened? ({key})</source>
        <extracomment>Multiples of a line of text: a face, the height of a card, the margin at the sides, the gaps between face, text and card, and the space above and below a line and between turns. The part of a card&apos;s height that is its width. The data roles of a line&apos;s item. The player of the last line, to whose turn the next line may belong.</extracomment>
        <translation>¿Qué acaba de pasar? ({key})</translation>
    </message>
    <message>
        <source>Show this moment (Enter)</source>
        <translation>Mostrar este momento (Intro)</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Race log</source>
        <extracomment>The number of the latest update.</extracomment>
        <translation>Registro de la carrera</translation>
    </message>
</context>
<context>
    <name>LostLines</name>
    <message numerus="yes">
        <source>The last %Ln lines are left out.</source>
        <translation>
            <numerusform>Se omite %Ln línea al final.</numerusform>
            <numerusform>Se omiten %Ln líneas al final.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln bytes of {file} are empty, perhaps after a power cut. Some moves may be missing. The match continues from the last complete one.</source>
        <translation>
            <numerusform>Al final de {file}, %Ln byte está vacío, quizá por un corte de luz. Pueden faltar jugadas. La partida sigue desde la última completa.</numerusform>
            <numerusform>Los últimos %Ln bytes de {file} están vacíos, quizá por un corte de luz. Pueden faltar jugadas. La partida sigue desde la última completa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <comment>a whole match</comment>
        <translation>Ver &amp;de nuevo</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>Results of this c&amp;hallenge…</source>
        <translation>&amp;Resultados de este desafío…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambiar &amp;nombre…</translation>
    </message>
    <message>
        <source>Move to the &amp;bin</source>
        <translation>Mover a la &amp;papelera</translation>
    </message>
    <message>
        <source>Continue a match from a &amp;file…</source>
        <translation>Continuar una partida desde un a&amp;rchivo…</translation>
    </message>
    <message>
        <source>Watch a match from a fi&amp;le…</source>
        <translation>Volver a ver una partida desde un arc&amp;hivo…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Open the first part</source>
        <translation>&amp;Abrir la primera parte</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en &amp;la carpeta</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>This match is saved automatically on the host’s computer.</source>
        <extracomment>Milliseconds until races are added to the statistics that ended when the program crashed: by then the window has been painted. Emitted with the table of a match before it is shown. Emitted when the match has been closed. Carries the words for where the match is saved. The session of the current match, if it is played on this computer.</extracomment>
        <translation>Esta partida se guarda automáticamente en el ordenador del anfitrión.</translation>
    </message>
    <message>
        <source>This match is saved automatically. You find it under Matches.</source>
        <translation>Esta partida se guarda automáticamente. Está en «Partidas».</translation>
    </message>
    <message>
        <source>Match saved in {file}.</source>
        <translation>Partida guardada en {file}.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Open match</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>The move in line {line} is not legal: {text}</source>
        <translation>La jugada de la línea {line} no está permitida: {text}</translation>
    </message>
    <message>
        <source>Save match</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Matches (*.mille)</source>
        <translation>Partidas (*.mille)</translation>
    </message>
    <message>
        <source>It is not a Mille match, or comes from a newer version.</source>
        <translation>No es una partida de Mille, o es de una versión más reciente.</translation>
    </message>
    <message>
        <source>It is being played in another window. You can watch it.</source>
        <translation>Se está jugando en otra ventana. Puedes verla.</translation>
    </message>
</context>
<context>
    <name>MatchLength</name>
    <message>
        <source>points, from {least} to {most}</source>
        <translation>puntos, de {least} a {most}</translation>
    </message>
    <message>
        <source>races, from {least} to {most}</source>
        <translation>carreras, de {least} a {most}</translation>
    </message>
    <message>
        <source>One race</source>
        <translation>Una carrera</translation>
    </message>
    <message>
        <source>Other…</source>
        <comment>number of points</comment>
        <translation>Otra…</translation>
    </message>
    <message>
        <source>Choose a number from {least} to {most}.</source>
        <extracomment>Fewer points are won in nearly any race: that is a match of one race. Some thirty races, the longest evening; more is a slip of the finger. Those that have a button; after them comes the button for another number. The sensible numbers, and the most that rules may have. The meaning of the length, and the length of a trip.</extracomment>
        <translation>Elige un número de {least} a {most}.</translation>
    </message>
    <message>
        <source>A trip is {miles}.</source>
        <translation>Un recorrido tiene {miles}.</translation>
    </message>
    <message>
        <source>A trip is {miles}, or {more} if it is extended.</source>
        <translation>Un recorrido tiene {miles}, o {more} si se prolonga.</translation>
    </message>
    <message>
        <source>Whoever wins the race wins the match.</source>
        <translation>Quien gana la carrera gana la partida.</translation>
    </message>
    <message>
        <source>Match length</source>
        <translation>Duración de la partida</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Puntos para ganar la partida</translation>
    </message>
    <message>
        <source>Play until a side has {points}.</source>
        <translation>Hasta {points}.</translation>
    </message>
    <message>
        <source>Most points in one race wins.</source>
        <translation>Una sola carrera: gana quien tenga más puntos.</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Date</source>
        <extracomment>Whether screen readers read cell by cell, and need no text for the whole row.</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sitios</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seats</source>
        <translation>
            <numerusform>%Ln sitio</numerusform>
            <numerusform>%Ln sitios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <extracomment>The greatest width of the page in lines of text: longer rows are hard to read. Carries the paths of files that were dropped here.</extracomment>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} de {all}</translation>
    </message>
    <message>
        <source>{matches} · {left}</source>
        <translation>{matches} · {left}</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Search players, rules, dates, names</source>
        <translation>Buscar jugadores, reglas, fechas, nombres</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>More actions for matches and files</source>
        <translation>Más acciones para partidas y archivos</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files still to read</source>
        <translation>
            <numerusform>%Ln archivo aún por leer</numerusform>
            <numerusform>%Ln archivos aún por leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches shown</source>
        <translation>Partidas mostradas</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>Jue&amp;go</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Play on the net&amp;work…</source>
        <translation>Jugar en &amp;red…</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>&amp;Partidas…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>&amp;Evenings…</source>
        <translation>&amp;Veladas…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>&amp;Take back your move</source>
        <translation>&amp;Deshacer tu jugada</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Leave the match</source>
        <translation>Sa&amp;lir de la partida</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation>Telé&amp;fonos…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Score and &amp;log</source>
        <translation>&amp;Marcador y registro</translation>
    </message>
    <message>
        <source>Cards still &amp;out</source>
        <translation>Cartas p&amp;or salir</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>&amp;Leer en voz alta</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;mesa</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <translation>Tu m&amp;ano</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>La &amp;puntuación</translation>
    </message>
    <message>
        <source>Large &amp;table</source>
        <translation>Mesa &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Names on the &amp;cards</source>
        <translation>&amp;Nombres en las cartas</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Aprender a &amp;jugar</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Keys at the table</source>
        <translation>&amp;Teclas en la mesa</translation>
    </message>
    <message>
        <source>&amp;Story of the game</source>
        <translation>&amp;Historia del juego</translation>
    </message>
    <message>
        <source>&amp;About Mille</source>
        <translation>Acerca &amp;de Mille</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Pis&amp;ta</translation>
    </message>
    <message>
        <source>Paper &amp;cards…</source>
        <translation>&amp;Cartas de papel…</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <extracomment>Whether a command is offered now.</extracomment>
        <translation>Igual que el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Restart the lesson</source>
        <translation>&amp;Empezar de nuevo la lección</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Why not {side}?</source>
        <extracomment>The size of a question&apos;s text, as a multiple of the page&apos;s. The sizes of all its texts as multiples of the page&apos;s: the first one is used at which the panel is not higher than this share of the table, and does not cover what it has to avoid. Further sizes, for text that has been enlarged. Text smaller than this multiple of the desktop&apos;s is hard to read: only used for the height. An answer has got the focus. There is another message or question, or none any more. The buttons that lead to rules, and how often the key for rules has been pressed. The move that Enter makes because a hint says so. Counts the messages; identifies the current one.</extracomment>
        <translation>¿Por qué no a {side}?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Shows the rule ({key})</source>
        <translation>Muestra la regla ({key})</translation>
    </message>
</context>
<context>
    <name>MomentView</name>
    <message>
        <source>Better: {move}.</source>
        <translation>Mejor: {move}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>The least size of the table at which its cards can be recognised, in lines of text. Shown until there is a decision.</extracomment>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Against the computer, as practice</source>
        <translation>Contra el ordenador, como práctica</translation>
    </message>
</context>
<context>
    <name>MoreButton</name>
    <message>
        <source>More</source>
        <extracomment>Tolerance in pixels when measuring letters, as sizes are whole numbers. A part of a box: a widget, a layout, or either with stretch and alignment; a number is a stretch.</extracomment>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>More</source>
        <comment>options</comment>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>A name has at most {count} letters.</source>
        <translation>Un nombre tiene {count} letras como máximo.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>The computer plays in their place.</source>
        <translation>El ordenador juega en su lugar.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <comment>somebody at the table</comment>
        <translation>&amp;Que se quede</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>¿Cerrar la mesa?</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>¿Salir de la mesa?</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Quedarse</translation>
    </message>
    <message>
        <source>&amp;Continue from the score sheet…</source>
        <translation>&amp;Continuar desde la hoja de puntos…</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>La mesa está cerrada</translation>
    </message>
    <message>
        <source>You are no longer at the table</source>
        <translation>Ya no estás en la mesa</translation>
    </message>
    <message>
        <source>You can’t host a table because this computer does not let Mille listen on port {port}. Close the program that uses it or allow Mille in the firewall, then try again.</source>
        <translation>No se puede abrir una mesa porque este ordenador no deja que Mille escuche en el puerto {port}. Cierra el programa que lo usa o permite Mille en el cortafuegos y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>You can’t host a table because its match could not be saved in {folder}: {reason}. Free some disk space or make the folder writable, then try again.</source>
        <translation>No se puede abrir una mesa porque su partida no podría guardarse en {folder}: {reason}. Libera espacio en el disco o haz que se pueda escribir en la carpeta y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>This table is open in another window. Play on there, or close it first.</source>
        <translation>Esta mesa está abierta en otra ventana. Sigue jugando allí o ciérrala antes.</translation>
    </message>
    <message>
        <source>{name} has not answered: the move stays.</source>
        <translation>{name} no ha contestado: la jugada se mantiene.</translation>
    </message>
    <message>
        <source>The move stays: the connection was lost.</source>
        <translation>La jugada se mantiene: se ha perdido la conexión.</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats taken</source>
        <translation>{taken} de {seats} sitios ocupados</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jugando</translation>
    </message>
    <message>
        <source>in the lobby</source>
        <translation>en la sala</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>En línea</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>{rules} with house rules</source>
        <translation>{rules} con reglas de la casa</translation>
    </message>
    <message>
        <source>{name} is watching.</source>
        <translation>{name} está mirando.</translation>
    </message>
    <message>
        <source>{names} are watching.</source>
        <translation>{names} están mirando.</translation>
    </message>
    <message>
        <source>Choose a seat.</source>
        <translation>Elige un sitio.</translation>
    </message>
    <message>
        <source>All seats are taken; you can watch.</source>
        <translation>Todos los sitios están ocupados; puedes mirar.</translation>
    </message>
    <message>
        <source>A seat is still open.</source>
        <translation>Aún queda un sitio libre.</translation>
    </message>
    <message>
        <source>The host can start now.</source>
        <translation>El anfitrión ya puede empezar.</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>plays for a seat that nobody has</comment>
        <extracomment>The guest number of the host&apos;s own screen. The guest number of this screen, -1 before it is admitted. Returns the face of a person at this screen, by name. Returns the seat whose player is at this screen now, if that is known. Stores the face that a person at this screen has chosen.</extracomment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>{name} has left the table.</source>
        <translation>{name} ha salido de la mesa.</translation>
    </message>
    <message>
        <source>{name} is ready.</source>
        <translation>{name} ha pulsado «Listo».</translation>
    </message>
    <message>
        <source>Seat {number}: open.</source>
        <translation>Sitio {number}: libre.</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, computer.</source>
        <translation>Sitio {number}: {name}, ordenador.</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, the host.</source>
        <translation>Sitio {number}: {name} (anfitrión).</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, ready.</source>
        <translation>Sitio {number}: {name} ha pulsado «Listo».</translation>
    </message>
    <message>
        <source>Without a seat: {names}.</source>
        <translation>Sin sitio: {names}.</translation>
    </message>
    <message>
        <source>Reconnecting (try {attempt}).</source>
        <translation>Reconectando (intento {attempt}).</translation>
    </message>
    <message>
        <source>you were here before</source>
        <translation>ya has estado aquí</translation>
    </message>
    <message>
        <source>{name} is waiting to join: {words}. Accept or decline in the Table menu.</source>
        <translation>{name} quiere entrar: {words}. Acepta o rechaza en el menú Mesa.</translation>
    </message>
    <message>
        <source>{name} is waiting to watch: {words}. Accept or decline in the Table menu.</source>
        <translation>{name} quiere mirar: {words}. Acepta o rechaza en el menú Mesa.</translation>
    </message>
    <message>
        <source>Too many people are waiting to join this table. Try again in a minute.</source>
        <translation>Demasiadas personas quieren entrar en esta mesa. Inténtalo de nuevo dentro de un minuto.</translation>
    </message>
    <message>
        <source>nobody new can join</source>
        <translation>no puede entrar nadie nuevo</translation>
    </message>
    <message>
        <source>no code needed</source>
        <translation>sin código</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>con código</translation>
    </message>
    <message>
        <source>Remove {name} from the table?</source>
        <extracomment>Number of letters of a reason that are always visible.</extracomment>
        <translation>¿Expulsar a {name} de la mesa?</translation>
    </message>
    <message>
        <source>They see the reason, and can come back only if you accept them.</source>
        <translation>Esta persona verá el motivo y solo podrá volver con tu permiso.</translation>
    </message>
    <message>
        <source>Everyone else will have to leave.</source>
        <translation>Todos los demás tendrán que salir.</translation>
    </message>
    <message>
        <source>The match is saved: you can open the table again later, and everyone keeps their seat.</source>
        <translation>La partida queda guardada: podrás volver a abrir la mesa más tarde y cada uno conservará su sitio.</translation>
    </message>
    <message>
        <source>&amp;Close table</source>
        <translation>&amp;Cerrar la mesa</translation>
    </message>
    <message>
        <source>You can come back from the list of tables.</source>
        <translation>Podrás volver desde la lista de mesas.</translation>
    </message>
    <message>
        <source>The computer will play for you.</source>
        <translation>El ordenador jugará por ti.</translation>
    </message>
    <message>
        <source>&amp;Back to tables</source>
        <translation>&amp;Volver a las mesas</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Expulsar</translation>
    </message>
    <message>
        <source>You have joined from elsewhere</source>
        <translation>Has entrado desde otro sitio</translation>
    </message>
    <message>
        <source>You have been removed</source>
        <translation>Te han expulsado</translation>
    </message>
    <message>
        <source>The host has closed the table. If it reopens, you still have your seat in the match.</source>
        <translation>El anfitrión ha cerrado la mesa. Si vuelve a abrirse, conservarás tu sitio en la partida.</translation>
    </message>
    <message>
        <source>You are now playing from another window or computer. Play on there, or join again here.</source>
        <translation>Ahora juegas desde otra ventana u otro ordenador. Sigue allí, o vuelve a unirte aquí.</translation>
    </message>
    <message>
        <source>You have left the table. The computer is playing for you; you can come back.</source>
        <translation>Has salido de la mesa. El ordenador juega por ti; puedes volver.</translation>
    </message>
    <message>
        <source>You couldn’t join this table. Ask the host, then try again.</source>
        <translation>No has podido unirte a esta mesa. Pregunta al anfitrión y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>You were disconnected because this computer sent too much at once. Join again: you still have your seat.</source>
        <translation>Se ha cortado la conexión porque este ordenador envió demasiados datos de golpe. Vuelve a unirte: conservas tu sitio.</translation>
    </message>
    <message>
        <source>You were disconnected because the host’s version of Mille is different. Install the same version everywhere, then join again.</source>
        <translation>Se ha cortado la conexión porque el anfitrión tiene otra versión de Mille. Instalad todos la misma y vuelve a unirte.</translation>
    </message>
    <message>
        <source>Your connection was too slow for too long. Move closer to the router or use a cable, then join again: you still have your seat.</source>
        <translation>La conexión ha ido demasiado lenta durante demasiado tiempo. Acércate al rúter o usa un cable y vuelve a unirte: conservas tu sitio.</translation>
    </message>
    <message>
        <source>This table is not open at the moment, or its computer can’t be reached. Ask the host to open it, then try again.</source>
        <translation>Esta mesa no está abierta por ahora, o no se puede acceder a su ordenador. Pide al anfitrión que la abra e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The host has given your seat away because you were away too long. Ask if you can come back.</source>
        <translation>El anfitrión ha cedido tu sitio porque has estado fuera demasiado tiempo. Pregúntale si puedes volver.</translation>
    </message>
    <message>
        <source>The host has removed you for bad behaviour. Talk to them before you come back.</source>
        <translation>El anfitrión te ha expulsado por mal comportamiento. Habla con él antes de volver.</translation>
    </message>
    <message>
        <source>The host needs your seat for somebody else. Ask if you can watch, or play the next match.</source>
        <translation>El anfitrión necesita tu sitio para otra persona. Pregunta si puedes mirar o jugar la próxima partida.</translation>
    </message>
    <message>
        <source>The host has removed you from the table. Ask them why.</source>
        <translation>El anfitrión te ha expulsado de la mesa. Pregúntale por qué.</translation>
    </message>
    <message>
        <source>Away too long</source>
        <translation>Ausencia demasiado larga</translation>
    </message>
    <message>
        <source>Bad behaviour</source>
        <translation>Mal comportamiento</translation>
    </message>
    <message>
        <source>Seat needed for somebody else</source>
        <translation>El sitio es para otra persona</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro motivo</translation>
    </message>
    <message>
        <source>No answer from this address. Check that the address is right, that the table is still open, and that the host’s firewall allows Mille.</source>
        <translation>Nadie responde en esa dirección. Comprueba que sea correcta, que la mesa siga abierta y que el cortafuegos del anfitrión permita Mille.</translation>
    </message>
    <message>
        <source>There is no table of this game at that address. Check the address and the number after it.</source>
        <translation>En esa dirección no hay ninguna mesa de este juego. Comprueba la dirección y el número que la sigue.</translation>
    </message>
    <message>
        <source>Another computer is using the identity of a host you know. The game may have been reinstalled there: ask the host before you join by address.</source>
        <translation>Otro ordenador se presenta como un anfitrión que conoces. Quizá se haya reinstalado el juego: pregunta al anfitrión antes de unirte por dirección.</translation>
    </message>
    <message>
        <source>The host has been away for ten minutes. You can continue from the score sheet at your own table.</source>
        <translation>El anfitrión lleva diez minutos ausente. Puedes continuar desde la hoja de puntos en una mesa propia.</translation>
    </message>
    <message>
        <source>You were disconnected because the host sent something this version doesn’t understand. Install the same version everywhere, then join again.</source>
        <translation>Se ha cortado la conexión porque el anfitrión envió datos que esta versión no entiende. Instalad todos la misma y vuelve a unirte.</translation>
    </message>
    <message>
        <source>You were disconnected because the host sent far more messages than any table needs. Its program may have been changed.</source>
        <translation>Se ha cortado la conexión porque el anfitrión envió muchos más mensajes de los que necesita una mesa. Puede que hayan modificado su programa.</translation>
    </message>
    <message>
        <source>Paused by the host.</source>
        <translation>En pausa por el anfitrión.</translation>
    </message>
    <message>
        <source>Paused until somebody comes back.</source>
        <translation>En pausa hasta que vuelva alguien.</translation>
    </message>
    <message>
        <source>Paused: three deals in a row have failed. The host can deal again.</source>
        <translation>En pausa: han fallado tres repartos seguidos. El anfitrión puede volver a repartir.</translation>
    </message>
    <message>
        <source>{name} does not agree: the move stays.</source>
        <extracomment>The numbers of the update in the latest question, and of the latest move that stays. The race and the asking seat of each refusal. The possible answers to hazards of each seat here, by the number of moves before.</extracomment>
        <translation>{name} no está de acuerdo: la jugada se mantiene.</translation>
    </message>
    <message>
        <source>Too late: the match has gone on.</source>
        <translation>Demasiado tarde: la partida ya ha seguido.</translation>
    </message>
    <message>
        <source>A player was disconnected during the deal. Dealing again ({n}).</source>
        <translation>Un jugador se desconectó durante el reparto. Se reparte otra vez ({n}).</translation>
    </message>
    <message>
        <source>The host restarted during the deal. Dealing again ({n}).</source>
        <translation>El anfitrión se reinició durante el reparto. Se reparte otra vez ({n}).</translation>
    </message>
    <message>
        <source>Your computer can find tables. Probably nobody is hosting one, or the host’s firewall hides it.</source>
        <translation>Tu ordenador puede encontrar mesas. Seguramente nadie ha abierto ninguna, o la oculta el cortafuegos del anfitrión.</translation>
    </message>
    <message>
        <source>This computer isn’t on a network. Turn on Wi-Fi or plug in a cable.</source>
        <translation>Este ordenador no está en ninguna red. Activa la wifi o conecta un cable.</translation>
    </message>
    <message>
        <source>A firewall on this computer hides other tables. Allow Mille in it (UDP port 5353), or join by address.</source>
        <translation>Un cortafuegos de este ordenador oculta las demás mesas. Permite Mille en él (puerto UDP 5353) o únete por dirección.</translation>
    </message>
    <message>
        <source>A VPN cuts this computer off from your network. Turn it off while you play, or allow local traffic in it.</source>
        <translation>Una VPN aísla este ordenador de tu red. Desactívala mientras juegas o permite en ella el tráfico local.</translation>
    </message>
    <message>
        <source>This computer can’t see other devices. Guest Wi-Fi often hides them: put all computers on the main Wi-Fi.</source>
        <translation>Este ordenador no ve los demás dispositivos. Las wifis de invitados suelen aislarlos: conectad todos los ordenadores a la wifi principal.</translation>
    </message>
    <message>
        <source>The system won’t let Mille search the network. Join by address instead.</source>
        <translation>El sistema no deja que Mille busque en la red. Únete por dirección.</translation>
    </message>
    <message>
        <source>{name} has joined the table.</source>
        <translation>{name} se ha unido a la mesa.</translation>
    </message>
    <message>
        <source>{name} is no longer ready.</source>
        <translation>{name} pide esperar.</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, not ready.</source>
        <translation>Sitio {number}: {name} aún no ha pulsado «Listo».</translation>
    </message>
    <message>
        <source>You ran out of time. Press any key or click to play on.</source>
        <translation>Se te acabó el tiempo. Pulsa una tecla o haz clic para volver a jugar.</translation>
    </message>
    <message>
        <source>The others have waited too long. Press any key or click to play on.</source>
        <translation>Los demás han esperado demasiado. Pulsa una tecla o haz clic para volver a jugar.</translation>
    </message>
    <message>
        <source>To play on, open the Table menu.</source>
        <translation>Para volver a jugar, abre el menú Mesa.</translation>
    </message>
    <message>
        <source>The computer is playing for you</source>
        <translation>El ordenador juega por ti</translation>
    </message>
    <message>
        <source>Reconnecting (try {attempt}). You keep your seat; the computer may play for you meanwhile.</source>
        <translation>Reconectando (intento {attempt}). Conservas tu sitio; mientras tanto puede jugar el ordenador.</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Conexión perdida</translation>
    </message>
    <message>
        <source>You paused the match. To continue, open the Table menu.</source>
        <translation>Has puesto la partida en pausa. Para continuar, abre el menú Mesa.</translation>
    </message>
    <message>
        <source>{name} ran out of time, so the computer is playing. Press any key or click to play on.</source>
        <translation>Se acabó el tiempo de {name} y juega el ordenador. Pulsa una tecla o haz clic para volver a jugar.</translation>
    </message>
    <message>
        <source>The others waited too long for {name}, so the computer is playing. Press any key or click to play on.</source>
        <translation>Los demás han esperado demasiado a {name} y juega el ordenador. Pulsa una tecla o haz clic para volver a jugar.</translation>
    </message>
    <message>
        <source>The computer is playing for {name}. To change that, open the Table menu.</source>
        <translation>El ordenador juega por {name}. Para cambiarlo, abre el menú Mesa.</translation>
    </message>
    <message>
        <source>The others are waiting for {name}. The computer takes over in {seconds} s.</source>
        <translation>Los demás esperan a {name}. En {seconds}&#xa0;s seguirá el ordenador.</translation>
    </message>
    <message>
        <source>{name} has left. The computer is playing.</source>
        <translation>{name} ha salido. Juega el ordenador.</translation>
    </message>
    <message>
        <source>{name} is away. The computer is playing for now.</source>
        <translation>{name} no está. Mientras tanto juega el ordenador.</translation>
    </message>
    <message>
        <source>{name} is away. Waiting for them to come back.</source>
        <translation>{name} no está. Se espera a que vuelva.</translation>
    </message>
    <message>
        <source>{name} is away. On their turn, the computer plays after {seconds} s.</source>
        <translation>{name} no está. En su turno, el ordenador jugará a los {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>{name} ran out of time. The computer is playing for now.</source>
        <translation>Se acabó el tiempo de {name}. Mientras tanto juega el ordenador.</translation>
    </message>
    <message>
        <source>{name} is not responding. The computer is playing for now.</source>
        <translation>{name} no responde. Mientras tanto juega el ordenador.</translation>
    </message>
    <message>
        <source>{name} has been reminded.</source>
        <translation>Se ha avisado a {name}.</translation>
    </message>
    <message>
        <source>The computer is playing for {name}.</source>
        <translation>El ordenador juega por {name}.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair. The proof is in {path}.</source>
        <translation>El reparto de la carrera {race} no fue limpio. La prueba está en {path}.</translation>
    </message>
    <message>
        <source>The deal of race {race} was not fair. The proof could not be saved.</source>
        <translation>El reparto de la carrera {race} no fue limpio. No se ha podido guardar la prueba.</translation>
    </message>
    <message>
        <source>Not saved: the disk is full. Free some space. You can play on.</source>
        <translation>No se guarda: el disco está lleno. Libera espacio. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>The host can’t save the match right now. You can play on.</source>
        <translation>El anfitrión no puede guardar la partida ahora mismo. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>This table uses another version of Mille. Install the same version everywhere, then try again.</source>
        <translation>Esta mesa usa otra versión de Mille. Instalad todos la misma y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>The host declined. Make sure they know it’s you.</source>
        <translation>El anfitrión te ha rechazado. Asegúrate de que sepa que eres tú.</translation>
    </message>
    <message>
        <source>Nobody new can join this table. Only the host can change that.</source>
        <translation>En esta mesa no puede entrar nadie nuevo. Solo el anfitrión puede cambiarlo.</translation>
    </message>
    <message>
        <source>Wrong code. Ask the host for the six digits.</source>
        <translation>Código incorrecto. Pide las seis cifras al anfitrión.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Ask the host for the six digits and try again in {seconds} s.</source>
        <translation>Demasiados códigos incorrectos. Pide las seis cifras al anfitrión y vuelve a intentarlo dentro de {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The host didn’t answer within two minutes. Tell them you want to join, then try again.</source>
        <translation>El anfitrión no ha respondido en dos minutos. Avísale y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>All seats are taken. Ask the host for one, or watch if that is allowed.</source>
        <translation>Todos los sitios están ocupados. Pide uno al anfitrión, o mira la partida si está permitido.</translation>
    </message>
    <message>
        <source>The table or a computer player already has this name. Choose another.</source>
        <translation>La mesa o un jugador virtual ya tiene este nombre. Elige otro.</translation>
    </message>
    <message>
        <source>This table doesn’t allow spectators. Join as a player, or ask the host.</source>
        <translation>Esta mesa no admite espectadores. Únete para jugar o pregunta al anfitrión.</translation>
    </message>
    <message>
        <source>Only the host can do that. Ask in the chat.</source>
        <translation>Eso solo puede hacerlo el anfitrión. Pídeselo en el chat.</translation>
    </message>
    <message>
        <source>This seat is taken. Choose another.</source>
        <translation>Este sitio está ocupado. Elige otro.</translation>
    </message>
    <message>
        <source>This seat no longer exists: the table has changed.</source>
        <translation>Ese sitio ya no existe: la mesa ha cambiado.</translation>
    </message>
    <message>
        <source>They have already left.</source>
        <translation>Esa persona ya se ha ido.</translation>
    </message>
    <message>
        <source>Somebody has just taken this seat. Choose another.</source>
        <translation>Alguien acaba de ocupar este sitio. Elige otro.</translation>
    </message>
    <message>
        <source>You lost your seat because you weren’t ready. You can take one again in {seconds} s.</source>
        <translation>Has perdido tu sitio porque no pulsaste «Listo». Podrás ocupar otro dentro de {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>You are watching. To play, leave the table and join as a player.</source>
        <translation>Estás mirando. Para jugar, sal de la mesa y únete como jugador.</translation>
    </message>
    <message>
        <source>These rules don’t allow this number of seats. Choose others.</source>
        <translation>Estas reglas no permiten este número de sitios. Elige otras.</translation>
    </message>
    <message>
        <source>Some seats are still open. Wait, or give them to the computer.</source>
        <translation>Aún quedan sitios libres. Espera, o dáselos al ordenador.</translation>
    </message>
    <message>
        <source>Not everyone is ready. Wait, or give their seats away.</source>
        <translation>No todos están listos. Espera, o da sus sitios a otros.</translation>
    </message>
    <message>
        <source>Wait until this race is over.</source>
        <translation>Espera a que acabe esta carrera.</translation>
    </message>
    <message>
        <source>You can’t do this once the match has started.</source>
        <translation>Con la partida ya empezada no se puede hacer.</translation>
    </message>
    <message>
        <source>Wait until the cards are dealt.</source>
        <translation>Espera a que se repartan las cartas.</translation>
    </message>
    <message>
        <source>No match is under way. The host can start one.</source>
        <translation>No hay ninguna partida en curso. El anfitrión puede empezar una.</translation>
    </message>
    <message>
        <source>This match has reached the maximum number of races. Start a new one.</source>
        <translation>Esta partida ha llegado al máximo de carreras. Empieza otra.</translation>
    </message>
    <message>
        <source>The match is paused. You keep your card.</source>
        <translation>La partida está en pausa. Conservas tu carta.</translation>
    </message>
    <message>
        <source>There is nobody to remind right now.</source>
        <translation>Ahora no hay a quién avisar.</translation>
    </message>
    <message>
        <source>Give them time to think. You can remind them in {seconds} s.</source>
        <translation>Dales tiempo para pensar. Podrás avisar dentro de {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The others have already been asked. The move stays.</source>
        <translation>Ya se ha preguntado a los demás. La jugada se mantiene.</translation>
    </message>
    <message>
        <source>Too many messages. Wait {seconds} s, then send it again.</source>
        <translation>Demasiados mensajes. Espera {seconds}&#xa0;s y vuelve a enviarlo.</translation>
    </message>
    <message>
        <source>The cards were shuffled without this computer. You can play on.</source>
        <translation>Las cartas se han barajado sin este ordenador. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>This computer doesn’t help shuffle this deal. It will for the next one.</source>
        <translation>Este ordenador no participa al barajar este reparto. Lo hará en el próximo.</translation>
    </message>
    <message>
        <source>This computer’s part of the shuffle was rejected; the cards are dealt without it. You can play on.</source>
        <translation>Lo que aportó este ordenador al barajar se ha rechazado; se reparte sin ello. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Another version of Mille: install the same one</source>
        <extracomment>In lines of text: the height of a row, and the space at its edges. The minimum width of the list, in lines of text.</extracomment>
        <translation>Otra versión de Mille: instala la misma</translation>
    </message>
    <message>
        <source>Not responding</source>
        <translation>No responde</translation>
    </message>
    <message>
        <source>code required</source>
        <translation>requiere código</translation>
    </message>
    <message>
        <source>Slow connection</source>
        <translation>Conexión lenta</translation>
    </message>
    <message>
        <source>absent players are waited for</source>
        <translation>se espera a los ausentes</translation>
    </message>
    <message>
        <source>the computer plays for absent players after {seconds} s</source>
        <translation>el ordenador juega por los ausentes a los {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>everyone for themselves</source>
        <translation>cada uno por su cuenta</translation>
    </message>
    <message>
        <source>{seconds} s per turn</source>
        <translation>{seconds}&#xa0;s por turno</translation>
    </message>
    <message>
        <source>Press Ready, or you lose your seat in {seconds} s.</source>
        <translation>Pulsa «Listo» o perderás tu sitio en {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>No seat for {names}. Ask the host to add one.</source>
        <translation>No hay sitio para {names}. Pide al anfitrión que añada uno.</translation>
    </message>
    <message>
        <source>A seat is open: wait for a guest, or give it to the computer.</source>
        <translation>Hay un sitio libre: espera a un invitado o dáselo al ordenador.</translation>
    </message>
    <message>
        <source>Press Ready to begin.</source>
        <translation>Pulsa «Listo» para empezar.</translation>
    </message>
    <message>
        <source>Still waiting for {names}.</source>
        <translation>Aún se espera a {names}.</translation>
    </message>
    <message>
        <source>{name} reminds you: it’s your turn.</source>
        <translation>{name} te avisa: te toca.</translation>
    </message>
    <message>
        <source>{name} reminds {others}: it’s your turn.</source>
        <translation>{name} avisa a {others}: hay que jugar.</translation>
    </message>
    <message>
        <source>You reminded {others}.</source>
        <translation>Has avisado a {others}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Computers a&amp;ttack</source>
        <translation>Los ordenadores a&amp;tacan</translation>
    </message>
    <message>
        <source>Each player’s phone shows that player’s hand</source>
        <translation>El teléfono de cada jugador muestra su mano</translation>
    </message>
    <message>
        <source>P&amp;ractice</source>
        <translation>Prá&amp;ctica</translation>
    </message>
    <message>
        <source>Take back as often as you like; it doesn’t count.</source>
        <translation>Deshaz jugadas cuanto quieras; la partida no cuenta.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>Cha&amp;llenge…</source>
        <translation>&amp;Desafío…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Stretch factors of players and rules: two tiles beside each other, and names. Header of the record, first seat (None: by lot), practice or not. The names and faces of the people.</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>You’ll watch the computers play.</source>
        <translation>Verás jugar a los ordenadores.</translation>
    </message>
    <message>
        <source>&amp;First to play</source>
        <translation>Quién e&amp;mpieza</translation>
    </message>
    <message>
        <source>Use ph&amp;ones…</source>
        <translation>Usar telé&amp;fonos…</translation>
    </message>
    <message>
        <source>Play a numbered deal and compare with others</source>
        <translation>Jugar un reparto numerado y comparar con otros</translation>
    </message>
</context>
<context>
    <name>NewSheetPage</name>
    <message>
        <source>Player {number}</source>
        <extracomment>The empty sheet, a Tally.</extracomment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>New score sheet</source>
        <translation>Nueva hoja de puntos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>You play with paper cards, and Mille keeps score.</source>
        <translation>Jugáis con cartas de papel y Mille lleva la puntuación.</translation>
    </message>
    <message>
        <source>&amp;Start score sheet</source>
        <translation>Empe&amp;zar la hoja</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
</context>
<context>
    <name>NudgeButton</name>
    <message>
        <source>Remind</source>
        <extracomment>For whom the match waits, and the number of moves by then.</extracomment>
        <translation>Avisar</translation>
    </message>
    <message>
        <source>Remind {names} to play</source>
        <translation>Avisar a {names}</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Challenge number</source>
        <extracomment>Letter size in text sizes, and the height of the field in lines of its letters. More characters than any way of writing a number has. An example of a number, without line breaks.</extracomment>
        <translation>Número de desafío</translation>
    </message>
    <message>
        <source>Type a number</source>
        <comment>of a challenge</comment>
        <translation>Escribir un número</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the number to send it</source>
        <translation>Copiar el número para enviarlo</translation>
    </message>
</context>
<context>
    <name>OtherActions</name>
    <message>
        <source>Lea&amp;rn to play</source>
        <translation>Apr&amp;ender a jugar</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y…</source>
        <translation>Repart&amp;o del día…</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>Parti&amp;das…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>Even&amp;ings…</source>
        <translation>Ve&amp;ladas…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Pap&amp;er cards…</source>
        <translation>Cartas de pa&amp;pel…</translation>
    </message>
    <message>
        <source>New to the game? Start here.</source>
        <extracomment>By width: other layouts ask dozens of times.</extracomment>
        <translation>¿Es tu primera vez? Empieza aquí.</translation>
    </message>
    <message>
        <source>The same cards for everyone today</source>
        <translation>Hoy, las mismas cartas para todos</translation>
    </message>
    <message>
        <source>Continue, replay or review a match</source>
        <translation>Continuar, ver o analizar una partida</translation>
    </message>
    <message>
        <source>Wins and records of every player</source>
        <translation>Victorias y récords de cada jugador</translation>
    </message>
    <message>
        <source>Who wins tonight, this month and this year</source>
        <translation>La clasificación de la noche, del mes y del año</translation>
    </message>
    <message>
        <source>Keep score for a game with real cards</source>
        <translation>Llevar los puntos de una partida con cartas de verdad</translation>
    </message>
</context>
<context>
    <name>PairsEditor</name>
    <message>
        <source>{field}: {part}</source>
        <extracomment>Gap between the two halves of the deck, in lines of text.</extracomment>
        <translation>{field}: {part}</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>Save as PDF</source>
        <extracomment>A suggestion, without suffix; may contain characters that file names cannot have. Makes the document for the printed area of a page, in tenths of a point.</extracomment>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Who is playing?</source>
        <extracomment>The portraits when it was shown, and the one that was chosen since.</extracomment>
        <translation>¿Quién juega?</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>Scan the code on the screen with this phone’s camera.</source>
        <translation>Escanea el código de la pantalla con la cámara de este teléfono.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Waiting for the table…</source>
        <translation>Esperando a la mesa…</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Conexión perdida. Intentándolo de nuevo…</translation>
    </message>
    <message>
        <source>Too many phones at once. Trying again…</source>
        <translation>Demasiados teléfonos a la vez. Intentándolo de nuevo…</translation>
    </message>
    <message>
        <source>This phone has no hand at the table any more.</source>
        <translation>Este teléfono ya no tiene mano en la mesa.</translation>
    </message>
    <message>
        <source>This code is not valid any more. Ask for a new one at the screen.</source>
        <translation>Este código ya no es válido. Pide uno nuevo en la pantalla.</translation>
    </message>
    <message>
        <source>Another phone has already taken this code. Ask for a new one at the screen.</source>
        <translation>Otro teléfono ya ha usado este código. Pide uno nuevo en la pantalla.</translation>
    </message>
    <message>
        <source>Your hand is open in another window of this phone.</source>
        <translation>Tu mano está abierta en otra ventana de este teléfono.</translation>
    </message>
    <message>
        <source>Show it here</source>
        <translation>Mostrarla aquí</translation>
    </message>
    <message>
        <source>You are {player}</source>
        <translation>Eres {player}</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: this phone is the player’s hand</comment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>This browser keeps nothing: leave this page open, or you will need a new code.</source>
        <translation>Este navegador no guarda nada: deja esta página abierta o necesitarás un código nuevo.</translation>
    </message>
    <message>
        <source>To keep this phone from locking, choose a longer time in its display settings.</source>
        <translation>Para que este teléfono no se bloquee, elige un tiempo más largo en los ajustes de pantalla.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>button: hides the own cards</comment>
        <translation>Tapar</translation>
    </message>
    <message>
        <source>Your cards are covered</source>
        <translation>Tus cartas están tapadas</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostrar mis cartas</translation>
    </message>
    <message>
        <source>Pass the phone to {player}</source>
        <translation>Pasa el teléfono a {player}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: puts the chosen card back into the hand</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Your answer is on its way</source>
        <translation>Tu respuesta está en camino</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>read aloud: the list of cards</comment>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>On the road</source>
        <comment>read aloud: the list of sides</comment>
        <translation>En la carretera</translation>
    </message>
    <message>
        <source>Players on this phone</source>
        <comment>read aloud: a row of names</comment>
        <translation>Jugadores en este teléfono</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Discard</source>
        <extracomment>A JSON object. The most lines of news in a picture: what happened before has been on the screen for long. The meaning of a choice on a phone; an answer to an Offer is a function to call. The events since the player&apos;s latest move. Returns a refusal or a hint, in the language of the phone. A question that comes before those of the rules. The wishes that are offered now.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play on {side}</source>
        <translation>Jugar contra {side}</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: take a card</comment>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>after the computer</comment>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Ready for the next race</source>
        <translation>Listo para la próxima carrera</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Say…</source>
        <comment>button: opens a list of phrases</comment>
        <translation>Decir…</translation>
    </message>
    <message>
        <source>Give your hand to another phone?</source>
        <extracomment>Seconds without a phone&apos;s answer after which another one may take the hand without asking there. Seconds in which a phone comes back by itself: after its start, and when its page is shown again. A player has got a phone or lost it, or it is awake or is so no longer. A code can be shown: the player&apos;s name, and the PhoneCode; it must be shown no longer: the name, and whether it was used. A player wants the hand on no other phone: the name. The OSError for which no phone can call. The time at which each phone was last connected, in seconds of a monotonic clock. Those who have been given another phone, which has not called yet. Runs until phones that are silent may be replaced.</extracomment>
        <translation>¿Pasar tu mano a otro teléfono?</translation>
    </message>
    <message>
        <source>Yes, show a code</source>
        <translation>Sí, mostrar un código</translation>
    </message>
    <message>
        <source>No, keep it here</source>
        <translation>No, mantenerla aquí</translation>
    </message>
    <message>
        <source>{name}’s hand is on another phone now.</source>
        <translation>{name}: la mano está ahora en otro teléfono.</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <extracomment>A function that returns a text in the language asked for by `in_language`. The phases in which a hint can be of use. It is not offered for an answer to a hazard: all phones must look alike then. Milliseconds to agree that a move is taken back; then the move stays. None until the phone has told its language, and waits for a picture. The seat in the match under way. The events since the player&apos;s latest move. The questions besides those of the rules, the first one first. The latest ones: whether a move may be taken back, of the program itself, and what the player wants to say. The number of the latest picture, and what its choices mean.</extracomment>
        <translation>Sí, deshacerla</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>No, mantenerla</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>Esperando a los demás</translation>
    </message>
    <message>
        <source>Thinking of a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>Asking the others…</source>
        <translation>Preguntando a los demás…</translation>
    </message>
    <message>
        <source>Too late: the move stays.</source>
        <translation>Demasiado tarde: la jugada se queda.</translation>
    </message>
    <message>
        <source>No hint: the computer isn’t answering.</source>
        <translation>Sin pista: el ordenador no responde.</translation>
    </message>
    <message>
        <source>Waiting for your next match…</source>
        <translation>A la espera de tu próxima partida…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Say to the others:</source>
        <translation>Decir a los demás:</translation>
    </message>
    <message>
        <source>The computer plays for you.</source>
        <translation>El ordenador juega por ti.</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>The code is not valid any more. Show a new one.</source>
        <extracomment>The dialog has been closed, to explain in the rule book how phones are used. Returns the message in the current language.</extracomment>
        <translation>El código ya no es válido. Muestra uno nuevo.</translation>
    </message>
    <message>
        <source>{name}: now answer on your phone.</source>
        <translation>{name}: responde ahora en tu teléfono.</translation>
    </message>
    <message>
        <source>{name} keeps the hand on that phone.</source>
        <translation>{name} se queda la mano en ese teléfono.</translation>
    </message>
    <message>
        <source>No phone can call this computer: {reason}.</source>
        <translation>Ningún teléfono puede llamar a este ordenador: {reason}.</translation>
    </message>
    <message>
        <source>Playing with phones</source>
        <translation>Jugar con los teléfonos</translation>
    </message>
    <message>
        <source>&amp;How it works…</source>
        <translation>Có&amp;mo funciona…</translation>
    </message>
    <message>
        <source>A phone shows its player’s hand, and this screen only the table. Scan the code with the phone’s camera; there is nothing to install. The phone must be in the same Wi-Fi as this computer.</source>
        <translation>El teléfono muestra la mano de su jugador, y esta pantalla solo la mesa. Escanea el código con la cámara del teléfono; no hay que instalar nada. El teléfono debe estar en la misma Wi-Fi que este ordenador.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Volve&amp;r</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>PhraseButton</name>
    <message>
        <source>Quick phrases</source>
        <translation>Frases rápidas</translation>
    </message>
</context>
<context>
    <name>PhraseMenu</name>
    <message>
        <source>{name} says</source>
        <translation>{name} dice</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation>Frases rápidas</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>¡Suerte!</translation>
    </message>
    <message>
        <source>Nice one!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>¡Oh, no!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>¡Perdón!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>¡Gracias!</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Good race</source>
        <translation>Buena carrera</translation>
    </message>
</context>
<context>
    <name>PlayerNamesField</name>
    <message>
        <source>&amp;Who plays here</source>
        <translation>&amp;Quién juega aquí</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <extracomment>Pixels between the faces.</extracomment>
        <translation>Escribe tu nombre.</translation>
    </message>
    <message>
        <source>A table has six seats at most.</source>
        <translation>Una mesa tiene seis sitios como máximo.</translation>
    </message>
    <message>
        <source>Two of you here? Write “Ann, Tom”.</source>
        <translation>¿Sois varios aquí? Escribe «Ana, Tom».</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Another phone</source>
        <extracomment>The width in lines of text, the largest share of the screen, and the lines of a face. Seconds without a call after which it is said what may be wrong.</extracomment>
        <translation>Otro teléfono</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Usar un teléfono</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Forget the phone</source>
        <translation>Olvidar el teléfono</translation>
    </message>
    <message>
        <source>Has a phone, and is not at this table</source>
        <translation>Tiene un teléfono, pero no está en esta mesa</translation>
    </message>
    <message>
        <source>Hand on this screen</source>
        <translation>Mano en esta pantalla</translation>
    </message>
    <message>
        <source>Hand on a phone</source>
        <translation>Mano en un teléfono</translation>
    </message>
    <message>
        <source>The phone doesn’t answer</source>
        <translation>El teléfono no responde</translation>
    </message>
    <message>
        <source>The phone doesn’t answer. In half a minute you can use another one.</source>
        <translation>El teléfono no responde. Dentro de medio minuto podrás usar otro.</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Use p&amp;hones…</source>
        <translation>Usar telé&amp;fonos…</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Cards and points stay with the seat.</source>
        <translation>Las cartas y los puntos se quedan en el sitio.</translation>
    </message>
    <message>
        <source>If players change, the result of this challenge is marked “with help”.</source>
        <translation>Si cambian los jugadores, el resultado de este desafío lleva la indicación «con ayuda».</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Wait for me after each opponent’s turn</source>
        <translation>Esperarme tras cada turno de un rival</translation>
    </message>
    <message>
        <source>pause stop confirm</source>
        <translation>esperar pausa confirmar</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Names on the cards</source>
        <translation>Nombres en las cartas</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>keyboard shortcuts help letters</source>
        <translation>teclado atajos ayuda letras</translation>
    </message>
    <message>
        <source>dark night colour-blind contrast theme</source>
        <translation>oscuro noche daltónico contraste tema</translation>
    </message>
    <message>
        <source>font letters larger zoom</source>
        <translation>letra fuente grande zoom</translation>
    </message>
    <message>
        <source>television TV far away zoom</source>
        <translation>televisión tele lejos zoom</translation>
    </message>
    <message>
        <source>mute noise music audio</source>
        <translation>silencio ruido música audio</translation>
    </message>
    <message>
        <source>loud quiet noise</source>
        <translation>alto bajo ruido</translation>
    </message>
    <message>
        <source>blind screen reader accessibility speech</source>
        <translation>ciego lector de pantalla accesibilidad voz</translation>
    </message>
    <message>
        <source>resume session restore</source>
        <translation>reanudar sesión restaurar</translation>
    </message>
    <message>
        <source>translation bilingual deck back</source>
        <translation>traducción bilingüe baraja dorso</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no time</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 segundo</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 segundos</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 segundos</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>less motion</comment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <comment>less motion</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>English and French</source>
        <extracomment>What today&apos;s boxes print instead of the English and of the French names. The Spanish deck. No source was found for the words printed on the cards of Heraclio Fournier: these are the words that Spanish descriptions of the game use, shortened to fit on a card.</extracomment>
        <translation>Inglés y francés</translation>
    </message>
    <message>
        <source>French and English</source>
        <translation>Francés e inglés</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>Solo inglés</translation>
    </message>
    <message>
        <source>French only</source>
        <translation>Solo francés</translation>
    </message>
    <message>
        <source>Today’s US box</source>
        <translation>Caja estadounidense actual</translation>
    </message>
    <message>
        <source>Today’s French box</source>
        <translation>Caja francesa actual</translation>
    </message>
    <message>
        <source>Mil Hitos, the Spanish deck</source>
        <translation>Mil Hitos, la baraja de España</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generales</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>English French Spanish translation menus texts</source>
        <translation>inglés francés español traducción menús textos</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Igual que el sistema</translation>
    </message>
    <message>
        <source>Alert when it is your turn</source>
        <translation>Aviso cuando es tu turno</translation>
    </message>
    <message>
        <source>notification message reminder desktop</source>
        <translation>notificación mensaje recordatorio escritorio</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no alert</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>In the task bar</source>
        <translation>En la barra de tareas</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notificación de escritorio</translation>
    </message>
    <message>
        <source>Volume of alerts</source>
        <translation>Volumen de los avisos</translation>
    </message>
    <message>
        <source>loud quiet bell chat turn</source>
        <translation>alto bajo timbre chat turno</translation>
    </message>
    <message>
        <source>Continue the last match when Mille starts</source>
        <translation>Continuar la última partida al iniciar</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Large table, for a screen across the room</source>
        <translation>Mesa grande, para una pantalla lejana</translation>
    </message>
    <message>
        <source>animation effects flies</source>
        <translation>animación efectos vuelo</translation>
    </message>
    <message>
        <source>Single-letter keys</source>
        <translation>Teclas de una sola letra</translation>
    </message>
    <message>
        <source>keyboard shortcuts commands</source>
        <translation>teclado atajos órdenes</translation>
    </message>
    <message>
        <source>Show the available keys below the table</source>
        <translation>Mostrar las teclas disponibles bajo la mesa</translation>
    </message>
    <message>
        <source>For screen readers that stay silent when others play, such as Orca 43.</source>
        <translation>Para lectores de pantalla que callan cuando juegan los demás, como Orca 43.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>Value of `table_door` for a table at which everyone is accepted; the others are doors.</extracomment>
        <translation>Velocidad de las animaciones</translation>
    </message>
    <message>
        <source>pace quick slow flies</source>
        <translation>ritmo rápido lento vuelo</translation>
    </message>
    <message>
        <source>Draw cards automatically</source>
        <translation>Robar automáticamente</translation>
    </message>
    <message>
        <source>for me</source>
        <translation>por mí</translation>
    </message>
    <message>
        <source>Sort cards</source>
        <translation>Orden de las cartas</translation>
    </message>
    <message>
        <source>order arrange hand</source>
        <translation>ordenar colocar mano</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Según se roban</translation>
    </message>
    <message>
        <source>Undo delay</source>
        <translation>Tiempo para deshacer</translation>
    </message>
    <message>
        <source>take back cancel time</source>
        <translation>deshacer cancelar tiempo</translation>
    </message>
    <message>
        <source>Escape cancels a move during this time.</source>
        <translation>Esc anula una jugada durante este tiempo.</translation>
    </message>
    <message>
        <source>Wait for me after every hazard</source>
        <translation>Esperarme después de cada ataque</translation>
    </message>
    <message>
        <source>attack pause stop confirm continue</source>
        <translation>ataque pausa parar confirmar continuar</translation>
    </message>
    <message>
        <source>Ask before valuable cards are discarded</source>
        <translation>Preguntar antes de descartar cartas valiosas</translation>
    </message>
    <message>
        <source>warning confirm question safety</source>
        <translation>aviso confirmar pregunta seguridad</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Table volume</source>
        <translation>Volumen de la mesa</translation>
    </message>
    <message>
        <source>Announce through the focused item</source>
        <translation>Anunciar mediante el elemento activo</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Por tipo</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Searc&amp;h:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupos de preferencias</translation>
    </message>
    <message>
        <source>Reset this &amp;page</source>
        <translation>Restablecer esta &amp;página</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>&amp;Restablecer todo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Sin resultados. Prueba con otra palabra.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Space</source>
        <extracomment>The name of a key for an answer, and the commands that choose it. Asks the current question again. Makes the move that is held back.</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>What just happened?</source>
        <translation>¿Qué acaba de pasar?</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>&amp;No, leave it</source>
        <translation>&amp;No, mantenerla</translation>
    </message>
    <message>
        <source>&amp;Yes, take it back</source>
        <translation>&amp;Sí, deshacerla</translation>
    </message>
    <message>
        <source>Discard {card}?</source>
        <translation>¿Descartar {card}?</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>Oops, not that one</source>
        <translation>Uy, esa no</translation>
    </message>
    <message>
        <source>Continue when you’re ready.</source>
        <translation>Continúa cuando quieras.</translation>
    </message>
    <message>
        <source>The table at that moment.</source>
        <translation>La mesa en ese momento.</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Playing it would score points and give you another turn.</source>
        <translation>Jugarla daría puntos y otro turno.</translation>
    </message>
    <message>
        <source>It takes you to the finish.</source>
        <translation>Te lleva a la meta.</translation>
    </message>
    <message>
        <source>Discarded cards never come back.</source>
        <translation>Las cartas descartadas no vuelven.</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>{card}: you can still change your mind.</source>
        <translation>{card}: aún puedes cambiar de idea.</translation>
    </message>
    <message>
        <source>The next player can play it.</source>
        <translation>El siguiente jugador podrá jugarla.</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>La carrera ha acabado.</translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation>Ver la hoja de puntos</translation>
    </message>
    <message>
        <source>It comes back when the discards are shuffled.</source>
        <translation>Volverá cuando se barajen los descartes.</translation>
    </message>
    <message>
        <source>Playing it would give you another turn.</source>
        <translation>Jugarla te daría otro turno.</translation>
    </message>
    <message>
        <source>Playing it would score points.</source>
        <translation>Jugarla daría puntos.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <extracomment>What its column of types says of what is no file, which those translations lack.</extracomment>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Carpeta de archivos</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <extracomment>Labels of Qt&apos;s file dialog that its French and Spanish translations know in earlier words only.</extracomment>
        <translation>&amp;Ver en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
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
        <translation>Supr</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>Names that keyboards have on them. Names that Qt&apos;s own translations call otherwise than keyboards do.</extracomment>
        <translation>Retroceso</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Leave the match?</source>
        <translation>¿Salir de la partida?</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>Sa&amp;lir sin guardar</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Quedarse</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>&amp;Guardar en otra parte…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Ahora &amp;no</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>{file} could not be opened.</source>
        <translation>No se ha podido abrir {file}.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The end of the file is missing</source>
        <translation>Falta el final del archivo</translation>
    </message>
    <message>
        <source>One line was left out</source>
        <translation>Se ha omitido una línea</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>¿Restablecer todas las preferencias?</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
    <message>
        <source>Your preferences file was damaged. What could not be read has its default again. The damaged file is kept as {file}. Your matches are not affected.</source>
        <translation>El archivo de preferencias estaba dañado. Lo que no se ha podido leer vuelve a tener su valor por omisión. El archivo dañado se conserva como {file}. Tus partidas no se han visto afectadas.</translation>
    </message>
    <message>
        <source>Preferences damaged</source>
        <translation>Preferencias dañadas</translation>
    </message>
    <message>
        <source>{folder} can’t be written: {reason}. You can play, but what belongs there (matches, statistics or preferences) is lost when you close Mille. To keep a match, save it in another folder with Ctrl+S.</source>
        <translation>No se puede escribir en {folder}: {reason}. Puedes jugar, pero lo que debería estar ahí (partidas, estadísticas o preferencias) se perderá al cerrar Mille. Para conservar una partida, guárdala en otra carpeta con Ctrl+S.</translation>
    </message>
    <message>
        <source>Mille can’t save here</source>
        <translation>Mille no puede guardar aquí</translation>
    </message>
    <message>
        <source>{problem} Your changes apply until you close Mille, which tries again to save them.</source>
        <translation>{problem} Los cambios valen hasta que cierres Mille, que volverá a intentar guardarlos.</translation>
    </message>
    <message>
        <source>Preferences not saved</source>
        <translation>Preferencias no guardadas</translation>
    </message>
    <message>
        <source>Mille {version}</source>
        <translation>Mille {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The file is saved</source>
        <translation>El archivo está guardado</translation>
    </message>
    <message>
        <source>{file} is in the folder {folder}.</source>
        <translation>{file} está en la carpeta {folder}.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>The latest moves are not saved.</source>
        <translation>Las últimas jugadas no están guardadas.</translation>
    </message>
    <message>
        <source>Nothing is lost while the program runs. Free some disk space, or save in another folder.</source>
        <translation>No se pierde nada mientras el programa esté abierto. Libera espacio en el disco o guarda en otra carpeta.</translation>
    </message>
    <message>
        <source>Match not saved</source>
        <translation>No se ha guardado la partida</translation>
    </message>
    <message>
        <source>{file} does not have the latest moves. They are kept under Matches.</source>
        <translation>{file} no tiene las últimas jugadas. Se conservan en Partidas.</translation>
    </message>
    <message>
        <source>You can watch the first part. The file won’t change.</source>
        <translation>Puedes ver la primera parte. El archivo no se modifica.</translation>
    </message>
    <message>
        <source>The first part of the file can be opened. The original is kept, with .damaged added to its name.</source>
        <translation>Se puede abrir la primera parte del archivo. El original se conserva, con .damaged añadido al nombre.</translation>
    </message>
    <message>
        <source>File not opened</source>
        <translation>No se ha abierto el archivo</translation>
    </message>
    <message>
        <source>&amp;Open the first part</source>
        <translation>&amp;Abrir la primera parte</translation>
    </message>
    <message>
        <source>The last line of {file} was incomplete, perhaps after a power cut. The match continues from the move before.</source>
        <translation>La última línea de {file} estaba incompleta, quizá por un corte de luz. La partida sigue desde la jugada anterior.</translation>
    </message>
    <message>
        <source>Nothing is lost. Free some disk space, or save in another folder.</source>
        <translation>No se pierde nada. Libera espacio en el disco o guarda en otra carpeta.</translation>
    </message>
    <message>
        <source>File not saved</source>
        <translation>No se ha guardado el archivo</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check that it is on and has paper, or save them as a PDF file.</source>
        <translation>La impresora no ha aceptado las páginas. Comprueba que está encendida y tiene papel, o guárdalas como PDF.</translation>
    </message>
    <message>
        <source>Pages not printed</source>
        <translation>No se han impreso las páginas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>All pages go back to their defaults. Matches, names and statistics stay.</source>
        <translation>Todas las páginas recuperan sus valores iniciales. Las partidas, los nombres y las estadísticas no cambian.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar las mías</translation>
    </message>
    <message>
        <source>The card game Mille Bornes, alone against the computer or with family and friends. Free software under the MIT licence, with original cards.</source>
        <translation>El juego de cartas Mille Bornes, a solas contra el ordenador o con familia y amigos. Software libre con licencia MIT y cartas originales.</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race {race}</source>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>There is nothing to save yet.</source>
        <extracomment>Width for two sides and for each further one, in lines of text. The entry, after every edit and when it is complete.</extracomment>
        <translation>Todavía no hay nada que anotar.</translation>
    </message>
    <message>
        <source>Correct race {race}</source>
        <translation>Corregir la carrera {race}</translation>
    </message>
    <message>
        <source>Enter what each side has on the table. Mille adds shutouts and totals.</source>
        <translation>Introduce lo que tiene cada bando en la mesa. Mille añade los capotes y los totales.</translation>
    </message>
    <message>
        <source>Enter the miles of each side. Whoever arrives, or is furthest, wins.</source>
        <translation>Introduce los kilómetros de cada bando. Gana quien llegue o quien vaya más lejos.</translation>
    </message>
    <message>
        <source>&amp;Leave unchanged</source>
        <translation>&amp;Dejarla como está</translation>
    </message>
    <message>
        <source>&amp;Save race</source>
        <translation>Ano&amp;tar la carrera</translation>
    </message>
</context>
<context>
    <name>ReadingTexts</name>
    <message numerus="yes">
        <source>%Ln cards left to draw.</source>
        <translation>
            <numerusform>Queda %Ln carta por robar.</numerusform>
            <numerusform>Quedan %Ln cartas por robar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards in hand</source>
        <translation>
            <numerusform>%Ln carta en la mano</numerusform>
            <numerusform>%Ln cartas en la mano</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyNote</name>
    <message>
        <source>Everyone with a phone is ready.</source>
        <translation>Todos los que juegan con el teléfono están listos.</translation>
    </message>
    <message>
        <source>Still waiting for {names}.</source>
        <translation>Aún se espera a {names}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Race {race}: the deal</source>
        <translation>Carrera {race}: el reparto</translation>
    </message>
    <message>
        <source>Race {race}, move {move} of {moves}</source>
        <translation>Carrera {race}, jugada {move} de {moves}</translation>
    </message>
    <message>
        <source>{side}: {items}</source>
        <translation>{side}: {items}</translation>
    </message>
    <message>
        <source>{item} {points}</source>
        <translation>{item} {points}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nothing to watch yet</source>
        <translation>Todavía no hay nada que ver</translation>
    </message>
    <message>
        <source>No race in {file} is finished. Hands stay hidden until then.</source>
        <translation>En {file} no ha terminado ninguna carrera. Hasta entonces, las manos quedan ocultas.</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Save a picture of this moment</source>
        <translation>Guardar una imagen de este momento</translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Guardar como página web</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {names}</source>
        <extracomment>The table&apos;s minimum height without a hand, in pixels. The page&apos;s least height, as a multiple of the text&apos;s size, and more for each seat. The races that can be reviewed. The moment that is shown, and the last one that was announced with its text. The seat whose point of view is shown; None shows everybody&apos;s hand. The players at the moment that is shown.</extracomment>
        <translation>Repetición: {names}</translation>
    </message>
</context>
<context>
    <name>ResultsDialog</name>
    <message>
        <source>up to race {number}</source>
        <translation>hasta la carrera {number}</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>{standing}, with help</source>
        <translation>{standing}, con ayuda</translation>
    </message>
    <message>
        <source>Challenge {number}</source>
        <translation>Desafío {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Puntos carrera a carrera</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>To compare with friends, import their match files under “Matches”.</source>
        <translation>Para comparar con tus amigos, importa sus archivos de partida en «Partidas».</translation>
    </message>
    <message>
        <source>&amp;Copy the number</source>
        <translation>&amp;Copiar el número</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Results, best first</source>
        <translation>Resultados, los mejores primero</translation>
    </message>
    <message>
        <source>Results appear after the first race.</source>
        <translation>Los resultados aparecen después de la primera carrera.</translation>
    </message>
    <message>
        <source>Nobody has finished a race of this challenge yet.</source>
        <translation>Nadie ha terminado todavía una carrera de este desafío.</translation>
    </message>
</context>
<context>
    <name>ReviewFrame</name>
    <message>
        <source>Review</source>
        <extracomment>The least width for list and table side by side, in lines of text; and their shares of it. The least number of letters shown of a race and of a name.</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Review: {name}</source>
        <translation>Análisis: {name}</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the review (Esc)</source>
        <translation>Cerrar el análisis (Esc)</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>looking through the decisions</comment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>Primero las más costosas</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En orden</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <source>By points and winning chances combined</source>
        <translation>Por puntos y probabilidad de ganar</translation>
    </message>
    <message>
        <source>The race at each decision</source>
        <translation>La carrera en cada decisión</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review: {names}</source>
        <translation>Análisis: {names}</translation>
    </message>
    <message>
        <source>The computer player isn’t responding. The results so far are kept.</source>
        <extracomment>How many of the costliest decisions have a symbol on the curve. The player who is credited with the race on each seat.</extracomment>
        <translation>El jugador virtual no responde. Se conservan los resultados obtenidos.</translation>
    </message>
    <message>
        <source>Chance of winning the match, decision by decision</source>
        <translation>Probabilidad de ganar la partida, decisión a decisión</translation>
    </message>
    <message>
        <source>Expected points in the race, decision by decision</source>
        <translation>Puntos esperados en la carrera, decisión a decisión</translation>
    </message>
</context>
<context>
    <name>ReviewTexts</name>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Mejor: {move}.</translation>
    </message>
    <message>
        <source>Expected: {points} in the race.</source>
        <translation>Esperado: {points} en la carrera.</translation>
    </message>
    <message>
        <source>Decisions: {count}; best moves: {best}. Lost: {points}.</source>
        <translation>Decisiones: {count}; mejores jugadas: {best}. Perdido: {points}.</translation>
    </message>
    <message>
        <source>Luck: the draws were worth {points} more than average.</source>
        <translation>Suerte: las cartas robadas valían {points} más que la media.</translation>
    </message>
    <message>
        <source>Luck: the draws were worth {points} less than average.</source>
        <translation>Suerte: las cartas robadas valían {points} menos que la media.</translation>
    </message>
    <message>
        <source>Expected: {points} in the race, {chance} chance of winning the match.</source>
        <translation>Esperado: {points} en la carrera, con un {chance} de probabilidad de ganar la partida.</translation>
    </message>
    <message>
        <source>Expected: {chance} chance of winning the match.</source>
        <translation>Previsto: {chance} de probabilidad de ganar la partida.</translation>
    </message>
    <message>
        <source>No single reason; it is better overall.</source>
        <translation>No hay una razón concreta: en conjunto, es mejor jugada.</translation>
    </message>
    <message>
        <source>There were no decisions in this race.</source>
        <translation>En esta carrera no hubo ninguna decisión que tomar.</translation>
    </message>
    <message>
        <source>Decisions: {count}; always the best move.</source>
        <translation>Decisiones: {count}; siempre la mejor jugada.</translation>
    </message>
    <message>
        <source>Chance of winning the match: {chance}.</source>
        <translation>Probabilidad de ganar la partida: {chance}.</translation>
    </message>
    <message>
        <source>Luckiest draw: {card}, turn {turn} ({points}).</source>
        <translation>Mejor carta robada: {card}, turno {turn} ({points}).</translation>
    </message>
    <message>
        <source>Unluckiest draw: {card}, turn {turn} ({points}).</source>
        <translation>Peor carta robada: {card}, turno {turn} ({points}).</translation>
    </message>
    <message>
        <source>Judged by the strongest computer player ({level}) from what was visible at the time. It makes mistakes, too. Luck counts the player’s own draws only.</source>
        <translation>Valoración del jugador virtual más fuerte ({level}) con lo que se veía en ese momento. También se equivoca. En la suerte solo cuentan las cartas que robó el propio jugador.</translation>
    </message>
    <message>
        <source>Judged by the strongest computer player ({level}) from what was visible at the time. It makes mistakes, too, and can’t estimate winning chances at this table. Luck counts the player’s own draws only.</source>
        <translation>Valoración del jugador virtual más fuerte ({level}) con lo que se veía en ese momento. También se equivoca, y en esta mesa no puede calcular la probabilidad de ganar. En la suerte solo cuentan las cartas que robó el propio jugador.</translation>
    </message>
    <message>
        <source>Turn {turn}: {chance} chance of winning the match</source>
        <translation>Turno {turn}: {chance} de probabilidad de ganar la partida</translation>
    </message>
    <message>
        <source>Turn {turn}: {chance} expected in the race</source>
        <translation>Turno {turn}: {chance} esperados en la carrera</translation>
    </message>
</context>
<context>
    <name>RuleBookWindow</name>
    <message>
        <source>Rules: {book}</source>
        <extracomment>Width of the contents and initial size of the window, in lines of text. Returns the note above a rule that was looked up, in the current language. The anchor that is shown, and its note.</extracomment>
        <translation>Reglas: {book}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>the text</comment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Sin resultados.</translation>
    </message>
</context>
<context>
    <name>RuleCounts</name>
    <message numerus="yes">
        <source>With house rules: %Ln changes.</source>
        <extracomment>The edition whose cards are shown.</extracomment>
        <translation>
            <numerusform>Con reglas de la casa: %Ln cambio.</numerusform>
            <numerusform>Con reglas de la casa: %Ln cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %Ln cards, face down, one at a time. The rest form the draw pile.</source>
        <translation>
            <numerusform>Cada jugador recibe %Ln carta boca abajo. Las demás forman el mazo.</numerusform>
            <numerusform>Cada jugador recibe %Ln cartas boca abajo, de una en una. Las demás forman el mazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may play no more than %Ln of the {card}s in a race.</source>
        <translation>
            <numerusform>Un bando puede jugar como máximo %Ln carta de {card} por carrera.</numerusform>
            <numerusform>Un bando puede jugar como máximo %Ln cartas de {card} por carrera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetTile</name>
    <message>
        <source>{rules} (recommended)</source>
        <translation>{rules} (recomendado)</translation>
    </message>
    <message>
        <source>Only for {counts} players.</source>
        <translation>Solo para {counts} jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln cambio</numerusform>
            <numerusform>%Ln cambios</numerusform>
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
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>Its results list the points of everyone who played it, race by race.</source>
        <translation>Sus resultados muestran los puntos de todos los que lo han jugado, carrera a carrera.</translation>
    </message>
    <message>
        <source>Taking back a move</source>
        <translation>Deshacer una jugada</translation>
    </message>
    <message>
        <source>Against computer players alone, you can go back to your last decision (Backspace), again and again, until the race is over. The cards stay as they were dealt.</source>
        <translation>Si solo juegas contra el ordenador, puedes volver a tu última decisión (Retroceso) todas las veces que quieras, hasta que termine la carrera. Las cartas siguen como se repartieron.</translation>
    </message>
    <message>
        <source>With other people, you can ask to take back your move until the next card is drawn. Everyone must agree; computer players always do. After such a move nothing happens for three seconds, or until you press any key. If you are refused twice in a race, you cannot ask again.</source>
        <translation>Con otras personas, puedes pedir deshacer tu jugada hasta que se robe la carta siguiente. Todos tienen que estar de acuerdo; los jugadores virtuales siempre lo están. Después de una jugada así no ocurre nada durante tres segundos, o hasta que pulses cualquier tecla. Si se niegan dos veces en una carrera, ya no puedes pedirlo.</translation>
    </message>
    <message>
        <source>A move that ended the race stays, and so does every move in a challenge; with other people also an answer to a hazard. The statistics count races with moves taken back separately.</source>
        <translation>Una jugada que terminó la carrera se mantiene, igual que todas las de un reto; con otras personas, también la respuesta a un ataque. Las estadísticas cuentan por separado las carreras con jugadas deshechas.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Tus propias cartas</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Driving</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>You can drive only while you are rolling: with a Roll, or the remedy of your last hazard, on top of your battle pile. In every race you need a Roll, or Right of Way, before your first miles.</source>
        <translation>Solo puedes avanzar si estás en marcha, es decir, con un Semáforo verde, o con el remedio del último ataque, encima de tu pila de batalla. En cada carrera, antes de tus primeros kilómetros necesitas un Semáforo verde o Prioridad de paso.</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Distance cards</source>
        <translation>Cartas de kilómetros</translation>
    </message>
    <message>
        <source>Together these make {miles}: a side has to play all of them, in any order.</source>
        <translation>Juntas suman {miles}: un bando tiene que jugarlas todas, en cualquier orden.</translation>
    </message>
    <message>
        <source>The exact finish</source>
        <translation>La llegada exacta</translation>
    </message>
    <message>
        <source>You have to reach {miles}. Your last card may take you farther; what goes beyond does not count.</source>
        <translation>Hay que llegar a {miles}. Tu última carta puede llevarte más lejos, pero lo que se pasa no cuenta.</translation>
    </message>
    <message>
        <source>If the trip is extended, all your miles count towards {goal} after all.</source>
        <translation>Si el viaje se prolonga, al final todos tus kilómetros cuentan para llegar a {goal}.</translation>
    </message>
    <message>
        <source>The finish</source>
        <translation>La meta</translation>
    </message>
    <message>
        <source>Hazards and remedies</source>
        <translation>Ataques y remedios</translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Remedio</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Ataques</translation>
    </message>
    <message>
        <source>{remedy}, then {roll}</source>
        <translation>{remedy}, luego {roll}</translation>
    </message>
    <message>
        <source>Speed Limit has its own pile. It can be played only on a side that is rolling and has no limit.</source>
        <translation>Límite de velocidad tiene su propia pila y solo se juega contra un bando en marcha que no tenga límite.</translation>
    </message>
    <message>
        <source>Protected sides</source>
        <translation>Bandos protegidos</translation>
    </message>
    <message>
        <source>After that you are rolling again, and can be attacked again. You need a Roll only to start and against a Stop; it repairs nothing.</source>
        <translation>Después vuelves a estar en marcha, y te pueden volver a atacar. Solo necesitas un Semáforo verde para arrancar y contra un Semáforo rojo; no repara nada.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <translation>Remedios</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Semáforo rojo</translation>
    </message>
    <message>
        <source>Every side begins a race with this limit. A Speed Limit can be played on it only after an End of Limit.</source>
        <translation>Cada bando empieza la carrera con este límite. Solo se le puede jugar un Límite de velocidad después de un Fin del límite.</translation>
    </message>
    <message>
        <source>The speed limit</source>
        <translation>El límite de velocidad</translation>
    </message>
    <message>
        <source>The end of a race</source>
        <translation>El final de una carrera</translation>
    </message>
    <message>
        <source>The extension</source>
        <translation>La prolongación</translation>
    </message>
    <message>
        <source>The match is a single race: the side with the most points wins.</source>
        <translation>La partida es una sola carrera: gana el bando con más puntos.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Sides that win the race together win the match together.</source>
        <translation>Los bandos que ganan juntos la carrera ganan juntos la partida.</translation>
    </message>
    <message>
        <source>If sides win the race together, one more race is played.</source>
        <translation>Si varios bandos ganan juntos la carrera, se juega otra más.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Concepto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>The trip ends here, and so does the race.</source>
        <translation>El recorrido termina aquí, y la carrera también.</translation>
    </message>
    <message>
        <source>{safety}: no {hazards}</source>
        <translation>{safety}: contra {hazards}</translation>
    </message>
    <message>
        <source>Safeties</source>
        <translation>Seguridades</translation>
    </message>
    <message>
        <source>Right of Way</source>
        <translation>Prioridad de paso</translation>
    </message>
    <message>
        <source>Discarding a safety</source>
        <translation>Descartar una seguridad</translation>
    </message>
    <message>
        <source>Coup fourré</source>
        <translation>Coup fourré</translation>
    </message>
    <message>
        <source>Answering a hazard</source>
        <translation>Responder a un ataque</translation>
    </message>
    <message>
        <source>exactly {miles}</source>
        <translation>exactamente a {miles}</translation>
    </message>
    <message>
        <source>at least {miles}</source>
        <translation>al menos a {miles}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Kilómetros</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Prolongación</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Everyone plays for themselves.</source>
        <translation>Cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>Players and sides</source>
        <translation>Jugadores y bandos</translation>
    </message>
    <message>
        <source>No rule book says how far four, five or six sides drive that play each for themselves. In this program it is {miles} miles, without an extension.</source>
        <translation>Ningún reglamento dice cuánto recorren cuatro, cinco o seis bandos que juegan cada uno por su cuenta. En este programa son {miles} kilómetros, sin prolongación.</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Hándicaps</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Once a race, when the last card of the draw pile is drawn, the discards are shuffled at once and become the new draw pile. After that, an empty draw pile stays empty. No source has this rule: it is our decision.</source>
        <translation>Una vez por carrera, cuando se roba la última carta del mazo, los descartes se barajan enseguida y forman el nuevo mazo. Después, un mazo vacío se queda vacío. Ninguna fuente da esta regla: la hemos decidido nosotros.</translation>
    </message>
    <message>
        <source>Only then does the bonus for an empty draw pile count.</source>
        <translation>Solo entonces cuenta la bonificación por el mazo vacío.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>{card} × {count}</source>
        <translation>{card} ×&#xa0;{count}</translation>
    </message>
    <message>
        <source>Encyclopedia article</source>
        <extracomment>Before what a rule set does, where the article says otherwise. The fields of a rule set that the article speaks of, and what it says. Those of points, which rules without any have not. Numbers of players that a rule set may give the short deck.</extracomment>
        <translation>Artículo de enciclopedia</translation>
    </message>
    <message>
        <source>Only one side acts at a time: the player whose turn it is or, after a hazard, the side attacked. The others wait.</source>
        <translation>Solo actúa un bando a la vez: el jugador que tiene el turno o, tras un ataque, el bando atacado. Los demás esperan.</translation>
    </message>
    <message>
        <source>If the table has changed before your move is made, the move does not count and you choose again.</source>
        <translation>Si la mesa cambia antes de que se haga tu jugada, no cuenta y eliges de nuevo.</translation>
    </message>
    <message>
        <source>A challenge is a number for the cards of a whole match: everyone who enters it gets the same cards. Each day has its own deal.</source>
        <translation>Un desafío es un número que identifica las cartas de toda una partida: quien lo escribe recibe las mismas cartas. Cada día tiene su propio reparto.</translation>
    </message>
    <message>
        <source>Changing players</source>
        <translation>Cambiar de jugadores</translation>
    </message>
    <message>
        <source>You play only from your own hand, at your own seat.</source>
        <translation>Solo juegas cartas de tu mano, en tu sitio.</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Reglas actuales</translation>
    </message>
    <message>
        <source>Rule sets compared</source>
        <translation>Comparación de las reglas</translation>
    </message>
    <message>
        <source>{sign} marks the rows that differ.</source>
        <translation>{sign} marca las filas que difieren.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>{book}. {difference}</source>
        <translation>{book}. {difference}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>You can drive only while you are rolling: with a Roll on top of your battle pile. In every race you need a Roll, or Right of Way, before your first miles.</source>
        <translation>Solo puedes avanzar si estás en marcha, es decir, con un Semáforo verde encima de tu pila de batalla. En cada carrera, antes de tus primeros kilómetros necesitas un Semáforo verde o Prioridad de paso.</translation>
    </message>
    <message>
        <source>While you are rolling, you cannot play another Roll. With Right of Way you roll without one, as long as nothing else stops you.</source>
        <translation>Mientras estás en marcha no puedes jugar otro Semáforo verde. Con Prioridad de paso estás en marcha sin él, siempre que no te detenga otra cosa.</translation>
    </message>
    <message>
        <source>While you are rolling, you may play one distance card per turn; your miles add up. Under a speed limit you may play only cards up to {limit}.</source>
        <translation>Si estás en marcha, puedes jugar una carta de kilómetros por turno; tus kilómetros se van sumando. Con límite de velocidad, solo puedes jugar cartas de hasta {limit}.</translation>
    </message>
    <message>
        <source>You must land on exactly {miles}, or {goal} after an extension. You cannot play a card that takes you farther.</source>
        <translation>Hay que llegar exactamente a {miles}, o a {goal} tras una prolongación. No puedes jugar una carta con la que te pases.</translation>
    </message>
    <message>
        <source>You must land on exactly {miles}. You cannot play a card that takes you farther.</source>
        <translation>Hay que llegar exactamente a {miles}. No puedes jugar una carta con la que te pases.</translation>
    </message>
    <message>
        <source>Play hazards on your opponents. A hazard on the battle pile stops a side until it plays the remedy shown here.</source>
        <translation>Juega los ataques contra tus rivales. Un ataque en la pila de batalla detiene a un bando hasta que juega el remedio que se indica aquí.</translation>
    </message>
    <message>
        <source>You can play a hazard only on a side that is rolling, not on one that has not started or is already stopped.</source>
        <translation>Un ataque solo se puede jugar contra un bando en marcha, no contra uno que no ha salido o que ya está parado.</translation>
    </message>
    <message>
        <source>Hazards can be stacked: play them on any side that has started, even one that is already stopped. Only the top card counts.</source>
        <translation>Los ataques se pueden apilar: se juegan contra cualquier bando que haya salido, aunque ya esté parado. Solo cuenta la carta de arriba.</translation>
    </message>
    <message>
        <source>Speed Limit is different: it has its own pile and can be played on any side without one, rolling or not.</source>
        <translation>Límite de velocidad es un caso aparte: tiene su propia pila y se juega contra cualquier bando que no tenga uno, en marcha o no.</translation>
    </message>
    <message>
        <source>Hazards go on opponents, all other cards on your own side. Against several sides, you choose which to attack.</source>
        <translation>Los ataques se juegan contra los rivales; todas las demás cartas, en tu propio bando. Si hay varios bandos rivales, eliges a cuál atacar.</translation>
    </message>
    <message>
        <source>Whom you can attack</source>
        <translation>A quién atacar</translation>
    </message>
    <message>
        <source>You cannot play a hazard on a side that has the safety against it on the table.</source>
        <translation>No puedes jugar un ataque contra un bando que tenga en la mesa la seguridad correspondiente.</translation>
    </message>
    <message>
        <source>You can play a remedy only while its hazard is on top of your battle pile.</source>
        <translation>Un remedio solo se puede jugar si el ataque que remedia está encima de tu pila de batalla.</translation>
    </message>
    <message>
        <source>After that you are still stopped: play a Roll on a later turn, unless you have Right of Way. A Roll alone repairs nothing.</source>
        <translation>Después sigues sin poder avanzar: juega un Semáforo verde en un turno posterior, salvo que tengas Prioridad de paso. Un Semáforo verde por sí solo no repara nada.</translation>
    </message>
    <message>
        <source>Stop needs no repair: its remedy is a Roll.</source>
        <translation>Semáforo rojo no necesita reparación: su remedio es Semáforo verde.</translation>
    </message>
    <message>
        <source>Under a Speed Limit you keep rolling, but may play only cards up to {limit}. End of Limit or Right of Way ends it; no Roll is needed afterwards.</source>
        <translation>Con un Límite de velocidad sigues en marcha, pero solo con cartas de hasta {limit}. El límite acaba con Fin del límite o con Prioridad de paso; después no hace falta Semáforo verde.</translation>
    </message>
    <message>
        <source>You can play End of Limit only while you have a limit, rolling or not. You cannot play a Speed Limit on a Speed Limit.</source>
        <translation>Fin del límite solo se juega mientras tengas un límite, en marcha o no. No se puede jugar un Límite de velocidad sobre otro.</translation>
    </message>
    <message>
        <source>End of race and match</source>
        <translation>Fin de la carrera y de la partida</translation>
    </message>
    <message>
        <source>A race ends when a side completes its trip of {miles}, or of {goal} after an extension.</source>
        <translation>La carrera acaba cuando un bando completa su recorrido: {miles}, o {goal} tras una prolongación.</translation>
    </message>
    <message>
        <source>A race ends when a side completes its trip of {miles}.</source>
        <translation>La carrera acaba cuando un bando completa su recorrido de {miles}.</translation>
    </message>
    <message>
        <source>It also ends when the draw pile is empty and nobody holds a card they can play.</source>
        <translation>También acaba cuando el mazo está vacío y nadie tiene una carta que se pueda jugar.</translation>
    </message>
    <message>
        <source>It also ends when the draw pile is empty and nobody has any cards left.</source>
        <translation>También acaba cuando el mazo está vacío y a nadie le quedan cartas.</translation>
    </message>
    <message>
        <source>No moves can be made after that; the next race is dealt.</source>
        <translation>Después no se hacen más jugadas: se reparte la siguiente carrera.</translation>
    </message>
    <message>
        <source>The first side to reach {miles} may finish there, or extend the trip to {goal} for everyone. The player who played the card decides, before anything else is played.</source>
        <translation>El primer bando que llega a {miles} puede terminar allí o pedir la prolongación: el recorrido pasa a {goal} para todos. Decide el jugador que ha puesto la carta, antes de cualquier otra jugada.</translation>
    </message>
    <message>
        <source>There can be only one extension per race, and none once no cards are left in the draw pile or any hand.</source>
        <translation>Solo puede haber una prolongación por carrera, y ninguna si ya no quedan cartas ni en el mazo ni en las manos.</translation>
    </message>
    <message>
        <source>With this number of players there is no extension: the trip ends at {miles}.</source>
        <translation>Con este número de jugadores no hay prolongación: el recorrido acaba en {miles}.</translation>
    </message>
    <message>
        <source>There is no extension: the trip ends at {miles}.</source>
        <translation>No hay prolongación: el recorrido acaba a {miles}.</translation>
    </message>
    <message>
        <source>The side that completes an extended trip scores {points} more.</source>
        <translation>El bando que completa un recorrido prolongado suma {points} más.</translation>
    </message>
    <message>
        <source>The side that extended the trip scores {points} more if it gets there first. If not, each opposing side scores them.</source>
        <translation>El bando que pidió la prolongación suma {points} más si llega primero. Si no, los suma cada bando rival.</translation>
    </message>
    <message>
        <source>Points for the extension</source>
        <translation>Puntos por la prolongación</translation>
    </message>
    <message>
        <source>Sides that tie for first place win together.</source>
        <translation>Los bandos empatados en cabeza comparten la victoria.</translation>
    </message>
    <message>
        <source>If sides tie for first place, one more race is played.</source>
        <translation>Si hay empate en cabeza, se juega una carrera más.</translation>
    </message>
    <message>
        <source>Add up the points of all races. After the race in which a side reaches {points}, the side with the most points wins. Every race is played to its end.</source>
        <translation>Se suman los puntos de todas las carreras. Tras la carrera en la que un bando llega a {points}, gana el que tiene más. Cada carrera se juega hasta el final.</translation>
    </message>
    <message>
        <source>The first side with {races} wins the match.</source>
        <translation>El primer bando con {races} gana la partida.</translation>
    </message>
    <message>
        <source>Sides that get there in the same race win together.</source>
        <translation>Los bandos que llegan en la misma carrera ganan juntos.</translation>
    </message>
    <message>
        <source>If sides get there in the same race, one more race is played.</source>
        <translation>Si varios bandos llegan en la misma carrera, se juega una más.</translation>
    </message>
    <message>
        <source>The side that completes its trip wins the race.</source>
        <translation>El bando que completa su recorrido gana la carrera.</translation>
    </message>
    <message>
        <source>If the cards are gone before that, the side with the most miles wins; with equal miles, each of them wins the race. If nobody has any miles, nobody does.</source>
        <translation>Si las cartas se acaban antes, gana el bando con más kilómetros; con los mismos kilómetros, cada uno de ellos gana la carrera. Si nadie tiene kilómetros, no la gana nadie.</translation>
    </message>
    <message>
        <source>Miles, safeties and coups fourrés score no points.</source>
        <translation>Ni los kilómetros, ni las seguridades, ni los coups fourrés dan puntos.</translation>
    </message>
    <message>
        <source>Who wins a race</source>
        <translation>Quién gana una carrera</translation>
    </message>
    <message>
        <source>Points in a race</source>
        <translation>Los puntos de una carrera</translation>
    </message>
    <message>
        <source>Every side scores, even if it has not completed its trip. Cards left in your hand score nothing.</source>
        <translation>Todos los bandos puntúan, aunque no hayan completado su recorrido. Las cartas que quedan en la mano no cuentan.</translation>
    </message>
    <message>
        <source>A side that has played no distance cards is shut out. The side that completes the trip scores {points} for each opposing side shut out.</source>
        <translation>Un bando que no ha jugado ninguna carta de kilómetros se lleva capote. El bando que completa el recorrido suma {points} por cada bando rival que se lo lleva.</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Capote</translation>
    </message>
    <message>
        <source>The hazard was answered at once with its safety, {card}: it is gone.</source>
        <translation>El ataque se contestó al momento con su seguridad, {card}: ya no está.</translation>
    </message>
    <message>
        <source>A side has {races}, so the match is over.</source>
        <translation>Un bando tiene {races}, así que la partida ha terminado.</translation>
    </message>
    <message>
        <source>The cards were shuffled, and each player was dealt {hand}.</source>
        <translation>Se barajaron las cartas y cada jugador recibió {hand}.</translation>
    </message>
    <message>
        <source>A player who cannot or will not play a card discards one, which ends the turn. {card} is out for this race.</source>
        <translation>Un jugador que no puede o no quiere jugar una carta descarta una, y así acaba su turno. {card} queda fuera de esta carrera.</translation>
    </message>
    <message>
        <source>The hazard was answered at once with its safety, {card}: it is gone, and the coup fourré scores {points} more.</source>
        <translation>Se respondió al momento al ataque con la seguridad {card}: el ataque desaparece, y el coup fourré suma {points} más.</translation>
    </message>
    <message>
        <source>First to {miles}: the trip can end here, or be extended to {goal}.</source>
        <translation>{miles} antes que nadie: el recorrido puede acabar aquí o prolongarse hasta {goal}.</translation>
    </message>
    <message>
        <source>The trip is now {goal} for everyone, and the extension is worth {points}.</source>
        <translation>El recorrido es ahora de {goal} para todos, y la prolongación vale {points}.</translation>
    </message>
    <message>
        <source>Against computer players alone, you can go back to your last decision. With other people, the last move can be taken back until a card is drawn, if everyone agrees.</source>
        <translation>Si solo juegas contra el ordenador, puedes volver a tu última decisión. Con otras personas, la última jugada se puede deshacer hasta que se robe una carta, si todos están de acuerdo.</translation>
    </message>
    <message>
        <source>A side has {points} or more after a race, so the match is over.</source>
        <translation>Un bando tiene {points} o más tras una carrera: la partida ha terminado.</translation>
    </message>
    <message>
        <source>A trip is complete: that side wins the race.</source>
        <translation>Un recorrido está completo: ese bando gana la carrera.</translation>
    </message>
    <message>
        <source>Nobody can play any more cards: the side with the most miles wins the race.</source>
        <translation>Nadie puede jugar más cartas: el bando con más kilómetros gana la carrera.</translation>
    </message>
    <message>
        <source>A trip is complete: the cards on the table are scored.</source>
        <translation>Se ha completado un recorrido: se puntúan las cartas de la mesa.</translation>
    </message>
    <message>
        <source>The draw pile is empty, and nobody holds a card they can play: the cards on the table are scored.</source>
        <translation>El mazo está vacío y nadie tiene una carta que se pueda jugar: se puntúan las cartas de la mesa.</translation>
    </message>
    <message>
        <source>No cards are left: the cards on the table are scored.</source>
        <translation>No quedan cartas: se puntúan las que hay en la mesa.</translation>
    </message>
    <message>
        <source>{number} miles more on a trip of {miles}.</source>
        <translation>{number}&#xa0;km más, en un recorrido de {miles}.</translation>
    </message>
    <message>
        <source>{card} protects its side for the rest of the race and is worth {points}.</source>
        <translation>{card} protege a su bando el resto de la carrera y vale {points}.</translation>
    </message>
    <message>
        <source>{card} protects its side for the rest of the race.</source>
        <translation>{card} protege a su bando durante el resto de la carrera.</translation>
    </message>
    <message>
        <source>A player who still has cards also takes another turn.</source>
        <translation>Quien todavía tiene cartas juega además otro turno.</translation>
    </message>
    <message>
        <source>While there are cards to draw, the player also takes another turn.</source>
        <translation>Mientras queden cartas por robar, se juega además otro turno.</translation>
    </message>
    <message>
        <source>Only cards up to {limit} until {remedy} is played.</source>
        <translation>Solo cartas de hasta {limit} hasta que se juegue {remedy}.</translation>
    </message>
    <message>
        <source>No miles until {remedy} is played.</source>
        <translation>No se avanza hasta que se juegue {remedy}.</translation>
    </message>
    <message>
        <source>No miles until {remedy} and then Roll are played.</source>
        <translation>No se avanza hasta que se jueguen {remedy} y después Semáforo verde.</translation>
    </message>
    <message>
        <source>Answering at once with {safety} is a coup fourré.</source>
        <translation>Responder al momento con {safety} es un coup fourré.</translation>
    </message>
    <message>
        <source>{hazard}: repaired. To drive on, the side still needs a Roll.</source>
        <translation>{hazard}: reparado. Para seguir aún hace falta un Semáforo verde.</translation>
    </message>
    <message>
        <source>The light is green: miles can be played from the next turn on.</source>
        <translation>El semáforo está en verde: desde el próximo turno se pueden jugar kilómetros.</translation>
    </message>
    <message>
        <source>The speed limit is over: all distance cards can be played again.</source>
        <translation>El límite de velocidad ha acabado: se pueden volver a jugar todas las cartas de kilómetros.</translation>
    </message>
    <message>
        <source>{hazard}: repaired. To drive on, the side still needs a Roll, or Right of Way.</source>
        <translation>{hazard}: reparado. Para seguir aún hace falta un Semáforo verde, o Prioridad de paso.</translation>
    </message>
    <message>
        <source>{hazard}: repaired. The side is rolling again.</source>
        <translation>{hazard}: reparado. El bando vuelve a estar en marcha.</translation>
    </message>
    <message>
        <source>Safeties and the coup fourré</source>
        <translation>Las seguridades y el coup fourré</translation>
    </message>
    <message>
        <source>These house rules play without safeties, and so without a coup fourré.</source>
        <translation>Con estas reglas de la casa no se juega con seguridades y, por tanto, tampoco hay coup fourré.</translation>
    </message>
    <message>
        <source>A safety counts {miles}, whether its side is rolling or not, also as a coup fourré. It counts none if fewer than {miles} would then be left, so no safety completes a trip. It is no distance card.</source>
        <translation>Una seguridad cuenta {miles}, esté su bando en marcha o no, también en un coup fourré. Si después quedaran menos de {miles}, no cuenta nada: así, ninguna seguridad completa un recorrido. No es una carta de kilómetros.</translation>
    </message>
    <message>
        <source>You can play a safety on any of your turns. It protects your side from its hazards for the rest of the race.</source>
        <translation>Puedes jugar una seguridad en cualquiera de tus turnos. Protege a tu bando de los ataques correspondientes el resto de la carrera.</translation>
    </message>
    <message>
        <source>You can play a safety on any of your turns. It protects your side from its hazards for the rest of the race and is worth {points}.</source>
        <translation>Puedes jugar una seguridad en cualquiera de tus turnos. Protege a tu bando de los ataques correspondientes el resto de la carrera y vale {points}.</translation>
    </message>
    <message>
        <source>After a safety you take another turn: draw a card and play on.</source>
        <translation>Después de una seguridad juegas otro turno: roba una carta y sigue.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, play on without drawing if you have any cards.</source>
        <translation>Con el mazo vacío, sigues jugando sin robar si te quedan cartas.</translation>
    </message>
    <message>
        <source>When the draw pile is empty, a safety ends your turn.</source>
        <translation>Con el mazo vacío, tu turno acaba al jugar una seguridad.</translation>
    </message>
    <message>
        <source>If a hazard stops you, playing its safety on your turn removes it, and the card below counts again.</source>
        <translation>Si te detiene un ataque, jugar su seguridad en tu turno lo retira, y vuelve a contar la carta de debajo.</translation>
    </message>
    <message>
        <source>If a hazard stops you, playing its safety on your turn ends it, and you are rolling again.</source>
        <translation>Si te detiene un ataque, jugar su seguridad en tu turno lo anula, y vuelves a estar en marcha.</translation>
    </message>
    <message>
        <source>If a hazard stops you, playing its safety on your turn ends it, but you still need a Roll, or Right of Way, to drive on.</source>
        <translation>Si te detiene un ataque, jugar su seguridad en tu turno lo anula, pero para seguir necesitas aún un Semáforo verde, o Prioridad de paso.</translation>
    </message>
    <message>
        <source>A safety on your turn</source>
        <translation>Una seguridad en tu turno</translation>
    </message>
    <message>
        <source>Right of Way protects you from Stop and Speed Limit; any showing on your piles are discarded. You need no Roll for the rest of the race, neither to start nor after a repair.</source>
        <translation>Prioridad de paso te protege de Semáforo rojo y Límite de velocidad; los que estén a la vista en tus pilas se descartan. No necesitas Semáforo verde el resto de la carrera, ni para salir ni tras una reparación.</translation>
    </message>
    <message>
        <source>Accident, Out of Gas and Flat Tire still stop you until you play their remedy.</source>
        <translation>Accidente, Sin gasolina y Pinchazo te siguen deteniendo hasta que juegues su remedio.</translation>
    </message>
    <message>
        <source>You may discard a safety, though it is seldom wise.</source>
        <translation>Puedes descartar una seguridad, aunque rara vez conviene.</translation>
    </message>
    <message>
        <source>You cannot discard a safety.</source>
        <translation>No puedes descartar una seguridad.</translation>
    </message>
    <message>
        <source>If you answer a hazard at once with its safety, that is a coup fourré. The hazard is discarded, as if it had never been played.</source>
        <translation>Responder al momento a un ataque con su seguridad es un coup fourré. El ataque se descarta, como si nunca se hubiera jugado.</translation>
    </message>
    <message>
        <source>The safety is placed sideways.</source>
        <translation>La seguridad se pone de lado.</translation>
    </message>
    <message>
        <source>It is worth {coup}. The safety is placed sideways.</source>
        <translation>Vale {coup}. La seguridad se pone de lado.</translation>
    </message>
    <message>
        <source>It is worth {coup} on top of the {safety} for the safety, which is placed sideways.</source>
        <translation>Vale {coup} además de los {safety} de la seguridad, que se coloca en horizontal.</translation>
    </message>
    <message>
        <source>After every hazard, all players on the attacked side are asked, whatever they hold, so that no hand is given away. Play waits for their answers.</source>
        <translation>Tras cada ataque se pregunta a todos los jugadores del bando atacado, tengan las cartas que tengan, para no delatar ninguna mano. El juego espera sus respuestas.</translation>
    </message>
    <message>
        <source>Nobody is asked if the answer is plain to all: the safety has been played or discarded, or the side has no cards left.</source>
        <translation>No se pregunta si la respuesta es evidente para todos: la seguridad ya se ha jugado o descartado, o al bando no le quedan cartas.</translation>
    </message>
    <message>
        <source>Only the safety against this hazard is an answer, and only now. Once play continues, it is an ordinary safety.</source>
        <translation>Solo sirve la seguridad contra ese ataque, y solo ahora. Cuando el juego sigue, es una seguridad corriente.</translation>
    </message>
    <message>
        <source>Draw a card to replace the safety, then take your turn at once. Play passes to your left; players who were skipped lose their turn.</source>
        <translation>Roba una carta para reponer la seguridad y juega tu turno enseguida. El juego sigue por tu izquierda; quienes han quedado en medio pierden su turno.</translation>
    </message>
    <message>
        <source>You win the turn even when the draw pile is empty.</source>
        <translation>Ganas ese turno aunque el mazo esté vacío.</translation>
    </message>
    <message>
        <source>When the draw pile is empty you win no turn: play continues as if there had been no coup fourré.</source>
        <translation>Con el mazo vacío no ganas ningún turno: el juego sigue como si no hubiera habido coup fourré.</translation>
    </message>
    <message>
        <source>The turn after a coup fourré</source>
        <translation>El turno tras un coup fourré</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>{book} rules for {seats} players.</source>
        <translation>Reglas {book} para {seats} jugadores.</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Objetivo del juego</translation>
    </message>
    <message>
        <source>Play races until a side has {points}; then the side with the most points wins the match.</source>
        <translation>Se juegan carreras hasta que un bando tiene {points}; entonces gana la partida el bando con más puntos.</translation>
    </message>
    <message>
        <source>Drive along a French road and hold up your opponents. The first side to drive {distance} ends the race, or extends the trip to {goal}.</source>
        <translation>Recorre las carreteras de Francia y frena a tus rivales. El primer bando que llega {distance} pone fin a la carrera o pide la prolongación hasta {goal}.</translation>
    </message>
    <message>
        <source>Drive along a French road and hold up your opponents. The first side to drive {distance} ends the race.</source>
        <translation>Recorre las carreteras de Francia y frena a tus rivales. El primer bando que llega {distance} pone fin a la carrera.</translation>
    </message>
    <message>
        <source>With {counts} players, everyone plays for themselves.</source>
        <translation>Con {counts} jugadores, cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>With {counts} players, there are teams of two, with partners opposite each other, or no teams.</source>
        <translation>Con {counts} jugadores hay equipos de dos, con los compañeros enfrentados, o se juega sin equipos.</translation>
    </message>
    <message>
        <source>These miles also count for who is furthest when the cards are gone.</source>
        <translation>Estos kilómetros también cuentan para saber quién ha llegado más lejos cuando se acaban las cartas.</translation>
    </message>
    <message>
        <source>Or a player gets points at the start of the match. Miles of a handicap score no points: whoever has played no distance card is shut out, and a safe trip depends on the cards alone.</source>
        <translation>O un jugador recibe puntos al principio de la partida. Los kilómetros de un hándicap no dan puntos: quien no ha jugado ninguna carta de kilómetros recibe capote, y el viaje seguro solo depende de las cartas.</translation>
    </message>
    <message>
        <source>No rule book has handicaps; these are our own. For a new game, a player can get miles at the start of each race, or a smaller hand. Partners add their miles up. Full hands are skipped in the deal.</source>
        <translation>Ningún reglamento tiene hándicaps; estos son nuestros. Para una partida nueva, un jugador puede recibir kilómetros al principio de cada carrera o una mano más pequeña. Los kilómetros de una pareja se suman. Al repartir se saltan las manos completas.</translation>
    </message>
    <message>
        <source>Choose who starts the first race. Each later race is started by the next player to the left.</source>
        <translation>Se elige quién empieza la primera carrera. Las siguientes las empieza cada vez quien está a la izquierda.</translation>
    </message>
    <message>
        <source>The program deals, and only once a race is over. On the network, every computer takes part in the shuffle and checks it afterwards.</source>
        <translation>Reparte el programa, y solo cuando ha terminado la carrera. En red, todos los ordenadores participan al barajar y lo comprueban después.</translation>
    </message>
    <message>
        <source>Draw one card, then play one card or discard one. Play passes to the left.</source>
        <translation>Roba una carta y después juega una o descarta una. El turno pasa al jugador de la izquierda.</translation>
    </message>
    <message>
        <source>Always draw before you play, and only once. When the draw pile is empty, play or discard without drawing.</source>
        <translation>Roba siempre antes de jugar, y solo una vez. Con el mazo vacío, juega o descarta sin robar.</translation>
    </message>
    <message>
        <source>Cards in the discard pile are out for the rest of the race.</source>
        <translation>Las cartas de los descartes quedan fuera el resto de la carrera.</translation>
    </message>
    <message>
        <source>The deck for {seats} players has {cards} cards.</source>
        <translation>Con {seats} jugadores se usan {cards} cartas.</translation>
    </message>
    <message>
        <source>What the article on Mille Bornes says, and what is played here; {sign} marks a difference.</source>
        <translation>Lo que dice el artículo sobre Mille Bornes y lo que se juega aquí; {sign} marca una diferencia.</translation>
    </message>
    <message>
        <source>The encyclopedia article</source>
        <translation>El artículo de enciclopedia</translation>
    </message>
    <message>
        <source>Sources of the rules</source>
        <translation>Fuentes de las reglas</translation>
    </message>
    <message>
        <source>In the article, extension points go only to a side that completes the trip. Classic 1962 follows the later rule of Winning Moves and Dujardin: if the side that extended the trip fails, each opposing side gets them. To play by the article, choose “{value}” under “{field}” in the house rules.</source>
        <translation>En el artículo, los puntos de la prolongación solo los recibe un bando que completa el recorrido. Clásico 1962 sigue la regla posterior de Winning Moves y de Dujardin: si falla el bando que pidió la prolongación, los recibe cada bando rival. Para seguir el artículo, elige «{value}» en «{field}», en las reglas de la casa.</translation>
    </message>
    <message>
        <source>Hazard on a hazard</source>
        <translation>Ataque sobre un ataque</translation>
    </message>
    <message>
        <source>Hazard on a remedy, before the Roll</source>
        <translation>Ataque sobre un remedio, antes del Semáforo verde</translation>
    </message>
    <message>
        <source>With Right of Way: hazard on an empty battle pile</source>
        <translation>Con Prioridad de paso: ataque sobre una pila de batalla vacía</translation>
    </message>
    <message>
        <source>With Right of Way: Roll on a remedy</source>
        <translation>Con Prioridad de paso: Semáforo verde sobre un remedio</translation>
    </message>
    <message>
        <source>Cards for 2 and 3 players</source>
        <translation>Cartas con 2 y con 3 jugadores</translation>
    </message>
    <message>
        <source>Partners share one playing area: a Roll, remedy or safety played by one serves both. Hands stay secret, even between partners.</source>
        <translation>Los compañeros comparten la zona de juego: un Semáforo verde, un remedio o una seguridad que juega uno sirve a los dos. Las manos son secretas, también entre compañeros.</translation>
    </message>
    <message>
        <source>A side that has played no distance cards is shut out. Every side that has driven scores {points} for each opposing side shut out, even if no trip was completed.</source>
        <translation>Un bando que no ha jugado ninguna carta de kilómetros se lleva capote. Todo bando que ha avanzado suma {points} por cada bando rival que se lo lleva, aunque nadie haya completado su recorrido.</translation>
    </message>
    <message>
        <source>On a shared screen, the computer can take over a seat and give it back, and a person can take the seat of a computer player (F7). Cards and points stay with the seat. In the statistics, a race counts for the player who made the most moves in that seat.</source>
        <translation>En una pantalla compartida, el ordenador puede ocupar un sitio y devolverlo, y una persona puede ocupar el de un jugador virtual (F7). Las cartas y los puntos se quedan en el sitio. En las estadísticas, una carrera cuenta para quien más jugadas ha hecho en ese sitio.</translation>
    </message>
    <message>
        <source>Playing with phones</source>
        <translation>Jugar con los teléfonos</translation>
    </message>
    <message>
        <source>Choose “Phones…” in the menu of the match ({key}), or “Use phones…” where the players are chosen, and “Use a phone” beside your name. Point the phone’s camera at the code, open the page, and touch “Start”.</source>
        <translation>Elige «Teléfonos…» en el menú de la partida ({key}), o «Usar teléfonos…» donde se eligen los jugadores, y «Usar un teléfono» junto a tu nombre. Apunta al código con la cámara del teléfono, abre la página y toca «Empezar».</translation>
    </message>
    <message>
        <source>Your hand on your phone</source>
        <translation>Tu mano en tu teléfono</translation>
    </message>
    <message>
        <source>Your phone can show your hand, and this screen only the table: nobody has to look away, and nothing is installed. This works in every match at this screen, also for your seat at a table on the network.</source>
        <translation>Tu teléfono puede mostrar tu mano, y esta pantalla solo la mesa: nadie tiene que apartar la vista y no hay que instalar nada. Funciona en todas las partidas en esta pantalla, también para tu sitio en una mesa de la red.</translation>
    </message>
    <message>
        <source>The phone must be in the same Wi-Fi as this computer. Each code is for one player and one phone, and valid for two minutes. In your next match, and when the program is started again, your phone needs no new code.</source>
        <translation>El teléfono debe estar en la misma Wi-Fi que este ordenador. Cada código vale para un jugador y un teléfono, durante dos minutos. En tu próxima partida, aunque se haya reiniciado el programa, tu teléfono no necesita otro código.</translation>
    </message>
    <message>
        <source>Playing on the phone</source>
        <translation>Jugar en el teléfono</translation>
    </message>
    <message>
        <source>Touch a card, and it says what it does and what you can do with it; or flick it upwards to play it. You choose the language and cover your cards there, too.</source>
        <translation>Toca una carta y dirá qué hace y qué puedes hacer con ella; o lánzala hacia arriba para jugarla. Ahí también eliges el idioma y tapas tus cartas.</translation>
    </message>
    <message>
        <source>After a hazard, the phones of all partners ask the same question in the same way, whatever they hold, so that a glance at them tells nothing.</source>
        <translation>Tras un ataque, los teléfonos de todos los compañeros hacen la misma pregunta de la misma manera, tengan lo que tengan en la mano: mirarlos de reojo no revela nada.</translation>
    </message>
    <message>
        <source>One phone can show the hands of two players: scan both codes with it. It covers the cards before it is passed on.</source>
        <translation>Un teléfono puede mostrar las manos de dos jugadores: escanea con él los dos códigos. Tapa las cartas antes de pasar de uno a otro.</translation>
    </message>
    <message>
        <source>At a table on the network, “Say…” offers a few words to the people at other computers.</source>
        <translation>En una mesa de la red, «Decir…» ofrece unas palabras para quienes juegan en otros ordenadores.</translation>
    </message>
    <message>
        <source>What the screen shows</source>
        <translation>Lo que muestra la pantalla</translation>
    </message>
    <message>
        <source>A small phone at a portrait shows who plays by phone; it is crossed out while the phone does not answer. Players without a phone still play at the screen, behind the curtain.</source>
        <translation>Un pequeño teléfono junto al retrato indica quién juega por teléfono; aparece tachado mientras el teléfono no responde. Los jugadores sin teléfono siguen jugando en la pantalla, tras el telón.</translation>
    </message>
    <message>
        <source>“Play here” brings your hand back to the screen. You find it under “Phones…” and, while the table waits for a phone that does not answer, on the table itself.</source>
        <translation>«Jugar aquí» devuelve tu mano a la pantalla. Está en «Teléfonos…» y, cuando la mesa espera a un teléfono que no responde, en la propia mesa.</translation>
    </message>
    <message>
        <source>If your phone answers, it has to agree before another phone gets your hand. After half a minute without an answer the table offers “Another phone”; the log keeps that the hand has moved.</source>
        <translation>Si tu teléfono responde, tiene que aceptar antes de que otro reciba tu mano. Tras medio minuto sin respuesta, la mesa ofrece «Otro teléfono»; el registro conserva que la mano ha cambiado.</translation>
    </message>
    <message>
        <source>If the phone does not get through</source>
        <translation>Si el teléfono no logra conectarse</translation>
    </message>
    <message>
        <source>Is the phone in the same Wi-Fi as this computer, and not in one for guests, which often keeps devices apart? Does a firewall on this computer keep phones away from Mille? Is a VPN switched on, here or on the phone? If several addresses are listed beside the code, try the next one.</source>
        <translation>¿Está el teléfono en la misma Wi-Fi que este ordenador, y no en una para invitados, que suele aislar los dispositivos? ¿Impide un cortafuegos de este ordenador que los teléfonos lleguen a Mille? ¿Hay una VPN activa, aquí o en el teléfono? Si junto al código aparecen varias direcciones, prueba la siguiente.</translation>
    </message>
    <message>
        <source>A phone that locks itself does not hear of your turn: choose a longer time in its display settings. As soon as its page is open again, it is back.</source>
        <translation>Un teléfono que se bloquea no se entera de tu turno: elige un tiempo más largo en sus ajustes de pantalla. En cuanto su página vuelve a estar abierta, está de vuelta.</translation>
    </message>
    <message>
        <source>Who can see your hand</source>
        <translation>Quién puede ver tu mano</translation>
    </message>
    <message>
        <source>Everything that your phone shows is encrypted on its way, with a key that only this phone and this computer have. A photograph of the code is of no use once you have touched “Start”. If somebody else was faster, your phone says that the code is taken: show a new one.</source>
        <translation>Todo lo que muestra tu teléfono viaja cifrado, con una clave que solo tienen este teléfono y este ordenador. Una foto del código no sirve de nada en cuanto has tocado «Empezar». Si alguien ha sido más rápido, tu teléfono dice que el código ya está usado: muestra otro.</translation>
    </message>
    <message>
        <source>The page itself comes without the encryption of a web site, since no browser accepts that from a computer at home. A person who controls the Wi-Fi could change the page and read your hand: play in a Wi-Fi that you trust.</source>
        <translation>La página en sí llega sin el cifrado de un sitio web, que ningún navegador acepta de un ordenador doméstico. Una persona que controle la Wi-Fi podría cambiar la página y leer tu mano: juega en una Wi-Fi de confianza.</translation>
    </message>
    <message>
        <source>These rules allow no {card}s.</source>
        <translation>Estas reglas no permiten jugar ninguna carta de {card}.</translation>
    </message>
    <message>
        <source>A side may play as many of each distance card as it likes.</source>
        <translation>Un bando puede jugar tantas cartas de cada distancia como quiera.</translation>
    </message>
    <message>
        <source>How many of each card</source>
        <translation>Cuántas cartas de cada tipo</translation>
    </message>
    <message>
        <source>Instead of drawing, you can play the top card of the discard pile, if it can be played: that is your turn, and no card leaves your hand. After a safety you go on as usual. This is not possible once the draw pile is empty. Where a game only says that this card can be drawn, playing it at once is our decision: so no card goes back and forth for ever, and nobody has to remember who holds it.</source>
        <translation>En vez de robar, puedes jugar la carta de arriba de los descartes, si se puede jugar: ese es tu turno, y ninguna carta sale de tu mano. Después de una seguridad sigues como siempre. Ya no se puede cuando el mazo está vacío. Si un juego solo dice que esa carta se puede tomar, jugarla enseguida es decisión nuestra: así ninguna carta va y viene sin fin, y nadie tiene que recordar quién la tiene.</translation>
    </message>
    <message>
        <source>A player who cannot or will not play a card discards one, which ends the turn. While it is on top, others can play it instead of drawing.</source>
        <translation>Un jugador que no puede o no quiere jugar una carta descarta una, y así acaba su turno. Mientras esté arriba, los demás pueden jugarla en vez de robar.</translation>
    </message>
    <message>
        <source>The cards were shuffled, and each player was dealt {hand}, or fewer by a handicap.</source>
        <translation>Se barajaron las cartas y cada jugador recibió {hand}, o menos si tiene un hándicap.</translation>
    </message>
    <message>
        <source>The top discard was played instead of drawing a card.</source>
        <translation>Se jugó la carta de arriba de los descartes en vez de robar.</translation>
    </message>
    <message>
        <source>The last card of the draw pile was drawn. So the discards were shuffled and became the new draw pile, once in this race.</source>
        <translation>Se ha robado la última carta del mazo. Por eso se han barajado los descartes, que forman el nuevo mazo, una sola vez en esta carrera.</translation>
    </message>
    <message>
        <source>A player who cannot or will not play a card discards one, which ends the turn. Once a race, the discards come back when the draw pile is empty.</source>
        <translation>Un jugador que no puede o no quiere jugar una carta descarta una, y así acaba su turno. Una vez por carrera, los descartes vuelven cuando el mazo está vacío.</translation>
    </message>
    <message>
        <source>Whoever wins the race wins the match.</source>
        <translation>Quien gana la carrera gana la partida.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>A handicap doesn’t fit these rules: points must be fewer than win the match and need points to decide it, miles must be fewer than the trip and a sum of cards, and a hand smaller than the others.</source>
        <translation>Un hándicap no va con estas reglas: los puntos deben ser menos de los que ganan la partida, y esta decidirse por puntos; los kilómetros, menos que el recorrido y una suma de cartas, y la mano, más pequeña que las demás.</translation>
    </message>
    <message>
        <source>House r&amp;ules…</source>
        <translation>R&amp;eglas de la casa…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Como en el libro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln cambio</numerusform>
            <numerusform>%Ln cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>These house rules don’t allow {count} players.</source>
        <extracomment>The card on the tile of a rule set: one that its introduction speaks of. Carries whether the selected box has teams, where the one before had it otherwise. Each rule set with its house rules, kept when another one is selected. For house rules; the page may add more. For the page to place near the players.</extracomment>
        <translation>Estas reglas de la casa no admiten {count} jugadores.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar reglas de la casa</translation>
    </message>
    <message>
        <source>House rules (*.mille-rules)</source>
        <translation>Reglas de la casa (*.mille-rules)</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}</source>
        <translation>No se puede leer el archivo: {reason}</translation>
    </message>
    <message>
        <source>This is not a file of house rules, or a newer one.</source>
        <translation>Esto no es un archivo de reglas de la casa, o es más nuevo.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>ScoreButtons</name>
    <message>
        <source>&amp;Save…</source>
        <translation>G&amp;uardar…</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>R&amp;eview</source>
        <translation>Análi&amp;sis</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>&amp;Ver otra vez</translation>
    </message>
    <message>
        <source>What each decision in this race was worth</source>
        <translation>Lo que valían las decisiones de esta carrera</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimir la hoja de puntos</translation>
    </message>
    <message>
        <source>Save the score sheet as a PDF file</source>
        <translation>Guardar la hoja de puntos como archivo PDF</translation>
    </message>
    <message>
        <source>Review, watch again, save, print</source>
        <translation>Revisar, ver otra vez, guardar, imprimir</translation>
    </message>
    <message>
        <source>Save the match to continue later</source>
        <translation>Guardar la partida para seguir más tarde</translation>
    </message>
    <message>
        <source>This race &amp;only</source>
        <extracomment>Whether the match can be replayed, and its races reviewed.</extracomment>
        <translation>Solo &amp;esta carrera</translation>
    </message>
    <message>
        <source>All &amp;races</source>
        <translation>&amp;Todas las carreras</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Race</source>
        <comment>below a chart, before 1 2 3 …</comment>
        <extracomment>From the plot to the end of a total without its digits, and down to the labels of the races. Least distance between two marks of a line, in their widths. Dashes tell the lines apart without colour; in widths of the line. The points that end the match; 0 for one race. Rows are points, columns races. Height of the points that win the match. The line of each side, and the height of the total at its end. Width of a mark; every how many races there is one, counted from the last.</extracomment>
        <translation>Carrera</translation>
    </message>
</context>
<context>
    <name>ScoreCorner</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Score and log</source>
        <extracomment>Whether the text is at the right of its rectangle, otherwise in the middle. The points of each side in the match and in this race; the parts of a plate, and its size.</extracomment>
        <translation>Marcador y registro</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>Leave the score sheet?</source>
        <extracomment>Request to continue the match on this computer: header, first seat, practice.</extracomment>
        <translation>¿Salir de la hoja de puntos?</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>S&amp;tay</source>
        <translation>&amp;Quedarse</translation>
    </message>
    <message>
        <source>Delete race {race}?</source>
        <translation>¿Eliminar la carrera {race}?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Conservarla</translation>
    </message>
    <message>
        <source>&amp;New sheet</source>
        <translation>&amp;Nueva hoja</translation>
    </message>
    <message>
        <source>&amp;Keep this one</source>
        <translation>&amp;Conservar esta</translation>
    </message>
    <message>
        <source>The latest changes could not be saved and would be lost.</source>
        <translation>Los últimos cambios no se han podido guardar y se perderían.</translation>
    </message>
    <message>
        <source>Its points are removed, and later races are renumbered.</source>
        <translation>Se quitan sus puntos y se renumeran las carreras siguientes.</translation>
    </message>
    <message>
        <source>A new sheet will replace it. To keep it, print it or save it as PDF first.</source>
        <translation>La sustituirá una hoja nueva. Si quieres conservarla, imprímela antes o guárdala como PDF.</translation>
    </message>
    <message>
        <source>The result stays in the evening’s standings.</source>
        <translation>El resultado se mantiene en la clasificación de la velada.</translation>
    </message>
    <message>
        <source>Replace this score sheet?</source>
        <translation>¿Sustituir esta hoja de puntos?</translation>
    </message>
</context>
<context>
    <name>ScoreOutput</name>
    <message>
        <source>Score sheet {names}</source>
        <translation>Hoja de puntos {names}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>This race</source>
        <extracomment>Multiples of a line of text: the faces above the columns, the height of a row, of a sum and of what can still be won, the gap between columns. With so many sides, faces and gaps are smaller. The text size of the match&apos;s sum, of this race&apos;s, and of what can still be won. The focusable rows: the heads, the items, and the sums of the race and of the match. The items that the rows name.</extracomment>
        <translation>Esta carrera</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Aún es posible</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Race {race}</source>
        <extracomment>In tenths of a point: the names of the items; the least and greatest width of a column, and its padding; the gap between two races, a row, the header with numbers and marks. Greatest number of races beside each other.</extracomment>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>Made with Mille {version}</source>
        <translation>Hecho con Mille {version}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Mille: score sheet</source>
        <extracomment>Height of the chart, and its least height if that saves a page, in tenths of a point.</extracomment>
        <translation>Mille: hoja de puntos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>{name} (seat {seat})</source>
        <translation>{name} (sitio {seat})</translation>
    </message>
    <message>
        <source>Rules: {name}. The match ends at {points}.</source>
        <translation>Reglas: {name}. Partida a {points}.</translation>
    </message>
    <message>
        <source>The match isn’t over. Races so far: {races}.</source>
        <translation>La partida no ha acabado. Carreras hasta ahora: {races}.</translation>
    </message>
    <message>
        <source>Rules: {name}. The match is one race.</source>
        <translation>Reglas: {name}. Partida a una carrera.</translation>
    </message>
</context>
<context>
    <name>ScoreParts</name>
    <message>
        <source>Race {race}</source>
        <extracomment>(row, column, row span, column span) of items, races and chart. Stretch factors of the columns. A table of up to this many rows leaves room for the chart below it. The least and the wanted size of the chart, also in a low window, in lines of text. The rows of the items and of the races, as they were first shown. The faces of the players, by seat; initials without them.</extracomment>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>All races</source>
        <translation>Todas las carreras</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>{names}: {figures}.</source>
        <translation>{names}: {figures}.</translation>
    </message>
    <message>
        <source>In the lead: {names}, by {points}.</source>
        <translation>En cabeza: {names}, con {points} de ventaja.</translation>
    </message>
    <message>
        <source>Race {race} so far</source>
        <translation>Carrera {race}: puntos provisionales</translation>
    </message>
    <message>
        <source>Race {race} is over</source>
        <translation>La carrera {race} ha acabado</translation>
    </message>
    <message>
        <source>Scores after race {race}</source>
        <translation>Puntos tras la carrera {race}</translation>
    </message>
    <message>
        <source>Nobody arrives in race {race}</source>
        <translation>Carrera {race}: no llega nadie</translation>
    </message>
    <message>
        <source>You win race {race}!</source>
        <translation>¡Ganas la carrera {race}!</translation>
    </message>
    <message>
        <source>{names} win race {race}</source>
        <comment>several players</comment>
        <translation>{names} ganan la carrera {race}</translation>
    </message>
    <message>
        <source>{names} wins race {race}</source>
        <comment>one player</comment>
        <translation>{names} gana la carrera {race}</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>Partida empatada</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>¡Ganas la partida!</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <comment>several players</comment>
        <translation>{names} ganan la partida</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <comment>one player</comment>
        <translation>{names} gana la partida</translation>
    </message>
    <message>
        <source>Nobody arrived: {names} came furthest, with {miles}.</source>
        <translation>Nadie ha llegado. Más lejos: {names}, con {miles}.</translation>
    </message>
    <message>
        <source>Nobody completed the trip.</source>
        <translation>Nadie ha completado el recorrido.</translation>
    </message>
    <message>
        <source>Trip completed by {names}.</source>
        <translation>Recorrido completado por {names}.</translation>
    </message>
    <message>
        <source>You reach {miles} first.</source>
        <translation>Llegas a {miles} antes que nadie.</translation>
    </message>
    <message>
        <source>{names} reach {miles} first.</source>
        <comment>several players</comment>
        <translation>{names} llegan a {miles} antes que nadie.</translation>
    </message>
    <message>
        <source>{names} reaches {miles} first.</source>
        <comment>one player</comment>
        <translation>{names} llega a {miles} antes que nadie.</translation>
    </message>
    <message>
        <source>Nobody won the race.</source>
        <translation>Nadie ha ganado la carrera.</translation>
    </message>
    <message>
        <source>Race won by {names}.</source>
        <translation>Carrera ganada por {names}.</translation>
    </message>
    <message>
        <source>A draw: {names} share the match with {points} each.</source>
        <translation>Empate: {names} comparten la victoria, con {points} cada bando.</translation>
    </message>
    <message>
        <source>Match won by {names}, {points} to {others}.</source>
        <translation>Partida ganada por {names}, {points} a {others}.</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <extracomment>Width of the small form with two sides and of the large one; what a third side and the buttons&apos; edges add; the room from which the large one is wide, and its width then. In lines of text. In lower pages, in lines of text, rows and faces are smaller. From this race on the points race by race are a chart. Where cars at the start and at the target stand behind the sheet, and how far apart those with the same miles, of the width. The key for saving was pressed. Carries the number of the race shown, from 0. Whether the player has asked for the sheet, instead of reaching the end of a race. Text and state of the main button, if set by `show_way_on`. All that is above the buttons.</extracomment>
        <translation>Volver a la &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Next race</source>
        <translation>Siguiente &amp;carrera</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jugar &amp;otra vez</translation>
    </message>
    <message>
        <source>Carried over</source>
        <comment>points from before this match</comment>
        <translation>Anteriores</translation>
    </message>
    <message>
        <source>The match ends at {points}.</source>
        <translation>Partida a {points}.</translation>
    </message>
    <message>
        <source>The match is one race.</source>
        <translation>Partida a una carrera.</translation>
    </message>
    <message>
        <source>Tied for the lead: {names}.</source>
        <translation>Empate en cabeza: {names}.</translation>
    </message>
    <message>
        <source>No races scored yet</source>
        <translation>Aún no hay carreras puntuadas</translation>
    </message>
</context>
<context>
    <name>SeatCounts</name>
    <message numerus="yes">
        <source>%Ln players</source>
        <translation>
            <numerusform>%Ln jugador</numerusform>
            <numerusform>%Ln jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Tres equipos</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Dos equipos</translation>
    </message>
    <message>
        <source>No teams</source>
        <translation>Sin equipos</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Seat {number}, {shape}</source>
        <extracomment>Carries the Face that a person has chosen. Returns the face that a person chose before, by name.</extracomment>
        <translation>Sitio {number}, {shape}</translation>
    </message>
    <message>
        <source>Name, {seat}</source>
        <translation>Nombre, {seat}</translation>
    </message>
    <message>
        <source>Level, {seat}</source>
        <translation>Nivel, {seat}</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Carries the Face that a person has chosen. The names of people that were filled in, by seat. The names of the players of each team; hidden without teams. For the page to place near the players.</extracomment>
        <translation>Jugador {number}</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Seat {number}, {shape}</source>
        <translation>Sitio {number}, {shape}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Change &amp;sides</source>
        <translation>Cambiar de &amp;bando</translation>
    </message>
    <message>
        <source>Move everyone one seat on, to play another side’s cards</source>
        <translation>Pasar a todos al sitio siguiente, para jugar las cartas de otro bando</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Computer {number}</source>
        <translation>Ordenador {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Move {name} up</source>
        <translation>Subir a {name}</translation>
    </message>
    <message>
        <source>Move {name} down</source>
        <translation>Bajar a {name}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <extracomment>The kind of the usual computer player.</extracomment>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Este nombre ya está en uso.</translation>
    </message>
    <message>
        <source>Move up one seat</source>
        <translation>Subir un sitio</translation>
    </message>
    <message>
        <source>Move down one seat</source>
        <translation>Bajar un sitio</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>{field}: {count} players</source>
        <extracomment>The value that stands for no limit.</extracomment>
        <translation>{field}: {count} jugadores</translation>
    </message>
</context>
<context>
    <name>SheetButtons</name>
    <message>
        <source>&amp;Enter race {race}</source>
        <translation>Anotar la ca&amp;rrera {race}</translation>
    </message>
    <message>
        <source>&amp;Another match…</source>
        <translation>O&amp;tra partida…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>&amp;New sheet…</source>
        <translation>&amp;Nueva hoja…</translation>
    </message>
    <message>
        <source>P&amp;lay on here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>Cla&amp;sificación…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>Who has won tonight, this month and this year</source>
        <translation>Quién ha ganado esta noche, este mes y este año</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimir la hoja de puntos</translation>
    </message>
    <message>
        <source>Save the score sheet as a PDF file</source>
        <translation>Guardar la hoja de puntos como archivo PDF</translation>
    </message>
    <message>
        <source>Start a new score sheet with other players or rules</source>
        <translation>Empezar una nueva hoja de puntos, con otros jugadores o reglas</translation>
    </message>
    <message>
        <source>Continue this match on this computer with these points</source>
        <translation>Seguir esta partida en este ordenador con estos puntos</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>&amp;Correct…</source>
        <translation>&amp;Corregir…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>{rules}, one race.</source>
        <translation>{rules}, a una carrera.</translation>
    </message>
    <message>
        <source>{rules}, to {points}.</source>
        <extracomment>The index of the race.</extracomment>
        <translation>{rules}, a {points}.</translation>
    </message>
    <message>
        <source>Correct this race</source>
        <translation>Corregir esta carrera</translation>
    </message>
    <message>
        <source>Delete this race</source>
        <translation>Eliminar esta carrera</translation>
    </message>
    <message>
        <source>Play a race with your cards</source>
        <translation>Juega una carrera con tus cartas</translation>
    </message>
    <message>
        <source>Then tap the cards that each side has on the table: Mille keeps the score.</source>
        <translation>Después toca las cartas que cada bando tiene en la mesa: Mille lleva la cuenta.</translation>
    </message>
</context>
<context>
    <name>SheetStore</name>
    <message>
        <source>Can’t read or write {path}: {reason}. The sheet is kept while Mille is open, and each change tries again to save it.</source>
        <extracomment>The folder beside it with the sheets of earlier matches that were won. Enough for 500 races of six players. The contents when last read or written here. The text of the current notice; empty if there is none. True if the last change could not be written.</extracomment>
        <translation>No se puede leer o escribir {path}: {reason}. La hoja se conserva mientras Mille esté abierto, y con cada cambio se intenta guardar de nuevo.</translation>
    </message>
    <message>
        <source>The saved score sheet is damaged and can’t be read. The file has been renamed: {path}</source>
        <translation>La hoja de puntos guardada está dañada y no se puede leer. El archivo tiene ahora otro nombre: {path}</translation>
    </message>
    <message>
        <source>This score sheet was changed in another window and has been updated here. Check your entries.</source>
        <translation>Esta hoja de puntos se ha cambiado en otra ventana y se ha actualizado aquí. Comprueba lo que has introducido.</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Extension called</source>
        <extracomment>The rows below the header where points decide: score items, safeties and totals. The rows where races decide the match: what tells who has won this one. Width of the field for miles and of points, in lines of text; large figures, times the text. Grid columns of a side: gap, fields, points. The miles before &quot;trip completed&quot; was ticked.</extracomment>
        <translation>Prolongación pedida</translation>
    </message>
    <message>
        <source>called</source>
        <comment>the extension</comment>
        <translation>pedida</translation>
    </message>
    <message>
        <source>pile empty</source>
        <translation>mazo vacío</translation>
    </message>
    <message>
        <source>no 200</source>
        <translation>sin 200</translation>
    </message>
    <message>
        <source>{card} as a coup fourré</source>
        <translation>{card} como coup fourré</translation>
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
        <translation>llegó</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugada</translation>
    </message>
</context>
<context>
    <name>SideMark</name>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>upside-down triangle</source>
        <translation>triángulo invertido</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Chat</source>
        <extracomment>The width in line heights: room for the longest item and three columns of figures. The indexes of the tabs. The least height of the log or of the chat below the score, with the headings, in lines of text. The cards that are still out, and their heading. All parts from top to bottom. Whether score and log have no room below each other; None at first.</extracomment>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat ({unread})</source>
        <translation>Chat ({unread})</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Puntuación provisional</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Cartas por salir</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SilentPhones</name>
    <message>
        <source>Play here</source>
        <extracomment>Milliseconds for which a phone may be silent: pages that were left come back within a second, and at a table on the network an answer to a hazard has nine. The number of the message with the question, and whether that offers another phone; None if it is not asked.</extracomment>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Another phone</source>
        <translation>Otro teléfono</translation>
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
        <translation>Mil kilómetros de carretera francesa, en cartas</translation>
    </message>
    <message>
        <source>A French kilometre stone</source>
        <translation>Un mojón kilométrico</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{names} · race {race} · {when}</source>
        <translation>{names} · carrera {race} · {when}</translation>
    </message>
    <message>
        <source>On the network: {match}</source>
        <translation>En red: {match}</translation>
    </message>
    <message>
        <source>Last played today, {time}</source>
        <translation>Última vez: hoy, {time}</translation>
    </message>
    <message>
        <source>Last played yesterday, {time}</source>
        <translation>Última vez: ayer, {time}</translation>
    </message>
    <message>
        <source>Last played {date}, {time}</source>
        <translation>Última vez: {date}, {time}</translation>
    </message>
    <message>
        <source>Ready to start</source>
        <translation>En la salida</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Victoria: {names}</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>Match to {races}</source>
        <translation>Partida a {races}</translation>
    </message>
    <message>
        <source>Match to {points} points</source>
        <translation>Partida a {points} puntos</translation>
    </message>
    <message>
        <source>{names}: {points}, {distance}</source>
        <translation>{names}: {points}, {distance}</translation>
    </message>
    <message>
        <source>level: {level}</source>
        <translation>nivel: {level}</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>reglas de la casa</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <extracomment>In lines of text: the greatest width of the content, and the size of a page that needs no larger elements, by number of sides. Of the height of the page, by number of sides: the road. Lower roads are not shown, in pixels. Height of the road with its stones, in heights of the road. In a window that is low for its text pictures are smaller, down to this share. In an even lower one, as a share of that, buttons and heading have no second line. Events after which the pictures may need another size. Header of the record, first seat (None: by lot), practice or not. The player starts a first game without having done a lesson. Scale of the elements, the room for text, and the height of a line of text.</extracomment>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Return to {table}</source>
        <translation>&amp;Volver a «{table}»</translation>
    </message>
    <message>
        <source>Your seat is kept for you</source>
        <translation>Se te guarda el sitio</translation>
    </message>
    <message>
        <source>&amp;Play against the computer</source>
        <translation>&amp;Jugar contra el ordenador</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Choose players, phones and rules</source>
        <translation>Elegir jugadores, teléfonos y reglas</translation>
    </message>
    <message>
        <source>Play on the net&amp;work…</source>
        <translation>Jugar en &amp;red…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>One-race match</source>
        <translation>Partida de una carrera</translation>
    </message>
    <message>
        <source>With players on other computers</source>
        <translation>Con jugadores en otros ordenadores</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Reset the statistics?</source>
        <translation>¿Poner las estadísticas a cero?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Poner a cero</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>No ha cambiado nada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <extracomment>The score items in the table of races.</extracomment>
        <translation>otro programa está usando el archivo</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>trips completed: {number}</source>
        <translation>recorridos completados: {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} de {all}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{number} drawn</source>
        <translation>empatadas: {number}</translation>
    </message>
    <message>
        <source>longest: {number}</source>
        <translation>la más larga: {number}</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Ganadas seguidas</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Carreras</translation>
    </message>
    <message>
        <source>Points per race</source>
        <translation>Puntos por carrera</translation>
    </message>
    <message>
        <source>Coups fourrés per race</source>
        <translation>Coups fourrés por carrera</translation>
    </message>
    <message>
        <source>Best race</source>
        <translation>Mejor carrera</translation>
    </message>
    <message>
        <source>Races: {count}, with {low} to {high} points. Last: {latest}.</source>
        <translation>Carreras: {count}, de {low} a {high} puntos. Últimas: {latest}.</translation>
    </message>
    <message>
        <source>Average of the last ten: {points}.</source>
        <translation>Media de las diez últimas: {points}.</translation>
    </message>
    <message>
        <source>{name}: {share} won, {percent}.</source>
        <translation>{name}: {share} ganadas, {percent}.</translation>
    </message>
    <message>
        <source>All figures start again from zero (matches: {matches}, races: {races}). The evenings keep only matches from score sheets. The old file is renamed, not deleted.</source>
        <translation>Todas las cifras vuelven a cero (partidas: {matches}, carreras: {races}). Las veladas conservan solo las partidas de las hojas de puntos. El archivo antiguo cambia de nombre, pero no se elimina.</translation>
    </message>
    <message>
        <source>&amp;Keep statistics</source>
        <translation>&amp;Conservar las estadísticas</translation>
    </message>
    <message>
        <source>the folder can’t be used</source>
        <translation>no se puede usar la carpeta</translation>
    </message>
    <message>
        <source>The statistics can’t be saved: {reason}. Mille keeps trying.</source>
        <translation>No se pueden guardar las estadísticas: {reason}. Mille lo sigue intentando.</translation>
    </message>
    <message>
        <source>A perfect race by {names}: the whole trip without a 200, and all four safeties.</source>
        <extracomment>Fewer matches won one after the other are no series.</extracomment>
        <translation>Carrera perfecta, {names}: todo el recorrido sin un 200 y las cuatro seguridades.</translation>
    </message>
    <message>
        <source>The first win of {name} at the level {level}.</source>
        <translation>Primera partida ganada en el nivel {level}: {name}.</translation>
    </message>
    <message>
        <source>{name} has won {number} matches in a row, more than ever.</source>
        <translation>{name}: {number} partidas ganadas seguidas, un récord.</translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message>
        <source>one race</source>
        <comment>what a dot stands for</comment>
        <extracomment>The width of a dot. The width of the line of the average and the radius of a bar&apos;s corners, in lines of text. The distance of the column labels below the plot, in lines of text.</extracomment>
        <translation>una carrera</translation>
    </message>
    <message>
        <source>average of the last ten</source>
        <comment>what a line stands for</comment>
        <translation>media de las diez últimas</translation>
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
        <translation>N&amp;ueva partida…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportar las estadísticas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>Grá&amp;ficos</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>of races</comment>
        <translation>Ta&amp;bla</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>to the start page</comment>
        <translation>V&amp;olver</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>Po&amp;ner a cero…</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>E&amp;xportar como CSV…</translation>
    </message>
    <message>
        <source>Every race that ends here is counted: alone, with others at this screen or on the network.</source>
        <extracomment>The table of races scrolls if it has more rows.</extracomment>
        <translation>Aquí se cuentan todas las carreras que terminan: a solas, con otras personas en esta pantalla o en red.</translation>
    </message>
    <message>
        <source>No races of {player} match these filters.</source>
        <translation>Ninguna carrera de {player} coincide con estos filtros.</translation>
    </message>
    <message>
        <source>No races yet</source>
        <translation>Todavía no hay carreras</translation>
    </message>
    <message>
        <source>The statistics were damaged and are being rebuilt from the saved matches. The damaged file is kept: {file}</source>
        <translation>Las estadísticas estaban dañadas y se están reconstruyendo con las partidas guardadas. El archivo dañado se conserva: {file}</translation>
    </message>
    <message>
        <source>The statistics were damaged and have been rebuilt from the saved matches. Races at other hosts’ tables and of deleted matches are missing; each race has the date of its match. The damaged file is kept: {file}</source>
        <translation>Las estadísticas estaban dañadas y se han reconstruido con las partidas guardadas. Faltan las carreras en mesas de otros anfitriones y las de partidas eliminadas; cada carrera lleva la fecha de su partida. El archivo dañado se conserva: {file}</translation>
    </message>
    <message>
        <source>This version can’t read the earlier statistics. They are kept here: {file}</source>
        <translation>Esta versión no puede leer las estadísticas anteriores. Se conservan aquí: {file}</translation>
    </message>
    <message>
        <source>Races, latest first</source>
        <translation>Carreras, las más recientes primero</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>The motor car comes to the card table</source>
        <translation>El automóvil llega a la mesa de juego</translation>
    </message>
    <message>
        <source>A basement in Arcachon</source>
        <translation>Un sótano en Arcachon</translation>
    </message>
    <message>
        <source>One card, two languages</source>
        <translation>Una carta, dos idiomas</translation>
    </message>
    <message>
        <source>Spain plays Mil Hitos</source>
        <translation>España juega a Mil Hitos</translation>
    </message>
    <message>
        <source>The stones of the Route Nationale 7</source>
        <translation>Los hitos de la Nacional 7 francesa</translation>
    </message>
    <message>
        <source>“Mille bornes” is French for “a thousand kilometre stones”.</source>
        <translation>«Mille bornes» significa en francés «mil hitos kilométricos».</translation>
    </message>
    <message>
        <source>The stones that gave the game its name stand beside the Route Nationale 7. Every distance card shows one, and at the table they show how far each car has come.</source>
        <translation>Los hitos que dan nombre al juego son los de la Route Nationale 7. Cada carta de kilómetros muestra uno, y en la mesa indican hasta dónde ha llegado cada coche.</translation>
    </message>
    <message>
        <source>A word from fencing</source>
        <translation>Una palabra de la esgrima</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 jugadores</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 jugadores</translation>
    </message>
    <message>
        <source>3 or 6 players</source>
        <translation>3 o 6 jugadores</translation>
    </message>
    <message>
        <source>In 1906 William Janson Roche creates a card game about motoring. Our road begins here.</source>
        <translation>En 1906, William Janson Roche crea un juego de cartas sobre el automovilismo. Aquí empieza nuestra carretera.</translation>
    </message>
    <message>
        <source>Edmond Dujardin’s game of 1954 is first made in the basement of his house in Arcachon. Its slogan is “La Canasta de la Route”, the canasta of the road; the pictures are by Joseph Le Callennec.</source>
        <translation>El juego de Edmond Dujardin, de 1954, se empieza a fabricar en el sótano de su casa de Arcachon. Su lema es «La Canasta de la Route», la canasta de la carretera; los dibujos son de Joseph Le Callennec.</translation>
    </message>
    <message>
        <source>A bilingual edition appears in 1960. You can play with such cards here, too: English at the top, French at the bottom.</source>
        <translation>En 1960 aparece una edición bilingüe. Aquí también puedes jugar con cartas así: el inglés arriba y el francés abajo.</translation>
    </message>
    <message>
        <source>The Parker Brothers booklet</source>
        <translation>El folleto de Parker Brothers</translation>
    </message>
    <message>
        <source>From 1962 Parker Brothers publishes the game. Our Classic 1962 rules follow its booklet, as quoted in the encyclopedia article: hazards are stacked, and a stopped side can be attacked again.</source>
        <translation>A partir de 1962, el juego lo publica Parker Brothers. Nuestras reglas Clásico 1962 siguen su folleto, tal como lo cita el artículo de enciclopedia: los ataques se apilan, y a un bando parado se le puede atacar otra vez.</translation>
    </message>
    <message>
        <source>In Spain the game is called Mil Hitos and comes from Heraclio Fournier. You can choose it among the names on the cards: a deck with Spanish names and a back drawn for this program.</source>
        <translation>En España el juego se llama Mil Hitos y es de Heraclio Fournier. Puedes elegirlo entre los nombres en las cartas: una baraja con nombres en español y un dorso dibujado para este programa.</translation>
    </message>
    <message>
        <source>The Netherlands go by bicycle</source>
        <translation>Los Países Bajos van en bicicleta</translation>
    </message>
    <message>
        <source>Coup fourré is a fencing term: a thrust is met by a thrust. At the card table the blade is a safety, drawn at the very moment of the attack: the hazard is gone, the turn is yours, and you score {coup} on top of the {safety} for the safety.</source>
        <translation>El coup fourré es un término de esgrima: a una estocada se responde con otra. En la mesa de juego el acero es una seguridad, que se saca en el momento mismo del ataque: el ataque desaparece, el turno es tuyo y sumas {coup} además de los {safety} de la seguridad.</translation>
    </message>
    <message>
        <source>The highest score in a race</source>
        <translation>La puntuación máxima de una carrera</translation>
    </message>
    <message>
        <source>Drive {miles} without a 200. Play all four safeties, each as a coup fourré. Arrive after the draw pile is empty, and leave every opponent without a mile.</source>
        <translation>Avanza {miles} sin un solo 200. Juega las cuatro seguridades, todas como coup fourré. Llega con el mazo ya vacío y deja a cada rival sin un solo kilómetro.</translation>
    </message>
    <message>
        <source>The story of the game</source>
        <extracomment>An item that brings nothing.</extracomment>
        <translation>La historia del juego</translation>
    </message>
    <message>
        <source>Two, three and six players reach {miles} by an extension; four drive that far anyway. Among three sides, two opponents are shut out.</source>
        <translation>Con dos, tres y seis jugadores se llega a {miles} con la prolongación; con cuatro se recorre lo mismo sin ella. Entre tres bandos, dos rivales se llevan capote.</translation>
    </message>
    <message>
        <source>In the Netherlands the game is called Stap op, and you travel by bicycle. A hand has 5 cards, with no safeties, coups fourrés or points. To play it, choose its rules for a new game.</source>
        <translation>En los Países Bajos el juego se llama Stap op y se viaja en bicicleta. La mano tiene 5 cartas, sin seguridades, coups fourrés ni puntos. Para jugarlo, elige sus reglas para una partida nueva.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Coup fourré!</source>
        <translation>¡Coup fourré!</translation>
    </message>
    <message>
        <source>All four safeties!</source>
        <translation>¡Las cuatro seguridades!</translation>
    </message>
    <message>
        <source>Nobody arrives</source>
        <translation>No llega nadie</translation>
    </message>
    <message>
        <source>You arrive!</source>
        <translation>¡Llegas a la meta!</translation>
    </message>
    <message>
        <source>{names} arrive!</source>
        <comment>several players</comment>
        <translation>¡{names} llegan a la meta!</translation>
    </message>
    <message>
        <source>{names} arrives!</source>
        <comment>one player</comment>
        <translation>¡{names} llega a la meta!</translation>
    </message>
    <message>
        <source>Discards shuffled again</source>
        <extracomment>The height of the words and of the line below them, as shares of the table&apos;s height. The greatest share of the table&apos;s width, and the gap between the lines in heights of the lower. The darkness of the table, and the shares of time until it is dark, and until it gets lighter.</extracomment>
        <translation>Descartes barajados de nuevo</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>Who can &amp;join</source>
        <extracomment>The door for each choice, by its number in the settings. With the last choice the window of the host accepts everyone by itself. The order of the choices. Choices for the seconds to wait for an absent player; None for no limit. Choices for the seconds for which a connected player may let others wait; None for no limit. Choices for the seconds for a turn; None for no limit.</extracomment>
        <translation>&amp;Quién puede entrar</translation>
    </message>
    <message>
        <source>Everyone on the network</source>
        <translation>Todos los de la red</translation>
    </message>
    <message>
        <source>Only those who have played here</source>
        <translation>Quien ya ha jugado aquí</translation>
    </message>
    <message>
        <source>Wait for absent players</source>
        <translation>Esperar a los ausentes</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>always</source>
        <comment>wait for somebody</comment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>Wait for idle players</source>
        <translation>Esperar a los inactivos</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>none</source>
        <comment>time limit</comment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Anyone with the code</source>
        <translation>Quien tenga el código</translation>
    </message>
    <message>
        <source>People I approve</source>
        <translation>Quien yo acepte</translation>
    </message>
    <message>
        <source>Time limit per turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Allo&amp;w spectators</source>
        <translation>Per&amp;mitir espectadores</translation>
    </message>
    <message>
        <source>Spectators don’t see any hands.</source>
        <translation>Los espectadores no ven ninguna mano.</translation>
    </message>
    <message>
        <source>How long to wait on their turn before the computer plays for them.</source>
        <translation>Cuánto se espera en su turno antes de que juegue el ordenador.</translation>
    </message>
    <message>
        <source>For players who are connected but do nothing. They are reminded after half this time. Then the computer plays for them; in the lobby they lose their seat.</source>
        <translation>Para los jugadores conectados que no hacen nada. Reciben un aviso a la mitad de este tiempo. Después juega el ordenador por ellos; en la sala pierden su sitio.</translation>
    </message>
    <message>
        <source>The time to draw and play a card. Then the computer plays until the player presses a key or clicks. No limit applies when you play against computers only.</source>
        <translation>El tiempo para robar y jugar una carta. Después juega el ordenador hasta que el jugador pulse una tecla o haga clic. Sin límite si juegas solo contra el ordenador.</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Moves can’t be taken back here.</source>
        <translation>Aquí no se pueden deshacer jugadas.</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>The others are waiting for you.</source>
        <translation>Los demás te esperan.</translation>
    </message>
    <message>
        <source>{name} is waiting to join.</source>
        <extracomment>Emitted when the player gives up a lost host to continue from the score sheet. The seats at this screen and the match for which the game page was created.</extracomment>
        <translation>{name} quiere entrar.</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nombre de la mesa</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>C&amp;ontinue from the score sheet…</source>
        <translation>C&amp;ontinuar desde la hoja de puntos…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Deal now</source>
        <translation>Re&amp;partir ya</translation>
    </message>
    <message>
        <source>Table s&amp;ettings…</source>
        <translation>A&amp;justes de la mesa…</translation>
    </message>
    <message>
        <source>{name}…</source>
        <translation>{name}…</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Chat</source>
        <translation>Cha&amp;t</translation>
    </message>
    <message>
        <source>The com&amp;puter plays for</source>
        <translation>El ordenador juega &amp;por</translation>
    </message>
    <message>
        <source>&amp;New code (now {code})</source>
        <translation>&amp;Nuevo código (ahora: {code})</translation>
    </message>
    <message>
        <source>&amp;Waiting to join</source>
        <translation>&amp;Quieren entrar</translation>
    </message>
    <message>
        <source>Accept {name} ({words})</source>
        <translation>Aceptar a {name} ({words})</translation>
    </message>
    <message>
        <source>Accept {name} to watch ({words})</source>
        <translation>Aceptar a {name} para mirar ({words})</translation>
    </message>
    <message>
        <source>Decline {name}</source>
        <translation>Rechazar a {name}</translation>
    </message>
    <message>
        <source>C&amp;lose table…</source>
        <translation>C&amp;errar la mesa…</translation>
    </message>
    <message>
        <source>&amp;Leave table…</source>
        <translation>&amp;Salir de la mesa…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>E&amp;xpulsar</translation>
    </message>
    <message>
        <source>Quick phrase&amp;s…</source>
        <translation>&amp;Frases rápidas…</translation>
    </message>
    <message>
        <source>Re&amp;mind the others</source>
        <translation>A&amp;visar a los demás</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <extracomment>The anchor of a rule to show; a Told line of the log to explain. Whose turn it is and what can be done, as it is read aloud. The pace of this page, None for the one in the settings.
----------
Whether the accessible table has been made.</extracomment>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TablePresenter</name>
    <message>
        <source>Dealing…</source>
        <extracomment>Events that say on the sign what somebody else plays. The update that is shown, None before the first. Whether the viewer has made a move that is still to be shown. Shown instead of whose turn it is: a reason and advice.</extracomment>
        <translation>Repartiendo…</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Table settings</source>
        <translation>Ajustes de la mesa</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>C&amp;hange table</source>
        <translation>Cam&amp;biar la mesa</translation>
    </message>
    <message>
        <source>If you change seats or rules, everyone goes back to the lobby.</source>
        <translation>Si cambias los sitios o las reglas, todos vuelven a la sala.</translation>
    </message>
    <message>
        <source>Seats and rules can’t be changed during a match.</source>
        <translation>Los sitios y las reglas no se pueden cambiar durante la partida.</translation>
    </message>
    <message>
        <source>The match continues from a score sheet, so seats and rules stay the same.</source>
        <translation>La partida sigue desde una hoja de puntos: los sitios y las reglas no cambian.</translation>
    </message>
    <message>
        <source>If you change seats or rules, everyone has to press Ready again.</source>
        <translation>Si cambias los sitios o las reglas, todos tienen que volver a pulsar «Listo».</translation>
    </message>
</context>
<context>
    <name>TakeBackController</name>
    <message>
        <source>Too late: the next card is drawn. Preferences &gt; Table &gt; Undo delay gives you more time.</source>
        <translation>Demasiado tarde: ya se ha robado la carta siguiente. Preferencias &gt; Mesa &gt; Tiempo para deshacer te da más margen.</translation>
    </message>
    <message>
        <source>There is no move to take back yet.</source>
        <translation>Todavía no hay ninguna jugada que deshacer.</translation>
    </message>
    <message>
        <source>The race is over: its moves stay.</source>
        <extracomment>Seconds to answer a question from another computer, fewer than the host allows; and milliseconds for which it is shown why a move stays. A seat wants to take back a move, and others at this shared screen must agree: the seat, and a function to call with whether they do. The people at this shared screen wait for others: the names of those with phones; a function that returns why a move stays, None if there is nothing to tell. The words for a question to the people here. Whether somebody here can take back a move. Whether anybody is asked about a move; who asks, and the seats here that have not agreed. Runs while it is shown why a move stays.</extracomment>
        <translation>La carrera ha terminado: sus jugadas se mantienen.</translation>
    </message>
    <message>
        <source>The others have refused twice in this race: the moves stay.</source>
        <translation>Los demás se han negado dos veces en esta carrera: las jugadas se mantienen.</translation>
    </message>
</context>
<context>
    <name>TargetsEditor</name>
    <message>
        <source>{count} players</source>
        <translation>{count} jugadores</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>You</source>
        <extracomment>The other players by seat from 1; in teams Yvette is the partner. Hands are filled up with distances up to this one: with longer ones the others could win.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>descarta {card}</translation>
    </message>
    <message>
        <source>extend the trip to {miles}</source>
        <translation>prolonga el recorrido hasta {miles}</translation>
    </message>
    <message>
        <source>finish the trip at {miles}</source>
        <translation>termina el recorrido en {miles}</translation>
    </message>
    <message>
        <source>attack {side} with {card}</source>
        <translation>ataca a {side} con {card}</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>juega {card}</translation>
    </message>
    <message>
        <source>drive {card}</source>
        <translation>avanza {card}&#xa0;km</translation>
    </message>
    <message>
        <source>You attacked {side} with {card}.</source>
        <translation>Atacaste a {side} con {card}.</translation>
    </message>
    <message>
        <source>You played {card}.</source>
        <translation>Jugaste {card}.</translation>
    </message>
    <message>
        <source>You drove {card}.</source>
        <translation>Avanzaste {card}&#xa0;km.</translation>
    </message>
    <message>
        <source>You discarded {card}.</source>
        <translation>Descartaste {card}.</translation>
    </message>
    <message>
        <source>You extended the trip.</source>
        <translation>Prolongaste el recorrido.</translation>
    </message>
    <message>
        <source>You finished the trip.</source>
        <translation>Terminaste el recorrido.</translation>
    </message>
    <message>
        <source>{name} attacked {side} with {card}.</source>
        <translation>{name} atacó a {side} con {card}.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name} jugó {card}.</translation>
    </message>
    <message>
        <source>{name} drove {card}.</source>
        <translation>{name} avanzó {card}&#xa0;km.</translation>
    </message>
    <message>
        <source>{name} discarded {card}.</source>
        <translation>{name} descartó {card}.</translation>
    </message>
    <message>
        <source>{name} extended the trip.</source>
        <translation>{name} prolongó el recorrido.</translation>
    </message>
    <message>
        <source>{name} finished the trip.</source>
        <translation>{name} terminó el recorrido.</translation>
    </message>
    <message>
        <source>Attacked {side} with {card}.</source>
        <translation>Atacó a {side} con {card}.</translation>
    </message>
    <message>
        <source>Played {card}.</source>
        <translation>Jugó {card}.</translation>
    </message>
    <message>
        <source>Drove {card}.</source>
        <translation>Avanzó {card}&#xa0;km.</translation>
    </message>
    <message>
        <source>Discarded {card}.</source>
        <translation>Descartó {card}.</translation>
    </message>
    <message>
        <source>Extended the trip.</source>
        <translation>Prolongó el recorrido.</translation>
    </message>
    <message>
        <source>Finished the trip.</source>
        <translation>Terminó el recorrido.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>a chance in per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Accident</source>
        <translation>Accidente</translation>
    </message>
    <message>
        <source>Out of Gas</source>
        <translation>Sin gasolina</translation>
    </message>
    <message>
        <source>Flat Tire</source>
        <translation>Pinchazo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Semáforo rojo</translation>
    </message>
    <message>
        <source>Speed Limit</source>
        <translation>Límite de velocidad</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparación</translation>
    </message>
    <message>
        <source>Gasoline</source>
        <translation>Gasolina</translation>
    </message>
    <message>
        <source>Spare Tire</source>
        <translation>Rueda de repuesto</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Semáforo verde</translation>
    </message>
    <message>
        <source>End of Limit</source>
        <translation>Fin del límite</translation>
    </message>
    <message>
        <source>Driving Ace</source>
        <translation>As del volante</translation>
    </message>
    <message>
        <source>Extra Tank</source>
        <translation>Cisterna</translation>
    </message>
    <message>
        <source>Puncture Proof</source>
        <translation>A prueba de pinchazos</translation>
    </message>
    <message>
        <source>Right of Way</source>
        <translation>Prioridad de paso</translation>
    </message>
    <message>
        <source>peaceful</source>
        <translation>tranquilo</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>justo</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audaz</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>vengeful</source>
        <translation>vengativo</translation>
    </message>
    <message>
        <source>forgetful</source>
        <translation>despistado</translation>
    </message>
    <message>
        <source>Attacks at every chance, saves safeties for coups fourrés and likes to extend trips.</source>
        <translation>Ataca siempre que puede, guarda sus seguridades para los coups fourrés y prolonga el recorrido de buena gana.</translation>
    </message>
    <message>
        <source>Plays safeties at once and hardly ever risks a coup fourré or an extension.</source>
        <translation>Juega sus seguridades enseguida y casi nunca se arriesga a un coup fourré ni a prolongar el recorrido.</translation>
    </message>
    <message>
        <source>Hardly ever attacks first, but strikes back at every chance.</source>
        <translation>Casi nunca ataca primero, pero devuelve el golpe siempre que puede.</translation>
    </message>
    <message>
        <source>Discards distances that could be played, even a 75 or 100, and misses coups fourrés.</source>
        <translation>Descarta kilómetros que podía jugar, incluso un 75 o un 100, y se le pasan coups fourrés.</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <comment>how a computer plays: Normal, peaceful</comment>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>Marcel fastens his seat belt twice and takes no risks.</source>
        <translation>Marcel se abrocha el cinturón dos veces y no corre ningún riesgo.</translation>
    </message>
    <message>
        <source>Lucien is all smiles, but he never forgets who wronged him.</source>
        <translation>Lucien es todo sonrisas, pero nunca olvida a quien le hizo una faena.</translation>
    </message>
    <message>
        <source>Yvette takes the road as it comes, one card at a time.</source>
        <translation>Yvette se toma la carretera como viene, carta a carta.</translation>
    </message>
    <message>
        <source>Gaston daydreams at the wheel and laughs about his mishaps.</source>
        <translation>Gaston sueña despierto al volante y se ríe de sus percances.</translation>
    </message>
    <message>
        <source>Odette enjoys the view and hardly ever holds anyone up.</source>
        <translation>Odette disfruta del paisaje y casi nunca retrasa a nadie.</translation>
    </message>
    <message>
        <source>Victor never hurries: he thinks every card through to the last mile.</source>
        <translation>Victor nunca tiene prisa: piensa bien cada carta hasta el último kilómetro.</translation>
    </message>
    <message>
        <source>Margot floors it and leaves nobody in peace.</source>
        <translation>Margot pisa a fondo y no deja a nadie en paz.</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Inicial</translation>
    </message>
    <message>
        <source>Headscarf</source>
        <translation>Pañuelo</translation>
    </message>
    <message>
        <source>Plaits</source>
        <translation>Trenzas</translation>
    </message>
    <message>
        <source>Curls</source>
        <translation>Rizos</translation>
    </message>
    <message>
        <source>Afro and hairband</source>
        <translation>Afro con cinta</translation>
    </message>
    <message>
        <source>Round glasses</source>
        <translation>Gafas redondas</translation>
    </message>
    <message>
        <source>Bald with a moustache</source>
        <translation>Calvo con bigote</translation>
    </message>
    <message>
        <source>Usual colour</source>
        <translation>Color habitual</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Sunflower</source>
        <translation>Girasol</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Coral</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Lilac</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Azul cielo</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Lima</translation>
    </message>
    <message>
        <source>Race over: {side} won with the most miles</source>
        <extracomment>Events that have no line of their own.</extracomment>
        <translation>Fin de la carrera, ganada con más kilómetros: {side}</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>Robas</translation>
    </message>
    <message>
        <source>New race. You begin</source>
        <translation>Nueva carrera. Empiezas tú</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>Robas {card}</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Juegas {card}</translation>
    </message>
    <message>
        <source>You discard {card}</source>
        <translation>Descartas {card}</translation>
    </message>
    <message>
        <source>Coup fourré! You answer with {card}</source>
        <translation>¡Coup fourré! Respondes con {card}</translation>
    </message>
    <message>
        <source>You drive on: {miles}</source>
        <translation>Avanzas: {miles}</translation>
    </message>
    <message>
        <source>You reach the target: finish or extend?</source>
        <translation>Llegas a la meta: ¿terminas o prolongas?</translation>
    </message>
    <message>
        <source>You extend the trip</source>
        <translation>Prolongas el recorrido</translation>
    </message>
    <message>
        <source>You finish the trip here</source>
        <translation>Terminas aquí el recorrido</translation>
    </message>
    <message>
        <source>You take your move back</source>
        <translation>Deshaces tu jugada</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} roba {card}</translation>
    </message>
    <message>
        <source>New race. {name} begins</source>
        <translation>Nueva carrera. Empieza {name}</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} roba</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} juega {card}</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} descarta {card}</translation>
    </message>
    <message>
        <source>Coup fourré! {name} answers with {card}</source>
        <translation>¡Coup fourré! {name} responde con {card}</translation>
    </message>
    <message>
        <source>{name} drives on: {miles}</source>
        <translation>{name} avanza: {miles}</translation>
    </message>
    <message>
        <source>{name} reaches the target: finish or extend?</source>
        <translation>{name} llega a la meta: ¿termina o prolonga?</translation>
    </message>
    <message>
        <source>{name} extends the trip</source>
        <translation>{name} prolonga el recorrido</translation>
    </message>
    <message>
        <source>{name} finishes the trip here</source>
        <translation>{name} termina aquí el recorrido</translation>
    </message>
    <message>
        <source>Race over: nobody completed the trip</source>
        <translation>Fin de la carrera: nadie ha completado el recorrido</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha acabado</translation>
    </message>
    <message>
        <source>You play {card} on {side}</source>
        <translation>Juegas {card} contra {side}</translation>
    </message>
    <message>
        <source>{name} plays {card} on {side}</source>
        <translation>{name} juega {card} contra {side}</translation>
    </message>
    <message>
        <source>{name} plays {card} on your team</source>
        <translation>{name} juega {card} contra tu equipo</translation>
    </message>
    <message>
        <source>{name} plays {card} on you</source>
        <translation>{name} juega {card} contra ti</translation>
    </message>
    <message>
        <source>Race over: {side} completed the trip</source>
        <translation>Fin de la carrera: recorrido completado por {side}</translation>
    </message>
    <message>
        <source>Race over: your team completed the trip</source>
        <translation>Fin de la carrera: tu equipo ha completado el recorrido</translation>
    </message>
    <message>
        <source>Race over: you completed the trip</source>
        <translation>Fin de la carrera: has completado el recorrido</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Short deck</source>
        <translation>Baraja corta</translation>
    </message>
    <message>
        <source>Length with extension</source>
        <translation>Longitud con prolongación</translation>
    </message>
    <message>
        <source>Extension points go to</source>
        <translation>Puntos de prolongación para</translation>
    </message>
    <message>
        <source>Hazards can be played</source>
        <translation>Se puede atacar</translation>
    </message>
    <message>
        <source>Safeties can be discarded</source>
        <translation>Seguridades descartables</translation>
    </message>
    <message>
        <source>Delayed action</source>
        <translation>Llegada tardía</translation>
    </message>
    <message>
        <source>Shutout points go to</source>
        <translation>Puntos de capote para</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>Points for delayed action</source>
        <translation>Puntos por llegada tardía</translation>
    </message>
    <message>
        <source>Points for a safe trip</source>
        <translation>Puntos por viaje seguro</translation>
    </message>
    <message>
        <source>Points for the extension</source>
        <translation>Puntos por la prolongación</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Counts the cards, but is too fond of the safe trip.</source>
        <translation>Cuenta las cartas, pero le gusta demasiado el viaje seguro.</translation>
    </message>
    <message>
        <source>Thinks every card through, with the whole match in mind.</source>
        <translation>Piensa bien cada carta, con toda la partida en mente.</translation>
    </message>
    <message>
        <source>No hand is shown.</source>
        <translation>No se muestra ninguna mano.</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>{place}: {card}, can be played</source>
        <translation>{place}: {card}, se puede jugar</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Tu mano: {cards}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>{item}: {points}</source>
        <translation>{item}: {points}</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Puntuación provisional</translation>
    </message>
    <message>
        <source>Races won</source>
        <extracomment>Items that a side can win several times. The figures themselves, also as a heading. The sum of a race, and that of the match. The heading of the chart with the figures after each race. A sentence about those from before the match, which has their `list`. Accessible names of tables.</extracomment>
        <translation>Carreras ganadas</translation>
    </message>
    <message>
        <source>{name} still held: {cards}.</source>
        <translation>A {name} le quedaban: {cards}.</translation>
    </message>
    <message>
        <source>This race</source>
        <translation>Esta carrera</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>{standing}, limit 50</source>
        <translation>{standing}, límite 50</translation>
    </message>
    <message>
        <source>{miles} of {target}</source>
        <translation>{miles} de {target}</translation>
    </message>
    <message>
        <source>safeties: {cards}</source>
        <translation>seguridades: {cards}</translation>
    </message>
    <message>
        <source>{side}: {how}.</source>
        <translation>{side}: {how}.</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>tienes {cards}</translation>
    </message>
    <message>
        <source>{item} {points}</source>
        <translation>{item} {points}</translation>
    </message>
    <message>
        <source>{side}: {items}; this race {total}, match {match}.</source>
        <translation>{side}: {items}; esta carrera {total}, partida {match}.</translation>
    </message>
    <message>
        <source>{side}: this race {total}, match {match}.</source>
        <translation>{side}: esta carrera {total}, partida {match}.</translation>
    </message>
    <message>
        <source>You can still win: {items}.</source>
        <translation>Aún puedes ganar: {items}.</translation>
    </message>
    <message>
        <source>rolling</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin salir</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>repaired, needs a Roll</source>
        <translation>reparado, falta un Semáforo verde</translation>
    </message>
    <message>
        <source>stopped, accident</source>
        <translation>parado, accidente</translation>
    </message>
    <message>
        <source>stopped, out of gas</source>
        <translation>parado, sin gasolina</translation>
    </message>
    <message>
        <source>stopped, flat tire</source>
        <translation>parado, pinchazo</translation>
    </message>
    <message>
        <source>It completes the trip of {number} miles.</source>
        <translation>Completa el recorrido de {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>These are the last turns; cards left to draw: {number}.</source>
        <translation>Son los últimos turnos; cartas por robar: {number}.</translation>
    </message>
    <message>
        <source>It wins the match with {number} points.</source>
        <translation>Ganas la partida con {number} puntos.</translation>
    </message>
    <message>
        <source>{side} would still have {number} miles to go.</source>
        <translation>Para {side} quedarían aún {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>{side} would have only {number} miles to go.</source>
        <translation>Para {side} solo quedarían {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>Winning Moves</source>
        <extracomment>A line for people who do not know the game. Its differences from the others. The documents behind it, and what this program decided where they say nothing. The texts about each rule set, in English.</extracomment>
        <translation>Winning Moves</translation>
    </message>
    <message>
        <source>Winning Moves: the rules of the collector’s edition.</source>
        <translation>Winning Moves: las reglas de la edición de coleccionista.</translation>
    </message>
    <message>
        <source>Classic 1962</source>
        <translation>Clásico 1962</translation>
    </message>
    <message>
        <source>Classic 1962: the Parker Brothers booklet, as quoted in the encyclopedia article on Mille Bornes.</source>
        <translation>Clásico 1962: el folleto de Parker Brothers, según lo cita el artículo de enciclopedia sobre Mille Bornes.</translation>
    </message>
    <message>
        <source>BSD Unix 1982</source>
        <translation>BSD Unix 1982</translation>
    </message>
    <message>
        <source>BSD Unix 1982: the manual page and source of the program mille; where they differ, the manual page.</source>
        <translation>BSD Unix 1982: la página de manual y el código fuente del programa mille; si difieren, la página de manual.</translation>
    </message>
    <message>
        <source>Dujardin</source>
        <translation>Dujardin</translation>
    </message>
    <message>
        <source>Dujardin: the French rule book.</source>
        <translation>Dujardin: el libro de reglas francés.</translation>
    </message>
    <message>
        <source>Today’s US box</source>
        <translation>Caja estadounidense actual</translation>
    </message>
    <message>
        <source>Today’s US box: its rule sheet. Where that says nothing, Winning Moves; a match to 5,000 points is this program’s choice.</source>
        <translation>Caja estadounidense actual: su hoja de reglas. Donde no dice nada, Winning Moves; la partida a 5000 puntos la decide este programa.</translation>
    </message>
    <message>
        <source>Today’s French box</source>
        <translation>Caja francesa actual</translation>
    </message>
    <message>
        <source>No points: who arrives first, or else is furthest, wins the race.</source>
        <translation>Sin puntos: el primero que llega, o si no el más adelantado, gana la carrera.</translation>
    </message>
    <message>
        <source>Today’s French box: its sheet on who wins, and Dujardin for everything else. That the first race decides, and what equal miles mean, is this program’s choice.</source>
        <translation>Caja francesa actual: su hoja para saber quién gana, y Dujardin para todo lo demás. Que decida la primera carrera, y qué valen kilómetros iguales, es decisión de este programa.</translation>
    </message>
    <message>
        <source>Board game</source>
        <translation>Juego de tablero</translation>
    </message>
    <message>
        <source>Board game: reviews of the game with a board and four cars. Where they say nothing, Winning Moves; what equal miles mean is this program’s choice.</source>
        <translation>Juego de tablero: reseñas del juego con tablero y cuatro coches. Donde no dicen nada, Winning Moves; qué valen kilómetros iguales es decisión de este programa.</translation>
    </message>
    <message>
        <source>A short game, also for children: discards can be played.</source>
        <translation>Partida corta, también para niños: los descartes se juegan.</translation>
    </message>
    <message>
        <source>Stap op: descriptions of the Dutch game. Teams, hazards only on rolling sides, the discards shuffled once, and that whoever is furthest wins when the cards are gone, are this program’s choice.</source>
        <translation>Stap op: descripciones del juego holandés. Los equipos, los ataques solo contra bandos en marcha, los descartes barajados una vez y que gane el más adelantado cuando no quedan cartas son decisión de este programa.</translation>
    </message>
    <message>
        <source>{title} ({rules})</source>
        <comment>house rules, and what they are based on</comment>
        <translation>{title} ({rules})</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>House rules: {list}.</source>
        <translation>Reglas de la casa: {list}.</translation>
    </message>
    <message>
        <source>The box with a board: who is first at 1,000, or else furthest, wins.</source>
        <translation>La caja con tablero: gana el primero a 1000 o, si no, el más adelantado.</translation>
    </message>
    <message>
        <source>Races are won, not points: by the first to arrive or, when the cards are gone, by whoever is furthest. Two or three sides drive 1,000 miles. Otherwise as Dujardin.</source>
        <translation>Se ganan carreras, no puntos: gana el primero que llega o, cuando se acaban las cartas, el más adelantado. Con dos o tres bandos se hacen 1000 km. Lo demás, como Dujardin.</translation>
    </message>
    <message>
        <source>For two to four players, each for themselves. The first to complete the trip of 1,000 miles wins the race or, when the cards are gone, whoever is furthest. Otherwise as Winning Moves.</source>
        <translation>De dos a cuatro, cada uno por su cuenta. Gana la carrera el primero que completa el recorrido de 1000 km o, cuando se acaban las cartas, el más adelantado. Lo demás, como Winning Moves.</translation>
    </message>
    <message>
        <source>one race</source>
        <translation>a una carrera</translation>
    </message>
    <message>
        <source>to {points}</source>
        <comment>a match</comment>
        <translation>a {points}</translation>
    </message>
    <message>
        <source>One race</source>
        <translation>Una carrera</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>{number} cards</source>
        <translation>{number} cartas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>{miles} for {seats} players</source>
        <translation>{miles} para {seats} jugadores</translation>
    </message>
    <message>
        <source>On any side that has started</source>
        <translation>Contra cualquier bando que haya salido</translation>
    </message>
    <message>
        <source>On any side without a limit</source>
        <translation>Contra cualquier bando sin límite</translation>
    </message>
    <message>
        <source>Ends it, as a remedy does</source>
        <translation>Lo anula, como un remedio</translation>
    </message>
    <message>
        <source>Exactly on the last mile</source>
        <translation>Exactamente en el último kilómetro</translation>
    </message>
    <message>
        <source>On the last mile or beyond</source>
        <translation>En el último kilómetro o más allá</translation>
    </message>
    <message>
        <source>When nobody can play a card</source>
        <translation>Cuando nadie puede jugar una carta</translation>
    </message>
    <message>
        <source>Race won</source>
        <translation>Carrera ganada</translation>
    </message>
    <message>
        <source>Races won before: {list}.</source>
        <translation>Carreras ganadas anteriormente: {list}.</translation>
    </message>
    <message>
        <source>Result of one race</source>
        <translation>Resultado de una carrera</translation>
    </message>
    <message>
        <source>Results of all races; choose one to see it</source>
        <translation>Resultados de todas las carreras; elige una para verla</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Race total</source>
        <translation>Total de la carrera</translation>
    </message>
    <message>
        <source>Match total</source>
        <translation>Total de la partida</translation>
    </message>
    <message>
        <source>Points race by race</source>
        <translation>Puntos carrera a carrera</translation>
    </message>
    <message>
        <source>Points carried over: {list}.</source>
        <translation>Puntos anteriores: {list}.</translation>
    </message>
    <message>
        <source>Points of one race, item by item</source>
        <translation>Puntos de una carrera, concepto por concepto</translation>
    </message>
    <message>
        <source>Points of all races; choose one to see its items</source>
        <translation>Puntos de todas las carreras; elige una para ver el detalle</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Kilómetros</translation>
    </message>
    <message>
        <source>Safeties</source>
        <translation>Seguridades</translation>
    </message>
    <message>
        <source>All four safeties</source>
        <translation>Las cuatro seguridades</translation>
    </message>
    <message>
        <source>Coups fourrés</source>
        <translation>Coups fourrés</translation>
    </message>
    <message>
        <source>Trip completed</source>
        <translation>Recorrido completado</translation>
    </message>
    <message>
        <source>Safe trip</source>
        <translation>Viaje seguro</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Prolongación</translation>
    </message>
    <message>
        <source>Shutout</source>
        <translation>Capote</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Safeties count miles and no points</source>
        <translation>Las seguridades cuentan kilómetros y no puntos</translation>
    </message>
    <message>
        <source>{points} more for all four safeties</source>
        <translation>{points} más por las cuatro seguridades</translation>
    </message>
    <message>
        <source>trip {points}</source>
        <translation>recorrido {points}</translation>
    </message>
    <message>
        <source>delayed action {points}</source>
        <translation>llegada tardía {points}</translation>
    </message>
    <message>
        <source>safe trip {points}</source>
        <translation>viaje seguro {points}</translation>
    </message>
    <message>
        <source>extension {points}</source>
        <translation>prolongación {points}</translation>
    </message>
    <message>
        <source>shutout {points}</source>
        <translation>capote {points}</translation>
    </message>
    <message>
        <source>{card}, place {place}</source>
        <translation>{card}, lugar {place}</translation>
    </message>
    <message>
        <source>{card}, chosen, cannot be played, place {place}</source>
        <translation>{card}, elegida, no se puede jugar, lugar {place}</translation>
    </message>
    <message>
        <source>{card}, chosen, can be played, place {place}</source>
        <translation>{card}, elegida, se puede jugar, lugar {place}</translation>
    </message>
    <message>
        <source>{card}, cannot be played, place {place}</source>
        <translation>{card}, no se puede jugar, lugar {place}</translation>
    </message>
    <message>
        <source>{card}, can be played, place {place}</source>
        <translation>{card}, se puede jugar, lugar {place}</translation>
    </message>
    <message>
        <source>Enter plays it on {side}; up and down arrows choose another. D discards it.</source>
        <translation>Intro la juega contra {side}; las flechas arriba y abajo eligen a otro. D la descarta.</translation>
    </message>
    <message>
        <source>Enter plays it on {side}. D discards it.</source>
        <translation>Intro la juega contra {side}. D la descarta.</translation>
    </message>
    <message>
        <source>Enter plays it. D discards it.</source>
        <translation>Intro la juega. D la descarta.</translation>
    </message>
    <message>
        <source>D discards it.</source>
        <translation>D la descarta.</translation>
    </message>
    <message>
        <source>Enter discards it.</source>
        <translation>Intro la descarta.</translation>
    </message>
    <message>
        <source>Draw pile, empty</source>
        <translation>Mazo, vacío</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Pila de descartes, vacía</translation>
    </message>
    <message>
        <source>Discard pile: {card}</source>
        <translation>Pila de descartes: {card}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descartes</translation>
    </message>
    <message>
        <source>{side} {miles} of {target}</source>
        <translation>{side} {miles} de {target}</translation>
    </message>
    <message>
        <source>{side}: {status}</source>
        <translation>{side}: {status}</translation>
    </message>
    <message>
        <source>{side}, battle pile, empty</source>
        <translation>{side}, pila de batalla, vacía</translation>
    </message>
    <message>
        <source>{side}, battle pile: {card}</source>
        <translation>{side}, pila de batalla: {card}</translation>
    </message>
    <message>
        <source>{side}, speed pile, empty</source>
        <translation>{side}, pila de velocidad, vacía</translation>
    </message>
    <message>
        <source>{side}, speed pile: {card}</source>
        <translation>{side}, pila de velocidad: {card}</translation>
    </message>
    <message>
        <source>{side}, distance: no cards</source>
        <translation>{side}, distancia: ninguna carta</translation>
    </message>
    <message>
        <source>{count} times {card}</source>
        <translation>{count} veces {card}</translation>
    </message>
    <message>
        <source>Road: {ways}</source>
        <translation>Carretera: {ways}</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Lugar vacío</translation>
    </message>
    <message>
        <source>{side}, place for {card}, empty</source>
        <translation>{side}, lugar de {card}, vacío</translation>
    </message>
    <message>
        <source>{side}, {card}, played as a coup fourré</source>
        <translation>{side}, {card}, jugada como coup fourré</translation>
    </message>
    <message>
        <source>{side}, {card}, played</source>
        <translation>{side}, {card}, jugada</translation>
    </message>
    <message>
        <source>Rolling · limit 50</source>
        <translation>En marcha · límite 50</translation>
    </message>
    <message>
        <source>{status}. Limit 50</source>
        <translation>{status}. Límite 50</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Not started. Needs a Roll</source>
        <translation>Sin salir. Falta un Semáforo verde</translation>
    </message>
    <message>
        <source>Stop. Needs a Roll</source>
        <translation>Semáforo rojo. Falta un Semáforo verde</translation>
    </message>
    <message>
        <source>Repaired. Needs a Roll</source>
        <translation>Reparado. Falta un Semáforo verde</translation>
    </message>
    <message>
        <source>Not started · needs a Roll</source>
        <translation>Sin salir · falta el verde</translation>
    </message>
    <message>
        <source>Stop · needs a Roll</source>
        <translation>Rojo · falta el verde</translation>
    </message>
    <message>
        <source>Repaired · needs a Roll</source>
        <translation>Reparado · falta el verde</translation>
    </message>
    <message>
        <source>Accident · needs repairs</source>
        <translation>Accidente · falta reparar</translation>
    </message>
    <message>
        <source>Out of gas · needs gas</source>
        <translation>Sin gasolina · falta repostar</translation>
    </message>
    <message>
        <source>Flat tire · needs a spare</source>
        <translation>Pinchazo · falta la rueda</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin salir</translation>
    </message>
    <message>
        <source>Needs a Roll</source>
        <translation>Falta el verde</translation>
    </message>
    <message>
        <source>Stopped: accident. Needs repairs</source>
        <translation>Parado: accidente. Falta una reparación</translation>
    </message>
    <message>
        <source>Stopped: out of gas. Needs gasoline</source>
        <translation>Parado: sin gasolina. Falta gasolina</translation>
    </message>
    <message>
        <source>{sides}: the trip ends at {miles} miles.</source>
        <translation>{sides}: el recorrido acaba en {miles}&#xa0;km.</translation>
    </message>
    <message>
        <source>Only one side can complete the trip, but {sides} have {miles} miles.</source>
        <translation>Solo un bando puede completar el recorrido, pero {sides} tienen {miles}&#xa0;km.</translation>
    </message>
    <message>
        <source>Only one side can call the extension, not {sides}.</source>
        <translation>Solo un bando puede pedir la prolongación, no {sides}.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <extracomment>Inés, Hilario and Yvette, not Ian or Yolanda: some languages have another &quot;and&quot; before these.</extracomment>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <comment>before a name that begins with the sound of i</comment>
        <translation>{names} e {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} o {last}</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Ready to deal</source>
        <translation>Listo para repartir</translation>
    </message>
    <message>
        <source>Race over</source>
        <translation>Fin de la carrera</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Playing now</source>
        <translation>Jugando</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>Computer · {levels}</source>
        <comment>computer players and their levels</comment>
        <translation>Ordenador · {levels}</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Jugador virtual</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores virtuales</translation>
    </message>
    <message>
        <source>{name} plays by phone</source>
        <translation>{name} juega con el teléfono</translation>
    </message>
    <message>
        <source>{name}’s phone doesn’t answer</source>
        <translation>El teléfono de {name} no responde</translation>
    </message>
    <message>
        <source>{miles} to go</source>
        <translation>faltan {miles}</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} no está</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>{name}’s answer</source>
        <translation>Le toca responder a {name}</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Te toca responder</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Esperando a {name}</translation>
    </message>
    <message>
        <source>{name} plays {card} on you.</source>
        <translation>{name} juega {card} contra ti.</translation>
    </message>
    <message>
        <source>Wait for your turn</source>
        <translation>Espera tu turno</translation>
    </message>
    <message>
        <source>Play a raised card</source>
        <translation>Juega una carta levantada</translation>
    </message>
    <message>
        <source>{card} takes you to {miles}.</source>
        <translation>{card} te lleva a {miles}.</translation>
    </message>
    <message>
        <source>Click it again, press Enter, or drag it onto the road.</source>
        <translation>Haz clic otra vez, pulsa Intro o arrástrala a la carretera.</translation>
    </message>
    <message>
        <source>{card} on {side}.</source>
        <translation>{card} contra {side}.</translation>
    </message>
    <message>
        <source>Enter plays it. To attack another side, click it or use the arrows.</source>
        <translation>Intro la juega. Para atacar a otro bando, haz clic en él o usa las flechas.</translation>
    </message>
    <message>
        <source>Click it again, press Enter, or drag it to its place.</source>
        <translation>Haz clic otra vez, pulsa Intro o arrástrala a su sitio.</translation>
    </message>
    <message>
        <source>There is no card {number}. The last one is {last}.</source>
        <translation>No hay carta {number}. La última es la {last}.</translation>
    </message>
    <message>
        <source>Discard which card? {numbers}</source>
        <translation>¿Qué carta descartas? {numbers}</translation>
    </message>
    <message>
        <source>Discard which card? {numbers}, or P for the one just drawn</source>
        <translation>¿Qué carta descartas? {numbers}, o P para la que acabas de robar</translation>
    </message>
    <message>
        <source>Play which card? {numbers}</source>
        <translation>¿Qué carta juegas? {numbers}</translation>
    </message>
    <message>
        <source>Play which card? {numbers}, or P for the one just drawn</source>
        <translation>¿Qué carta juegas? {numbers}, o P para la que acabas de robar</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Reparte las cartas</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Roba una carta</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Finish the trip here, or extend it</source>
        <translation>Termina aquí el recorrido o prolóngalo</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>No se ha podido escribir {file}: {reason}.</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operación no permitida</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Disco de solo lectura</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Se ha superado la cuota de disco</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Error de lectura o escritura</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>{name}:</source>
        <comment>a name that ends with a digit, before a figure</comment>
        <extracomment>Bidirectional classes of letters written from right to left.</extracomment>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{card}: {count}</source>
        <extracomment>The families from top to bottom; a hazard is above its remedy and its safety. Multiples of a line of text: the height of a card, as in the log, and of a row. The part of a card&apos;s height that is its width; the gap to its number, in lines of text. The opacity of cards that are no longer out. For each family in the deck, its cards with the number that is still out.</extracomment>
        <translation>{card}: {count}</translation>
    </message>
    <message>
        <source>Distance cards still out: {cards}.</source>
        <translation>Cartas de kilómetros por salir: {cards}.</translation>
    </message>
    <message>
        <source>Hazards still out: {cards}.</source>
        <translation>Ataques por salir: {cards}.</translation>
    </message>
    <message>
        <source>Remedies still out: {cards}.</source>
        <translation>Remedios por salir: {cards}.</translation>
    </message>
    <message>
        <source>Safeties still out: {cards}.</source>
        <translation>Seguridades por salir: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays for {other} now.</source>
        <translation>Ahora {name} juega por {other}.</translation>
    </message>
    <message>
        <source>{name} plays at another level now.</source>
        <translation>Ahora {name} juega en otro nivel.</translation>
    </message>
    <message>
        <source>The computer plays for {name} now.</source>
        <translation>Ahora el ordenador juega por {name}.</translation>
    </message>
    <message>
        <source>{name} plays again.</source>
        <translation>{name} vuelve a jugar.</translation>
    </message>
    <message>
        <source>guaranteed points</source>
        <translation>puntos seguros</translation>
    </message>
    <message>
        <source>Side that extended, else opponents</source>
        <translation>Bando que la pidió; si no, rivales</translation>
    </message>
    <message>
        <source>Side that arrives, else nobody</source>
        <translation>Bando que llegue; si no, nadie</translation>
    </message>
    <message>
        <source>Side that arrives</source>
        <translation>Bando que llegue</translation>
    </message>
    <message>
        <source>Every side with miles</source>
        <translation>Todo bando con kilómetros</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation>Equipos de dos</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Hándicaps</translation>
    </message>
    <message>
        <source>Trip length</source>
        <translation>Longitud del recorrido</translation>
    </message>
    <message>
        <source>Trip length without teams</source>
        <translation>Longitud del recorrido sin equipos</translation>
    </message>
    <message>
        <source>Extension possible</source>
        <translation>Prolongación posible</translation>
    </message>
    <message>
        <source>Speed Limit can be played</source>
        <translation>Límite de velocidad permitido</translation>
    </message>
    <message>
        <source>Speed limit from the start</source>
        <translation>Límite de velocidad desde la salida</translation>
    </message>
    <message>
        <source>Roll needed after a remedy</source>
        <translation>Semáforo verde tras un remedio</translation>
    </message>
    <message>
        <source>Safety on its hazard</source>
        <translation>Seguridad contra su ataque</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Llegada</translation>
    </message>
    <message>
        <source>A safety counts</source>
        <translation>Una seguridad cuenta</translation>
    </message>
    <message>
        <source>Empty draw pile: safety gives a turn</source>
        <translation>Mazo vacío: la seguridad da turno</translation>
    </message>
    <message>
        <source>Empty draw pile: coup fourré gives a turn</source>
        <translation>Mazo vacío: el coup fourré da turno</translation>
    </message>
    <message>
        <source>Unfinished race ends</source>
        <translation>Sin llegada, la carrera acaba</translation>
    </message>
    <message>
        <source>Tie for first place</source>
        <translation>Empate en cabeza</translation>
    </message>
    <message>
        <source>What decides the match</source>
        <translation>Qué decide la partida</translation>
    </message>
    <message>
        <source>Races to win</source>
        <translation>Carreras para ganar</translation>
    </message>
    <message>
        <source>Points per safety</source>
        <translation>Puntos por seguridad</translation>
    </message>
    <message>
        <source>Extra points for all four safeties</source>
        <translation>Puntos extra por las cuatro seguridades</translation>
    </message>
    <message>
        <source>Extra points per coup fourré</source>
        <translation>Puntos extra por coup fourré</translation>
    </message>
    <message>
        <source>Points for completing the trip</source>
        <translation>Puntos por completar el recorrido</translation>
    </message>
    <message>
        <source>Points per shutout</source>
        <translation>Puntos por capote</translation>
    </message>
    <message>
        <source>Copies of each card in the full deck.</source>
        <translation>Copias de cada carta en la baraja completa.</translation>
    </message>
    <message>
        <source>With these numbers of players, one card of each hazard is left out.</source>
        <translation>Con estos números de jugadores se aparta una carta de cada ataque.</translation>
    </message>
    <message>
        <source>For four or more players, each for themselves; there is no extension.</source>
        <translation>Para cuatro o más jugadores, cada uno por su cuenta; no hay prolongación.</translation>
    </message>
    <message>
        <source>Numbers of players who may extend the trip.</source>
        <translation>Números de jugadores con los que se puede prolongar el recorrido.</translation>
    </message>
    <message>
        <source>This does not affect Speed Limit.</source>
        <translation>No afecta a Límite de velocidad.</translation>
    </message>
    <message>
        <source>Every side has the limit at the start of a race, until it plays End of Limit.</source>
        <translation>Cada bando tiene el límite al empezar una carrera, hasta que juega Fin del límite.</translation>
    </message>
    <message>
        <source>Without it, a repaired side rolls at once, and can be attacked again at once.</source>
        <translation>Si no hace falta, un bando reparado arranca enseguida, y enseguida se le puede volver a atacar.</translation>
    </message>
    <message>
        <source>Miles beyond the finish don’t count.</source>
        <translation>Los kilómetros más allá de la meta no cuentan.</translation>
    </message>
    <message>
        <source>The first to complete the trip wins the race; when the cards are gone, whoever is furthest. Points and extensions are left out.</source>
        <translation>El primero que completa el recorrido gana la carrera; cuando se acaban las cartas, el más adelantado. No hay puntos ni prolongaciones.</translation>
    </message>
    <message>
        <source>When you play it on your own turn, against a hazard that already stops you.</source>
        <translation>Cuando la juegas en tu turno, contra un ataque que ya te detiene.</translation>
    </message>
    <message>
        <source>Miles count only while at least as many are left; they replace the points.</source>
        <translation>Los kilómetros solo cuentan si quedan al menos otros tantos; sustituyen a los puntos.</translation>
    </message>
    <message>
        <source>For completing the trip after the draw pile is empty.</source>
        <translation>Por completar el recorrido con el mazo vacío.</translation>
    </message>
    <message>
        <source>For completing the trip without a 200.</source>
        <translation>Por completar el recorrido sin un 200.</translation>
    </message>
    <message>
        <source>For each opponent without distance cards.</source>
        <translation>Por cada rival sin cartas de kilómetros.</translation>
    </message>
    <message>
        <source>Only on a rolling side</source>
        <translation>Solo contra un bando en marcha</translation>
    </message>
    <message>
        <source>Removes it, no Roll is needed</source>
        <translation>Lo retira, sin Semáforo verde</translation>
    </message>
    <message>
        <source>When no cards are left</source>
        <translation>Cuando no quedan cartas</translation>
    </message>
    <message>
        <source>The most points</source>
        <translation>Más puntos</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>One more race</source>
        <translation>Una carrera más</translation>
    </message>
    <message>
        <source>{points} for completing an extended trip</source>
        <translation>{points} por completar un recorrido prolongado</translation>
    </message>
    <message>
        <source>{points} for each opponent without distance cards, if you have some</source>
        <translation>{points} por cada rival sin cartas de kilómetros, si tú los tienes</translation>
    </message>
    <message>
        <source>1 per mile, for every side</source>
        <translation>1 por kilómetro, para cada bando</translation>
    </message>
    <message>
        <source>{points} for each safety played</source>
        <translation>{points} por cada seguridad jugada</translation>
    </message>
    <message>
        <source>{points} more for each coup fourré</source>
        <translation>{points} más por cada coup fourré</translation>
    </message>
    <message>
        <source>{points} for completing the trip</source>
        <translation>{points} por completar el recorrido</translation>
    </message>
    <message>
        <source>{points} for each opponent without distance cards when you complete the trip</source>
        <translation>{points} por cada rival sin cartas de kilómetros al completar el recorrido</translation>
    </message>
    <message>
        <source>The sum of these points</source>
        <translation>La suma de estos puntos</translation>
    </message>
    <message>
        <source>play {card} as a coup fourré</source>
        <translation>juega {card} como coup fourré</translation>
    </message>
    <message>
        <source>accept the attack</source>
        <translation>acepta el ataque</translation>
    </message>
    <message>
        <source>You played {card} as a coup fourré.</source>
        <translation>Jugaste {card} como coup fourré.</translation>
    </message>
    <message>
        <source>You accepted the attack.</source>
        <translation>Aceptaste el ataque.</translation>
    </message>
    <message>
        <source>{name} played {card} as a coup fourré.</source>
        <translation>{name} jugó {card} como coup fourré.</translation>
    </message>
    <message>
        <source>{name} accepted the attack.</source>
        <translation>{name} aceptó el ataque.</translation>
    </message>
    <message>
        <source>Played {card} as a coup fourré.</source>
        <translation>Jugó {card} como coup fourré.</translation>
    </message>
    <message>
        <source>Accepted the attack.</source>
        <translation>Aceptó el ataque.</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Attacks when it pays.</source>
        <translation>Ataca cuando compensa.</translation>
    </message>
    <message>
        <source>Attacks only when it clearly pays.</source>
        <translation>Ataca solo cuando compensa claramente.</translation>
    </message>
    <message>
        <source>Attacks the leader first and spares the last.</source>
        <translation>Ataca primero al líder y perdona al último.</translation>
    </message>
    <message>
        <source>Simone goes after the leader and lets stragglers pass.</source>
        <translation>Simone va a por el líder y deja pasar a los rezagados.</translation>
    </message>
    <message>
        <source>You accept the attack</source>
        <translation>Aceptas el ataque</translation>
    </message>
    <message>
        <source>{name} accepts the attack</source>
        <translation>{name} acepta el ataque</translation>
    </message>
    <message>
        <source>{name} takes a move back</source>
        <translation>{name} deshace una jugada</translation>
    </message>
    <message>
        <source>Plays on impulse, forgets cards and is never mean.</source>
        <translation>Juega por impulso, olvida las cartas y no tiene malicia.</translation>
    </message>
    <message>
        <source>Knows every card, but never plans ahead.</source>
        <translation>Conoce todas las cartas, pero nunca planifica.</translation>
    </message>
    <message>
        <source>Plans ahead, doesn’t count cards and sometimes slips.</source>
        <translation>Planifica, no cuenta las cartas y a veces se equivoca.</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>aún posible</translation>
    </message>
    <message>
        <source>no card in your hand helps</source>
        <translation>ninguna carta de tu mano ayuda</translation>
    </message>
    <message>
        <source>It ends the Stop.</source>
        <translation>Anula el Semáforo rojo.</translation>
    </message>
    <message>
        <source>Coup fourré: the next turn is yours.</source>
        <translation>Coup fourré: el turno siguiente es tuyo.</translation>
    </message>
    <message>
        <source>Accepting {card} gives up a coup fourré.</source>
        <translation>Aceptar {card} es renunciar a un coup fourré.</translation>
    </message>
    <message>
        <source>Playing it would give you another turn.</source>
        <translation>Jugarla te daría otro turno.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Gana la partida.</translation>
    </message>
    <message>
        <source>The draw pile is empty: finishing now earns {number} points for delayed action.</source>
        <translation>El mazo está vacío: llegar ahora da {number} puntos por llegada tardía.</translation>
    </message>
    <message>
        <source>Another {number} miles.</source>
        <translation>Otros {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>You hold exactly the {number} miles you need after that.</source>
        <translation>Tienes en la mano justo los {number}&#xa0;km que harán falta después.</translation>
    </message>
    <message>
        <source>It leaves {number} miles, which your hand can’t make exactly.</source>
        <translation>Quedarían {number}&#xa0;km, que tu mano no puede sumar justos.</translation>
    </message>
    <message>
        <source>It keeps the safe trip possible, worth {number} points.</source>
        <translation>El viaje seguro sigue siendo posible: {number} puntos.</translation>
    </message>
    <message>
        <source>Your first 200 gives up the safe trip and its {number} points.</source>
        <translation>Con el primer 200 renuncias al viaje seguro y a sus {number} puntos.</translation>
    </message>
    <message>
        <source>It gets you rolling.</source>
        <translation>Te pone en marcha.</translation>
    </message>
    <message>
        <source>It is the remedy for {card}.</source>
        <translation>Es el remedio contra {card}.</translation>
    </message>
    <message>
        <source>Your partner needed {card} but discarded, and so has none.</source>
        <translation>Tu pareja necesitaba {card}, pero descartó: no tiene ninguna.</translation>
    </message>
    <message>
        <source>You already hold {card}, which you need next.</source>
        <translation>Ya tienes {card}, que hace falta después.</translation>
    </message>
    <message>
        <source>It ends the speed limit; fast cards in your hand: {number}.</source>
        <translation>Acaba con el límite de velocidad; cartas rápidas en tu mano: {number}.</translation>
    </message>
    <message>
        <source>You can drive the last {number} miles under the limit.</source>
        <translation>Los últimos {number}&#xa0;km se pueden hacer con el límite.</translation>
    </message>
    <message>
        <source>It stops {side}.</source>
        <translation>Detiene a {side}.</translation>
    </message>
    <message>
        <source>In the lead on points: {side}.</source>
        <translation>En cabeza por puntos: {side}.</translation>
    </message>
    <message>
        <source>{side} could finish with the next card: {number} miles to go.</source>
        <translation>{side}: quedan {number}&#xa0;km, y puede bastar la próxima carta.</translation>
    </message>
    <message>
        <source>{side}: {number} points from winning the match, and finishing would do it.</source>
        <translation>{side}: a {number} puntos de ganar la partida, y bastaría con llegar.</translation>
    </message>
    <message>
        <source>Every {card} has been seen: {side} can’t repair this.</source>
        <translation>Ya han salido todas las cartas {card}: no hay remedio para {side}.</translation>
    </message>
    <message>
        <source>No coup fourré to fear: you know where {card} is.</source>
        <translation>Sin riesgo de coup fourré: sabes dónde está {card}.</translation>
    </message>
    <message>
        <source>{side}: {number}% chance of a coup fourré with {card}.</source>
        <translation>{side}: {number}&#xa0;% de riesgo de coup fourré con {card}.</translation>
    </message>
    <message>
        <source>It leaves {side} only 25s and 50s for the {number} miles to go.</source>
        <translation>{side}: quedan {number}&#xa0;km, y solo con cartas de 25 y 50.</translation>
    </message>
    <message>
        <source>A speed limit won’t slow {side}: {number} miles to go.</source>
        <translation>Un límite de velocidad no frena a {side}: quedan {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>{side}: already stopped.</source>
        <translation>Algo detiene ya a {side}.</translation>
    </message>
    <message>
        <source>It lets {side} finish the race: {number} miles to go.</source>
        <translation>Deja acabar la carrera a {side}: quedan {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>You keep {card} for a coup fourré; hazards still out: {number}.</source>
        <translation>Te guardas {card} para un coup fourré; ataques por salir: {number}.</translation>
    </message>
    <message>
        <source>It could still make a coup fourré; hazards still out: {number}.</source>
        <translation>Aún puede dar un coup fourré; ataques por salir: {number}.</translation>
    </message>
    <message>
        <source>It can’t make a coup fourré any more: its hazards have all been seen.</source>
        <translation>Ya no puede dar un coup fourré: han salido todos sus ataques.</translation>
    </message>
    <message>
        <source>The race may end soon: it scores {number} points only if you play it.</source>
        <translation>La carrera puede acabar pronto: hay que jugarla para sumar {number} puntos.</translation>
    </message>
    <message>
        <source>It counts {number} miles.</source>
        <translation>Cuenta {number} kilómetros.</translation>
    </message>
    <message>
        <source>It gets you going sooner.</source>
        <translation>Te pone en marcha antes.</translation>
    </message>
    <message>
        <source>It completes the four safeties: {number} more points.</source>
        <translation>Completa las cuatro seguridades: {number} puntos más.</translation>
    </message>
    <message>
        <source>It gives you another turn.</source>
        <translation>Te da otro turno.</translation>
    </message>
    <message>
        <source>Coup fourré: {number} points and the next turn.</source>
        <translation>Coup fourré: {number} puntos y el próximo turno.</translation>
    </message>
    <message>
        <source>Accepting {card} loses the {number} points of a coup fourré.</source>
        <translation>Si aceptas {card}, pierdes los {number} puntos de un coup fourré.</translation>
    </message>
    <message>
        <source>You have nothing against {card}.</source>
        <translation>No tienes nada contra {card}.</translation>
    </message>
    <message>
        <source>It can’t be played any more.</source>
        <translation>Ya no se puede jugar.</translation>
    </message>
    <message>
        <source>It is too far: {number} miles to go, unless the trip is extended.</source>
        <translation>Te pasas: quedan {number}&#xa0;km, salvo prolongación.</translation>
    </message>
    <message>
        <source>You hold more than one.</source>
        <translation>Tienes más de una.</translation>
    </message>
    <message>
        <source>It is your least useful card.</source>
        <translation>Es tu carta menos útil.</translation>
    </message>
    <message>
        <source>It is your only one; hazards still out that need it: {number}.</source>
        <translation>Es la única que tienes; ataques por salir que la exigen: {number}.</translation>
    </message>
    <message>
        <source>It is your only one, and you need one after every repair.</source>
        <translation>Es la única que tienes, y hace falta una después de cada reparación.</translation>
    </message>
    <message>
        <source>You can’t go on without it.</source>
        <translation>No puedes seguir sin ella.</translation>
    </message>
    <message>
        <source>You need it to make exactly {number} miles.</source>
        <translation>La necesitas para sumar justo {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>Playing it would give you {number} points and another turn.</source>
        <translation>Jugarla te daría {number} puntos y otro turno.</translation>
    </message>
    <message>
        <source>It could still stop an opponent.</source>
        <translation>Aún puede detener a un rival.</translation>
    </message>
    <message>
        <source>It ends the match, and you lose with {number} points.</source>
        <translation>Acaba la partida, y la pierdes con {number} puntos.</translation>
    </message>
    <message>
        <source>The race ends with {number} points for you.</source>
        <translation>La carrera acaba con {number} puntos para ti.</translation>
    </message>
    <message>
        <source>The extension is worth {number} points, to you or to your opponents.</source>
        <translation>La prolongación vale {number} puntos, para ti o para tus rivales.</translation>
    </message>
    <message>
        <source>Another {number} miles are too many for your hand and the time left.</source>
        <translation>Otros {number}&#xa0;km son demasiados para tu mano y el tiempo que queda.</translation>
    </message>
    <message>
        <source>Your hand can make another {number} miles.</source>
        <translation>Tu mano permite hacer otros {number}&#xa0;km.</translation>
    </message>
    <message>
        <source>Hint: {move}.</source>
        <extracomment>Greatest number of reasons for a move; more would not be read.</extracomment>
        <translation>Pista: {move}.</translation>
    </message>
    <message>
        <source>Next best: {move}.</source>
        <translation>Otra opción: {move}.</translation>
    </message>
    <message>
        <source>You’re stopped. Play a Roll or Right of Way first.</source>
        <translation>Tienes el semáforo en rojo. Juega antes Semáforo verde o Prioridad de paso.</translation>
    </message>
    <message>
        <source>The table changed while you were choosing. Look, then choose again.</source>
        <translation>La mesa ha cambiado mientras elegías. Mírala y elige de nuevo.</translation>
    </message>
    <message>
        <source>It’s not your turn yet. Wait for {seat}.</source>
        <translation>Aún no te toca. Espera a {seat}.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Roba antes una carta.</translation>
    </message>
    <message>
        <source>You’ve already drawn. Play or discard a card.</source>
        <translation>Ya has robado. Juega o descarta una carta.</translation>
    </message>
    <message>
        <source>Answer {card} first: play a coup fourré, or continue.</source>
        <translation>Responde antes a {card}: juega un coup fourré o continúa.</translation>
    </message>
    <message>
        <source>Decide first: stop here, or go on.</source>
        <translation>Decide antes: parar aquí o seguir.</translation>
    </message>
    <message>
        <source>There’s no attack to answer. A coup fourré must follow one at once.</source>
        <translation>No hay ningún ataque al que responder. El coup fourré se juega justo después de uno.</translation>
    </message>
    <message>
        <source>No extension now: only the first side to reach the target may call one.</source>
        <translation>Ahora no hay prolongación: solo puede pedirla el primer bando que llega a la meta.</translation>
    </message>
    <message>
        <source>This race is over. The next deal comes first.</source>
        <translation>Esta carrera ha acabado. Antes hay que repartir de nuevo.</translation>
    </message>
    <message>
        <source>The match is over. Start a new one.</source>
        <translation>La partida ha acabado. Empieza otra.</translation>
    </message>
    <message>
        <source>There’s no such seat at this table.</source>
        <translation>En esta mesa no existe ese sitio.</translation>
    </message>
    <message>
        <source>You don’t have {card}. Choose a card from your hand.</source>
        <translation>No tienes {card}. Elige una carta de tu mano.</translation>
    </message>
    <message>
        <source>You no longer need {card}: you have {safety}.</source>
        <translation>Ya no necesitas {card}: tienes {safety}.</translation>
    </message>
    <message>
        <source>You haven’t started yet. Play a Roll or Right of Way first.</source>
        <translation>Aún no has salido. Juega antes Semáforo verde o Prioridad de paso.</translation>
    </message>
    <message>
        <source>{card}: you can’t move. Play {needs}, then a Roll unless you have Right of Way.</source>
        <translation>{card}: no puedes avanzar. Juega {needs} y luego Semáforo verde, salvo con Prioridad de paso.</translation>
    </message>
    <message>
        <source>{card}: you can’t move. Play {needs} first.</source>
        <translation>{card}: no puedes avanzar. Juega antes {needs}.</translation>
    </message>
    <message>
        <source>You’re still stopped. Play a Roll or Right of Way first.</source>
        <translation>Todavía no puedes avanzar. Juega antes Semáforo verde o Prioridad de paso.</translation>
    </message>
    <message>
        <source>Speed limit: no card above {number}. Play {needs} or a smaller card.</source>
        <translation>Velocidad limitada a {number}. Juega {needs} o una carta menor.</translation>
    </message>
    <message>
        <source>{card} is too far: you have {number} miles to go and must finish exactly.</source>
        <translation>Con {card} te pasas: te quedan {number}&#xa0;km y hay que llegar justo.</translation>
    </message>
    <message>
        <source>Nothing to repair: you have no {card}.</source>
        <translation>Nada que reparar: no tienes ningún ataque {card}.</translation>
    </message>
    <message>
        <source>A Roll isn’t enough against {card}. Play {needs} first.</source>
        <translation>Semáforo verde no basta contra {card}. Juega antes {needs}.</translation>
    </message>
    <message>
        <source>You’re already rolling. Keep the Roll for later.</source>
        <translation>Ya estás en marcha. Guarda el Semáforo verde para más tarde.</translation>
    </message>
    <message>
        <source>You have no speed limit to end.</source>
        <translation>No tienes ningún límite de velocidad.</translation>
    </message>
    <message>
        <source>Choose an opponent for {card}.</source>
        <translation>Elige contra qué rival juegas {card}.</translation>
    </message>
    <message>
        <source>{card} is for your own side, not for an opponent.</source>
        <translation>{card} se juega en tu bando, no contra un rival.</translation>
    </message>
    <message>
        <source>There’s no such side at this table. Choose an opponent.</source>
        <translation>En esta mesa no existe ese bando. Elige un rival.</translation>
    </message>
    <message>
        <source>Play {card} on an opponent, or discard it.</source>
        <translation>Juega {card} contra un rival, o descártala.</translation>
    </message>
    <message>
        <source>{card} protects {side} from this.</source>
        <translation>{card} protege de este ataque a {side}.</translation>
    </message>
    <message>
        <source>{card} works only on a side that is rolling. Wait for {side} to roll.</source>
        <translation>{card} solo se juega contra un bando en marcha. Espera al próximo Semáforo verde de {side}.</translation>
    </message>
    <message>
        <source>Too early for {card}: wait for {side} to start.</source>
        <translation>Demasiado pronto para {card}: espera al primer Semáforo verde de {side}.</translation>
    </message>
    <message>
        <source>There’s already a speed limit on {side}.</source>
        <translation>Ya hay un límite de velocidad para {side}.</translation>
    </message>
    <message>
        <source>These rules don’t allow discarding a safety. Play {card}, or discard another card.</source>
        <translation>Estas reglas no permiten descartar seguridades. Juega {card}, o descarta otra carta.</translation>
    </message>
    <message>
        <source>Only {needs} makes a coup fourré against {card}. Play it, or continue.</source>
        <translation>Contra {card}, solo {needs} da un coup fourré. Juégala, o continúa.</translation>
    </message>
    <message>
        <source>Only the table deals the cards.</source>
        <translation>Solo la mesa reparte las cartas.</translation>
    </message>
    <message>
        <source>This race isn’t over yet.</source>
        <translation>Esta carrera aún no ha acabado.</translation>
    </message>
    <message>
        <source>The next race is number {number}.</source>
        <translation>La siguiente carrera es la número {number}.</translation>
    </message>
    <message>
        <source>This race starts with {seat}.</source>
        <translation>Esta carrera la empieza {seat}.</translation>
    </message>
    <message>
        <source>These cards aren’t the deck of these rules.</source>
        <translation>Estas cartas no son la baraja de estas reglas.</translation>
    </message>
    <message>
        <source>points, for the first to finish</source>
        <translation>puntos, para quien llegue antes</translation>
    </message>
    <message>
        <source>Play {card} here.</source>
        <translation>Jugar {card} aquí.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Elige primero una carta de tu mano.</translation>
    </message>
    <message>
        <source>extension to {miles} possible</source>
        <translation>prolongación posible hasta {miles}</translation>
    </message>
    <message>
        <source>Stopped: accident. Needs repairs, then a Roll</source>
        <translation>Parado: accidente. Falta una reparación y luego un Semáforo verde</translation>
    </message>
    <message>
        <source>Stopped: out of gas. Needs gasoline, then a Roll</source>
        <translation>Parado: sin gasolina. Falta gasolina y luego un Semáforo verde</translation>
    </message>
    <message>
        <source>Stopped: flat tire. Needs a spare tire, then a Roll</source>
        <translation>Parado: pinchazo. Falta una rueda de repuesto y luego un Semáforo verde</translation>
    </message>
    <message>
        <source>Stopped: flat tire. Needs a spare tire</source>
        <translation>Parado: pinchazo. Falta una rueda de repuesto</translation>
    </message>
    <message>
        <source>{sides}: miles must be a multiple of {step}.</source>
        <translation>{sides}: los kilómetros deben ser múltiplo de {step}.</translation>
    </message>
    <message>
        <source>There is only one {card}, but {sides} have it.</source>
        <translation>Solo hay una carta {card}, pero la tienen {sides}.</translation>
    </message>
    <message>
        <source>{sides}: a coup fourré with {card} needs that safety.</source>
        <translation>{sides}: un coup fourré con {card} necesita esa seguridad.</translation>
    </message>
    <message>
        <source>These house rules play without {card}.</source>
        <translation>Con estas reglas de la casa no se juega con {card}.</translation>
    </message>
    <message>
        <source>These rules have no extension.</source>
        <translation>Estas reglas no tienen prolongación.</translation>
    </message>
    <message>
        <source>{sides}: the extension can only be called at {miles} miles.</source>
        <translation>{sides}: la prolongación solo se puede pedir en {miles}&#xa0;km.</translation>
    </message>
    <message>
        <source>{name} is a computer player</source>
        <translation>{name} es un jugador virtual</translation>
    </message>
    <message>
        <source>You have reached {miles}: finish the trip, or extend it?</source>
        <translation>Has llegado a {miles}: ¿terminas el recorrido o lo prolongas?</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>Nothing to play: discard a card</source>
        <translation>Nada que jugar: descarta una carta</translation>
    </message>
    <message>
        <source>Play a raised card, or discard any</source>
        <translation>Juega una carta levantada, o descarta cualquiera</translation>
    </message>
    <message>
        <source>Click the side to attack, or use the arrows and Enter.</source>
        <translation>Haz clic en el bando que quieres atacar, o usa las flechas e Intro.</translation>
    </message>
    <message>
        <source>Enter discards {card}. Esc cancels.</source>
        <translation>Intro descarta {card}. Esc cancela.</translation>
    </message>
    <message>
        <source>Enter plays {card}. Esc cancels.</source>
        <translation>Intro juega {card}. Esc cancela.</translation>
    </message>
    <message>
        <source>Hand in the order drawn.</source>
        <translation>Mano en el orden en que robaste.</translation>
    </message>
    <message>
        <source>Hand sorted by type.</source>
        <translation>Mano ordenada por tipos.</translation>
    </message>
    <message>
        <source>Hand in your own order.</source>
        <translation>Mano ordenada a tu gusto.</translation>
    </message>
    <message>
        <source>Play {card} as a coup fourré, or continue</source>
        <translation>Juega {card} como coup fourré, o continúa</translation>
    </message>
    <message>
        <source>Continue when you’re ready</source>
        <translation>Continúa cuando quieras</translation>
    </message>
    <message>
        <source>{points} for completing the trip after the draw pile is empty</source>
        <translation>{points} por completar el recorrido con el mazo vacío</translation>
    </message>
    <message>
        <source>{points} for completing the trip without a 200</source>
        <translation>{points} por completar el recorrido sin un 200</translation>
    </message>
    <message>
        <source>{points} for extending and completing the trip; if you fail, for each opponent</source>
        <translation>{points} por pedirla y completar el recorrido; si fallas, para cada rival</translation>
    </message>
    <message>
        <source>The usual rules: attack only players who are moving.</source>
        <translation>Las reglas habituales: solo se ataca a quien está en marcha.</translation>
    </message>
    <message>
        <source>The 1962 box: you may hit someone who is already stopped.</source>
        <translation>La caja de 1962: puedes atacar a quien ya está parado.</translation>
    </message>
    <message>
        <source>The Unix game for two: a safety lets you go on at once.</source>
        <translation>El juego de Unix para dos: con una seguridad sigues al momento.</translation>
    </message>
    <message>
        <source>The French rules: no extra turns once the draw pile is empty.</source>
        <translation>Las reglas francesas: sin turnos extra cuando el mazo está vacío.</translation>
    </message>
    <message>
        <source>Simpler: no Roll after a remedy, and the last card may pass the finish.</source>
        <translation>Más sencillas: sin Semáforo verde tras un remedio, y la última carta puede pasar de la meta.</translation>
    </message>
    <message>
        <source>Hazards can be played only on a rolling side. Two or three players use 101 cards.</source>
        <translation>Los ataques solo se juegan contra un bando en marcha. 101 cartas con dos o tres jugadores.</translation>
    </message>
    <message>
        <source>Hazards can be stacked: a stopped side can be attacked again. Always 106 cards.</source>
        <translation>Los ataques se apilan: a un bando parado se le puede atacar otra vez. Siempre 106 cartas.</translation>
    </message>
    <message>
        <source>For two players. A safety removes its hazard at once and cannot be discarded.</source>
        <translation>Para dos jugadores. Una seguridad retira su ataque al momento y no se puede descartar.</translation>
    </message>
    <message>
        <source>The French booklet. No extra turns once the draw pile is empty; every side with miles scores shutouts.</source>
        <translation>El folleto francés. Sin turnos extra con el mazo vacío; todo bando con kilómetros puntúa por capote.</translation>
    </message>
    <message>
        <source>A repaired side rolls at once. The trip of two or three sides ends at 1,000 miles or more, without an extension. Always 106 cards.</source>
        <translation>Un bando reparado arranca enseguida. Con dos o tres bandos, el recorrido acaba en 1000 kilómetros o más, sin prolongación. Siempre 106 cartas.</translation>
    </message>
    <message>
        <source>points; if you fail, {points} for each opponent</source>
        <translation>puntos; si fallas, {points} para cada rival</translation>
    </message>
    <message>
        <source>The green light: drives off, and on after a Stop.</source>
        <translation>La luz verde: para arrancar, y para seguir tras un semáforo rojo.</translation>
    </message>
    <message>
        <source>Puts an end to {hazard}.</source>
        <translation>El remedio contra {hazard}.</translation>
    </message>
    <message>
        <source>For the whole race, no Stop and no Speed Limit can hurt you, and you drive without a Roll. Played at once as an answer, it is a coup fourré.</source>
        <translation>Durante toda la carrera no te frenan ni el semáforo rojo ni el límite de velocidad, y avanzas sin semáforo verde. Jugada enseguida como respuesta, es un coup fourré.</translation>
    </message>
    <message>
        <source>For the whole race, {hazard} cannot hurt you. Played at once as an answer, it is a coup fourré.</source>
        <translation>Durante toda la carrera, {hazard} no te afecta. Jugada enseguida como respuesta, es un coup fourré.</translation>
    </message>
    <message>
        <source>A stage on your way, while you roll.</source>
        <translation>Una etapa de tu camino, mientras avanzas.</translation>
    </message>
    <message>
        <source>Allows an opponent stages of {limit} at most, until {remedy} or {safety} is played.</source>
        <translation>Limita las etapas de un rival a {limit}, hasta que juegue {remedy} o {safety}.</translation>
    </message>
    <message>
        <source>Stops an opponent who is rolling, until {remedy} or {safety} is played.</source>
        <translation>Detiene a un rival en marcha hasta que juegue {remedy} o {safety}.</translation>
    </message>
    <message>
        <source>You can play it now.</source>
        <translation>Puedes jugarla ahora.</translation>
    </message>
    <message>
        <source>Now it takes you to {miles}.</source>
        <translation>Ahora te lleva a {miles}.</translation>
    </message>
    <message>
        <source>Every turn begins with one card from here.</source>
        <translation>Cada turno empieza con una carta de aquí.</translation>
    </message>
    <message>
        <source>The place for the green light, for hazards and for what ends them.</source>
        <translation>El lugar de la luz verde, de los ataques y de sus remedios.</translation>
    </message>
    <message>
        <source>The race begins with a speed limit, until it is ended here.</source>
        <translation>La carrera empieza con un límite de velocidad, que termina aquí.</translation>
    </message>
    <message>
        <source>No speed limit. One that is played lies here until it ends.</source>
        <translation>Sin límite de velocidad. El que se juegue queda aquí hasta que termine.</translation>
    </message>
    <message>
        <source>The stages so far. What counts is their sum.</source>
        <translation>Las etapas recorridas. Lo que cuenta es su suma.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The hazard stays. You can play the safety later.</source>
        <translation>El ataque sigue ahí. Podrás jugar la seguridad más tarde.</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>The hazard stays. You can play the safety later, without the bonus.</source>
        <translation>El ataque sigue ahí. Podrás jugar la seguridad más tarde, sin los puntos extra.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>Coup fourré! The hazard is cancelled and it’s your turn.</source>
        <translation>¡Coup fourré! El ataque se anula y te toca a ti.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>{miles}! Stop here, or go on?</source>
        <translation>¡{miles}! ¿Parar aquí o seguir?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>Go on to {miles}</source>
        <translation>Seguir hasta {miles}</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>an answer</comment>
        <translation>Robar una carta</translation>
    </message>
    <message>
        <source>{name} would like to take back the last move. Do you agree?</source>
        <translation>{name} quiere deshacer la última jugada. ¿Estás de acuerdo?</translation>
    </message>
    <message>
        <source>{player}: {handicap}</source>
        <translation>{player}: {handicap}</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>sitio {number}</translation>
    </message>
    <message>
        <source>Handicaps: {list}.</source>
        <translation>Hándicaps: {list}.</translation>
    </message>
    <message>
        <source>Asking the others whether a move may be taken back…</source>
        <translation>Preguntando a los demás si se puede deshacer una jugada…</translation>
    </message>
    <message>
        <source>Asking {names} whether a move may be taken back…</source>
        <translation>Preguntando a {names} si se puede deshacer una jugada…</translation>
    </message>
    <message>
        <source>Most of each distance card per side</source>
        <translation>Máximo de cada carta de kilómetros por bando</translation>
    </message>
    <message>
        <source>{card}: {number}</source>
        <comment>the most of a distance card</comment>
        <translation>{card}: {number}</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>{side}, distance: {miles}, {cards}</source>
        <translation>{side}, distancia: {miles}, {cards}</translation>
    </message>
    <message>
        <source>{pile}; {card}s: {quota}</source>
        <translation>{pile}; cartas de {card}: {quota}</translation>
    </message>
    <message>
        <source>No more {card}s: the maximum is {number} per side.</source>
        <translation>No más cartas de {card}: el máximo es {number} por bando.</translation>
    </message>
    <message>
        <source>Your longest stage; by most rules only a few are allowed in a race.</source>
        <translation>Tu etapa más larga; casi todas las reglas permiten solo unas pocas por carrera.</translation>
    </message>
    <message>
        <source>You drew a card.</source>
        <translation>Robaste una carta.</translation>
    </message>
    <message>
        <source>{name} drew a card.</source>
        <translation>{name} robó una carta.</translation>
    </message>
    <message>
        <source>Drew a card.</source>
        <translation>Robó una carta.</translation>
    </message>
    <message>
        <source>You take {card} from the discard pile</source>
        <translation>Tomas {card} de los descartes</translation>
    </message>
    <message>
        <source>{name} takes {card} from the discard pile</source>
        <translation>{name} toma {card} de los descartes</translation>
    </message>
    <message>
        <source>Express</source>
        <translation>Express</translation>
    </message>
    <message>
        <source>66 cards, hands of four, no Roll after a remedy. The top discard can be played instead of drawing, and a safety is 100 miles. The first to complete the trip of 1,000 miles wins the race or, when the cards are gone, whoever is furthest.</source>
        <translation>66 cartas, cuatro en la mano, sin Semáforo verde tras un remedio. La carta de arriba de los descartes se puede jugar en vez de robar, y una seguridad cuenta 100 km. Gana la carrera el primero que completa el recorrido de 1000 km o, cuando no quedan cartas, el más adelantado.</translation>
    </message>
    <message>
        <source>Express: after a sheet and a program of the short game, which disagree about one card of the deck. Where they say nothing, Winning Moves; that the top discard is played at once, and what equal miles mean, is this program’s choice.</source>
        <translation>Express: según una hoja y un programa del juego corto, que difieren en una carta de la baraja. En lo demás, Winning Moves; jugar enseguida la carta de arriba de los descartes, y qué significan los kilómetros iguales, es decisión de este programa.</translation>
    </message>
    <message>
        <source>Draw a card, or play the top discard</source>
        <translation>Roba, o juega la carta de arriba de los descartes</translation>
    </message>
    <message>
        <source>Top discard instead of drawing</source>
        <translation>Jugar de los descartes en vez de robar</translation>
    </message>
    <message>
        <source>It is played at once: that is the turn, and all cards stay in the hand.</source>
        <translation>La carta de arriba se juega enseguida: ese es el turno, y la mano se queda entera.</translation>
    </message>
    <message>
        <source>Your own cards stay in your hand.</source>
        <translation>Tus propias cartas se quedan en la mano.</translation>
    </message>
    <message>
        <source>It brings you a new card.</source>
        <translation>Tendrás una carta nueva.</translation>
    </message>
    <message>
        <source>attack {side} with {card} from the discard pile</source>
        <translation>ataca a {side} con {card} de los descartes</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>roba una carta</translation>
    </message>
    <message>
        <source>play {card} from the discard pile</source>
        <translation>juega {card} de los descartes</translation>
    </message>
    <message>
        <source>{card} can’t be taken from the discard pile.</source>
        <translation>{card} no se puede tomar de los descartes.</translation>
    </message>
    <message>
        <source>Cards that nobody wanted. They aren’t dealt again in this race.</source>
        <translation>Cartas que nadie quería. No se vuelven a repartir en esta carrera.</translation>
    </message>
    <message>
        <source>Draw a card, or play {card} from the discard pile?</source>
        <translation>¿Robar, o jugar {card} de los descartes?</translation>
    </message>
    <message>
        <source>{card} on {side}</source>
        <translation>{card} contra {side}</translation>
    </message>
    <message>
        <source>Stap op</source>
        <translation>Stap op</translation>
    </message>
    <message>
        <source>The Dutch bicycle game: four tours, and often a headwind.</source>
        <translation>El juego holandés de bicicletas: cuatro rutas, y a menudo el viento en contra.</translation>
    </message>
    <message>
        <source>By bicycle, with 99 cards, hands of five and no safeties. Four tours make 100 km: 8 cards of 5 km, 4 of 6, 2 of 8 and 2 of 10. Cards above 6 need a tailwind. Who completes all tours first wins the race or, when the cards are gone, whoever is furthest.</source>
        <translation>En bicicleta, con 99 cartas, cinco en la mano y sin seguridades. Cuatro rutas suman 100 km: 8 cartas de 5 km, 4 de 6, 2 de 8 y 2 de 10. Para más de 6 hace falta viento a favor. Gana la carrera quien completa antes todas las rutas o, cuando no quedan cartas, el más adelantado.</translation>
    </message>
    <message>
        <source>The discards are shuffled: a new draw pile</source>
        <translation>Se barajan los descartes: nuevo mazo</translation>
    </message>
    <message>
        <source>Shuffling the discards</source>
        <translation>Se barajan los descartes</translation>
    </message>
    <message>
        <source>Discards shuffled again</source>
        <translation>Descartes barajados de nuevo</translation>
    </message>
    <message>
        <source>Once a race, when the draw pile is empty, they become the new draw pile.</source>
        <translation>Una vez por carrera, cuando el mazo está vacío, forman el nuevo mazo.</translation>
    </message>
    <message>
        <source>The discards are being shuffled. Wait for the new draw pile.</source>
        <translation>Se están barajando los descartes. Espera al nuevo mazo.</translation>
    </message>
    <message>
        <source>Discards are shuffled only when the draw pile runs out.</source>
        <translation>Los descartes solo se barajan cuando se acaba el mazo.</translation>
    </message>
    <message>
        <source>These cards aren’t those of the discards.</source>
        <translation>Estas cartas no son las de los descartes.</translation>
    </message>
    <message>
        <source>An opponent has played no distance card: the shutout is worth {number} points.</source>
        <translation>Un rival no ha jugado cartas de kilómetros: el capote vale {number} puntos.</translation>
    </message>
    <message>
        <source>Your first distance card prevents a shutout, worth {number} points.</source>
        <translation>Tu primera carta de kilómetros evita el capote, que vale {number} puntos.</translation>
    </message>
    <message>
        <source>{side}: no distance card yet. A shutout is worth {number} points.</source>
        <translation>{side}: aún sin cartas de kilómetros. El capote vale {number} puntos.</translation>
    </message>
    <message>
        <source>Coup fourré: the hazard is gone.</source>
        <translation>Coup fourré: el ataque desaparece.</translation>
    </message>
    <message>
        <source>Coup fourré: {number} points.</source>
        <translation>Coup fourré: {number} puntos.</translation>
    </message>
    <message>
        <source>Playing it would give you {number} points.</source>
        <translation>Jugarla te daría {number} puntos.</translation>
    </message>
    <message>
        <source>A turn begins with one card from here, or with the top discard.</source>
        <translation>Un turno empieza con una carta de aquí, o con la de encima de los descartes.</translation>
    </message>
    <message>
        <source>Cards that nobody wanted. When the draw pile is empty, they are shuffled and become the new one.</source>
        <translation>Cartas que nadie quería. Cuando se acaba el mazo, se barajan y forman el nuevo.</translation>
    </message>
    <message>
        <source>The top one can be played instead of drawing a card.</source>
        <translation>La de encima se puede jugar en lugar de robar.</translation>
    </message>
    <message>
        <source>Coup fourré! The hazard is cancelled.</source>
        <translation>¡Coup fourré! El ataque queda anulado.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline of the race</source>
        <extracomment>In lines of text: the height of a row and of the road, and the width of the sides&apos; marks. The greatest height that counts as a line of text: in pixels, or as a share of the page&apos;s. The height of a highlight and of the car, in lines of text. The margin around the panel, its padding and the radius of its corners, in pixels. The distance in pixels from the centre of a highlight that still counts as pointing at it. The opacity of highlights after the current moment. The width of the outline as a share of the height, as on the cards. Corners in a square from -1 to 1. The side whose car is at the current moment.</extracomment>
        <translation>Cronología de la carrera</translation>
    </message>
</context>
<context>
    <name>TroubleBanner</name>
    <message>
        <source>Not saved: {reason}. Free some disk space.</source>
        <extracomment>Errors that are solved by making room on the disk.</extracomment>
        <translation>No se guarda: {reason}. Libera espacio en el disco.</translation>
    </message>
    <message>
        <source>Not saved: {reason}. Save the match somewhere else.</source>
        <translation>No se guarda: {reason}. Guarda la partida en otra parte.</translation>
    </message>
</context>
<context>
    <name>TurnController</name>
    <message>
        <source>Too slow? Press any key or click to skip an animation.</source>
        <extracomment>The anchors of the rules for each question.</extracomment>
        <translation>¿Demasiado lento? Pulsa cualquier tecla o haz clic para saltar la animación.</translation>
    </message>
    <message>
        <source>New to the game? Help &gt; Learn to play has ten short lessons, and H gives you a hint.</source>
        <translation>¿Primera vez? En Ayuda &gt; Aprender a jugar hay diez lecciones cortas, y H da una pista.</translation>
    </message>
    <message>
        <source>Answer this first.</source>
        <translation>Responde antes a esto.</translation>
    </message>
    <message>
        <source>You can ask for a hint on your turn.</source>
        <translation>Pide una pista cuando te toque.</translation>
    </message>
</context>
<context>
    <name>TurnTimeDisplay</name>
    <message numerus="yes">
        <source>%Ln seconds left for this turn</source>
        <translation>
            <numerusform>Queda %Ln segundo para este turno</numerusform>
            <numerusform>Quedan %Ln segundos para este turno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnreadableNote</name>
    <message numerus="yes">
        <source>%Ln match files are empty or damaged and can’t be opened: {files}. Restore them from a backup, or move them to the bin.</source>
        <translation>
            <numerusform>%Ln archivo de partida está vacío o dañado y no se puede abrir: {files}. Restáuralo desde una copia de seguridad o muévelo a la papelera.</numerusform>
            <numerusform>%Ln archivos de partidas están vacíos o dañados y no se pueden abrir: {files}. Restáuralos desde una copia de seguridad o muévelos a la papelera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in fol&amp;der</source>
        <extracomment>Greatest number of files that are named.</extracomment>
        <translation>&amp;Mostrar en la carpeta</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Mille: {names}</source>
        <extracomment>Forbids the page to load anything. The colours that the page uses, by their names in a theme, besides those of the sides.</extracomment>
        <translation>Mille: {names}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>one move</comment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a replay</comment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Forward</source>
        <comment>one move</comment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Boca abajo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Race {race}</source>
        <translation>Carrera {race}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descartes</translation>
    </message>
    <message>
        <source>Position in the race</source>
        <translation>Posición en la carrera</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
</context>
<context>
    <name>_FieldRow</name>
    <message>
        <source>As in the book</source>
        <translation>Como en el libro</translation>
    </message>
    <message>
        <source>Reset to: {value}</source>
        <translation>Restablecer: {value}</translation>
    </message>
    <message>
        <source>{field}, reset to: {value}</source>
        <translation>{field}, restablecer: {value}</translation>
    </message>
</context>
<context>
    <name>_JoinRequest</name>
    <message>
        <source>&amp;Accept</source>
        <translation>Acepta&amp;r</translation>
    </message>
    <message>
        <source>De&amp;cline</source>
        <translation>R&amp;echazar</translation>
    </message>
    <message>
        <source>{name} wants to play ({address})</source>
        <translation>{name} quiere jugar ({address})</translation>
    </message>
    <message>
        <source>{name} wants to watch ({address})</source>
        <translation>{name} quiere mirar ({address})</translation>
    </message>
    <message>
        <source>Accept only if their screen shows the same three words.</source>
        <translation>Acepta solo si su pantalla muestra las mismas tres palabras.</translation>
    </message>
</context>
<context>
    <name>_SavedTableRow</name>
    <message>
        <source>{names} · race {race} · {when}</source>
        <extracomment>The page has no room for more.</extracomment>
        <translation>{names} · carrera {race} · {when}</translation>
    </message>
    <message>
        <source>Reopen table</source>
        <translation>Volver a abrir la mesa</translation>
    </message>
</context>
</TS>
