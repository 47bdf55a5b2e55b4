extension Watcher {
  /// The state that a program in the place of this one goes on with.
  package var state: [UInt8] {
    var lines = memory.lines
    if let tags = filter.tags { lines.append(["tags", tags]) }
    if let text = filter.text { lines.append([filter.isName ? "name" : "path", text]) }
    let text = lines.map { words in words.map(Self.escaped).joined(separator: "\t") + "\n" }
    return Array(text.joined().utf8)
  }

  mutating func restore(_ state: [UInt8]) {
    for line in String(decoding: state, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { Self.unescaped(String($0)) }
      if memory.read(words) || words.count != 2 { continue }
      switch words[0] {
      case "tags": filter.tags = words[1]
      case "name", "path": (filter.text, filter.isName) = (words[1], words[0] == "name")
      default: break
      }
    }
  }

  private static func escaped(_ word: String) -> String {
    String(
      word.flatMap { character -> String in
        switch character {
        case "\\": "\\\\"
        case "\t": "\\t"
        case "\n": "\\n"
        default: String(character)
        }
      })
  }

  private static func unescaped(_ word: String) -> String {
    var result = ""
    var isEscaped = false
    for character in word {
      if isEscaped {
        result.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
