/// Keeps bytes under a key between runs: what caches are built on.
///
/// Calls are synchronous: a system that has much to keep calls from where waiting does no harm.
public protocol DataStore {
  /// The bytes kept under `key`, or nil when there are none.
  func read(_ key: String) throws -> [UInt8]?

  /// Keeps `bytes` under `key` in place of what was there; either all of them or, when it throws,
  /// what was there before.
  func write(_ bytes: [UInt8], for key: String) throws

  /// Forgets what is kept under `key`; nothing kept is no error.
  func delete(_ key: String) throws
}
