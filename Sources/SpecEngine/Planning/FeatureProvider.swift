public import Gherkin
package import Messages

/// A feature file that can be read repeatedly: kept in memory, or parsed again each time.
public struct FeatureProvider: Sendable {
  public let uri: String
  /// Returns the same file each time, ids included.
  let load: @Sendable () -> FeatureFile

  /// Makes a provider that parses again for each request.
  public init(uri: String, load: @escaping @Sendable () -> FeatureFile) {
    self.uri = uri
    self.load = load
  }

  package func announce(_ emit: (Envelope) -> Void) { load().announce(emit) }

  /// The names of all tags of its scenarios, inherited ones included.
  package var tagNames: Set<String> {
    let pickles = load().pickles
    return Set(pickles.indices.lazy.flatMap { pickles.tags(at: $0).lazy.map(\.name) })
  }

  package var scenarioNames: [String] { load().pickles.map(\.name) }

  /// Makes a provider that keeps the file.
  public init(_ file: FeatureFile) { self.init(uri: file.source.uri) { file } }
}
