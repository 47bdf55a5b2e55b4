public import Messages

/// Options that are the same for every format.
public struct ReportOptions: Sendable {
  /// Whether the output may hold colors.
  public var usesColor = false
  /// Columns at which `progress` wraps; nil for no end.
  public var width: Int? = 80
  /// The command that runs the tool again.
  public var command = "specrun"
  /// The absolute directory that URIs are relative to, if paths shall be links in a terminal.
  public var linkBase: String?
  /// The time from which the summary calls a scenario slow.
  public var slowThreshold = Duration.seconds(1)

  /// The requirements whose coverage `requirements` and `html` show.
  public var requirements: Requirements?
  /// The name of the folder next to the report for content too large for it; nil if a report has no
  /// files next to it, as on a terminal.
  public var sideFolder: String?
  /// The path from the report to the folder that URIs are relative to, such as `../`; nil if there
  /// is none.
  public var pathToRoot: String? = ""
  /// The machine or container that ran it, if known.
  public var hostName: String?

  /// The folder that URIs are relative to, as seen from the root of the repository: empty, or with
  /// a `/` at its end.
  public var repositoryFolder = ""
  /// The address of a source file, with `{path}`, `{line}` and `{revision}`; nil if the build
  /// server says where the sources are, see `SourceLinks`.
  public var sourceURL: String?
  /// The absolute path of the folder that URIs are relative to.
  public var workingDirectory: String?
  /// The paths of the other reports of the run, for the end of one on a terminal.
  public var otherReports: [String] = []
  /// Columns of the terminal that a person watches: text that does not fit goes to a line of its own.
  public var terminalWidth: Int?
  /// The kinds of failures to distinguish; the first that matches a failure is its category.
  public var categories: [FailureCategory] = []
  /// Whether there is a file for the path of an attachment.
  public var hasFile: @Sendable (_ path: String) -> Bool = { _ in true }
  /// Room for the parts that a report of a large run holds back; nil if they stay in memory.
  public var store: ReportStore?
  /// Whether the plans come feature by feature, so that the number of scenarios is not known in advance.
  public var comesByFeature = false
  /// The time since the start of the command that runs the features; nil if only the messages of
  /// the run give its duration, as in a recording.
  package var elapsed: (@Sendable () -> Duration)?
  /// More bytes than this are not wanted; only `markdown` has an end that may be cut.
  public var byteLimit: Int?

  /// Options of a plain log file, with the changes that `change` makes.
  public init(_ change: (inout ReportOptions) -> Void = { _ in }) { change(&self) }

  /// The links to the sources of a run; nil if nothing says where they are.
  public func sourceLinks(_ meta: Meta?) -> SourceLinks? {
    SourceLinks(
      meta?.ci, template: sourceURL, folder: repositoryFolder, workingDirectory: workingDirectory)
  }

  /// The duration of the run: of the whole command, or of the run in a recording.
  func duration(of query: RunQuery) -> Duration? { elapsed?() ?? query.duration }

  /// The name of the program in the command, without its folder.
  var program: String { command.split(separator: "/").last.map(String.init) ?? command }
}
