extension Envelope.Attachment: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var body: String?
    var contentEncoding: ContentEncoding?
    var fileName: String?
    var mediaType: String?
    var source: Source?
    var testCaseStartedId: String?
    var testRunHookStartedId: String?
    var testRunStartedId: String?
    var testStepId: String?
    var timestamp: Timestamp?
    var url: String?
    while let key = try json.nextKey() {
      switch key {
      case "body": body = try json.string()
      case "contentEncoding": contentEncoding = try json.choice()
      case "fileName": fileName = try json.string()
      case "mediaType": mediaType = try json.string()
      case "source": source = try json.object()
      case "testCaseStartedId": testCaseStartedId = try json.string()
      case "testRunHookStartedId": testRunHookStartedId = try json.string()
      case "testRunStartedId": testRunStartedId = try json.string()
      case "testStepId": testStepId = try json.string()
      case "timestamp": timestamp = try json.object()
      case "url": url = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      body: try json.required(body, "body", of: object),
      contentEncoding: try json.required(contentEncoding, "contentEncoding", of: object),
      fileName: fileName,
      mediaType: try json.required(mediaType, "mediaType", of: object),
      source: source,
      testCaseStartedId: testCaseStartedId,
      testStepId: testStepId,
      url: url,
      testRunStartedId: testRunStartedId,
      testRunHookStartedId: testRunHookStartedId,
      timestamp: timestamp)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("body", body)
    json.member("contentEncoding", contentEncoding)
    json.member("fileName", fileName)
    json.member("mediaType", mediaType)
    json.member("source", source)
    json.member("testCaseStartedId", testCaseStartedId)
    json.member("testRunHookStartedId", testRunHookStartedId)
    json.member("testRunStartedId", testRunStartedId)
    json.member("testStepId", testStepId)
    json.member("timestamp", timestamp)
    json.member("url", url)
    json.endObject()
  }
}

extension Envelope.ExternalAttachment: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var mediaType: String?
    var testCaseStartedId: String?
    var testRunHookStartedId: String?
    var testStepId: String?
    var timestamp: Timestamp?
    var url: String?
    while let key = try json.nextKey() {
      switch key {
      case "mediaType": mediaType = try json.string()
      case "testCaseStartedId": testCaseStartedId = try json.string()
      case "testRunHookStartedId": testRunHookStartedId = try json.string()
      case "testStepId": testStepId = try json.string()
      case "timestamp": timestamp = try json.object()
      case "url": url = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      url: try json.required(url, "url", of: object),
      mediaType: try json.required(mediaType, "mediaType", of: object),
      testCaseStartedId: testCaseStartedId,
      testStepId: testStepId,
      testRunHookStartedId: testRunHookStartedId,
      timestamp: timestamp)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("mediaType", mediaType)
    json.member("testCaseStartedId", testCaseStartedId)
    json.member("testRunHookStartedId", testRunHookStartedId)
    json.member("testStepId", testStepId)
    json.member("timestamp", timestamp)
    json.member("url", url)
    json.endObject()
  }
}

extension Envelope.Suggestion: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var id: String?
    var pickleStepId: String?
    var snippets: [Envelope.Snippet]?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.string()
      case "pickleStepId": pickleStepId = try json.string()
      case "snippets": snippets = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      id: try json.required(id, "id", of: object),
      pickleStepId: try json.required(pickleStepId, "pickleStepId", of: object),
      snippets: try json.required(snippets, "snippets", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("pickleStepId", pickleStepId)
    json.member("snippets", snippets)
    json.endObject()
  }
}

extension Envelope.Snippet: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var code: String?
    var language: String?
    while let key = try json.nextKey() {
      switch key {
      case "code": code = try json.string()
      case "language": language = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      language: try json.required(language, "language", of: object),
      code: try json.required(code, "code", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("code", code)
    json.member("language", language)
    json.endObject()
  }
}

extension Envelope.ParseError: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var message: String?
    var source: SourceReference?
    while let key = try json.nextKey() {
      switch key {
      case "message": message = try json.string()
      case "source": source = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      source: try json.required(source, "source", of: object),
      message: try json.required(message, "message", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.member("source", source)
    json.endObject()
  }
}

extension Envelope.Exception: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var message: String?
    var stackTrace: String?
    var type: String?
    while let key = try json.nextKey() {
      switch key {
      case "message": message = try json.string()
      case "stackTrace": stackTrace = try json.string()
      case "type": type = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      type: try json.required(type, "type", of: object),
      message: message,
      stackTrace: stackTrace)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.member("stackTrace", stackTrace)
    json.member("type", type)
    json.endObject()
  }
}

extension Source: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var data: String?
    var mediaType: MediaType?
    var uri: String?
    while let key = try json.nextKey() {
      switch key {
      case "data": data = try json.string()
      case "mediaType": mediaType = try json.choice()
      case "uri": uri = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      uri: try json.required(uri, "uri", of: object),
      data: try json.required(data, "data", of: object),
      mediaType: try json.required(mediaType, "mediaType", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("data", data)
    json.member("mediaType", mediaType)
    json.member("uri", uri)
    json.endObject()
  }
}
