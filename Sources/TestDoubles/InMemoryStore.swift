public import Ports

/// A `DataStore` that lasts for one scenario, records the calls and fails on demand.
public final class InMemoryStore: DataStore {
  /// One of the three operations of a store.
  public enum Operation: String, Sendable, CaseIterable {
    /// `read(_:)`.
    case read
    /// `write(_:for:)`.
    case write
    /// `delete(_:)`.
    case delete
  }

  /// The number of times an operation fails.
  public enum Failing: Sendable {
    /// The next call fails, and those after it succeed.
    case once
    /// Every call fails until `recover()`.
    case always
  }

  /// The error of a failing operation.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The operation that was called.
    public let operation: Operation
    /// The key of the call.
    public let key: String

    public var description: String { "the store failed to \(operation.rawValue) \"\(key)\"" }
  }

  /// The calls in order, failed ones included.
  public private(set) var calls: [(operation: Operation, key: String)] = []
  /// The current contents.
  public private(set) var contents: [String: [UInt8]]
  private var failing: [Operation: Failing] = [:]

  /// Makes a store with the given contents.
  public init(_ contents: [String: [UInt8]] = [:]) { self.contents = contents }

  /// Makes an operation fail from now on, or once.
  public func fail(_ operation: Operation, _ failing: Failing) {
    self.failing[operation] = failing
  }

  /// Lets every operation succeed again.
  public func recover() { failing = [:] }

  public func read(_ key: String) throws -> [UInt8]? {
    try note(.read, key)
    return contents[key]
  }

  public func write(_ bytes: [UInt8], for key: String) throws {
    try note(.write, key)
    contents[key] = bytes
  }

  public func delete(_ key: String) throws {
    try note(.delete, key)
    contents[key] = nil
  }

  private func note(_ operation: Operation, _ key: String) throws {
    calls.append((operation, key))
    guard let failing = failing[operation] else { return }
    if failing == .once { self.failing[operation] = nil }
    throw Failure(operation: operation, key: key)
  }
}
