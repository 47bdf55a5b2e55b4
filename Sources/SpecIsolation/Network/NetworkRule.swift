import CLibrary
import SpecEngine

/// The answers of a level to system calls with addresses.
struct NetworkRule {
  enum Operation {
    case connect(isDatagram: Bool)
    case bind
    case send
  }

  enum Answer: Equatable {
    case proceed
    /// The call fails with an errno, and the step with it if that is `reported`.
    case refuse(Int32, reported: Bool)
    /// The call succeeds, and the data sent is read to find the name in the query.
    case divert
  }

  let level: NetworkLevel

  func answer(to operation: Operation, _ address: SocketAddress) -> Answer {
    if level == .allow { return .proceed }
    switch address {
    case .other:
      // An INET socket takes no other family; other sockets exist only if they are harmless.
      return .proceed
    case .local(let path):
      // Daemons that query name servers on behalf of a program. Without them the C library sends the
      // queries itself, which can be seen.
      return Self.nameServices.contains { path.starts(with: $0) }
        ? .refuse(ENOENT, reported: false) : .proceed
    case .ipv4, .ipv6: break
    }
    let isPermitted = level == .loopback && address.isLoopback
    let refusal = Answer.refuse(EACCES, reported: true)
    switch operation {
    case .bind:
      // Clients, too, begin at a port of the kernel's choice, and so do pairs of sockets within a process.
      return isPermitted || address.isLoopback && address.port == 0 ? .proceed : refusal
    case .connect(let isDatagram):
      // A resolver on the loopback forwards its queries.
      if address.port == Self.nameServer { return isDatagram ? .divert : refusal }
      if isPermitted { return .proceed }
      // Nothing is sent: the C library sorts addresses this way, by the route to each.
      if isDatagram && address.port == 0 { return .refuse(ENETUNREACH, reported: false) }
      return refusal
    case .send:
      return isPermitted && address.port != Self.nameServer ? .proceed : refusal
    }
  }

  static let nameServer = 53

  private static let nameServices = [
    "/var/run/nscd/", "/run/nscd/", "/run/systemd/resolve/", "/run/avahi-daemon/",
    "/var/run/avahi-daemon/",
  ].map { Array($0.utf8) }
}
