"""The cover of a game, cut out of its sheet of sprites as a picture of its own."""

from __future__ import annotations

import re
from functools import lru_cache
from xml.etree import ElementTree as xml

SVG = "http://www.w3.org/2000/svg"
SIZE = (400, 250)
NAMED = re.compile(r"#([\w-]+)")  # what is drawn by its name: href="#hs-sun", url(#hs-sky)

xml.register_namespace("", SVG)


@lru_cache(32)
def cover(sheet: str) -> str:
    """The symbol `cover` with all that it is drawn of; empty where there is none."""
    if 'id="cover"' not in sheet:
        return ""
    named = {one.get("id", ""): one for one in xml.fromstring(sheet).iter() if one.get("id")}
    wanted, found = ["cover"], dict[str, xml.Element]()
    while wanted:
        name = wanted.pop()
        if name in named and name not in found:
            found[name] = named[name]
            wanted += NAMED.findall(xml.tostring(named[name], encoding="unicode"))
    width, height = SIZE
    view = {"viewBox": f"0 0 {width} {height}", "width": f"{2 * width}", "height": f"{2 * height}"}
    picture = xml.Element(f"{{{SVG}}}svg", view)
    picture.extend(_apart(list(found.values())))
    xml.SubElement(picture, f"{{{SVG}}}use", href="#cover", width=f"{width}", height=f"{height}")
    return xml.tostring(picture, encoding="unicode")


def _apart(things: list[xml.Element]) -> list[xml.Element]:
    """Those that lie in none of the others."""
    inside = {id(part) for thing in things for part in thing.iter() if part is not thing}
    return [thing for thing in things if id(thing) not in inside]
