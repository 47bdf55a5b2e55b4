package import Messages
import SpecEngine
package import SpecSession

extension ShardMark {
  /// The mark by which a merge knows what the other shards run; nil for a whole run.
  package init?(_ session: Session) {
    // A run that is not divided is not a part, so a merge accepts a repetition of scenarios of several parts.
    guard let shard = session.settings.shard, shard.count > 1, let plan = session.plan else {
      return nil
    }
    self.init(
      index: shard.index, count: shard.count, plan: plan.selection.shardPlan?.digest,
      isPartial: plan.selection.recordedFiles != nil,
      otherPickleIds: plan.selection.leftToOthers)
  }
}
