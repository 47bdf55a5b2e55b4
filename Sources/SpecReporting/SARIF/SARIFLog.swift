package import Messages

/// A log of SARIF 2.1.0 that grows result by result; the parts known only at the end follow them.
package struct SARIFLog: Sendable {
  package static let head =
    #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#
    + #""runs":[{"results":["#

  /// The folder that paths are relative to, as seen from the repository's root.
  private let folder: String
  private var count = 0
  /// The rules that results name, in the order of their first results.
  private var rules: [SARIFRule] = []

  package init(folder: String) { self.folder = folder }

  package mutating func write(_ result: SARIFResult, into output: inout [UInt8]) {
    let index = rules.firstIndex { $0.id == result.rule.id } ?? rules.count
    if index == rules.count { rules.append(result.rule) }
    output += (count == 0 ? "\(Self.head)\n" : ",\n").utf8
    count += 1
    output += result.json(ruleIndex: index, folder: folder)
  }

  /// Completes the log with the tool that ran, and other members of the run that `body` writes.
  ///
  /// - Parameter isWhole: Whether the run came to its end.
  package func end(
    tool name: String, version: String?, isWhole: Bool = true, into output: inout [UInt8],
    _ body: (inout JSONWriter) -> Void = { _ in }
  ) {
    if count == 0 { output += Self.head.utf8 }
    var json = JSONWriter()
    json.raw("\n]")
    json.member("tool") { json in
      json.member("driver") { json in
        json.member("name", name)
        json.member("version", version)
        json.members("rules", rules) { $1.write(to: &$0) }
      }
    }
    json.members("invocations", [isWhole]) { json, isWhole in
      json.member("executionSuccessful", isWhole)
      if !isWhole { json.member("exitCodeDescription", "The run was cut short.") }
    }
    body(&json)
    json.member("columnKind", "unicodeCodePoints")
    json.raw("}]}\n")
    output.append(contentsOf: json.bytes)
  }
}

extension SARIFResult {
  /// A finding about a file of stories.
  package init(_ note: LintNote) {
    let subject = "\(note.place.uri)\0\(note.kind)\0\(note.sentence)"
    self.init(
      rule: SARIFRule(
        id: note.kind, text: note.summary, level: note.level.rawValue),
      message: note.sentence, place: note.place, column: note.column,
      // The same in every run, anywhere in the file.
      fingerprint: SpecReporting.fingerprint(subject, digits: 32))
  }
}
