import SpecEngine
import Testing

@testable import SpecIsolation

struct NetworkViolationTests {
  @Test func messages() {
    check([NetworkViolation(attempt: .reach("192.0.2.1:80"))], "reach 192.0.2.1:80")
    check([NetworkViolation(attempt: .lookUp("example.com"))], "look up example.com")
    check([NetworkViolation(attempt: .listen("192.0.2.2:80"))], "listen on 192.0.2.2:80")
    check([NetworkViolation(attempt: .open(family: 17))], "open a socket of address family 17")
    check([NetworkViolation(attempt: .unknown)], "reach an address that could not be read")
    check([NetworkViolation(attempt: .reach("a:1"), program: "curl")], "reach a:1 through curl")
  }

  @Test func eachOnceAndNotTooMany() {
    let one = NetworkViolation(attempt: .reach("a:1"))
    check([one, one, NetworkViolation(attempt: .lookUp("b")), one], "reach a:1, to look up b")
    check(
      (1...7).map { NetworkViolation(attempt: .reach("a:\($0)")) },
      "reach a:1, to reach a:2, to reach a:3, to reach a:4, to reach a:5 and 2 more")
  }

  private func check(
    _ violations: [NetworkViolation], _ attempts: String,
    at place: SourceLocation = #_sourceLocation
  ) {
    #expect(
      NetworkLevel.loopback.message(subject: "the step", attempts: violations.map(\.text))
        == "the step tried to \(attempts) (--network loopback)", sourceLocation: place)
  }
}
