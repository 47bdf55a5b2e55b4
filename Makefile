# `make specs` and `make test` are all that a fresh machine with Swift needs.

SWIFT ?= swift
# STRICT=1 is how continuous integration builds: warnings are errors, and a module may only
# import what Package.swift says it depends on.
ifdef STRICT
FLAGS := -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
endif

## What is built in release says what it was built from; see `specrun --version`.
RELEASE = SPECRUN_REVISION="$$(Scripts/revision.sh)" $(SWIFT) build -c release $(FLAGS)

CODE := Package.swift Plugins Scripts Sources Tests Examples Fuzz Loopback/Package.swift Loopback/Sources Loopback/Tests

.PHONY: specs install uninstall static audit test examples api sanitize fuzz mutants catalogue loopback kit hostile bench \
  docs lint format setup

## Build in release, run every story, leave reports in reports/; each requirement needs a scenario that passes.
specs: setup
	$(RELEASE) --product specrun
	.build/release/specrun Features/ --require-passing

## Install the command with its completions and its manual page, below PREFIX. DESTDIR is put before all
## paths, for packages.
PREFIX ?= /usr/local
BIN := $(DESTDIR)$(PREFIX)/bin/specrun
BASH_COMPLETION := $(DESTDIR)$(PREFIX)/share/bash-completion/completions/specrun
ZSH_COMPLETION := $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_specrun
FISH_COMPLETION := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/specrun.fish
MANUAL := $(DESTDIR)$(PREFIX)/share/man/man1/specrun.1
INSTALLED := "$(BIN)" "$(BASH_COMPLETION)" "$(ZSH_COMPLETION)" "$(FISH_COMPLETION)" "$(MANUAL)"

install: setup
	$(RELEASE) --product specrun
	for file in $(INSTALLED); do mkdir -p "$$(dirname "$$file")" || exit 1; done
	install -m 755 .build/release/specrun "$(BIN)"
	.build/release/specrun --generate-completion-script bash >"$(BASH_COMPLETION)"
	.build/release/specrun --generate-completion-script zsh >"$(ZSH_COMPLETION)"
	.build/release/specrun --generate-completion-script fish >"$(FISH_COMPLETION)"
	.build/release/specrun --generate-manual >"$(MANUAL)"

uninstall:
	rm -f $(INSTALLED)

## Build the command for machines with Linux and no Swift: .build/static/release/specrun. It has Swift's own
## libraries and libyaml in it, so that what it needs is in every Linux with glibc. The description of
## libyaml that SwiftPM reads names a folder in which there is only the archive.
ARCHIVES := $(CURDIR)/.build/archives
static: setup
	mkdir -p $(ARCHIVES)
	ln -sf "$$(clang -print-file-name=libyaml.a)" $(ARCHIVES)/libyaml.a
	sed 's|^Libs:.*|Libs: -L$(ARCHIVES) -lyaml|' "$$(pkg-config --variable pcfiledir yaml-0.1)/yaml-0.1.pc" \
	  >$(ARCHIVES)/yaml-0.1.pc
	PKG_CONFIG_PATH=$(ARCHIVES) $(RELEASE) --product specrun --static-swift-stdlib \
	  --scratch-path .build/static

## Change the stories in every way and see whether they notice; BUDGET=60s tries a sample.
audit: setup
	$(RELEASE) --product specrun
	.build/release/specrun audit Features/ --isolation none --parallel 2 --min-score 95 \
	  $(if $(BUDGET),--budget $(BUDGET))

## Run every test; those of the loopback are in a package of their own.
test: setup
	$(SWIFT) test $(FLAGS)
	$(SWIFT) test --package-path Loopback $(FLAGS)

## Build and run the packages of Examples as those of other people, with a versioned dependency, in debug
## and release.
examples: setup
	Scripts/check-examples.sh

## Write the public API of the library products to API/, after a change that is meant.
api: setup
	$(SWIFT) build $(FLAGS)
	Scripts/list-api .build/debug/Modules

