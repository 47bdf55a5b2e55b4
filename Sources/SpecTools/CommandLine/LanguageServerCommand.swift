import SpecCommand
import SpecEngine
import SpecLanguageServer
import SpecSettings
import SpecSources

/// `specrun lsp`.
struct LanguageServerCommand: Tool {
  static let name = "lsp"
  static let abstract = "Serve an editor with the steps of this program."
  static let synopsis = "[<options>]"
  static let discussion = """
    Speaks the Language Server Protocol on standard input and output: diagnostics, completion, \
    hover, definition, references, rename, formatting and more, for .feature and .feature.md. \
    The steps are those of this program, so that none is taken for undefined that would run. \
    When the program is built again, the new one carries on by itself.

    The settings are those of specrun.yaml in the folder that the editor opens.

    Exit status: 0 the editor ended it, 1 the editor disconnected without shutting the server down, 2 it could not run.
    """

  static let shared: Set = [
    "paths", "language", "max-file-size", "max-line-size", "lint", "strict-features",
    "strict-keywords",
  ]

  static let own = [
    Declaration(
      name: "stdio", form: .flag,
      help: "Nothing else than the default; some editors add it."),
    resume,
  ]

  /// The settings are read when the editor has named its folder.
  let arguments: ParsedArguments
  /// The file with the state of the program before this one.
  let resuming: String?

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) {
    self.arguments = arguments
    resuming = arguments["resume"].last
  }

  /// Serves an editor until it ends the session or goes away.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (host, files) = (invocation.host, invocation.files)
    // Output of libraries must not come between messages.
    let separation = host.separateOutput()
    defer { separation?.end() }
    let clock = host.makeClock()
    var framing = MessageFraming()
    var server = LanguageServer(environment(of: invocation, clock.elapsed))
    if let state = try invocation.takeState(resuming) {
      framing.append(server.resume(from: state))
    }
    var watch = ProgramWatch(host.programFile, files, now: clock.elapsed())
    while true {
      if server.canBeResumed, watch.hasChanged(files, now: clock.elapsed()) {
        separation?.end()
        host.reexecute(server.state(with: framing.rest), Self.argumentsToReexecute(arguments))
        // The new program cannot be started yet; this one goes on and tries again.
        _ = host.separateOutput()
      }
      while let frame = framing.next() {
        switch frame {
        case .body(let body): server.receive(body)
        case .fault(let reason): server.receive(fault: reason)
        }
        guard send(server.takeOutgoing(), to: host) else { return .failed }
        if let status = server.exitStatus { return status == 0 ? .passed : .failed }
      }
      server.settle()
      guard send(server.takeOutgoing(), to: host) else { return .failed }
      switch host.receive(server.canPrepare ? 0 : Self.patience) {
      case .bytes(let bytes): framing.append(bytes)
      case .nothing where server.canPrepare: server.prepare()
      case .nothing:
        server.tick()
        guard send(server.takeOutgoing(), to: host) else { return .failed }
      case .ended: return .failed
      }
    }
  }

  /// The milliseconds after which something else than the editor is looked at.
  private static let patience: Int32 = 1_000

  /// - Returns: Whether the editor still listens.
  private func send(_ bodies: [[UInt8]], to host: Host) -> Bool {
    for body in bodies {
      do throws(FileSystem.Failure) {
        try host.output.write(MessageFraming.frame(body))
      } catch {
        return false
      }
    }
    return true
  }

  private func environment(
    of invocation: Invocation, _ now: @escaping @Sendable () -> Int64
  ) -> LanguageServer.Environment {
    let host = invocation.host
    return LanguageServer.Environment(
      libraries: invocation.libraries,
      project: { [arguments] folder in
        let files = FileSystem(workingDirectory: folder)
        do throws(CommandErrors) {
          return Project(
            try RunCommand.settings(arguments, host, files: files),
            // None if one has an error, for then they are not known together.
            profiles: (try? LintCommand.profiles(arguments, files: files)) ?? [])
        } catch {
          return Project(
            Settings(), problems: error.errors.map { $0.message(workingDirectory: folder) })
        }
      },
      workingDirectory: host.workingDirectory, version: Version.current, program: host.command,
      now: now)
  }
}

extension Project {
  fileprivate init(
    _ settings: Settings, profiles: [(name: String, settings: Settings)] = [],
    problems: [String] = []
  ) {
    let messages = settings.formats.last { $0.name == "message" && $0.path != nil }
    self.init(
      settings: settings.session, profiles: profiles.map { ($0.name, $0.settings.session) },
      messages: messages?.path, problems: problems)
  }
}
