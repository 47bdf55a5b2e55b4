/// The entry that libFuzzer calls; every target brings a `check(_:)`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the process, so that libFuzzer keeps the input, if a property does not hold.
func require(
  _ holds: Bool, _ property: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  // why: a trap is how libFuzzer learns that an input is a finding.
  if !holds { fatalError("PROPERTY: \(property())", file: file, line: line) }
}

/// Ends the process, so that libFuzzer keeps the input, if two values differ.
func requireEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ property: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  require(
    found == expected, "\(property())\n found:    \(found)\n expected: \(expected)", file: file,
    line: line)
}

/// An input cut into texts at its zero bytes: for targets that take more than one.
struct Texts {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next text, invalid bytes replaced; empty after the last.
  mutating func next() -> String {
    let part = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(part.count + 1)
    return String(decoding: part, as: UTF8.self)
  }
}

extension String {
  /// Whether two texts are the same bytes; `==` takes two spellings of one letter for equal.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
