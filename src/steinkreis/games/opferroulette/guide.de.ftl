guide-theme =
    Ihr seid Gottheiten, und heute rollt die steinerne Kugel um Stonehenge. Sie fällt mal in diese,
    mal in jene Kuhle und zermahlt, was dort geopfert wurde. Am besten das der anderen.
guide-board =
    Der Ring hat 30 Felder in sechs Farben, die sich immer in derselben Folge wiederholen. Zu jedem
    Feld gehören zwei Kuhlen: eine für den Tag und eine für die Nacht.
guide-gifts =
    Die weißen Scheiben sind deine Opfergaben. Jede, die am Ende noch heil ist, bringt dir zwei Punkte.
    Jede, die du zerstörst, bringt dir einen, egal wem sie gehörte.
guide-place =
    Wo die Gaben liegen, haben Karten entschieden. Nur für eine Trilithkarte darfst du die Kuhle
    aussuchen, und du hattest eine.
    .do = Leg deine letzte Gabe in die Tagkuhle von Feld 18.
guide-hand =
    Deine fünf Karten. In einem Zug spielst du so viele du willst, aber nur von einer Farbe. Auf
    jeder steht, wohin die Kugel damit rollt: immer zum nächsten Feld in der Farbe der Karte.
guide-roll =
    Die Kugel liegt auf Feld 8. Du hast zwei grüne Karten, und das nächste grüne Feld ist die 9. Dort
    liegt etwas in der Tagkuhle, und es gehört nicht dir.
    .do = Spiel die grüne 15, damit die Kugel rollt.
guide-fall =
    Hast du sie einmal gerollt, darfst du sie mit einer weiteren Karte derselben Farbe fallen lassen.
    Damit endet dein Zug.
    .do = Lass die Kugel mit der grünen 21 fallen.
guide-fate =
    Aber in welche Kuhle? Das weiß nur der Stapel. Die oberste Karte wird umgedreht: Bei Tag fällt die
    Kugel in die Tagkuhle, bei Nacht in die andere, und bei einem Trilithen in beide.
guide-booty =
    Tag, getroffen! Die neutrale Gabe liegt jetzt auf deinem Schild, das ist ein Punkt. Neutrale gibt
    es nur zu zweit. Dann ziehst du auf fünf Karten nach, und Kiesel rollt von hier aus weiter.
guide-exact =
    Das hat nichts getroffen. Und jetzt aufgepasst: Das nächste gelbe Feld ist die 16, und du hältst
    die gelbe 16! Rollt die Kugel genau auf die Zahl deiner Karte, dann darf sie mit derselben Karte
    auch fallen.
    .do = Lass die Kugel mit der 16 rollen und fallen.
guide-stop =
    Eine Gabe von Kiesel, bitte sehr. Kiesel dagegen hat danach eine eigene erwischt. Im Moment liegt für
    dich nichts Gutes in Reichweite. Eine Karte musst du trotzdem spielen, fallen muss die Kugel nicht.
    .do = Roll sie mit der weißen 7 weiter, und beende dann deinen Zug.
guide-own =
    Kiesel hat einen Trilithen gespielt, seitdem rollt die Kugel rückwärts. Jetzt kommt die 11, und dort
    liegen nur deine eigenen. Schlimm? Eine eigene zu zerstören kostet dich unterm Strich einen Punkt, aber
    du darfst von da an eine Karte mehr halten. So früh im Spiel ist das ein guter Tausch.
    .do = Lass die Kugel mit der roten 11 rollen und fallen.
guide-finish =
    Sechs Karten auf der Hand, das macht dich beweglich. Ist der Stapel zum zweiten Mal durchgespielt,
    wird gezählt: zwei Punkte für jede heile eigene Gabe, einen für jede zerstörte. Nun zeig Kiesel, wo
    die Kugel hinfällt!

guide-picture-ring = 30 Felder in sechs Farben, zu jedem eine Tag- und eine Nachtkuhle mit den Opfergaben.
guide-picture-hand = Spiel Karten einer Farbe: Jede rollt die Kugel zum nächsten Feld in dieser Farbe.
guide-picture-fall = Nach dem Rollen lässt eine weitere Karte die Kugel fallen; bei genauer Zahl genügt dieselbe.
guide-picture-fate = Ob sie in die Tag- oder die Nachtkuhle fällt, sagt die oberste Karte des Stapels.
guide-picture-goal = Am Ende zählt jede heile eigene Gabe zwei Punkte, jede zerstörte einen.
