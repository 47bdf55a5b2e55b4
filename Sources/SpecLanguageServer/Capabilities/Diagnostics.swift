import Gherkin
import Messages
import SpecEngine
import SpecLint
import SpecSources
import StepKit

extension LanguageServer {
  /// The problems of a document, from the top down; none for a file that is not a feature.
  mutating func diagnostics(of key: String) -> [JSON] {
    guard let analysis = workspace.analysis(of: key) else { return [] }
    return faults(of: analysis, key).map { $0.json(in: analysis.text) }
  }

  /// The faults of a document, from the top down.
  mutating func faults(of analysis: Analysis, _ key: String) -> [Fault] {
    var faults = analysis.problems.compactMap { Fault($0, in: analysis) }
    faults += workspace.findings(in: analysis, key).map { Fault($0, in: analysis) }
    if let registry = workspace.registry {
      let comments = LintComments(analysis.document) { analysis.map }
      for node in analysis.steps {
        faults += Fault.faults(of: node.step, in: analysis, registry, workspace)
          .filter { !comments.disable($0.code, at: node.step.location.line) }
      }
      faults += analysis.mixedScenarios.map { Fault($0, in: analysis, root: workspace.root) }
    }
    return faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Something wrong in a document, as clients show it.
struct Fault {
  enum Subject {
    case text
    case step(GherkinDocument.Step, StepUse)
    case finding(Finding)
  }

  var range: Range<Location>
  var isError = true
  /// The name of a rule of lint, if one is about it.
  var code: String
  var message: String
  var related: [JSON] = []
  var subject = Subject.text

  func json(in text: DocumentText) -> JSON {
    JSON(members: [
      ("range", text.json(range)), ("severity", .integer(isError ? 1 : 2)),
      ("code", .string(code)), ("source", "specrun"), ("message", .string(message)),
      ("relatedInformation", related.isEmpty ? nil : .array(related)),
    ])
  }
}

// MARK: - What the reader and lint found

extension Fault {
  /// A problem with the file as a whole; those at a place are findings of lint.
  init?(_ problem: SourceProblem, in analysis: Analysis) {
    switch problem {
    case .feature, .dataSource: return nil
    case .moreErrors(_, let count):
      range = analysis.restOfLine(from: Location(line: analysis.text.lineCount, column: 1))
      (code, message) = ("syntax", "the file was read up to its error \(count); there may be more")
    default:
      range = analysis.restOfLine(from: Location(line: 1, column: 1))
      (code, message) = ("source", problem.message)
    }
  }

  init(_ finding: Finding, in analysis: Analysis) {
    let location = finding.location ?? Location(line: 1, column: 1)
    let tag = analysis.document.feature?.allTags.first { $0.location == location }
    range = tag.map { analysis.map.range(of: $0) } ?? analysis.restOfLine(from: location)
    isError = finding.level == .error
    (code, message) = (finding.rule, finding.sentence)
    subject = .finding(finding)
  }
}

extension Analysis {
  /// From a place to the end of the text in its line.
  func restOfLine(from location: Location) -> Range<Location> {
    let start = text.offset(of: location)
    let line = text.range(ofLine: text.position(of: start).line)
    var end = line.upperBound
    while end > start, text.bytes[end - 1] == 0x20 || text.bytes[end - 1] == 0x09 { end -= 1 }
    // Clients show nothing for an empty range: if nothing follows, it is the whole line.
    guard end > start else {
      return text.location(of: line.lowerBound)..<text.location(of: line.upperBound)
    }
    return text.location(of: start)..<text.location(of: end)
  }
}

// MARK: - What steps match

extension Fault {
  /// The faults of a step: of an outline each kind once.
  static func faults(
    of step: GherkinDocument.Step, in analysis: Analysis, _ registry: Registry,
    _ workspace: Workspace
  ) -> [Fault] {
    var codes = Set<String>()
    return (analysis.uses[step.id] ?? []).compactMap { use in
      guard let (code, text, definitions) = finding(use, registry), codes.insert(code).inserted
      else { return nil }
      let level = workspace.lint.level(of: code)
      guard level != .off else { return nil }
      let isOutline = !use.text.utf8.elementsEqual(step.text.utf8)
      let range = analysis.map.textRange(of: step)
      return Fault(
        range: range.isEmpty ? analysis.map.range(of: step) : range, isError: level == .error,
        code: code, message: isOutline ? "\(text)\nin the example \"\(use.text)\"" : text,
        related: definitions.compactMap { workspace.related($0) },
        subject: .step(step, use))
    }
  }

  private static func finding(
    _ use: StepUse, _ registry: Registry
  ) -> (code: String, text: String, definitions: [Int])? {
    switch use.match {
    case .undefined(let suggestion):
      // An empty step has a warning of its own.
      guard !use.text.isEmpty else { return nil }
      let lines = ["no step definition matches this step"] + suggestion.proposal.hints
      return ("undefined-step", lines.joined(separator: "\n"), [])
    case .ambiguous(let candidates):
      let lines = candidates.map {
        "  \(registry.definition($0.definition).pattern.source)  # \(registry.shownPlace($0.definition))"
      }
      let remedy =
        registry.supportCode.ambiguityRemedy(candidates.map(\.definition)).map { [$0] } ?? []
      return (
        "ambiguous-step",
        (["\(candidates.count) step definitions match:"] + lines + remedy).joined(separator: "\n"),
        candidates.map(\.definition)
      )
    case .defined(let candidate):
      guard let problem = candidate.problem else { return nil }
      return ("step-arguments", "\(problem)", [candidate.definition])
    case .composed(let candidate, let parts):
      guard let missing = parts.first(where: { $0.match.definitions.isEmpty }) else { return nil }
      return (
        "undefined-step",
        "no step definition matches \"\(missing.text)\", which this step is made of",
        [candidate.definition]
      )
    }
  }

  init(_ mixed: MixedScenario, in analysis: Analysis, root: String) {
    let numbers = mixed.second.place.split(separator: ":").suffix(2).compactMap { Int($0) }
    range = analysis.restOfLine(
      from: Location(line: numbers.first ?? 1, column: numbers.count > 1 ? numbers[1] : 1))
    code = "mixed-worlds"
    message = mixed.message(relativeTo: root)
    let place = "\(mixed.second.place): "
    if message.hasPrefix(place) { message.removeFirst(place.count) }
  }
}

extension Workspace {
  /// The place of a definition as information for a diagnostic.
  func related(_ definition: Int) -> JSON? {
    guard let registry, let location = swiftLocation(of: definition) else { return nil }
    return [
      "location": location, "message": .string(registry.definition(definition).pattern.source),
    ]
  }
}
