import CLibrary
import SpecEngine
import Testing

@testable import SpecIsolation

struct NetworkRuleTests {
  private let refused = NetworkRule.Answer.refuse(EACCES, reported: true)

  @Test func elsewhere() {
    for address in [
      ipv4([192, 0, 2, 1], port: 80), ipv6([0x20, 0x01], [1], port: 443),
      ipv4([224, 0, 0, 251], port: 5353), ipv6([], [0xff, 0xff, 8, 8, 8, 8], port: 443),
    ] {
      for operation in [
        NetworkRule.Operation.connect(isDatagram: false), .connect(isDatagram: true), .bind, .send,
      ] {
        check(operation, address, deny: refused, loopback: refused)
      }
    }
  }

  @Test func loopback() {
    for address in [ipv4([127, 0, 0, 1], port: 80), ipv6([], [1], port: 443)] {
      check(.connect(isDatagram: false), address, deny: refused, loopback: .proceed)
      check(.connect(isDatagram: true), address, deny: refused, loopback: .proceed)
      check(.bind, address, deny: refused, loopback: .proceed)
      check(.send, address, deny: refused, loopback: .proceed)
    }
    check(.bind, ipv4([0, 0, 0, 0], port: 80), deny: refused, loopback: .proceed)
    check(.bind, ipv4([127, 0, 0, 1], port: 0), deny: .proceed, loopback: .proceed)
  }

  @Test func aPortOfTheKernelsChoice() {
    check(.bind, ipv4([0, 0, 0, 0], port: 0), deny: .proceed, loopback: .proceed)
    check(.bind, ipv6([], [], port: 0), deny: .proceed, loopback: .proceed)
  }

  @Test func nameServersAlsoOnTheLoopback() {
    for address in [ipv4([8, 8, 8, 8], port: 53), ipv4([127, 0, 0, 53], port: 53)] {
      check(.connect(isDatagram: true), address, deny: .divert, loopback: .divert)
      check(.connect(isDatagram: false), address, deny: refused, loopback: refused)
      check(.send, address, deny: refused, loopback: refused)
    }
    check(.bind, ipv4([127, 0, 0, 53], port: 53), deny: refused, loopback: .proceed)
  }

  @Test func aConnectionThatSendsNothing() {
    let quiet = NetworkRule.Answer.refuse(ENETUNREACH, reported: false)
    check(.connect(isDatagram: true), ipv4([10, 0, 0, 1], port: 0), deny: quiet, loopback: quiet)
    check(
      .connect(isDatagram: false), ipv4([10, 0, 0, 1], port: 0), deny: refused, loopback: refused)
  }

  @Test func localSockets() {
    for path in ["/tmp/server", "\0abstract", "", "/run/systemd/journal/socket"] {
      check(.connect(isDatagram: false), local(path), deny: .proceed, loopback: .proceed)
      check(.send, local(path), deny: .proceed, loopback: .proceed)
    }
    let absent = NetworkRule.Answer.refuse(ENOENT, reported: false)
    for path in ["/var/run/nscd/socket", "/run/systemd/resolve/io.systemd.Resolve"] {
      check(.connect(isDatagram: false), local(path), deny: absent, loopback: absent)
    }
  }

  @Test func otherFamilies() {
    check(.connect(isDatagram: true), [0, 0], deny: .proceed, loopback: .proceed)
    check(.bind, [16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], deny: .proceed, loopback: .proceed)
  }

  private func check(
    _ operation: NetworkRule.Operation, _ bytes: [UInt8], deny: NetworkRule.Answer,
    loopback: NetworkRule.Answer, at place: SourceLocation = #_sourceLocation
  ) {
    let address = SocketAddress(bytes)
    for (level, answer) in [
      (NetworkLevel.deny, deny), (.loopback, loopback), (.allow, .proceed),
    ] {
      #expect(
        NetworkRule(level: level).answer(to: operation, address) == answer, "\(level)",
        sourceLocation: place)
    }
  }
}
