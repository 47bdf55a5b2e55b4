import Messages
import SpecReporting

/// The reports of one run: each message goes to every reporter, and what they write to its target.
///
/// A target that cannot be written to loses its report, not the run and not the other reports.
struct Reports {
  private var targets: [ReportTarget] = []

  /// Opens every target, so that a path that cannot be written is known before anything runs.
  ///
  /// - Throws: for unknown formats and for files that cannot be created.
  init(_ settings: Settings, host: Host, files: FileSystem) throws(CommandErrors) {
    var problems: [CommandError] = []
    let requirements = try Self.requirements(settings, files: files)
    for target in Self.targets(settings.formats, isInteractive: host.output.isInteractive) {
      do throws(CommandError) {
        targets.append(
          try ReportTarget(
            target, settings: settings, requirements: requirements, host: host, files: files))
      } catch {
        problems.append(error)
      }
    }
    if !problems.isEmpty { throw CommandErrors(problems) }
    targets += AutomaticReports(host: host, files: files).targets(
      beside: targets, settings.formats)
  }

  /// One report a target, of several for the same the last one.
  ///
  /// The terminal always has one. Additions stand beside it, and end after it, since they count on
  /// beginning a line.
  private static func targets(
    _ formats: [Settings.FormatTarget], isInteractive: Bool
  ) -> [Settings.FormatTarget] {
    var result: [Settings.FormatTarget] = []
    for format in [Settings.FormatTarget(isInteractive ? "pretty" : "progress")] + formats {
      result.removeAll { $0.path == format.path && $0.isAddition == format.isAddition }
      result.append(format)
    }
    return result.filter { !$0.isAddition } + result.filter(\.isAddition)
  }

  /// The requirements, if a report wants them.
  private static func requirements(
    _ settings: Settings, files: FileSystem
  ) throws(CommandErrors) -> Requirements? {
    guard settings.formats.contains(where: { $0.name == "requirements" }) else { return nil }
    let beside = settings.paths.map { path in
      let folder = files.kind(of: path) == .folder ? path : Path.folder(of: path)
      return Path.join(Path.tidy(folder), RequirementsFile.name)
    }
    let candidates = settings.requirements.map { [$0] } ?? beside
    guard let path = candidates.first(where: { files.kind(of: $0) == .file }) else {
      throw CommandErrors(.noRequirements(looked: candidates))
    }
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      throw CommandErrors(.unreadable(path, reason: error.reason))
    }
    do {
      return try RequirementsFile.read(bytes)
    } catch {
      throw CommandErrors(.configuration(path: path, error))
    }
  }

  mutating func receive(_ envelope: Envelope) {
    for index in targets.indices { targets[index].receive(envelope) }
  }

  /// Completes the reports of a run that could not begin; what was wrong is told by the command, so a
  /// report on the terminal would only say it again.
  mutating func abandon() -> [CommandError] {
    targets.removeAll { $0.isTerminalForPeople }
    return finish()
  }

  /// Completes every report.
  ///
  /// - Returns: What could not be written.
  mutating func finish() -> [CommandError] {
    targets.indices.compactMap { targets[$0].finish() }
  }
}

extension Settings.FormatTarget {
  /// Whether it shares the terminal with another report.
  fileprivate var isAddition: Bool {
    path == nil && ReporterRegistry.formats.contains { $0.name == name && $0.isAddition }
  }
}
