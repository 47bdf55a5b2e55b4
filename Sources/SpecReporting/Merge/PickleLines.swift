import Messages

/// The lines of pickles that do not tell it themselves, as in messages of older protocols.
struct PickleLines {
  private let documents: [String: GherkinDocument]
  private var indexes: [String: DocumentIndex] = [:]

  init(_ recording: Recording) {
    var documents: [String: GherkinDocument] = [:]
    for case .gherkinDocument(let document) in recording.envelopes {
      documents[document.uri ?? ""] = document
    }
    self.documents = documents
  }

  /// The line of the example row, or of the scenario.
  mutating func line(of pickle: Pickle) -> Int? {
    if let location = pickle.location { return location.line }
    guard let document = documents[pickle.uri] else { return nil }
    let index = indexes[pickle.uri] ?? DocumentIndex(document)
    indexes[pickle.uri] = index
    let lineage = index.lineage(of: pickle)
    if let example = lineage.example {
      return example.examples.tableBody[example.row - 1].location.line
    }
    return lineage.scenario?.location.line
  }
}
