extension MessageOutline {
  /// The outline of the beginning or end of a step, from a line whose members are in alphabetical order.
  ///
  /// Most lines of a recording are such. Only the line's first and last members are looked at; whether what
  /// stands between is well-formed, whoever reads the message finds out. Nil for every other line.
  init?(stepIn line: UnsafeBufferPointer<UInt8>) {
    guard let kind = Self.stepKind(of: line) else { return nil }
    let prefix = Self.prefix(of: kind).utf8CodeUnitCount
    let quote = firstSpecial(in: line, from: prefix, to: line.count)
    let id = UnsafeBufferPointer(rebasing: line[prefix..<quote])
    guard quote > prefix, quote + 1 < line.count, line[quote] == UInt8(ascii: "\""),
      line[quote + 1] == UInt8(ascii: ","), isASCII(id), let time = Self.lastMember(of: line)
    else { return nil }
    self.init(kind: kind)
    owner = String(decoding: id, as: UTF8.self)
    timestamp = time
  }

  private static func stepKind(of line: UnsafeBufferPointer<UInt8>) -> Kind? {
    if has(prefix(of: .testStepFinished), line, at: 0) { return .testStepFinished }
    return has(prefix(of: .testStepStarted), line, at: 0) ? .testStepStarted : nil
  }

  private static func prefix(of kind: Kind) -> StaticString {
    kind == .testStepStarted
      ? #"{"testStepStarted":{"testCaseStartedId":""#
      : #"{"testStepFinished":{"testCaseStartedId":""#
  }

  /// The timestamp that ends the message.
  private static func lastMember(of line: UnsafeBufferPointer<UInt8>) -> Timestamp? {
    let (nanosKey, secondsKey): (StaticString, StaticString) = (
      #","timestamp":{"nanos":"#, #","seconds":"#
    )
    var end = line.count - 3
    guard end > 0, has("}}}", line, at: end), let seconds = number(before: &end, in: line)
    else { return nil }
    end -= secondsKey.utf8CodeUnitCount
    guard has(secondsKey, line, at: end), let nanos = number(before: &end, in: line),
      nanos <= 999_999_999
    else { return nil }
    end -= nanosKey.utf8CodeUnitCount
    guard has(nanosKey, line, at: end) else { return nil }
    return Timestamp(seconds: seconds, nanos: nanos)
  }

  /// The digits that end at a place, which moves to their beginning.
  private static func number(
    before end: inout Int, in line: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var (start, value, power) = (end, 0, 1)
    // Fewer than could overflow.
    while start > 0, end - start < 18, case let byte = line[start - 1],
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    {
      value += Int(byte & 15) * power
      power *= 10
      start -= 1
    }
    guard start < end, end - start == 1 || line[start] != UInt8(ascii: "0") else { return nil }
    end = start
    return value
  }

  private static func has(
    _ text: StaticString, _ line: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start >= 0, start + count <= line.count else { return false }
    var index = 0
    while index < count, line[start + index] == text.utf8Start[index] { index &+= 1 }
    return index == count
  }
}
