import Basics
import Messages

/// The formats that can be asked for by name.
public enum ReporterRegistry {
  /// One format.
  public struct Format: Sendable {
    /// The argument of `-f`.
    public let name: String
    /// One line for the help text.
    public let summary: String
    /// Whether people read it rather than programs, so that it may have colors in a terminal.
    public let isForPeople: Bool
    /// Whether it shares the terminal with another report instead of replacing it.
    public let isAddition: Bool
    /// Whether every beginning of the report can be read, so that it is written as it comes.
    public let isStream: Bool
    /// Whether a file may be a report of this format, by its first and last `sniffedLength` bytes.
    ///
    /// Only such a file is replaced by a report.
    public let recognizes: @Sendable (_ head: [UInt8], _ tail: [UInt8]) -> Bool
    /// The folder that it is, with all that it has to say in side files; nil for a report of one file.
    public let folder: Folder?
    /// Makes a reporter for one run.
    public let make: @Sendable (ReportOptions) -> any Reporter

    /// The number of bytes from each end of a file by which it is recognized.
    public static let sniffedLength = 1 << 16

    /// A format; without `recognizes`, it may replace any file that is not read.
    public init(
      name: String, summary: String, isForPeople: Bool, isAddition: Bool = false,
      isStream: Bool = false, folder: Folder? = nil,
      recognizes: @escaping @Sendable (_ head: [UInt8], _ tail: [UInt8]) -> Bool = { _, _ in true },
      make: @escaping @Sendable (ReportOptions) -> any Reporter
    ) {
      self.name = name
      self.summary = summary
      self.isForPeople = isForPeople
      self.isAddition = isAddition
      self.isStream = isStream
      self.folder = folder
      self.recognizes = recognizes
      self.make = make
    }

    /// The report of a run that did not finish: it is valid and never good news.
    public func unfinishedReport(_ options: ReportOptions) -> [UInt8] {
      unfinished(options).report
    }

    /// The files of the report of a run that did not finish, if the format is a folder.
    public func unfinishedFiles(_ options: ReportOptions) -> [SideFile] {
      unfinished(options).files
    }

    private func unfinished(_ options: ReportOptions) -> (report: [UInt8], files: [SideFile]) {
      var (reporter, report) = (make(options), [UInt8]())
      // No time: nothing is known about the run.
      reporter.receive(.testRunStarted(TestRunStarted(timestamp: Timestamp())), into: &report)
      reporter.finish(into: &report)
      return (report, reporter.takeSideFiles())
    }
  }

  /// A format that is a folder of files.
  public struct Folder: Sendable {
    /// The path unless one is given.
    public let defaultPath: String
    /// Whether a file or folder in it may be one of its own, by its name.
    ///
    /// Only a folder that has no others is written to.
    public let recognizes: @Sendable (String) -> Bool

    /// A folder with a rule for names.
    public init(defaultPath: String, recognizes: @escaping @Sendable (String) -> Bool) {
      self.defaultPath = defaultPath
      self.recognizes = recognizes
    }
  }

  /// The formats that a program brings along, for the run in this task.
  @TaskLocal public static var additional: [Format] = []

  /// Every format, those that a program brings along last.
  public static var formats: [Format] { builtIn + additional }

  /// The formats of specrun itself, in the order of the help text.
  public static let builtIn: [Format] = [
    Format(
      name: "auto",
      summary: "one line a feature and each failure; of up to ten scenarios every step",
      isForPeople: true, recognizes: ReportSniffer.summary,
      make: { AutoReporter(options: $0).report }),
    Format(
      name: "pretty", summary: "every scenario with its steps, then the summary", isForPeople: true,
      recognizes: ReportSniffer.summary, make: { AutoReporter.pretty(options: $0).report }),
    Format(
      name: "progress", summary: "one character a step, then the summary", isForPeople: true,
      recognizes: ReportSniffer.summary, make: { ProgressReporter(options: $0).report }),
    Format(
      name: "summary", summary: "failures, snippets, counts and times", isForPeople: true,
      recognizes: ReportSniffer.summary, make: { Summary(options: $0).report }),
    Format(
      name: "minimal", summary: "failures only, as plain lines for programs that read logs",
      isForPeople: false, recognizes: ReportSniffer.minimal,
      make: { MinimalReporter(options: $0).report }),
    Format(
      name: "requirements", summary: "what requirements.yaml asks for, and what covers it",
      isForPeople: true, recognizes: ReportSniffer.requirements,
      make: { RequirementsReporter(options: $0).report }),
    Format(
      name: "html", summary: "one page for a browser: failures first, then everything",
      isForPeople: false, recognizes: ReportSniffer.html, make: { HTMLReporter(options: $0).report }
    ),
    Format(
      name: "junit", summary: "JUnit XML for build servers", isForPeople: false,
      recognizes: ReportSniffer.junit, make: { JUnitReporter(options: $0).report }),
    Format(
      name: "junit:strict", summary: "JUnit XML exactly as the official formatter writes it",
      isForPeople: false, recognizes: ReportSniffer.junit,
      make: { _ in JUnitStrictReporter().report }),
    Format(
      name: "json", summary: "the legacy JSON of Cucumber", isForPeople: false,
      recognizes: ReportSniffer.legacyJSON, make: { _ in CucumberJSONReporter().report }),
    Format(
      name: "ctrf", summary: "Common Test Report Format, JSON", isForPeople: false,
      recognizes: ReportSniffer.ctrf, make: { _ in CTRFReporter().report }),
    Format(
      name: "allure", summary: "a folder of results for Allure Report", isForPeople: false,
      folder: AllureReporter.folder, make: { AllureReporter(options: $0).report }),
    Format(
      name: "rerun", summary: "the places to run again, for @FILE", isForPeople: false,
      recognizes: ReportSniffer.rerun, make: { _ in RerunReporter().report }),
    Format(
      name: "usage", summary: "step definitions with their uses and times", isForPeople: true,
      recognizes: ReportSniffer.usage, make: { UsageReporter(options: $0).report }),
    Format(
      name: "markdown", summary: "a summary for pull requests", isForPeople: false,
      recognizes: ReportSniffer.beginning(with: "## ✘ ", "## ✔ ", "## No scenario ran"),
      make: { MarkdownReporter(options: $0).report }),
    Format(
      name: "github", summary: "annotations for GitHub Actions", isForPeople: false,
      isAddition: true,
      recognizes: ReportSniffer.beginning(with: "::error ", "::notice", "::warning "),
      make: { GitHubReporter(options: $0).report }),
    Format(
      name: "sarif", summary: "SARIF for code scanning: failures and warnings with their places",
      isForPeople: false, recognizes: ReportSniffer.sarif,
      make: { SARIFReporter(options: $0).report }),
    Format(
      name: "teamcity", summary: "service messages for TeamCity and IDEs", isForPeople: false,
      recognizes: ReportSniffer.beginning(with: "##teamcity["),
      make: { _ in TeamCityReporter().report }),
    Format(
      name: "message", summary: "Cucumber Messages, one JSON object a line", isForPeople: false,
      isStream: true, recognizes: ReportSniffer.messages, make: { _ in MessageReporter() }),
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
