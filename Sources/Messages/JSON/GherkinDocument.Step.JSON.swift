extension GherkinDocument.Step: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var dataTable: GherkinDocument.DataTable?
    var docString: GherkinDocument.DocString?
    var id: String?
    var keyword: String?
    var keywordType: GherkinDocument.KeywordType?
    var location: Location?
    var text: String?
    while let key = try json.nextKey() {
      switch key {
      case "dataTable": dataTable = try json.object()
      case "docString": docString = try json.object()
      case "id": id = try json.string()
      case "keyword": keyword = try json.string()
      case "keywordType": keywordType = try json.choice()
      case "location": location = try json.object()
      case "text": text = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      keyword: try json.required(keyword, "keyword", of: object),
      keywordType: keywordType,
      text: try json.required(text, "text", of: object),
      docString: docString,
      dataTable: dataTable,
      id: try json.required(id, "id", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("dataTable", dataTable)
    json.member("docString", docString)
    json.member("id", id)
    json.member("keyword", keyword)
    json.member("keywordType", keywordType)
    json.member("location", location)
    json.member("text", text)
    json.endObject()
  }
}

extension GherkinDocument.DocString: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var content: String?
    var delimiter: String?
    var location: Location?
    var mediaType: String?
    while let key = try json.nextKey() {
      switch key {
      case "content": content = try json.string()
      case "delimiter": delimiter = try json.string()
      case "location": location = try json.object()
      case "mediaType": mediaType = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      mediaType: mediaType,
      content: try json.required(content, "content", of: object),
      delimiter: try json.required(delimiter, "delimiter", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("content", content)
    json.member("delimiter", delimiter)
    json.member("location", location)
    json.member("mediaType", mediaType)
    json.endObject()
  }
}

extension GherkinDocument.DataTable: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var location: Location?
    var rows: [GherkinDocument.TableRow]?
    while let key = try json.nextKey() {
      switch key {
      case "location": location = try json.object()
      case "rows": rows = try json.array()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      rows: try json.required(rows, "rows", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("location", location)
    json.member("rows", rows)
    json.endObject()
  }
}

extension GherkinDocument.TableRow: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var cells: [GherkinDocument.TableCell]?
    var id: String?
    var location: Location?
    while let key = try json.nextKey() {
      switch key {
      case "cells": cells = try json.array()
      case "id": id = try json.string()
      case "location": location = try json.object()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      cells: try json.required(cells, "cells", of: object),
      id: try json.required(id, "id", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("cells", cells)
    json.member("id", id)
    json.member("location", location)
    json.endObject()
  }
}

extension GherkinDocument.TableCell: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var location: Location?
    var value: String?
    while let key = try json.nextKey() {
      switch key {
      case "location": location = try json.object()
      case "value": value = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      value: try json.required(value, "value", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("location", location)
    json.member("value", value)
    json.endObject()
  }
}

extension GherkinDocument.Tag: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var id: String?
    var location: Location?
    var name: String?
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.string()
      case "location": location = try json.object()
      case "name": name = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      name: try json.required(name, "name", of: object),
      id: try json.required(id, "id", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("location", location)
    json.member("name", name)
    json.endObject()
  }
}

extension GherkinDocument.Comment: JSONMessage {
  init(json: inout JSONReader) throws(MessageError) {
    let object = try json.beginObject()
    var location: Location?
    var text: String?
    while let key = try json.nextKey() {
      switch key {
      case "location": location = try json.object()
      case "text": text = try json.string()
      default: try json.skip()
      }
    }
    self.init(
      location: try json.required(location, "location", of: object),
      text: try json.required(text, "text", of: object))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("location", location)
    json.member("text", text)
    json.endObject()
  }
}
