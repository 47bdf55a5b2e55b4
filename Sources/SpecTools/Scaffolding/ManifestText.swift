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
      switch arguments.last?.last {
      case .word(let word) where word.hasPrefix("v"):
        Int(word.dropFirst().prefix { $0 != "_" })
      case let last: (last?.text).flatMap { Int($0.prefix { $0 != "." }) }
      }
    }.first
  }

  /// The program that runs specs, if it has one.
  var specs: String? {
    calls("executableTarget").first { $0.joined().contains { $0.text == "SpecCommand" } }
      .flatMap { text("name", in: $0) }
  }
}

extension ManifestText {
  /// The tokens between two commas, or between a comma and a bracket.
  private typealias Argument = ArraySlice<SwiftTokens.Token>

  /// The arguments of every call of a function.
  private func calls(_ function: String) -> [[Argument]] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index] == .word(function), tokens[index + 1] == .mark(UInt8(ascii: "(")) else {
        return nil
      }
      return arguments(from: index + 2)
    }
  }

  /// The content of a bracket that opens before `start`.
  private func arguments(from start: Int) -> [Argument] {
    var arguments: [Argument] = []
    var (first, depth) = (start, 0)
    for index in start..<tokens.endIndex {
      switch tokens[index] {
      case .mark(let mark) where "([{".utf8.contains(mark): depth += 1
      case .mark(let mark) where ")]}".utf8.contains(mark):
        if depth == 0 { return arguments + [tokens[first..<index]] }
        depth -= 1
      case .mark(UInt8(ascii: ",")) where depth == 0:
        arguments.append(tokens[first..<index])
        first = index + 1
      default: continue
      }
    }
    return arguments + [tokens[first...]]
  }

  private func value(_ label: String, in arguments: [Argument]) -> Argument? {
    arguments.first { $0.starts(with: [.word(label), .mark(UInt8(ascii: ":"))]) }?.dropFirst(2)
  }

  private func text(_ label: String, in arguments: [Argument]) -> String? {
    // Several tokens are a computed value.
    value(label, in: arguments).flatMap { $0.count == 1 ? $0.first?.text : nil }
  }

  private func texts(_ label: String, in arguments: [Argument]) -> [String] {
    guard let list = value(label, in: arguments), list.first == .mark(UInt8(ascii: "[")) else {
      return []
    }
    return self.arguments(from: list.startIndex + 1).joined().compactMap(\.text)
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
