/// The values in a doc string that can be changed without breaking its form.
///
/// In JSON the strings, numbers and words that are not names of members; elsewhere the lines.
struct DocStringValues {
  let content: String
  /// Without the quotes of a string.
  private(set) var ranges: [Range<String.Index>] = []

  init(_ content: String) {
    self.content = content
    let first = content.first { !$0.isWhitespace }
    if first == "{" || first == "[" {
      findLeaves()
    } else {
      ranges = content.split(whereSeparator: \.isNewline)
        .filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.startIndex..<$0.endIndex }
    }
  }

  private mutating func findLeaves() {
    var index = content.startIndex
    while index < content.endIndex {
      let character = content[index]
      if character == "\"" {
        let begin = content.index(after: index)
        index = endOfString(begin)
        let behind = index < content.endIndex ? content.index(after: index) : index
        let next = content[behind...].first { !$0.isWhitespace }
        if next != ":" { ranges.append(begin..<index) }
        index = behind
      } else if character.isLetter || character.isNumber || character == "-" {
        let end =
          content[index...].firstIndex { !($0.isLetter || $0.isNumber || "+-.".contains($0)) }
          ?? content.endIndex
        if content[index..<end] != "null" { ranges.append(index..<end) }
        index = end
      } else {
        index = content.index(after: index)
      }
    }
  }

  private func endOfString(_ begin: String.Index) -> String.Index {
    var index = begin
    while index < content.endIndex, content[index] != "\"" {
      if content[index] == "\\" { index = content.index(after: index) }
      if index < content.endIndex { index = content.index(after: index) }
    }
    return index
  }
}
