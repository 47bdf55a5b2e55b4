public import Messages

extension TestStepResult.Status {
  /// The word that reports use, such as `failed`; `unfinished` if the status is unknown.
  public var word: String { look.word }

  /// The sign before a step; different for each, so that it can be read without color.
  var mark: String { look.mark }

  /// One character for `progress`.
  var letter: String { look.letter }

  /// The parameter of an escape sequence.
  var color: String { look.color }

  /// The class of everything in a page that ended so, also known to the script.
  var code: String { look.code }

  /// The type of a failure without an exception.
  var title: String { capitalized(word) }

  private var look: (word: String, mark: String, letter: String, color: String, code: String) {
    switch self {
    case .unknown: ("unfinished", "·", "?", "31", "x")
    case .passed: ("passed", "✔", ".", "32", "p")
    case .skipped: ("skipped", "↷", "-", "36", "s")
    case .pending: ("pending", "…", "P", "33", "w")
    case .undefined: ("undefined", "?", "U", "33", "u")
    case .ambiguous: ("ambiguous", "⁇", "A", "35", "a")
    case .failed: ("failed", "✘", "F", "31", "f")
    }
  }
}
