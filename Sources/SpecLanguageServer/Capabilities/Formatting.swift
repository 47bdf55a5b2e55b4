import Gherkin
import GherkinFormatting
import Messages
import SpecSession
import SpecSources

extension LanguageServer {
  /// The edits that bring a document, or the lines of a range, into the canonical layout.
  mutating func formatting(
    _ parameters: JSON, isOfRange: Bool = false
  ) throws(ResponseError) -> JSON {
    let key = try key(in: parameters)
    guard workspace.isFeature(key), let text = workspace.text(of: key) else {
      throw .unknownDocument(try uri(in: parameters))
    }
    let lines = Range(
      text.lines(of: isOfRange ? try text.range(in: parameters) : text.bytes.indices))
    let settings = workspace.project.settings
    let formatted: [UInt8]
    do throws(FormattingError) {
      formatted = try GherkinFormatting.format(
        text.bytes, uri: workspace.name(of: key), language: settings.language,
        indentation: settings.indentation, longestLine: settings.limits.lineBytes)
    } catch {
      throw .refused(error.sentence)
    }
    return .array(
      LineChanges.from(text, to: DocumentText(formatted, encoding: text.encoding))
        .filter {
          $0.lines.overlaps(lines) || $0.lines.isEmpty && lines.contains($0.lines.lowerBound)
        }
        .map { text.edit($0.range, $0.text) })
  }
}

extension FormattingError {
  fileprivate var sentence: String {
    switch self {
    case .syntax(let errors, _):
      let first = errors.first
      return "not formatted, since the file has errors: line \(first?.location.line ?? 1): "
        + (first?.friendlyText ?? "")
    case .notUTF8: return "not formatted, since the file names another encoding than UTF-8"
    case .changesMeaning(let location), .unstable(let location):
      return
        "not formatted, since the result would be wrong in line \(location.line); please report it"
    }
  }
}

/// The differences between two texts, as runs of lines.
struct LineChanges {
  /// The lines of the first text that go.
  let lines: Range<Int>
  let range: Range<Int>
  let text: String

  /// The changes from the top down, each as small as can be, so that a cursor stays where it is.
  ///
  /// Lines are the same line if they differ in white space only, which is all that a formatter changes.
  static func from(_ before: DocumentText, to after: DocumentText) -> [LineChanges] {
    let (old, new) = (whole(before), whole(after))
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.map(ink).difference(from: old.map(ink)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [LineChanges] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (first, second) = (left, right)
      while left < old.count, removed.contains(left) { left += 1 }
      while right < new.count, inserted.contains(right) { right += 1 }
      let isMoved = left > first || right > second
      if left < old.count, right < new.count {
        let isSame = old[left].elementsEqual(new[right])
        if !isSame || !isMoved {
          left += 1
          right += 1
        }
        // A line before one that changes goes with it: edits must not touch each other.
        if isSame, !isMoved { continue }
      }
      let start = first < old.count ? before.starts[first] : before.bytes.count
      let end = left < old.count ? before.starts[left] : before.bytes.count
      changes.append(
        LineChanges(
          lines: first..<left, range: start..<end,
          text: String(decoding: new[second..<right].joined(), as: UTF8.self)))
    }
    return changes
  }

  /// A line without its white space.
  private static func ink(_ line: ArraySlice<UInt8>) -> [UInt8] { line.filter { $0 > 0x20 } }

  /// The lines with their ends; no line after the last end.
  private static func whole(_ text: DocumentText) -> [ArraySlice<UInt8>] {
    text.starts.indices.map { text.bytes[text.wholeRange(ofLine: $0)] }.filter { !$0.isEmpty }
  }
}
