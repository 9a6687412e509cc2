guide-hand = Das sind deine drei Karten. Die beste auf dem Tisch bekommt den Topf.
guide-play = Drei Kiesel liegen darin, das lohnt sich.
    .do = Spiel die 9.
guide-wait = Kiesel hätte die 10, aber die ist ihm zu schade.
guide-end = Drei Kiesel für dich. Und jetzt richtig!
guide-picture-pot = Wer die beste Karte spielt, nimmt den Topf.
