/// The difference of two values as text: two lines if each fits on one, otherwise the lines of
/// both, with `-` before those that are missing and `+` before those that are unexpected.
enum Difference {
  static func text<Value>(expected: Value, actual: Value) -> String {
    let (old, new) = (Shape(expected), Shape(actual))
    guard old.lines.count > 1 || new.lines.count > 1 else {
      return "expected: \(old.inline)\n  actual: \(new.inline)"
    }
    return (["- expected", "+ actual"] + compare(old.lines, new.lines)).joined(separator: "\n")
  }

  /// The longest common subsequence shown as a patch of whole lines.
  private static func compare(_ old: [String], _ new: [String]) -> [String] {
    // Myers' algorithm is quadratic in the differences: beyond this the two texts are simply shown.
    guard old.count + new.count <= 4_000 else {
      return old.map { "- \($0)" } + new.map { "+ \($0)" }
    }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append("- \(old[i])")
        i += 1
      } else if j < new.count, inserted.contains(j) {
        result.append("+ \(new[j])")
        j += 1
      } else {
        result.append("  \(old[i])")
        i += 1
        j += 1
      }
    }
    return result
  }
}

/// A value as lines: one for a plain value, one an element for a collection, one a line for text.
private struct Shape {
  let lines: [String]
  /// All of it on one line, for a value that has at most one.
  let inline: String

  init(_ value: Any) {
    switch value {
    case let text as String where text.utf8.contains(0x0A):
      self.init(
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        inline: Self.element(text))
    case let table as [[String]]:
      let lines = table.map { "| " + $0.joined(separator: " | ") + " |" }
      self.init(lines: lines, inline: lines.first ?? "[]")
    case let table as DataTable:
      self.init(table.raw)
    case let list as [Any]:
      self.init(elements: list.map(Self.element), empty: "[]")
    default:
      self.init(other: value)
    }
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
    case .set:
      // Sets and dictionaries have no order; sorting makes runs reproducible.
      self.init(elements: mirror.children.map { Self.element($0.value) }.sorted(), empty: "[]")
    case .dictionary:
      self.init(elements: mirror.children.map { Self.pair($0.value) }.sorted(), empty: "[:]")
    default:
      self.init(line: Self.element(value))
    }
  }

  private init(line: String) { self.init(lines: [line], inline: line) }

  private init(lines: [String], inline: String) {
    self.lines = lines
    self.inline = inline
  }

  private init(elements: [String], empty: String) {
    self.init(
      lines: elements,
      inline: elements.isEmpty ? empty : "[\(elements.joined(separator: ", "))]")
  }

  private static func pair(_ value: Any) -> String {
    Mirror(reflecting: value).children.map { element($0.value) }.joined(separator: ": ")
  }

  /// A value inside another one: always one line.
  private static func element(_ value: Any) -> String {
    if let text = value as? String {
      return "\""
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\\n") + "\""
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else {
      return mirror.displayStyle == .collection ? Shape(value).inline : String(describing: value)
    }
    return mirror.children.first.map { element($0.value) } ?? "nothing"
  }
}
