import Gherkin
import SpecEngine
import SpecReporting
import SpecSession
import SpecSources

extension Setting {
  /// All settings, in the order of the help text.
  package static var table: [Setting] { sections.flatMap(\.settings) }

  /// A setting of the engine is its property in `Run.Settings` or `Session.Settings`, its row here,
  /// and its use.
  package static var sections: [(title: String, settings: [Setting])] {
    [
      ("Selecting scenarios", selection), ("Running", running),
      ("Retries, timeouts and known failures", rules), ("What makes a run fail", verdict),
      ("Reports", reports), ("Limits", limits),
    ]
  }

  private static var selection: [Setting] {
    [
      .list(
        "paths", \.session.paths, .features, form: .positional,
        variable: Variable(name: "CUCUMBER_FEATURES") {
          $0.hasPrefix("file:") ? String($0.dropFirst(5)) : $0
        },
        merging: .growsAmongProfiles, isSplitAtCommas: true, help: "The features to run."),
      .list(
        "rerun-from", \.rerunFrom, .path("a recording"), valueName: "path", merging: .replaces,
        isOptionOnly: true,
        help: """
          Rerun the scenarios that did not pass in a recorded run, even if they have moved. May be repeated, \
          for the shards of a run.
          """),
      .flag(
        "last-failed", \.lastFailed, isOptionOnly: true,
        help: """
          Rerun the scenarios that did not pass when they last ran in this folder, even if they have moved. Runs \
          note them in \(LastFailedFile.path).
          """),
      .list(
        "tags", \.session.tags, .tagExpression, valueName: "expression", short: "t",
        variable: "CUCUMBER_FILTER_TAGS",
        help: """
          Run scenarios whose tags match, such as '@smoke and not @wip'. If repeated, all \
          expressions must match.
          """),
      .list(
        "name", \.session.names, .namePattern, valueName: "regex", short: "n",
        variable: "CUCUMBER_FILTER_NAME",
        help: """
          Run scenarios whose name matches a regular expression. If repeated, one of them must match.
          """),
      .value(
        "count", \.session.limit, .number(in: 1...Int.max), valueName: "number",
        variable: "CUCUMBER_EXECUTION_LIMIT",
        help: "Run at most this many scenarios, starting with the first."),
      .value(
        "shard", \.shard, .shard, valueName: "i/n|auto[/n]",
        help: """
          Run one of N parts, such as 2/3, to split a run over several machines. With auto, \
          the CI system gives the part and their number; auto/N gives the number if it does not.
          """),
      .value(
        "timings", \.timings, .path("a file"), valueName: "path",
        help: """
          Divide shards by the times in this file, so that they take equally long. A run that is no shard \
          notes its own times there, and so does `report`.
          """),
      .value(
        "order", \.order, .order, valueName: "defined|reverse|random[:seed]",
        variable: Variable(name: "CUCUMBER_EXECUTION_ORDER") { $0 == "lexical" ? "defined" : $0 },
        help: "Set the order of scenarios."),
      .value(
        "language", \.session.language, .language, valueName: "code",
        help: "Set the default language of features."
      ).decidingResults,
      .value(
        "indentation", \.session.indentation, .number(in: 1...8), valueName: "columns",
        help: "Indent each level of a feature by this many spaces (default: 2)."
      ).ofOtherCommands,
      .toggle(
        "data-sources", \.session.readsDataSources,
        help: "Read examples from the files that @DataSource tags name (default)."
      ).decidingResults,
      .lint(
        help: """
          Set the level of a rule for likely mistakes in features: error (nothing runs), warning or off, \
          for example no-steps=warning or all=warning. `lint` has more rules. May be repeated; the last \
          one that names a rule counts.
          """),
      .flag(
        "strict-features", \.session.lint.isStrict,
        help: "Treat warnings about features as errors, such as two scenarios with the same name."),
    ]
  }

