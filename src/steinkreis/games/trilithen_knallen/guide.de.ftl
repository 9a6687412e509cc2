guide-theme =
    Einmal im Jahr steigen ein paar verrückte Druiden auf ihre Renn-Trilithen, jagen um Stonehenge und
    fahren einander über den Haufen. Wer als Letzter noch einen ganzen Trilithen hat, gewinnt.
guide-track =
    Die Strecke: dreißig Felder, auf jedem ein farbiger Block. In der Mitte liegen fünfzehn Karten
    verdeckt, drei von jeder Farbe. Wer sich merkt, wo welche liegt, ist schneller.
guide-discs =
    Das sind deine zehn Scheiben, so viel hält dein Trilith aus. Jeder Treffer kostet welche, und wer ihn
    gelandet hat, steckt sie ein.
guide-appear =
    Auf der Hand hast du vier Karten. Sie sagen nur, wo dein Trilith auf der Strecke auftaucht. Das tut
    er in jedem Zug aufs Neue.
guide-card =
    Noch steht niemand dort, also ist es beinahe gleich, wo du anfängst.
    .do = Spiel die 24.
guide-side =
    Ein Trilith hat zwei Säulen, er braucht zwei Felder nebeneinander.
    .do = Stell ihn auf 23 und 24.
guide-alone =
    Zu rammen gibt es noch keinen, dein Zug ist vorbei. Jetzt taucht Kiesel auf, und zwar in deiner
    Nähe. Pass gut auf, welche Karte gleich umgedreht wird!
guide-white =
    Kiesel wollte losrasen. Für jedes Feld muss eine Karte her, die zum Block darauf passt: Blau wäre
    nötig gewesen, aufgedeckt wurde Weiß. Falsch, Zug vorbei. Für dich ist das ein Geschenk: Merk dir,
    wo Weiß liegt.
guide-green =
    Auch daneben: Grün. Merk dir diese Stelle ebenfalls. Am Ende jedes Zuges werden alle Karten wieder
    zugedeckt.
guide-again =
    Jetzt du. Der blaue Trilith steht auf 26 und 27, und du hast die 1. Stellst du dich auf 30 und 1,
    liegen zwei Felder zwischen euch: 29 ist rot, 28 grün. Das erste Feld unter ihm, die 27, ist weiß.
    .do = Spiel die 1, und stell dich auf 30 und 1.
guide-race =
    Je mehr freie Felder dazwischen liegen, desto heftiger der Knall, aber desto mehr Karten musst du
    finden. Hier sind es drei: Rot, Grün, Weiß.
    .do = Ras gegen den Uhrzeigersinn los.
guide-red =
    Wo Rot liegt, weiß noch niemand. Da hilft nur Glück.
    .do = Versuch die Karte, die leuchtet.
guide-recall =
    Glück gehabt, Rot! Nun Grün, und das hast du doch gesehen.
    .do = Deck die grüne Karte auf.
guide-third =
    Stimmt. Anhalten dürftest du jetzt auch, aber doch nicht vor dem Knall. Weiß hast du dir gemerkt,
    oder?
    .do = Deck die weiße Karte auf.
guide-crash =
    RUMS! Zwei freie Felder, also zwei Punkte Schaden: Zwei blaue Scheiben gehören dir, und der Gerammte
    prallt zwei Felder weit ab. Stünde dort noch einer, bekäme der auch etwas ab. Zum Trost darf sich
    der Gerammte heimlich eine Karte ansehen.
guide-cover =
    Noch ein Blick auf die drei Karten, sie liegen ja weiter da.
    .do = Deck sie wieder zu.
guide-finish =
    Wer mehr Schaden bekommt, als noch Scheiben da sind, dessen Trilith zerbricht. Wer die meisten fremden
    Scheiben erbeutet, ist immerhin Sieger der Herzen. Zu zweit fährt übrigens jeder gleich zwei
    Trilithen. Ab auf die Strecke, Kiesel wartet!

guide-picture-track = Jedes Feld hat einen farbigen Block. Wer darüberrasen will, braucht eine Karte in seiner Farbe.
guide-picture-hand = Deine Handkarten sagen, wo dein Trilith in jedem Zug auftaucht.
guide-picture-memory = Die Karten dafür liegen verdeckt in der Mitte. Merk dir, was aufgedeckt wurde!
guide-picture-crash = Alle Karten richtig: Rums! Für jedes freie Feld dazwischen verliert der andere eine Scheibe an dich.
guide-picture-discs = Die Scheiben zeigen, wie viel ein Trilith noch aushält. Wer als Letzter fährt, gewinnt.
