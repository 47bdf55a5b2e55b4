import Basics

extension Place {
  /// The place as a word of a command line, or a line of a rerun list, names it: exactly this one.
  package var argument: String { Place.argument(uri, lines: line.map { [$0] } ?? []) }

  /// The same for several lines of a file; none for all of it.
  static func argument(_ uri: String, lines: [Int]) -> String {
    ([spelled(uri)] + lines.map { "\($0)" }).joined(separator: ":")
  }

  /// A path that cannot be taken for an option, a list of paths, an address, a comment or a command
  /// of a build server.
  ///
  /// Characters that end a line or affect a terminal are written as their bytes, such as `\x0A`, as
  /// in all names that are not text.
  private static func spelled(_ path: String) -> String {
    let scalars = path.unicodeScalars
    var previous: Unicode.Scalar?
    let lastSpace = scalars.indices.last.flatMap { scalars[$0] == " " ? $0 : nil }
    var text = replacing(scalars[..<(lastSpace ?? scalars.endIndex)]) { scalar in
      defer { previous = scalar }
      let isBlank = scalar != " " && scalar.properties.isWhitespace
      let isCommand = scalar == "#" && previous == "#"
      return isBlank || isCommand || isDangerous(scalar) ? escaped(scalar) : nil
    }
    if lastSpace != nil { text += escaped(" ") }
    let isOther = scalars.first.map { "-@#:=~+ ".unicodeScalars.contains($0) } ?? false
    let isAddress = path.hasPrefix("file:") && !path.hasPrefix("file:/")
    return (isOther || isAddress ? "./" : "") + text
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.utf8.map { #"\x"# + padded(String($0, radix: 16, uppercase: true), to: 2) }.joined()
  }
}
