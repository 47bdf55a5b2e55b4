package import CucumberExpressions
import StepKit
import Synchronization

extension SupportCode {
  /// The definitions of the libraries that a feature sees, with an index of their patterns.
  package final class View: Sendable {
    /// Its position among the views of its support code.
    let number: Int
    let libraries: SeenLibraries
    /// The definitions by position in the support code, ascending.
    package let positions: [Int]
    /// Their patterns, in the same order.
    package let patterns: PatternIndex
    /// The Worlds with state among those of the definitions.
    let worlds: Set<WorldType>

    fileprivate init(_ libraries: SeenLibraries, of supportCode: SupportCode, number: Int) {
      self.number = number
      self.libraries = libraries
      positions = supportCode.definitions.indices.filter {
        libraries.contains(scope: supportCode.definitions[$0].scope)
      }
      patterns = PatternIndex(positions.map { supportCode.expressions[$0] })
      worlds = Set(
        positions.lazy.map { supportCode.definitions[$0].step.world }.filter(\.hasState))
    }

    /// The definitions that match a text.
    ///
    /// - Parameter effort: Increased by the number of patterns that were tried.
    package func matches(_ text: String, effort: inout Int) -> [StepMatch.Candidate] {
      patterns.matches(text, effort: &effort).map { match in
        StepMatch.Candidate(definition: positions[match.pattern], found: match.arguments)
      }
    }

    package func matches(_ text: String) -> [StepMatch.Candidate] {
      var effort = 0
      return matches(text, effort: &effort)
    }
  }

  /// The views of the features, each made when the first one with it is matched.
  final class Views: Sendable {
    private let known = Mutex<[SeenLibraries: View]>([:])

    fileprivate func view(_ libraries: SeenLibraries, of supportCode: SupportCode) -> View {
      known.withLock { known in
        if let view = known[libraries] { return view }
        let view = View(libraries, of: supportCode, number: known.count)
        known[libraries] = view
        return view
      }
    }
  }

  /// The support code that a feature sees, by its path as reports show it.
  package func view(for path: String) -> View { view(of: scopes.libraries(seenBy: path)) }

  /// The support code for features that no library claims: everything.
  package var viewOfAll: View { view(of: .all) }

  func view(of libraries: SeenLibraries) -> View { views.view(libraries, of: self) }
}
