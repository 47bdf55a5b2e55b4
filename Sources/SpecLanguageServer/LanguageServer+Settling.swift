import Messages

extension LanguageServer {
  /// Sends the diagnostics of the documents that have changed, once all messages that have arrived
  /// are taken: of ten keystrokes that wait, the last one counts.
  package mutating func settle() {
    guard phase == .running, !unpublished.isEmpty else { return }
    workspace.lookOnce(now: environment.now())
    for key in unpublished.sorted() {
      guard let document = workspace.documents[key] else { continue }
      publish(document.uri, version: document.version, diagnostics(of: key))
    }
    unpublished = []
  }

  /// Whether `prepare()` has something to do.
  package var canPrepare: Bool { phase == .running && workspace.hasUnindexed }

  /// Does a little work for later questions, in about a millisecond: to be called again as long as
  /// nothing arrives.
  package mutating func prepare() {
    workspace.indexNext()
    // Now that all features are known, earlier diagnostics of open ones may be wrong.
    if !workspace.hasUnindexed, workspace.comparesFeatures {
      unpublished.formUnion(workspace.documents.keys)
    }
  }

  /// Notices changes that no message announces: a run that has ended.
  package mutating func tick() {
    guard phase == .running, workspace.lastRun.hasChanged(workspace.files) else { return }
    refresh("codeLens", "inlayHint")
  }

  /// Has the client ask again for what it shows in documents, as far as it can.
  mutating func refresh(_ kinds: String...) {
    for kind in kinds where client.refreshes.contains(kind) {
      request("workspace/\(kind)/refresh")
    }
  }

  mutating func publish(_ uri: String, version: Int?, _ diagnostics: [JSON]) {
    notify(
      "textDocument/publishDiagnostics",
      JSON(members: [
        ("uri", .string(uri)), ("version", version.map { .integer($0) }),
        ("diagnostics", .array(diagnostics)),
      ]))
  }
}
