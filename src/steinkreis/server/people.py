"""Who is who: a person is whoever holds the token."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from steinkreis.server.rooms import now
from steinkreis.server.store import Store

COOKIE = "steinkreis"
NAME_LENGTH = 24
REMEMBERED = 10_000  # people whose token need not be looked up again


@dataclass
class Person:
    id: str
    name: str
    token: str


class People:
    """Known people by their tokens, which are stored as hashes only."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Person] = {}

    async def by_token(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        if token in self._known:
            return self._known[token]
        row = await self.store.person_by_token(_hash(token))
        return self._remember(Person(row[0], row[1], token)) if row is not None else None

    async def welcome(self) -> Person:
        """Somebody new."""
        person = Person(secrets.token_urlsafe(12), "", secrets.token_urlsafe(24))
        await self.store.add_person(person.id, _hash(person.token), now())
        return self._remember(person)

    async def rename(self, person: Person, name: str) -> None:
        person.name = clean_name(name)
        await self.store.rename(person.id, person.name)

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[person.token] = person
        return person


def clean_name(name: str) -> str:
    """Printable, on one line, not too long."""
    letters = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(letters.split())[:NAME_LENGTH].strip()


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
