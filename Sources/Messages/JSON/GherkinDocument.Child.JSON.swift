extension GherkinDocument.FeatureChild: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var child: Self?
    while let key = try json.nextKey() {
      switch key {
      case "background": child = .background(try json.object())
      case "rule": child = .rule(try json.object())
      case "scenario": child = .scenario(try json.object())
      default: try json.skip()
      }
    }
    self = try json.required(child, "scenario", of: object)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .background(let background): json.member("background", background)
    case .rule(let rule): json.member("rule", rule)
    case .scenario(let scenario): json.member("scenario", scenario)
    }
    json.endObject()
  }
}

extension GherkinDocument.RuleChild: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var child: Self?
    while let key = try json.nextKey() {
      switch key {
      case "background": child = .background(try json.object())
      case "scenario": child = .scenario(try json.object())
      default: try json.skip()
      }
    }
    self = try json.required(child, "scenario", of: object)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch self {
    case .background(let background): json.member("background", background)
    case .scenario(let scenario): json.member("scenario", scenario)
    }
    json.endObject()
  }
}
