import CLibrary
import CSpecProcess
import SpecEngine

/// The supervisor's end of a worker's guard: answers the system calls that wait there, once the
/// worker has sent its listener.
///
/// Sockets of the internet are made here and bound to the loopback interface before the worker gets
/// them, so the kernel confines them even if a thread of the worker overwrites an address after
/// the check. Addresses are checked to name them in reports, and to refuse the
/// loopback at the level `deny`.
struct NetworkMonitor {
  private let rule: NetworkRule
  private let worker: Int32
  /// Where the listener comes from, until it has come.
  private var channel: Int32?
  private var listener: Int32?
  /// Sockets whose other ends replace a worker's connections to name servers.
  private var queries: [Query] = []
  /// The identities of the last datagram sockets that the worker got.
  private var datagramSockets: [UInt64] = []
  /// The identities of the last sockets that were bound to a port of the kernel's choice.
  private var ownSockets: [UInt64] = []
  private let hostName: String

  private struct Query {
    let socket: Int32
    let server: String
    let program: String?
  }

  /// Takes over `channel`, over which the process `worker` sends its listener.
  init(channel: Int32, level: NetworkLevel, worker: Int32) {
    self.channel = channel
    self.rule = NetworkRule(level: level)
    self.worker = worker
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    hostName = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The descriptors to wait for with poll(2) until one is readable; empty when all processes under the guard
  /// are gone.
  var descriptors: [Int32] { [channel, listener].compactMap(\.self) + queries.map(\.socket) }

  /// Answers the waiting calls, without blocking.
  ///
  /// - Parameter note: Receives each refusal, before the program gets its answer.
  mutating func handle(_ note: Note) {
    if let channel {
      let received = csp_network_take_listener(channel)
      // A worker that ended before it had a guard sends none.
      listener = received >= 0 ? received : nil
      close(channel)
      self.channel = nil
    }
    var call = csp_network_call()
    // Bounded, so that a step that makes calls in a loop does not block the supervisor.
    for _ in 0..<Self.callsAtOnce {
      guard let listener else { break }
      let count = csp_network_next(listener, &call)
      if count < 0 {
        close(listener)
        self.listener = nil
      }
      if count != 1 { break }
      let waiting = WaitingCall(listener: listener, call: call)
      switch reply(to: waiting) {
      case .given: break
      case .proceed: waiting.proceed()
      case .refuse(let error, let attempt):
        if let attempt {
          note(NetworkViolation(attempt: attempt, program: waiting.program(unless: worker)))
        }
        waiting.refuse(error)
      }
    }
    readQueries(note)
  }

  typealias Note = (NetworkViolation) -> Void

  private static let callsAtOnce = 64

  /// Closes all descriptors: calls that still wait fail with ENOSYS.
  mutating func stop() {
    descriptors.forEach { close($0) }
    (channel, listener, queries) = (nil, nil, [])
  }
}

// MARK: - Replies

extension NetworkMonitor {
  private enum Reply {
    case proceed
    /// The call fails with an errno, after the attempt is noted, if there is one.
    case refuse(Int32, NetworkViolation.Attempt?)
    /// It was answered with a socket.
    case given
  }

  private mutating func reply(to waiting: WaitingCall) -> Reply {
    let arguments = waiting.call.arguments
    switch csp_network_kind(waiting.call.kind) {
    case csp_network_socket:
      let family = Int32(truncatingIfNeeded: arguments.0)
      guard family == AF_INET || family == AF_INET6 else { return refusal(ofFamily: arguments.0) }
      if let inode = waiting.giveSocket(family: family) { Self.keep(inode, in: &datagramSockets) }
      return .given
    case csp_network_socket32:
      return refusal(ofFamily: arguments.0)
    case csp_network_socketcall:
      // A 32-bit program gets local sockets only: its other calls could not be distinguished.
      let family = waiting.memory(at: arguments.1, 1)?.first
      let makesSocket = arguments.0 == 1
      guard makesSocket, family != UInt8(AF_UNIX), family != Self.netlink else { return .proceed }
      return refusal(ofFamily: UInt64(family ?? 0))
    case csp_network_bind:
      // The kernel, too, treats an address without a family as one of IPv4.
      let address = waiting.address(at: arguments.1, arguments.2, defaultsToIPv4: true)
      if address?.port == 0, let inode = waiting.inode { Self.keep(inode, in: &ownSockets) }
      return reply(.bind, address, waiting)
    case csp_network_connect:
      let isDatagram = waiting.inode.map(datagramSockets.contains) ?? false
      let address = waiting.address(at: arguments.1, arguments.2)
      // As Foundation does for each `Process`.
      if let address, address.isLoopback, let port = address.port,
        waiting.sockets(at: port, areDatagram: isDatagram).contains(where: ownSockets.contains)
      {
        return .proceed
      }
      return reply(.connect(isDatagram: isDatagram), address, waiting)
    case csp_network_sendto:
      let address = waiting.address(at: arguments.4, arguments.5, defaultsToIPv4: true)
      return reply(.send, address, waiting) {
        waiting.memory(at: arguments.1, min(arguments.2, Self.querySize))
      }
    case csp_network_sendmsg:
      return reply(toMessages: 1, waiting)
    default:
      return reply(toMessages: UInt32(truncatingIfNeeded: min(arguments.2, 1024)), waiting)
    }
  }

