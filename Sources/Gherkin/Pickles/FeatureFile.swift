public import Messages

/// A feature file without errors: its source, its document, and the pickles compiled from it.
public struct FeatureFile: Sendable {
  public let source: Source
  public let document: GherkinDocument
  public let pickles: [Pickle]

  public init(source: Source, document: GherkinDocument, pickles: [Pickle]) {
    self.source = source
    self.document = document
    self.pickles = pickles
  }

  /// The messages that announce it: source, document, pickles.
  public var messages: [Envelope] {
    [.source(source), .gherkinDocument(document)] + pickles.map(Envelope.pickle)
  }
}
