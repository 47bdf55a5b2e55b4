import Testing

@testable import SpecIsolation

struct DomainQuestionTests {
  @Test func names() {
    check(["api", "example", "com"], "api.example.com")
    check(["localhost"], "localhost")
    check([], ".")
    check(["a.b", "c\\d", "e f", "\u{1b}[0m", "ä"], #"a\046b.c\092d.e\032f.\027[0m.\195\164"#)
    check([String(repeating: "x", count: 63)], String(repeating: "x", count: 63))
  }

  @Test func whatIsNoQueryHasNoName() {
    let whole = query(["example", "com"])
    #expect(DomainQuestion(whole) != nil)
    for count in 0..<whole.count {
      #expect(DomainQuestion(whole.prefix(count)) == nil, "\(count) bytes")
    }
    // Of 64 bytes and more: a reference to another name.
    check([String(repeating: "x", count: 64)], nil)
    // Longer than names may be.
    check([String](repeating: String(repeating: "x", count: 60), count: 5), nil)
    var answer = whole
    answer[2] |= 0x80
    #expect(DomainQuestion(answer) == nil)
    var empty = whole
    empty[5] = 0
    #expect(DomainQuestion(empty) == nil)
    #expect(DomainQuestion(Array("GET / HTTP/1.1\r\n\r\n".utf8)) == nil)
  }

  @Test func bytesAtRandomAreReadSafely() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      if bytes.count > 5 { bytes[2] = 0 }
      _ = DomainQuestion(bytes)?.name
      _ = SocketAddress(bytes).description
    }
  }

  @Test(arguments: [
    ("localhost", true), ("LOCALHOST", true), ("db.localhost", true), ("vm", true), ("VM", true),
    ("1.0.0.127.in-addr.arpa", true), ("9.8.7.127.in-addr.arpa", true),
    ("1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.ip6.arpa", true),
    ("1.2.0.192.in-addr.arpa", false), ("vm.example.com", false), ("localhost.com", false),
    ("notlocalhost", false), ("example.com", false),
  ])
  func namesOfThisMachine(name: String, isOwn: Bool) throws {
    let question = try #require(DomainQuestion(query(name.split(separator: ".").map(String.init))))
    #expect(question.isOwn(hostName: "vm") == isOwn)
  }

  private func check(
    _ labels: [String], _ name: String?, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(DomainQuestion(query(labels))?.name == name, sourceLocation: place)
  }

  /// A query for the address of a name.
  private func query(_ labels: [String]) -> [UInt8] {
    var bytes: [UInt8] = [0x12, 0x34, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    for label in labels { bytes += [UInt8(label.utf8.count)] + label.utf8 }
    return bytes + [0, 0, 1, 0, 1]
  }
}
