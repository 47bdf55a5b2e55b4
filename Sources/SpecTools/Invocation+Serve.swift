import SpecCommand
import SpecEngine
import SpecLanguageServer
import SpecSettings
import SpecSources

extension Invocation {
  /// Serves an editor until it ends the session or goes away.
  func serve(_ settings: LanguageServerCommand) throws -> ExitStatus {
    // Output of libraries must not come between messages.
    let separation = host.separateOutput()
    defer { separation?.end() }
    let clock = host.makeClock()
    var framing = MessageFraming()
    var server = LanguageServer(environment(settings, clock.elapsed))
    if let state = try takeState(settings.resuming) { framing.append(server.resume(from: state)) }
    var watch = ProgramWatch(host.programFile, files, now: clock.elapsed())
    while true {
      if server.canBeResumed, watch.hasChanged(files, now: clock.elapsed()) {
        separation?.end()
        host.reexecute(
          server.state(with: framing.rest),
          LanguageServerCommand.argumentsToReexecute(settings.arguments))
        // The new program cannot be started yet; this one goes on and tries again.
        _ = host.separateOutput()
      }
      while let frame = framing.next() {
        switch frame {
        case .body(let body): server.receive(body)
        case .fault(let reason): server.receive(fault: reason)
        }
        guard send(server.takeOutgoing()) else { return .failed }
        if let status = server.exitStatus { return status == 0 ? .passed : .failed }
      }
      server.settle()
      guard send(server.takeOutgoing()) else { return .failed }
      switch host.receive(server.canPrepare ? 0 : Self.patience) {
      case .bytes(let bytes): framing.append(bytes)
      case .nothing where server.canPrepare: server.prepare()
      case .nothing:
        server.tick()
        guard send(server.takeOutgoing()) else { return .failed }
      case .ended: return .failed
      }
    }
  }

  /// The milliseconds after which something else than the editor is looked at.
  private static let patience: Int32 = 1_000

  /// - Returns: Whether the editor still listens.
  private func send(_ bodies: [[UInt8]]) -> Bool {
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
    _ settings: LanguageServerCommand, _ now: @escaping @Sendable () -> Int64
  ) -> LanguageServer.Environment {
    let host = host
    return LanguageServer.Environment(
      libraries: libraries,
      project: { folder in
        do throws(CommandErrors) {
          return Project(
            try settings.settings(host, in: folder), profiles: settings.profiles(in: folder))
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
