/// Joins lines with line feeds: the content of a doc string, or a description.
struct TextBuilder {
  private var bytes: [UInt8] = []
  private var lines = 0
  private var endOfText = 0

  var isEmpty: Bool { lines == 0 }

  @inline(__always)
  mutating func addLine(
    _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, isBlank: Bool = false,
    unescaping fence: UInt8? = nil
  ) {
    if lines > 0 { bytes.append(Byte.lineFeed) }
    lines += 1
    if let fence, start < end {
      addUnescaped(source, start, end, fence)
    } else if start < end {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
    }
    if !isBlank { endOfText = bytes.count }
  }

  /// Adds a line; a fence with a backslash before each of its three marks becomes a literal fence.
  private mutating func addUnescaped(
    _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ mark: UInt8
  ) {
    var pending = start
    var index = start
    while index < end {
      guard source[index] == Byte.backslash, isEscapedFence(source, at: index, end, mark) else {
        index += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[pending..<index]))
      for _ in 0..<3 { bytes.append(mark) }
      index += 6
      pending = index
    }
    if pending < end {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[pending..<end]))
    }
  }

  private func isEscapedFence(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, _ end: Int, _ mark: UInt8
  ) -> Bool {
    index + 6 <= end
      && stride(from: index, to: index + 6, by: 2).allSatisfy { place in
        source[place] == Byte.backslash && source[place + 1] == mark
      }
  }

  /// All lines; nothing is left.
  mutating func takeAll() -> String {
    endOfText = bytes.count
    return takeWithoutBlankEnd()
  }

  /// The lines up to the last that is not blank; nothing is left.
  mutating func takeWithoutBlankEnd() -> String {
    let taken = bytes.withUnsafeBufferPointer { $0.text(0, endOfText) }
    bytes.removeAll(keepingCapacity: true)
    lines = 0
    endOfText = 0
    return taken
  }
}
