# Everything sets itself up: `make play` and `make test` work on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := setup.py pyproject.toml $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*')
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

.PHONY: play test quick check laws bench format clean

play: $(VENV)/.installed  ## Hidden Stones in the terminal, against a bot
	@$(BIN)/steinkreis play hidden-stones

test: $(VENV)/.installed  ## all tests, on the compiled and on the interpreted build
	$(BIN)/python -m pytest -n 2 -q
	STEINKREIS_PURE=1 $(BIN)/python -m pytest -n 2 -q -m "not once"

quick: $(VENV)/.dependencies  ## the tests straight from src, interpreted, without building
	STEINKREIS_PURE=1 PYTHONPATH=src $(BIN)/python -m pytest -n 2 -q -m "not once"

check: $(VENV)/.dependencies  ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy -p steinkreis
	$(BIN)/mypy tests bench

format: $(VENV)/.dependencies
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

laws: $(VENV)/.installed  ## every law, at length, in both builds
	$(BIN)/steinkreis check --all --games 30
	STEINKREIS_PURE=1 $(BIN)/steinkreis check --all --games 6

bench: $(VENV)-bench/.installed  ## speed of every game, and connect four beside its peers
	$(VENV)-bench/bin/steinkreis bench
	$(VENV)-bench/bin/python bench/side_by_side.py

$(VENV)/.dependencies: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Steinkreis needs Python 3.11 or newer; say make PYTHON=... to name one."; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { echo "Please install python3-venv."; exit 2; }
	@$(BIN)/python $(PIP_INSTALL) -r requirements.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.dependencies $(SOURCES)
	@echo "Building Steinkreis; this takes about half a minute."
	@rm -rf build
	@$(BIN)/python $(PIP_INSTALL) --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/steinkreis --version
	@$(BIN)/steinkreis --version | grep -q compiled || \
		echo "No C compiler was found, so Steinkreis runs interpreted: all there, only slower."
	@touch $@

$(VENV)-bench/.installed: $(SOURCES) requirements.txt bench/peers.txt bench/connect_four.py
	@$(PYTHON) -m venv $(VENV)-bench
	@$(VENV)-bench/bin/python $(PIP_INSTALL) -r requirements.txt
	@$(VENV)-bench/bin/python $(PIP_INSTALL) -r bench/peers.txt || echo "Some peers are missing."
	@rm -rf build
	@STEINKREIS_BENCH=1 $(VENV)-bench/bin/python $(PIP_INSTALL) --no-build-isolation --no-deps \
		--force-reinstall .
	@touch $@

clean:
	rm -rf build $(VENV) $(VENV)-bench src/*.egg-info
