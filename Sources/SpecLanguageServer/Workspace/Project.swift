package import SpecSession

/// The settings of the folder that a client works in.
package struct Project: Sendable {
  /// Paths, language and the levels of lint's rules, as a run would have them.
  package var settings: Session.Settings
  /// Every profile that people may run.
  package var profiles: [(name: String, settings: Session.Settings)]
  /// The file with the messages of the last run, if the settings name one.
  package var messages: String?
  /// The problems with the settings, in words; the defaults are used then.
  package var problems: [String]

  package init(
    settings: Session.Settings, profiles: [(name: String, settings: Session.Settings)] = [],
    messages: String? = nil, problems: [String] = []
  ) {
    self.settings = settings
    self.profiles = profiles
    self.messages = messages
    self.problems = problems
  }
}
