# `make specs` and `make test` are all that a fresh machine with Swift needs.

SWIFT ?= swift
# STRICT=1 is how continuous integration builds: warnings are errors, and a module may only
# import what Package.swift says it depends on.
ifdef STRICT
FLAGS := -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
endif

CODE := Package.swift Plugins Scripts Sources Tests Examples Fuzz Loopback/Package.swift Loopback/Sources Loopback/Tests

.PHONY: specs build install uninstall audit test test-root test-loopback check nightly examples api sanitize \
  sanitize-address sanitize-thread fuzz mutants catalogue loopback kit hostile bench docs lint format setup

## Build in debug, run every story, leave reports in reports/; each requirement needs a scenario that passes.
specs: setup
	$(SWIFT) build --product specrun $(FLAGS)
	.build/debug/specrun Features/ --require-passing

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
	Scripts/build-release.sh specrun
	for file in $(INSTALLED); do mkdir -p "$$(dirname "$$file")" || exit 1; done
	install -m 755 .build/release/specrun "$(BIN)"
	.build/release/specrun --generate-completion-script bash >"$(BASH_COMPLETION)"
	.build/release/specrun --generate-completion-script zsh >"$(ZSH_COMPLETION)"
	.build/release/specrun --generate-completion-script fish >"$(FISH_COMPLETION)"
	.build/release/specrun --generate-manual >"$(MANUAL)"

uninstall:
	rm -f $(INSTALLED)

## Change the stories in every way and see whether they notice; BUDGET=60s tries a sample.
audit: setup
	Scripts/build-release.sh specrun
	.build/release/specrun audit Features/ --isolation none --parallel 2 --min-score 95 \
	  $(if $(BUDGET),--budget $(BUDGET))

## Build everything in debug.
build: setup
	$(SWIFT) build --build-tests $(FLAGS)

## Run every test; those of the loopback are in a package of their own. ARGUMENTS="--filter GherkinTests"
## chooses some of the others.
test: test-root test-loopback
test-root: setup
	Scripts/run-tests $(SWIFT) test $(FLAGS) $(ARGUMENTS)
test-loopback: setup
	Scripts/run-tests Scripts/swift-beside.sh Loopback test

## Run the tests, features and documentation that the changes since the last commit concern, or those since BASE.
check: setup
	Scripts/check $(BASE)

## What is too long for every commit: all hostile steps, mutants, sanitizers, ten minutes of fuzzing a target.
nightly: setup
	Scripts/nightly

## Build and run the packages of Examples as those of other people, with a versioned dependency, in debug
## and release.
examples: setup
	Scripts/check-examples.sh debug release

## Write the public API of the library products to API/, after a change that is meant.
api: build
	Scripts/list-api .build/debug/Modules

## Run the catalogue of bad input on the built command.
catalogue: setup
	$(SWIFT) test --filter CatalogueTests $(FLAGS)

## Run every story on a real HTTP server and client, on 127.0.0.1.
loopback: setup
	Scripts/swift-beside.sh Loopback build --product specrun-loopback
	.build/debug/specrun-loopback Features/ --world-parameters '{"network":"loopback"}'

## Judge every sample of the official compatibility kit, and test the judge.
kit: setup
	Scripts/run-tests Scripts/swift-beside.sh Examples/CompatibilityKit test
	.build/debug/judge $(CUCUMBER_TESTDATA)/compatibility-kit $(CUCUMBER_TESTDATA)/messages

## Run steps that crash, hang, leak and forge verdicts, and check what is reported; QUICK=1 runs a part.
hostile: setup
	Scripts/swift-beside.sh Examples/Hostile build
	python3 Examples/Hostile/Checks .build/debug/hostile-specs $(if $(QUICK),--quick)

## Measure the command on a generated workload, and on great sizes beside their limits.
bench: setup
	Scripts/build-release.sh specbench
	Scripts/bench

## Run the tests under the address sanitizer, then under the thread sanitizer, each in a build of its
## own. Left out is what builds other packages or drives a browser.
SANITIZED := --skip 'AcceptanceTests|BrowserTests|ExamplePackageTests|Documentation'
sanitize: sanitize-address sanitize-thread
sanitize-address: setup
	ASAN_OPTIONS=detect_leaks=0 Scripts/run-tests $(SWIFT) test --sanitize=address --scratch-path .build/address \
	  $(SANITIZED) $(FLAGS)
# The thread sanitizer has handlers of signals of its own, behind which the kernel's stay the same.
sanitize-thread: setup
	TSAN_OPTIONS=halt_on_error=1 Scripts/run-tests $(SWIFT) test --sanitize=thread --scratch-path .build/thread \
	  $(SANITIZED) --skip 'AttributesTests/handlers' $(FLAGS)

## Try generated inputs on all that reads or escapes text from outside, SECONDS for each target.
SECONDS ?= 10
fuzz: setup
	$(MAKE) -C Fuzz -k -j2 SECONDS=$(SECONDS)

## Make small mistakes in the code of the systems and count those that their stories notice.
mutants: setup
	Scripts/mutants

## Make the documentation of the libraries, in .build/documentation/site; warnings are errors. Serve the
## folder with any web server. The plugin is a dependency only here: see Package.swift.
DOCUMENTED := Messages Gherkin CucumberExpressions TagExpressions Ports YAML Pictures TestDoubles \
  StepKit SpecSources SpecEngine SpecReporting SpecMerging SpecSession SpecTesting SpecXCTest SpecCommand SpecTools
DOCUMENTATION := $(CURDIR)/.build/documentation
docs: setup
	mkdir -p $(DOCUMENTATION)
	rm -rf $(DOCUMENTATION)/site
	SPECRUN_DOCUMENTATION=1 Scripts/swift-beside.sh . package \
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
