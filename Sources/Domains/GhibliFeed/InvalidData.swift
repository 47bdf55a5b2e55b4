/// The defect of an answer of the server, or of cached data.
public enum InvalidData: Error, Hashable, Sendable {
  /// Only 200 is a success (GHI-R01).
  case status(Int)
  /// No bytes at all.
  case empty
  /// Also JSON that was cut off, and a page for people.
  case notJSON
  /// A film is counted from 1; without one it is the whole that lacks the key.
  case missingKey(String, film: Int?)
  /// Without a key it is the film itself, without both the whole.
  case wrongType(key: String?, film: Int?)
  case notAUUID(String, film: Int)
  case notAURL(String, key: String, film: Int)
}
