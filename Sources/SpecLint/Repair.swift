import Basics
import Gherkin
import Messages

/// The fixes of findings, applied to the bytes of their file.
public struct Repair: Sendable {
  public let bytes: [UInt8]
  /// The number of findings that are repaired.
  public let count: Int

  /// Applies as many findings of one file as can be at once; those that overlap wait for the next
  /// time.
  ///
  /// Nil if there is nothing to repair, or if the file would say something else than before:
  /// it must still have the same scenarios, with the same steps and tags, and the same texts and
  /// comments.
  ///
  /// - Parameters:
  ///   - file: The bytes that the findings are about.
  ///   - language: The dialect of a file that names none.
  public init?(_ file: [UInt8], uri: String, findings: [Finding], language: String = "en") {
    let text = SourceText(file)
    // Places are those of UTF-8.
    guard text.utf8 == file, text.error == nil else { return nil }
    let fixes = findings.filter { $0.uri == uri && $0.isFixable }.compactMap(\.fix)
    // The layout is repaired once nothing else is.
    let small = fixes.filter { $0.range.count < file.count }
    var chosen: [Fix] = []
    for fix in small.isEmpty ? Array(fixes.prefix(1)) : small
    where fix.range.upperBound <= file.count
      && !chosen.contains(where: { $0.range.overlaps(fix.range) || $0.range == fix.range })
    {
      chosen.append(fix)
    }
    guard !chosen.isEmpty else { return nil }
    var bytes = file
    for fix in chosen.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    }
    guard bytes != file, let before = Meaning(file, uri: uri, language: language),
      before == Meaning(bytes, uri: uri, language: language)
    else { return nil }
    self.bytes = bytes
    count = chosen.count
  }
}

/// The meaning of a file, apart from places, ids, and the words for keywords; tags are a set.
private struct Meaning: Equatable {
  private let language: String?
  private let scenarios: [Pickle]
  private let tags: [Set<String>]
  /// The lines of names and descriptions, without the blanks before them.
  private let texts: [Substring]
  private let comments: [String]

  /// Nil for a file with errors.
  init?(_ bytes: [UInt8], uri: String, language: String) {
    var ids = IdGenerator()
    let parsed = parse(SourceText(bytes), uri: uri, language: language, warns: false, ids: &ids)
    guard parsed.errors.isEmpty else { return nil }
    self.language = parsed.document.feature?.language
    comments = parsed.document.comments.map { String($0.text.trimmed) }
    let pickles = compile(parsed, ids: &ids)
    tags = pickles.map { Set($0.tags.map(\.name)) }
    scenarios = pickles.map { pickle in
      var pickle = pickle
      pickle.id = ""
      pickle.astNodeIds = []
      pickle.tags = []
      pickle.location = nil
      for index in pickle.steps.indices {
        pickle.steps[index].id = ""
        pickle.steps[index].astNodeIds = []
      }
      return pickle
    }
    texts = parsed.document.texts.flatMap { _, text, _ in
      text.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
    }
  }
}
