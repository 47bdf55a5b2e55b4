import Basics
import Gherkin
import GherkinFormatting
import SpecCommand
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

/// `specrun fmt`.
struct FormatCommand: Tool {
  static let name = "fmt"
  static let abstract = "Format feature files."
  static let synopsis = "[<options>] [DIR|GLOB|FILE]…|-"
  static var discussion: String {
    """
    Indents each level, aligns tables with numbers to the right, puts one blank line \
    between scenarios and removes blanks at the ends of lines. Comments, descriptions, doc \
    strings and line endings stay. `-` formats standard input to standard output.

    Each result is checked before it is written: it says what the file said, and formatting it \
    again changes nothing. A file with errors is left as it is. In a feature in Markdown only \
    tables are aligned, and in a document only its blocks marked `gherkin` are formatted.

    Without a path, \(Program.name) formats the paths of specrun.yaml, or the folder Features (or \
    features). Lines of files do not count.

    Exit status: 0 every file is formatted, 1 a file was left as it is because of errors, or \
    would change with --check, 2 it could not run.
    """
  }

  static let shared: Set = [
    "paths", "language", "color", "max-errors", "max-file-size", "max-line-size",
  ]

  static let own =
    Declaration.ofSettings(["indentation"]) + [
      Declaration(
        name: "check", form: .flag,
        help: "Write nothing; name the files that would change, and fail if there are any."),
      Declaration(
        name: "diff", form: .flag,
        help: "Write nothing; print what would change as a unified diff."),
    ]

  let settings: Settings
  /// Whether to fail if something would change.
  let checks: Bool
  let showsDifferences: Bool
  /// Whether to format standard input.
  let readsInput: Bool

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    settings = try RunCommand.settings(arguments, host, files: files)
    checks = !arguments["check"].isEmpty
    showsDifferences = !arguments["diff"].isEmpty
    let paths = arguments["paths"]
    readsInput = paths.contains("-")
    if readsInput, paths.count > 1 { throw CommandErrors(.inputBesidePaths) }
  }

  /// Whether files are written.
  var writes: Bool { !checks && !showsDifferences }
}

extension FormatCommand {
  /// Formats feature files, or reports the changes that it would make.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    if readsInput { return try formatInput(invocation) }
    let (host, files) = (invocation.host, invocation.files)
    let selection = try invocation.features(settings)
    var counts = FormattingCounts()
    var errors: [any CommandProblem] = []
    for path in selection.entries.map(\.uri) {
      let change: FormattingChange
      do throws(CommandErrors) {
        change = try self.change(of: path) { limit throws(FileSystem.Failure) in
          try files.read(path, limit: limit)
        }
      } catch {
        counts.failed += 1
        errors += error.errors
        continue
      }
      guard change.isNeeded else {
        counts.unchanged += 1
        continue
      }
      do throws(FileSystem.Failure) {
        if writes { try files.rewrite(path, with: change.after) }
      } catch {
        counts.failed += 1
        errors.append(.notRewritten(path, reason: error.reason))
        continue
      }
      counts.changed += 1
      try host.output.print(note(on: change, of: shown(path: path), host))
    }
    invocation.printErrors(errors, atMost: settings.maxErrors)
    // With a patch, nothing else is on standard output.
    try (showsDifferences ? host.errors : host.output)
      .print(Array("\(counts.summary(writes: writes))\n".utf8))
    return counts.failed > 0 || checks && counts.changed > 0 ? .failed : .passed
  }

  /// Formats standard input; with errors there is no output, so that an editor keeps its text.
  private func formatInput(_ invocation: Invocation) throws -> ExitStatus {
    let (host, name) = (invocation.host, "standard input")
    let change: FormattingChange
    do throws(CommandErrors) {
      change = try self.change(of: name, host.input)
    } catch {
      invocation.printErrors(error.errors, atMost: settings.maxErrors)
      return .failed
    }
    if writes {
      try host.output.print(change.after)
    } else if change.isNeeded {
      try host.output.print(note(on: change, of: name, host))
    }
    return checks && change.isNeeded ? .failed : .passed
  }

  /// The lines printed for a file that changes; those of a patch in color, if the terminal has colors.
  private func note(on change: FormattingChange, of name: String, _ host: Host) -> [UInt8] {
    guard showsDifferences else {
      return Array((writes ? "formatted \(name)\n" : "would change \(name)\n").utf8)
    }
    let patch = unifiedDiff(from: change.before, to: change.after, path: name)
    let style = TerminalStyle(color: settings.color, host: host)
    guard style.usesColor else { return patch }
    var page = TerminalPage(style.options())
    for line in String(decoding: patch, as: UTF8.self).split(separator: "\n") {
      page.line(String(line), line.first == "-" ? .removed : line.first == "+" ? .added : .plain)
    }
    return page.bytes
  }

  private func change(
    of name: String, _ read: (_ limit: Int) throws(FileSystem.Failure) -> [UInt8]
  ) throws(CommandErrors) -> FormattingChange {
    let limit = settings.session.limits.fileBytes
    let before: [UInt8]
    do throws(FileSystem.Failure) {
      before = try read(limit)
    } catch {
      throw CommandErrors(
        .source(
          error.isTooLarge
            ? .tooLarge(name, limit: limit) : .unreadable(name, reason: error.reason)))
    }
    return FormattingChange(before: before, after: try formatted(before, as: name))
  }

  private func formatted(_ bytes: [UInt8], as uri: String) throws(CommandErrors) -> [UInt8] {
    let session = settings.session
    do throws(FormattingError) {
      // Prose that contains stories.
      if Path.isStoryDocument(uri) {
        return try formatStories(
          in: bytes, uri: uri, indentation: session.indentation,
          longestLine: session.limits.lineBytes)
      }
      return try GherkinFormatting.format(
        bytes, uri: uri, language: session.language, indentation: session.indentation,
        longestLine: session.limits.lineBytes)
    } catch {
      throw CommandErrors(error.commandErrors(in: uri))
    }
  }
}

/// A file before and after it was formatted.
private struct FormattingChange {
  let before: [UInt8]
  let after: [UInt8]

  var isNeeded: Bool { before != after }
}

/// The number of files by result.
private struct FormattingCounts {
  var changed = 0
  var unchanged = 0
  var failed = 0

  /// Such as `2 files formatted, 1 file unchanged`.
  func summary(writes: Bool) -> String {
    let parts = [
      (changed, writes ? "formatted" : "would change"), (unchanged, "unchanged"),
      (failed, "with errors, left as \(failed == 1 ? "it is" : "they are")"),
    ]
    let texts = parts.filter { $0.0 > 0 }.map { count, end in "\(counted(count, "file")) \(end)" }
    return texts.isEmpty ? "no files" : texts.joined(separator: ", ")
  }
}

extension FormattingError {
  fileprivate func commandErrors(in uri: String) -> [any CommandProblem] {
    switch self {
    case .syntax(let errors, let isCutShort):
      let rest = isCutShort ? [SourceProblem.moreErrors(uri: uri, shown: errors.count)] : []
      return (errors.map { .feature(uri: uri, $0) } + rest).map(CommandError.source)
    case .notUTF8: return [ToolError.notUTF8(uri)]
    case .changesMeaning(let location): return [ToolError.changesMeaning(uri, location)]
    case .unstable(let location): return [ToolError.unstable(uri, location)]
    }
  }
}
