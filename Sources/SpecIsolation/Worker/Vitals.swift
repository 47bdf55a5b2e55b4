import CLibrary
import CSpecProcess

/// The state of a worker that scenarios share.
///
/// A comparison after each scenario with the state before shows its leftovers. A worker that differs
/// runs no other scenario. It costs some system calls; the details are read only if a number
/// differs.
struct Vitals {
  /// Whether the scenarios of this program share threads and open files on purpose.
  private let sharesFiles: Bool
  private let descriptors: [Int32: FileIdentity]
  /// The standard streams, which are seen even where open files cannot be listed.
  private let streams: [FileIdentity?]
  /// The lowest number that a new descriptor would get.
  private let lowestDescriptor: Int32
  /// Open files may leave the lowest number free.
  private let descriptorCount: Int32
  private var threads: KnownThreads
  private let folder: String
  private let environment: UInt64
  private let variables: [String: String]
  private var attributes: csp_attributes

  private var findings: [String] = []

  init(sharesFiles: Bool) {
    self.sharesFiles = sharesFiles
    // First, because it keeps a descriptor.
    threads = KnownThreads()
    lowestDescriptor = Descriptors.lowestFree()
    descriptorCount = csp_descriptor_count()
    descriptors = Descriptors.open()
    streams = Self.standardStreams.map { FileIdentity(of: $0.descriptor) }
    folder = Self.currentFolder()
    environment = csp_environment_hash()
    variables = Self.currentVariables()
    attributes = Self.currentAttributes()
  }

  /// Compares, and returns the leftovers in words; nil if there are none.
  ///
  /// - Parameter isCanceled: Whether something has canceled the task of the worker.
  mutating func look(isCanceled: Bool) -> String? {
    findings = []
    if isCanceled { find("a canceled task") }
    let running = sharesFiles ? 0 : threads.newRunning()
    if running > 0 { find(running == 1 ? "a running thread" : "\(running) running threads") }
    lookAtDescriptors()
    if csp_has_child() {
      find(ChildProcesses.described(ChildProcesses.all().map(\.name).sorted()))
    }
    lookAtFolder()
    if csp_environment_hash() != environment { lookAtVariables() }
    lookAtAttributes()
    return findings.isEmpty ? nil : "left behind: " + findings.joined(separator: "; ")
  }

  /// Whether the last check has found something.
  var isChanged: Bool { !findings.isEmpty }

  private mutating func find(_ what: String) { findings.append(what) }
}

// MARK: - Descriptors

extension Vitals {
  private mutating func lookAtDescriptors() {
    let lowest = Descriptors.lowestFree()
    for (stream, before) in zip(Self.standardStreams, streams) {
      let now = FileIdentity(of: stream.descriptor)
      if now != before { find("\(now == nil ? "a closed" : "another") \(stream.name)") }
    }
    guard lowest != lowestDescriptor || csp_descriptor_count() != descriptorCount else { return }
    // They cannot be listed.
    guard lowest >= 0 else { return find("as many open files as there may be") }
    let now = Descriptors.open()
    let others = descriptors.keys.filter { $0 > STDERR_FILENO && descriptors[$0] != now[$0] }
      .sorted()
    if !others.isEmpty {
      let numbers = others.map { "\($0)" }.joined(separator: ", ")
      find("\(others.count == 1 ? "a closed descriptor" : "closed descriptors"): \(numbers)")
    }
    let opened = now.keys.filter { descriptors[$0] == nil }.sorted()
    guard !opened.isEmpty, !sharesFiles || opened.count > Self.maximumShared else { return }
    find(Leftovers.counted(opened.map(Descriptors.name), "open file", "open files"))
  }

  private static let standardStreams: [(descriptor: Int32, name: String)] = [
    (STDIN_FILENO, "standard input"), (STDOUT_FILENO, "standard output"),
    (STDERR_FILENO, "standard error"),
  ]

  /// The maximum number of open files that scenarios may share.
  private static let maximumShared = 128
}

// MARK: - Folder, environment and attributes

extension Vitals {
  private mutating func lookAtFolder() {
    let now = Self.currentFolder()
    guard now != folder else { return }
    find(
      now.isEmpty
        ? "the working directory, which is deleted"
        : "the working directory \(now) instead of \(folder)")
  }

  private mutating func lookAtAttributes() {
    var now = Self.currentAttributes()
    if csp_are_equal(&now, &attributes) { return }
    if now.file_mask != attributes.file_mask {
      let mask = String(now.file_mask, radix: 8)
      find("the umask \(mask) instead of \(String(attributes.file_mask, radix: 8))")
    }
    let others: [(KeyPath<csp_attributes, UInt64>, String)] = [
      (\.signal_handlers, "changed handlers of signals"),
      (\.resource_limits, "changed resource limits"), (\.process_group, "another process group"),
      (\.identity, "another user or group"), (\.scheduling, "another priority or set of cores"),
      (\.alarm, "an alarm"), (\.locale, "another locale"),
      (\.streams, "changed flags of standard streams"),
      (\.floating, "another rounding or signals of arithmetic"),
    ]
    for (attribute, what) in others where now[keyPath: attribute] != attributes[keyPath: attribute]
    {
      find(what)
    }
  }

  private static func currentAttributes() -> csp_attributes {
    var attributes = csp_attributes()
    csp_read_attributes(&attributes)
    return attributes
  }

  private static func currentFolder() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4097) { buffer in
      buffer.baseAddress.flatMap { getcwd($0, 4096) }.map { String(cString: $0) } ?? ""
    }
  }

  private mutating func lookAtVariables() {
    let now = Self.currentVariables()
    let names = Set(now.keys).union(variables.keys).filter { now[$0] != variables[$0] }.sorted()
    if !names.isEmpty { find("changed in the environment: \(names.joined(separator: ", "))") }
  }

  private static func currentVariables() -> [String: String] {
    SystemCalls.environment.reduce(into: [:]) { variables, text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
  }
}
