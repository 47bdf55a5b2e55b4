import SpecTestSupport
import Testing

@testable import Messages

/// Written bytes are read again, and anything else is refused without a trap.
struct PackingTests {
  private func check<Value: Packable & Equatable>(
    _ values: Value..., bytes size: ClosedRange<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for value in values {
      let bytes = ByteWriter.bytes { $0.put(value) }
      #expect(Value(packed: bytes[...]) == value, sourceLocation: sourceLocation)
      #expect(size.contains(bytes.count), sourceLocation: sourceLocation)
      for count in bytes.indices {
        #expect(Value(packed: bytes.prefix(count)) == nil, sourceLocation: sourceLocation)
      }
      #expect(Value(packed: (bytes + [0])[...]) == nil, sourceLocation: sourceLocation)
    }
  }

  @Test func values() {
    check(0, 1, -1, 62, -63, bytes: 1...1)
    check(1 << 61, -(1 << 61), bytes: 9...9)
    check(true, false, bytes: 1...1)
    check("", bytes: 1...1)
    check("a", "é", "a\u{0}b", "-1", "007", "1234567890123456", bytes: 2...20)
    check("0", "1", "31", bytes: 1...2)
    check(Int?.none, .some(0), bytes: 1...1)
    check(Bool?.none, .some(false), bytes: 1...2)
    check([Int](), bytes: 1...1)
    check(["a", nil, "12", "13"], bytes: 6...6)
    check([:], ["b": "2", "a": "1"], bytes: 2...12)
    check(Duration.zero, .nanoseconds(127), bytes: 1...1)
    check(Duration.seconds(2_000_000_000), bytes: 9...9)
  }

  @Test func numbersOfEachSize() {
    let bytes = ByteWriter.bytes { writer in
      writer.put(fixed: UInt64.max - 1)
      writer.put(fixed: UInt32(0x0102_0304))
      writer.put(fixed: Int64(-2))
      writer.put(unsigned: .max)
      writer.put(number: -1)
    }
    var reader = ByteReader(bytes)
    #expect(reader.fixed() == UInt64.max - 1)
    #expect(reader.fixed() == UInt32(0x0102_0304))
    #expect(reader.fixed() == Int64(-2))
    #expect(reader.unsigned() == .max)
    #expect(reader.number() == 0 && reader.hasFailed && !reader.isComplete)
  }

  @Test(
    "bytes that no writer writes fail",
    arguments: [
      [], [0x80], Array(repeating: 0xFF, count: 11), [0, 0],
    ] as [[UInt8]])
  func refused(_ bytes: [UInt8]) {
    #expect(Int(packed: bytes[...]) == nil)
    #expect(String(packed: bytes[...]) == nil)
    #expect([String](packed: bytes[...]) == nil)
  }

  @Test func afterAFailureAllIsEmpty() {
    var reader = ByteReader([0x80])
    _ = reader.value() as Int
    #expect(reader.value() as [String] == [])
    #expect(reader.value() as String == "")
    #expect(reader.value() as Pickle? == nil)
    #expect(reader.count() == 0 && reader.slice(1) == [] && reader.fixed() as UInt64 == 0)
    #expect(reader.hasFailed)
  }

  @Test func anyBytes() {
    var random = SeededGenerator(seed: 30)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random) & (Bool.random(using: &random) ? 0x0F : 0xFF)
      }
      _ = Pickle(packed: bytes[...])
      _ = GherkinDocument(packed: bytes[...])
      _ = TestStepResult(packed: bytes[...])
    }
  }
}
