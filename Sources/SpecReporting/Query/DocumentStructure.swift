import Messages

/// The structure of a document, packed, without the comments and without what its pickles repeat:
/// the texts, tables and doc strings of the steps of scenarios.
///
/// Backgrounds and outlines keep theirs, to be shown once as they are written.
struct DocumentStructure: Sendable {
  private let bytes: [UInt8]

  init(_ document: GherkinDocument) {
    var document = document
    document.comments = []
    document.feature?.changeNodes { node, _ in
      guard node.scenario?.examples.isEmpty == true else { return }
      node.steps = node.steps.map(\.withoutTexts)
    }
    // In a block of its size.
    bytes = ByteWriter.bytes { $0.put(document) }.withUnsafeBufferPointer { Array($0) }
  }

  var document: GherkinDocument {
    var reader = ByteReader(bytes)
    return reader.value()
  }
}

extension GherkinDocument.Step {
  fileprivate var withoutTexts: Self {
    var step = self
    (step.text, step.keywordType, step.dataTable) = ("", nil, nil)
    step.docString = docString.map { .init(location: $0.location, content: "", delimiter: "") }
    return step
  }
}
