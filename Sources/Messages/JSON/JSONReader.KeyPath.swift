extension JSONReader {
  private enum Step {
    case member(String)
    case element(Int)
  }

  /// The path of names and indices to a position.
  ///
  /// Scans the line again, so that reading keeps no path for errors that never happen.
  func keyPath(upTo end: Int) -> String {
    var path: [Step] = []
    var text: Range<Int>?
    var index = line.lowerBound
    let end = min(end, line.upperBound)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let close = closingQuote(after: index, before: end)
        text = (index + 1)..<max(index + 1, close)
        index = close
      case UInt8(ascii: ":"):
        if case .member = path.last, let text {
          path[path.count - 1] = .member(String(decoding: bytes[text], as: UTF8.self))
        }
      case UInt8(ascii: "{"): path.append(.member(""))
      case UInt8(ascii: "["): path.append(.element(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = path.popLast()
      case UInt8(ascii: ","):
        if case .element(let place) = path.last { path[path.count - 1] = .element(place + 1) }
        if case .member = path.last { path[path.count - 1] = .member("") }
      default: break
      }
      index += 1
    }
    return path.reduce(into: "") { text, step in
      switch step {
      case .member(""): break
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let index): text += "[\(index)]"
      }
    }
  }

  private func closingQuote(after quote: Int, before end: Int) -> Int {
    var index = quote + 1
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, end)
  }
}
