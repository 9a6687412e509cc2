guide-theme =
    Ein Brett auf einem Keil, das ist die Waage, und jeder legt Steine darauf. Mal soll die schwerere
    Seite gewinnen, mal die leichtere. Wer richtig liegt, teilt sich die Prämie. Am Ende gewinnt, wer die
    meisten Scheiben hat.
guide-scale =
    Vier Felder, zwei links und zwei rechts. Ein Stein zieht umso stärker, je schwerer er ist und je
    weiter außen er liegt. Der kleine Stein daneben ist der Stein des Schicksals; er bleibt liegen und
    macht jede Waage ein wenig schief.
guide-stones =
    Jeder hat eine Sorte. Dir gehören die Hinkelsteine, fünf Stück. Gewichte stehen nirgends: Wie schwer
    ein Stein ist, musst du ihm ansehen. Größer heißt schwerer.
guide-chief =
    Kiesel 3 ist Häuptling, das zeigt die Krone. Der Häuptling sagt, welche Seite gewinnen soll, und ruft
    einen nach dem anderen auf.
guide-called =
    Die schwerere Seite soll gewinnen, und jetzt bist du aufgerufen. Zuerst geht es um Scheiben: Entweder
    legst du welche aus dem Vorrat in die Prämie, oder du nimmst dir eine und bekommst dafür nichts vom
    Gewinn.
guide-take =
    Sieh dir die Waage an. Links liegen schon zwei dicke Brocken, frei sind nur noch Felder rechts. Diese
    Runde ist verloren. Dann lieber eine sichere Scheibe.
    .do = Nimm eine Scheibe für dich.
guide-small =
    Gespielte Steine sind für diesen Durchgang weg, also opfere den kleinsten. Und zwar außen! Warum,
    siehst du gleich.
    .do = Nimm den kleinsten Hinkelstein, und setz ihn rechts außen.
guide-boulders =
    Bleibt Kiesel 2 mit den Findlingen. Wer sie hat, darf zum Schluss noch eingreifen: den Stein des
    Schicksals verlegen oder den kleinsten Findling obendrauf packen, beides einmal in fünf Runden. Schau
    zu, ob es hilft.
guide-after =
    Es half nicht, links hat gewonnen. Aber: Wer auf der Verliererseite außen liegt, wird Häuptling. Das
    bist du!
guide-rule =
    Deine Regeln. Du hast noch den größten Hinkelstein, also soll Gewicht sich lohnen.
    .do = Sag, dass die schwerere Seite gewinnt.
guide-call =
    Als Häuptling rufst du auf, wen du willst, und am besten kommst du selbst zuletzt dran. Dann siehst du,
    was alle anderen gesetzt haben.
    .do = Ruf zuerst Kiesel 1 auf.
guide-next =
    Ein großer Quarz, rechts außen. Die Waage kippt sofort, ihr seht nach jedem Stein, wie sie steht.
    .do = Ruf Kiesel 3 auf.
guide-third =
    Eine kleine Säule, links. Säulen bekommt man nach der Runde zurück, darum kann man mit ihnen geizen.
    .do = Ruf Kiesel 2 auf, dann bist du an der Reihe.
guide-bet =
    Alle haben gesetzt, nur links außen ist noch frei, und links ist gerade leichter. Mit deinem größten
    Stein ganz außen könnte es klappen. Könnte! Dafür hast du ein Sonderrecht. Erst aber die Scheiben.
    .do = Leg zwei Scheiben in die Prämie.
guide-notch =
    Mit Hinkelsteinen darfst du das Brett einmal je Durchgang auf eine andere Kerbe setzen. Rückt der Keil
    nach rechts, wird die linke Seite länger, und was dort liegt, zieht stärker.
    .do = Setz die Waage in die rechte Kerbe.
guide-stone =
    Und jetzt das Schwergewicht.
    .do = Setz den größten Hinkelstein.
guide-finish =
    Gekippt! Vier Scheiben für dich und vier für Kiesel 3, der auf deiner Seite lag. Nach fünf Runden
    wandern die Steinsorten weiter, damit alle einmal alles haben. Zu zweit spielt jeder zwei Sorten, eine
    aktiv und eine passiv. Jetzt bist du dran, mit Kiesel!

guide-picture-scale = Ein Brett auf einem Keil: Schwere Steine ziehen stärker, und außen noch mehr.
guide-picture-stones = Jeder hat eine Sorte Steine. Wie schwer einer ist, musst du ihm ansehen.
guide-picture-pot = Der Häuptling sagt, welche Seite gewinnt. Leg Scheiben in die Prämie, oder nimm eine und verzichte.
guide-picture-tilt = Wer auf der richtigen Seite liegt, teilt sich die Prämie. Wer auf der falschen außen liegt, wird Häuptling.
guide-picture-goal = Nach allen Durchgängen gewinnen die meisten Scheiben.
