import Testing

@testable import SpecIsolation

@Suite("the head of a report") struct FrameHeadTests {
  @Test(
    "is read at its own position only", arguments: [0, 1, 7, 1 << 31, 1 << 32, .max] as [UInt64])
  func position(_ position: UInt64) throws {
    let bytes = FrameHead(count: 42, position: position).bytes
    #expect(bytes.count == FrameHead.size)
    #expect(FrameHead(bytes[...], position: position)?.count == 42)
    #expect(FrameHead(bytes[...], position: position &+ 1) == nil)
    #expect(FrameHead(bytes[...], position: position &- 1) == nil)
  }

  @Test("is not read from other bytes") func garbage() {
    let bytes = FrameHead(count: 1, position: 0).bytes
    #expect(FrameHead(bytes.dropLast(), position: 0) == nil)
    for index in 0..<4 {
      var changed = bytes
      changed[index] ^= 1
      #expect(FrameHead(changed[...], position: 0) == nil)
    }
  }
}
