package import Messages
package import StepKit

extension JobEvent: Packable {
  package init(from reader: inout ByteReader) {
    switch reader.value() as Int {
    case 0: self = .attemptStarted(reader.value())
    case 1: self = .stepStarted(reader.value())
    case 2: self = .attached(reader.value(), step: reader.value())
    case 3: self = .stepFinished(reader.value(), reader.value())
    case 4: self = .attemptFinished(willBeRetried: reader.value())
    case 5: self = .shared(reader.value(), name: reader.value())
    case 6: self = .resourceRead(reader.value())
    case 7: self = .rowFailed(reader.value())
    default:
      reader.fail()
      self = .attemptFinished(willBeRetried: false)
    }
  }

  package func pack(into writer: inout ByteWriter) {
    switch self {
    case .attemptStarted(let attempt): writer.put(0, attempt)
    case .stepStarted(let index): writer.put(1, index)
    case .attached(let attachment, let step): writer.put(2, attachment, step)
    case .stepFinished(let index, let result): writer.put(3, index, result)
    case .attemptFinished(let willBeRetried): writer.put(4, willBeRetried)
    case .shared(let value, let name): writer.put(5, value, name)
    case .resourceRead(let name): writer.put(6, name)
    case .rowFailed(let row): writer.put(7, row)
    }
  }
}

extension PendingAttachment: Packable {
  package init(from reader: inout ByteReader) {
    let (mediaType, fileName): (String, String?) = (reader.value(), reader.value())
    let body: Body =
      switch reader.number(upTo: 2) {
      case 0: .text(reader.value())
      case 1: .bytes(Array(reader.slice(reader.count())))
      default: .external(url: reader.value())
      }
    self.init(body: body, mediaType: mediaType, fileName: fileName)
  }

  package func pack(into writer: inout ByteWriter) {
    writer.put(mediaType, fileName)
    switch body {
    case .text(let text):
      writer.put(number: 0)
      writer.put(text)
    case .bytes(let bytes):
      writer.put(number: 1)
      writer.put(number: bytes.count)
      writer.put(bytes: bytes)
    case .external(let url):
      writer.put(number: 2)
      writer.put(url)
    }
  }
}
