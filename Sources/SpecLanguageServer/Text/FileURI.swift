import SpecReporting
import SpecSources

/// Addresses of files, as clients name documents.
enum FileURI {
  private static let scheme = "file://"

  /// The path of a `file:` address, tidied; nil for others, such as those of unsaved windows.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.dropFirst(scheme.count)
    if !rest.hasPrefix("/") {
      // A host, which is this machine.
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      rest = rest[slash...]
    }
    return Path.normal(decoded(rest))
  }

  /// The address of an absolute path.
  static func uri(of path: String) -> String { scheme + percentEncoded(path, keeping: "/") }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