## Run the catalogue of bad input on the built command.
catalogue: setup
	$(SWIFT) test --filter CatalogueTests $(FLAGS)

## Run every story on a real HTTP server and client, on 127.0.0.1.
loopback: setup
	$(SWIFT) build --package-path Loopback --product specrun-loopback $(FLAGS)
	Loopback/.build/debug/specrun-loopback Features/ --world-parameters '{"network":"loopback"}'

## Judge every sample of the official compatibility kit, and test the judge.
## It shares what is built with the other examples, which `make test` builds and runs. SPECRUN_EXAMPLES
## names copies of them, made by `Scripts/stage-examples.sh`, to take instead.
EXAMPLES := $(if $(SPECRUN_EXAMPLES),$(SPECRUN_EXAMPLES),Examples)
EXAMPLES_BUILD := $(if $(SPECRUN_EXAMPLES),$(SPECRUN_EXAMPLES)/build,$(CURDIR)/.build/examples)
kit: setup
	$(SWIFT) test --package-path $(EXAMPLES)/CompatibilityKit --scratch-path $(EXAMPLES_BUILD) $(FLAGS)
	$(EXAMPLES_BUILD)/debug/judge $(CUCUMBER_TESTDATA)/compatibility-kit $(CUCUMBER_TESTDATA)/messages

## Run steps that crash, hang, leak and forge verdicts, and check what is reported; QUICK=1 runs a part.
hostile: setup
	$(SWIFT) build --package-path $(EXAMPLES)/Hostile --scratch-path $(EXAMPLES_BUILD) $(FLAGS)
	python3 Examples/Hostile/Checks $(EXAMPLES_BUILD)/debug/hostile-specs $(if $(QUICK),--quick)

## Measure parsing and running on a generated workload, and runs of great sizes beside their limits.
bench: setup
	$(RELEASE) --product specbench
	$(RELEASE) --product benchrun
	.build/release/specbench

## Run the tests under the address sanitizer, then under the thread sanitizer, each in a build of its
## own. Left out is what builds other packages or drives a browser.
SANITIZED := --skip 'AcceptanceTests|BrowserTests|ExamplePackageTests|Documentation'
sanitize: setup
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/address \
	  $(SANITIZED) $(FLAGS)
	TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test --sanitize=thread --scratch-path .build/thread \
	  $(SANITIZED) $(FLAGS)

## Try generated inputs on all that reads or escapes text from outside, SECONDS for each target.
SECONDS ?= 10
fuzz: setup
	$(MAKE) -C Fuzz SECONDS=$(SECONDS)

## Make small mistakes in the code of the systems and count those that their stories notice.
mutants: setup
	Scripts/mutants

## Make the documentation of the libraries, in .build/documentation/site; warnings are errors. Serve the
## folder with any web server. The plugin is a dependency only here: see Package.swift.
DOCUMENTED := Messages Gherkin CucumberExpressions TagExpressions Ports YAML Pictures TestDoubles \
  StepKit SpecSources SpecEngine SpecReporting SpecMerging SpecSession SpecTesting SpecXCTest SpecCommand
DOCUMENTATION := $(CURDIR)/.build/documentation
docs: setup
	mkdir -p $(DOCUMENTATION)
	rm -rf $(DOCUMENTATION)/site
	SPECRUN_DOCUMENTATION=1 $(SWIFT) package --scratch-path $(DOCUMENTATION) \
	  --allow-writing-to-directory $(DOCUMENTATION) generate-documentation $(DOCUMENTED:%=--target %) \
	  --enable-experimental-combined-documentation --warnings-as-errors \
	  --transform-for-static-hosting --output-path $(DOCUMENTATION)/site

## Check the formatting of all Swift code (`make format` repairs it), and the page's style and script.
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(CODE)
	Scripts/lint-assets.sh

format:
	$(SWIFT) format --in-place --parallel --recursive $(CODE)

## Install libyaml's headers where they are missing.
setup:
	@Scripts/install-libyaml.sh
