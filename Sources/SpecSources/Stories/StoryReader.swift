import Basics
import Gherkin
import Messages

/// Builds the feature of a document from its blocks.
struct StoryReader {
  private let uri: String
  private(set) var ids: IdGenerator
  /// The code and prose that are left.
  private var lines: [StoryDocument.Left] = []
  private(set) var outline = DocumentOutline()
  /// In no order.
  var left: [StoryDocument.Left] { lines + outline.left }
  private(set) var errors: [GherkinError] = []
  private(set) var warnings: [GherkinWarning] = []
  private(set) var blocks: [StoryDocument.Block] = []

  private(set) var title: (name: String, location: Location)?
  private var rules: [GherkinDocument.Rule] = []
  private var story: Story
  /// The name of the next indented block.
  private var scenarioTitle: (name: String, location: Location)?

  /// The story that the headings so far announce.
  private struct Story {
    var name: String
    var location: Location
    var description = ""
    /// A heading below it, such as `Narrative #2`.
    var part: String?
    var unnamed = 0
    var scenarios: [GherkinDocument.Scenario] = []
  }

  init(uri: String, ids: IdGenerator) {
    self.uri = uri
    self.ids = ids
    story = Story(name: "", location: Location(line: 1, column: 1))
  }

  mutating func read(_ block: MarkdownBlock) {
    let title = scenarioTitle
    scenarioTitle = nil
    switch block {
    case .heading(let text, let level, let location):
      outline.heading(text, level: level, line: location.line)
      readHeading(text, at: location)
    case .scenarioTitle(let name, let location): scenarioTitle = (name, location)
    case .indented(let lines):
      guard let title else { return readOther(lines) }
      addScenario(title.name, at: title.location, lines)
    case .fenced("gherkin", let opening, let lines): readGherkin(lines, opening: opening.line)
    case .fenced(let info, let opening, let lines): readFenced(lines, info: info, opening: opening)
    case .template(let language, let lines):
      outline.block(language: language, lines: lines, first: nil)
    case .prose(let line):
      outline.prose(line)
      if StepLine(line.unmarked) != nil { leave(.prose(String(line.trimmed)), at: line) }
    }
  }

  /// The whole document as a feature; without scenarios, it has no feature.
  mutating func finish() -> GherkinDocument {
    endStory()
    guard !rules.isEmpty else { return GherkinDocument(uri: uri) }
    let feature = GherkinDocument.Feature(
      location: title?.location ?? Location(line: 1, column: 1), language: "en", keyword: nil,
      name: title?.name ?? uri, children: rules.map(GherkinDocument.FeatureChild.rule))
    return GherkinDocument(uri: uri, feature: feature)
  }
}

// MARK: - Headings and narratives

extension StoryReader {
  private mutating func readHeading(_ text: String, at location: Location) {
    if title == nil { title = (text, location) }
    if Self.isPart(text) {
      // Each narrative counts its unnamed scenarios anew.
      if Self.isNarrative(text) {
        story.part = text
        story.unnamed = 0
      }
      return
    }
    endStory()
    let prefix = "Story:"
    let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)[...].trimmed) : text
    story = Story(name: name, location: location)
  }

  /// Whether a heading is inside a story, whatever its level.
  private static func isPart(_ text: String) -> Bool {
    let text = text.lowercased()
    return isNarrative(text) || text.hasPrefix("scenario") || text.hasPrefix("acceptance criteria")
  }

  private static func isNarrative(_ text: String) -> Bool {
    text.lowercased().hasPrefix("narrative")
  }

  private mutating func endStory() {
    guard !story.scenarios.isEmpty else { return }
    rules.append(
      GherkinDocument.Rule(
        location: story.location, keyword: "Story", name: story.name,
        description: story.description,
        children: story.scenarios.map(GherkinDocument.RuleChild.scenario), id: ids.makeId()))
    story.scenarios = []
  }

  private mutating func addNarrative(_ lines: [MarkdownBlock.Line]) {
    let text = lines.map { "  " + $0.trimmed }.filter { $0 != "  " }.joined(separator: "\n")
    story.description += story.description.isEmpty ? text : "\n\n" + text
  }
}

// MARK: - Blocks

extension StoryReader {
  private mutating func readFenced(_ lines: [MarkdownBlock.Line], info: String, opening: Location) {
    let first = lines.first { !$0.trimmed.isEmpty }
    if info.isEmpty, let first {
      if let step = StepLine(first), step.keyword == "Given " { return addScenarios(lines) }
      if first.trimmed.hasPrefix("As ") { return addNarrative(lines) }
    }
    // With the closing fence.
    let end = (lines.last?.number ?? opening.line) + 1
    outline.block(language: info, lines: opening.line...end, first: first)
  }

