/// The reason why the server gave nothing usable.
public enum RemoteError: Error, Hashable, Sendable {
  /// There was no answer, for whatever reason (GHI-R07).
  case connectivity
  /// There was an answer, but not one of the contract.
  case invalidData(InvalidData)
}
