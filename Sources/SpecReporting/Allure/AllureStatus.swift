import Messages

/// The statuses of Allure: what expects something else has `failed`, everything else that goes wrong
/// is `broken`.
enum AllureStatus: String {
  case passed, failed, broken, skipped, unknown

  init(_ status: TestStepResult.Status, isExpectation: Bool) {
    switch status {
    case .passed: self = .passed
    case .skipped: self = .skipped
    case .failed: self = isExpectation ? .failed : .broken
    case .pending, .undefined, .ambiguous, .unknown: self = .broken
    }
  }

  init(_ step: TestStep) {
    guard let result = step.result else {
      self = .unknown
      return
    }
    self.init(step.status, isExpectation: step.hook == nil && result.isExpectation)
  }
}

extension Failure {
  /// Whether something was other than expected, rather than that it could not be done.
  var isExpectation: Bool { comparison != nil || isExpectationType(type) }
}

extension TestStepResult {
  /// See `Failure.isExpectation`.
  fileprivate var isExpectation: Bool {
    guard let type = exception?.type else { return true }
    return isExpectationType(type) || message.flatMap { Comparison($0) } != nil
  }
}

/// Whether it is the type of an exception that expectations throw, here and in other languages.
private func isExpectationType(_ type: String) -> Bool {
  let words = ["Expectation", "Assert", "UnexpectedPass", "Difference"]
  return words.contains { type.firstRange(of: $0) != nil }
    || type == TestStepResult.Status.failed.title
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