  private static func keep(_ inode: UInt64, in sockets: inout [UInt64]) {
    if sockets.count == socketsKept { sockets.removeFirst() }
    sockets.append(inode)
  }

  private func refusal(ofFamily family: UInt64) -> Reply {
    .refuse(EAFNOSUPPORT, .open(family: Int(UInt32(truncatingIfNeeded: family))))
  }

  /// A sequence with one message to refuse is refused whole.
  private mutating func reply(toMessages count: UInt32, _ waiting: WaitingCall) -> Reply {
    for index in 0..<count {
      guard let message = waiting.message(at: waiting.call.arguments.1, index) else {
        return unreadable
      }
      // Over a connection.
      if message.name == 0 { continue }
      let address = waiting.address(at: message.name, message.nameLength, defaultsToIPv4: true)
      if let address, rule.answer(to: .send, address) == .proceed { continue }
      return reply(.send, address, waiting) {
        waiting.memory(at: message.data, min(message.dataLength, Self.querySize))
      }
    }
    return .proceed
  }

  private mutating func reply(
    _ operation: NetworkRule.Operation, _ address: SocketAddress?, _ waiting: WaitingCall,
    sending query: () -> [UInt8]? = { nil }
  ) -> Reply {
    guard let address else { return unreadable }
    switch rule.answer(to: operation, address) {
    case .proceed: return .proceed
    case .refuse(let error, reported: false): return .refuse(error, nil)
    case .refuse(let error, reported: true):
      if case .bind = operation { return .refuse(error, .listen(address.description)) }
      let query = address.port == NetworkRule.nameServer ? query() : nil
      return .refuse(error, attempt(query: query ?? [], to: address.description))
    case .divert:
      let program = waiting.program(unless: worker)
      guard queries.count < Self.queriesAtOnce, let socket = waiting.divert() else {
        return .refuse(EACCES, .reach(address.description))
      }
      queries.append(Query(socket: socket, server: address.description, program: program))
      return .given
    }
  }

  /// Memory that may not be read belongs to a program with other privileges.
  ///
  /// Its sockets are bound to the loopback all the same.
  private var unreadable: Reply { rule.level == .loopback ? .proceed : .refuse(EACCES, .unknown) }

  /// The attempt that a DNS query makes; nil if it asks for this machine's own name.
  private func attempt(
    query: some Collection<UInt8>, to server: String
  ) -> NetworkViolation.Attempt? {
    guard let question = DomainQuestion(query) else { return .reach(server) }
    return question.isOwn(hostName: hostName) ? nil : .lookUp(question.name)
  }

  private static let socketsKept = 256
  private static let queriesAtOnce = 64
  private static let querySize: UInt64 = 512
  private static let netlink: UInt8 = 16
}

// MARK: - Queries

extension NetworkMonitor {
  /// Reads the queries to name servers, and hangs up, so that the program does not wait for an
  /// answer.
  private mutating func readQueries(_ note: Note) {
    var message = [UInt8](repeating: 0, count: Int(Self.querySize))
    queries = queries.filter { query in
      var count = recv(query.socket, &message, message.count, 0)
      if count < 0 { return true }
      while count > 0 {
        if let attempt = attempt(query: message[..<count], to: query.server) {
          note(NetworkViolation(attempt: attempt, program: query.program))
        }
        count = recv(query.socket, &message, message.count, 0)
      }
      close(query.socket)
      return false
    }
  }
}
