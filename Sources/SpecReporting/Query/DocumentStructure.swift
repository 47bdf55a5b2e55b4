import Messages

/// The structure of a document, packed, without the comments and without what its pickles repeat:
/// the texts, tables and doc strings of steps.
struct DocumentStructure: Sendable {
  private let bytes: [UInt8]

  init(_ document: GherkinDocument) {
    var document = document
    document.comments = []
    document.feature?.children.forEachNode { child in
      switch child {
      case .background(let node): child = .background(node.structure)
      case .scenario(let node): child = .scenario(node.structure)
      case .rule(var rule):
        rule.children.forEachNode { child in
          switch child {
          case .background(let node): child = .background(node.structure)
          case .scenario(let node): child = .scenario(node.structure)
          }
        }
        child = .rule(rule)
      }
    }
    // In a block of its size.
    bytes = Packer.bytes { $0.put(document) }.withUnsafeBufferPointer { Array($0) }
  }

  var document: GherkinDocument {
    var packed = Unpacker(bytes)
    return packed.value()
  }
}

extension Array {
  fileprivate mutating func forEachNode(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }
}

extension GherkinDocument.Background {
  fileprivate var structure: Self {
    var background = self
    background.steps.forEachNode { $0.removeTexts() }
    return background
  }
}

extension GherkinDocument.Scenario {
  fileprivate var structure: Self {
    var scenario = self
    scenario.steps.forEachNode { $0.removeTexts() }
    return scenario
  }
}

extension GherkinDocument.Step {
  fileprivate mutating func removeTexts() {
    (text, keywordType, dataTable) = ("", nil, nil)
    docString = docString.map { .init(location: $0.location, content: "", delimiter: "") }
  }
}
