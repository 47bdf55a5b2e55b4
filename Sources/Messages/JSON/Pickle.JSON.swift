extension Pickle: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var astNodeIds: [String]?
    var id: String?
    var language: String?
    var location: Location?
    var name: String?
    var steps: [Step]?
    var tags: [Tag]?
    var uri: String?
    while let key = try json.nextKey() {
      switch key {
      case "astNodeIds": astNodeIds = try json.strings()
      case "id": id = try json.string()
      case "language": language = try json.string()
      case "location": location = try json.object()
      case "name": name = try json.string()
      case "steps": steps = try json.array()
      case "tags": tags = try json.array()
      case "uri": uri = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      id: try json.required(id, "id", of: object),
      uri: try json.required(uri, "uri", of: object),
      location: location,
      name: try json.required(name, "name", of: object),
      language: try json.required(language, "language", of: object),
      steps: try json.required(steps, "steps", of: object),
      tags: try json.required(tags, "tags", of: object),
      astNodeIds: try json.required(astNodeIds, "astNodeIds", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("astNodeIds", astNodeIds)
    json.member("id", id)
    json.member("language", language)
    json.member("location", location)
    json.member("name", name)
    json.member("steps", steps)
    json.member("tags", tags)
    json.member("uri", uri)
    json.endObject()
  }
}

extension Pickle.Step: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var argument: Pickle.Argument?
    var astNodeIds: [String]?
    var id: String?
    var text: String?
    var type: Pickle.KeywordType?
    while let key = try json.nextKey() {
      switch key {
      case "argument": argument = try json.object()
      case "astNodeIds": astNodeIds = try json.strings()
      case "id": id = try json.string()
      case "text": text = try json.string()
      case "type": type = try json.choice()
      default: try json.skip()
      }
    }
    self.init(
      argument: argument,
      astNodeIds: try json.required(astNodeIds, "astNodeIds", of: object),
      id: try json.required(id, "id", of: object),
      type: type,
      text: try json.required(text, "text", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("argument", argument)
    json.member("astNodeIds", astNodeIds)
    json.member("id", id)
    json.member("text", text)
    json.member("type", type)
    json.endObject()
  }
}

extension Pickle.Argument: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    _ = try json.beginObject()
    var dataTable: Pickle.Table?
    var docString: Pickle.DocString?
    while let key = try json.nextKey() {
      switch key {
      case "dataTable": dataTable = try json.object()
      case "docString": docString = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      docString: docString,
      dataTable: dataTable)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("dataTable", dataTable)
    json.member("docString", docString)
    json.endObject()
  }
}

extension Pickle.DocString: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var argumentIndex: Int?
    var content: String?
    var mediaType: String?
    while let key = try json.nextKey() {
      switch key {
      case "argumentIndex": argumentIndex = try json.integer()
      case "content": content = try json.string()
      case "mediaType": mediaType = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      argumentIndex: argumentIndex,
      mediaType: mediaType,
      content: try json.required(content, "content", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("argumentIndex", argumentIndex)
    json.member("content", content)
    json.member("mediaType", mediaType)
    json.endObject()
  }
}

extension Pickle.Table: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var argumentIndex: Int?
    var rows: [Pickle.Row]?
    while let key = try json.nextKey() {
      switch key {
      case "argumentIndex": argumentIndex = try json.integer()
      case "rows": rows = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      argumentIndex: argumentIndex,
      rows: try json.required(rows, "rows", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("argumentIndex", argumentIndex)
    json.member("rows", rows)
    json.endObject()
  }
}

extension Pickle.Row: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var cells: [Pickle.Cell]?
    while let key = try json.nextKey() {
      switch key {
      case "cells": cells = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      cells: try json.required(cells, "cells", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("cells", cells)
    json.endObject()
  }
}

extension Pickle.Cell: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var value: String?
    while let key = try json.nextKey() {
      switch key {
      case "value": value = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      value: try json.required(value, "value", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("value", value)
    json.endObject()
  }
}

extension Pickle.Tag: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var astNodeId: String?
    var name: String?
    while let key = try json.nextKey() {
      switch key {
      case "astNodeId": astNodeId = try json.string()
      case "name": name = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      name: try json.required(name, "name", of: object),
      astNodeId: try json.required(astNodeId, "astNodeId", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("astNodeId", astNodeId)
    json.member("name", name)
    json.endObject()
  }
}