  private static var running: [Setting] {
    [
      .flag(
        "dry-run", \.session.run.dryRun, short: "d", variable: "CUCUMBER_EXECUTION_DRY_RUN",
        help: "Match every step without running any code."),
      .value(
        "parallel", \.session.run.parallel, .number(in: 1...1024), valueName: "count",
        variable: "CUCUMBER_EXECUTION_THREADS", help: "Run this many scenarios at once."),
      .flag(
        "fail-fast", \.session.run.failFast,
        help: "Skip the remaining scenarios after the first failure."),
      .mapping(
        "world-parameters", \.session.run.parameters, places: \.session.parameterPlaces,
        valueName: "json",
        help: """
          Pass values to worlds: a JSON object of strings, numbers and Booleans; in specrun.yaml a \
          mapping. Step libraries declare them, and --help lists those.
          """
      ).decidingResults,
      .flag(
        "strict-keywords", \.session.strictKeywords,
        help: "Match Given, When and Then only with step definitions of the same keyword."
      ).decidingResults,
      .value(
        "duplicate-patterns", \.session.duplicatePatterns,
        .choice(["error": .areProblems, "ambiguous": .areAmbiguous]),
        help: """
          Choose what happens if two step definitions have the same pattern: an error before the run \
          (default), or steps that match it are ambiguous.
          """
      ).decidingResults,
      .flag(
        "approve", \.approve, isOptionOnly: true,
        help: "Update approved files instead of comparing with them."),
      .toggle(
        "capture", \.capture,
        help: "Attach the output of steps to the report (default), or print it."),
      .value(
        "isolation", \.isolation,
        .choice(["worker": .worker, "scenario": .scenario, "none": .none]),
        help: """
          Run scenarios in worker processes, so that one that crashes or hangs fails alone (default), \
          each in a process of its own, or in the process of the command.
          """
      ),
      .flag(
        "debug", \.debug, isOptionOnly: true,
        help: """
          Run scenarios as a debugger needs them: in the process of the command, one at a time, without limits of \
          time, with what steps print shown at once.
          """),
      .value(
        "network", \.network, .anyCase,
        help: """
          Fail steps that use the network: all of it, all but addresses of this machine (default), or \
          none of them. On Linux, worker processes and what they start are held to it.
          """
      ).decidingResults,
    ]
  }

  private static var rules: [Setting] {
    [
      .value(
        "retry", \.session.run.retries.count, .number(in: 0...100), valueName: "count",
        help: "Retry a failed scenario up to this many times."),
      .value(
        "retry-tag-filter", \.session.run.retries.tags, .tagExpression, valueName: "expression",
        help: "Retry only scenarios whose tags match."),
      .value(
        "step-timeout", \.session.run.limits.step, .duration, valueName: "time",
        help: """
          Cancel a step or hook that takes longer, such as 500ms, 5s or 2m. The tag \
          @step-timeout(5s) sets another limit for its scenario.
          """
      ).decidingResults,
      .value(
        "scenario-timeout", \.session.run.limits.scenario, .duration, valueName: "time",
        help: """
          Cancel a scenario that takes longer. The tag @timeout(30s) sets another limit for its \
          scenario.
          """
      ).decidingResults,
      .value(
        "timeout", \.session.run.limits.run, .duration, valueName: "time",
        help: "End the run after this time: remaining scenarios are skipped, and the run fails."),
      .value(
        "stall-timeout", \.stallLimit, .durationOrNone, valueName: "time|none",
        help: """
          End a scenario in which no step or hook begins or ends for this time (default: 5m). Steps \
          with another limit have that one.
          """),
      .value(
        "expected-failure", \.session.run.expectedFailure, .tagExpression,
        valueName: "expression",
        help: """
          Mark scenarios that are known to fail: the run fails if they pass, not if they fail \
          (default: \(Settings.expectedFailureTag)).
          """
      ).decidingResults,
      .value(
        "quarantine", \.quarantine, .path("a file"), valueName: "path",
        help: """
          Don't fail the run because of the scenarios listed in this file, until the date given for each; \
          their failures are still reported. The tag @quarantine(2026-12-31) does the same for its scenario.
          """
      ).decidingResults,
    ]
  }

  private static var verdict: [Setting] {
    [
      .toggle(
        "strict", \.session.run.verdict.strict,
        help: """
          Fail if a step is pending, undefined or ambiguous, also with --dry-run (default), or \
          ignore such steps.
          """
      ).decidingResults,
      .value(
        "flaky", \.session.run.verdict.flakyFails, .choice(["warn": false, "fail": true]),
        help: "Choose whether a scenario that passed only after a retry fails the run."),
      .flag(
        "strict-unused", \.strictUnused,
        help: "Fail if a step definition is not used by any scenario in the given features."),
      .list(
        "require-covered", \.requireCovered, .kinds, form: .listOrFlag, valueName: "kind",
        merging: .replaces,
        help: """
          Fail if a requirement has no scenario; --require-covered=course names the kind, or kinds with \
          commas between them.
          """),
      .list(
        "require-passing", \.requirePassing, .kinds, form: .listOrFlag, valueName: "kind",
        merging: .replaces,
        help: """
          Fail if a requirement has no scenario, or one that did not pass; --require-passing=course \
          names the kind.
          """),
      .flag(
        "wip", \.session.run.verdict.expectsNoPass, short: "w",
        variable: "CUCUMBER_EXECUTION_WIP", help: "Fail if any scenario passes."),
    ]
  }

