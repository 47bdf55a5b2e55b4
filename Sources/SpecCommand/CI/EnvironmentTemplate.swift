/// A text made of environment variables, as the shell writes it.
///
/// `${NAME}` is a value, `${NAME#text}` what comes after `text`, which the value must begin with,
/// `${NAME%text}` what comes before `text`, which it must hold, and `${NAME=text}` nothing, if that is
/// the value. A variable that is empty is not there.
struct EnvironmentTemplate: ExpressibleByStringLiteral {
  private enum Part {
    case text(Substring)
    /// Its name, and the mark and the text after that, if there are any.
    case variable(String, Character?, Substring)
  }

  private let parts: [Part]

  init(stringLiteral text: String) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      if start.lowerBound > rest.startIndex { parts.append(.text(rest[..<start.lowerBound])) }
      parts.append(Self.variable(rest[start.upperBound..<end]))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
    self.parts = parts
  }

  private static func variable(_ text: Substring) -> Part {
    let name = text.prefix { !"#%=".contains($0) }
    let rest = text[name.endIndex...]
    return .variable(String(name), rest.first, rest.dropFirst())
  }

  /// The variables it is made of.
  var names: [String] {
    parts.compactMap { if case .variable(let name, _, _) = $0 { name } else { nil } }
  }

  /// The text, when every variable is there and has the shape asked for.
  func text(in environment: [String: String]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .variable(let name, let mark, let text):
        guard let value = environment[name], let part = Self.part(of: value, mark, text)
        else { return nil }
        result += part
      }
    }
    return result
  }

  private static func part(of value: String, _ mark: Character?, _ text: Substring) -> Substring? {
    if mark == "=" { return value == text ? "" : nil }
    let part: Substring? =
      switch mark {
      case "#": value.hasPrefix(text) ? value.dropFirst(text.count) : nil
      case "%": value.firstRange(of: text).map { value[..<$0.lowerBound] }
      default: value[...]
      }
    return part?.isEmpty == false ? part : nil
  }
}

extension [EnvironmentTemplate] {
  /// The first that can be made.
  func text(in environment: [String: String]) -> String? {
    lazy.compactMap { $0.text(in: environment) }.first
  }
}
