/// A value as lines: one line for a plain value, one per element for a collection, one per property for a
/// value with properties, one per line for text.
struct Shape {
  let lines: [Substring]
  /// All of it on one line; empty for a text with several lines.
  let inline: String
  /// The names of the properties, if the lines are properties.
  private var names: [String]?
}

extension Shape {
  init(_ value: Any) {
    switch value {
    case let text as String where text.utf8.contains(0x0A):
      self.init(lines: Self.lines(of: text), inline: "")
    case let table as [[String]]:
      let lines = RowAlignment.aligned(table)
      self.init(lines: lines, inline: lines.first.map(String.init) ?? "[]")
    case let table as DataTable:
      self.init(table.raw)
    case let list as [Any]:
      self.init(elements: list.map(Self.element), empty: "[]")
    default:
      self.init(other: value)
    }
  }

  /// Everything that reflection knows about a value.
  init(dumping value: Any) {
    var text = ""
    dump(value, to: &text)
    if text.last == "\n" { text.removeLast() }
    self.init(line: text)
  }

  private init(other value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first?.value {
        self.init(wrapped)
      } else {
        self.init(line: "nothing")
      }
    case .collection:
      // A slice, for example, is not an Array.
      self.init(elements: mirror.children.map { Self.element($0.value) }, empty: "[]")
    case .set:
      // Sets and dictionaries have no order; sorting makes runs reproducible.
      self.init(elements: mirror.children.map { Self.element($0.value) }.sorted(), empty: "[]")
    case .dictionary:
      self.init(elements: mirror.children.map { Self.pair($0.value) }.sorted(), empty: "[:]")
    case .struct, .tuple:
      let members = Self.members(of: value, below: "")
      if members.count > 1 {
        self.init(members: members, inline: Self.element(value))
      } else {
        self.init(line: Self.element(value))
      }
    default:
      self.init(line: Self.element(value))
    }
  }

  /// A description, which may have several lines.
  private init(line: String) {
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines: lines, inline: lines.count == 1 ? line : "")
  }

  private init(elements: [String], empty: String) {
    self.init(
      lines: elements.map { Substring($0) },
      inline: elements.isEmpty ? empty : "[\(elements.joined(separator: ", "))]")
  }

  private init(members: [(name: String, value: String)], inline: String) {
    let width = members.map(\.name.count).max() ?? 0
    let lines = members.map { name, value in
      Substring(name + ":" + String(repeating: " ", count: width - name.count + 1) + value)
    }
    self.init(lines: lines, inline: inline, names: members.map(\.name))
  }

  /// Whether a line of this value is for the same property as one of another value of the type.
  ///
  /// - Returns: Nil if the lines are not properties.
  func similarity(to other: Shape) -> LineAlignment.Similarity? {
    guard let names, let others = other.names else { return nil }
    return { names[$0] == others[$1] }
  }
}

// MARK: - Properties and elements

extension Shape {
  /// The properties, with nested ones by their path: `address.city`.
  private static func members(of value: Any, below path: String) -> [(name: String, value: String)]
  {
    let mirror = Mirror(reflecting: value)
    // Values with their own description are single values to their author.
    guard [.struct, .tuple].contains(mirror.displayStyle), !mirror.children.isEmpty,
      !(value is any CustomStringConvertible)
    else { return [(path, element(value))] }
    return mirror.children.enumerated().flatMap { index, child in
      let name = child.label ?? "\(index)"
      return members(of: unwrapped(child.value), below: path.isEmpty ? name : "\(path).\(name)")
    }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map { unwrapped($0.value) } ?? value
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
  }

  private static func pair(_ value: Any) -> String {
    Mirror(reflecting: value).children.map { element($0.value) }.joined(separator: ": ")
  }

  /// A value inside another one: always one line.
  private static func element(_ value: Any) -> String {
    if let text = value as? String {
      return "\"\(lines(of: text).joined(separator: "\\n"))\""
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else {
      return mirror.displayStyle == .collection ? Shape(value).inline : String(describing: value)
    }
    return mirror.children.first.map { element($0.value) } ?? "nothing"
  }
}
