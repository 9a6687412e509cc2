guide-theme =
    Im Rat der Druiden wird gestritten. Ein Antrag liegt vor, und nach und nach setzt sich, wer etwas
    zu sagen hat. Gewonnen hat die Fraktion, deren Leute sechzehn Plätze am Stück besetzen.
guide-ring =
    Der Ratskreis hat dreißig Plätze in sechs Farben, die sich immer wiederholen. Noch ist er leer.
guide-sides =
    Du bist für den Antrag und führst Weiß und Gelb. Kiesel ist dagegen und führt Rot und Blau. Auf
    den Schildern steht, wer noch draußen wartet, welche Argumente ihr habt und wie weit euer längster
    Block reicht.
guide-hand =
    Drei Karten. Eine Karte setzt entweder jemanden auf genau den Platz, der darauf steht, oder du
    tauschst sie gegen ein Argument in ihrer Farbe. Eine solche Aktion hast du in jedem Zug.
guide-sit =
    Fangen wir mit einem Platz an. Die 7 ist frei.
    .do = Spiel die 7, um dort Platz zu nehmen.
guide-who =
    Anhänger hast du zehn in jeder Farbe, dazu je einen Wortführer. Den heben wir noch auf.
    .do = Setz einen weißen Anhänger.
guide-end =
    Überzeugen könntest du jetzt auch noch, aber da ist niemand neben dir.
    .do = Beende deinen Zug.
guide-discuss =
    Kiesel setzt sich dir direkt auf die Pelle. Gut so! Wer neben dir sitzt, den kannst du
    herüberziehen, und dazu brauchst du Argumente. Karten derselben Farbe spielst du zusammen, für jede
    gibt es eines.
    .do = Diskutiere mit der weißen 13, leg die 19 dazu, und lass es dabei.
guide-convince =
    Zwei weiße Argumente, und sie passen: Die Farbe muss die des Platzes sein, von dem aus du redest, und
    deine 7 ist weiß. Eine einzelne Figur kostet ein Argument, in einer Zweiergruppe zwei, in einer
    größeren drei.
    .do = Überzeuge die rote Figur auf der 8, und setz einen weißen Anhänger hin.
guide-block =
    So geht das. Kiesels Figur ist wieder draußen, und du hast zwei nebeneinander: einen Block. Überzeugen
    darfst du vor und nach deiner Aktion, so oft deine Argumente reichen.
    .do = Beende deinen Zug.
guide-trilith =
    Wieder jemand am Rand deines Blocks. Dein Nachbar dort sitzt auf der 8, und die ist blau; dafür
    fehlt dir das Richtige. Aber du hast einen Trilithen gezogen, der bringt zwei Argumente nach Wunsch.
    .do = Diskutiere mit dem Trilithen, und nimm zweimal Blau.
guide-second =
    Eines davon genügt. Diesmal kommt ein gelber Anhänger hin: Für den Block sind beide Farben gleich gut,
    aber gegen Gruppen einer Farbe redet es sich schwerer.
    .do = Überzeuge die Figur auf der 9, setz einen gelben Anhänger, und beende deinen Zug.
guide-speaker =
    Nun der Wortführer. Wer ihn herüberziehen will, zahlt immer drei Argumente. Am Ende eines Blocks
    sitzt er deshalb goldrichtig, und du hast die 10.
    .do = Nimm auf der 10 Platz, mit dem gelben Wortführer.
guide-last =
    Auf der anderen Seite hat sich Rot auf die 6 gesetzt. Von der 7 aus kannst du reden, und ein weißes
    Argument hast du noch.
    .do = Überzeuge auch diese Figur, setz einen weißen Anhänger, und beende deinen Zug.
guide-finish =
    Fünf am Stück, elf fehlen noch. Ist der Kreis voll, wird abgestimmt: Dann kostet das Überzeugen nur
    noch ein Argument, wenn deine Gruppe die größere ist, und es geht rund. Und wenn deine Karten nichts
    taugen, grübelst du und ziehst drei neue. Jetzt überzeuge Kiesel!

guide-picture-ring = Dreißig Plätze: Wer sechzehn am Stück mit Leuten seiner Fraktion besetzt, gewinnt.
guide-picture-sit = Eine Karte setzt jemanden auf genau ihren Platz.
guide-picture-discuss = Oder du tauschst Karten einer Farbe gegen Argumente dieser Farbe.
guide-picture-convince = Mit Argumenten in der Farbe deines Platzes ziehst du die Nachbarn herüber: eines, zwei oder drei, je nach ihrer Gruppe.
guide-picture-goal = Auf dem Schild steht, wie weit dein längster Block schon reicht.
