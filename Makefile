# The two commands of the README: `make run` and `make test`. Everything they need beyond Rust, Node, make and a C compiler
# they install themselves.

VITAE := $(or $(CARGO_TARGET_DIR),target)/debug/vitae
MODULES := web/node_modules/.package-lock.json
DIST := web/dist/index.html
WEB_SOURCES := $(shell find web/src web/public web/scripts content templates/fonts templates/portfolio/*.json -type f 2>/dev/null) web/index.html web/vite.config.ts web/package.json

# Generated tests draw the same cases everywhere; set another seed to explore.
export PROPTEST_RNG_SEED ?= 20261121

# Tests are built by Clippy's compiler, which checks while it builds: a check of its own would go through all dependencies
# once more. What it would only warn of fails.
LINTED := RUSTC_WORKSPACE_WRAPPER="$$(rustc --print sysroot)/bin/clippy-driver" CLIPPY_ARGS="-Dwarnings__CLIPPY_HACKERY__"

.PHONY: run build web server test test-binary test-rust test-doubles test-upgrade test-api test-web test-e2e lint arrows accuracy-table bench bench-parser openapi contact-sheet portfolio-sheet release test-packages clean

run: build ## Serve on http://localhost:8080
	$(VITAE) serve

build: web server ## The web app, then the one binary that embeds it

web: $(DIST)

$(MODULES): web/package-lock.json web/.npmrc
	@echo "==> installing front-end packages"
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(DIST): $(MODULES) $(WEB_SOURCES)
	@echo "==> building the web app"
	cd web && npm run build
	@touch $@

server: $(DIST)
	@echo "==> building the server (the first time takes about 12 minutes on 2 cores; later runs take seconds)"
	cargo build --workspace

test: deps lint test-rust test-doubles test-upgrade test-api test-web test-e2e ## Everything
	@echo "==> all checks passed"

deps: ## Programs that the tests use and a fresh machine lacks
	@scripts/install-test-programs

lint: $(DIST)
	@echo "==> format, arrows, TypeScript; Clippy checks while the tests are built"
	cargo fmt --all --check
	scripts/check-arrows
	scripts/check-requirements
	scripts/check-promises
	cd web && npx tsc --noEmit && npx eslint .

test-rust: $(DIST)
	@echo "==> Rust: unit, property, contract, HTTP, LaTeX"
	$(LINTED) cargo test --workspace --quiet
	@$(MAKE) --no-print-directory check-openapi
	@$(VITAE) content check

check-openapi: test-binary
	@$(VITAE) openapi | diff -u api/openapi.json - || { echo "api/openapi.json is out of date: run 'make openapi'"; exit 1; }
	@cd web && npx openapi-typescript ../api/openapi.json -o /tmp/vitae-schema.$$$$.d.ts >/dev/null && diff -u src/api/schema.d.ts /tmp/vitae-schema.$$$$.d.ts; r=$$?; rm -f /tmp/vitae-schema.$$$$.d.ts; [ $$r = 0 ] || { echo "web/src/api/schema.d.ts is out of date: run 'make openapi'"; exit 1; }

openapi: server ## Write api/openapi.json and the TypeScript types anew
	$(VITAE) openapi > api/openapi.json
	cd web && npm run gen:api

contact-sheet: server ## The first pages of all designs as docs/contact-sheet.png
	scripts/contact-sheet $(VITAE)

portfolio-sheet: server e2e/node_modules/.package-lock.json ## Previews of the portfolio designs, and all of them as docs/portfolio-sheet.png
	cd e2e && PICTURES=1 npx playwright test portfolio-pictures

test-api: test-binary
	@echo "==> API: the running server beside its description (Schemathesis)"
	scripts/test-api $(VITAE)

test-doubles: test-binary
	@echo "==> stand-ins for outside services: beside the official clients"
	scripts/test-doubles $(dir $(VITAE))

test-upgrade: test-binary
	@echo "==> upgrade: what an older program has kept"
	scripts/test-upgrade $(VITAE)

test-web: $(MODULES)
	@echo "==> TypeScript: Vitest"
	cd web && npx vitest run

e2e/node_modules/.package-lock.json: e2e/package-lock.json
	cd e2e && npm ci --no-audit --no-fund
	@touch $@

# The binary as `cargo test` builds it: the tests' own features of shared dependencies would otherwise mean building those twice.
test-binary: $(DIST)
	@$(LINTED) cargo test --workspace --no-run --quiet

test-e2e: test-binary e2e/node_modules/.package-lock.json
	@echo "==> browser: Playwright with Chromium"
	cd e2e && npx playwright test

bench: build ## Times and memory beside their budgets
	bench/run

bench-parser: ## Parser accuracy over a folder of labelled résumés: make bench-parser CORPUS=DIR
	bench/parser $(CORPUS)

accuracy-table: ## Write bench/accuracy/table.tsv anew (and real.tsv where ../shared/real stands), after a change to the parser that is meant
	bench/parser --write-table

release: ## Stripped program, Debian package, archive, SBOM and checksums in target/dist, for amd64 and arm64
	@scripts/release

test-packages: release ## Install, use and remove them in clean systems; as root, some minutes, beside `make test`
	@scripts/test-packages $(or $(CARGO_TARGET_DIR),target)/dist

clean:
	rm -rf target web/dist web/dist-ssr web/node_modules e2e/node_modules
