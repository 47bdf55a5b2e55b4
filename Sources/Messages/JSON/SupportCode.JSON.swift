extension Envelope.Hook: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var id: String?
    var name: String?
    var sourceReference: SourceReference?
    var tagExpression: String?
    var type: Envelope.HookType?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.string()
      case "name": name = try json.string()
      case "sourceReference": sourceReference = try json.object()
      case "tagExpression": tagExpression = try json.string()
      case "type": type = try json.choice()
      default: try json.skip()
      }
    }
    self.init(
      id: try json.required(id, "id", of: object),
      name: name,
      sourceReference: try json.required(sourceReference, "sourceReference", of: object),
      tagExpression: tagExpression,
      type: type)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("name", name)
    json.member("sourceReference", sourceReference)
    json.member("tagExpression", tagExpression)
    json.member("type", type)
    json.endObject()
  }
}

extension Envelope.StepDefinition: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var id: String?
    var pattern: Pattern?
    var sourceReference: SourceReference?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.string()
      case "pattern": pattern = try json.object()
      case "sourceReference": sourceReference = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      id: try json.required(id, "id", of: object),
      pattern: try json.required(pattern, "pattern", of: object),
      sourceReference: try json.required(sourceReference, "sourceReference", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("pattern", pattern)
    json.member("sourceReference", sourceReference)
    json.endObject()
  }
}

extension Envelope.StepDefinition.Pattern: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var source: String?
    var type: Envelope.StepDefinition.PatternType?
    while let key = try json.nextKey() {
      switch key {
      case "source": source = try json.string()
      case "type": type = try json.choice()
      default: try json.skip()
      }
    }
    self.init(
      source: try json.required(source, "source", of: object),
      type: try json.required(type, "type", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("source", source)
    json.member("type", type)
    json.endObject()
  }
}

extension Envelope.ParameterType: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var id: String?
    var name: String?
    var preferForRegularExpressionMatch: Bool?
    var regularExpressions: [String]?
    var sourceReference: SourceReference?
    var useForSnippets: Bool?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.string()
      case "name": name = try json.string()
      case "preferForRegularExpressionMatch": preferForRegularExpressionMatch = try json.boolean()
      case "regularExpressions": regularExpressions = try json.strings()
      case "sourceReference": sourceReference = try json.object()
      case "useForSnippets": useForSnippets = try json.boolean()
      default: try json.skip()
      }
    }
    self.init(
      id: try json.required(id, "id", of: object),
      name: try json.required(name, "name", of: object),
      regularExpressions: try json.required(regularExpressions, "regularExpressions", of: object),
      preferForRegularExpressionMatch: try json.required(
        preferForRegularExpressionMatch, "preferForRegularExpressionMatch", of: object),
      useForSnippets: try json.required(useForSnippets, "useForSnippets", of: object),
      sourceReference: sourceReference)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("name", name)
    json.member("preferForRegularExpressionMatch", preferForRegularExpressionMatch)
    json.member("regularExpressions", regularExpressions)
    json.member("sourceReference", sourceReference)
    json.member("useForSnippets", useForSnippets)
    json.endObject()
  }
}

extension Envelope.UndefinedParameterType: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var expression: String?
    var name: String?
    while let key = try json.nextKey() {
      switch key {
      case "expression": expression = try json.string()
      case "name": name = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      expression: try json.required(expression, "expression", of: object),
      name: try json.required(name, "name", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("expression", expression)
    json.member("name", name)
    json.endObject()
  }
}

extension SourceReference: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    _ = try json.beginObject()
    var javaMethod: JavaMethod?
    var javaStackTraceElement: JavaStackTraceElement?
    var location: Location?
    var uri: String?
    while let key = try json.nextKey() {
      switch key {
      case "javaMethod": javaMethod = try json.object()
      case "javaStackTraceElement": javaStackTraceElement = try json.object()
      case "location": location = try json.object()
      case "uri": uri = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      uri: uri,
      location: location,
      javaMethod: javaMethod,
      javaStackTraceElement: javaStackTraceElement)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("javaMethod", javaMethod)
    json.member("javaStackTraceElement", javaStackTraceElement)
    json.member("location", location)
    json.member("uri", uri)
    json.endObject()
  }
}

extension SourceReference.JavaMethod: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var className: String?
    var methodName: String?
    var methodParameterTypes: [String]?
    while let key = try json.nextKey() {
      switch key {
      case "className": className = try json.string()
      case "methodName": methodName = try json.string()
      case "methodParameterTypes": methodParameterTypes = try json.strings()
      default: try json.skip()
      }
    }
    self.init(
      className: try json.required(className, "className", of: object),
      methodName: try json.required(methodName, "methodName", of: object),
      methodParameterTypes: try json.required(
        methodParameterTypes, "methodParameterTypes", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("className", className)
    json.member("methodName", methodName)
    json.member("methodParameterTypes", methodParameterTypes)
    json.endObject()
  }
}

extension SourceReference.JavaStackTraceElement: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var className: String?
    var fileName: String?
    var methodName: String?
    while let key = try json.nextKey() {
      switch key {
      case "className": className = try json.string()
      case "fileName": fileName = try json.string()
      case "methodName": methodName = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      className: try json.required(className, "className", of: object),
      fileName: try json.required(fileName, "fileName", of: object),
      methodName: try json.required(methodName, "methodName", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("className", className)
    json.member("fileName", fileName)
    json.member("methodName", methodName)
    json.endObject()
  }
}
