"""What the lab wrote is shown to everybody."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from tests.server.house import Server

CARD = {
    **{"game": "hidden-stones", "title": "Hidden Stones", "date": "2026-11-15T12:00:00"},
    **{"summary": "Fair.", "level": "menhir", "games": 100, "players": [2, 3]},
    "summaries": {"de": "Gerecht."},
}


def test_reports_are_listed_and_read(tmp_path: Path) -> None:
    folder = tmp_path / "lab"
    for name in ("hidden-stones", "stranger"):
        (folder / name).mkdir(parents=True)
        (folder / name / "report.json").write_text(json.dumps(CARD))
        (folder / name / "report.html").write_text("<h1>Fair</h1>")
    (folder / "hidden-stones" / "report.de.html").write_text("<h1>Gerecht</h1>")
    (folder / "secret.html").write_text("secret")
    server = Server(tmp_path, "--reports", str(folder))
    server.start()
    with httpx.Client(base_url=server.http, trust_env=False) as http:
        assert http.get("/api/reports").json() == {"reports": [CARD]}
        shown = http.get("/api/reports/hidden-stones/report.html")
        assert (shown.status_code, shown.text) == (200, "<h1>Fair</h1>")
        for language, words in (("de", "Gerecht"), ("fr", "Fair"), ("../../secret", "Fair")):
            asked = {"language": language}
            found = http.get("/api/reports/hidden-stones/report.html", params=asked)
            assert found.text == f"<h1>{words}</h1>"
        assert "default-src 'self'" in shown.headers["content-security-policy"]
        for name in ("stranger", "nothing", "..", "%2e%2e"):
            assert http.get(f"/api/reports/{name}/report.html").status_code == 404
    server.close()
    assert server.complaints() == ""
