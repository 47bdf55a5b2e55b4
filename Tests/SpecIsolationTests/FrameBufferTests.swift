import Messages
import SpecEngine
import Testing

@testable import SpecIsolation

@Suite("frames") struct FrameBufferTests {
  @Test(
    "come out as they went in, whatever pieces they arrive in", arguments: [1, 2, 3, 7, 1 << 20])
  func pieces(size: Int) throws {
    let contents: [[UInt8]] = [[], [1], [2, 3], Array(repeating: 4, count: 100_000), [5]]
    var bytes: [UInt8] = []
    for content in contents { FrameBuffer.add(to: &bytes) { $0.put(bytes: content) } }
    var buffer = FrameBuffer()
    var found: [[UInt8]] = []
    for begin in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(Array(bytes[begin..<min(begin + size, bytes.count)]))
      while let frame = try buffer.next() { found.append(Array(frame)) }
    }
    #expect(found == contents)
  }

  @Test("are not longer than a maximum", arguments: [(0, true), (1, false)])
  func length(excess: Int, isFrame: Bool) throws {
    var buffer = FrameBuffer()
    withUnsafeBytes(of: UInt32(FrameBuffer.maximumLength + excess).littleEndian) {
      buffer.append(Array($0))
    }
    if isFrame {
      #expect(try buffer.next() == nil)
    } else {
      #expect(throws: WireError()) { try buffer.next() }
    }
  }
}
