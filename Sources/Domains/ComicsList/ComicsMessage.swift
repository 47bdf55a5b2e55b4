/// The message the app shows in place of a list (COM-R17, D-07).
public enum ComicsMessage: String, Hashable, Sendable {
  case noInternet
  /// The comics came in a form that cannot be read.
  case contentUnreadable
  /// The same of the characters.
  case charactersUnavailable
}
