public import Foundation

/// The published schemas of one folder, which values are checked against.
///
/// Knows the part of draft 2020-12 that the schemas of the Cucumber Messages and of CTRF use.
/// A keyword that it does not know is an error when the schema is read, so that nothing is left
/// unchecked in silence.
public struct JSONSchema: Sendable {
  private let documents: [String: JSON]

  /// Reads every `*.schema.json` of `folder`.
  public init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var documents: [String: JSON] = [:]
    for file in files where file.lastPathComponent.hasSuffix(".schema.json") {
      documents[file.lastPathComponent] = try JSON(Data(contentsOf: file))
    }
    try self.init(documents: documents)
  }

  /// Schemas by file name, such as `Envelope.schema.json`.
  public init(documents: [String: JSON]) throws {
    self.documents = documents
    for (name, document) in documents { try Self.checkKeywords(of: document, at: name) }
  }

  /// Everything that `value` has against the schema `name`, each with its path; empty if valid.
  public func violations(of value: JSON, against name: String) -> [String] {
    guard let schema = documents[name] else { return ["there is no schema \(name)"] }
    return check(value, against: schema, in: name, at: "$")
  }
}

/// The schema uses a keyword that the checker would have ignored.
public struct UnknownSchemaKeyword: Error {
  public var keyword: String
  public var place: String
}

extension JSONSchema {
  private static let annotations: Set<String> = [
    "$schema", "$id", "title", "description", "deprecated", "examples", "default", "$comment",
  ]
  private static let keywords: Set<String> = [
    "$ref", "type", "enum", "const", "required", "properties", "additionalProperties", "items",
    "minItems", "minimum", "maximum", "minLength", "pattern", "format", "oneOf", "anyOf", "allOf",
    "definitions", "$defs",
  ]

  private static func checkKeywords(of schema: JSON, at place: String) throws {
    guard case .object(let members) = schema else { return }
    for (keyword, value) in members where !annotations.contains(keyword) {
      guard keywords.contains(keyword) else {
        throw UnknownSchemaKeyword(keyword: keyword, place: place)
      }
      switch keyword {
      case "properties", "definitions", "$defs":
        guard case .object(let schemas) = value else { continue }
        for (name, schema) in schemas { try checkKeywords(of: schema, at: "\(place)/\(name)") }
      case "items", "additionalProperties":
        try checkKeywords(of: value, at: "\(place)/\(keyword)")
      case "oneOf", "anyOf", "allOf":
        for schema in value.elements { try checkKeywords(of: schema, at: "\(place)/\(keyword)") }
      default: break
      }
    }
  }
}

extension JSONSchema {
  private func check(
    _ value: JSON, against schema: JSON, in document: String, at path: String
  ) -> [String] {
    if case .boolean(let anything) = schema {
      return anything ? [] : ["\(path): nothing is allowed here"]
    }
    return checkReference(value, schema, document, path)
      + checkKind(value, schema, path)
      + checkNumber(value, schema, path)
      + checkObject(value, schema, document, path)
      + checkArray(value, schema, document, path)
      + checkAlternatives(value, schema, document, path)
  }

  private func checkReference(
    _ value: JSON, _ schema: JSON, _ document: String, _ path: String
  ) -> [String] {
    guard let reference = schema["$ref"]?.text else { return [] }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? document : String(parts[0].split(separator: "/").last ?? "")
    var target = documents[file]
    for step in parts.dropFirst().joined().split(separator: "/") { target = target?[String(step)] }
    guard let target else { return ["\(path): \(reference) leads nowhere"] }
    return check(value, against: target, in: file, at: path)
  }

  private func checkKind(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    var found: [String] = []
    if let type = schema["type"] {
      let types = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
      if !types.contains(where: { value.isOfType($0) }) {
        found.append("\(path): not of type \(types.joined(separator: " or "))")
      }
    }
    if let choices = schema["enum"], !choices.elements.contains(value) {
      found.append("\(path): not one of the listed values")
    }
    if let constant = schema["const"], constant != value {
      found.append("\(path): not the one allowed value")
    }
    return found
  }

  private func checkNumber(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    var found: [String] = []
    if let value = value.asDouble {
      if let minimum = schema["minimum"]?.asDouble, value < minimum {
        found.append("\(path): less than \(minimum)")
      }
      if let maximum = schema["maximum"]?.asDouble, value > maximum {
        found.append("\(path): more than \(maximum)")
      }
    }
    if let text = value.text, let least = schema["minLength"]?.int,
      text.unicodeScalars.count < least
    {
      found.append("\(path): shorter than \(least)")
    }
    return found + checkText(value, schema, path)
  }

  private func checkText(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
    guard let text = value.text else { return [] }
    var found: [String] = []
    if let pattern = schema["pattern"]?.text, !text.contains(pattern: pattern) {
      found.append("\(path): does not match \(pattern)")
    }
    if let format = schema["format"]?.text {
      if let pattern = Self.formats[format] {
        if !text.contains(pattern: pattern) { found.append("\(path): is no \(format)") }
      } else {
        found.append("\(path): the format \(format) is not known")
      }
    }
    return found
  }

  private static let formats = [
    "uuid": "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
    "date-time": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$",
    "uri": "^[A-Za-z][A-Za-z0-9+.-]*:\\S*$",
  ]

  private func checkObject(
    _ value: JSON, _ schema: JSON, _ document: String, _ path: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    var found: [String] = []
    for name in schema["required"]?.elements.compactMap(\.text) ?? [] where members[name] == nil {
      found.append("\(path): \(name) is missing")
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      if let property = schema["properties"]?[name] {
        found += check(member, against: property, in: document, at: "\(path).\(name)")
      } else if let rest = schema["additionalProperties"] {
        found += check(member, against: rest, in: document, at: "\(path).\(name)")
      }
    }
    return found
  }

  private func checkArray(
    _ value: JSON, _ schema: JSON, _ document: String, _ path: String
  ) -> [String] {
    guard case .array(let elements) = value else { return [] }
    var found: [String] = []
    if let least = schema["minItems"]?.int, elements.count < least {
      found.append("\(path): fewer than \(least) elements")
    }
    if let schema = schema["items"] {
      for (index, element) in elements.enumerated() {
        found += check(element, against: schema, in: document, at: "\(path)[\(index)]")
      }
    }
    return found
  }

  private func checkAlternatives(
    _ value: JSON, _ schema: JSON, _ document: String, _ path: String
  ) -> [String] {
    func matches(_ keyword: String) -> (Int, Int)? {
      guard let schemas = schema[keyword]?.elements else { return nil }
      let valid = schemas.filter { check(value, against: $0, in: document, at: path).isEmpty }
      return (valid.count, schemas.count)
    }
    var found: [String] = []
    if let (valid, _) = matches("oneOf"), valid != 1 {
      found.append("\(path): matches \(valid) of oneOf")
    }
    if let (valid, _) = matches("anyOf"), valid == 0 { found.append("\(path): matches no anyOf") }
    if let (valid, all) = matches("allOf"), valid != all {
      found.append("\(path): matches \(valid) of \(all) in allOf")
    }
    return found
  }
}

extension String {
  fileprivate func contains(pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}

extension JSON {
  fileprivate var asDouble: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  fileprivate func isOfType(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.boolean, "boolean"), (.integer, "integer"), (.integer, "number"),
      (.number, "number"), (.string, "string"), (.array, "array"), (.object, "object"):
      true
    default: false
    }
  }
}
