import SpecEngine
import SpecReporting
import SpecSources
import YAML

/// `specrun.yaml`: named profiles, of which `default` is used when none is asked for.
struct ConfigurationFile {
  /// The name that is looked for in the working directory.
  static let defaultPath = "specrun.yaml"

  private(set) var profiles: [(name: String, settings: GivenSettings)] = []
  /// The locks of scenarios, independent of the profile.
  private(set) var locks: [Run.Lock] = []
  /// The kinds of failures that reports tell apart, independent of the profile.
  private(set) var categories: [FailureCategory] = []
  private let isPresent: Bool

  /// Reads the text of a configuration file.
  init(_ bytes: [UInt8], path: String = defaultPath) throws(YAMLError) {
    isPresent = true
    guard let root = try YAML.parse(bytes, limits: .configuration) else { return }
    let fields = try Fields(root, known: ["profiles", "locks", "categories"])
    if let node = fields["profiles"] {
      for pair in try node.pairs {
        profiles.append((try pair.key.string, try GivenSettings(pair.value, path: path)))
      }
    }
    if let node = fields["locks"] { locks = try LockList.read(node) }
    if let node = fields["categories"] { categories = try CategoryList.read(node) }
  }

  private init() { isPresent = false }

  subscript(name: String) -> GivenSettings? { profiles.first { $0.name == name }?.settings }
}

extension ConfigurationFile {
  /// The file at `path`, or, without one, that of the working directory, which need not exist.
  static func find(
    _ path: String?, files: FileSystem
  ) throws(CommandErrors) -> ConfigurationFile {
    let name = path ?? defaultPath
    guard path != nil || files.kind(of: name) != nil else { return ConfigurationFile() }
    let bytes: [UInt8]
    do {
      bytes = try files.read(name, limit: 64 << 20)
    } catch {
      throw CommandErrors(.source(.unreadable(name, reason: error.reason)))
    }
    do {
      return try ConfigurationFile(bytes, path: name)
    } catch {
      throw CommandErrors(.configuration(path: name, error))
    }
  }

  /// The profiles of these names, laid over each other; `default` if there are no names.
  func settings(ofProfiles names: [String]) throws(CommandErrors) -> GivenSettings {
    guard let first = names.first else { return self["default"] ?? GivenSettings() }
    guard isPresent else { throw CommandErrors(.noConfiguration(profile: first)) }
    var result = GivenSettings()
    for name in names {
      guard let profile = self[name] else {
        throw CommandErrors(.unknownProfile(name, known: profiles.map(\.name)))
      }
      result.merge(profile)
    }
    return result
  }
}
