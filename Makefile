# make run      builds, and runs the service in the foreground with the example extension
# make test     installs what the tests need and runs them all
# make test-long     runs the tests of storms, kills and limits with their full numbers
# make test-sanitizers  runs the suites of all modules under the thread and address sanitizers
# make test-systemd  runs the installed service under a real systemd, and with a real logind
# make test-desktop  clicks the tray in real panels, without a screen
# make bench    times the service against a bare one written in C
# make man      writes the manual pages of the programs and the examples to build/man
# make install  installs the programs, their manual pages and completions, the D-Bus files and the
#               systemd units below PREFIX; make uninstall removes them

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT_FLAGS := $(if $(filter error,$(WARNINGS)),-Xswiftc -warnings-as-errors)
# Most tests run processes of their own; all at once they would exhaust the user's inotify instances.
TEST_WIDTH ?= 6
# Packed relocations (glibc 2.36), no table of exports, equal functions once, only what is used of the
# C++ library: two megabytes less are read at each start and stay resident. The linker is the Swift
# toolchain's own; it takes the library that it finds first, so one folder has the static one alone.
# Generic code of one module is made for the types of the next one, which takes a part of its time off
# every call.
static := $(CURDIR)/build/static
RELEASE := -c release --static-swift-stdlib -Xswiftc -cross-module-optimization \
  -Xswiftc -use-ld=lld -Xswiftc -L$(static) \
  -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic -Xlinker --icf=all
