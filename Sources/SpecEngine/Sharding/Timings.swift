/// How long scenarios take, by the digests of their identities, as a text file.
///
///     # specrun timings 1
///     003f9a5c77e1b2d4 1250
///
/// One line per scenario, in the order of the digests, followed by milliseconds: so the file stays small, a
/// version control system merges it, and a damaged line costs only itself.
public struct Timings: Sendable, Equatable {
  /// By the digests of scenarios.
  public private(set) var milliseconds: [UInt64: Int] = [:]

  /// Longer than any scenario: about eleven days.
  static let longest = 1_000_000_000
  static let header = "# specrun timings 1"

  /// Empty timings.
  public init() {}

  package subscript(digest: UInt64) -> Int? { milliseconds[digest] }

  public var isEmpty: Bool { milliseconds.isEmpty }

  /// Records the time of a scenario.
  ///
  /// A difference within the noise changes nothing, so that the file, and with it the division, stays the
  /// same from run to run: up to a tenth, or two milliseconds.
  public mutating func note(_ time: Int, for digest: UInt64) {
    let time = min(max(time, 1), Self.longest)
    if let known = milliseconds[digest], abs(known - time) <= max(known / 10, 2) { return }
    milliseconds[digest] = time
  }

  /// Records the times of a run.
  ///
  /// - Parameters:
  ///   - passed: The times of scenarios that passed, by their digests.
  ///   - failed: Those of scenarios that failed, which count only as long as no other time is known: they may
  ///     have stopped early, or waited long.
  public mutating func note(passed: [UInt64: Int], failed: [UInt64: Int] = [:]) {
    for (digest, time) in passed { note(time, for: digest) }
    for (digest, time) in failed where milliseconds[digest] == nil { note(time, for: digest) }
  }
}

extension Timings {
  /// Reads a file.
  ///
  /// - Returns: Its times, and the numbers of invalid lines, from 1.
  public static func read(_ bytes: [UInt8]) -> (timings: Timings, badLines: [Int]) {
    var timings = Timings()
    var badLines: [Int] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty || line.elementsEqual(header.utf8) { continue }
      if let (digest, time) = entry(line) {
        timings.milliseconds[digest] = time
      } else {
        badLines.append(index + 1)
      }
    }
    return (timings, badLines)
  }

  /// The file.
  public var bytes: [UInt8] { Array("\(Self.header)\n\(Self.lines(milliseconds))".utf8) }

  /// A line for each digest with its number, in their order.
  static func lines(_ numbers: [UInt64: Int]) -> String {
    numbers.sorted { $0.key < $1.key }.map { "\(hexadecimal($0.key)) \($0.value)\n" }.joined()
  }

  /// The digest and the number of a line.
  static func entry(_ line: ArraySlice<UInt8>) -> (UInt64, Int)? {
    let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard fields.count == 2, fields[0].count == 16, (1...10).contains(fields[1].count),
      // A number may have a sign, but not a digest or a time.
      (fields[0] + fields[1]).allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let digest = UInt64(String(decoding: fields[0], as: UTF8.self), radix: 16),
      let time = Int(String(decoding: fields[1], as: UTF8.self)), (1...longest).contains(time)
    else { return nil }
    return (digest, time)
  }
}
