public import Messages

/// A place in a feature file that the official grammar accepts and that is most likely a mistake.
///
/// The file runs; `sentence` words what was found for people.
public struct GherkinWarning: Sendable, Equatable {
  public var location: Location
  public var fact: Fact

  public init(location: Location, fact: Fact) {
    self.location = location
    self.fact = fact
  }

  /// The kinds of likely mistakes.
  public enum Fact: Sendable, Equatable {
    // Lines

    /// A line of a description that begins with a step keyword, or nearly so.
    case stepInDescription(String, keyword: String)
    /// A line of a description that begins with the keyword of a title, or nearly so.
    case titleInDescription(String, keyword: String)
    /// A row whose last cell has no closing pipe, with the text that is lost.
    case openRow(lost: String)
    /// An `@` without a name.
    case tagWithoutName
    /// A `# language:` comment that comes too late to choose the language.
    case lateLanguage(String)
    /// Text after the name in an encoding comment.
    case textAfterEncoding(String)

    // Nodes

    /// A file without a feature.
    case noFeature
    /// A feature or rule without scenarios.
    case noScenarios(inRule: Bool)
    /// A scenario without steps of its own.
    case noSteps
    case emptyStep(keyword: String)
    case duplicateTag(String)
    /// Two scenarios of a feature or rule have this name.
    case duplicateName(String, first: Location)
    case duplicateColumn(String)
    /// An outline that has no examples, so that it runs once with its placeholders as they are.
    case noExamples(keyword: String)
    /// Examples without a row below the header, or without a table.
    case noRows
    /// A placeholder for which an examples table has no column.
    case unknownPlaceholder(String, columns: [String])
    /// A rule further to the right than the rule before it.
    case nestedRule
  }
}
