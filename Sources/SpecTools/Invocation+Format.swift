import Basics
import SpecCommand
import Gherkin
import GherkinFormatting
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

extension Invocation {
  /// Formats feature files, or reports the changes that it would make.
  func format(_ settings: FormatCommand) throws -> ExitStatus {
    if settings.readsInput { return try formatInput(settings) }
    let selection = try features(settings.settings)
    var counts = FormattingCounts()
    var errors: [any CommandProblem] = []
    for path in selection.entries.map(\.uri) {
      let change: FormattingChange?
      do throws(CommandErrors) {
        change = try self.change(of: path, settings)
        if settings.writes, let change { try rewrite(path, with: change.after) }
      } catch {
        counts.failed += 1
        errors += error.errors
        continue
      }
      guard let change else {
        counts.unchanged += 1
        continue
      }
      counts.changed += 1
      try host.output.print(colored(settings.note(on: change, of: shown(path: path)), settings))
    }
    printErrors(errors, atMost: settings.settings.maxErrors)
    // With a patch, nothing else is on standard output.
    try (settings.showsDifferences ? host.errors : host.output)
      .print(Array("\(counts.summary(writes: settings.writes))\n".utf8))
    return counts.failed > 0 || settings.checks && counts.changed > 0 ? .failed : .passed
  }

  /// Formats standard input; with errors there is no output, so that an editor keeps its text.
  private func formatInput(_ settings: FormatCommand) throws -> ExitStatus {
    let name = "standard input"
    let change: FormattingChange
    do throws(CommandErrors) {
      let before = try read(name, settings, host.input)
      change = FormattingChange(
        before: before, after: try formatted(before, as: name, settings))
    } catch {
      printErrors(error.errors, atMost: settings.settings.maxErrors)
      return .failed
    }
    let differs = change.before != change.after
    if settings.writes {
      try host.output.print(change.after)
    } else if differs {
      try host.output.print(colored(settings.note(on: change, of: name), settings))
    }
    return settings.checks && differs ? .failed : .passed
  }

  /// A patch with its lines in color, if the terminal has colors.
  private func colored(_ note: [UInt8], _ settings: FormatCommand) -> [UInt8] {
    let style = TerminalStyle(color: settings.settings.color, host: host)
    guard settings.showsDifferences, style.usesColor else { return note }
    var page = TerminalPage(style.options())
    for line in String(decoding: note, as: UTF8.self).split(separator: "\n") {
      page.line(
        String(line), line.first == "-" ? .removed : line.first == "+" ? .added : .plain)
    }
    return page.bytes
  }

  /// The change of a file by formatting; nil if there is none.
  private func change(
    of path: String, _ settings: FormatCommand
  ) throws(CommandErrors) -> FormattingChange? {
    let before = try read(path, settings) { limit throws(FileSystem.Failure) in
      try files.read(path, limit: limit)
    }
    let after = try formatted(before, as: path, settings)
    return after == before ? nil : FormattingChange(before: before, after: after)
  }

  private func rewrite(_ path: String, with bytes: [UInt8]) throws(CommandErrors) {
    do throws(FileSystem.Failure) {
      try files.rewrite(path, with: bytes)
    } catch {
      throw CommandErrors(.notRewritten(path, reason: error.reason))
    }
  }

  private func read(
    _ name: String, _ settings: FormatCommand,
    _ bytes: (_ limit: Int) throws(FileSystem.Failure) -> [UInt8]
  ) throws(CommandErrors) -> [UInt8] {
    let limit = settings.settings.session.limits.fileBytes
    do throws(FileSystem.Failure) {
      return try bytes(limit)
    } catch {
      throw CommandErrors(
        .source(
          error.isTooLarge
            ? .tooLarge(name, limit: limit) : .unreadable(name, reason: error.reason)))
    }
  }

  private func formatted(
    _ bytes: [UInt8], as uri: String, _ settings: FormatCommand
  ) throws(CommandErrors) -> [UInt8] {
    let session = settings.settings.session
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
struct FormattingChange {
  let before: [UInt8]
  let after: [UInt8]
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

extension FormatCommand {
  /// The line printed for a file that changes.
  fileprivate func note(on change: FormattingChange, of name: String) -> [UInt8] {
    if showsDifferences { return unifiedDiff(from: change.before, to: change.after, path: name) }
    return Array((writes ? "formatted \(name)\n" : "would change \(name)\n").utf8)
  }
}

extension FormattingError {
  fileprivate func commandErrors(in uri: String) -> [any CommandProblem] {
    guard case .syntax(let errors, let isCutShort) = self else {
      return [ToolError.formatting(uri, self)]
    }
    let rest = isCutShort ? [SourceProblem.moreErrors(uri: uri, shown: errors.count)] : []
    return (errors.map { .feature(uri: uri, $0) } + rest).map(CommandError.source)
  }
}
