import SpecEngine
import SpecSession
package import SpecSources

extension Settings {
  /// The places that settings come from, each above those before it: a file, the environment, options.
  package struct Sources: Sendable {
    /// The configuration file; nil for the one that is found.
    package var configuration: String?
    /// The profiles of the file, laid over each other; `default` if there are none.
    package var profiles: [String] = []
    /// Whether the reports that the file names are left out.
    package var ignoresFormats = false
    package var environment: [String: String]
    /// The settings of a command line.
    package var options = GivenSettings()

    /// The variables that are read.
    package static var variables: [String] {
      GivenSettings.variables + ShardEnvironment.variables
    }

    package init(environment: [String: String]) { self.environment = environment }
  }

  /// Reads all sources.
  ///
  /// - Parameter randomSeed: The seed for a random order without one.
  /// - Throws: The errors in all of them; those in the file in its order.
  package init(
    _ sources: Sources, randomSeed: () -> UInt64, files: FileSystem
  ) throws(SettingsErrors) {
    let configuration = try ConfigurationFile.find(sources.configuration, files: files)
    var errors = configuration.errors
    self.init()
    do throws(SettingsErrors) {
      var given = try configuration.settings(ofProfiles: sources.profiles)
      if sources.ignoresFormats { given.remove("format") }
      given.override(with: try GivenSettings(environment: sources.environment))
      let isPart = sources.options.choosesPart(of: given)
      let rerunOptions = sources.options.rerunOptions(beside: given)
      given.override(with: sources.options)
      self = try Settings(given, randomSeed: randomSeed)
      (self.isPart, self.rerunOptions) = (isPart, rerunOptions)
      try findShard(in: sources.environment)
    } catch {
      errors += error.errors
    }
    guard errors.isEmpty else { throw SettingsErrors(configuration.completed(errors)) }
    session.run.locks = configuration.locks
    categories = configuration.categories
    watch = configuration.watch
    self.configuration = configuration.path
    configurationNote = configuration.note
  }

  /// Looks up which part of the run the build system gave this machine, if it is to be asked.
  private mutating func findShard(in environment: [String: String]) throws(SettingsErrors) {
    guard case .ofBuild(let total, let source) = shard else { return }
    do throws(ShardEnvironment.Fault) {
      guard let found = try ShardEnvironment.read(environment, total: total) else {
        shardNote = "no build system says which part of the run this is: all of it runs"
        return
      }
      session.shard = Plan.Shard(found.index, of: found.total)
      shardNote = "this is shard \(found.named)"
    } catch {
      throw SettingsErrors(.setting(source, .noShard(error)))
    }
  }
}
