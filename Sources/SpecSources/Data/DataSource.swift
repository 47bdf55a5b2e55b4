internal import Messages

/// The data source tags in effect at a location: those of the feature, the rule, the scenario and the
/// examples around it, as Reqnroll documents them.
///
/// `@DataSource:file` names a file, and replaces those named further out. `@DataFormat:name` names the file's
/// language if its name does not show it, `@DataSet:name` selects one of its lists, and
/// `@DataField:name=column` gives a column another name. `@DisableDataSource` turns all of them off. Spaces,
/// which tags cannot have, are written as underscores.
struct DataSource {
  private(set) var files: [File] = []
  private(set) var fields: [Field] = []
  private(set) var dataSet: Value?
  private(set) var format: Value?
  private(set) var isDisabled = false

  /// A file that a tag names, and the location given to its examples.
  struct File {
    let path: String
    let tag: GherkinDocument.Tag
    var location: Location
  }

  /// A name in the feature and its column.
  struct Field {
    let name: String
    let column: String
    let tag: GherkinDocument.Tag
  }

  struct Value {
    let text: String
    let tag: GherkinDocument.Tag
  }

  /// The same with the tags of an inner node; examples from outer tags then have the
  /// location of that node, if there is one.
  func adding(_ tags: [GherkinDocument.Tag], of location: Location? = nil) -> DataSource {
    var result = self
    let own = tags.values("@DataSource:").map { value in
      File(path: value.text, tag: value.tag, location: value.tag.location)
    }
    if !own.isEmpty {
      result.files = own
    } else if let location {
      for index in result.files.indices { result.files[index].location = location }
    }
    for value in tags.values("@DataField:") {
      let parts = value.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let column = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : name
      result.fields.removeAll { $0.name.isSameName(as: name) }
      result.fields.append(Field(name: name, column: column, tag: value.tag))
    }
    result.dataSet = tags.values("@DataSet:").last ?? dataSet
    result.format = tags.values("@DataFormat:").last ?? format
    if tags.contains(where: { $0.name == "@DisableDataSource" }) { result.isDisabled = true }
    return result
  }

  /// The tags without the value that belongs after their colon.
  var incomplete: [GherkinDocument.Tag] {
    files.filter(\.path.isEmpty).map(\.tag) + fields.filter(\.name.isEmpty).map(\.tag)
      + [dataSet, format].compactMap(\.self).filter(\.text.isEmpty).map(\.tag)
  }
}

extension [GherkinDocument.Tag] {
  var nameDataSource: Bool { contains { $0.name.utf8.starts(with: "@DataSource:".utf8) } }

  fileprivate func values(_ prefix: String) -> [DataSource.Value] {
    filter { $0.name.utf8.starts(with: prefix.utf8) }.map { tag in
      DataSource.Value(text: String(tag.name.utf8.dropFirst(prefix.utf8.count)) ?? "", tag: tag)
    }
  }
}

extension String {
  /// Whether two names are the same, underscores being spaces.
  func isSameName(as other: String) -> Bool {
    withoutUnderscores == other.withoutUnderscores
  }

  var withoutUnderscores: [UInt8] {
    utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
  }
}
