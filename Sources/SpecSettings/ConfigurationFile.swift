import Basics
package import SpecEngine
package import SpecReporting
package import SpecSources
import YAML

/// `specrun.yaml`: named profiles; `default` is used unless another one is asked for.
package struct ConfigurationFile {
  /// The name that is looked for in the working directory and in the folders around it.
  package static let defaultPath = "specrun.yaml"

  package private(set) var profiles: [(name: String, settings: GivenSettings)] = []
  /// The locks of scenarios, independent of the profile.
  package private(set) var locks: [Run.Lock] = []
  /// The kinds of failures that reports distinguish, independent of the profile.
  package private(set) var categories: [FailureCategory] = []
  /// The settings of `specrun watch` that runs do not have, independent of the profile.
  package private(set) var watch = WatchSection()
  /// As seen from the working directory.
  package let path: String
  private let isPresent: Bool
  /// A note about its place, if that is not the expected one.
  package private(set) var note: String?

  /// Unknown keys and locks that are none.
  package private(set) var errors: [SettingsError] = []

  /// Reads the text of a configuration file.
  ///
  /// - Parameter base: The folder that paths in it are relative to, if it is not the working directory.
  /// - Throws: what keeps it from being read.
  package init(
    _ bytes: [UInt8], path: String = defaultPath, base: String? = nil
  ) throws(SettingsErrors) {
    isPresent = true
    self.path = path
    var problems: [YAMLError] = []
    do throws(YAMLError) {
      if let root = try YAML.parse(bytes, limits: .configuration) {
        try read(root, base: base, &problems)
      }
    } catch {
      problems.append(error)
      guard !profiles.isEmpty || problems.count > 1 else {
        throw SettingsErrors(.configuration(path: path, error))
      }
    }
    errors = problems.map { .configuration(path: path, $0) }
  }

  /// Errors with all others of this file, in its order, so that all can be fixed at once.
  ///
  /// Without errors, values that are not in force may be wrong.
  func completed(_ errors: [SettingsError]) -> [SettingsError] {
    guard !errors.isEmpty else { return [] }
    var seen = Set<String>()
    let all = (errors + profiles.flatMap(\.settings.faults)).filter { error in
      error.place.map { seen.insert($0).inserted } ?? true
    }
    let here = all.compactMap { error in error.position.map { (position: $0, error: error) } }
      .sorted { $0.position < $1.position }
    return here.map(\.error) + all.filter { $0.position == nil }
  }

  private init() {
    isPresent = false
    path = Self.defaultPath
  }

  private mutating func read(
    _ root: Node, base: String?, _ problems: inout [YAMLError]
  ) throws(YAMLError) {
    let known = ["profiles", "locks", "categories", "watch"]
    for pair in try root.pairs {
      switch pair.name {
      case "profiles": try readProfiles(pair.value, base: base, &problems)
      case "locks": locks = LockList.read(pair.value, &problems)
      case "watch": watch = WatchSection(pair.value, base: base, &problems)
      case "categories": categories = CategoryList.read(pair.value, &problems)
      default:
        problems.append(YAMLError(Self.fault(of: pair.name, known), at: pair.key.position))
      }
    }
  }

  /// The fault of a key at the top of the file: many look for the settings of a run there.
  private static func fault(of key: String, _ known: [String]) -> YAMLError.Reason {
    if let nearest = nearest(to: key, among: known) {
      return .unknownKey(key, nearest: nearest, known: known)
    }
    if let setting = nearest(to: key, among: GivenSettings.ofProfiles.map(\.name)) {
      return .misplacedKey(key, meant: setting, below: ["profiles", "default"])
    }
    return .unknownKey(key, nearest: nil, known: known)
  }

  private mutating func readProfiles(
    _ node: Node, base: String?, _ problems: inout [YAMLError]
  ) throws(YAMLError) {
    for pair in try node.pairs {
      let settings = GivenSettings(pair.value, path: path, base: base, problems: &problems)
      profiles.append((try pair.key.string, settings))
    }
  }

  package subscript(name: String) -> GivenSettings? { profiles.first { $0.name == name }?.settings }
}

extension ConfigurationFile {
  /// The file at `path`, or, without one, that of the working directory or of the nearest folder
  /// around it, if there is any.
  package static func find(
    _ path: String?, files: FileSystem
  ) throws(SettingsErrors) -> ConfigurationFile {
    if let path { return try read(path, files: files) }
    if files.kind(of: defaultPath) != nil { return try read(defaultPath, files: files) }
    let misnamed = "specrun.yml"
    guard files.kind(of: misnamed) == nil else {
      throw SettingsErrors(.misnamedConfiguration(misnamed))
    }
    guard let folder = folderAround(files) else { return ConfigurationFile() }
    let name = Path.join(folder, defaultPath)
    var file = try read(name, base: folder, files: files)
    file.note = "the settings are those of \(name)"
    return file
  }

  private static func read(
    _ path: String, base: String? = nil, files: FileSystem
  ) throws(SettingsErrors) -> ConfigurationFile {
    try ConfigurationFile(files.settingsFile(path, limit: 64 << 20), path: path, base: base)
  }

  /// The nearest folder around the working directory that has the file.
  ///
  /// The search ends at the root of the package or repository that the working directory is in: what
  /// lies beyond belongs to something else.
  private static func folderAround(_ files: FileSystem) -> String? {
    var found: String?
    for way in files.waysUp {
      if found == nil, !way.isEmpty, files.kind(of: way + defaultPath) != nil {
        found = String(way.dropLast())
      }
      if ["Package.swift", ".git"].contains(where: { files.kind(of: way + $0) != nil }) {
        return found
      }
    }
    return nil
  }

  /// The profiles of these names, laid over each other; `default` if there are no names.
  package func settings(ofProfiles names: [String]) throws(SettingsErrors) -> GivenSettings {
    guard let first = names.first else { return self["default"] ?? GivenSettings() }
    guard isPresent else { throw SettingsErrors(.noConfiguration(profile: first)) }
    var result = GivenSettings()
    for name in names {
      guard let profile = self[name] else {
        throw SettingsErrors(.unknownProfile(name, known: profiles.map(\.name)))
      }
      result.merge(profile)
    }
    return result
  }
}

extension SettingsError {
  /// The position of a value in a file.
  fileprivate var position: Position? {
    switch self {
    case .setting(.file(_, let position, _), _): position
    case .configuration(_, let error): error.position
    default: nil
    }
  }

  /// The position of a value in a file, with its key.
  fileprivate var place: String? {
    if case .setting(let source, _) = self, position != nil { return source.description }
    return position.map { "\($0)" }
  }
}
