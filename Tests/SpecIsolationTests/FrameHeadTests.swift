import SpecEngine
import Testing

@testable import SpecIsolation

@Suite("the head of a report") struct FrameHeadTests {
  private func bytes(count: Int, position: UInt64) -> [UInt8] {
    var wire = WireWriter()
    wire.leave(FrameHead.size)
    FrameHead(count: count, position: position).fill(&wire)
    return wire.bytes
  }

  @Test(
    "is read at its own position only", arguments: [0, 1, 7, 1 << 31, 1 << 32, .max] as [UInt64])
  func position(_ position: UInt64) throws {
    let bytes = bytes(count: 42_000_000, position: position)
    #expect(bytes.count == FrameHead.size)
    #expect(FrameHead(bytes, position: position)?.count == 42_000_000)
    #expect(FrameHead([7] + bytes, from: 1, position: position)?.count == 42_000_000)
    #expect(FrameHead(bytes, position: position &+ 1) == nil)
    #expect(FrameHead(bytes, position: position &- 1) == nil)
  }

  @Test("is not read from other bytes") func garbage() {
    let bytes = bytes(count: 1, position: 0)
    #expect(FrameHead(bytes.dropLast(), position: 0) == nil)
    #expect(FrameHead(bytes, from: 1, position: 0) == nil)
    for index in 0..<4 {
      var changed = bytes
      changed[index] ^= 1
      #expect(FrameHead(changed, position: 0) == nil)
    }
  }
}
