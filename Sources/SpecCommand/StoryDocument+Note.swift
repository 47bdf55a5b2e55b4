import Messages
import StoryDocuments

extension StoryDocument {
  /// What was taken and what was left, for the person who wrote the document.
  func note(uri: String) -> String {
    let took =
      taken.scenarios == 0
      ? "no scenario"
      : "\(counted(taken.stories, "story", "stories")), "
        + "\(counted(taken.scenarios, "scenario", "scenarios")), "
        + counted(taken.steps, "step", "steps")
    let lines = left.map { "\n  left \(uri):\($0.location.line): \($0.kind.words)" }
    return "\(uri): took \(took)" + lines.joined()
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
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
