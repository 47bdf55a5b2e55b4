/// Reports whether the device is connected at all, before anything is sent.
public protocol Reachability: AnyObject {
  /// False when a request would fail for want of a connection.
  var isConnected: Bool { get }
}
