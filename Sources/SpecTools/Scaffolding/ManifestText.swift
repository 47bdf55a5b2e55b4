/// What a Package.swift says as plain literals; what it computes stays unknown.
///
/// It is Swift, which only a compiler understands, so nothing is ever inserted into it. Read are the
/// arguments of a few calls, apart from comments and whatever stands in strings.
struct ManifestText {
  private let tokens: [Token]

  enum Token: Equatable {
    case word(String)
    case text(String)
    /// A literal with an interpolation.
    case computed
    case mark(Character)
  }

  /// Splits Swift into words, literals of one line and marks; comments are left out.
  init(_ text: String) {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if first == "\"" {
        tokens.append(Self.literal(&rest))
      } else if first.isLetter || first == "_" || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        rest.removeFirst()
        if !first.isWhitespace { tokens.append(.mark(first)) }
      }
    }
    self.tokens = tokens
  }

  private static func literal(_ rest: inout Substring) -> Token {
    rest.removeFirst()
    var text = ""
    var isComputed = false
    while let character = rest.popFirst() {
      if character == "\"" { return isComputed ? .computed : .text(text) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      // Which character an escape stands for matters to no name.
      let escaped = rest.popFirst()
      if escaped == "(" { isComputed = true }
      text += escaped.map { String($0) } ?? ""
    }
    return .computed
  }

  /// The name of the package.
  var name: String? { calls("Package").lazy.compactMap { text("name", in: $0) }.first }

  /// A library that other packages can use, and the first of its modules.
  struct Library: Equatable {
    let name: String
    let module: String
  }

  /// The libraries that it offers, in its order.
  var libraries: [Library] {
    calls("library").compactMap { arguments in
      guard let name = text("name", in: arguments),
        let target = texts("targets", in: arguments).first
      else { return nil }
      return Library(name: name, module: moduleName(of: target))
    }
  }

  /// The oldest version of macOS that it runs on.
  var macOS: Int? {
    calls("macOS").lazy.compactMap { arguments -> Int? in
      switch arguments.last {
      case .word(let word) where word.hasPrefix("v"):
        Int(word.dropFirst().prefix { $0 != "_" })
      case .text(let text): Int(text.prefix { $0 != "." })
      default: nil
      }
    }.first
  }

  /// The program that runs specs, if it has one.
  var specs: String? {
    calls("executableTarget").first { $0.contains(.text("SpecCommand")) }
      .flatMap { text("name", in: $0) }
  }
}

extension ManifestText {
  /// The arguments of every call of a function.
  private func calls(_ function: String) -> [ArraySlice<Token>] {
    tokens.indices.compactMap { index in
      guard tokens[index] == .word(function), index + 1 < tokens.endIndex,
        tokens[index + 1] == .mark("(")
      else { return nil }
      return tokens[(index + 2)..<end(from: index + 2)]
    }
  }

  /// The place of the bracket that closes one before `start`.
  private func end(from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.endIndex {
      switch tokens[index] {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"):
        if depth == 0 { return index }
        depth -= 1
      default: continue
      }
    }
    return tokens.endIndex
  }

  /// The place behind a label of these arguments themselves.
  private func value(_ label: String, in arguments: ArraySlice<Token>) -> Int? {
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      switch arguments[index] {
      case .mark("("), .mark("["), .mark("{"): index = end(from: index + 1)
      case .word(label) where arguments[index + 1] == .mark(":"): return index + 2
      default: break
      }
      index += 1
    }
    return nil
  }

  private func text(_ label: String, in arguments: ArraySlice<Token>) -> String? {
    guard let index = value(label, in: arguments), index < arguments.endIndex,
      case .text(let text) = arguments[index],
      // Otherwise it is a part of what is computed.
      index + 1 == arguments.endIndex || arguments[index + 1] == .mark(",")
    else { return nil }
    return text
  }

  private func texts(_ label: String, in arguments: ArraySlice<Token>) -> [String] {
    guard let index = value(label, in: arguments), index < arguments.endIndex,
      arguments[index] == .mark("[")
    else { return [] }
    return arguments[(index + 1)..<min(end(from: index + 1), arguments.endIndex)].compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }
}

/// The name by which Swift imports a target.
func moduleName(of target: String) -> String {
  let scalars = target.unicodeScalars.map { scalar in
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      ? String(scalar) : "_"
  }
  let name = scalars.joined()
  return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
}
