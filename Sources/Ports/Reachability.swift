/// Reports whether the device is connected at all, before anything is sent.
public protocol Reachability: AnyObject {
  /// False if a request would fail because there is no connection.
  var isConnected: Bool { get }
}
