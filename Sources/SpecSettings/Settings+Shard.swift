import SpecEngine
import SpecSession

extension Settings {
  /// Looks up which part of the run the build system gave this machine, if it is to be asked.
  mutating func findShard(in environment: [String: String]) throws(SettingsError) {
    guard case .ofBuild(let total, let source) = shard else { return }
    do throws(ShardEnvironment.Fault) {
      guard let found = try ShardEnvironment.read(environment, total: total) else {
        shardNote = "no build system says which part of the run this is: all of it runs"
        return
      }
      session.shard = Plan.Shard(found.index, of: found.total)
      shardNote = "this is shard \(found.named)"
    } catch {
      throw .setting(source, .noShard(error))
    }
  }
}
