/// The text between two fences below a step.
public struct DocString: Sendable, Hashable {
  public let content: String
  /// What follows the opening fence, such as `json`; absent when nothing does.
  public let mediaType: String?

  public init(_ content: String, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}

extension DocString {
  /// A language of data that values can be decoded from.
  public enum Format: Sendable, Hashable {
    case json
    case yaml

    /// The format that a media type names: `json`, `application/json`, `text/yaml`,
    /// `application/vnd.shop+json; charset=utf-8`, …; in any case of letters.
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

/// Why a doc string cannot be read as asked; lines and columns count from 1 in its content.
public enum DocStringError: Error, Equatable {
  case noMediaType(type: String)
  case unknownMediaType(String, type: String)
  /// The text is not of its format; `problem` says what was found and expected.
  case malformed(line: Int, column: Int, problem: String)
  /// A value, named by its path (empty for the whole), is not what its property takes.
  case value(path: String, line: Int, column: Int, found: String, expected: String)
  case missing(String, in: String, line: Int, column: Int, has: [String])
  /// A type refused what it was given, in its own words.
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
