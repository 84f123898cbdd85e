# Everything a person does with a clone. Needs Python 3.11 to 3.14, make and git; the rest is fetched into .venv.
# `make` alone lists what there is.

.DEFAULT_GOAL := help
.PHONY: help play test warm client slow soak bench house-deck docs docs-links lint format screens pictures ui web pins puzzles release kernels new-language clean distclean ready-to-play ready-to-test ready-to-bench

PYTHON := .venv/bin/python
CHECK := sh tools/python.sh -m tools.check
export WORKERS ?= 4
export PYTHONUNBUFFERED := 1
export PYTHONDONTWRITEBYTECODE := # empty: hundreds of processes would each compile the sources anew

help: ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /make \1|/p' Makefile | while IFS='|' read -r name what; do printf '%-14s %s\n' "$$name" "$$what"; done

play: ready-to-play web ## Serve Mazzo on this machine and open the browser
	@.venv/bin/mazzo

test: ## Check everything: manners, types, the client, the rules, the laws, the table in a real browser
	@$(CHECK) test

warm: # compile once, before several processes ask for the same at the same time
	@$(CHECK) warm

client:
	@$(CHECK) client

slow: ## The long tests, a part drawn by a seed: many games, fuzzing, kill -9, and the laws with array bounds checked
	@$(CHECK) slow

soak: ## All of the long tests, however long they take
	@MAZZO_WHOLE=1 $(CHECK) slow

bench: ready-to-bench ## Measure: a table of figures, each beside a reference of the same run
	@$(PYTHON) -m bench $(FIGURES)

house-deck: ready-to-test ## Make the house deck of Grove and its recipes again, with the page that shows how they play
	@$(PYTHON) -m generate.house_deck

docs: ## Build the documentation site; SITE=ADDRESS TO=FOLDER: for a web space
	@sh tools/python.sh -m tools.docs $(SITE) $(TO)

docs-links: ## Ask every address outside that the documentation names
	@sh tools/python.sh -m tools.docs links

lint: ## Manners and types of the Python
	@$(CHECK) lint

format: ready-to-test ## Put the Python into its standard form
	@$(PYTHON) -m ruff check --fix --quiet
	@$(PYTHON) -m ruff format

screens: ready-to-test web ## Photograph every screen into build/screens
	@$(PYTHON) -m tests.e2e.screens $(NAMES) $(if $(PSEUDO),--pseudo)

pictures: ready-to-test web ## Make the moving picture of each game and the screenshots of the manifest, in web/public
	@$(PYTHON) -m tests.e2e.moving_pictures $(NAMES)

ui: ready-to-play ## Open the page of the design system: every primitive of the client in both themes
	@$(PYTHON) -m tools.client gallery

web: ready-to-play ## Build the browser client, if it changed
	@$(PYTHON) -m tools.client build

pins: ready-to-test ## Look for newer versions of everything and write constraints.txt
	@$(PYTHON) -m tools.pins

kernels: ready-to-test ## Compile the rules, bots and solvers of every game ahead of time for each platform; some five minutes
	@$(PYTHON) -m generate.kernels

release: ready-to-test ## Make a release, VERSION=1.0.0; with DRY=1 everything but the commit and the tag
	@$(PYTHON) -m tools.release $(VERSION) $(if $(DRY),--dry)

puzzles: ready-to-play ## Check every stored puzzle again: position, proof and level
	@.venv/bin/mazzo puzzle --check

new-language: ready-to-test ## Begin a language, or bring it up to date: LANGUAGE=fr
	@$(PYTHON) -m tools.new_language $(LANGUAGE)

clean: ## Remove what was built
	rm -rf build dist src/mazzo/server/static src/mazzo/server/documentation .mypy_cache .pytest_cache .ruff_cache .hypothesis web/.svelte-check

distclean: clean ## Remove what was fetched, too
	rm -rf .venv web/node_modules tools/chromium/node_modules generate/kernels/node_modules

ready-to-play ready-to-test ready-to-bench:
	@sh tools/python.sh -m tools.environment $(@:ready-to-%=%)
