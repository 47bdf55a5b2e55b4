/// A text made of environment variables, as the shell writes it.
///
/// `${NAME}` is a value, `${NAME#text}` what comes after `text`, which the value must begin with,
/// `${NAME%text}` what comes before `text`, which it must hold, and `${NAME=text}` nothing, if that is
/// the value. A variable that is empty is not there.
struct EnvironmentTemplate: ExpressibleByStringLiteral {
  private enum Part {
    case text(Substring)
    case variable(String, Cut)
  }

  private enum Cut {
    case none
    case after(Substring)
    case before(Substring)
    case all(Substring)
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
    guard let mark = text.firstIndex(where: "#%=".contains) else {
      return .variable(String(text), .none)
    }
    let cut = text[text.index(after: mark)...]
    return .variable(
      String(text[..<mark]),
      text[mark] == "#" ? .after(cut) : text[mark] == "%" ? .before(cut) : .all(cut))
  }

  /// The variables it is made of.
  var names: [String] {
    parts.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
  }

  /// The text, when every variable is there and has the shape asked for.
  func text(in environment: [String: String]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .variable(let name, let cut):
        guard let value = environment[name], let part = Self.apply(cut, to: value) else {
          return nil
        }
        result += part
      }
    }
    return result
  }

  private static func apply(_ cut: Cut, to value: String) -> Substring? {
    if case .all(let text) = cut { return value == text ? "" : nil }
    let part: Substring? =
      switch cut {
      case .none: value[...]
      case .after(let text): value.hasPrefix(text) ? value.dropFirst(text.count) : nil
      case .before(let text): value.firstRange(of: text).map { value[..<$0.lowerBound] }
      case .all: nil
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
