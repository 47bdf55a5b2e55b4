import Messages

extension TestStepResult.Status {
  /// The status of Allure: what expected something else has `failed`, everything else that goes wrong is
  /// `broken`.
  ///
  /// - Parameter step: The step that has the status; nil if a hook has failed.
  func allure(of step: TestStep?) -> String {
    switch self {
    case .passed, .skipped: word
    case .failed: step?.isExpectation == true ? word : "broken"
    case .pending, .undefined, .ambiguous, .unknown: "broken"
    }
  }
}

extension TestStep {
  /// Whether something was other than expected, rather than that it could not be done: its exception is
  /// one that expectations throw, here and in other languages.
  fileprivate var isExpectation: Bool {
    guard hook == nil, let type = result?.exception?.type else { return hook == nil }
    let words = ["Expectation", "Assert", "UnexpectedPass", "Difference"]
    return words.contains { type.firstRange(of: $0) != nil } || type == status.title
      || result?.message.flatMap { Comparison($0) } != nil
  }
}

/// A tag as Allure understands it: `@severity:critical`, `@critical`, `@issue:https://…`.
struct AllureTag {
  /// Without the `@`.
  let name: String
  private let key: Substring
  private let value: Substring

  init(_ tag: String) {
    name = tag.hasPrefix("@") ? String(tag.dropFirst()) : tag
    let end = name.firstIndex { $0 == ":" || $0 == "=" } ?? name.endIndex
    key = name[..<end]
    value = name[end...].dropFirst()
  }

  /// The severity that it says.
  var severity: String? {
    let word = key == "severity" ? String(value) : name
    return ["blocker", "critical", "normal", "minor", "trivial"].contains(word) ? word : nil
  }

  /// The link that it is, if its value is an address.
  var link: AllureLink? {
    guard ["issue", "tms", "link"].contains(key),
      value.hasPrefix("https://") || value.hasPrefix("http://")
    else { return nil }
    let last = value.split(separator: "/").last ?? value
    return AllureLink(type: String(key), name: String(last), url: String(value))
  }
}

/// A link of a test.
struct AllureLink {
  var type: String
  var name: String
  var url: String
}
