import SpecTestSupport

/// The files of Allure 2 as schemas: the names and types that its model has
/// (`TestResult`, `TestResultContainer`, `Category`, …), and what its reader demands beyond that.
enum AllureModel {
  /// - Parameter file: The name of a file in the folder, as `….-result.json`.
  static func violations(of value: JSON, in file: String) throws -> [String] {
    let name = ["result", "container", "categories", "executor"].first { file.contains($0) }
    return try schema().violations(of: value, against: "\(name ?? "")")
  }

  static func schema() throws -> JSONSchema {
    try JSONSchema(documents: [
      "result": JSON(text: result), "container": JSON(text: container),
      "categories": JSON(text: categories), "executor": JSON(text: executor),
      "item": JSON(text: item), "parts": JSON(text: parts),
    ])
  }

  /// The properties that results, steps and fixtures share.
  private static let executable = """
    "name": {"type": "string"},
    "status": {"enum": ["failed", "broken", "passed", "skipped", "unknown"]},
    "statusDetails": {"$ref": "parts#/$defs/details"},
    "stage": {"enum": ["scheduled", "running", "finished", "pending", "interrupted"]},
    "description": {"type": "string"}, "descriptionHtml": {"type": "string"},
    "steps": {"type": "array", "items": {"$ref": "item"}},
    "attachments": {"type": "array", "items": {"$ref": "parts#/$defs/attachment"}},
    "parameters": {"type": "array", "items": {"$ref": "parts#/$defs/parameter"}},
    "start": {"type": "integer", "minimum": 0}, "stop": {"type": "integer", "minimum": 0}
    """

  private static let item = """
    {"type": "object", "additionalProperties": false, "properties": {\(executable)},
     "required": ["name", "status", "start", "stop"]}
    """

  private static let result = """
    {"type": "object", "additionalProperties": false, "properties": {\(executable),
      "uuid": {"type": "string", "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},
      "historyId": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
      "testCaseId": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
      "fullName": {"type": "string", "minLength": 1},
      "titlePath": {"type": "array", "items": {"type": "string"}},
      "labels": {"type": "array", "items": {"$ref": "parts#/$defs/label"}},
      "links": {"type": "array", "items": {"$ref": "parts#/$defs/link"}}},
     "required": ["uuid", "historyId", "fullName", "name", "status", "stage", "start", "stop"]}
    """

  private static let container = """
    {"type": "object", "additionalProperties": false, "properties": {
      "uuid": {"type": "string"}, "name": {"type": "string"},
      "children": {"type": "array", "minItems": 1, "items": {"type": "string"}},
      "befores": {"type": "array", "items": {"$ref": "item"}},
      "afters": {"type": "array", "items": {"$ref": "item"}},
      "start": {"type": "integer"}, "stop": {"type": "integer"}},
     "required": ["uuid", "children", "befores", "afters"]}
    """

  private static let categories = """
    {"type": "array", "items": {"type": "object", "additionalProperties": false, "properties": {
      "name": {"type": "string", "minLength": 1}, "messageRegex": {"type": "string"},
      "traceRegex": {"type": "string"}, "flaky": {"type": "boolean"},
      "matchedStatuses": {"type": "array",
        "items": {"enum": ["failed", "broken", "passed", "skipped", "unknown"]}}},
     "required": ["name"]}}
    """

  private static let executor = """
    {"type": "object", "additionalProperties": false, "properties": {
      "name": {"type": "string"}, "type": {"type": "string"}, "url": {"type": "string"},
      "buildOrder": {"type": "integer"}, "buildName": {"type": "string"},
      "buildUrl": {"type": "string"}, "reportName": {"type": "string"},
      "reportUrl": {"type": "string"}}}
    """

  private static let parts = """
    {"$defs": {
      "details": {"type": "object", "additionalProperties": false, "properties": {
        "known": {"type": "boolean"}, "muted": {"type": "boolean"}, "flaky": {"type": "boolean"},
        "message": {"type": "string"}, "trace": {"type": "string"}}},
      "attachment": {"type": "object", "additionalProperties": false, "properties": {
        "name": {"type": "string"}, "type": {"type": "string"},
        "source": {"type": "string", "pattern": "^[a-zA-Z0-9._-]{1,100}$"}},
        "required": ["name", "source"]},
      "parameter": {"type": "object", "additionalProperties": false, "properties": {
        "name": {"type": "string"}, "value": {"type": "string"}}, "required": ["name", "value"]},
      "label": {"type": "object", "additionalProperties": false, "properties": {
        "name": {"type": "string", "minLength": 1}, "value": {"type": "string"}},
        "required": ["name", "value"]},
      "link": {"type": "object", "additionalProperties": false, "properties": {
        "type": {"type": "string"}, "name": {"type": "string"},
        "url": {"type": "string", "minLength": 1}}, "required": ["url"]}}}
    """
}

extension JSON {
  fileprivate init(text: String) throws { try self.init(bytes: Array(text.utf8)) }
}
