"""Who is who: a person is whoever holds the token."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from steinkreis.server.database import News
from steinkreis.server.stamps import now
from steinkreis.server.store import Store
from steinkreis.table import letters

COOKIE = "steinkreis"
NAME_LENGTH = 24
RENEWED = 24 * 3600.0  # seconds after which a browser is given its cookie again
REMEMBERED = 10_000  # people whose token need not be looked up again


@dataclass
class Person:
    id: str
    name: str
    token: str
    renewed: float = 0.0  # when the browser was last given its cookie, in monotonic seconds


class People:
    """Known people by their tokens, which are stored as hashes only."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Person] = {}
        store.database.ears.append(self._hear)

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

    def must_renew(self, person: Person) -> bool:
        """Whether it is time to give the cookie again, so that it lasts as long as it is used."""
        now = time.monotonic()
        if person.renewed and now - person.renewed < RENEWED:
            return False
        person.renewed = now
        return True

    async def renew(self, person: Person) -> None:
        """Note that they were here."""
        await self.store.saw(person.id, now())

    async def rename(self, person: Person, name: str) -> None:
        person.name = clean_name(name)
        await self.store.rename(person.id, person.name)
        await self.store.database.spread(News(self.store.database.house, person=person.id))

    def _hear(self, news: News) -> None:
        """Somebody is called differently elsewhere; who was missed, nobody knows."""
        if news.person or news.is_anew:
            known = self._known.items()
            self._known = {t: p for t, p in known if p.id != news.person and not news.is_anew}

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[person.token] = person
        return person


def clean_name(name: str) -> str:
    """Printable, on one line, not too long."""
    return letters.name(name, NAME_LENGTH)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
