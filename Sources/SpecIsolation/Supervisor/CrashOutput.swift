/// The output of a process before its end: its own text, the runtime's reason, the backtrace.
struct CrashOutput {
  /// The text that steps printed.
  let text: String
  /// Such as `Fatal error: Index out of range`.
  let reason: String?
  /// A line for each frame of users' code, the innermost first; if there is none, for all frames.
  let backtrace: String

  private static let most = 1 << 20
  private static let maximumFrames = 24

  /// - Parameter root: The folder that places are shown relative to.
  init(_ bytes: [UInt8], relativeTo root: String) {
    var lines = String(decoding: bytes.suffix(Self.most), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    var own: [Substring] = []
    var frames: [CrashFrame] = []
    var reason: (text: String, line: Int?)?
    var isCrash = false
    var isPastStep = false
    while let line = lines.popFirst() {
      if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") {
        isCrash = true
        if reason == nil { reason = Self.runtimeFailure(in: line).map { ($0, nil) } }
      } else if isCrash {
        if !isPastStep, let frame = CrashFrame(line) {
          isPastStep = frame.isCaller
          if !isPastStep { frames.append(frame) }
        }
        if line.hasPrefix("Backtrace took ") { isCrash = false }
      } else if line.hasPrefix("swift-runtime: ") {
        continue
      } else {
        if let found = Self.reason(in: line) {
          reason = (found, Self.isReason(line, found) ? own.count : nil)
        }
        own.append(line)
      }
    }
    // The message contains it already.
    if let line = reason?.line { own.remove(at: line) }
    while own.last?.isEmpty == true { own.removeLast() }
    text = own.joined(separator: "\n")
    self.reason = reason?.text
    // Other frames help only if no frame of users' code can be seen.
    let users = frames.filter { $0.place != nil && !$0.isOurs }
    backtrace = (users.isEmpty ? frames : users).prefix(Self.maximumFrames)
      .map { $0.shown(relativeTo: root) }.joined(separator: "\n")
  }

  /// Whether a line contains only a reason and its place, and no output that a step had begun.
  private static func isReason(_ line: Substring, _ reason: String) -> Bool {
    let place = line.dropLast(reason.count)
    return place.isEmpty || place.hasSuffix(": ") && !place.dropLast().contains(" ")
  }

  private static func reason(in line: Substring) -> String? {
    ["Fatal error", "Precondition failed", "Assertion failed", "fatal error"].lazy
      .compactMap { line.firstRange(of: $0) }.first.map { String(line[$0.lowerBound...]) }
  }

  /// The reason in a line such as `*** Program crashed: Swift runtime failure: … at 0x… ***`.
  private static func runtimeFailure(in line: Substring) -> String? {
    guard let range = line.firstRange(of: "Swift runtime failure: ") else { return nil }
    let rest = line[range.lowerBound...]
    return String(rest[..<(rest.firstRange(of: " at 0x")?.lowerBound ?? rest.endIndex)])
  }
}
