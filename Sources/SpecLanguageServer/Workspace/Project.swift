package import SpecSession

/// What the program knows of the folder that a client works in.
package struct Project: Sendable {
  /// Paths, language and levels of likely mistakes, as a run would have them.
  package var settings: Session.Settings
  /// The file with the messages of the last run, if the settings name one.
  package var messages: String?
  /// What is wrong with the settings, in words; the defaults are used then.
  package var problems: [String]

  package init(settings: Session.Settings, messages: String? = nil, problems: [String] = []) {
    self.settings = settings
    self.messages = messages
    self.problems = problems
  }
}
