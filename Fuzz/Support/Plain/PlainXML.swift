/// XML 1.0 without namespaces, as far as our reports use it, one function a rule.
struct PlainXML: Equatable {
  var name: String
  var attributes: [String: String] = [:]
  /// The text in it and in its children, in order.
  var text = ""
  var children: [PlainXML] = []

  /// Nothing if the bytes are not well-formed: one element, with a declaration or document type
  /// before it.
  init?(_ bytes: some Sequence<UInt8>) {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else { return nil }
    var reader = Reader(rest: Array(text.unicodeScalars)[...])
    guard let element = reader.document() else { return nil }
    self = element
  }

  fileprivate init(name: String) { self.name = name }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>

    mutating func take(_ text: String) -> Bool {
      guard rest.starts(with: text.unicodeScalars) else { return false }
      rest = rest.dropFirst(text.unicodeScalars.count)
      return true
    }

    /// The text up to a mark, and past the mark.
    mutating func upTo(_ mark: String) -> String? {
      let first = mark.unicodeScalars.first
      var text = String.UnicodeScalarView()
      while let scalar = rest.first {
        if scalar == first, take(mark) { return String(text) }
        guard Self.isLegal(scalar) else { return nil }
        text.append(scalar)
        rest.removeFirst()
      }
      return nil
    }

    mutating func space() -> Bool {
      let count = rest.count
      rest = rest.drop { " \t\r\n".unicodeScalars.contains($0) }
      return rest.count < count
    }

    static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x10000...0x10FFFF: true
      default: false
      }
    }

    mutating func document() -> PlainXML? {
      if take("<?xml") { guard upTo("?>") != nil else { return nil } }
      guard misc() else { return nil }
      if take("<!DOCTYPE") || take("<!doctype") { guard upTo(">") != nil else { return nil } }
      guard misc(), let root = element(), misc(), rest.isEmpty else { return nil }
      return root
    }

    /// White space and comments.
    mutating func misc() -> Bool {
      while true {
        _ = space()
        guard take("<!--") else { return true }
        guard comment() else { return false }
      }
    }

    mutating func comment() -> Bool { upTo("--") != nil && take(">") }

    mutating func name() -> String? {
      var name = String.UnicodeScalarView()
      while let scalar = rest.first,
        scalar.properties.isAlphabetic || ":_".unicodeScalars.contains(scalar)
          || !name.isEmpty && "-.0123456789".unicodeScalars.contains(scalar)
      {
        name.append(scalar)
        rest.removeFirst()
      }
      return name.isEmpty ? nil : String(name)
    }

    mutating func element() -> PlainXML? {
      guard take("<"), let name = name() else { return nil }
      var element = PlainXML(name: name)
      while true {
        let hasSpace = space()
        if take("/>") { return element }
        if take(">") { return content(of: &element) ? element : nil }
        guard hasSpace, let attribute = self.name(), take("=\""), let value = value(),
          element.attributes.updateValue(value, forKey: attribute) == nil
        else { return nil }
      }
    }

    mutating func value() -> String? {
      var value = String.UnicodeScalarView()
      while let scalar = rest.first {
        if take("\"") { return String(value) }
        guard scalar != "<", let next = character() else { return nil }
        value.append(next)
      }
      return nil
    }

    mutating func content(of element: inout PlainXML) -> Bool {
      var text = String.UnicodeScalarView()
      defer { element.text = String(text) }
      while let scalar = rest.first {
        if take("</") {
          guard take(element.name) else { return false }
          _ = space()
          return take(">")
        } else if take("<![CDATA[") {
          guard let cdata = upTo("]]>") else { return false }
          text.append(contentsOf: cdata.unicodeScalars)
        } else if take("<!--") {
          guard comment() else { return false }
        } else if scalar == "<" {
          guard let child = self.element() else { return false }
          text.append(contentsOf: child.text.unicodeScalars)
          element.children.append(child)
        } else {
          guard !rest.starts(with: "]]>".unicodeScalars), let next = character() else {
            return false
          }
          text.append(next)
        }
      }
      return false
    }

    /// A character as it is, or the one that a reference represents.
    mutating func character() -> Unicode.Scalar? {
      guard let scalar = rest.popFirst(), Self.isLegal(scalar) else { return nil }
      guard scalar == "&" else { return scalar }
      let name = rest.prefix(12).prefix { $0 != ";" }
      rest = rest.dropFirst(name.count)
      guard rest.popFirst() == ";" else { return nil }
      let text = String(String.UnicodeScalarView(name))
      switch text {
      case "amp": return "&"
      case "lt": return "<"
      case "gt": return ">"
      case "quot": return "\""
      case "apos": return "'"
      default:
        let number =
          text.hasPrefix("#x")
          ? UInt32(text.dropFirst(2), radix: 16)
          : text.hasPrefix("#") ? UInt32(text.dropFirst()) : nil
        guard let number, let found = Unicode.Scalar(number), Self.isLegal(found) else {
          return nil
        }
        return found
      }
    }
  }
}
