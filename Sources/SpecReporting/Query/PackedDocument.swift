import Messages

/// The structure of a document, without the comments and without what its pickles repeat: the texts,
/// tables and doc strings of steps.
struct PackedDocument: Sendable {
  private let bytes: [UInt8]
  private let uri: String?

  init(_ document: GherkinDocument) {
    uri = document.uri
    var packer = Packer()
    packer.put(document.feature) { packer, feature in
      packer.put(feature.location)
      packer.put(feature.tags) { $0.put($1) }
      packer.put(feature.language)
      packer.put(feature.keyword)
      packer.put(feature.name)
      packer.put(feature.description)
      packer.put(feature.children) { packer, child in
        switch child {
        case .background(let background): packer.put(background)
        case .scenario(let scenario): packer.put(scenario)
        case .rule(let rule):
          packer.put(2)
          packer.put(rule.location)
          packer.put(rule.tags) { $0.put($1) }
          packer.putHead(rule.id, rule.keyword, rule.name, rule.description)
          packer.put(rule.children) { packer, child in
            switch child {
            case .background(let background): packer.put(background)
            case .scenario(let scenario): packer.put(scenario)
            }
          }
        }
      }
    }
    bytes = packer.bytes
  }

  var document: GherkinDocument {
    var unpacker = Unpacker(bytes)
    let feature = unpacker.optional { unpacker in
      let (location, tags) = (unpacker.location(), unpacker.tags())
      let (language, keyword) = (unpacker.text(), unpacker.optionalText())
      let (name, description) = (unpacker.text(), unpacker.text())
      return GherkinDocument.Feature(
        location: location, tags: tags, language: language, keyword: keyword, name: name,
        description: description, children: unpacker.array { $0.featureChild() })
    }
    return GherkinDocument(uri: uri, feature: feature)
  }
}

extension Packer {
  fileprivate mutating func put(_ location: Location) {
    put(location.line)
    put(location.column ?? 0)
  }

  fileprivate mutating func put(_ tag: GherkinDocument.Tag) {
    put(tag.location)
    put(tag.name)
    put(tag.id)
  }

  fileprivate mutating func putHead(
    _ id: String, _ keyword: String, _ name: String, _ description: String
  ) {
    put(id)
    put(keyword)
    put(name)
    put(description)
  }

  fileprivate mutating func put(_ background: GherkinDocument.Background) {
    put(0)
    put(background.location)
    putHead(background.id, background.keyword, background.name, background.description)
    put(background.steps) { $0.put($1) }
  }

  fileprivate mutating func put(_ scenario: GherkinDocument.Scenario) {
    put(1)
    put(scenario.location)
    put(scenario.tags) { $0.put($1) }
    putHead(scenario.id, scenario.keyword, scenario.name, scenario.description)
    put(scenario.steps) { $0.put($1) }
    put(scenario.examples) { packer, examples in
      packer.put(examples.location)
      packer.put(examples.tags) { $0.put($1) }
      packer.putHead(examples.id, examples.keyword, examples.name, examples.description)
      packer.put(examples.tableHeader) { $0.put($1) }
      packer.put(examples.tableBody) { $0.put($1) }
    }
  }

  private mutating func put(_ step: GherkinDocument.Step) {
    put(step.location)
    put(step.id)
    put(step.keyword)
    put(step.docString?.location.line ?? 0)
  }

  private mutating func put(_ row: GherkinDocument.TableRow) {
    put(row.location)
    put(row.id)
    put(row.cells) { packer, cell in
      packer.put(cell.location.column ?? 0)
      packer.put(cell.value)
    }
  }
}

extension Unpacker {
  fileprivate mutating func location() -> Location {
    let (line, column) = (number(), number())
    return Location(line: line, column: column == 0 ? nil : column)
  }

  fileprivate mutating func tags() -> [GherkinDocument.Tag] {
    array { GherkinDocument.Tag(location: $0.location(), name: $0.text(), id: $0.text()) }
  }

  fileprivate mutating func featureChild() -> GherkinDocument.FeatureChild {
    switch number() {
    case 0: return .background(background())
    case 1: return .scenario(scenario())
    default:
      let (location, tags, head) = (location(), tags(), head())
      let children: [GherkinDocument.RuleChild] = array {
        $0.number() == 0 ? .background($0.background()) : .scenario($0.scenario())
      }
      return .rule(
        GherkinDocument.Rule(
          location: location, tags: tags, keyword: head.keyword, name: head.name,
          description: head.description, children: children, id: head.id))
    }
  }

  private typealias Head = (id: String, keyword: String, name: String, description: String)

  private mutating func head() -> Head { (text(), text(), text(), text()) }

  private mutating func background() -> GherkinDocument.Background {
    let (location, head) = (location(), head())
    return GherkinDocument.Background(
      location: location, keyword: head.keyword, name: head.name, description: head.description,
      steps: array { $0.step() }, id: head.id)
  }

  private mutating func scenario() -> GherkinDocument.Scenario {
    let (location, tags, head) = (location(), tags(), head())
    return GherkinDocument.Scenario(
      location: location, tags: tags, keyword: head.keyword, name: head.name,
      description: head.description, steps: array { $0.step() },
      examples: array { $0.examples() }, id: head.id)
  }

  private mutating func examples() -> GherkinDocument.Examples {
    let (location, tags, head) = (location(), tags(), head())
    return GherkinDocument.Examples(
      location: location, tags: tags, keyword: head.keyword, name: head.name,
      description: head.description, tableHeader: optional { $0.row() },
      tableBody: array { $0.row() }, id: head.id)
  }

  private mutating func row() -> GherkinDocument.TableRow {
    let (location, id) = (location(), text())
    return GherkinDocument.TableRow(
      location: location,
      cells: array {
        let column = $0.number()
        return GherkinDocument.TableCell(
          location: Location(line: location.line, column: column == 0 ? nil : column),
          value: $0.text())
      }, id: id)
  }

  private mutating func step() -> GherkinDocument.Step {
    let (location, id, keyword) = (location(), text(), text())
    let line = number()
    return GherkinDocument.Step(
      location: location, keyword: keyword, text: "",
      docString: line == 0
        ? nil
        : GherkinDocument.DocString(location: Location(line: line), content: "", delimiter: ""),
      id: id)
  }
}
