internal import Basics
package import Messages

/// Placeholders in an outline without a column in its examples.
struct UnknownPlaceholders {
  private let columns: [String]
  /// The names that were already checked.
  private var known: Set<String>
  /// The number of other names to check, so that any text is searched in linear time.
  private var budget = 1000
  private var found: [(name: String, location: Location)] = []

  init(_ columns: [String]) {
    self.columns = columns
    known = Set(columns)
  }

  /// Each name once, with the step or title where it first appears.
  ///
  /// Doc strings often have brackets that are not placeholders: there only a name that is nearly a
  /// column's counts.
  func found(in scenario: GherkinDocument.Scenario) -> [(name: String, location: Location)] {
    // A name may itself have brackets; it is then impossible to say which of them belong together.
    guard !columns.contains(where: { $0.hasBracket }) else { return [] }
    var search = self
    search.add(scenario.name, scenario.location)
    return search.found(in: scenario.steps)
  }

  /// Each name once, with the step where it first appears.
  func found(in steps: [GherkinDocument.Step]) -> [(name: String, location: Location)] {
    var search = self
    for step in steps {
      // In "<key> with <value>" they may be the columns of the table below.
      let columns = step.dataTable?.rows.first?.cells.map(\.value) ?? []
      search.add(step.text, step.location, except: columns)
      for row in step.dataTable?.rows ?? [] {
        for cell in row.cells { search.add(cell.value, cell.location) }
      }
      if let docString = step.docString {
        search.add(docString.content, docString.location, onlyNear: true)
      }
    }
    return search.found
  }

  /// Elements of HTML that are unlikely as names of columns and that are written without an end.
  private static let markup = Set([
    "img", "br", "hr", "wbr", "div", "span", "script", "ul", "ol", "li", "tr", "td", "th", "html",
    "body", "svg", "iframe",
  ])

  private mutating func add(
    _ text: String, _ location: Location, except others: [String] = [], onlyNear: Bool = false
  ) {
    guard text.hasBracket else { return }
    let (names, elements) = text.bracketed
    for (name, isGlued) in names {
      guard !others.contains(name), known.insert(name).inserted, budget > 0 else { continue }
      budget -= 1
      lazy var isNear = nearest(to: name, among: columns) != nil
      // A type such as Spec<T>, <<NAME>> of a template, an arrow.
      if isGlued || !name.contains(where: \.isLetter), !isNear { continue }
      // A comparison, or a column with spaces around its name.
      if name.utf8.first == Byte.space, !columns.contains(String(name.trimmed)) { continue }
      if onlyNear, name.utf8.count < 3 || !isNear { continue }
      if elements.contains(name) || Self.markup.contains(name) && !isNear { continue }
      found.append((name, location))
    }
  }
}

extension GherkinDocument.Scenario {
  /// Whether any of its texts has a bracket that may open a placeholder.
  var hasBracket: Bool { name.hasBracket || steps.contains(where: \.hasBracket) }
}

extension GherkinDocument.Step {
  /// Whether any of its texts has a bracket that may open a placeholder.
  package var hasBracket: Bool {
    text.hasBracket || (docString?.content.hasBracket ?? false)
      || (dataTable?.rows.contains { $0.cells.contains { $0.value.hasBracket } } ?? false)
  }
}

extension String {
  var hasBracket: Bool { utf8.contains(Byte.less) }

  /// The names between angle brackets that look like names of columns, in order, with whether a letter
  /// or bracket precedes them, and those that have an end tag, like elements of HTML or XML.
  fileprivate var bracketed: (names: [(name: String, isGlued: Bool)], elements: Set<String>) {
    var names: [(name: String, isGlued: Bool)] = []
    var elements: Set<String> = []
    var rest = utf8[...]
    while let open = rest.firstIndex(of: Byte.less) {
      let last = rest[..<open].last
      rest = rest[open...].dropFirst()
      let bytes = rest.drop { $0 == Byte.slash }.prefix(while: Self.isNamePart)
      guard rest[bytes.endIndex...].first == Byte.greater else { continue }
      let name = String(Substring(bytes))
      if rest.first == Byte.slash {
        elements.insert(name)
      } else if !name.isEmpty {
        names.append((name, isGlued: last.map(Byte.isLetter) ?? (open > utf8.startIndex)))
      }
    }
    return (names, elements)
  }

  /// Whether a byte is a letter, digit, space, joiner of words, or beyond ASCII.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, Byte.minus, Byte.space, 0x5F, 0x2E:
      true
    default: false
    }
  }
}
