import CLibrary
import CSpecProcess
import SpecEngine

/// A worker that was started, and the supervisor's ends of its connections.
struct WorkerConnection {
  let pid: pid_t
  let status: SharedStatus
  let orders: Int32
  /// A byte here asks the worker to end its scenario early.
  let control: Int32
  let reports: Int32
  /// The file of the worker's standard output and errors, if they are captured.
  let output: Int32
  /// The source of the network guard's listener; nil if there is none.
  let network: Int32?

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - capture: Whether its output is kept.
  ///   - level: The part of the network that its code may use.
  /// - Throws: the system's error.
  init(capture: Bool, network level: NetworkLevel) throws(SpawnError) {
    var opened = OpenedDescriptors()
    do throws(SpawnError) {
      let (ordersThere, orders) = try opened.pair(csp_pipe)
      let (reports, reportsThere) = try opened.pair(csp_pipe)
      let (controlThere, control) = try opened.pair(csp_pipe)
      let shared = try opened.memory(SharedStatus.size)
      let output = try opened.memory(0)
      _ = fcntl(output, F_SETFL, fcntl(output, F_GETFL) | O_APPEND)
      let network: (here: Int32, there: Int32)? =
        level == .allow ? nil : try opened.pair(csp_socket_pair)
      let nothing = try opened.add(open("/dev/null", O_RDWR | O_CLOEXEC))
      guard let status = SharedStatus(descriptor: shared) else { throw SpawnError(code: errno) }
      let there = WorkerChannels.self
      var pairs: [Int32] = [
        ordersThere, there.commands, reportsThere, there.reports, controlThere, there.control,
        shared, there.status, nothing, STDIN_FILENO,
      ]
      if capture {
        pairs += [output, STDOUT_FILENO, output, STDERR_FILENO, output, there.output]
      } else {
        pairs += [STDOUT_FILENO, STDOUT_FILENO, STDERR_FILENO, STDERR_FILENO]
      }
      if let network { pairs += [network.there, there.network] }
      let (pid, error) = WorkerProgram.spawn(pairs, network: level)
      if error != 0 {
        status.unmap()
        throw SpawnError(code: error)
      }
      self.pid = pid
      self.status = status
      self.orders = orders
      self.control = control
      self.reports = reports
      self.output = output
      self.network = network?.here
    } catch {
      opened.close()
      throw error
    }
    opened.close(except: [orders, control, reports, output, network])
    SystemCalls.makeNonBlocking(orders)
    SystemCalls.makeNonBlocking(reports)
  }

  /// Frees everything except `orders` and `network`, which are closed when the worker is to get no more.
  func close() {
    csp_unregister_group(pid)
    for descriptor in [control, reports, output] { _ = systemClose(descriptor) }
    status.unmap()
  }
}

/// Descriptors that are closed if others cannot be opened.
private struct OpenedDescriptors {
  private var all: [Int32] = []
  /// Above those of a worker, since its inherited descriptors are put there one by one.
  private static let lowest = WorkerChannels.first + 10

  mutating func add(_ descriptor: Int32) throws(SpawnError) -> Int32 {
    guard descriptor >= 0 else { throw SpawnError(code: errno) }
    all.append(descriptor)
    return descriptor
  }

  /// The ends of a pipe, to read from and to write to, or of a pair of sockets.
  mutating func pair(
    _ open: (UnsafeMutablePointer<Int32>?, Int32) -> Int32
  ) throws(SpawnError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let error = open(&ends, Self.lowest)
    guard error == 0 else { throw SpawnError(code: error) }
    all += ends
    return (ends[0], ends[1])
  }

  mutating func memory(_ size: Int) throws(SpawnError) -> Int32 {
    let low = csp_memory_create(size)
    guard low >= 0 else { throw SpawnError(code: errno) }
    defer { _ = systemClose(low) }
    return try add(fcntl(low, F_DUPFD_CLOEXEC, Self.lowest))
  }

  func close(except kept: [Int32?] = []) {
    for descriptor in all where !kept.contains(descriptor) { _ = systemClose(descriptor) }
  }
}

/// A process that could not be started.
struct SpawnError: Error, CustomStringConvertible {
  let code: Int32

  var description: String { String(cString: strerror(code)) }
}
