/// The words for the leftovers of a scenario.
enum Leftovers {
  /// Such as "2 open files (pipe, pipe)".
  static func counted(_ names: [String], _ one: String, _ many: String) -> String {
    let shown =
      names.prefix(maximumNames).joined(separator: ", ") + (names.count > maximumNames ? ", …" : "")
    return "\(names.count) \(names.count == 1 ? one : many)" + (shown.isEmpty ? "" : " (\(shown))")
  }

  private static let maximumNames = 5
}
