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
  package private(set) var rules: [SARIFRule] = []

  package init(folder: String) { self.folder = folder }

  package mutating func write(_ result: SARIFResult, into output: inout [UInt8]) {
    let index = rules.firstIndex { $0.id == result.rule.id } ?? rules.count
    if index == rules.count { rules.append(result.rule) }
    output += (count == 0 ? "\(Self.head)\n" : ",\n").utf8
    count += 1
    output += result.json(ruleIndex: index, folder: folder)
  }

  /// Completes the log with the members of the run that `body` writes, such as its tool.
  package mutating func end(into output: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
    if count == 0 { output += Self.head.utf8 }
    var json = JSONWriter()
    json.raw("\n]")
    body(&json)
    json.member("columnKind", "unicodeCodePoints")
    json.raw("}]}\n")
    output.append(contentsOf: json.bytes)
  }
}

extension JSONWriter {
  /// The tool of a run, with the rules of its results.
  package mutating func tool(_ name: String, version: String?, rules: [SARIFRule]) {
    member("tool") { json in
      json.member("driver") { json in
        json.member("name", name)
        json.member("version", version)
        json.members("rules", rules) { $1.write(to: &$0) }
      }
    }
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
