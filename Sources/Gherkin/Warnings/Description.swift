internal import Messages

/// The lines of the current description, kept until the line after them is known.
struct Description {
  /// The owner of a description, which decides how much of it is prose.
  enum Owner {
    /// A feature or a rule, whose prose may well begin with When.
    case header
    /// A scenario or a background.
    case steps
    case examples
  }

  struct Entry {
    let line: Line
    /// The offset of its text, after any invisible characters.
    let start: Int
    /// Whether it is right below the line before, or below comments there.
    var goesOn = false
  }

  /// The apparent kind of a line.
  enum Form {
    case prose
    /// A row or the fence of a doc string.
    case argument
    /// A title; an uncertain one counts only if steps or rows follow.
    case title(GherkinError.Remedy, isCertain: Bool)
    case step(GherkinError.Remedy, GherkinDocument.KeywordType?, KeywordLikeness.Result)
    case foreignStep(GherkinError.Remedy)

    var isTitle: Bool { if case .title = self { true } else { false } }
    var isProse: Bool { if case .prose = self { true } else { false } }
    var isStep: Bool { if case .step(_, _, .same) = self { true } else { false } }

    var belongsToSteps: Bool { !isProse && !isTitle }

    /// Whether a step of another language may follow, although there is prose as well.
    var leadsToSteps: Bool { if case .foreignStep = self { true } else { isTitle } }

    /// Whether a line above it that resembles a title is one.
    ///
    /// In the description of a feature a table may belong to prose.
    func confirmsTitle(inHeader isHeader: Bool) -> Bool {
      switch self {
      case .step(_, _, .same), .step(_, _, .slip), .foreignStep: true
      case .argument: !isHeader
      case .prose, .title, .step: false
      }
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var owner = Owner.steps
  /// The title that ends it, unless a tag, row or step does.
  var titleBelow: Line?
  private var isAfterBlank = false

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ line: Line, at start: Int, of owner: Owner) {
    self.owner = owner
    entries.append(Entry(line: line, start: start, goesOn: !isAfterBlank && !entries.isEmpty))
    isAfterBlank = false
  }

  mutating func addBlank() { isAfterBlank = true }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    titleBelow = nil
    isAfterBlank = false
  }
}
