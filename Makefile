# `make specs` and `make test` are all that a fresh machine with Swift needs.

SWIFT ?= swift
# SPECRUN_STRICT=1 is how continuous integration builds: warnings are errors, and a module may only
# import what Package.swift says it depends on.
ifdef SPECRUN_STRICT
FLAGS := -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
endif

.PHONY: specs test kit bench lint format setup

## Build in release, run every story, leave reports in reports/.
specs: setup
	$(SWIFT) build -c release --product specrun $(FLAGS)
	.build/release/specrun Features/

## Run every test.
test: setup
	$(SWIFT) test $(FLAGS)

## Judge every sample of the official compatibility kit, and test the judge.
KIT_PACKAGE := Examples/CompatibilityKit
kit: setup
	$(SWIFT) test --package-path $(KIT_PACKAGE) $(FLAGS)
	$(KIT_PACKAGE)/.build/debug/judge $(CUCUMBER_TESTDATA)/compatibility-kit $(CUCUMBER_TESTDATA)/messages

## Measure parsing and running on a generated workload.
bench: setup
	$(SWIFT) build -c release --product specbench $(FLAGS)
	.build/release/specbench

## Check the formatting of all Swift code (`make format` repairs it), and the page's style and script.
lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples
	Scripts/lint-assets.sh

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples

## Install libyaml's headers where they are missing.
setup:
	@Scripts/install-libyaml.sh
