import SpecEngine

/// The plain literals of a Package.swift; computed values stay unknown.
///
/// It is Swift, which only a compiler understands, so nothing is ever inserted into it. Only the
/// arguments of a few calls are read, without comments and the contents of strings.
struct ManifestText {
  private let tokens: [SwiftTokens.Token]

  init(_ text: String) { tokens = Array(SwiftTokens(Array(text.utf8))) }

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
      case let last: (last?.text).flatMap { Int($0.prefix { $0 != "." }) }
      }
    }.first
  }

  /// The program that runs specs, if it has one.
  var specs: String? {
    calls("executableTarget").first { $0.contains { $0.text == "SpecCommand" } }
      .flatMap { text("name", in: $0) }
  }
}

extension ManifestText {
  /// The arguments of every call of a function.
  private func calls(_ function: String) -> [ArraySlice<SwiftTokens.Token>] {
    tokens.indices.compactMap { index in
      guard tokens[index] == .word(function), index + 1 < tokens.endIndex,
        tokens[index + 1] == .mark(UInt8(ascii: "("))
      else { return nil }
      return tokens[(index + 2)..<end(from: index + 2)]
    }
  }

  /// The place of the bracket that closes one before `start`.
  private func end(from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.endIndex {
      switch tokens[index] {
      case .mark(let mark) where "([{".utf8.contains(mark): depth += 1
      case .mark(let mark) where ")]}".utf8.contains(mark):
        if depth == 0 { return index }
        depth -= 1
      default: continue
      }
    }
    return tokens.endIndex
  }

  /// The index after a label of these arguments themselves.
  private func value(_ label: String, in arguments: ArraySlice<SwiftTokens.Token>) -> Int? {
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      switch arguments[index] {
      case .mark(let mark) where "([{".utf8.contains(mark): index = end(from: index + 1)
      case .word(label) where arguments[index + 1] == .mark(UInt8(ascii: ":")): return index + 2
      default: break
      }
      index += 1
    }
    return nil
  }

  private func text(_ label: String, in arguments: ArraySlice<SwiftTokens.Token>) -> String? {
    guard let index = value(label, in: arguments), index < arguments.endIndex,
      let text = arguments[index].text,
      // Otherwise it is part of a computed value.
      index + 1 == arguments.endIndex || arguments[index + 1] == .mark(UInt8(ascii: ","))
    else { return nil }
    return text
  }

  private func texts(_ label: String, in arguments: ArraySlice<SwiftTokens.Token>) -> [String] {
    guard let index = value(label, in: arguments), index < arguments.endIndex,
      arguments[index] == .mark(UInt8(ascii: "["))
    else { return [] }
    return arguments[(index + 1)..<min(end(from: index + 1), arguments.endIndex)].compactMap(\.text)
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
