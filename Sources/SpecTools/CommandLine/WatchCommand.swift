import SpecCommand
import SpecSession
import SpecSettings
import SpecSources

/// `specrun watch`.
struct WatchCommand: Tool {
  static let name = "watch"
  static let abstract = "Run features, and run again what a change touches."
  static let synopsis = "[<options>] [DIR|GLOB|FILE[:LINE…]|@RERUN]…"
  static let discussion = """
    A saved feature runs alone; a saved file beside features runs the scenarios that have read it. When \
    Swift code changes, the program is built and the new one goes on; as long as it does not build, \
    features run with the program as it was. A change during a run cancels it, and what it did not \
    come to runs afterwards.

    The keys: Enter runs the last again, a all, f what failed; t asks for a tag expression and p for a \
    part of paths or names; h shows the keys and q quits. Without a terminal there are \
    no keys, and a signal ends it.

    specrun.yaml may name the command to build with and the folders with Swift code, under watch: \
    build: and sources:.

    Exit status: 0 it was quit, 2 it could not begin, 128+N signal N ended it.
    """

  static var declarations: [Declaration] {
    Setting.table.filter { $0.isOfRuns && !foreign.contains($0.name) }.map(\.declaration)
      + RunCommand.configurationDeclarations + [RunCommand.noFormat, resume]
  }

  /// The settings of a run that mean nothing here: what approves files would be started again by them, a key
  /// runs what failed, and a share of a run is for machines.
  static let foreign: Set = ["approve", "last-failed", "shard", "timings"]

  /// The settings are read again when specrun.yaml changes.
  private let arguments: ParsedArguments
  private(set) var settings: Settings
  /// The file with the state of the program before this one.
  let resuming: String?

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    self.arguments = arguments
    resuming = arguments["resume"].last
    settings = try Self.settings(arguments, host, files)
  }

  /// Reads them again, with what specrun.yaml says now.
  mutating func readAgain(_ host: Host, files: FileSystem) throws(CommandErrors) {
    settings = try Self.settings(arguments, host, files)
  }

  private static func settings(
    _ arguments: ParsedArguments, _ host: Host, _ files: FileSystem
  ) throws(CommandErrors) -> Settings {
    var settings = try RunCommand.settings(arguments, host, files: files)
    settings.approve = false
    settings.session.shard = nil
    (settings.shardNote, settings.timings) = (nil, nil)
    if settings.isPart { settings.leaveFilesOfWhole() }
    return settings
  }

  var argumentsToReexecute: [String] { Self.argumentsToReexecute(arguments) }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    try await invocation.watch(self)
  }
}
