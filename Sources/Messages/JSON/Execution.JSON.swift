extension TestRunStarted: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var id: String?
    var timestamp: Timestamp?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.string()
      case "timestamp": timestamp = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      timestamp: try json.required(timestamp, "timestamp", of: object),
      id: id)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("timestamp", timestamp)
    json.endObject()
  }
}

extension TestRunFinished: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var exception: Envelope.Exception?
    var message: String?
    var success: Bool?
    var testRunStartedId: String?
    var timestamp: Timestamp?
    while let key = try json.nextKey() {
      switch key {
      case "exception": exception = try json.object()
      case "message": message = try json.string()
      case "success": success = try json.boolean()
      case "testRunStartedId": testRunStartedId = try json.string()
      case "timestamp": timestamp = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      message: message,
      success: try json.required(success, "success", of: object),
      timestamp: try json.required(timestamp, "timestamp", of: object),
      exception: exception,
      testRunStartedId: testRunStartedId)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("exception", exception)
    json.member("message", message)
    json.member("success", success)
    json.member("testRunStartedId", testRunStartedId)
    json.member("timestamp", timestamp)
    json.endObject()
  }
}

extension TestRunHookStarted: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var hookId: String?
    var id: String?
    var testRunStartedId: String?
    var timestamp: Timestamp?
    var workerId: String?
    while let key = try json.nextKey() {
      switch key {
      case "hookId": hookId = try json.string()
      case "id": id = try json.string()
      case "testRunStartedId": testRunStartedId = try json.string()
      case "timestamp": timestamp = try json.object()
      case "workerId": workerId = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      id: try json.required(id, "id", of: object),
      testRunStartedId: try json.required(testRunStartedId, "testRunStartedId", of: object),
      hookId: try json.required(hookId, "hookId", of: object),
      workerId: workerId,
      timestamp: try json.required(timestamp, "timestamp", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("hookId", hookId)
    json.member("id", id)
    json.member("testRunStartedId", testRunStartedId)
    json.member("timestamp", timestamp)
    json.member("workerId", workerId)
    json.endObject()
  }
}

extension TestRunHookFinished: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var result: TestStepResult?
    var testRunHookStartedId: String?
    var timestamp: Timestamp?
    while let key = try json.nextKey() {
      switch key {
      case "result": result = try json.object()
      case "testRunHookStartedId": testRunHookStartedId = try json.string()
      case "timestamp": timestamp = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      testRunHookStartedId: try json.required(
        testRunHookStartedId, "testRunHookStartedId", of: object),
      result: try json.required(result, "result", of: object),
      timestamp: try json.required(timestamp, "timestamp", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("result", result)
    json.member("testRunHookStartedId", testRunHookStartedId)
    json.member("timestamp", timestamp)
    json.endObject()
  }
}

extension TestCaseStarted: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var attempt: Int?
    var id: String?
    var testCaseId: String?
    var timestamp: Timestamp?
    var workerId: String?
    while let key = try json.nextKey() {
      switch key {
      case "attempt": attempt = try json.integer()
      case "id": id = try json.string()
      case "testCaseId": testCaseId = try json.string()
      case "timestamp": timestamp = try json.object()
      case "workerId": workerId = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      attempt: try json.required(attempt, "attempt", of: object),
      id: try json.required(id, "id", of: object),
      testCaseId: try json.required(testCaseId, "testCaseId", of: object),
      workerId: workerId,
      timestamp: try json.required(timestamp, "timestamp", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("attempt", attempt)
    json.member("id", id)
    json.member("testCaseId", testCaseId)
    json.member("timestamp", timestamp)
    json.member("workerId", workerId)
    json.endObject()
  }
}

extension TestCaseFinished: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var testCaseStartedId: String?
    var timestamp: Timestamp?
    var willBeRetried: Bool?
    while let key = try json.nextKey() {
      switch key {
      case "testCaseStartedId": testCaseStartedId = try json.string()
      case "timestamp": timestamp = try json.object()
      case "willBeRetried": willBeRetried = try json.boolean()
      default: try json.skip()
      }
    }
    self.init(
      testCaseStartedId: try json.required(testCaseStartedId, "testCaseStartedId", of: object),
      timestamp: try json.required(timestamp, "timestamp", of: object),
      willBeRetried: try json.required(willBeRetried, "willBeRetried", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("testCaseStartedId", testCaseStartedId)
    json.member("timestamp", timestamp)
    json.member("willBeRetried", willBeRetried)
    json.endObject()
  }
}

extension TestStepStarted: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var testCaseStartedId: String?
    var testStepId: String?
    var timestamp: Timestamp?
    while let key = try json.nextKey() {
      switch key {
      case "testCaseStartedId": testCaseStartedId = try json.string()
      case "testStepId": testStepId = try json.string()
      case "timestamp": timestamp = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      testCaseStartedId: try json.required(testCaseStartedId, "testCaseStartedId", of: object),
      testStepId: try json.required(testStepId, "testStepId", of: object),
      timestamp: try json.required(timestamp, "timestamp", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("testCaseStartedId", testCaseStartedId)
    json.member("testStepId", testStepId)
    json.member("timestamp", timestamp)
    json.endObject()
  }
}

extension TestStepFinished: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var testCaseStartedId: String?
    var testStepId: String?
    var testStepResult: TestStepResult?
    var timestamp: Timestamp?
    while let key = try json.nextKey() {
      switch key {
      case "testCaseStartedId": testCaseStartedId = try json.string()
      case "testStepId": testStepId = try json.string()
      case "testStepResult": testStepResult = try json.object()
      case "timestamp": timestamp = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      testCaseStartedId: try json.required(testCaseStartedId, "testCaseStartedId", of: object),
      testStepId: try json.required(testStepId, "testStepId", of: object),
      testStepResult: try json.required(testStepResult, "testStepResult", of: object),
      timestamp: try json.required(timestamp, "timestamp", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("testCaseStartedId", testCaseStartedId)
    json.member("testStepId", testStepId)
    json.member("testStepResult", testStepResult)
    json.member("timestamp", timestamp)
    json.endObject()
  }
}

extension TestStepResult: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var duration: Duration?
    var exception: Envelope.Exception?
    var message: String?
    var status: Status?
    while let key = try json.nextKey() {
      switch key {
      case "duration": duration = try json.object()
      case "exception": exception = try json.object()
      case "message": message = try json.string()
      case "status": status = try json.choice()
      default: try json.skip()
      }
    }
    self.init(
      duration: try json.required(duration, "duration", of: object),
      message: message,
      status: try json.required(status, "status", of: object),
      exception: exception)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("duration", duration)
    json.member("exception", exception)
    json.member("message", message)
    json.member("status", status)
    json.endObject()
  }
}
