import Messages
import SpecSources

extension LanguageServer {
  /// Opens a document, given as clients give it.
  mutating func open(_ item: JSON) throws(ResponseError) {
    guard let uri = item["uri"]?.string else {
      throw .badParameter("textDocument.uri", expected: "a string")
    }
    guard let text = item["text"]?.string else {
      throw .badParameter("textDocument.text", expected: "a string")
    }
    open(
      OpenDocument(
        uri: uri, languageId: item["languageId"]?.string ?? "", version: item["version"]?.integer,
        text: DocumentText(Array(text.utf8), encoding: client.encoding)))
  }

  private mutating func open(_ document: OpenDocument) {
    workspace.open(document)
    unpublished.insert(Workspace.key(of: document.uri))
  }

  mutating func didChange(_ parameters: JSON) throws(ResponseError) {
    let key = try key(in: parameters)
    guard workspace.documents[key] != nil else { throw .unknownDocument(try uri(in: parameters)) }
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

  mutating func didSave(_ parameters: JSON) throws(ResponseError) {
    forget(besides: [try key(in: parameters)])
  }

  /// Handles changes on the disk.
  mutating func filesChanged(_ parameters: JSON) {
    let keys = (parameters["changes"]?.array ?? []).compactMap { $0["uri"]?.string }
      .map(Workspace.key(of:))
    if keys.contains(where: { Path.name(of: $0) == "specrun.yaml" }) { return reload() }
    forget(besides: keys)
  }

  /// Forgets all that depends on changed files: other features of their folders, and all of them if
  /// a file of examples may be one of theirs.
  ///
  /// An open document counts as the client has it, not as it is on the disk.
  private mutating func forget(besides keys: [String]) {
    let isFeature = !keys.isEmpty && keys.allSatisfy { workspace.isFeature($0) }
    let folders = Set(keys.map(Path.folder))
    unpublished.formUnion(
      workspace.forget {
        !isFeature || folders.contains(Path.folder(of: $0)) && !keys.contains($0)
      })
  }

  /// Reads the settings again.
  private mutating func reload() {
    guard let initialization else { return }
    let documents = workspace.documents.values
    begin(initialization)
    for problem in workspace.project.problems { show(.error, problem) }
    for document in documents { open(document) }
  }

  /// The address of the document that a request is about.
  func uri(in parameters: JSON) throws(ResponseError) -> String {
    if let uri = parameters.member("textDocument", "uri")?.string { return uri }
    throw .badParameter("textDocument.uri", expected: "a string")
  }

  /// The key of the document that a request is about.
  func key(in parameters: JSON) throws(ResponseError) -> String {
    Workspace.key(of: try uri(in: parameters))
  }

  /// The analysis of the feature that a request is about.
  mutating func analysis(in parameters: JSON) throws(ResponseError) -> (key: String, Analysis) {
    let key = try key(in: parameters)
    if let analysis = workspace.analysis(of: key) { return (key, analysis) }
    throw .unknownDocument(try uri(in: parameters))
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
  /// The offsets of the range that a request is about.
  func range(in parameters: JSON) throws(ResponseError) -> Range<Int> {
    if let range = offsets(of: parameters["range"]) { return range }
    throw .badParameter("range", expected: "a start and an end")
  }

  /// The lines that some offsets are in, counted from 0.
  func lines(of range: Range<Int>) -> ClosedRange<Int> {
    position(of: range.lowerBound).line...position(of: range.upperBound).line
  }

  /// Makes a change that a client sent: of a range, or of everything if it names none.
  ///
  /// A range beyond the text ends with it, as the protocol says of lines.
  mutating func apply(_ change: JSON) {
    guard let text = change["text"]?.string else { return }
    let range = change["range"].flatMap { offsets(of: $0) } ?? 0..<bytes.count
    replace(range, with: Array(text.utf8))
  }
}
