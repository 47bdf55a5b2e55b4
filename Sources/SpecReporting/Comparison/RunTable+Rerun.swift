import Messages

extension RunTable {
  /// The scenarios of a recorded run that have to run again, as features have them now.
  public struct Rerun: Sendable, Equatable {
    /// Their current places, in the order of the features.
    public var places: [Place] = []
    /// Those that no longer exist: their former places and their names.
    public var gone: [String] = []
    /// Those of them whose files were read.
    package var goneFromFiles: [String] = []
  }

  /// The features with a scenario that has to run again.
  public var urisToRerun: Set<String> { Set(rowsToRerun.map(\.identity.uri)) }

  /// The scenarios that did not pass, found by their names wherever they are now.
  ///
  /// - Parameter current: The features as they are now, see `RunReading`.
  public func rerun(in current: RunTable) -> Rerun {
    let identities = Set(rowsToRerun.map(\.identity))
    let pairing = Pairing(self, current)
    var rerun = Rerun()
    rerun.places = pairing.pairs.filter { identities.contains($0.before.identity) }.map(\.now.place)
    for row in pairing.removed where identities.contains(row.identity) {
      let text = "\(row.place.text) \(sanitized(row.title))"
      rerun.gone.append(text)
      if current.uris.contains(row.identity.uri) { rerun.goneFromFiles.append(text) }
    }
    return rerun
  }

  /// Those whose last attempt did not pass or has no end, those that never began, and those of shards
  /// without a recording; all of a run that failed for a reason that no scenario shows.
  var rowsToRerun: [Row] {
    let open = rows.filter { row in
      row.result.map(\.outcome.isFailure) ?? (row.isPlanned || row.isLeftToOthers)
    }
    return open.isEmpty && hasFailed ? rows.filter(\.isPlanned) : open
  }
}
