import Messages

extension RunTable {
  /// The scenarios that did not pass when they last ran.
  ///
  /// Those that this run left out are as they were before it; one whose feature was read and that is not in
  /// it is gone.
  ///
  /// - Parameter before: Those that did not pass before this run.
  package func lastFailed(after before: RunTable) -> RunTable {
    var failed = RunTable()
    failed.rows = rowsToRerun.filter { !$0.isLeftToOthers }
    // Usually there are none, and pairing looks at all of this run.
    if !before.isEmpty {
      let pairing = Pairing(before, self)
      failed.rows += pairing.pairs.compactMap { pair in
        pair.now.result == nil && !pair.now.isPlanned ? pair.now : nil
      }
      failed.rows += pairing.removed.filter { !uris.contains($0.identity.uri) }
    }
    for index in failed.rows.indices {
      failed.rows[index].isPlanned = true
      failed.rows[index].result = nil
    }
    return failed
  }

  /// Without the scenarios of files that are gone.
  package func below(_ isThere: (_ uri: String) -> Bool) -> RunTable {
    var table = self
    table.rows.removeAll { !isThere($0.identity.uri) }
    return table
  }
}

// MARK: - In a file

extension RunTable {
  /// Files of another version are not read.
  private static let version = 1

  /// Reads the scenarios that did not pass, as `listed` writes them; nil if the bytes are something else.
  package init?(listed bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard reader.number(upTo: reader.rest) == Self.version else { return nil }
    let rows: [Row] = reader.value()
    guard reader.isComplete else { return nil }
    self.init()
    self.rows = rows
  }

  /// The scenarios as bytes, without results.
  package var listed: [UInt8] {
    ByteWriter.bytes { writer in
      writer.put(number: Self.version)
      writer.put(rows)
    }
  }
}

extension RunTable.Row: Packable {
  init(from reader: inout ByteReader) {
    let identity = ScenarioIdentity(
      uri: reader.value(), feature: reader.value(), rule: reader.value(), name: reader.value(),
      cells: reader.value(), occurrence: reader.value())
    self.init(identity: identity, line: reader.value(), steps: reader.fixed(), isPlanned: true)
  }

  func pack(into writer: inout ByteWriter) {
    writer.put(identity.uri, identity.feature, identity.rule, identity.name)
    writer.put(identity.cells, identity.occurrence, line)
    writer.put(fixed: steps)
  }
}
