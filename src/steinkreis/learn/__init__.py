"""Games learnt by self-play: what positions are worth, for any game that follows the contract."""
