# Die geführte erste Partie
guide = Anleitung
guide-title = { $game }: die erste Partie
guide-offer = Zeig’s mir
guide-offer-long = Erste Partie mit Anleitung
guide-offer-hint = In ein paar Minuten kannst du es.
guide-next = Weiter
guide-play = Jetzt richtig, mit Kiesel
guide-again = Noch einmal
guide-leave = Anleitung verlassen
guide-count = Hinweis { $count } von { $of }
guide-only = Klick an, was leuchtet.
guide-near = Fast! Halte dich an den Vorschlag, dann klappt es.
guide-first = Lies erst den Hinweis, dann geht es weiter.
guide-none = Zu diesem Spiel gibt es keine Anleitung.
goal-label = Ziel:
pictures = Auf einen Blick
