import SpecSources

extension LanguageServer {
  mutating func didOpen(_ parameters: JSON) throws(ResponseError) {
    let item = parameters["textDocument"] ?? .null
    guard let uri = item["uri"]?.string else {
      throw .badParameter("textDocument.uri", expected: "a string")
    }
    guard let text = item["text"]?.string else {
      throw .badParameter("textDocument.text", expected: "a string")
    }
    workspace.open(
      OpenDocument(
        uri: uri, languageId: item["languageId"]?.string ?? "", version: item["version"]?.integer,
        text: DocumentText(Array(text.utf8), encoding: client.encoding)))
    unpublished.insert(Workspace.key(of: uri))
  }

  mutating func didChange(_ parameters: JSON) throws(ResponseError) {
    let key = try key(in: parameters)
    guard workspace.documents[key] != nil else {
      throw .unknownDocument(parameters.member("textDocument", "uri")?.string ?? key)
    }
    guard let changes = parameters["contentChanges"]?.array else {
      throw .badParameter("contentChanges", expected: "an array")
    }
    let version = parameters.member("textDocument", "version")?.integer
    workspace.edit(key, version: version) { text in
      for change in changes { text.apply(change) }
    }
    unpublished.insert(key)
  }

  mutating func didClose(_ parameters: JSON) throws(ResponseError) {
    let key = try key(in: parameters)
    guard let document = workspace.documents[key] else { return }
    workspace.close(key)
    unpublished.remove(key)
    publish(document.uri, version: nil, [])
  }

  mutating func didSave() {
    // A feature beside it, or a file of examples, may be what was saved.
    filesChanged()
  }

  /// Looks at everything again: a file that others depend on may have changed.
  mutating func filesChanged() {
    workspace.forgetAnalyses()
    unpublished.formUnion(workspace.documents.keys)
  }

  /// The key of the document that a request is about.
  func key(in parameters: JSON) throws(ResponseError) -> String {
    guard let uri = parameters.member("textDocument", "uri")?.string else {
      throw .badParameter("textDocument.uri", expected: "a string")
    }
    return Workspace.key(of: uri)
  }

  /// What is known of the feature that a request is about.
  mutating func analysis(in parameters: JSON) throws(ResponseError) -> (key: String, Analysis) {
    let key = try key(in: parameters)
    if let analysis = workspace.analysis(of: key) { return (key, analysis) }
    throw .unknownDocument(parameters.member("textDocument", "uri")?.string ?? key)
  }

  /// The same, and the offset that a request is about.
  mutating func place(
    in parameters: JSON
  ) throws(ResponseError) -> (key: String, analysis: Analysis, offset: Int) {
    let (key, analysis) = try analysis(in: parameters)
    guard let position = Position(parameters["position"]) else {
      throw .badParameter("position", expected: "a line and a character")
    }
    return (key, analysis, analysis.text.offset(of: position))
  }
}

extension DocumentText {
  /// Makes a change that a client sent: of a range, or of everything where it names none.
  ///
  /// A range beyond the text ends with it, as the protocol says of lines.
  mutating func apply(_ change: JSON) {
    guard let text = change["text"]?.string else { return }
    let range = change["range"].flatMap { offsets(of: $0) } ?? 0..<bytes.count
    replace(range, with: Array(text.utf8))
  }
}