  private mutating func readOther(_ lines: [MarkdownBlock.Line]) {
    if lines.first?.trimmed.hasPrefix("As ") == true { return addNarrative(lines) }
    for line in lines where StepLine(line) != nil {
      leave(.prose(String(line.trimmed)), at: line)
    }
  }

  /// Several scenarios without names: each begins at a `Given`.
  private mutating func addScenarios(_ lines: [MarkdownBlock.Line]) {
    var scenario: [MarkdownBlock.Line] = []
    for line in lines {
      if StepLine(line)?.keyword == "Given ", !scenario.isEmpty {
        addUnnamed(scenario)
        scenario = []
      }
      if !line.trimmed.isEmpty { scenario.append(line) }
    }
    if !scenario.isEmpty { addUnnamed(scenario) }
  }

  private mutating func addUnnamed(_ lines: [MarkdownBlock.Line]) {
    story.unnamed += 1
    let name = "scenario \(story.unnamed)"
    addScenario(
      story.part.map { "\($0) / \(name)" } ?? name, at: lines.first?.start ?? story.location, lines)
  }

  private mutating func addScenario(
    _ name: String, at location: Location, _ lines: [MarkdownBlock.Line]
  ) {
    var steps: [GherkinDocument.Step] = []
    for line in lines where !line.trimmed.isEmpty {
      guard let step = StepLine(line) else {
        let text = String(line.trimmed)
        if let english = Dialect.named("en"),
          let warning = GherkinWarning(swallowing: text, at: line.location, in: english)
        {
          warnings.append(warning)
        } else {
          leave(.notAStep(text), at: line)
        }
        continue
      }
      steps.append(
        GherkinDocument.Step(
          location: line.location, keyword: step.keyword, keywordType: step.type, text: step.text,
          id: ids.makeId()))
    }
    story.scenarios.append(
      GherkinDocument.Scenario(
        location: location, keyword: "Scenario", name: name, steps: steps, id: ids.makeId()))
  }

  private mutating func leave(_ kind: StoryDocument.Left.Kind, at line: MarkdownBlock.Line) {
    lines.append(StoryDocument.Left(lines: line.number...line.number, kind: kind))
  }
}

// MARK: - Gherkin in Markdown

extension StoryReader {
  /// Reads a block as Gherkin at the document's own lines; a block that begins with a scenario
  /// belongs to a feature named after the story.
  private mutating func readGherkin(_ lines: [MarkdownBlock.Line], opening: Int) {
    let text = lines.map(\.text).joined(separator: "\n") + "\n"
    let padding = String(repeating: "\n", count: opening - 1)
    let begins = lines.first { line in
      !line.trimmed.isEmpty && !line.trimmed.hasPrefix("@") && !line.trimmed.hasPrefix("#")
    }
    let isWhole = begins.map { line in Dialect.beginsFeature(line.trimmed, in: lines) } ?? true
    blocks.append(
      StoryDocument.Block(lines: opening + 1..<opening + 1 + lines.count, isWhole: isWhole))
    let source = padding + (isWhole ? "" : "Feature:") + "\n" + text
    let parsed = Gherkin.parse(Source(uri: uri, data: source, mediaType: .gherkin), ids: &ids)
    errors += parsed.errors
    warnings += parsed.warnings
    guard var feature = parsed.document.feature else { return }
    // The name is not in the text, because errors refer to that.
    if !isWhole { feature.name = story.name }
    endStory()
    add(feature)
  }

  private mutating func add(_ feature: GherkinDocument.Feature) {
    rules += feature.children.compactMap(\.rule)
    let direct = feature.children.compactMap { GherkinDocument.RuleChild($0) }
    if !direct.isEmpty {
      rules.append(
        GherkinDocument.Rule(
          location: feature.location, tags: feature.tags, keyword: "Feature", name: feature.name,
          description: feature.description, children: direct, id: ids.makeId()))
    }
  }
}

extension Dialect {
  /// Whether a line begins a feature in English or in the language that the block names.
  fileprivate static func beginsFeature(_ line: Substring, in lines: [MarkdownBlock.Line]) -> Bool {
    let named = lines.lazy.compactMap { $0.trimmed.language }.first
    let dialect = named.flatMap { Dialect.named($0) } ?? Dialect.named("en")
    return dialect?.keywords(.feature).contains { line.hasPrefix("\($0):") } ?? true
  }
}

extension Substring {
  /// The code in `# language: fr`.
  fileprivate var language: String? {
    guard hasPrefix("#") else { return nil }
    let parts = dropFirst().split(separator: ":")
    guard parts.count == 2, parts[0].trimmed == "language" else { return nil }
    return String(parts[1].trimmed)
  }
}

extension MarkdownBlock.Line {
  /// The line without the emphasis it begins with, if any.
  fileprivate var unmarked: MarkdownBlock.Line {
    MarkdownBlock.Line(number: number, text: trimmed.drop { $0 == "*" || $0 == "_" })
  }
}
