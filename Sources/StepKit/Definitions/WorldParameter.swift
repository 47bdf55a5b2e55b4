/// A value that a run may pass to its Worlds, declared by the library that reads it.
///
///     WorldParameter("till", default: "till 1", help: "The till that sells.")
///     WorldParameter("network", .oneOf(["stub", "real"]), default: "stub", help: "…")
///
/// The run passes it with `--world-parameters '{"till": "till 2"}'`, and Worlds and hooks find it in
/// their `parameters`: the value, or else the default. Values are checked before the run starts, a
/// name that no library declares is an error, and `--help` lists the declared ones.
///
/// Several libraries may declare the same parameter if the declarations agree.
public struct WorldParameter: Sendable {
  /// The values that are accepted.
  public enum Kind: Sendable, Hashable {
    case text
    /// A decimal number.
    case number
    /// `true` or `false`.
    case boolean
    case oneOf([String])
  }

  /// The name in `parameters`.
  public let name: String
  public let kind: Kind
  /// The value if the run passes none; nil leaves it out of `parameters`.
  public let defaultValue: String?
  /// One line for `--help`.
  public let help: String
  /// The location of its declaration.
  public let place: SourcePlace

  /// Declares a parameter.
  public init(
    _ name: String, _ kind: Kind = .text, default defaultValue: String? = nil, help: String,
    file: StaticString = #filePath, line: Int = #line
  ) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.help = help
    place = SourcePlace(file: file, line: line)
  }
}
