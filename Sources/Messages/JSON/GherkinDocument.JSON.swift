extension GherkinDocument: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var comments: [Comment]?
    var feature: Feature?
    var uri: String?
    while let key = try json.nextKey() {
      switch key {
      case "comments": comments = try json.array()
      case "feature": feature = try json.object()
      case "uri": uri = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      uri: uri,
      feature: feature,
      comments: try json.required(comments, "comments", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("comments", comments)
    json.member("feature", feature)
    json.member("uri", uri)
    json.endObject()
  }
}

extension GherkinDocument.Feature: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var children: [GherkinDocument.FeatureChild]?
    var description: String?
    var keyword: String?
    var language: String?
    var location: Location?
    var name: String?
    var tags: [GherkinDocument.Tag]?
    while let key = try json.nextKey() {
      switch key {
      case "children": children = try json.array()
      case "description": description = try json.string()
      case "keyword": keyword = try json.string()
      case "language": language = try json.string()
      case "location": location = try json.object()
      case "name": name = try json.string()
      case "tags": tags = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      tags: try json.required(tags, "tags", of: object),
      language: try json.required(language, "language", of: object),
      keyword: keyword,
      name: try json.required(name, "name", of: object),
      description: try json.required(description, "description", of: object),
      children: try json.required(children, "children", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("children", children)
    json.member("description", description)
    json.member("keyword", keyword)
    json.member("language", language)
    json.member("location", location)
    json.member("name", name)
    json.member("tags", tags)
    json.endObject()
  }
}

extension GherkinDocument.Rule: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var children: [GherkinDocument.RuleChild]?
    var description: String?
    var id: String?
    var keyword: String?
    var location: Location?
    var name: String?
    var tags: [GherkinDocument.Tag]?
    while let key = try json.nextKey() {
      switch key {
      case "children": children = try json.array()
      case "description": description = try json.string()
      case "id": id = try json.string()
      case "keyword": keyword = try json.string()
      case "location": location = try json.object()
      case "name": name = try json.string()
      case "tags": tags = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      tags: try json.required(tags, "tags", of: object),
      keyword: try json.required(keyword, "keyword", of: object),
      name: try json.required(name, "name", of: object),
      description: try json.required(description, "description", of: object),
      children: try json.required(children, "children", of: object),
      id: try json.required(id, "id", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("children", children)
    json.member("description", description)
    json.member("id", id)
    json.member("keyword", keyword)
    json.member("location", location)
    json.member("name", name)
    json.member("tags", tags)
    json.endObject()
  }
}

extension GherkinDocument.Background: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var description: String?
    var id: String?
    var keyword: String?
    var location: Location?
    var name: String?
    var steps: [GherkinDocument.Step]?
    while let key = try json.nextKey() {
      switch key {
      case "description": description = try json.string()
      case "id": id = try json.string()
      case "keyword": keyword = try json.string()
      case "location": location = try json.object()
      case "name": name = try json.string()
      case "steps": steps = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      keyword: try json.required(keyword, "keyword", of: object),
      name: try json.required(name, "name", of: object),
      description: try json.required(description, "description", of: object),
      steps: try json.required(steps, "steps", of: object),
      id: try json.required(id, "id", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("description", description)
    json.member("id", id)
    json.member("keyword", keyword)
    json.member("location", location)
    json.member("name", name)
    json.member("steps", steps)
    json.endObject()
  }
}

extension GherkinDocument.Scenario: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var description: String?
    var examples: [GherkinDocument.Examples]?
    var id: String?
    var keyword: String?
    var location: Location?
    var name: String?
    var steps: [GherkinDocument.Step]?
    var tags: [GherkinDocument.Tag]?
    while let key = try json.nextKey() {
      switch key {
      case "description": description = try json.string()
      case "examples": examples = try json.array()
      case "id": id = try json.string()
      case "keyword": keyword = try json.string()
      case "location": location = try json.object()
      case "name": name = try json.string()
      case "steps": steps = try json.array()
      case "tags": tags = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      tags: try json.required(tags, "tags", of: object),
      keyword: try json.required(keyword, "keyword", of: object),
      name: try json.required(name, "name", of: object),
      description: try json.required(description, "description", of: object),
      steps: try json.required(steps, "steps", of: object),
      examples: try json.required(examples, "examples", of: object),
      id: try json.required(id, "id", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("description", description)
    json.member("examples", examples)
    json.member("id", id)
    json.member("keyword", keyword)
    json.member("location", location)
    json.member("name", name)
    json.member("steps", steps)
    json.member("tags", tags)
    json.endObject()
  }
}

extension GherkinDocument.Examples: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var description: String?
    var id: String?
    var keyword: String?
    var location: Location?
    var name: String?
    var tableBody: [GherkinDocument.TableRow]?
    var tableHeader: GherkinDocument.TableRow?
    var tags: [GherkinDocument.Tag]?
    while let key = try json.nextKey() {
      switch key {
      case "description": description = try json.string()
      case "id": id = try json.string()
      case "keyword": keyword = try json.string()
      case "location": location = try json.object()
      case "name": name = try json.string()
      case "tableBody": tableBody = try json.array()
      case "tableHeader": tableHeader = try json.object()
      case "tags": tags = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      tags: try json.required(tags, "tags", of: object),
      keyword: try json.required(keyword, "keyword", of: object),
      name: try json.required(name, "name", of: object),
      description: try json.required(description, "description", of: object),
      tableHeader: tableHeader,
      tableBody: try json.required(tableBody, "tableBody", of: object),
      id: try json.required(id, "id", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("description", description)
    json.member("id", id)
    json.member("keyword", keyword)
    json.member("location", location)
    json.member("name", name)
    json.member("tableBody", tableBody)
    json.member("tableHeader", tableHeader)
    json.member("tags", tags)
    json.endObject()
  }
}
