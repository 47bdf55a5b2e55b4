/// A value that a `ByteWriter` writes and a `ByteReader` reads.
package protocol Packable {
  /// Whether the packed value may begin with the byte that represents nil.
  static var mayBeginWithZero: Bool { get }

  /// Reads a value; if the bytes are invalid, the reader fails.
  init(from reader: inout ByteReader)

  func pack(into writer: inout ByteWriter)
}

extension Packable {
  package static var mayBeginWithZero: Bool { true }

  /// The value of all of the bytes; nil if they are invalid.
  package init?(packed bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    self.init(from: &reader)
    guard reader.isComplete else { return nil }
  }
}

extension Optional: Packable where Wrapped: Packable {
  package init(from reader: inout ByteReader) {
    guard !reader.takeZero() else {
      self = nil
      return
    }
    if Wrapped.mayBeginWithZero { _ = reader.byte() }
    self = Wrapped(from: &reader)
  }

  package func pack(into writer: inout ByteWriter) {
    guard let self else { return writer.put(byte: 0) }
    if Wrapped.mayBeginWithZero { writer.put(byte: 1) }
    self.pack(into: &writer)
  }
}

extension Array: Packable where Element: Packable {
  package static var mayBeginWithZero: Bool { false }

  package init(from reader: inout ByteReader) {
    self = []
    let head = reader.number(upTo: reader.rest)
    if head == 0 { reader.fail() }
    let count = Swift.max(0, head - 1)
    // A wrong number is noticed before much is reserved for it.
    reserveCapacity(Swift.min(count, 256))
    for _ in 0..<count where !reader.hasFailed { append(Element(from: &reader)) }
  }

  package func pack(into writer: inout ByteWriter) {
    writer.put(number: count + 1)
    // By index, and in the buffer itself, so that no element is copied.
    withUnsafeBufferPointer { elements in
      for index in elements.indices { elements[index].pack(into: &writer) }
    }
  }
}

extension Dictionary: Packable where Key: Packable & Comparable, Value: Packable {
  package init(from reader: inout ByteReader) {
    let (keys, values): ([Key], [Value]) = (reader.value(), reader.value())
    self.init(zip(keys, values)) { first, _ in first }
  }

  package func pack(into writer: inout ByteWriter) {
    let sorted = sorted { $0.key < $1.key }
    writer.put(sorted.map(\.key), sorted.map(\.value))
  }
}

extension Bool: Packable {
  package init(from reader: inout ByteReader) { self = reader.byte() != 0 }

  package func pack(into writer: inout ByteWriter) { writer.put(byte: self ? 1 : 0) }
}

extension Int: Packable {
  package static var mayBeginWithZero: Bool { false }

  package init(from reader: inout ByteReader) {
    let head = reader.unsigned()
    if head == 0 { reader.fail() }
    self = head == 0 ? 0 : Int(zigzag: head - 1)
  }

  package func pack(into writer: inout ByteWriter) { writer.put(unsigned: zigzag + 1) }

  /// The number with its sign in the last bit, so that small ones of either sign take few bytes.
  ///
  /// Beyond 62 bits it wraps; no message has such numbers.
  var zigzag: UInt64 { UInt64(bitPattern: Int64(self << 1 ^ self >> 63)) & (UInt64.max >> 1) }

  init(zigzag number: UInt64) {
    self = Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
  }
}

/// Nanoseconds, from zero to a century.
extension Duration: Packable {
  package init(from reader: inout ByteReader) {
    self = .nanoseconds(reader.number(upTo: 1 << 61))
  }

  package func pack(into writer: inout ByteWriter) {
    let (seconds, attoseconds) = components
    writer.put(number: Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
  }
}

/// A text: an id as its distance from the one before it, anything else as its length and its bytes.
extension String: Packable {
  package static var mayBeginWithZero: Bool { false }

  package init(from reader: inout ByteReader) {
    let head = reader.unsigned()
    if head & 1 == 1 {
      reader.lastId &+= Int(zigzag: head >> 1)
      self = String(reader.lastId)
    } else {
      let bytes = reader.slice(Int(head >> 1) - 1)
      self = String(decoding: bytes, as: UTF8.self)
    }
  }

  package func pack(into writer: inout ByteWriter) {
    if let id = countedId {
      writer.put(unsigned: (id - writer.lastId).zigzag << 1 | 1)
      writer.lastId = id
    } else {
      writer.put(number: (utf8.count + 1) << 1)
      writer.put(bytes: utf8)
    }
  }

  /// The number with exactly this spelling.
  package var countedId: Int? {
    let digits = utf8
    guard 1...15 ~= digits.count, digits.first != UInt8(ascii: "0") else { return nil }
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit &- UInt8(ascii: "0"))
    }
    return number
  }
}
