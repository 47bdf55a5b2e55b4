internal import YAML

/// The size beyond which files of examples in YAML or JSON are not read; what else is limited in them,
/// `Limits.data` of YAML has.
public struct DataLimits: Sendable, Equatable {
  public var bytes: Int

  public init(bytes: Int = 3 << 20) { self.bytes = bytes }

  var yaml: Limits {
    var limits = Limits.data
    limits.bytes = bytes
    return limits
  }
}
