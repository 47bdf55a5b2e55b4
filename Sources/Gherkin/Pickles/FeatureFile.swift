public import Messages

/// A feature file without errors: its source, its document, and the pickles compiled from it.
///
/// A class, so that each of its test cases refers to it at the cost of one reference.
public final class FeatureFile: Sendable {
  public let source: Source
  public let document: GherkinDocument
  public let pickles: Pickles

  public init(source: Source, document: GherkinDocument, pickles: Pickles) {
    self.source = source
    self.document = document
    self.pickles = pickles
  }

  /// Emits the messages that announce it: source, document, pickles.
  public func announce(_ emit: (Envelope) -> Void) {
    emit(.source(source))
    emit(.gherkinDocument(document))
    for pickle in pickles { emit(.pickle(pickle)) }
  }
}