PROGRAMS := controlbusd controlctl controlbus-tray controlbus-strings
EXAMPLES := ReaderControls TimerControls reader
products = $$(swift build $(RELEASE) --show-bin-path)
pages := $(PROGRAMS:%=build/man/%.1)
example_pages := $(EXAMPLES:%=build/man/%.1)
# Where sessions that systemd does not run look for what they start.
AUTOSTART ?= $(if $(filter $(HOME)/%,$(PREFIX)),$(HOME)/.config/autostart,/etc/xdg/autostart)
languages := $(basename $(notdir $(wildcard po/*.po)))

bin := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
manuals := $(share)/man/man1
completions := $(share)/bash-completion/completions/controlctl \
  $(share)/zsh/site-functions/_controlctl $(share)/fish/vendor_completions.d/controlctl.fish
# Below a home, systemd searches the data folder alone.
units := $(DESTDIR)$(PREFIX)/$(if $(filter $(HOME)/%,$(PREFIX)),share,lib)/systemd/user
autostart := $(DESTDIR)$(AUTOSTART)

long_tests := GuaranteeTests|StormTests|PersistenceTests|IdleLineTests|noCallIsLostAroundTheIdleLimit
# Those that start no programs of the project: a program that the sanitizers slow down is late for
# whoever waits for it.
sanitized_modules := AppGroups|AppIntents|Bus|Combine|ControlHost|ControlModel|ControlProtocol|FoundationGap|OSLog|ProgramText|SwiftUI|WidgetKit
# Of the other modules the suites that start none either, by name.
sanitized_suites := ControlCtlTests\.(ArgumentParser|Command|Name|Parameter|Rendering|Surface)|ControlTrayTests\.(Menu|MenuTree)|ExtensionRuntimeTests\.LiveProviders
sanitized_tests := ^(($(sanitized_modules))Tests\.|($(sanitized_suites))Tests/)
# The body of a control that traps is tried in a fork, and a fork of a process with threads is more
# than the thread sanitizer can follow. Under both, programs start too slowly for an idle limit of
# 20 ms, and a host that is to be too busy for 200 ms is so for longer.
skipped_by_address := IdleLineTests|ControlCenterClientTests
skipped_by_thread := $(skipped_by_address)|TrapTests
# Leaks are not looked for: XCTest leaves two objects behind, and what a task holds that waits while its
# program exits counts as lost. Swift's key paths copy strings onto themselves. A crash that a test wants
# is not to start Swift's backtracer, a fork as well.
sanitizer_options := ASAN_OPTIONS=detect_leaks=0:replace_intrin=0 SWIFT_BACKTRACE=enable=no
# Of what the programs report that tests start, nobody sees the text: it goes to files.
sanitizer_reports := $(CURDIR)/.build/thread/report
sanitizer_options += TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.suppressions:log_path=$(sanitizer_reports)

.PHONY: run test test-long test-sanitizers test-systemd test-desktop bench build build-examples man install install-programs \
  install-data uninstall

run:
	@.ci/packages build
	swift build
	@exec dbus/run-in-foreground "$$(swift build --show-bin-path)"

test:
	@.ci/packages test
	swift build --build-tests $(SWIFT_FLAGS)
	swift test --skip-build --experimental-maximum-parallelization-width $(TEST_WIDTH)

test-long:
	@.ci/packages test
	swift build --build-tests $(SWIFT_FLAGS)
	CONTROLBUS_ROUNDS=10000 CONTROLBUS_STORM=100000 CONTROLBUS_KILLS=200 \
	  CONTROLBUS_IDLE_CALLS=3000 swift test --skip-build --filter '$(long_tests)'

test-sanitizers:
	@.ci/packages test
	rm -f $(sanitizer_reports).*
	$(sanitizer_options) swift test --sanitize=thread --scratch-path .build/thread \
	  --experimental-maximum-parallelization-width $(TEST_WIDTH) \
	  --filter '$(sanitized_tests)' --skip '$(skipped_by_thread)' || status=$$?; \
	  ! cat $(sanitizer_reports).* 2>/dev/null | grep . && exit $${status:-0}
	$(sanitizer_options) swift test --sanitize=address --scratch-path .build/address \
	  --experimental-maximum-parallelization-width $(TEST_WIDTH) \
	  --filter '$(sanitized_tests)' --skip '$(skipped_by_address)'

test-systemd:
	@.ci/packages systemd
	for program in controlbusd controlctl ReaderControls reader ScriptedExtension; do \
	  swift build $(SWIFT_FLAGS) --product $$program || exit 1; done
	timeout -k 30 900 Tests/Systemd/run
	timeout -k 30 450 Tests/Systemd/logind

test-desktop:
	@.ci/packages desktop
	for program in controlbusd controlctl controlbus-tray ReaderControls reader; do \
	  swift build $(SWIFT_FLAGS) --product $$program || exit 1; done
	timeout -k 30 1200 Tests/Desktop/run

bench: $(static)
	@.ci/packages bench
	RELEASE='$(RELEASE)' Benchmarks/run

build: $(static)
	@.ci/packages build
	for program in $(PROGRAMS); do swift build $(RELEASE) --product $$program || exit 1; done

build-examples: build
	for program in $(EXAMPLES); do swift build $(RELEASE) --product $$program || exit 1; done

$(static):
	@.ci/packages build
	mkdir -p $@
	ln -s "$$(gcc -print-file-name=libstdc++.a)" $@/

man: $(pages) $(example_pages)

$(example_pages): build-examples

build/man/%.1: build
	@mkdir -p $(@D)
	"$(products)/$*" $(page_arguments) > $@

build/man/%.1: page_arguments := --help=man
build/man/controlctl.1: page_arguments := help --man

install: install-programs install-data

install-programs: build $(pages)
	install -d $(bin) $(manuals) $(dir $(completions))
	for program in $(PROGRAMS); do \
	  install -m 755 "$(products)/$$program" $(bin)/ && \
	  gzip -9nc build/man/$$program.1 > $(manuals)/$$program.1.gz || exit 1; done
	set -- bash zsh fish; for file in $(completions); do \
	  $(bin)/controlctl completion $$1 > $$file && shift || exit 1; done

install-data:
	install -d $(share)/dbus-1/services $(share)/dbus-1/interfaces $(units)
	install -m 644 dbus/interfaces/*.xml $(share)/dbus-1/interfaces/
	sed 's|/usr/bin/|$(PREFIX)/bin/|' dbus/org.controlbus.service \
	  > $(share)/dbus-1/services/org.controlbus.service
	for unit in controlbus.service controlbus-tray.service; do \
	  sed 's|/usr/bin/|$(PREFIX)/bin/|' systemd/$$unit > $(units)/$$unit || exit 1; done
	install -d $(autostart)
	sed 's|/usr/bin/|$(PREFIX)/bin/|' applets/controlbus-tray.desktop \
	  > $(autostart)/controlbus-tray.desktop
	for language in $(languages); do \
	  install -d $(share)/locale/$$language/LC_MESSAGES && \
	  msgfmt -o $(share)/locale/$$language/LC_MESSAGES/controlbus-tray.mo po/$$language.po \
	  || exit 1; done

uninstall:
	rm -f $(PROGRAMS:%=$(bin)/%) $(PROGRAMS:%=$(manuals)/%.1.gz) $(completions) \
	  $(share)/dbus-1/services/org.controlbus.service \
	  $(patsubst dbus/interfaces/%,$(share)/dbus-1/interfaces/%,$(wildcard dbus/interfaces/*.xml)) \
	  $(units)/controlbus.service $(units)/controlbus-tray.service \
	  $(autostart)/controlbus-tray.desktop \
	  $(languages:%=$(share)/locale/%/LC_MESSAGES/controlbus-tray.mo)
