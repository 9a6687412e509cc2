"""The page behind a personal link: asks before this browser becomes somebody else."""

from __future__ import annotations

from html import escape

from steinkreis.server.people import Person

WORDS = {
    "de": {
        "title": "Bist du das?",
        "who": "Dieser Link macht diesen Browser zu <b>{name}</b>.",
        "nameless": "Dieser Link macht diesen Browser zu jemandem, der noch keinen Namen hat.",
        "now": "Bisher bist du hier <b>{name}</b>. Deine Tische erreichst du dann nur noch über "
        "deinen eigenen persönlichen Link.",
        "warning": "Sag nur ja, wenn es dein eigener Link ist: Wer ihn kennt, spielt unter "
        "demselben Namen und sieht dieselben Karten.",
        "yes": "Ja, das bin ich",
        "no": "Nein, alles bleibt, wie es ist",
        "nobody": "jemand ohne Namen",
    },
    "en": {
        "title": "Is that you?",
        "who": "This link makes this browser <b>{name}</b>.",
        "nameless": "This link makes this browser somebody who has no name yet.",
        "now": "So far you are <b>{name}</b> here. After this, only your own personal link "
        "takes you back to your tables.",
        "warning": "Say yes only if the link is your own: whoever knows it plays under the same "
        "name and sees the same cards.",
        "yes": "Yes, that is me",
        "no": "No, leave everything as it is",
        "nobody": "somebody without a name",
    },
}
STYLE = """
:root { color-scheme: light dark; }
body { font: 1.1rem/1.5 Georgia, serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem;
  background: light-dark(#e9e4d8, #23262a); color: light-dark(#2b2a26, #e6e1d3); }
form, p.links { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: center; }
button { font: inherit; padding: .6rem 1.2rem; border: 0; border-radius: .5rem; cursor: pointer;
  background: #5d7350; color: #fff; }
a { color: inherit; }
"""


def greeting(person: Person, now: Person | None, wanted: str) -> str:
    """The question, in the first of our languages that the browser asks for."""
    language = "de" if wanted.lower().lstrip().startswith("de") else "en"
    words = WORDS[language]
    who = words["who"].format(name=escape(person.name)) if person.name else words["nameless"]
    name = escape(now.name) if now is not None and now.name else words["nobody"]
    was = f"<p>{words['now'].format(name=name)}</p>" if now is not None else ""
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{words["title"]} – Steinkreis</title>
<style>{STYLE}</style>
<h1>{words["title"]}</h1>
<p>{who}</p>
{was}
<p>{words["warning"]}</p>
<form method="post">
  <button>{words["yes"]}</button>
  <a href="/">{words["no"]}</a>
</form>
</html>
"""
