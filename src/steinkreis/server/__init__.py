"""The tables on the network: pages, live play, storage, bots at work."""
