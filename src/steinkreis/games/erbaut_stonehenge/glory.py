"""Points for what was built, with neighbours and chains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from steinkreis.games.erbaut_stonehenge.material import (
    BLOCK,
    BLOCK_CHAIN,
    BLOCK_PAIR,
    BLUESTONE,
    BLUESTONE_CHAIN,
    BLUESTONE_PAIR,
    FIRST_PLACE,
    HORSESHOE,
    TRILITH,
    TRILITH_PAIR,
)
from steinkreis.kit.bits import size
from steinkreis.kit.stonehenge import FIELDS, RING, ahead

MANY: Final = 64  # more than anybody can build of a kind


def block_chains(fields: i64) -> i64:
    """How many chains of at least four the fields form."""
    if fields == RING:
        return 1
    second = fields & ahead(fields)
    third = second & ahead(second)
    fourth = third & ahead(third)  # fields that end four in a row
    return size(fourth & ~ahead(fourth))


def bluestone_chains(places: i64) -> i64:
    """How many chains of at least three, in the horseshoe, whose ends do not meet."""
    thirds = places & (places << 1) & (places << 2)
    return size(thirds & ~(thirds << 1))


def block_points(fields: i64) -> i64:
    pairs = size(fields & ahead(fields))
    return BLOCK * size(fields) + BLOCK_PAIR * pairs + BLOCK_CHAIN * block_chains(fields)


def bluestone_points(places: i64) -> i64:
    pairs = size(places & (places << 1))
    chains = BLUESTONE_CHAIN * bluestone_chains(places)
    return BLUESTONE * size(places) + BLUESTONE_PAIR * pairs + chains


def trilith_points(places: i64) -> i64:
    return TRILITH * size(places) + TRILITH_PAIR * size(places & (places << 1))


def points(sites: i64) -> i64:
    """What somebody gets for having built these."""
    stones = bluestone_points((sites & HORSESHOE) >> FIELDS)
    return block_points(sites & RING) + stones + trilith_points(sites >> FIRST_PLACE)


def added(sites: i64, more: i64) -> i64:
    """What somebody with these sites gets for more of them, which are all of one kind."""
    both = sites | more
    if more & RING != 0:
        return block_points(both & RING) - block_points(sites & RING)
    if more & HORSESHOE != 0:
        before = bluestone_points((sites & HORSESHOE) >> FIELDS)
        return bluestone_points((both & HORSESHOE) >> FIELDS) - before
    return trilith_points(both >> FIRST_PLACE) - trilith_points(sites >> FIRST_PLACE)


class Glory:
    """The points of one player, and what they come from."""

    def __init__(self, sites: i64) -> None:
        fields = sites & RING
        places = (sites & HORSESHOE) >> FIELDS
        triliths = sites >> FIRST_PLACE
        self.blocks: i64 = size(fields)
        self.block_pairs: i64 = size(fields & ahead(fields))
        self.block_chains: i64 = block_chains(fields)
        self.block_points: i64 = block_points(fields)
        self.bluestones: i64 = size(places)
        self.bluestone_chains: i64 = bluestone_chains(places)
        self.bluestone_points: i64 = bluestone_points(places)
        self.triliths: i64 = size(triliths)
        self.trilith_points: i64 = trilith_points(triliths)
        self.total: i64 = points(sites)

    def rank(self) -> int:
        """By points, of those with as many by triliths, then by bluestones."""  # clause 11.9
        return (self.total * MANY + self.triliths) * MANY + self.bluestones
