import Messages

/// A pickle that waits for its execution.
struct PackedPickle: Sendable {
  /// Shared by the pickles of a file.
  let uri: String
  private let bytes: [UInt8]

  init(_ pickle: Pickle, uri: String) {
    self.uri = uri
    var packer = Packer()
    packer.put(pickle.location?.line ?? 0)
    packer.put(pickle.location?.column ?? 0)
    packer.put(pickle.name)
    packer.put(pickle.id)
    packer.put(pickle.language)
    packer.put(pickle.astNodeIds) { $0.put($1) }
    packer.put(pickle.tags) { packer, tag in
      packer.put(tag.name)
      packer.put(tag.astNodeId)
    }
    packer.put(pickle.steps) { $0.put($1) }
    bytes = packer.bytes
  }

  var pickle: Pickle {
    var unpacker = Unpacker(bytes)
    let (line, column) = (unpacker.number(), unpacker.number())
    let (name, id) = (unpacker.text(), unpacker.text())
    let language = unpacker.text()
    let nodes = unpacker.array { $0.text() }
    let tags = unpacker.array { Pickle.Tag(name: $0.text(), astNodeId: $0.text()) }
    return Pickle(
      id: id, uri: uri,
      location: line == 0 ? nil : Location(line: line, column: column == 0 ? nil : column),
      name: name, language: language, steps: unpacker.array { $0.pickleStep() }, tags: tags,
      astNodeIds: nodes)
  }

  /// Where the message says the pickle is.
  var line: Int? {
    var unpacker = Unpacker(bytes)
    let line = unpacker.number()
    return line == 0 ? nil : line
  }

  var name: String {
    var unpacker = Unpacker(bytes)
    _ = (unpacker.number(), unpacker.number())
    return unpacker.text()
  }
}

extension Packer {
  fileprivate mutating func put(_ step: Pickle.Step) {
    put(step.id)
    put(step.astNodeIds) { $0.put($1) }
    put(step.type.flatMap(Pickle.KeywordType.allCases.firstIndex) ?? -1)
    put(step.text)
    put(step.argument) { packer, argument in
      packer.put(argument.docString) { packer, text in
        packer.put(text.argumentIndex ?? -1)
        packer.put(text.mediaType)
        packer.put(text.content)
      }
      packer.put(argument.dataTable) { packer, table in
        packer.put(table.argumentIndex ?? -1)
        packer.put(table.rows) { packer, row in
          packer.put(row.cells) { $0.put($1.value) }
        }
      }
    }
  }
}

extension Unpacker {
  fileprivate mutating func pickleStep() -> Pickle.Step {
    let id = text()
    let nodes = array { $0.text() }
    let type = number()
    let sentence = text()
    let argument = optional { unpacker in
      Pickle.Argument(
        docString: unpacker.optional {
          Pickle.DocString(
            argumentIndex: $0.index(), mediaType: $0.optionalText(), content: $0.text())
        },
        dataTable: unpacker.optional { unpacker in
          Pickle.Table(
            argumentIndex: unpacker.index(),
            rows: unpacker.array { unpacker in
              Pickle.Row(cells: unpacker.array { Pickle.Cell(value: $0.text()) })
            })
        })
    }
    return Pickle.Step(
      argument: argument, astNodeIds: nodes, id: id,
      type: type < 0 ? nil : Pickle.KeywordType.allCases[type], text: sentence)
  }

  private mutating func index() -> Int? {
    let index = number()
    return index < 0 ? nil : index
  }
}
