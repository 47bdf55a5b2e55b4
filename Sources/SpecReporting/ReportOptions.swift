public import Messages

/// Options that are the same for every format.
public struct ReportOptions: Sendable {
  /// Whether the output may hold colors.
  public var usesColor: Bool
  /// Columns at which `progress` wraps; nil for no end.
  public var width: Int?
  /// The command that runs the tool again.
  public var command: String
  /// The absolute directory that URIs are relative to, if paths shall be links in a terminal.
  public var linkBase: String?
  /// The time from which the summary calls a scenario slow.
  public var slowThreshold: Duration

  /// The requirements whose coverage `requirements` and `html` show.
  public var requirements: Requirements?
  /// The name of the folder next to the report for content too large for it; nil if a report has no
  /// files next to it, as on a terminal.
  public var sideFolder: String?
  /// The path from the report to the folder that URIs are relative to, such as `../`; nil if there
  /// is none.
  public var pathToRoot: String?
  /// The machine or container that ran it, if known.
  public var hostName: String?

  /// The folder that URIs are relative to, as seen from the root of the repository: empty, or with
  /// a `/` at its end.
  public var repositoryFolder: String
  /// The address of a source file, with `{path}`, `{line}` and `{revision}`; nil if the build
  /// server says where the sources are, see `SourceLinks`.
  public var sourceURL: String?
  /// The absolute path of the folder that URIs are relative to.
  public var workingDirectory: String?
  /// The paths of the other reports of the run, for the end of one on a terminal.
  public var otherReports: [String]
  /// Columns of the terminal that a person watches: text that does not fit goes to a line of its own.
  public var terminalWidth: Int?
  /// The kinds of failures to distinguish; the first that matches a failure is its category.
  public var categories: [FailureCategory]
  /// Whether there is a file for the path of an attachment.
  public var hasFile: @Sendable (_ path: String) -> Bool
  /// Room for the parts that a report of a large run holds back; nil if they stay in memory.
  public var store: ReportStore?
  /// Whether the plans come feature by feature, so that the number of scenarios is not known in advance.
  public var comesByFeature = false
  /// The time since the start of the command that runs the features; nil if only the messages of
  /// the run give its duration, as in a recording.
  package var elapsed: (@Sendable () -> Duration)?
  /// More bytes than this are not wanted; only `markdown` has an end that may be cut.
  public var byteLimit: Int?

  /// Options with the defaults of a plain log file.
  public init(
    usesColor: Bool = false,
    width: Int? = 80,
    command: String = "specrun",
    linkBase: String? = nil,
    slowThreshold: Duration = .seconds(1),
    requirements: Requirements? = nil,
    sideFolder: String? = nil,
    pathToRoot: String? = "",
    hostName: String? = nil,
    repositoryFolder: String = "",
    sourceURL: String? = nil,
    workingDirectory: String? = nil,
    otherReports: [String] = [],
    categories: [FailureCategory] = [],
    hasFile: @escaping @Sendable (_ path: String) -> Bool = { _ in true },
    byteLimit: Int? = nil
  ) {
    self.usesColor = usesColor
    self.width = width
    self.command = command
    self.linkBase = linkBase
    self.slowThreshold = slowThreshold
    self.requirements = requirements
    self.sideFolder = sideFolder
    self.pathToRoot = pathToRoot
    self.hostName = hostName
    self.repositoryFolder = repositoryFolder
    self.sourceURL = sourceURL
    self.workingDirectory = workingDirectory
    self.otherReports = otherReports
    self.categories = categories
    self.hasFile = hasFile
    self.byteLimit = byteLimit
  }

  /// The links to the sources of a run; nil if nothing says where they are.
  public func sourceLinks(_ meta: Meta?) -> SourceLinks? {
    SourceLinks(
      meta?.ci, template: sourceURL, folder: repositoryFolder, workingDirectory: workingDirectory)
  }

  /// The name of the program in the command, without its folder.
  var program: String { command.split(separator: "/").last.map(String.init) ?? command }
}
