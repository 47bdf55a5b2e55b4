public import Ports

extension StubNetwork: Reachability {
  /// Follows `goOnline()` and `goOffline()`.
  public var isConnected: Bool { isOnline }
}
