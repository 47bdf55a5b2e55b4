internal import CSpecProcess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The supervisor's end of a worker's guard: answers the system calls that wait there.
///
/// Sockets of the internet are made here and bound to the loopback interface before the worker gets
/// them, so that the kernel confines them: what a thread of the worker writes over an address after
/// it was looked at leads nowhere else. Looking at addresses serves to name them, and to refuse the
/// loopback at the level `deny`.
public struct NetworkMonitor {
  private let rule: NetworkRule
  private let worker: Int32
  private var listener: Int32?
  /// Sockets whose other ends stand in a worker for connections to name servers.
  private var queries: [Query] = []
  /// The identities of the last datagram sockets that the worker got.
  private var datagramSockets: [UInt64] = []
  private let hostName: String

  private struct Query {
    let socket: Int32
    let server: String
    let program: String?
  }

  /// Takes over `listener`, from `NetworkGuard`, of the process `worker`.
  public init(listener: Int32, level: NetworkLevel, worker: Int32) {
    self.listener = listener
    self.rule = NetworkRule(level: level)
    self.worker = worker
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    hostName = String(
      decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What to wait for with poll(2) until it is readable; empty when all processes behind the guard
  /// are gone.
  public var descriptors: [Int32] {
    (listener.map { [$0] } ?? []) + queries.map(\.socket)
  }

  /// Answers what waits, without blocking.
  ///
  /// What a step did is here before anything that its worker wrote after it, if this is called
  /// first.
  public mutating func handle() -> [NetworkViolation] {
    var violations: [NetworkViolation] = []
    var call = cspec_network_call()
    // Bounded, so that a step that calls in a loop does not keep the supervisor.
    for _ in 0..<Self.callsAtOnce {
      guard let listener else { break }
      let count = cspec_network_next(listener, &call)
      if count < 0 {
        close(listener)
        self.listener = nil
      }
      if count != 1 { break }
      let waiting = WaitingCall(listener: listener, call: call)
      if let violation = answer(waiting) { violations.append(violation) }
    }
    return violations + readQueries()
  }

  private static let callsAtOnce = 64

  /// Closes all descriptors: calls that still wait fail with ENOSYS.
  public mutating func stop() {
    descriptors.forEach { close($0) }
    listener = nil
    queries = []
  }
}

// MARK: - Answers

extension NetworkMonitor {
  private mutating func answer(_ waiting: WaitingCall) -> NetworkViolation? {
    let arguments = waiting.call.arguments
    switch cspec_network_kind(waiting.call.kind) {
    case cspec_network_socket:
      return answerSocket(waiting)
    case cspec_network_socket32:
      return refuseFamily(arguments.0, waiting)
    case cspec_network_socketcall:
      return answerSocketCall(waiting)
    case cspec_network_bind:
      return answer(.bind, waiting.address(at: arguments.1, arguments.2), waiting)
    case cspec_network_connect:
      let isDatagram = waiting.inode.map(datagramSockets.contains) ?? false
      return answer(
        .connect(isDatagram: isDatagram), waiting.address(at: arguments.1, arguments.2), waiting)
    case cspec_network_sendto:
      return answer(
        .send, waiting.destination(at: arguments.4, arguments.5), waiting,
        sending: { waiting.memory(at: arguments.1, min(arguments.2, Self.querySize)) })
    case cspec_network_sendmsg:
      return answerMessages(1, waiting)
    default:
      return answerMessages(UInt32(truncatingIfNeeded: min(arguments.2, 1024)), waiting)
    }
  }

  private mutating func answerSocket(_ waiting: WaitingCall) -> NetworkViolation? {
    let family = Int32(truncatingIfNeeded: waiting.call.arguments.0)
    guard family == AF_INET || family == AF_INET6 else {
      return refuseFamily(waiting.call.arguments.0, waiting)
    }
    if let inode = waiting.giveSocket(family: family) {
      if datagramSockets.count == Self.socketsKept { datagramSockets.removeFirst() }
      datagramSockets.append(inode)
    }
    return nil
  }

  /// A 32-bit program gets local sockets only: its other calls could not be told apart.
  private func answerSocketCall(_ waiting: WaitingCall) -> NetworkViolation? {
    let makesSocket = waiting.call.arguments.0 == 1
    let family = waiting.memory(at: waiting.call.arguments.1, 1)?.first
    guard makesSocket, family != UInt8(AF_UNIX), family != Self.netlink else {
      waiting.proceed()
      return nil
    }
    return refuseFamily(UInt64(family ?? 0), waiting)
  }

  private func refuseFamily(_ family: UInt64, _ waiting: WaitingCall) -> NetworkViolation? {
    // Who it was is known while the call waits.
    let found = violation(.open(family: Int(UInt32(truncatingIfNeeded: family))), waiting)
    waiting.refuse(EAFNOSUPPORT)
    return found
  }

  /// A sequence with one message to refuse is refused whole.
  private mutating func answerMessages(
    _ count: UInt32, _ waiting: WaitingCall
  ) -> NetworkViolation? {
    for index in 0..<count {
      guard let message = waiting.message(at: waiting.call.arguments.1, index) else {
        return answer(.send, nil, waiting)
      }
      // Over a connection.
      if message.name == 0 { continue }
      let address = waiting.destination(at: message.name, message.name_length)
      if let address, rule.answer(to: .send, address) == .proceed { continue }
      return answer(
        .send, address, waiting,
        sending: { waiting.memory(at: message.data, min(message.data_length, Self.querySize)) })
    }
    waiting.proceed()
    return nil
  }

  private mutating func answer(
    _ operation: NetworkRule.Operation, _ address: SocketAddress?, _ waiting: WaitingCall,
    sending query: () -> [UInt8]? = { nil }
  ) -> NetworkViolation? {
    guard let address else { return answerUnreadable(waiting) }
    switch rule.answer(to: operation, address) {
    case .proceed:
      waiting.proceed()
      return nil
    case .divert:
      let program = waiting.program(unless: worker)
      if let socket = waiting.divert() {
        queries.append(Query(socket: socket, server: address.description, program: program))
        return nil
      }
      waiting.refuse(EACCES)
      return NetworkViolation(.reach(address.description), by: program)
    case .refuse(let error, let isReported):
      let tried = isReported ? attempt(operation, address, sending: query) : nil
      let found = tried.map { violation($0, waiting) }
      waiting.refuse(error)
      return found
    }
  }

  /// Memory that may not be read is that of a program with other privileges.
  ///
  /// Its sockets are bound to the loopback all the same.
  private func answerUnreadable(_ waiting: WaitingCall) -> NetworkViolation? {
    if rule.level == .loopback {
      waiting.proceed()
      return nil
    }
    let found = violation(.unknown, waiting)
    waiting.refuse(EACCES)
    return found
  }

  private func attempt(
    _ operation: NetworkRule.Operation, _ address: SocketAddress, sending query: () -> [UInt8]?
  ) -> NetworkViolation.Attempt? {
    if case .bind = operation { return .listen(address.description) }
    guard address.port == NetworkRule.nameServer, let query = query() else {
      return .reach(address.description)
    }
    return attempt(query: query, to: address.description)
  }

  private func attempt(
    query: some Collection<UInt8>, to server: String
  ) -> NetworkViolation.Attempt? {
    guard let question = DomainQuestion(query) else { return .reach(server) }
    return question.isOwn(hostName: hostName) ? nil : .lookUp(question.name)
  }

  private func violation(
    _ attempt: NetworkViolation.Attempt, _ waiting: WaitingCall
  ) -> NetworkViolation {
    NetworkViolation(attempt, by: waiting.program(unless: worker))
  }

  private static let socketsKept = 256
  private static let querySize: UInt64 = 512
  private static let netlink: UInt8 = 16
}

// MARK: - Queries

extension NetworkMonitor {
  /// Reads what was sent to name servers, and hangs up, so that the asking program does not wait for
  /// an answer.
  private mutating func readQueries() -> [NetworkViolation] {
    var violations: [NetworkViolation] = []
    var open: [Query] = []
    var message = [UInt8](repeating: 0, count: Int(Self.querySize))
    for query in queries {
      var count = recv(query.socket, &message, message.count, 0)
      if count < 0 {
        open.append(query)
        continue
      }
      while count > 0 {
        if let tried = attempt(query: message[..<count], to: query.server) {
          violations.append(NetworkViolation(tried, by: query.program))
        }
        count = recv(query.socket, &message, message.count, 0)
      }
      close(query.socket)
    }
    queries = open
    return violations
  }
}
