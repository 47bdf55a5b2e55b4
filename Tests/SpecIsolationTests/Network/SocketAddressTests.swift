import CLibrary
import Testing

@testable import SpecIsolation

struct SocketAddressTests {
  @Test func hostAndPort() {
    check(ipv4([192, 0, 2, 1], port: 80), "192.0.2.1:80")
    check(ipv4([127, 0, 0, 1], port: 65535), "127.0.0.1:65535", isLoopback: true)
    check(ipv4([8, 8, 8, 8], port: 0), "8.8.8.8")
    check(ipv6([0x20, 0x01, 0x0d, 0xb8], [1], port: 443), "[2001:db8::1]:443")
    check(ipv6([], [1], port: 0), "::1", isLoopback: true)
    check(local("/tmp/a"), "/tmp/a", isLoopback: true)
    check(local("/tmp/a\0rest"), "/tmp/a", isLoopback: true)
  }

  @Test func loopback() {
    for last: UInt8 in [0, 1, 255] {
      check(ipv4([127, 255, 3, last], port: 1), isLoopback: true)
    }
    check(ipv4([0, 0, 0, 0], port: 1), isLoopback: true)
    check(ipv4([0, 0, 0, 1], port: 1), isLoopback: false)
    check(ipv4([126, 255, 255, 255], port: 1), isLoopback: false)
    check(ipv4([128, 0, 0, 1], port: 1), isLoopback: false)
    check(ipv4([10, 0, 0, 127], port: 1), isLoopback: false)

    check(ipv6([], [], port: 1), isLoopback: true)
    check(ipv6([], [1], port: 1), isLoopback: true)
    check(ipv6([], [2], port: 1), isLoopback: false)
    check(ipv6([], [1, 0], port: 1), isLoopback: false)
    check(ipv6([], [0xff, 0xff, 127, 0, 0, 1], port: 1), isLoopback: true)
    check(ipv6([], [0xff, 0xff, 127, 9, 9, 9], port: 1), isLoopback: true)
    check(ipv6([], [0xff, 0xff, 0, 0, 0, 0], port: 1), isLoopback: true)
    check(ipv6([], [0xff, 0xff, 192, 0, 2, 1], port: 1), isLoopback: false)
    check(ipv6([], [0xff, 0xfe, 127, 0, 0, 1], port: 1), isLoopback: false)
    // The obsolete form without ffff.
    check(ipv6([], [127, 0, 0, 1], port: 1), isLoopback: false)
    check(ipv6([1], [1], port: 1), isLoopback: false)
    check(ipv6([0xfe, 0x80], [1], port: 1), isLoopback: false)
  }

  @Test func whatIsCutShortIsOfAnotherFamily() {
    for count in 0..<8 {
      check(Array(ipv4([127, 0, 0, 1], port: 80).prefix(count)), isLoopback: false)
    }
    for count in 2..<24 {
      let bytes = Array(ipv6([], [1], port: 80).prefix(count))
      #expect(SocketAddress(bytes) == .other(family: Int(AF_INET6)))
    }
    #expect(SocketAddress([]) == .other(family: 0))
    #expect(SocketAddress([16, 0, 1, 2]) == .other(family: 16))
  }

  private func check(
    _ bytes: [UInt8], _ text: String? = nil, isLoopback: Bool = false,
    at place: SourceLocation = #_sourceLocation
  ) {
    let address = SocketAddress(bytes)
    #expect(address.isLoopback == isLoopback, sourceLocation: place)
    if let text { #expect(address.description == text, sourceLocation: place) }
  }
}

/// The bytes of a `sockaddr` of Linux on a little-endian machine.
func ipv4(_ host: [UInt8], port: UInt16) -> [UInt8] {
  [UInt8(AF_INET), 0, UInt8(port >> 8), UInt8(port & 0xff)] + host
    + [UInt8](repeating: 0, count: 8)
}

/// A host that begins and ends with given bytes, with zeros between.
func ipv6(_ start: [UInt8], _ end: [UInt8], port: UInt16) -> [UInt8] {
  [UInt8(AF_INET6), 0, UInt8(port >> 8), UInt8(port & 0xff), 0, 0, 0, 0] + start
    + [UInt8](repeating: 0, count: 16 - start.count - end.count) + end + [0, 0, 0, 0]
}

func local(_ path: String) -> [UInt8] { [UInt8(AF_UNIX), 0] + Array(path.utf8) }
