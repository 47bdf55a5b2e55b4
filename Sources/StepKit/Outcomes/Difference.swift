/// How two values differ, as text for people: two lines for what fits on one line each, otherwise
/// the lines of both with `-` before what is missing and `+` before what is too much.
enum Difference {
  static func text<Value>(expected: Value, actual: Value) -> String {
    let old = lines(of: expected)
    let new = lines(of: actual)
    guard old.count > 1 || new.count > 1 else {
      return "expected: \(old.first ?? "")\n  actual: \(new.first ?? "")"
    }
    return (["- expected", "+ actual"] + compare(old, new)).joined(separator: "\n")
  }

  /// One line for a plain value, one an element for a list, one a line for long text.
  private static func lines(of value: Any) -> [String] {
    switch value {
    case let text as String where text.utf8.contains(0x0A):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case let text as String:
      [quoted(text)]
    case let table as [[String]]:
      table.map { "| " + $0.joined(separator: " | ") + " |" }
    case let table as DataTable:
      lines(of: table.raw)
    case let list as [Any]:
      list.isEmpty ? ["[]"] : list.map { lines(of: $0).joined(separator: " ") }
    default:
      lines(ofOther: value)
    }
  }

  private static func lines(ofOther value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return [String(describing: value)] }
    guard let wrapped = mirror.children.first?.value else { return ["nothing"] }
    return lines(of: wrapped)
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

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
