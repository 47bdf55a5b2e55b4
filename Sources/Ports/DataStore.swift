/// Keeps bytes under a key between runs, such as for caches.
///
/// Calls are synchronous: code with much data must call from a place where waiting does no harm.
public protocol DataStore {
  /// The bytes kept under `key`, or nil if there are none.
  func read(_ key: String) throws -> [UInt8]?

  /// Keeps `bytes` under `key` in place of the old ones; if it throws, the old ones stay
  /// complete.
  func write(_ bytes: [UInt8], for key: String) throws

  /// Removes the bytes under `key`; if there are none, that is not an error.
  func delete(_ key: String) throws
}
