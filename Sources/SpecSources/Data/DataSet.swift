internal import Messages
internal import YAML

/// A list of mappings inside a YAML or JSON file, and the names that lead to it.
///
/// Mappings on the way are entered, and so is every mapping of a list: each entry of the inner list then
/// has the fields of the mappings around it as well.
struct DataSet {
  let path: [String]
  /// The mappings and lists around it.
  let depth: Int

  var name: String { path.joined(separator: ".") }

  /// Fields of a mapping, from the outermost to the innermost, and its location.
  struct Record {
    let fields: [Node.Pair]
    let location: Location
  }

  /// The lists of a file from the top down.
  static func all(in node: Node, path: [String] = [], depth: Int = 0) -> [DataSet] {
    switch node.content {
    case .scalar: return []
    case .sequence(let items):
      guard let first = items.first, case .mapping = first.content else { return [] }
      let own = path.isEmpty ? [] : [DataSet(path: path, depth: depth)]
      return own + all(in: first, path: path, depth: depth + 1)
    case .mapping(let pairs):
      return pairs.flatMap { all(in: $0.value, path: path + [$0.name], depth: depth + 1) }
    }
  }

  func records(in root: Node) throws(DataFileError) -> [Record] {
    try Self.records(in: root, path[...], outer: [])
  }

  private static func records(
    in node: Node, _ path: ArraySlice<String>, outer: [Node.Pair]
  ) throws(DataFileError) -> [Record] {
    if case .sequence(let items) = node.content {
      var records: [Record] = []
      for item in items {
        let fields = try item.fields.filter { $0.name != path.first }
        guard let name = path.first else {
          records.append(Record(fields: outer + fields, location: item.location))
          continue
        }
        guard let inner = item[name] else {
          throw .file(.missingValue(name), at: item.location)
        }
        records += try self.records(in: inner, path.dropFirst(), outer: outer + fields)
      }
      return records
    }
    guard let name = path.first, let inner = node[name] else {
      throw .file(.wrongShape(found: node.kind.words, expected: .list), at: node.location)
    }
    return try records(in: inner, path.dropFirst(), outer: outer)
  }
}
