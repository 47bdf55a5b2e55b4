import Basics

/// All subcommands of this program.
enum SpecrunCommand {
  static let abstract = "Runs executable specifications written in Gherkin."

  static var subcommands: [any Subcommand.Type] {
    [RunCommand.self] + Specrun.Tools.available.subcommands + [CompleteCommand.self]
  }

  static var names: [String] { subcommands.flatMap { $0.names } }

  /// Those for people.
  static var shown: [any Subcommand.Type] { subcommands.filter { $0.isForPeople } }

  static var shownNames: [String] { shown.map { $0.name } }

  /// The subcommand that was probably meant by an unknown word.
  static func subcommand(similarTo word: String) -> String? {
    names.contains(word) ? nil : nearest(to: word, among: shown.flatMap { $0.names })
  }
}
