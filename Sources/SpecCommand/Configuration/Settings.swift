import CucumberExpressions
import Gherkin
import SpecEngine
import SpecSession
import TagExpressions

/// Everything that was asked for, from the command line and specrun.yaml, understood and checked.
struct Settings {
  var paths: [String]
  /// The variable of the environment that told the paths, if one did.
  var pathsVariable: String?
  var filter: Plan.Filter
  var tagTexts: [String]
  var nameTexts: [String]
  var order: Plan.Order
  var formats: [FormatTarget]
  var dryRun: Bool
  var parallel: Int
  var failFast: Bool
  var color: ColorMode
  var language: String
  var deterministic: Bool
  var approve: Bool
  /// Where the requirements are, when not beside the features.
  var requirements: String?
  var worldParameters: [String: String]
  var portion: Portion
  var strictness: Strictness
  /// Whether a scenario that passes makes the run fail.
  var wip: Bool
  var rules: Rules
  /// What scenarios must not hold at once, as specrun.yaml declares it.
  var locks: [Run.Lock] = []

  /// When to colour the terminal.
  enum ColorMode: String {
    case auto
    case always
    case never
  }
}

extension Settings {
  /// Whether what steps print becomes their log: of several scenarios at once nobody can say which
  /// one printed it.
  var capturesOutput: Bool { rules.captures && parallel == 1 && !dryRun }
  var externalAttachments: String? { rules.externalAttachments }
  var strictUnused: Bool { strictness.definitions }

  var session: Session.Settings {
    var result = Session.Settings()
    result.paths = paths
    result.language = language
    result.tags = filter.tags
    result.names = filter.names
    result.shard = portion.shard
    result.limit = portion.count
    result.order = order
    result.strictKeywords = strictness.keywords
    result.run.parallel = parallel
    result.run.failFast = failFast
    result.run.dryRun = dryRun
    result.run.parameters = worldParameters
    result.run.retries = rules.retries
    result.run.limits = rules.limits
    result.run.verdict.strict = strictness.results
    result.run.verdict.flakyFails = rules.flakyFails
    result.run.verdict.expectsNoPass = wip
    result.run.expectedFailure = rules.expectedFailure
    result.run.locks = locks
    return result
  }

  /// Puts the command line on top of the profile: paths given there replace those of the profile,
  /// lists grow, everything else is replaced.
  ///
  /// - Parameter seed: Used for a random order that names none.
  init(
    _ options: Options, profile: Profile, seed: @autoclosure () -> UInt64
  ) throws(CommandErrors) {
    var problems: [CommandError] = []
    func check<Value>(_ fallback: Value, _ body: () throws(CommandError) -> Value) -> Value {
      do { return try body() } catch {
        problems.append(error)
        return fallback
      }
    }
    paths = options.paths.isEmpty ? profile.paths : options.paths
    tagTexts = profile.tags + options.tags
    nameTexts = profile.name + options.name
    dryRun = options.dryRun || profile.dryRun ?? false
    failFast = options.failFast || profile.failFast ?? false
    language = options.language ?? profile.language ?? "en"
    if Dialect.named(language) == nil {
      problems.append(.unknownLanguage(language, similar: Dialect.nearest(to: language)))
    }
    deterministic = options.deterministic
    approve = options.approve
    requirements = profile.requirements
    worldParameters = profile.worldParameters
    if let text = options.worldParameters {
      do {
        worldParameters.merge(try WorldParameters(json: text).values) { $1 }
      } catch {
        problems.append(
          .invalidOption(
            "--world-parameters", value: text, expected: "a JSON object (\(error))"))
      }
    }
    portion = Portion(options.portion, profile: profile, problems: &problems)
    strictness = Strictness(options.strictness, profile: profile)
    wip = options.strictness.wip || profile.wip ?? false
    rules = Rules(
      profile.rules.merged(with: RuleProfile(options.rules)), problems: &problems)
    formats = (profile.format + options.format).map(FormatTarget.init)
    filter = Plan.Filter()
    for text in tagTexts {
      if let now = TagExpression.modernized(text) {
        problems.append(.oldTagExpression(text, now: now))
        continue
      }
      do { filter.tags.append(try TagExpression.parse(text)) } catch {
        problems.append(.invalidTagExpression(text, reason: "\(error)"))
      }
    }
    for text in nameTexts {
      do { filter.names.append(try Plan.Filter.NamePattern(text)) } catch {
        problems.append(.invalidName(text, reason: "\(error)"))
      }
    }
    let orderText = options.order ?? profile.order
    order = check(.defined) { () throws(CommandError) in
      try Self.order(orderText, seed: seed)
    }
    let parallelCount = options.parallel ?? profile.parallel ?? 1
    parallel = check(1) { () throws(CommandError) in
      guard (1...1024).contains(parallelCount) else {
        throw .invalidOption(
          "--parallel", value: "\(parallelCount)", expected: "a number from 1 to 1024")
      }
      return parallelCount
    }
    let colorText = options.color ?? profile.color
    color = check(.auto) { () throws(CommandError) in
      guard let colorText else { return .auto }
      guard let mode = ColorMode(rawValue: colorText) else {
        throw .invalidOption("--color", value: colorText, expected: "auto, always or never")
      }
      return mode
    }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }

  static func order(
    _ text: String?, seed: () -> UInt64
  ) throws(CommandError) -> Plan.Order {
    switch text {
    case nil, "defined": return .defined
    case "reverse": return .reverse
    case "random": return .random(seed: seed())
    case let text?:
      if text.hasPrefix("random:"), let seed = UInt64(text.dropFirst(7)) {
        return .random(seed: seed)
      }
      throw .invalidOption(
        "--order", value: text,
        expected: "defined, reverse, random or random:SEED with a whole number")
    }
  }
}
