/// An option, flag or positional argument of the command.
package struct Declaration: Sendable {
  /// The values after the name, and the number of times the name may be given.
  package enum Form: Sendable {
    case flag
    /// `--name` and `--no-name`.
    case toggle
    /// The last one counts.
    case value
    case list
    /// `--name`, which means `--name=true`, or `--name=value`, any number of times.
    case listOrFlag
    /// Every argument without a name.
    case positional

    /// Whether all values count, not only the last one.
    package var repeats: Bool { [.list, .listOrFlag, .positional].contains(self) }
  }

  /// The values that a shell offers.
  package enum Completion: Sendable, Equatable {
    case nothing
    case words([String])
    case files
    /// Folders, features and their lines.
    case features
    /// A tag expression.
    case tags
    /// The profiles of specrun.yaml.
    case profiles
    /// Names of reports, and a file after the colon.
    case formats([String])

    var words: [String]? { if case .words(let words) = self { words } else { nil } }
  }

  package let name: String
  package let form: Form
  package var short: Character?
  package var valueName: String?
  package var help: String
  package var completion = Completion.nothing

  /// - Parameter valueName: Nil also for a value that is one of a few words, which are shown instead.
  package init(
    name: String, form: Form, short: Character? = nil, valueName: String? = nil, help: String,
    completion: Completion = .nothing
  ) {
    self.name = name
    self.form = form
    self.short = short
    self.valueName = valueName ?? completion.words?.joined(separator: "|")
    self.help = help
    self.completion = completion
  }
}
