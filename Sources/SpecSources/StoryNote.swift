import Basics

/// A note for the author of a story document on the parts that were taken and those that were left.
public struct StoryNote: Sendable, CustomStringConvertible {
  /// The path of the document.
  public let uri: String
  /// The title of the document, or its path if it has none.
  public let title: String
  public let description: String
  /// The requirements in it that are not scenarios.
  public let items: [StoryDocument.Item]

  init(_ story: StoryDocument, uri: String) {
    self.uri = uri
    title = story.title ?? uri
    items = story.items
    let taken = story.taken
    let took =
      taken.scenarios == 0
      ? "no scenario"
      : "\(taken.stories) \(taken.stories == 1 ? "story" : "stories"), "
        + "\(counted(taken.scenarios, "scenario")), \(counted(taken.steps, "step"))"
    let parts = Self.parts(story.left)
    let lines = story.left.compactMap { left in
      left.kind.sentence.map { "\n  left \(uri):\(left.lines.lowerBound): \($0)" }
    }
    description = "\(uri): took \(took)" + (parts.isEmpty ? "" : "; left \(parts)") + lines.joined()
  }

  /// The parts in words, grouped by name: `tests 82–88, tables 12–14, 30–33`.
  private static func parts(_ left: [StoryDocument.Left]) -> String {
    var names: [(one: String, many: String)] = []
    var ranges: [String: [String]] = [:]
    var useCases: [String] = []
    for part in left {
      if case .useCases(let count, let courses) = part.kind {
        let with = courses == 0 ? "" : " with \(counted(courses, "course"))"
        useCases.append("\(range(part.lines)): \(counted(count, "use case"))\(with)")
      } else if let name = part.kind.name {
        if ranges[name.one] == nil { names.append(name) }
        ranges[name.one, default: []].append(range(part.lines))
      }
    }
    let others = names.map { name in
      let all = ranges[name.one] ?? []
      return "\(all.count == 1 ? name.one : name.many) \(all.joined(separator: ", "))"
    }
    return (useCases + others).joined(separator: ", ")
  }

  private static func range(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)–\(lines.upperBound)"
  }
}

extension StoryDocument.Left.Kind {
  /// The singular and the plural of its name; nil for a kind with its own sentence.
  fileprivate var name: (one: String, many: String)? {
    switch self {
    case .tests: ("tests", "tests")
    case .conditions: ("conditions", "conditions")
    case .numberedList: ("numbered list", "numbered lists")
    case .table: ("table", "tables")
    case .picture: ("picture", "pictures")
    case .contract: ("payload contract", "payload contracts")
    case .code(""): ("block", "blocks")
    case .code(let language): ("block of \(language)", "blocks of \(language)")
    case .useCases, .prose, .notAStep: nil
    }
  }

  fileprivate var sentence: String? {
    switch self {
    case .prose(let text): "prose that begins like a step: \(Self.short(text))"
    case .notAStep(let text): "a line among steps that is none: \(Self.short(text))"
    default: nil
    }
  }

  private static func short(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(57) + "..."
  }
}
