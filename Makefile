# Two worlds. A: .venv, editable and pure, tests run in the checkout.
#             B: .venv-compiled, the compiled wheel, tests run from an empty folder.
PYTHON ?= python3.11
JOBS ?= auto

A := .venv/bin
B := $(CURDIR)/.venv-compiled/bin
PIP_QUIET := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_WARN_SCRIPT_LOCATION=1
BUILD_FILES := pyproject.toml setup.py constraints.txt
# Everything that a wheel holds, but not what Python writes.
SOURCES := $(shell find src \( -name __pycache__ -o -name '*.egg-info' \) -prune -o -type f -print | sort)

.DEFAULT_GOAL := help
.PHONY: help play test check lint bench soak clean .venv .venv-compiled FORCE
.DELETE_ON_ERROR:

help:  ## say what there is
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: .venv/.stamp  ## play Tank against a bot in this terminal
	@$(A)/fourfold play tank

check: lint  ## lint, strict types, layers, clause trace and the fast tests; under a minute
	@FOURFOLD_WORLD=interpreted $(A)/pytest -n $(JOBS) -m "not slow"

test: lint .venv-compiled/.stamp  ## every check, and every test interpreted and compiled
	@FOURFOLD_WORLD=interpreted $(A)/pytest -n $(JOBS)
	@empty=$$(mktemp -d) && trap 'rm -rf "$$empty"' EXIT && cd "$$empty" && \
	FOURFOLD_WORLD=compiled $(B)/pytest -n $(JOBS) -W error -p no:cacheprovider --pyargs fourfold

lint: .venv/.stamp
	@$(A)/ruff check --quiet
	@$(A)/ruff format --check --quiet || { echo "not formatted: run $(A)/ruff format"; exit 1; }
	@$(A)/mypy --no-error-summary
	@$(A)/python -m tools.trace

bench: .venv-compiled/.stamp  ## measure the compiled engine
	@$(B)/fourfold bench

soak: .venv-compiled/.stamp  ## play many games and check every invariant, until stopped
	@$(B)/python tools/soak.py

clean:  ## remove everything that was built
	rm -rf .venv .venv-compiled build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tools -name __pycache__ -prune -exec rm -rf {} +

.venv: .venv/.stamp
.venv-compiled: .venv-compiled/.stamp

.venv/.stamp: $(BUILD_FILES)
	@echo "making .venv (editable, interpreted)"
	@$(PYTHON) -m venv .venv
	@$(PIP_QUIET) $(A)/pip install -qq -c constraints.txt setuptools
	@$(PIP_QUIET) FOURFOLD_PURE=1 $(A)/pip install -qq -c constraints.txt --no-build-isolation -e '.[test,dev]'
	@touch $@

# The objects of the last build are kept, its Python files are not: a deleted test must not live on in the wheel.
.venv-compiled/.stamp: .venv/.stamp build/sources.txt $(SOURCES) README.md LICENSE
	@echo "making .venv-compiled (the compiled wheel)"
	@rm -rf build/wheel && find build -path 'build/lib*' -type f ! -name '*.so' -delete
	@$(A)/python -m build --wheel --no-isolation --outdir build/wheel > build/wheel.log 2>&1 || \
		{ tail -n 40 build/wheel.log; exit 1; }
	@test -x $(B)/pip || $(PYTHON) -m venv .venv-compiled
	@wheel=$$(ls build/wheel/*.whl) && \
	$(PIP_QUIET) $(B)/pip install -qq -c constraints.txt "$$wheel[test]" && \
	$(PIP_QUIET) $(B)/pip install -qq --no-deps --force-reinstall "$$wheel"
	@touch $@

# Changes when a file came or went: a file that is no more cannot be newer than the wheel.
build/sources.txt: FORCE
	@mkdir -p build && echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) > $@
