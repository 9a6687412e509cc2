guide-hand = These are your three cards. The best one on the table takes the pot.
guide-play = There are three pebbles in it, that is worth a card.
    .do = Play the 9.
guide-wait = Kiesel has the 10, but keeps it for later.
guide-end = Three pebbles for you. And now for real!
guide-picture-pot = Whoever plays the best card takes the pot.
