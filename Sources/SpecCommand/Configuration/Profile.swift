import YAML

/// What one profile of specrun.yaml sets; what it leaves out is absent.
struct Profile: Equatable {
  var paths: [String] = []
  var tags: [String] = []
  var name: [String] = []
  var format: [String] = []
  var dryRun: Bool?
  var parallel: Int?
  var order: String?
  var failFast: Bool?
  var color: String?
  var language: String?
  var requirements: String?
  var worldParameters: [String: String] = [:]
  var count: Int?
  var shard: String?
  var strict: Bool?
  var strictKeywords: Bool?
  var strictUnused: Bool?
  var wip: Bool?
  var rules = RuleProfile()

  init() {}

  /// Reads a profile; a key it does not know is an error with its place.
  init(_ node: Node) throws(YAMLError) {
    let fields = try Fields(
      node,
      known: [
        "paths", "tags", "name", "format", "dry-run", "parallel", "order", "fail-fast", "color",
        "language", "requirements", "world-parameters", "count", "shard", "strict",
        "strict-keywords", "strict-unused", "wip",
      ] + RuleProfile.keys)
    paths = try Self.list(fields["paths"])
    tags = try Self.list(fields["tags"])
    name = try Self.list(fields["name"])
    format = try Self.list(fields["format"])
    if let node = fields["dry-run"] { dryRun = try node.bool }
    if let node = fields["parallel"] { parallel = try node.int }
    if let node = fields["order"] { order = try node.string }
    if let node = fields["fail-fast"] { failFast = try node.bool }
    if let node = fields["color"] { color = try node.string }
    if let node = fields["language"] { language = try node.string }
    if let node = fields["requirements"] { requirements = try node.string }
    if let node = fields["world-parameters"] {
      worldParameters = try WorldParameters(node).values
    }
    if let node = fields["count"] { count = try node.int }
    if let node = fields["shard"] { shard = try node.string }
    if let node = fields["strict"] { strict = try node.bool }
    if let node = fields["strict-keywords"] { strictKeywords = try node.bool }
    if let node = fields["strict-unused"] { strictUnused = try node.bool }
    if let node = fields["wip"] { wip = try node.bool }
    rules = try RuleProfile(fields)
  }

  /// One text, or a list of them.
  private static func list(_ node: Node?) throws(YAMLError) -> [String] {
    guard let node else { return [] }
    if case .scalar = node.content { return [try node.string] }
    return try node.strings
  }

  /// This profile with what the environment asks for on top, which goes by the rules of the command
  /// line: its paths replace those of the profile.
  func overlaid(by environment: Profile) -> Profile {
    var result = self
    if !environment.paths.isEmpty { result.paths = [] }
    return result.merged(with: environment)
  }

  /// This profile with `other` on top: lists grow, everything else is replaced.
  func merged(with other: Profile) -> Profile {
    var result = self
    result.paths += other.paths
    result.tags += other.tags
    result.name += other.name
    result.format += other.format
    result.dryRun = other.dryRun ?? dryRun
    result.parallel = other.parallel ?? parallel
    result.order = other.order ?? order
    result.failFast = other.failFast ?? failFast
    result.color = other.color ?? color
    result.language = other.language ?? language
    result.requirements = other.requirements ?? requirements
    result.worldParameters.merge(other.worldParameters) { $1 }
    result.count = other.count ?? count
    result.shard = other.shard ?? shard
    result.strict = other.strict ?? strict
    result.strictKeywords = other.strictKeywords ?? strictKeywords
    result.strictUnused = other.strictUnused ?? strictUnused
    result.wip = other.wip ?? wip
    result.rules = rules.merged(with: other.rules)
    return result
  }
}
