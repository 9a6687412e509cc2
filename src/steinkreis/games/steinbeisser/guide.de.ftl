guide-theme =
    Ein Weg durch den Wald, und daneben, auf einem Pfad aus Fels, lauern die Steinbeißer. Steine
    sind ihre Leibspeise, auch deine. Bring sie heil durch: Wer am Ende die meisten Steine hat, auf
    denen keiner sitzt, gewinnt.
guide-board =
    Außen verläuft der Waldweg mit den Steinen, innen der Felsenpfad. Beide haben 28 Felder, und
    jedes Feld des Pfades liegt genau neben einem des Weges. Alles bewegt sich im Uhrzeigersinn.
guide-biters =
    Vier lauern schon in den Ecken, einer von jeder Farbe. In der Höhle in der Mitte warten acht
    weitere, und sie haben Hunger.
guide-lay =
    Zuerst legt ihr abwechselnd eure Steine aus; sechs von deinen liegen schon. Höchstens drei
    passen auf ein Feld, und die Ecken sind tabu.
    .do = Leg den letzten zu deinem Stein auf Feld 12.
guide-dice =
    Jetzt wird gewürfelt, mit zwei Würfeln zugleich. Die Augen ziehen einen eigenen Stein, die
    Farbe danach den Steinbeißer dieser Farbe um ein Feld. Kiesel fängt an.
guide-flee =
    Deine 2, und wieder Rot. Vorsicht: Der rote Steinbeißer steht neben Feld 9. Noch ein Schritt, und
    er springt deinem Stein auf Feld 10 auf den Kopf. Felder, auf denen es so gefährlich wird, sind
    rot.
    .do = Zieh den Stein von Feld 10 weg, zwei Felder weiter.
guide-three =
    Gerettet, und wie: Auf Feld 12 liegen jetzt drei Steine, und vor dreien haben Steinbeißer Respekt.
    Wem sie gehören, ist gleich. Dafür ist das Feld zu; stehen bleiben darf dort niemand mehr.
guide-walk =
    Eine 3 und Blau. Der blaue Steinbeißer kommt gleich neben Feld 17, und wer liegt dort? Kiesel. Für
    dich ist nur wichtig, dass du selbst an keinem Maul stehen bleibst. Vorbeiziehen darfst du immer.
    .do = Zieh den Stein von Feld 4 auf Feld 7.
guide-bite =
    Happs! Er sitzt auf Kiesels Stein, und der ist gefangen. Sofort kommt der nächste Blaue aus der
    Höhle, genau dorthin, wo der erste gelauert hat. So wird es immer enger.
guide-white =
    Eine 5 und Weiß: Da suchst du dir selbst aus, welcher Steinbeißer vorrückt. Erst aber der Stein.
    Zeig auf einen deiner Steine, dann siehst du, wohin er käme.
    .do = Zieh den Stein von Feld 26 weiter, an der Ecke vorbei auf Feld 3.
guide-green =
    Und nun sei gemein. Vor dem grünen Steinbeißer liegen auf Feld 24 zwei Steine von Kiesel. Zwei
    sind nicht drei.
    .do = Schick den grünen Steinbeißer los.
guide-arrow =
    Gleich zwei auf einmal! Jetzt hast du eine 3 und den Pfeil. Der Pfeil lässt einen, der schon auf
    dem Weg sitzt, auf das nächste Feld springen; was unter ihm lag, kommt frei. Vorher noch der Stein.
    Gelb lauert bei Feld 2, also weg von Feld 3!
    .do = Zieh von Feld 3 auf Feld 6.
guide-jump =
    Der Blaue auf Feld 17 würde auf Feld 18 springen, da liegt noch ein Stein von Kiesel. Der
    befreite auf Feld 17 freut sich zu früh: Daneben lauert schon der nächste Blaue.
    .do = Lass den Blauen auf Feld 17 springen.
guide-finish =
    Sieben freie Steine gegen drei. Schluss ist, wenn auf dem Pfad keiner mehr lauert oder nur noch
    eine Person freie Steine hat. Und wer alle verloren hat, würfelt weiter für die Steinbeißer und
    hofft auf den Pfeil. Jetzt du, gegen Kiesel!

guide-picture-ways = Außen der Waldweg mit den Steinen, innen der Felsenpfad mit den Steinbeißern.
guide-picture-dice = Die Augen ziehen einen deiner Steine, die Farbe danach den Steinbeißer dieser Farbe.
guide-picture-bite = Kommt er neben einen oder zwei Steine, springt er hinüber und fängt sie; der nächste kommt aus der Höhle.
guide-picture-three = Drei Steine auf einem Feld sind sicher, aber stehen bleiben kann dort niemand mehr.
guide-picture-goal = Wer zum Schluss die meisten freien Steine hat, gewinnt.
