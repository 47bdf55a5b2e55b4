import Messages
import StoryDocuments

/// A note on what was taken from a story document and what was left, for its author.
public struct StoryNote: Sendable, CustomStringConvertible {
  public let description: String

  init(_ story: StoryDocument, uri: String) {
    let taken = story.taken
    let took =
      taken.scenarios == 0
      ? "no scenario"
      : "\(Self.counted(taken.stories, "story", "stories")), "
        + "\(Self.counted(taken.scenarios, "scenario", "scenarios")), "
        + Self.counted(taken.steps, "step", "steps")
    let lines = story.left.map { "\n  left \(uri):\($0.location.line): \($0.kind.words)" }
    description = "\(uri): took \(took)" + lines.joined()
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

extension StoryDocument.Left.Kind {
  fileprivate var words: String {
    switch self {
    case .codeBlock(let language):
      language.isEmpty ? "a block of something else" : "a block of \(language)"
    case .prose(let text): "prose that begins like a step: \(Self.short(text))"
    case .notAStep(let text): "a line among steps that is none: \(Self.short(text))"
    }
  }

  private static func short(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(57) + "..."
  }
}
