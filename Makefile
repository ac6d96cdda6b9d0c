# Two commands are enough: `make play` and `make test`. Everything is installed into .venv.
PYTHON ?= python3
BIN := .venv/bin
unexport PYTHONDONTWRITEBYTECODE  # a bot that is started a hundred times is compiled once

.PHONY: play test test-all test-sandbox check format bench balance proofs audit lock clean

play:  ## the same as `python play.py`
	$(PYTHON) play.py

test: .venv/dev.done  ## the quick ones; or whatever ARGS names, quick or slow
	$(BIN)/python -m pytest $(or $(ARGS),-m "not slow")

test-all: .venv/dev.done
	$(BIN)/python -m pytest $(ARGS)
	$(if $(ARGS),,$(MAKE) test-sandbox)

test-sandbox: .venv/dev.done
	cd sandbox && ../$(BIN)/python -m pytest $(ARGS)

check: .venv/dev.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache 
	$(BIN)/mypy

format: .venv/dev.done
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/dev.done
	$(BIN)/python -m bench $(ARGS)

balance: .venv/dev.done
	$(BIN)/python -m bench.balance $(ARGS)

proofs: .venv/dev.done
	$(BIN)/python -m tests.proofs $(ARGS)

audit: .venv/dev.done  ## known holes of what a host installs
	$(BIN)/pip-audit --disable-pip --require-hashes -r requirements/postgres.lock $(ARGS)

lock:  ## pin again what pyproject.toml asks for (needs `uv`)
	for extra in run postgres sandbox dev; do \
	  uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	    --no-emit-index-url --no-emit-find-links --no-emit-package hikyaku $$([ $$extra = run ] || echo --extra $$extra) \
	    pyproject.toml -o requirements/$$extra.lock; \
	done

clean:  ## never what was played: that is in data/
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/%.done: FORCE  # play.py knows what is there already
	@$(PYTHON) play.py --install $*

FORCE:
