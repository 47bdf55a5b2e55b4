import Gherkin
import Messages

/// The edits of findings, applied to the bytes of their file.
public struct Repair: Sendable {
  public let bytes: [UInt8]
  /// The number of findings that are repaired.
  public let count: Int

  /// Applies as many findings of one file as can be at once; those that overlap wait for the next
  /// time.
  ///
  /// Nil where there is nothing to repair, or where the file would say something else than before:
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
    let fixable = findings.filter { $0.uri == uri && !$0.edits.isEmpty }
    // The layout is repaired once nothing else is.
    let small = fixable.filter { !$0.edits.contains { $0.range.count == file.count } }
    var chosen: [Edit] = []
    var count = 0
    for finding in small.isEmpty ? Array(fixable.prefix(1)) : small {
      let isFree = finding.edits.allSatisfy { edit in
        edit.range.upperBound <= file.count
          && !chosen.contains { $0.range.overlaps(edit.range) || $0.range == edit.range }
      }
      guard isFree else { continue }
      chosen += finding.edits
      count += 1
    }
    guard !chosen.isEmpty else { return nil }
    var bytes = file
    for edit in chosen.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    }
    guard bytes != file, let before = Meaning(file, uri: uri, language: language),
      before == Meaning(bytes, uri: uri, language: language)
    else { return nil }
    self.bytes = bytes
    self.count = count
  }
}

/// What a file says, apart from places, ids, and the words for keywords; tags are a set.
private struct Meaning: Equatable {
  private struct Scenario: Equatable {
    var pickle: Pickle
    var tags: Set<String>
  }

  private let language: String?
  private var scenarios: [Scenario] = []
  /// The names and descriptions from the top down.
  private var texts: [String] = []
  private let comments: [String]

  /// Nil for a file with errors.
  init?(_ bytes: [UInt8], uri: String, language: String) {
    var ids = IdGenerator()
    let parsed = parse(SourceText(bytes), uri: uri, language: language, warns: false, ids: &ids)
    guard parsed.errors.isEmpty else { return nil }
    self.language = parsed.document.feature?.language
    comments = parsed.document.comments.map { comment in
      let text = comment.text.drop { $0.isWhitespace }
      return String(text.reversed().drop { $0.isWhitespace }.reversed())
    }
    for var pickle in compile(parsed, ids: &ids) {
      let tags = Set(pickle.tags.map(\.name))
      pickle.id = ""
      pickle.astNodeIds = []
      pickle.tags = []
      pickle.location = nil
      for index in pickle.steps.indices {
        pickle.steps[index].id = ""
        pickle.steps[index].astNodeIds = []
      }
      scenarios.append(Scenario(pickle: pickle, tags: tags))
    }
    if let feature = parsed.document.feature { add(feature) }
  }

  private mutating func add(_ feature: GherkinDocument.Feature) {
    add(title: feature)
    for child in feature.children {
      switch child {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule):
        add(title: rule)
        for child in rule.children {
          switch child {
          case .background(let background): add(background)
          case .scenario(let scenario): add(scenario)
          }
        }
      }
    }
  }

  private mutating func add(_ background: GherkinDocument.Background) {
    add(title: background)
    texts += background.steps.map(\.text)
  }

  private mutating func add(_ scenario: GherkinDocument.Scenario) {
    add(title: scenario)
    texts += scenario.steps.map(\.text)
    for examples in scenario.examples { add(title: examples) }
  }

  private mutating func add(title node: some TitledNode) {
    let lines = node.description.split(separator: "\n", omittingEmptySubsequences: false)
    texts += [node.name] + lines.map { String($0.drop { $0.isWhitespace }) }
  }
}
