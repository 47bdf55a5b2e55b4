import Basics
import StepKit

/// The libraries that a feature sees: those that claim it and those that are valid everywhere; if none
/// claims it, all of them.
package struct SeenLibraries: Hashable, Sendable {
  /// The positions of the scopes that claim the feature.
  let claims: [Int]

  /// The libraries for a feature that no library claims.
  static let all = SeenLibraries(claims: [])

  /// Whether a library is among them, by the position of its scope; nil for one that is valid everywhere.
  func contains(scope: Int?) -> Bool { claims.isEmpty || scope.map(claims.contains) ?? true }
}

/// The scopes of all libraries, each once.
struct LibraryScopes: Sendable {
  private var scopes: [(patterns: [String], globs: [Glob])] = []

  /// The position of a scope, which libraries with the same patterns share.
  mutating func position(of scope: LibraryScope) -> Int {
    if let known = knownPosition(of: scope) { return known }
    scopes.append((scope.patterns, scope.patterns.map(Self.glob)))
    return scopes.count - 1
  }

  func knownPosition(of scope: LibraryScope) -> Int? {
    scopes.firstIndex { $0.patterns == scope.patterns }
  }

  /// The libraries that a feature sees, by its path in reports.
  func libraries(seenBy path: String) -> SeenLibraries {
    guard !scopes.isEmpty else { return .all }
    return SeenLibraries(
      claims: scopes.indices.filter { scopes[$0].globs.contains { $0.matches(path) } })
  }

  /// A pattern for files and folders at any depth; one that ends in a slash is for folders only.
  private static func glob(_ pattern: String) -> Glob {
    Glob(pattern.hasSuffix("/") ? "**/\(pattern)**/*" : "**/\(pattern)/**")
  }
}

extension LibraryScope {
  var emptyPattern: String? { patterns.first { $0.allSatisfy { $0 == "/" } } }

  /// Such as `QuizGame/, quiz-*.feature`.
  var shown: String { patterns.joined(separator: ", ") }
}
