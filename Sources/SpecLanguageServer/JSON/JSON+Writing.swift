import Messages

extension JSON {
  /// The value without white space.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.raw("null")
    case .boolean(let value): json.boolean(value)
    case .integer(let number): json.integer(number)
    case .number(let text): json.bytes += Array(text.utf8)
    case .string(let text): json.string(text)
    case .array(let elements):
      json.beginArray()
      for element in elements {
        json.separate()
        element.write(to: &json)
      }
      json.endArray()
    case .object(let members):
      json.beginObject()
      for member in members {
        json.separate()
        json.string(member.name)
        json.raw(":")
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }
}
