public import Gherkin

/// The sizes beyond which files are not read.
public struct SourceLimits: Sendable, Equatable {
  /// The number of bytes of a feature file, and of a file of examples in CSV.
  public var fileBytes = 64 << 20
  /// The number of bytes of a line of a feature file.
  public var lineBytes = 16 << 20
  /// The number of bytes of a file of examples in YAML or JSON.
  public var dataBytes = 3 << 20
  /// How large the scenarios of an examples table may become.
  public var expansion = ExpansionLimits()

  public init() {}
}

/// A number of bytes in words, such as `64 MiB`.
func inWords(bytes: Int) -> String {
  for (unit, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")]
  where bytes >= unit && bytes % unit == 0 {
    return "\(bytes / unit) \(name)"
  }
  return "\(bytes) bytes"
}
