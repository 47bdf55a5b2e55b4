import Messages
import SpecReporting
import SpecSession
import SpecSources
import Spelling
import StoryDocuments

/// What was asked for, and whether it is shown.
extension Invocation {
  /// Reads the requirements, if there are any: a file that is broken is an error whether or not a
  /// report wants them.
  ///
  /// - Parameters:
  ///   - path: The file that was named; it must be there.
  ///   - places: Where one may be otherwise; the first one counts.
  ///   - hasDocuments: Whether there are story documents, which stand for themselves.
  func requirements(
    _ path: String?, orAt places: [String], formats: [Settings.FormatTarget],
    rules: [RequirementsCheck.Rule], hasDocuments: Bool
  ) throws(CommandErrors) -> Requirements? {
    let found = path ?? places.first { files.kind(of: $0) == .file }
    let requirements = try found.map { (path) throws(CommandErrors) in try read(path) }
    if requirements == nil, !hasDocuments {
      let options =
        (formats.contains { $0.name == "requirements" } ? ["--format requirements"] : [])
        + rules.map { "--\($0.name)" }
      if let option = options.first {
        throw CommandErrors(.noRequirements(option: option, looked: places))
      }
    }
    if !hasDocuments { try check(rules, kinds: requirements?.kinds ?? []) }
    return requirements
  }

  private func read(_ path: String) throws(CommandErrors) -> Requirements {
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      throw CommandErrors(.source(.unreadable(path, reason: error.reason)))
    }
    do {
      return try RequirementsFile.read(bytes, path: path)
    } catch {
      throw CommandErrors(.configuration(path: path, error))
    }
  }

  /// A kind that nothing has is a mistake.
  private func check(
    _ rules: [RequirementsCheck.Rule], kinds: [String]
  ) throws(CommandErrors) {
    var problems: [CommandError] = []
    for rule in rules {
      for kind in rule.kinds ?? [] where !kinds.contains(kind) {
        let expected = kinds.isEmpty ? "no kind" : "one of \(kinds.joined(separator: ", "))"
        problems.append(
          .setting(
            .option("--\(rule.name)"),
            .unexpected(
              found: "\"\(kind)\"", expected: expected, nearest: nearest(to: kind, among: kinds))))
      }
    }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }

  /// Prints what is not shown as it must be.
  ///
  /// - Returns: Whether anything is.
  func printMissing(_ findings: [RequirementsCheck.Finding], atMost limit: Int = .max) -> Bool {
    printLines(findings.lazy.map(\.description), count: findings.count, atMost: limit)
    return !findings.isEmpty
  }
}

extension DocumentItemsMark {
  /// What documents ask for beside their stories; nil if nothing.
  init?(_ notes: [StoryNote]) {
    self.init(
      documents: notes.filter { !$0.items.isEmpty }.map { note in
        Requirements.Document(
          title: note.title, file: note.uri, groups: note.items.map { Requirements.Group($0) })
      })
    if documents.isEmpty { return nil }
  }
}

extension Requirements.Group {
  fileprivate init(_ item: StoryDocument.Item) {
    self.init(kind: item.kind == "tests" ? nil : item.kind, title: item.title)
    for part in item.items {
      if part.items.isEmpty {
        items.append(
          Requirements.Item(kind: part.kind, title: part.title, lines: part.line...part.line))
      } else {
        groups.append(Requirements.Group(part))
      }
    }
  }
}
