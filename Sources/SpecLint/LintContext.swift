import Gherkin
import Messages
public import SpecEngine
public import SpecSession
public import SpecSources
import TagExpressions

/// The context of a file: the profiles, the tags with a meaning, and the other features.
public struct LintContext: Sendable {
  public var profiles: [LintProfile]
  /// The tags that profiles select by or hooks ask for.
  let tags: Set<String>
  /// Those that mean something to specrun, without values.
  let knownTags: Set<String>
  private let root: String
  /// The first file with a feature of each name.
  public var features: [String: String] = [:]

  /// - Parameters:
  ///   - supportCode: Nil if something is wrong with the libraries.
  ///   - root: The folder that the uris of files are relative to.
  public init(
    _ settings: Session.Settings, profiles: [LintProfile], supportCode: SupportCode?, root: String
  ) {
    self.profiles = profiles
    self.root = root
    knownTags = Set(settings.tagEntries.map(\.name))
    var expressions = profiles.flatMap { $0.filter.tags.map(\.source) }
    for case .hook(let hook) in supportCode?.messages ?? [] {
      if let tags = hook.tagExpression { expressions.append(tags) }
    }
    let words = expressions.flatMap { expression in
      expression.split { $0.isWhitespace || $0 == "(" || $0 == ")" }
    }
    tags = Set(words.filter { $0.hasPrefix("@") }.map(String.init))
  }

  func path(of uri: String) -> String { LintProfile.path(of: uri, from: root) }
}

/// A profile of the settings, as far as it says which scenarios run.
public struct LintProfile: Sendable {
  public let name: String
  let filter: Plan.Filter
  /// The lines that its paths ask for in their files, by absolute paths; none means the whole file.
  let lines: [String: [Int]]

  /// Looks for the files of a profile.
  public init(_ name: String, _ settings: Session.Settings, files: FileSystem) {
    self.name = name
    filter = Plan.Filter(tags: settings.tags, names: settings.names)
    lines = FeatureSelection.find(settings.paths, in: files).entries.reduce(into: [:]) {
      $0[Self.path(of: $1.uri, from: files.workingDirectory)] = $1.lines
    }
  }

  /// The positions of the scenarios of a file that run.
  func selected(from file: FeatureFile, at path: String) -> [Int] {
    guard let lines = lines[path] else { return [] }
    var filter = filter
    if !lines.isEmpty { filter.lines[file.source.uri] = lines }
    return filter.select(from: file)
  }

  static func path(of uri: String, from root: String) -> String {
    uri.hasPrefix("/") ? uri : Path.join(root, Path.tidy(uri))
  }
}
