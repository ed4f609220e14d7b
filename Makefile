PYTHON ?= python3
# More arguments for what a target runs, as in: make bench ARGS=--json
ARGS ?=

BIN := .venv/bin
READY := .venv/.ready

# The build of the package itself is held to the pinned versions too, by these (old pips read the first,
# new ones the second).
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help play terminal test check bench compiled plain clean

help: ## show these lines
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile

play: $(READY) ## serve the tables on http://127.0.0.1:8000
	@$(BIN)/roundtable serve $(ARGS)

terminal: $(READY) ## play Talisman in this terminal, against three bots
	@$(BIN)/roundtable play talisman --seats human,bot,bot,bot $(ARGS)

test: $(READY) ## run all tests, in a browser too, and check that every rule is tested
	@sh tools/browser.sh
	$(BIN)/pytest -n auto -rfER --rules-check $(ARGS)

check: $(READY) ## check style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(READY) ## measure the figures that the README states
	@$(BIN)/python -m pip install -q -c constraints.txt -e '.[bench,compiled]'
	$(BIN)/python -m bench $(ARGS)

compiled: $(READY) ## compile kernel and rules in place (optional: quicker play; needs a C compiler)
	@$(BIN)/python -m pip install -q -c constraints.txt mypy setuptools
	@echo "Compiling the kernel and the rules of Kinfire and Talisman in place; this takes one to two minutes."
	@ROUNDTABLE_MYPYC=1 $(BIN)/python setup.py -q build_ext --inplace
	@echo "Done: everything started from here now runs the compiled modules. \`make plain\` removes them; do so before you edit one."

plain: ## remove the compiled modules
	find src -name '*.so' -delete

clean: plain ## remove caches and builds (.venv stays)
	rm -rf build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml constraints.txt
	@sh tools/venv.sh "$(PYTHON)"
	$(BIN)/python -m pip install -q -c constraints.txt -e '.[test,check]'
	@touch $@
