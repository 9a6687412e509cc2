guide-theme =
    Drei Druidenkulte bauen gemeinsam Stonehenge. Gemeinsam, ja. Aber jeder Kult will, dass man später
    von seinen Steinen spricht: Wer am Ende den meisten Ruhm hat, gewinnt.
guide-sites =
    Außen der Ring mit dreißig Feldern für Steinblöcke. Innen ein Hufeisen mit Plätzen für Blausteine,
    und ganz innen fünf Plätze für Trilithen. Ein Block zählt einen Punkt, ein Blaustein zwei, ein
    Trilith acht. Nachbarn und Ketten bringen mehr.
guide-glory =
    Jeder Kult hat einen Bauhof für ein einziges Projekt und einen Druiden, der den Bauplatz besetzt.
    Deiner ist Weiß.
guide-hand =
    Drei Karten. Ihre Farbe sagt, wo du bauen darfst: auf jedem freien Feld dieser Farbe. Sonne und Mond
    machen den Unterschied, den siehst du gleich.
guide-night =
    In der ersten Runde beginnt jeder nur ein Projekt. Eine Nachtkarte liegt offen, und dein Druide darf
    sofort losgehen.
    .do = Beginne mit der gelben 10.
guide-field =
    Jedes gelbe Feld wäre recht, die Zahl ist dafür egal. An jedem Feld steht, was dein Bau dort brächte.
    .do = Schick deinen Druiden auf Feld 4.
guide-others =
    Gebaut wird, wenn du wieder dran bist. Bis dahin beginnen die beiden anderen ihre Projekte.
guide-draw =
    Dein erster Block steht! Damit ist der Bauhof frei, und du füllst deine Hand auf drei Karten auf,
    aus der Auslage oder verdeckt vom Stapel. In der Auslage liegt etwas Hübsches: die 4, und auf der 4
    hast du gerade gebaut.
    .do = Nimm die gelbe 4.
guide-day =
    Die 4 ist eine Tagkarte. Sie kommt verdeckt in den Bauhof, das dauert einen Zug länger, aber niemand
    weiß, was du vorhast.
    .do = Plane mit der 4.
guide-blue =
    Aufgedeckt. Und nun das Hübsche: Steht auf dem Feld mit der Zahl deiner Karte schon etwas, dann darfst
    du stattdessen ins Hufeisen gehen. Blausteine zählen doppelt.
    .do = Schick deinen Druiden auf den Blausteinplatz, der leuchtet.
guide-trilith =
    Der Blaustein steht. Und in der Auslage lag ein Trilith! Den muss nehmen, wer als Nächstes Karten
    zieht, und er liegt sofort im Bauhof. Er braucht vier Züge: zwei Säulen, den Deckstein, das Errichten.
    .do = Besetze den Trilithplatz, der leuchtet.
guide-pillars =
    Zwei Säulen stehen schon. Solange er wächst, tust du nichts anderes. Aber Vorsicht: Bevor der
    Deckstein mit deiner Marke darauf liegt, ist so ein Trilith nicht sicher.
guide-stolen =
    Da haben wir’s: geklaut, mitsamt den Säulen! Das kostet zwei Handkarten, in deiner Farbe oder in der
    des Trilithen, und die bekommst du. Auf der Hand bleiben dir aber nur drei.
    .do = Wirf die rote 17 ab.
guide-own =
    Nicht ärgern, besser machen. Baust du einen Block auf ein Feld deiner eigenen Farbe, also auf ein
    weißes, dann behältst du die Karte als Einflusskarte. Damit kannst du später jemanden sabotieren und
    seinen Druiden an den Altar schicken.
    .do = Plane mit der weißen 7.
guide-finish =
    Vier Blöcke nebeneinander oder drei Blausteine bringen fünf Punkte extra, und Nachbarn zählen immer.
    Zu Ende ist es, wenn ganz Stonehenge steht. Jetzt bau dein eigenes, mit Kiesel!

guide-picture-board = Steinblöcke im Ring, Blausteine im Hufeisen, Trilithen in der Mitte: Zusammen wird es Stonehenge.
guide-picture-plan = Eine Karte ist ein Projekt. Der Druide besetzt ein freies Feld ihrer Farbe, gebaut wird im nächsten Zug.
guide-picture-blue = Ist das Feld mit der Zahl der Karte schon bebaut, darf er stattdessen ins Hufeisen.
guide-picture-trilith = Ein Trilith braucht vier Züge und zählt acht Punkte.
guide-picture-stolen = Solange der Deckstein fehlt, kann ihn jemand für zwei Karten klauen.
