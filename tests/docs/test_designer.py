"""The example that has to learn is the example without its `worth`, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.designer import EXAMPLE, lay_out, without


def test_only_the_worth_is_cut(tmp_path: Path) -> None:
    lay_out(tmp_path / "package")
    cut = (tmp_path / "package/riesen_memo/rules.py").read_text(encoding="utf-8")
    whole = (EXAMPLE / "src/riesen_memo/rules.py").read_text(encoding="utf-8")
    assert "def worth" in whole
    assert "def worth" not in cut
    assert len(whole.splitlines()) - len(cut.splitlines()) < 10
    compile(cut, "rules.py", "exec")
    with pytest.raises(ValueError, match="there is no worth"):
        without(cut, "worth")