  private static func formats(_ isShown: (ReporterRegistry.Format) -> Bool) -> String {
    ReporterRegistry.formats.filter(isShown).map(\.name).joined(separator: ", ")
  }

  private static var reports: [Setting] {
    [
      .list(
        "format", \.formats, .format, valueName: "name[:path]", short: "f",
        variable: Variable(name: "CUCUMBER_PLUGIN", translate: jvmFormat), isSplitAtCommas: true,
        help: """
          Write a report to a file, or to the terminal if there is no path; for terminals: \
          \(formats { $0.isForPeople }); for files: \(formats { !$0.isForPeople }). May be repeated.
          """),
      .flag(
        "quiet", \.quiet, short: "q", isOptionOnly: true,
        help: "Print only failures and the end, as --format summary does."),
      .flag(
        "verbose", \.verbose, short: "v", isOptionOnly: true,
        help: "Print every scenario with its steps, as --format pretty does."),
      .value(
        "color", \.color, .anyCase,
        help: "Color the terminal. By default, NO_COLOR and FORCE_COLOR decide."),
      .value(
        "requirements", \.requirements, .path("a file"), valueName: "path",
        help: "Read requirements from this file instead of requirements.yaml."),
      .list(
        "baseline", \.baseline, .path("a recording"), valueName: "path", merging: .replaces,
        help: """
          Compare with an earlier run, recorded by --format message:run.ndjson. May be repeated, for the \
          shards of a run or for several runs.
          """),
      .value(
        "history", \.history, .path("a file"), valueName: "path",
        help: """
          Add the run to this file, and show trends of the runs in it; see `\(Program.name) history`.
          """),
      .flag(
        "flaky-from-history", \.flakyFromHistory,
        help: "Mark failures that the runs of --history show to be flaky. The run still fails."),
      .value(
        "source-url", \.sourceURL, .sourceURL, valueName: "url",
        help: """
          Link places to this address, with {path}, {line} and {revision} in it. By default, a build \
          server says where GitHub, GitLab, Bitbucket or Azure shows the sources.
          """),
      .value(
        "document-items", \.takesAllDocumentItems, .choice(["stories": false, "all": true]),
        help: """
          Choose what a story document asks for that the requirements do not name: its stories \
          (default), or also the courses of its use cases and its lists of tests.
          """),
      .value(
        "external-attachments", \.externalAttachments, .path("a folder"), valueName: "folder",
        help: "Write attachments to this folder; reports contain only their paths."),
      .flag(
        "deterministic", \.deterministic, isOptionOnly: true,
        help: "Use counted ids and a stopped clock, so that two runs write identical reports."),
    ]
  }

  private static var limits: [Setting] {
    [
      .value(
        "max-errors", \.maxErrors, .number(in: 1...Int.max), valueName: "count",
        help: "Print at most this many errors, and as many warnings (default: 20)."),
      .value(
        "max-file-size", \.session.limits.fileBytes, .size, valueName: "size",
        help: "Read features and files of examples up to this size (default: 64MiB)."),
      .value(
        "max-line-size", \.session.limits.lineBytes, .size, valueName: "size",
        help: "Read lines of features up to this size (default: 16MiB)."),
      .value(
        "max-data-size", \.session.limits.dataBytes, .size, valueName: "size",
        help: "Read examples in YAML or JSON up to this size (default: 3MiB)."),
      .value(
        "max-expansion", \.session.limits.expansion.steps, .number(in: 1...Int.max),
        valueName: "count",
        help: """
          Accept examples tables whose rows times the steps of the outline are at most this many \
          (default: 10000000).
          """),
      .value(
        "max-expansion-size", \.session.limits.expansion.bytes, .size, valueName: "size",
        help: """
          Accept examples tables whose scenarios have steps of up to this size in all \
          (default: 256MiB).
          """),
      .value(
        "max-step-size", \.session.limits.expansion.stepBytes, .size, valueName: "size",
        help: "Accept steps up to this size, with the values of an example (default: 1MiB)."),
      .value(
        "max-attachment-size", \.maxAttachmentSize, .size, valueName: "size",
        help: """
          Put attachments up to this size into messages (default: 16MiB). Larger ones become files \
          in the folder of --external-attachments, or beside the first report in a file; without \
          either, they are left out with a note.
          """),
    ]
  }

  /// Translates Cucumber-JVM's names of formats; nil for its request to write no summary.
  @Sendable private static func jvmFormat(_ text: String) -> String? {
    let target = Settings.FormatTarget(text)
    if target.name == "null_summary" { return nil }
    let name = target.name == "default_summary" ? "summary" : target.name
    return target.path.map { "\(name):\($0)" } ?? name
  }
}
