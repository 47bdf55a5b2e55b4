import Gherkin
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import TagExpressions

/// The validated settings of a run; the defaults are those of the command.
struct Settings: Sendable {
  var session = Session.Settings()
  /// The part of the run; that of a build system is looked up in `session.shard` when the environment is
  /// known.
  var shard: Shard?
  /// Says where the part was taken from, if it was looked up.
  var shardNote: String?
  /// The file with the times of scenarios.
  var timings: String?
  /// The options that a command needs which runs some of the scenarios again, to the same end.
  var rerunOptions: [String] = []
  /// The configuration file, whether or not there is one.
  var configuration = ConfigurationFile.defaultPath
  /// Says where the configuration file was found, if that is not in the working directory.
  var configurationNote: String?
  var formats: [FormatTarget] = []
  /// Whether the terminal shows only the end, or every step.
  var (quiet, verbose) = (false, false)
  /// The kinds of failures that reports tell apart.
  var categories: [FailureCategory] = []
  var color = ColorMode.auto
  /// What `specrun watch` needs besides.
  var watch = WatchSection()
  /// Whether ids are counted and the clock stands still.
  var deterministic = false
  /// Whether approved files are written.
  var approve = false
  /// The requirements file, if it is not beside the features.
  var requirements: String?
  /// The recordings of runs to compare with.
  var baseline: [String] = []
  /// Recordings whose scenarios run again that did not pass.
  var rerunFrom: [String] = []
  /// The file that the run is added to.
  var history: String?
  /// Whether that file says which failures are known to be flaky.
  var flakyFromHistory = false
  /// The file that says which scenarios are in quarantine.
  var quarantine: String?
  /// The address of a source file, where the build server does not say it.
  var sourceURL: String?
  /// Whether a story document asks for its use cases and lists of tests as well.
  var takesAllDocumentItems = false
  /// The kinds of requirements that need a scenario.
  var requireCovered: [RequiredKinds] = []
  /// The kinds of requirements that need scenarios that pass.
  var requirePassing: [RequiredKinds] = []
  /// Whether what steps print is attached to them.
  var capture = true
  /// How scenarios are kept apart.
  var isolation = IsolationMode.worker
  /// The part of the network that steps may use.
  var network = NetworkLevel.loopback
  /// The time after which a scenario is ended in which nothing begins or ends.
  var stallLimit = OptionalDuration(duration: .seconds(300))
  /// The folder for attachments, if reports contain only their paths.
  var externalAttachments: String?
  /// The size in bytes up to which an attachment may travel in messages.
  var maxAttachmentSize = 16 << 20
  /// Whether a step definition that nothing uses makes the run fail.
  var strictUnused = false
  /// The number of errors that are printed, and of warnings.
  var maxErrors = 20
  /// The source of `session.order`.
  var order = Order.fixed(.defined)
  /// The environment variable that the paths come from, if one set them.
  private(set) var pathsVariable: String?

  /// Marks scenarios that are known to fail, unless another expression does.
  static let expectedFailureTag = "@expected-failure"

  /// The condition for color on the terminal.
  enum ColorMode: Sendable {
    case auto
    case always
    case never
  }

  /// A part of a run, or that which a build system gave this machine.
  enum Shard: Sendable {
    case fixed(Plan.Shard)
    case ofBuild(total: Int?, SettingSource)
  }

  /// An order, or a random one whose seed is still to be chosen.
  enum Order: Sendable {
    case fixed(Plan.Order)
    case random
  }

  /// Marks what an audit need not find.
  private static let auditTag = TagVocabulary.Entry(
    "@audit-ignore", example: "@audit-ignore(reason)"
  ) { $0.hasPrefix("@audit-ignore(") && $0.hasSuffix(")") }

  init() {
    session.run.expectedFailure = try? TagExpression.parse(Self.expectedFailureTag)
    session.knownTags = [Self.auditTag]
  }

  /// Reads merged values.
  ///
  /// - Parameter randomSeed: The seed for a random order without one.
  /// - Throws: everything that is wrong with any of the values.
  init(_ given: GivenSettings, randomSeed: () -> UInt64 = { 0 }) throws(CommandErrors) {
    self.init()
    if case .variable(let name) = given["paths"].last?.source { pathsVariable = name }
    var problems = Setting.table.flatMap { $0.read(given[$0.name], &self) }
    if let filter = given["retry-tag-filter"].last, given["retry"].isEmpty {
      problems.append(.setting(filter.source, .needs("--retry")))
    }
    if let flag = given["flaky-from-history"].last, flakyFromHistory, given["history"].isEmpty {
      problems.append(.setting(flag.source, .needs("--history")))
    }
    if quiet, verbose {
      problems.append(
        .setting(
          .option("--quiet"), .unexpected(found: "--verbose as well", expected: "one of both")))
    }
    if !problems.isEmpty { throw CommandErrors(problems) }
    // Of several reports on the terminal the last one is shown.
    if quiet { formats.append(FormatTarget("summary")) }
    if verbose { formats.append(FormatTarget("pretty")) }
    if case .fixed(let part) = shard { session.shard = part }
    switch order {
    case .fixed(let order): session.order = order
    case .random: session.order = .random(seed: randomSeed())
    }
  }
}

extension Settings {
  /// Whether what steps print in this process becomes their log: of several scenarios at once, it is
  /// unknown which one printed it.
  var capturesOwnOutput: Bool { capture && session.run.parallel == 1 && !session.run.dryRun }
}

/// A length of time, or none.
struct OptionalDuration: Sendable {
  let duration: Duration?
}
