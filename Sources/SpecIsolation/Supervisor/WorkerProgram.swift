import CLibrary
import CSpecProcess
import SpecEngine

/// This program, started again as a worker.
package enum WorkerProgram {
  /// Frames without registers or other threads, few enough to be made in a moment.
  private static let backtraces =
    "interactive=no,color=no,threads=crashed,images=none,registers=none,top=0,limit=32,sanitize=no"

  /// - Parameters:
  ///   - descriptors: Pairs of a descriptor here and its number there.
  ///   - network: The part of the network that it may use.
  /// - Returns: The process, or the system's error.
  static func spawn(_ descriptors: [Int32], network: NetworkLevel) -> (pid: pid_t, error: Int32) {
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    let variables = variables(network).map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var pid: pid_t = 0
    let error = csp_spawn(
      &pid, path, arguments, variables, descriptors, Int32(descriptors.count / 2))
    return (pid, error)
  }

  /// The environment of this process, with the variables that make another one a worker.
  private static func variables(_ network: NetworkLevel) -> [String] {
    let variables = SystemCalls.environment
    let own = variables.last { $0.hasPrefix("SWIFT_BACKTRACE=") }?.dropFirst(16)
    return ["\(WorkerChannels.variable)=\(network.rawValue)"] + variables
      + (own == nil ? ["SWIFT_BACKTRACE=\(backtraces)"] : [])
      + ["\(WorkerChannels.backtraceVariable)=\(own ?? "")"]
  }

  package static let path: String = {
    #if os(Linux)
      // The running program, whatever has happened to its file.
      "/proc/self/exe"
    #elseif canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      return _NSGetExecutablePath(&buffer, &size) == 0
        ? String(cString: buffer) : CommandLine.arguments[0]
    #else
      CommandLine.arguments[0]
    #endif
  }()
}

/// Kills a process group.
func signalGroup(_ group: pid_t) -> Int32 { kill(-group, SIGKILL) }
