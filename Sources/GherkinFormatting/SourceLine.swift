/// A line of a file with the bytes that end it.
struct SourceLine {
  var text: Substring
  /// LF, CR LF, CR, or nothing at the end of the file.
  var ending: Substring
}

/// The byte order mark of UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The lines of a file without a byte order mark; they end as defined by the parser.
func sourceLines(_ file: [UInt8]) -> [SourceLine] {
  let text = String(
    decoding: file.starts(with: byteOrderMark) ? file.dropFirst(3) : file[...], as: UTF8.self)
  let bytes = text.utf8
  var lines: [SourceLine] = []
  var start = bytes.startIndex
  while start < bytes.endIndex {
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
    var next = end
    if next < bytes.endIndex {
      let isReturn = bytes[next] == 0x0D
      bytes.formIndex(after: &next)
      if isReturn, next < bytes.endIndex, bytes[next] == 0x0A { bytes.formIndex(after: &next) }
    }
    lines.append(SourceLine(text: text[start..<end], ending: text[end..<next]))
    start = next
  }
  return lines
}

// White space as the parser defines it; by code points, since a mark may follow a blank or a bar.
extension Substring {
  /// The white space at the start.
  var indentation: Substring {
    self[..<(unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? endIndex)]
  }

  /// Without the white space at its start.
  var withoutIndentation: Substring { self[indentation.endIndex...] }

  /// Without the white space at both ends.
  var trimmed: Substring {
    let content = withoutIndentation
    guard let last = content.unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return content }
    return content[..<content.unicodeScalars.index(after: last)]
  }

  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Without some code points of its indentation, or without all of it if it has fewer.
  func removingIndentation(_ count: Int) -> Substring {
    let indentation = indentation.unicodeScalars
    let end =
      indentation.index(indentation.startIndex, offsetBy: count, limitedBy: indentation.endIndex)
    return self[(end ?? indentation.endIndex)...]
  }
}

/// The indentation that all lines which are not blank have in common.
func commonIndentation(_ lines: some Sequence<Substring>) -> Int {
  var common: [Unicode.Scalar]?
  for line in lines where !line.isBlank {
    let own = Array(line.indentation.unicodeScalars)
    common = common.map { zip($0, own).prefix { $0 == $1 }.map(\.0) } ?? own
  }
  return common?.count ?? 0
}
