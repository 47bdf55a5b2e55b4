import ArgumentParser
import SpecEngine
import SpecSession
import SpecSources
import YAML

/// What the arguments ask for.
enum Request {
  /// To print something and end.
  case print(String, ExitStatus)
  case run(Settings)
  /// To make reports from messages.
  case report(RecordingSettings)

  /// Understands the arguments and specrun.yaml.
  init(_ host: Host, files: FileSystem) throws {
    var arguments = host.arguments[...]
    switch arguments.first {
    case "report":
      self = try Self.recordings(RecordingCommand.Report.self, arguments.dropFirst())
      return
    case "merge":
      self = try Self.recordings(RecordingCommand.Merge.self, arguments.dropFirst())
      return
    case "run": arguments = arguments.dropFirst()
    default: break
    }
    let options: Options
    do {
      options = try Options.parse(Array(arguments))
    } catch {
      self = .print(Options.fullMessage(for: error) + "\n", Self.status(of: error))
      return
    }
    if options.version {
      self = .print("specrun \(Version.current)\n", .passed)
    } else if options.listLanguages {
      self = .print(LanguageListing.languages(), .passed)
    } else if let code = options.listKeywords {
      self = .print(try LanguageListing.keywords(of: code), .passed)
    } else {
      let environment = try Profile(environment: host.environment)
      let (configured, locks) = try Self.profile(options, files: files)
      let profile = configured.overlaid(by: environment)
      var settings = try Settings(options, profile: profile, seed: host.randomSeed())
      settings.locks = locks
      if options.paths.isEmpty, !environment.paths.isEmpty {
        settings.pathsVariable = Profile.Variable.features.rawValue
      }
      if settings.paths.isEmpty {
        guard let folder = ["Features", "features"].first(where: { files.kind(of: $0) == .folder })
        else { throw CommandErrors(.session(.noPaths)) }
        settings.paths = [folder]
      }
      self = .run(settings)
    }
  }

  private static func recordings<Command: RecordingCommand.Kind>(
    _ command: Command.Type, _ arguments: ArraySlice<String>
  ) throws -> Request {
    do {
      return .report(try RecordingSettings(Command.parse(Array(arguments))))
    } catch let problems as CommandErrors {
      throw problems
    } catch {
      let isHelp = Command.exitCode(for: error) == .success
      return .print(Command.fullMessage(for: error) + "\n", isHelp ? .passed : .couldNotRun)
    }
  }

  /// Help was asked for, or the usage is wrong.
  private static func status(of error: any Error) -> ExitStatus {
    Options.exitCode(for: error) == .success ? .passed : .couldNotRun
  }

  /// The profiles asked for, laid over each other; `default` when none is.
  private static func profile(
    _ options: Options, files: FileSystem
  ) throws(CommandErrors) -> (Profile, [Run.Lock]) {
    let path = options.config ?? ConfigurationFile.defaultPath
    guard options.config != nil || files.kind(of: path) != nil else {
      if let name = options.profile.first { throw CommandErrors(.noConfiguration(profile: name)) }
      return (Profile(), [])
    }
    let configuration = try read(path, files: files)
    guard !options.profile.isEmpty else {
      return (configuration["default"] ?? Profile(), configuration.locks)
    }
    var result = Profile()
    for name in options.profile {
      guard let profile = configuration[name] else {
        throw CommandErrors(
          .unknownProfile(name, known: configuration.profiles.map(\.name)))
      }
      result = result.merged(with: profile)
    }
    return (result, configuration.locks)
  }

  private static func read(
    _ path: String, files: FileSystem
  ) throws(CommandErrors) -> ConfigurationFile {
    let bytes: [UInt8]
    do {
      bytes = try files.read(path)
    } catch {
      throw CommandErrors(.source(.unreadable(path, reason: error.reason)))
    }
    do {
      return try ConfigurationFile(bytes)
    } catch {
      throw CommandErrors(.configuration(path: path, error))
    }
  }
}
