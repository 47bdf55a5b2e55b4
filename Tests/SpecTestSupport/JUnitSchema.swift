import Foundation

/// The rules that build servers and the schemas of Jenkins and Surefire share about JUnit reports.
///
/// File and line are allowed as well, as GitHub, GitLab and CircleCI read them.
public enum JUnitSchema {
  /// The attributes and children of an element.
  private struct Rule {
    var required: Set<String> = []
    var optional: Set<String> = []
    /// The elements in it, each with how often it may be there.
    var children: [String: ClosedRange<Int>] = [:]
    var hasText = false
  }

  private static let many = 0...Int.max
  private static let totals: Set<String> = ["tests", "failures", "errors", "skipped", "time"]
  private static let retried = Rule(
    required: ["type", "message"], children: ["stackTrace": 1...1, "system-out": 0...1])
  private static let trouble = Rule(required: ["type", "message"], hasText: true)

  private static let rules: [String: Rule] = [
    "testsuites": Rule(
      required: totals.union(["name"]), optional: ["timestamp"], children: ["testsuite": many]),
    "testsuite": Rule(
      required: totals.union(["name"]), optional: ["file", "timestamp", "hostname"],
      children: ["properties": 0...1, "testcase": 1...Int.max]),
    "testcase": Rule(
      required: ["classname", "name", "time"], optional: ["file", "line"],
      children: [
        "properties": 0...1, "skipped": 0...1, "failure": 0...1, "error": 0...1,
        "flakyFailure": many, "rerunFailure": many, "system-out": 0...1,
      ]),
    "properties": Rule(children: ["property": 1...4]),
    "property": Rule(required: ["name", "value"]),
    "skipped": Rule(optional: ["message"], hasText: true),
    "failure": trouble, "error": trouble, "flakyFailure": retried, "rerunFailure": retried,
    "stackTrace": Rule(hasText: true), "system-out": Rule(hasText: true),
  ]

  /// Everything that a report has against the rules; empty if it is valid.
  public static func violations(of root: XMLNode) -> [String] {
    guard root.name == "testsuites" else { return ["the root is <\(root.name)>"] }
    var found = check(root, at: root.name)
    found += checkCounts(root, cases: root["testsuite"].flatMap { $0["testcase"] })
    for suite in root["testsuite"] { found += checkCounts(suite, cases: suite["testcase"]) }
    var names: Set<[String]> = []
    for testCase in root["testsuite"].flatMap({ $0["testcase"] }) {
      let name = [testCase.attributes["classname"] ?? "", testCase.attributes["name"] ?? ""]
      if !names.insert(name).inserted { found.append("\(name) is there twice") }
      let outcomes = ["skipped", "failure", "error"].flatMap { testCase[$0] }
      if outcomes.count > 1 { found.append("\(name) has \(outcomes.count) outcomes") }
      let isPassed = outcomes.isEmpty
      if isPassed, !testCase["rerunFailure"].isEmpty { found.append("\(name): rerun, yet passed") }
      if !isPassed, !testCase["flakyFailure"].isEmpty { found.append("\(name): flaky, not passed") }
    }
    return found
  }

  private static func check(_ node: XMLNode, at path: String) -> [String] {
    guard let rule = rules[node.name] else { return ["\(path) is unknown"] }
    var found: [String] = []
    for name in rule.required.subtracting(node.attributes.keys) {
      found.append("\(path): \(name) is missing")
    }
    for (name, value) in node.attributes {
      if !rule.required.union(rule.optional).contains(name) {
        found.append("\(path): \(name) is not allowed")
      }
      if !isValid(name, value) { found.append("\(path): \(name) is \(value)") }
    }
    if !rule.hasText, !node.text.isEmpty { found.append("\(path): has text") }
    let counts = Dictionary(grouping: node.children, by: \.name).mapValues(\.count)
    for name in Set(counts.keys).union(rule.children.keys) {
      if !(rule.children[name] ?? 0...0).contains(counts[name] ?? 0) {
        found.append("\(path): \(counts[name] ?? 0) of \(name)")
      }
    }
    for (index, child) in node.children.enumerated() {
      found += check(child, at: "\(path)/\(child.name)[\(index)]")
    }
    return found
  }

  private static func isValid(_ name: String, _ value: String) -> Bool {
    switch name {
    case "tests", "failures", "errors", "skipped": Int(value).map { $0 >= 0 } ?? false
    case "line": Int(value).map { $0 > 0 } ?? false
    case "time": value.wholeMatch(of: /\d+\.\d{3}/) != nil
    case "timestamp": value.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
    case "classname": !value.isEmpty && !value.contains(".")
    case "message": !value.contains("\n") && !value.contains("\r")
    default: true
    }
  }

  private static func checkCounts(_ node: XMLNode, cases: [XMLNode]) -> [String] {
    let actual = [
      "tests": cases.count,
      "failures": cases.count { !$0["failure"].isEmpty },
      "errors": cases.count { !$0["error"].isEmpty },
      "skipped": cases.count { !$0["skipped"].isEmpty },
    ]
    return actual.compactMap { name, count in
      node.attributes[name] == "\(count)"
        ? nil : "\(node.name): \(name) is \(node.attributes[name] ?? "missing"), not \(count)"
    }
  }
}
