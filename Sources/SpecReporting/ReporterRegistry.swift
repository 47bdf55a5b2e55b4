import Spelling

/// The formats that can be asked for by name.
public enum ReporterRegistry {
  /// One format.
  public struct Format: Sendable {
    /// The argument of `-f`.
    public let name: String
    /// One line for the help text.
    public let summary: String
    /// Whether people read it rather than programs.
    public let isForPeople: Bool
    /// Whether it stands on the terminal beside another report, not in its place.
    public let isAddition: Bool
    /// Makes a reporter for one run.
    public let make: @Sendable (ReportOptions) -> any Reporter

    public init(
      name: String, summary: String, isForPeople: Bool, isAddition: Bool = false,
      make: @escaping @Sendable (ReportOptions) -> any Reporter
    ) {
      self.name = name
      self.summary = summary
      self.isForPeople = isForPeople
      self.isAddition = isAddition
      self.make = make
    }
  }

  /// The formats that a program brings along, for the run in this task.
  @TaskLocal public static var additional: [Format] = []

  /// Every format, those that a program brings along last.
  public static var formats: [Format] { builtIn + additional }

  /// The formats of specrun itself, in the order of the help text.
  public static let builtIn: [Format] = [
    Format(
      name: "pretty", summary: "every scenario with its steps, then the summary", isForPeople: true,
      make: { PrettyReporter(options: $0) }),
    Format(
      name: "progress", summary: "one character a step, then the summary", isForPeople: true,
      make: { ProgressReporter(options: $0) }),
    Format(
      name: "summary", summary: "failures, snippets, counts and times", isForPeople: true,
      make: { SummaryReporter(options: $0) }),
    Format(
      name: "requirements", summary: "what requirements.yaml asks for, and what covers it",
      isForPeople: true, make: { RequirementsReporter(options: $0) }),
    Format(
      name: "html", summary: "one page for a browser: failures first, then everything",
      isForPeople: false, make: { HTMLReporter(options: $0) }),
    Format(
      name: "junit", summary: "JUnit XML for build servers", isForPeople: false,
      make: { JUnitReporter(options: $0) }),
    Format(
      name: "junit:strict", summary: "JUnit XML exactly as the official formatter writes it",
      isForPeople: false, make: { _ in JUnitStrictReporter() }),
    Format(
      name: "json", summary: "the legacy JSON of Cucumber", isForPeople: false,
      make: { _ in CucumberJSONReporter() }),
    Format(
      name: "ctrf", summary: "Common Test Report Format, JSON", isForPeople: false,
      make: { _ in CTRFReporter() }),
    Format(
      name: "rerun", summary: "the places to run again, for @FILE", isForPeople: false,
      make: { _ in RerunReporter() }),
    Format(
      name: "usage", summary: "step definitions with their uses and times", isForPeople: true,
      make: { UsageReporter(options: $0) }),
    Format(
      name: "markdown", summary: "a summary for pull requests", isForPeople: false,
      make: { MarkdownReporter(options: $0) }),
    Format(
      name: "github", summary: "annotations for GitHub Actions", isForPeople: false,
      isAddition: true, make: { GitHubReporter(options: $0) }),
    Format(
      name: "teamcity", summary: "service messages for TeamCity and IDEs", isForPeople: false,
      make: { _ in TeamCityReporter() }),
    Format(
      name: "message", summary: "Cucumber Messages, one JSON object a line", isForPeople: false,
      make: { _ in MessageReporter() }),
  ]

  /// The format of that name.
  public static func format(named name: String) throws(UnknownFormat) -> Format {
    if let format = formats.first(where: { $0.name == name }) { return format }
    let known = formats.map(\.name)
    throw UnknownFormat(name: name, suggestion: nearest(to: name, among: known), known: known)
  }

  /// No format has this name.
  public struct UnknownFormat: Error, Equatable {
    public var name: String
    /// The known name that was probably meant.
    public var suggestion: String?
    public var known: [String]
  }
}
