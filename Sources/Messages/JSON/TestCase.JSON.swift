extension TestCase: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var id: String?
    var pickleId: String?
    var testRunStartedId: String?
    var testSteps: [Step]?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.string()
      case "pickleId": pickleId = try json.string()
      case "testRunStartedId": testRunStartedId = try json.string()
      case "testSteps": testSteps = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      id: try json.required(id, "id", of: object),
      pickleId: try json.required(pickleId, "pickleId", of: object),
      testSteps: try json.required(testSteps, "testSteps", of: object),
      testRunStartedId: testRunStartedId)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("pickleId", pickleId)
    json.member("testRunStartedId", testRunStartedId)
    json.member("testSteps", testSteps)
    json.endObject()
  }
}

extension TestCase.Step: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var hookId: String?
    var id: String?
    var pickleStepId: String?
    var stepDefinitionIds: [String]?
    var stepMatchArgumentsLists: [TestCase.MatchArguments]?
    while let key = try json.nextKey() {
      switch key {
      case "hookId": hookId = try json.string()
      case "id": id = try json.string()
      case "pickleStepId": pickleStepId = try json.string()
      case "stepDefinitionIds": stepDefinitionIds = try json.strings()
      case "stepMatchArgumentsLists": stepMatchArgumentsLists = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      hookId: hookId,
      id: try json.required(id, "id", of: object),
      pickleStepId: pickleStepId,
      stepDefinitionIds: stepDefinitionIds,
      stepMatchArgumentsLists: stepMatchArgumentsLists)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("hookId", hookId)
    json.member("id", id)
    json.member("pickleStepId", pickleStepId)
    json.member("stepDefinitionIds", stepDefinitionIds)
    json.member("stepMatchArgumentsLists", stepMatchArgumentsLists)
    json.endObject()
  }
}

extension TestCase.MatchArguments: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var stepMatchArguments: [TestCase.MatchArgument]?
    while let key = try json.nextKey() {
      switch key {
      case "stepMatchArguments": stepMatchArguments = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      stepMatchArguments: try json.required(stepMatchArguments, "stepMatchArguments", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("stepMatchArguments", stepMatchArguments)
    json.endObject()
  }
}

extension TestCase.MatchArgument: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var group: TestCase.Group?
    var parameterTypeName: String?
    while let key = try json.nextKey() {
      switch key {
      case "group": group = try json.object()
      case "parameterTypeName": parameterTypeName = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      group: try json.required(group, "group", of: object),
      parameterTypeName: parameterTypeName)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("group", group)
    json.member("parameterTypeName", parameterTypeName)
    json.endObject()
  }
}

extension TestCase.Group: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    _ = try json.beginObject()
    var children: [TestCase.Group]?
    var start: Int?
    var value: String?
    while let key = try json.nextKey() {
      switch key {
      case "children": children = try json.array()
      case "start": start = try json.integer()
      case "value": value = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      children: children,
      start: start,
      value: value)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("children", children)
    json.member("start", start)
    json.member("value", value)
    json.endObject()
  }
}
