/// Compares two streams of messages: same messages, same order, every field, after what must differ
/// between implementations has been made equal.
///
/// - Ids become the order in which they are first seen, so that references are compared too.
/// - `meta` is left out; times and durations become 0; a `uri` becomes its last component.
/// - Places in step code, snippets, and the words of failures must be there, and be of their type.
public struct KitJudge {
  private static let idKeys: Set<String> = [
    "id", "astNodeId", "astNodeIds", "hookId", "pickleId", "pickleStepId", "stepDefinitionIds",
    "testCaseId", "testCaseStartedId", "testRunHookStartedId", "testRunStartedId", "testStepId",
  ]

  /// Every difference, in words; empty when the two are equal.
  public static func differences(actual: [JSON], expected: [JSON]) -> [String] {
    let (actual, expected) = (normalized(actual), normalized(expected))
    var found: [String] = []
    for index in 0..<max(actual.count, expected.count) {
      guard index < actual.count else {
        found.append("\(index): missing \(text(expected[index]))")
        continue
      }
      guard index < expected.count else {
        found.append("\(index): extra \(text(actual[index]))")
        continue
      }
      if actual[index] != expected[index] {
        found.append("\(index):\n  is  \(text(actual[index]))\n  not \(text(expected[index]))")
      }
    }
    return found
  }

  private static func normalized(_ messages: [JSON]) -> [JSON] {
    var judge = KitJudge()
    return messages.filter { $0["meta"] == nil }.map { judge.normalized($0, under: "", in: "") }
  }

  private var ordinals: [String: Int] = [:]

  private mutating func normalized(_ value: JSON, under key: String, in parent: String) -> JSON {
    if Self.idKeys.contains(key), case .string(let id) = value { return ordinal(of: id) }
    switch (key, value) {
    case ("timestamp", .object), ("duration", .object): return .integer(0)
    case ("uri", .string(let path)):
      return .string(String(path.split(separator: "/").last ?? ""))
    case ("sourceReference", .object): return .string("an object")
    case ("code", .string) where parent == "snippets",
      ("language", .string) where parent == "snippets",
      ("message", .string)
    where parent == "testStepResult" || parent == "exception"
      || parent == "result",
      ("stackTrace", .string) where parent == "exception":
      return .string("a text")
    default: break
    }
    switch value {
    case .object(let members):
      var result: [String: JSON] = [:]
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        result[name] = normalized(member, under: name, in: key)
      }
      return .object(result)
    case .array(let elements):
      return .array(elements.map { normalized($0, under: key, in: parent) })
    default:
      return value
    }
  }

  private mutating func ordinal(of id: String) -> JSON {
    if let known = ordinals[id] { return .integer(known) }
    ordinals[id] = ordinals.count
    return .integer(ordinals.count - 1)
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }
        .joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .string(let string): "\"\(string)\""
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .null: "null"
    }
  }
}
