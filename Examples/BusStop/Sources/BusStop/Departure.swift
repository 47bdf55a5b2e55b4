/// A bus that is about to leave.
public struct Departure: Equatable, Sendable {
  public var line: String
  public var destination: String
  /// The minutes until it leaves.
  public var minutes: Int

  public init(line: String, destination: String, minutes: Int) {
    self.line = line
    self.destination = destination
    self.minutes = minutes
  }

  /// Reads a line of the server's answer: `12;Harbor;4`.
  init?(_ text: Substring) {
    let parts = text.split(separator: ";")
    guard parts.count == 3, let minutes = Int(parts[2]) else { return nil }
    self.init(line: String(parts[0]), destination: String(parts[1]), minutes: minutes)
  }
}
