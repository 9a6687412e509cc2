guide-theme =
    Willkommen! Neun Steine, jeder mit zwei Gesichtern, und ein Stapel Karten mit Formationen.
    Wer die Steine so zurechtrückt, dass eine Formation entsteht, löst die Karte ein und bekommt
    ihre Punkte.
guide-stones =
    Das sind die Steine. Sonne und Mond teilen sich einen, Fisch und Vogel haben zwei, Pferd und
    Schiff drei, Saatkorn und Baum ebenso. Der runde Knopf in der Ecke dreht einen Stein um, die
    Doppelpfeile tauschen zwei Nachbarn.
guide-hand =
    Deine Hand, vier Karten. Oben steht, was sie bringen. Das Entscheidende: Mit Karten bezahlst
    du auch. Jede Bewegung kostet eine, egal welche.
guide-plan =
    Sieh dir diese beiden an: zwei Vögel nebeneinander, und ein Vogel schräg über einem Schiff.
    Rückt der Vogel aus der Mitte nach oben, liegt beides da. Auf einen Schlag!
guide-swap =
    Nachbarn darfst du tauschen, waagerecht oder senkrecht, aber nie schräg.
    .do = Tausche das Schiff oben in der Mitte mit dem Vogel darunter.
guide-pay =
    Das kostet eine Karte. Saatkorn schräg über Schiff ist nur einen Punkt wert und gerade weit
    weg. Die kannst du verschmerzen.
    .do = Bezahle mit der Karte, die leuchtet.
guide-score =
    Da liegen sie, und deine Karten leuchten. Einlösen kostet nichts, und die Steine bleiben, wo
    sie sind. Gedreht oder gespiegelt gilt eine Formation aber nicht.
    .do = Löse die erste Karte ein.
guide-again =
    Zwei Punkte. Dieselben Steine dürfen im selben Zug noch einer Karte dienen.
    .do = Löse auch die zwei Vögel ein.
guide-end =
    Vier Punkte mit einer einzigen bezahlten Karte, so soll es sein. Weitermachen dürftest du,
    solange du Karten hast. Aber mit nur einer auf der Hand lohnt es sich selten.
    .do = Beende deinen Zug. Du ziehst auf vier Karten nach.
guide-kiesel =
    Jetzt ist Kiesel dran und bewegt dieselben Steine. Was du dir zurechtgelegt hast, kann danach
    weg sein.
guide-flip =
    Schau: Kiesel hat die Sonne umgedreht, jetzt ist dort der Mond. Du hältst aber eine Karte, die
    oben rechts die Sonne will. Die gestrichelten Felder dürfen irgendwelche Steine sein. Umdrehen
    kostet wie Tauschen eine Karte.
    .do = Dreh den Mond zurück, und bezahle mit Fisch und Pferd.
guide-sun =
    So schnell geht das.
    .do = Löse die Sonne ein.
guide-ship =
    Noch eine: Schiff, irgendwas, Pferd. In der mittleren Reihe liegen drei Schiffe, und hinter
    jedem Schiff steckt ein Pferd.
    .do = Dreh das rechte Schiff um, bezahle, und löse die Karte ein.
guide-finish =
    Acht Punkte in zwei Zügen. Zu zweit läuten zehn eingelöste Karten das Ende ein, und wer die
    meisten Einser hat, bekommt drei Punkte dazu. Geht einmal gar nichts, dann passe und zieh zwei
    Karten. Den Rest zeigt dir der Tisch: Jetzt gegen Kiesel!

guide-picture-stones = Neun Steine mit zwei Gesichtern: Hinter der Sonne steckt der Mond, hinter dem Vogel der Fisch.
guide-picture-hand = Karten sind Ziel und Geld zugleich: Jede zeigt eine Formation und ihre Punkte.
guide-picture-swap = Zwei Nachbarn tauschen oder einen Stein umdrehen, das kostet je eine Karte.
guide-picture-score = Liegt die Formation da, genau so gedreht, löst du die Karte umsonst ein.
guide-picture-goal = Zu zweit ist bei zehn eingelösten Karten Schluss, und die Punkte darauf entscheiden.
