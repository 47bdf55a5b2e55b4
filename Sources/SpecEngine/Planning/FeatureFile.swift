public import Messages

/// One feature file, read and compiled: what a plan is made from.
public struct FeatureFile: Sendable {
  public let source: Source
  public let document: GherkinDocument
  public let pickles: [Pickle]

  public init(source: Source, document: GherkinDocument, pickles: [Pickle]) {
    self.source = source
    self.document = document
    self.pickles = pickles
  }
}
