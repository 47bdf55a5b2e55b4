import Basics

/// Markdown made of parts that are whole in themselves, within a limit.
struct MarkdownPage {
  /// Room for the sentence about omitted parts.
  private static let reserve = 160

  private(set) var bytes: [UInt8] = []
  private let limit: Int?
  private var omitted = 0

  /// - Parameter limit: The number of bytes that the page may have.
  init(limit: Int?) { self.limit = limit }

  /// Adds a part and an empty line after it.
  mutating func part(_ text: String) { add(text + "\n\n") }

  /// Adds a heading and parts below it; the heading goes with the first.
  mutating func section(_ title: String, _ parts: [String]) {
    for (index, part) in parts.enumerated() {
      self.part(index == 0 ? "### \(title)\n\n\(part)" : part)
    }
  }

  /// Adds a table; the head goes with the first row.
  mutating func table(_ title: String, head: String, _ rows: [String]) {
    for (index, row) in rows.enumerated() {
      add(index == 0 ? "### \(title)\n\n\(head)\n\(row)\n" : "\(row)\n")
    }
    if !rows.isEmpty { add("\n") }
  }

  /// Adds the number of omitted parts.
  mutating func finish() {
    guard omitted > 0, let limit else { return }
    let text = "\n\nCut here: \(counted(omitted, "part")) more would not fit into \(limit) bytes.\n"
    if bytes.count + text.utf8.count <= limit { bytes.append(contentsOf: text.utf8) }
  }

  private mutating func add(_ text: String) {
    // Whatever follows an omitted part would be out of place.
    if omitted > 0 || bytes.count + text.utf8.count > (limit ?? Int.max) - Self.reserve {
      omitted += 1
    } else {
      bytes.append(contentsOf: text.utf8)
    }
  }
}
