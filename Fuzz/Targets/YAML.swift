// A text of YAML: places lie in the text, limits hold, and a value written as YAML or as JSON reads
// as the same value.
import YAML

func check(_ bytes: [UInt8]) {
  let limits = Limits(depth: 20, scalarBytes: 512, aliases: 10, expandedNodes: 100)
  let lines = YAMLLines(bytes)
  do {
    guard let root = try parse(bytes, limits: limits) else { return }
    let nodes = root.all
    for node in nodes { require(lines.contain(node.position), "a node lies in the text") }
    require(nodes.count <= 3 * bytes.count + limits.expandedNodes, "the number of nodes is limited")
    require(root.depth <= limits.depth, "the depth is limited")
    for node in nodes { checkReading(node) }
    checkWritten(root, Plain(root))
  } catch {
    require(lines.contain(error.position), "an error lies in the text: \(error)")
    require(!error.sentence.isEmpty, "an error has words")
  }
  if let root = try? parse(bytes) { require(root.all.count <= 3 * bytes.count, "no aliases") }
}

private func checkReading(_ node: Node) {
  _ = node.kind.words
  if let int = try? node.int { requireEqual("\(int)", Plain.wholeNumber(node.text), "a number") }
  if let double = try? node.double { require(double.isFinite, "a number is finite") }
  if let bool = try? node.bool { requireEqual("\(bool)", node.text ?? "", "a boolean") }
}

private func checkWritten(_ root: Node, _ plain: Plain) {
  let loose = Limits(bytes: 1 << 24, depth: 60)
  guard let read = try? parse(plain.yaml, limits: loose), Plain(read) == plain else {
    return require(false, "reads as it was written: \(plain.yaml)")
  }
  guard let json = try? parseJSON(root.json, limits: loose), Plain(json) == plain else {
    return require(false, "reads as it was written in JSON: \(root.json)")
  }
}

/// A value without places and styles; texts are compared as bytes.
private indirect enum Plain: Equatable {
  case scalar([UInt8])
  case sequence([Plain])
  case mapping([[UInt8]], [Plain])

  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): self = .scalar(Array(scalar.text.utf8))
    case .sequence(let items): self = .sequence(items.map(Plain.init))
    case .mapping(let pairs):
      self = .mapping(pairs.map { Array($0.name.utf8) }, pairs.map { Plain($0.value) })
    }
  }

  /// In the flow style, every text in double quotes and every key marked as one.
  var yaml: String {
    switch self {
    case .scalar(let text): Self.quoted(text)
    case .sequence(let items): "[" + items.map(\.yaml).joined(separator: ", ") + "]"
    case .mapping(let names, let values):
      "{"
        + zip(names, values).map { "? \(Self.quoted($0)) : \($1.yaml)" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ text: [UInt8]) -> String {
    var result = "\""
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E where scalar != "\"" && scalar != "\\": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return result + "\""
  }

  /// Without leading zeros.
  static func wholeNumber(_ text: String?) -> String {
    let text = text ?? ""
    let digits = text.drop { $0 == "-" || $0 == "0" }
    return digits.isEmpty ? "0" : (text.hasPrefix("-") ? "-" : "") + digits
  }
}

/// Lines end at LF, CR LF and CR.
private struct YAMLLines {
  private var widths = [0]

  init(_ bytes: [UInt8]) {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        if byte != 0x0A || previous != 0x0D { widths.append(0) }
      } else if byte & 0xC0 != 0x80 {
        widths[widths.count - 1] += 1
      }
      previous = byte
    }
  }

  func contain(_ position: Position) -> Bool {
    position.line >= 1 && position.line <= widths.count && position.column >= 1
      && position.column <= widths[position.line - 1] + 1
  }
}

extension Node {
  fileprivate var all: [Node] {
    switch content {
    case .scalar: [self]
    case .sequence(let items): [self] + items.flatMap(\.all)
    case .mapping(let pairs): [self] + pairs.flatMap { [$0.key] + $0.value.all }
    }
  }

  fileprivate var depth: Int {
    switch content {
    case .scalar: 0
    case .sequence(let items): 1 + (items.map(\.depth).max() ?? 0)
    case .mapping(let pairs): 1 + (pairs.map(\.value.depth).max() ?? 0)
    }
  }
}
