/// What a process printed before its end: its own words, the runtime's reason, the backtrace.
struct CrashOutput {
  /// What steps printed.
  let text: String
  /// Such as `Fatal error: Index out of range`.
  let reason: String?
  /// A line for each frame.
  let backtrace: String

  private static let most = 1 << 20
  private static let maximumFrames = 24

  init(_ bytes: [UInt8]) {
    var lines = String(decoding: bytes.suffix(Self.most), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    var own: [Substring] = []
    var frames: [String] = []
    var reason: String?
    var isCrash = false
    var isPastStep = false
    while let line = lines.popFirst() {
      if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") {
        isCrash = true
        if reason == nil { reason = Self.runtimeFailure(in: line) }
      } else if isCrash {
        // What called the step is not its author's concern.
        if Self.isOurs(line) { isPastStep = true }
        if !isPastStep, let frame = Self.frame(line), frames.count < Self.maximumFrames {
          frames.append(frame)
        }
        if line.hasPrefix("Backtrace took ") { isCrash = false }
      } else if line.hasPrefix("swift-runtime: ") {
        continue
      } else {
        if let found = Self.reason(in: line) { reason = found }
        own.append(line)
      }
    }
    while own.last?.isEmpty == true { own.removeLast() }
    text = own.joined(separator: "\n")
    self.reason = reason
    backtrace = frames.joined(separator: "\n")
  }

  /// Whether it is the frame that lends a World to a step, or runs its code.
  private static func isOurs(_ line: Substring) -> Bool {
    ["TestCaseState.withWorld", "StepCode."].contains { line.firstRange(of: $0) != nil }
  }

  private static func reason(in line: Substring) -> String? {
    for mark in ["Fatal error", "Precondition failed", "Assertion failed", "fatal error"] {
      if let range = line.firstRange(of: mark) { return String(line[range.lowerBound...]) }
    }
    return nil
  }

  /// What a line such as `*** Program crashed: Swift runtime failure: … at 0x… ***` gives as reason.
  private static func runtimeFailure(in line: Substring) -> String? {
    guard let range = line.firstRange(of: "Swift runtime failure: ") else { return nil }
    let rest = line[range.lowerBound...]
    return String(rest[..<(rest.firstRange(of: " at 0x")?.lowerBound ?? rest.endIndex)])
  }

  /// `3 [async] 0x… static M.main() in t at /path/t.swift:2:55` without number and address.
  private static func frame(_ line: Substring) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first, first.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let address = words.firstIndex(where: { $0.hasPrefix("0x") }), address < 5,
      !words.prefix(address).contains("[system]"), !words.prefix(address).contains("[thunk]"),
      address + 1 < words.count
    else { return nil }
    return "at " + words[(address + 1)...].joined(separator: " ")
  }
}
