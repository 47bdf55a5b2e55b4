import Messages

extension RunTable {
  /// The scenarios that did not pass when they last ran.
  ///
  /// Those that this run left out are as they were before it; one whose feature was read and that is not in
  /// it is gone.
  ///
  /// - Parameters:
  ///   - before: Those that did not pass before this run.
  ///   - isOther: Whether a file is there and is none of others, whatever they are called.
  package func lastFailed(
    after before: RunTable, isOther: (_ uri: String, _ others: Set<String>) -> Bool
  ) -> RunTable {
    var failed = RunTable()
    failed.rows = rowsToRerun.filter { !$0.isLeftToOthers }
    let parts = before.parts(readBy: self, isOther: isOther)
    // Usually there are none, and pairing looks at all of this run.
    if !parts.read.isEmpty {
      failed.rows += Pairing(parts.read, self).pairs.compactMap { pair in
        pair.now.result == nil && !pair.now.isPlanned ? pair.now : nil
      }
    }
    failed.rows += parts.others.rows
    for index in failed.rows.indices {
      failed.rows[index].isPlanned = true
      failed.rows[index].result = nil
    }
    return failed
  }

  /// The scenarios that another run has read, or that it would have read wherever they are now, and the
  /// others: their files are where they were, so that a scenario with the same names elsewhere is another one.
  package func parts(
    readBy other: RunTable, isOther: (_ uri: String, _ others: Set<String>) -> Bool
  ) -> (read: RunTable, others: RunTable) {
    let left = Set(rows.map(\.identity.uri)).filter { isOther($0, other.uris) }
    var parts = (read: self, others: RunTable())
    parts.others.rows = rows.filter { left.contains($0.identity.uri) }
    parts.read.rows.removeAll { left.contains($0.identity.uri) }
    return parts
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
