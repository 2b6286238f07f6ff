# `make serve` shows the site, `make test` proves it. `make help` lists the rest.
PYTHON ?= python3
VENV ?= .venv
PORT ?= 8000
# Extra arguments for installing PyTorch, such as an index of CPU builds: its wheels have other hashes than the pinned one.
TORCH_ARGS ?=
# `make requirements UPGRADE=--upgrade`: the newest of everything that pyproject.toml allows.
UPGRADE ?=
TORCH = $(shell sed -n 's/^\(torch==[0-9.]*\).*/\1/p' requirements/torch.txt)
# What the CUDA build is imported with where NVIDIA's libraries are missing: built again when its sources change.
PRETENDED := scripts/build_pretended_cuda.py $(wildcard $(addprefix scripts/guide/fake_cuda/*.,c h py txt))
# Tests run on this many processes.
JOBS ?= 2
# Tests that need neither PyTorch nor a browser; `make check` runs them.
QUICK := tests/unit tests/content
# A share of the tests, as 2/4; none: all of them.
SHARD ?=
# `make prove`: since which commit, or for which page.
SINCE ?= HEAD
# `make bench-site ARGS=--times`: the times alone.
ARGS ?=
PAGE ?=

BIN := $(VENV)/bin
NODE_BIN := node_modules/.bin
# Plugins announce the end of MkDocs 1 on every build; the guide already builds with its successor.
export NO_MKDOCS_2_WARNING := 1
export DISABLE_MKDOCS_2_WARNING := true
COMPILE = $(BIN)/uv pip compile --quiet --python-version 3.11 --generate-hashes --no-annotate --no-header $(UPGRADE)
PIP := $(BIN)/python -m pip --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help tools serve build publish offline book test proof prove costs check env-site env-test env-frameworks env-check experiments lock lock-lines diagrams operators requirements links bench-site bench-search bench-measured clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

serve: env-site ## show the site on 127.0.0.1 while you write (PORT=8000)
	@$(BIN)/python scripts/serve_site.py --port $(PORT)

build: env-site ## build the site into site/, strictly
	@$(BIN)/python scripts/build_site.py

publish: env-site ## the site with the zip on it, as the deploy workflow hosts it
	@$(BIN)/python scripts/build_site.py --zip

offline: env-site ## one zip that opens without a network
	@$(BIN)/python scripts/build_site.py --offline --out site-offline

check: tools env-test env-check ## lint, types, the tests of the content but the proof, a build
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check scripts tests docs/*/experiments
	@$(BIN)/mypy scripts
	@$(BIN)/lint-imports
	@$(NODE_BIN)/biome lint --error-on-warnings
	@$(NODE_BIN)/tsc --project tsconfig.json
	@$(NODE_BIN)/tsc --project tsconfig.worker.json
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(QUICK)
	@$(BIN)/python scripts/build_site.py

test: check proof ## everything that a pull request is asked

proof: tools env-test env-frameworks env-check ## the tests that check leaves: citations, experiments, browser (SHARD=2/4: a share)
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(addprefix --ignore=,$(QUICK)) $(if $(SHARD),--shard $(SHARD))

prove: tools env-test env-frameworks env-check ## what changed since a commit (SINCE=HEAD), or one page (PAGE=docs/autograd/hooks.md)
	@$(BIN)/python scripts/prove_changes.py --since $(SINCE) --jobs $(JOBS) $(PAGE)

costs: env-test env-check ## prove everything, measure what it costs, write the page and the day
	@$(BIN)/python scripts/measure_proof.py

experiments: env-test env-check ## run every experiment again and record what it prints
	@$(BIN)/python scripts/record_experiments.py

lock: env-test ## prove every source citation against the installed PyTorch
	@$(BIN)/python scripts/lock_sources.py

lock-lines: env-test ## find the lines of C++ sources in a sparse clone of PyTorch's tag (needs the network)
	@$(BIN)/python scripts/lock_sources.py --lines || [ $$? = 1 ]

diagrams: env-site ## draw the figures that changed (needs Graphviz)
	@$(BIN)/python scripts/render_diagrams.py

operators: env-test ## dump the operator atlas from the installed PyTorch
	@$(BIN)/python scripts/build_operators.py

book: env-test ## the guide as PDF and EPUB (needs Chromium and pandoc)
	@$(BIN)/python scripts/build_book.py

bench-site: env-test ## weigh the pages and time build and preview beside other engines (needs Chromium, npm; ARGS=--times)
	@$(BIN)/python tests/benchmarks/site_bench.py $(ARGS)

bench-search: env-test ## ask other searches the queries of the test (needs Chromium, npm)
	@$(BIN)/python tests/benchmarks/search_bench.py

bench-measured: env-test ## time again what the measured experiments time, and say which claims hold
	@$(BIN)/python tests/benchmarks/measured_bench.py

requirements: env-test ## compile requirements/ from the lists in pyproject.toml (UPGRADE=--upgrade: the newest)
	@$(COMPILE) --group test --universal pyproject.toml -o requirements/test.txt
	@$(COMPILE) --group site --universal --constraint requirements/test.txt pyproject.toml -o requirements/site.txt
	@for list in requirements/frameworks/*.in; do \
	  $(COMPILE) --python-platform x86_64-manylinux_2_28 "$$list" -o "$${list%.in}.txt" || exit; done

links: env-test ## check every cited address (needs the network)
	@$(BIN)/python scripts/check_links.py

tools: ## name all the programs that are missing at once, with the line that installs them (in CI: install them)
	@PYTHON="$(PYTHON)" VENV="$(VENV)" .ci/tools all
env-site: $(VENV)/.site ## the environment that builds the site
env-test: $(VENV)/.pretended ## the environment that also runs the tests
env-frameworks: env-test ## the environments of other frameworks that the tests run: JAX and tinygrad
	@$(BIN)/python scripts/make_frameworks.py
env-check: node_modules/.done ## the linter and the type checker of the scripts of the site

$(VENV)/bin/python:
	@PYTHON="$(PYTHON)" VENV="$(VENV)" .ci/tools site
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is wanted; set PYTHON=")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.site: requirements/site.txt pyproject.toml | $(VENV)/bin/python
	@$(PIP) install --quiet --require-hashes -r requirements/site.txt
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt requirements/torch.txt $(VENV)/.site
	@$(PIP) install --quiet --require-hashes -r requirements/test.txt
	@$(PIP) install --quiet --no-deps $(if $(TORCH_ARGS),$(TORCH_ARGS) $(TORCH),-r requirements/torch.txt)
	@touch $@

# Status 1: PyTorch asks for functions that nobody has looked at. That is a test's to refuse; the rest can be worked with.
$(VENV)/.pretended: $(PRETENDED) $(VENV)/.test
	@$(BIN)/python scripts/build_pretended_cuda.py || [ $$? = 1 ]
	@touch $@

# Not `npm ci`: it wants the packages of every system in the lock, and a registry may hold those of Linux only.
node_modules/.done: package.json package-lock.json
	@npm install --no-save --silent --no-audit --no-fund
	@touch $@

clean: ## remove what was built, the environment included
	@rm -rf site $(VENV) node_modules .mypy_cache .pytest_cache .ruff_cache
