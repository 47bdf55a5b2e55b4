import Messages
import Testing

@testable import SpecLanguageServer

struct MessageFramingTests {
  /// Frames as text: bodies as they are, faults as `!`.
  private func frames(_ chunks: [[UInt8]]) -> [String] {
    var framing = MessageFraming()
    var result: [String] = []
    for chunk in chunks {
      framing.append(chunk)
      while let frame = framing.next() {
        switch frame {
        case .body(let body): result.append(String(decoding: body, as: UTF8.self))
        case .fault: result.append("!")
        }
      }
    }
    return result
  }

  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("content-length:2\n\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("Content-Type: x; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 0\r\n\r\n", [""]),
    ("Content-Length: 2\r\n\r\n{", []),
    ("Content-Length: 2\r\n", []),
    // Garbage is reported once and skipped.
    ("what is this?\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("{\"jsonrpc\":1}Content-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("\u{0}\u{1}\u{2}\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: -2\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n{}", ["!", "{}"]),
    (String(repeating: "a", count: 5_000) + "\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
  ])
  func input(_ text: String, _ expected: [String]) {
    #expect(frames([Array(text.utf8)]) == expected)
    // Bytes may arrive one by one, or few at a time.
    let bytes = Array(text.utf8)
    let size = 1 + bytes.count / 100
    let chunks = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0...].prefix(size)) }
    #expect(frames(chunks) == expected)
  }

  @Test func rest() {
    var framing = MessageFraming()
    framing.append(Array("Content-Length: 2\r\n\r\n{}Content-Le".utf8))
    #expect(framing.next() == .body(Array("{}".utf8)))
    #expect(framing.next() == nil)
    #expect(framing.rest == Array("Content-Le".utf8))
  }

  @Test func output() {
    #expect(
      String(decoding: MessageFraming.frame(Array("ä".utf8)), as: UTF8.self)
        == "Content-Length: 2\r\n\r\nä")
  }
}
