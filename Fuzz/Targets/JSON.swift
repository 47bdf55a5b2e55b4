// A text of JSON: both readers accept what a plain parser accepts, with the same values, and written
// values are read back unchanged.
import Basics
@testable import Messages
import YAML

func check(_ bytes: [UInt8]) {
  let plain = PlainJSON(bytes)
  checkTree(bytes, plain)
  checkReader(bytes, plain)
  checkMendingReader(bytes, plain)
  checkWriter(String(decoding: bytes, as: UTF8.self))
  requireEqual(Base64.decode(Base64.encode(bytes)), bytes, "the same in Base64")
}

/// The reader of data and of doc strings.
private func checkTree(_ bytes: [UInt8], _ plain: PlainJSON?) {
  // A byte order mark is skipped.
  guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
  do {
    let node = try parseJSON(bytes)
    guard let plain else { return require(false, "accepted what is no JSON") }
    requireEqual(PlainJSON(node), plain, "the same values")
    requireEqual(PlainJSON(Array(node.json.utf8)), plain, "the same values when written")
  } catch {
    checkPlace(error.position, in: bytes)
    require(!error.sentence.isEmpty, "an error has words")
    guard let plain else { return }
    switch error.reason {
    case .tooDeep: require(plain.depth > Limits.standard.depth, "it is too deep")
    case .duplicateKey: break
    default: require(false, "rejected what is JSON: \(error)")
    }
  }
  if let plain, plain.depth <= 50, plain.hasDuplicates {
    require((try? parseJSON(bytes)) == nil, "rejects duplicate names")
  }
}

private func checkPlace(_ position: Position, in bytes: [UInt8]) {
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  require((1...lines).contains(position.line), "an error is in the text")
  require((1...bytes.count + 1).contains(position.column), "an error is in its line")
}

/// The reader of messages, skipping whatever there is.
private func checkReader(_ bytes: [UInt8], _ plain: PlainJSON?) {
  bytes.withUnsafeBufferPointer { buffer in
    var reader = JSONReader(buffer, in: buffer.indices)
    do throws(MessageError) {
      try reader.skip()
      try reader.end()
      require(plain != nil, "skipped what is no JSON")
    } catch {
      require((0...bytes.count).contains(error.offset), "an error is in the line")
      require(!"\(error)".isEmpty, "an error has words")
      guard let plain else { return }
      guard case .tooDeep = error.fact else {
        return require(false, "rejected what is JSON: \(error)")
      }
      require(plain.depth > JSONReader.depthLimit, "it is too deep")
    }
  }
}

/// Checks the reader of messages from editors, which repairs texts.
private func checkMendingReader(_ bytes: [UInt8], _ plain: PlainJSON?) {
  do {
    let json = try JSONTree(reading: bytes)
    requireEqual(try JSONTree(reading: json.bytes), json, "the same when written")
  } catch {
    require(plain.map { $0.depth > JSONReader.depthLimit } ?? true, "rejected what is JSON")
  }
}

private func checkWriter(_ text: String) {
  var writer = JSONWriter()
  writer.string(text)
  let written = writer.bytes
  require(!written.contains { $0 < 0x20 }, "no control character")
  guard case .string(let plain)? = PlainJSON(written), plain.isIdentical(to: text) else {
    return require(false, "a text is written as it is")
  }
  written.withUnsafeBufferPointer { buffer in
    var reader = JSONReader(buffer, in: buffer.indices)
    let read = try? reader.string()
    require(read.map { $0.isIdentical(to: text) } == true, "a text is read as it was written")
  }
}

extension PlainJSON {
  fileprivate init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      self = scalar.style == .plain ? .literal(scalar.text) : .string(scalar.text)
    case .sequence(let items): self = .array(items.map(PlainJSON.init))
    case .mapping(let pairs):
      self = .object(pairs.map { Member(name: $0.name, value: PlainJSON($0.value)) })
    }
  }
}
