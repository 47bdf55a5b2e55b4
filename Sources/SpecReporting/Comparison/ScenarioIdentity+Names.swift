import Basics
public import Messages

extension ScenarioIdentity {
  /// Longer names are cut, and a digest is added.
  private static let longestName = 240

  /// With names that are kept for every scenario of a run, so none is long.
  var shortened: Self {
    var copy = self
    (copy.feature, copy.rule, copy.name) = (Self.short(feature), Self.short(rule), Self.short(name))
    copy.cells = cells.map(Self.short)
    return copy
  }

  private static func short(_ text: String) -> String {
    guard text.utf8.count > longestName else { return text }
    var digest = StableDigest()
    digest.combine(text)
    let end = String(digest.value, radix: 16)
    return "\(beginning(of: text, upTo: longestName).text)… #\(end)"
  }

  /// The names alone, by which one is found that moved to another file.
  public var withoutFile: Self {
    var copy = self
    copy.uri = ""
    return copy
  }

  /// The name, and the values of its example row.
  public var title: String {
    values.map { "\(name) (\($0))" } ?? name
  }

  /// The values of its example row, such as `3 | apples`.
  var values: String? {
    cells?.split(separator: Self.separator, omittingEmptySubsequences: false)
      .joined(separator: " | ")
  }
}
