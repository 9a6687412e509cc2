guide-theme =
    Ihr seid Riesen, und das ist euer Lieblingsspiel: Räder aus Stein durch Tore aus Stein rollen. Es
    spielt niemand gegen irgendwen. Entweder ihr schafft es alle zusammen, oder keiner.
guide-board =
    Vorn liegt die Anstoßzone, da steht dein Rad. Dahinter kommt die Anrollzone, und ganz hinten stehen
    die Tore.
guide-gates =
    Fünf Tore, und durch jedes muss ein Rad, bevor euch die Räder ausgehen. Wie viele ihr noch habt,
    steht auf den Schildern.
guide-roll =
    Vor dem Rollen dürftest du eine Bande legen. Beim ersten Mal geht es auch so.
    .do = Roll gleich.
guide-push =
    Das Rad darfst du in der Anstoßzone hinstellen, wo du willst. Dann zielst du, bestimmst die Kraft und
    lässt los; am Rad ziehen geht auch. Wir haben schon einmal auf das mittlere Tor gezielt.
    .do = Stoß das Rad an.
guide-through =
    Mittendurch! Das Tor gehört jetzt dir, und das Rad ist verbraucht wie jedes, das gerollt ist. Nun
    Kiesel. Drück die Daumen, denn ihr gewinnt gemeinsam.
guide-bar =
    Knapp am Pfeiler, schade. Du nimmst dir das Tor ganz rechts vor, und zwar um die Ecke. Dafür gibt
    es Banden: niedrige Balken, an denen ein Rad entlangrollt, wenn es sie nur streift.
    .do = Leg eine Bande.
guide-lay =
    Sie darf überall liegen, nur nicht in der Anstoßzone und nicht in einem Tor, und drehen kannst du sie,
    wie du magst.
    .do = Leg sie dort ab, wo sie jetzt liegt.
guide-bank =
    Ohne die Bande ginge dieser Stoß rechts am Tor vorbei. Mal sehen, was sie daraus macht.
    .do = Stoß das Rad an.
guide-again =
    Abgelenkt, und durch! Die Bande bleibt liegen, sie hilft auch den anderen. Kiesel versucht es lieber
    geradeaus.
guide-finish =
    Drei Tore habt ihr, zwei fehlen noch. Rollt ein Rad vom Brett, ist es weg; bleibt es schon vorher
    liegen, darfst du es noch einmal anstoßen. Und wenn euch die Mauer zu leicht ist: Es gibt acht weitere
    Kurse. Jetzt richtig, zusammen mit Kiesel!

guide-picture-board = Fünf Tore. Durch jedes muss ein Rad von euch, dann habt ihr alle gewonnen.
guide-picture-push = Stell das Rad in die Anstoßzone, ziel und lass los.
guide-picture-gate = Rollt die Mitte des Rades zwischen den Pfeilern durch, ist das Tor geschafft.
guide-picture-bar = Banden lenken: Streift ein Rad eine, rollt es an ihr entlang.
guide-picture-goal = Gehen euch die Räder aus, bevor alle Tore geschafft sind, habt ihr verloren.
