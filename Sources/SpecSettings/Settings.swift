import Gherkin
package import SpecEngine
package import SpecReporting
package import SpecSession
import TagExpressions

/// The validated settings of a run; the defaults are those of the command.
package struct Settings: Sendable {
  package var session = Session.Settings()
  /// The part of the run; that of a build system is looked up in `session.shard` when the environment is
  /// known.
  package var shard: Shard?
  /// A note about the origin of the part, if it was looked up.
  package var shardNote: String?
  /// The file with the times of scenarios.
  package var timings: String?
  /// The options that a command needs which runs some of the scenarios again, to the same end.
  package var rerunOptions: [String] = []
  /// The configuration file, whether or not there is one.
  package var configuration = ConfigurationFile.defaultPath
  /// A note about the place of the configuration file, if that is not the working directory.
  package var configurationNote: String?
  /// Whether the command line asks for a part of what runs without it, or for no code to run.
  package var isPart = false
  /// Whether specrun.yaml names the file that the run is added to.
  private(set) var isHistoryConfigured = false
  /// Whether the run is added to that file.
  package var addsToHistory = true
  /// Names the files that are left to a run of everything.
  package var partNote: String?
  package var formats: [FormatTarget] = []
  /// Whether the terminal shows only the end, or every step.
  package var (quiet, verbose) = (false, false)
  /// The kinds of failures that reports distinguish.
  package var categories: [FailureCategory] = []
  package var color = ColorMode.auto
  /// The settings of `specrun watch` alone.
  package var watch = WatchSection()
  /// Whether ids are counted and the clock is stopped.
  package var deterministic = false
  /// Whether approved files are written.
  package var approve = false
  /// The requirements file, if it is not next to the features.
  package var requirements: String?
  /// The recordings of runs to compare with.
  package var baseline: [String] = []
  /// Recordings whose scenarios run again if they did not pass.
  package var rerunFrom: [String] = []
  /// Whether the scenarios that did not pass when they last ran here run again.
  package var lastFailed = false
  /// The file that the run is added to.
  package var history: String?
  /// Whether that file says which failures are known to be flaky.
  package var flakyFromHistory = false
  /// The file that says which scenarios are in quarantine.
  package var quarantine: String?
  /// The address of a source file, if the build server does not give it.
  package var sourceURL: String?
  /// Whether a story document asks for its use cases and lists of tests as well.
  package var takesAllDocumentItems = false
  /// The kinds of requirements that need a scenario.
  package var requireCovered: [RequiredKinds] = []
  /// The kinds of requirements that need scenarios that pass.
  package var requirePassing: [RequiredKinds] = []
  /// Whether what steps print is attached to them.
  package var capture = true
  /// The way in which scenarios are kept apart.
  package var isolation = IsolationMode.worker
  /// Whether a debugger stops scenarios.
  package var debug = false
  /// The part of the network that steps may use.
  package var network = NetworkLevel.loopback
  /// The time after which a scenario is ended in which nothing begins or ends, if there is one.
  package var stallLimit: Duration? = .seconds(300)
  /// The folder for attachments, if reports contain only their paths.
  package var externalAttachments: String?
  /// The size in bytes up to which an attachment may travel in messages.
  package var maxAttachmentSize = 16 << 20
  /// Whether a step definition that nothing uses makes the run fail.
  package var strictUnused = false
  /// The number of errors that are printed, and of warnings.
  package var maxErrors = 20
  /// The source of `session.order`.
  package var order = Order.fixed(.defined)
  /// The origin of the paths, if that is an environment variable or specrun.yaml.
  package private(set) var pathsPlace: String?
  /// Whether the command line names paths.
  package var namesPaths: Bool { pathsPlace == nil && !session.paths.isEmpty }

  /// Marks scenarios that are known to fail, unless another expression does.
  package static let expectedFailureTag = "@expected-failure"

  /// The condition for color on the terminal.
  package enum ColorMode: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// A part of a run, or that which a build system gave this machine.
  package enum Shard: Sendable {
    case fixed(Plan.Shard)
    case ofBuild(total: Int?, SettingSource)
  }

  /// An order, or a random one whose seed is still to be chosen.
  package enum Order: Sendable {
    case fixed(Plan.Order)
    case random
  }

  /// Marks scenarios that are not audited.
  private static let auditTag = TagVocabulary.Entry(
    "@audit-ignore", example: "@audit-ignore(reason)"
  ) { $0.hasPrefix("@audit-ignore(") && $0.hasSuffix(")") }

  package init() {
    session.run.expectedFailure = try? TagExpression.parse(Self.expectedFailureTag)
    session.knownTags = [Self.auditTag]
  }

  /// Reads merged values.
  ///
  /// - Parameter randomSeed: The seed for a random order without one.
  /// - Throws: everything that is wrong with any of the values.
  package init(_ given: GivenSettings, randomSeed: () -> UInt64 = { 0 }) throws(SettingsErrors) {
    self.init()
    switch given["paths"].last?.source {
    case .option, nil: break
    case let place?: pathsPlace = "\(place)"
    }
    if case .file = given["history"].last?.source { isHistoryConfigured = true }
    var problems = Setting.table.flatMap { $0.read(given[$0.name], &self) }
    if let filter = given["retry-tag-filter"].last, given["retry"].isEmpty {
      problems.append(.setting(filter.source, .needs("--retry")))
    }
    if let flag = given["flaky-from-history"].last, flakyFromHistory, given["history"].isEmpty {
      problems.append(.setting(flag.source, .needs("--history")))
    }
    for (first, second, areBoth) in [
      ("--quiet", "--verbose", quiet && verbose),
      ("--last-failed", "--rerun-from", lastFailed && !rerunFrom.isEmpty),
    ] where areBoth {
      problems.append(
        .setting(.option(first), .unexpected(found: "\(second) as well", expected: "one of both")))
    }
    if !problems.isEmpty { throw SettingsErrors(problems) }
    // The last one of several reports on the terminal is shown.
    if quiet { formats.append(FormatTarget("summary")) }
    if verbose { formats.append(FormatTarget("pretty")) }
    if debug { prepareForDebugger() }
    if case .fixed(let part) = shard { session.shard = part }
    switch order {
    case .fixed(let order): session.order = order
    case .random: session.order = .random(seed: randomSeed())
    }
  }
}

extension Settings {
  /// Sets what keeps a debugger from stopping a step, or what a stop would disturb.
  private mutating func prepareForDebugger() {
    (isolation, capture) = (.none, false)
    session.run.parallel = 1
    session.run.limits = TimeLimits()
    session.run.hasTagLimits = false
  }

  /// Whether what steps print in this process becomes their log: of several scenarios at once, it is
  /// unknown which one printed it.
  package var capturesOwnOutput: Bool {
    capture && session.run.parallel == 1 && !session.run.dryRun
  }
}
