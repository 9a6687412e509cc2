guide-theme =
    Eure Druiden ziehen über eine weite Ebene voller Steinkreise. Wo sie waren, bleiben Steine, und
    wer in einem Kreis die Mehrheit bekommt, darf bauen: einen Dolmen, obenauf. Je höher er am Ende
    liegt, desto mehr zählt er.
guide-circles =
    28 Kreise, kleine, mittlere und große. Sie stoßen aneinander, darum gehören die meisten Plätze zu
    zwei oder drei Kreisen, und ein Stein dort zählt in allen. Am Rand stehen Runen: Gleiche Runen sind
    Nachbarn, so weit sie auch auseinanderliegen.
guide-druids =
    Drei Druiden hat jeder. Zwei von deinen stehen schon.
guide-place =
    Für den dritten ist jeder freie Platz gut. Nimm einen, der in drei Kreisen zugleich liegt.
    .do = Stell deinen dritten Druiden auf b1.
guide-walk =
    In deinem Zug handelt genau einer deiner Druiden. Meistens wandert er einen Schritt weit, und andere
    Druiden darf er dabei überspringen.
    .do = Wähle den Druiden auf f6, und lass ihn nach f5 gehen.
guide-stone =
    Auf dem Platz, den er verlassen hat, bleibt ein Stein von dir. Willst du das nicht, kostet es einen
    Punkt. Vor der Wahl siehst du, was der Stein in jedem seiner Kreise bewirkt.
    .do = Lass einen Stein zurück.
guide-share =
    Dieser Stein zählt nun in den Kreisen 12, 13 und 15. Kiesel macht es ebenso.
guide-rune =
    Weiter, diesmal am anderen Ende der Ebene. Ein Stein, der in drei Kreisen steht, ist fast immer
    gut.
    .do = Wähle den Druiden auf b1, geh nach c3, und lass einen Stein zurück.
guide-majority =
    Jetzt wird es ernst. In Kreis 13 stehen ein Stein von dir und einer von Kiesel. Kommt noch einer von
    dir dazu, sind es drei Steine in zwei Farben, und du hast mehr. Genau das ist eine Mehrheit.
    .do = Geh mit dem Druiden auf f5 nach e2, und lass einen Stein zurück.
guide-dolmen =
    Du darfst bauen! Deine Dolmen sind einen bis vier Punkte wert, und welchen du legst, weißt nur du.
    Die einzige Vier heben wir noch auf.
    .do = Leg eine Drei.
guide-height =
    Da liegt er. Am Ende wird sein Wert malgenommen: Ganz oben am meisten, darunter immer weniger, und in
    großen Kreisen zählt alles mehr. Wird ein Kreis voll, wertet ihr ihn sofort.
guide-tie =
    Kiesel hat gleichgezogen. Dafür gibt es auch einen Dolmen, aber nur unter den Stapel; deiner liegt
    weiter oben. Du gehst lieber nach Kreis 10, da fehlt dir nur noch ein Stein.
    .do = Geh von e2 nach d2, und lass einen Stein zurück.
guide-second =
    Wieder eine Mehrheit, und hier kommt Kiesel so schnell nicht hin. Das ist ein guter Ort für das Beste,
    was du hast.
    .do = Leg die Vier.
guide-herbs =
    In Kreis 13 liegt jetzt Kiesel vorn und hat deine Drei zugedeckt. So ist das mit Mehrheiten. Dein
    Druide auf h2 steht abseits. Zu Fuß wäre es weit, also soll er fliegen, und dafür braucht er Kräuter.
    .do = Wähle den Druiden auf h2, und lass ihn Kräuter sammeln.
guide-fly =
    Das war dein ganzer Zug, ohne Stein und ohne Kosten. Kiesel ist weitergegangen und hat lieber einen
    Punkt gezahlt, als einen Stein dazulassen. Und jetzt: Wer Kräuter hat, fliegt auf jeden freien Platz.
    .do = Flieg mit ihm nach g3, und lass einen Stein zurück.
guide-finish =
    Mehr ist es nicht: wandern, Kräuter, fliegen. Schluss ist, wenn jemand den letzten Dolmen baut oder
    alle Steine stehen; dann werden alle Stapel umgedreht und gewertet. Pass auf, wem deine Steine nützen,
    und versuch es gegen Kiesel!

guide-picture-circles = 28 Steinkreise, die sich Plätze teilen: Ein Stein zählt in jedem Kreis, in dem er steht.
guide-picture-stone = Dein Druide zieht weiter und lässt einen Stein zurück, oder du zahlst einen Punkt.
guide-picture-majority = Wer die Mehrheit bekommt, legt verdeckt einen Dolmen obenauf; wer gleichzieht, schiebt einen darunter.
guide-picture-heights = Je höher ein Dolmen liegt und je größer der Kreis, desto öfter zählt sein Wert.
guide-picture-goal = Die meisten Punkte gewinnen, wenn alle Stapel gewertet sind.
