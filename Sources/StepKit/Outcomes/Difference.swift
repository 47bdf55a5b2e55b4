/// The difference of two values as text: two lines if each fits on one, otherwise the lines of
/// both, with `-` before those that are missing and `+` before those that are unexpected.
enum Difference {
  static func text<Value>(expected: Value, actual: Value) -> String {
    let (old, new) = (Shape(expected), Shape(actual))
    guard old.lines.count > 1 || new.lines.count > 1 else {
      return "expected: \(old.inline)\n  actual: \(new.inline)"
    }
    var result = "- expected\n+ actual"
    compare(old.lines, new.lines) { mark, line in
      result += mark
      result += line
    }
    return result
  }

  /// The longest common subsequence shown as a patch of whole lines.
  ///
  /// - Parameter add: Receives a line break with a mark, and the line that it stands before.
  private static func compare(
    _ old: [Substring], _ new: [Substring], _ add: (String, Substring) -> Void
  ) {
    // Myers' algorithm is quadratic in the differences: beyond this the two texts are simply shown.
    guard old.count + new.count <= 4_000 else {
      for line in old { add("\n- ", line) }
      for line in new { add("\n+ ", line) }
      return
    }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    // Numbers stand for the lines, which may be long.
    var numbers: [Substring: Int] = [:]
    func number(_ line: Substring) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let oldNumbers = old.map(number)
    for change in new.map(number).difference(from: oldNumbers) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        add("\n- ", old[i])
        i += 1
      } else if j < new.count, inserted.contains(j) {
        add("\n+ ", new[j])
        j += 1
      } else {
        add("\n  ", old[i])
        i += 1
        j += 1
      }
    }
  }
}

/// A value as lines: one for a plain value, one an element for a collection, one a line for text.
private struct Shape {
  let lines: [Substring]
  /// All of it on one line; empty for a text of several.
  let inline: String

  init(_ value: Any) {
    switch value {
    case let text as String where text.utf8.contains(0x0A):
      self.init(
        lines: text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
          .map(Substring.init),
        inline: "")
    case let table as [[String]]:
      let lines = table.map { Substring("| " + $0.joined(separator: " | ") + " |") }
      self.init(lines: lines, inline: lines.first.map(String.init) ?? "[]")
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
    case .collection:
      // A slice, for example, is no array.
      self.init(elements: mirror.children.map { Self.element($0.value) }, empty: "[]")
    case .set:
      // Sets and dictionaries have no order; sorting makes runs reproducible.
      self.init(elements: mirror.children.map { Self.element($0.value) }.sorted(), empty: "[]")
    case .dictionary:
      self.init(elements: mirror.children.map { Self.pair($0.value) }.sorted(), empty: "[:]")
    default:
      self.init(line: Self.element(value))
    }
  }

  private init(line: String) { self.init(lines: [Substring(line)], inline: line) }

  private init(lines: [Substring], inline: String) {
    self.lines = lines
    self.inline = inline
  }

  private init(elements: [String], empty: String) {
    self.init(
      lines: elements.map { Substring($0) },
      inline: elements.isEmpty ? empty : "[\(elements.joined(separator: ", "))]")
  }

  private static func pair(_ value: Any) -> String {
    Mirror(reflecting: value).children.map { element($0.value) }.joined(separator: ": ")
  }

  /// A value inside another one: always one line.
  private static func element(_ value: Any) -> String {
    if let text = value as? String {
      guard text.utf8.contains(0x0A) else { return "\"\(text)\"" }
      return "\""
        + text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }.joined(separator: "\\n") + "\""
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else {
      return mirror.displayStyle == .collection ? Shape(value).inline : String(describing: value)
    }
    return mirror.children.first.map { element($0.value) } ?? "nothing"
  }
}
