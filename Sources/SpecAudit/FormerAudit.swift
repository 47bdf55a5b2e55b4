public import YAML

/// The results of an audit before, as far as nothing has changed since.
public struct FormerAudit: Sendable {
  /// What became of the trials of a variant, by its fingerprint.
  struct Entry: Sendable {
    /// One letter a trial.
    let outcomes: String
    /// The patterns of the definitions that turned red.
    let red: [String]
  }

  private(set) var entries: [String: Entry] = [:]

  /// Reads what `AuditJSON` wrote.
  public init(_ json: [UInt8]) throws(YAMLError) {
    var limits = Limits.standard
    limits.bytes = max(limits.bytes, json.count)
    let root = try parseJSON(json, limits: limits)
    for variant in try root.required("variants").items {
      var red: [String] = []
      for pattern in try variant["red"]?.items ?? [] { red.append(try pattern.string) }
      entries[try variant.required("fingerprint").string] = Entry(
        outcomes: try variant.required("outcomes").string, red: red)
    }
  }
}

extension Node {
  fileprivate func required(_ key: String) throws(YAMLError) -> Node {
    guard let value = self[key] else { throw YAMLError(.missingKey(key), at: position) }
    return value
  }
}
