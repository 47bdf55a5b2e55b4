/// The reason why there is no list.
public enum LoadError: Error, Hashable, Sendable {
  /// The device is not connected (COM-R02, D-01).
  case noInternet
  /// There is no answer that can be read (COM-R03, D-02).
  case invalidResponse
}
