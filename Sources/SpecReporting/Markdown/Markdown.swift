/// Text from outside as Markdown that means nothing but itself.
package enum Markdown {
  /// More bytes of a line or a block than this are left out.
  private static let limits = (line: 512, block: 8192)

  /// A text within a line or a table cell: no markup, no mention, no reference to an issue.
  package static func text(_ text: String) -> String {
    replacing(oneLine(text, limit: limits.line).unicodeScalars) { scalar in
      switch scalar {
      case "|": "&#124;"
      case "\\", "`", "*", "_", "[", "]", "~", "$": "\\\(scalar)"
      default: inTag(scalar)
      }
    }
  }

  /// A text within a tag, which is not parsed as Markdown.
  static func html(_ text: String) -> String {
    replacing(oneLine(text, limit: limits.line).unicodeScalars, inTag)
  }

  private static func inTag(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    // No escape keeps GitHub from seeing a mention or a reference; a space of no width does.
    case "@", "#": "\(scalar)\u{200B}"
    default: nil
    }
  }

  /// A place, as a link to the source if its address is known.
  static func place(_ place: Place, _ links: SourceLinks?) -> String {
    guard let address = links?.address(of: place).map(escaped) else { return code(place.text) }
    return "[\(code(place.text))](<\(address)>)"
  }

  /// A place within a tag.
  static func html(_ place: Place, _ links: SourceLinks?) -> String {
    let code = "<code>\(html(place.text))</code>"
    guard let address = links?.address(of: place).map(escaped) else { return code }
    let value = replacing(address.unicodeScalars) { $0 == "&" ? "&amp;" : nil }
    return "<a href=\"\(value)\">\(code)</a>"
  }

  /// An address that ends neither a link nor an attribute.
  private static func escaped(_ address: String) -> String {
    replacing(address.unicodeScalars) { scalar in
      switch scalar {
      case "<": "%3C"
      case ">": "%3E"
      case "\"": "%22"
      default: scalar == " " || isDangerous(scalar) ? "%20" : nil
      }
    }
  }

  /// A part that shows only its title until a reader unfolds it.
  ///
  /// - Parameters:
  ///   - title: As HTML.
  ///   - body: As Markdown.
  static func folded(_ title: String, _ body: String, isOpen: Bool = false) -> String {
    "<details\(isOpen ? " open" : "")><summary>\(title)</summary>\n\n\(body)\n\n</details>"
  }

  /// An error message, with its difference in colors.
  static func explanation(_ text: String) -> String {
    let isDifference = lines(of: text).contains { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    return block(text, language: isDifference ? "diff" : "")
  }

  /// A text within a line as code.
  package static func code(_ text: String) -> String {
    let text = oneLine(text, limit: limits.line)
    let fence = String(repeating: "`", count: backticks(in: text) + 1)
    let ends = [text.utf8.first, text.utf8.last]
    let needsSpace = ends.contains { $0 == nil || $0 == 0x60 || $0 == 0x20 }
    return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// A block of code.
  static func block(_ text: String, language: String = "") -> String {
    let safe = escapingWorkflowCommands(cut(text, to: limits.block))
    let fence = String(repeating: "`", count: max(3, backticks(in: safe) + 1))
    let isPlain = language.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return "\(fence)\(isPlain ? language : "")\n\(safe)\n\(fence)"
  }

  /// The number of backticks in the longest run of them.
  private static func backticks(in text: String) -> Int {
    text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
  }
}
