/// A doc string: the text between two fences below a step.
public struct DocString: Sendable, Hashable {
  /// The text, without its fences and indentation.
  public let content: String
  /// The media type after the opening fence, such as `json`; nil if there is none.
  public let mediaType: String?

  /// Creates a doc string.
  public init(_ content: String, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}

extension DocString {
  /// A data format from which values can be decoded.
  public enum Format: Sendable, Hashable {
    case json
    case yaml

    /// The format of a media type such as `json`, `application/json`, `text/yaml` or
    /// `application/vnd.shop+json; charset=utf-8`, in upper or lower case; nil for any other.
    public init?(mediaType: String) {
      let name = mediaType.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
      let subtype = name.split(separator: "/").last.map(String.init) ?? name
      switch subtype.split(separator: "+").last ?? "" {
      case "json": self = .json
      case "yaml", "yml", "x-yaml", "vnd.yaml": self = .yaml
      default: return nil
      }
    }
  }
}

/// An error in decoding a doc string; lines and columns count from 1 in its content.
public enum DocStringError: Error, Equatable {
  /// The doc string has no media type, and no format was given.
  case noMediaType(type: String)
  /// The media type is neither JSON nor YAML.
  case unknownMediaType(String, type: String)
  /// The text is not valid in its format.
  case malformed(line: Int, column: Int, problem: String)
  /// A value does not have the type of its property. The path of the root is empty.
  case value(path: String, line: Int, column: Int, found: String, expected: String)
  /// A required member is missing from a mapping.
  case missing(String, in: String, line: Int, column: Int, has: [String])
  /// The initializer of a type rejected a value, for its own reason.
  case refused(path: String, line: Int, column: Int, reason: String)
}

extension DocStringError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noMediaType(let type):
      "the doc string is to be read as \(type), but nothing says what it is written in: "
        + "write json or yaml after its opening fence"
    case .unknownMediaType(let mediaType, let type):
      "the doc string is to be read as \(type): found the media type \"\(mediaType)\", "
        + "expected json or yaml"
    case .malformed(let line, let column, let problem):
      Self.place("", line, column) + problem
    case .value(let path, let line, let column, let found, let expected):
      Self.place(path, line, column) + "found \(found), expected \(expected)"
    case .missing(let name, let path, let line, let column, let names):
      Self.place(path, line, column) + "found no \"\(name)\", "
        + (names.isEmpty ? "nothing is here" : "it has: \(names.joined(separator: ", "))")
    case .refused(let path, let line, let column, let reason):
      Self.place(path, line, column) + reason
    }
  }

  private static func place(_ path: String, _ line: Int, _ column: Int) -> String {
    "line \(line), column \(column) of the doc string: " + (path.isEmpty ? "" : "\(path): ")
  }
}
