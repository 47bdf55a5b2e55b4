import Testing

@testable import SpecEngine

struct TimingsTests {
  static func bytes(_ lines: String...) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  @Test func isWrittenInOneOrder() {
    var timings = Timings()
    timings.note(passed: [0xFF00_0000_0000_0000: 12, 1: 30, 2: 4])
    #expect(
      timings.bytes
        == Self.bytes(
          "# specrun timings 1", "0000000000000001 30", "0000000000000002 4", "ff00000000000000 12")
    )
    let (again, badLines) = Timings.read(timings.bytes)
    #expect(again == timings)
    #expect(badLines.isEmpty)
  }

  @Test(arguments: [
    "zzzz", "0000000000000001", "0000000000000001 ", "0000000000000001 x", "0000000000000001 -3",
    "0000000000000001 +3", "0000000000000001 0", "+000000000000001 3", "000000000000001 3",
    "0000000000000001  3", "0000000000000001 3 4", "0000000000000001 9999999999",
    "0000000000000001 99999999999999999999", "<<<<<<< ours",
  ])
  func aBadLineCostsItself(line: String) {
    let (timings, badLines) = Timings.read(
      Self.bytes("# specrun timings 1", "0000000000000002 5", line, "0000000000000003 6\r"))
    #expect(timings.milliseconds == [2: 5, 3: 6])
    #expect(badLines == [3])
  }

  /// Any byte may be any other: the other lines count.
  @Test func damageStaysWhereItIs() {
    var timings = Timings()
    timings.note(passed: [1: 11, 2: 22, 3: 33])
    let whole = timings.bytes
    for position in whole.indices {
      for byte in [0, UInt8(ascii: "7"), UInt8(ascii: "\n"), 0xFF] where whole[position] != byte {
        var damaged = whole
        damaged[position] = byte
        let kept = Timings.read(damaged).timings.milliseconds
        let equal = timings.milliseconds.count { kept[$0.key] == $0.value }
        // A line end that is gone costs the lines on both sides.
        #expect(equal >= (whole[position] == UInt8(ascii: "\n") ? 1 : 2))
      }
    }
  }

  @Test(arguments: [
    (100, 109, 100), (100, 91, 100), (100, 111, 111), (100, 50, 50), (3, 5, 3), (3, 6, 6),
    (1, 0, 1), (1, Int.max, Timings.longest),
  ])
  func noiseChangesNothing(known: Int, measured: Int, expected: Int) {
    var timings = Timings()
    timings.note(known, for: 1)
    timings.note(measured, for: 1)
    #expect(timings[1] == expected)
  }

  @Test func aFailureCountsOnlyWhereNothingIsKnown() {
    var timings = Timings()
    timings.note(passed: [1: 100], failed: [2: 500])
    timings.note(passed: [:], failed: [1: 7, 2: 9])
    #expect(timings.milliseconds == [1: 100, 2: 500])
  }
}
