import SpecSources
package import YAML

/// A value as it was written, with its place.
package struct SettingValue: Sendable {
  private enum Content {
    case text(String)
    case node(Node)
  }

  private let content: Content
  package let source: SettingSource
}

extension SettingValue {
  /// A value from the command line or the environment.
  package init(_ text: String, from source: SettingSource) {
    self.init(content: .text(text), source: source)
  }

  /// The value of `key` in a configuration file.
  package init(_ node: Node, key: String, path: String) {
    self.init(content: .node(node), source: .file(path, node.position, key: key))
  }
}

/// The source of a value.
package enum SettingSource: Sendable, Equatable {
  case option(String)
  case variable(String)
  case file(String, Position, key: String)
}

extension SettingSource {
  /// The place of a part of a value in a file; any other source is that of all parts.
  fileprivate func at(_ position: Position) -> SettingSource {
    if case .file(let path, _, let key) = self { .file(path, position, key: key) } else { self }
  }
}

extension SettingSource: CustomStringConvertible {
  package var description: String {
    switch self {
    case .option(let name), .variable(let name): name
    case .file(let path, let position, let key):
      "\(path):\(position.line):\(position.column): \(key)"
    }
  }
}

/// A value in the form that a setting needs; nil if it has another one.
extension SettingValue {
  package var text: String? {
    switch content {
    case .text(let text): text
    case .node(let node): node.isNull ? nil : try? node.string
    }
  }

  package var number: Int? {
    switch content {
    case .text(let text): Int(text)
    case .node(let node): try? node.int
    }
  }

  /// In a file `true` or `false`, elsewhere also the words of Cucumber-JVM.
  package var truth: Bool? {
    switch content {
    case .text(let text): Self.truth(text)
    case .node(let node): try? node.bool
    }
  }

  package static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// A path of a file in another folder as seen from the working directory; values that are no paths
  /// as they are.
  ///
  /// - Parameters:
  ///   - base: The folder of the file.
  ///   - kind: The kind of the setting's values.
  func rebased(to base: String, _ kind: Declaration.Completion) -> SettingValue {
    guard let text else { return self }
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : Path.join(base, path) }
    switch kind {
    case .features where text.hasPrefix("@"):
      return SettingValue("@" + path(String(text.dropFirst())), from: source)
    case .features, .files:
      return SettingValue(path(text), from: source)
    case .formats:
      let target = Settings.FormatTarget(text)
      guard let file = target.path, !file.isEmpty else { return self }
      return SettingValue("\(target.name):\(path(file))", from: source)
    case .nothing, .words, .tags, .profiles: return self
    }
  }

  /// A list's elements; a value that is not a list is its own only element.
  var elements: [SettingValue] {
    guard case .node(let node) = content, case .sequence(let items) = node.content else {
      return [self]
    }
    return items.map(part)
  }

  typealias Pair = (name: String, source: SettingSource, value: SettingValue)

  /// The entries of a mapping in a file, whatever their values are; nil for anything else.
  var pairs: [Pair]? {
    guard case .node(let node) = content, case .mapping(let pairs) = node.content else {
      return nil
    }
    return pairs.map { ($0.name, source.at($0.key.position), part($0.value)) }
  }

  private func part(_ node: Node) -> SettingValue {
    SettingValue(content: .node(node), source: source.at(node.position))
  }

  /// The entries of a mapping, or of a JSON object in a text.
  ///
  /// - Throws: If it is neither, or an entry is not a scalar.
  func entries() throws(YAMLError) -> [(name: String, text: String, source: SettingSource)] {
    let node: Node
    switch content {
    case .node(let mapping): node = mapping
    case .text(let text): node = try parseJSON(text)
    }
    return try node.pairs.map { (pair) throws(YAMLError) in
      guard !pair.value.isNull else {
        throw YAMLError(
          .wrongKind(found: pair.value.kind, expected: .text), at: pair.value.position)
      }
      return (try pair.key.string, try pair.value.string, source.at(pair.key.position))
    }
  }

  /// The wording of the value in an error.
  package var found: String {
    switch content {
    case .text(let text): "\"\(text)\""
    case .node(let node): node.kind.words
    }
  }
}
