/// A value that a `Packer` writes and an `Unpacker` reads.
package protocol Packable {
  /// Whether the packed value may begin with the byte that stands for nothing.
  static var mayBeginWithZero: Bool { get }

  init(from packed: inout Unpacker)

  func pack(into packed: inout Packer)
}

extension Packable {
  package static var mayBeginWithZero: Bool { true }
}

extension Optional: Packable where Wrapped: Packable {
  package init(from packed: inout Unpacker) {
    guard !packed.takeZero() else {
      self = nil
      return
    }
    if Wrapped.mayBeginWithZero { _ = packed.value() as Bool }
    self = Wrapped(from: &packed)
  }

  package func pack(into packed: inout Packer) {
    guard let self else { return packed.put(unsigned: 0) }
    if Wrapped.mayBeginWithZero { packed.put(true) }
    packed.put(self)
  }
}

extension Array: Packable where Element: Packable {
  package static var mayBeginWithZero: Bool { false }

  package init(from packed: inout Unpacker) {
    let count = Int(packed.unsigned()) - 1
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(Element(from: &packed)) }
  }

  package func pack(into packed: inout Packer) {
    packed.put(unsigned: UInt(count) + 1)
    // By index, and in the buffer itself, so that no element is copied.
    withUnsafeBufferPointer { elements in
      for index in elements.indices { elements[index].pack(into: &packed) }
    }
  }
}

extension Bool: Packable {
  package init(from packed: inout Unpacker) { self = packed.unsigned() != 0 }

  package func pack(into packed: inout Packer) { packed.put(unsigned: self ? 1 : 0) }
}

extension Int: Packable {
  package static var mayBeginWithZero: Bool { false }

  package init(from packed: inout Unpacker) { self = Int(zigzag: packed.unsigned() - 1) }

  package func pack(into packed: inout Packer) { packed.put(unsigned: zigzag + 1) }

  /// The number with its sign in the last bit, so that small ones of either sign take few bytes.
  ///
  /// Beyond 62 bits it wraps; no message has such numbers.
  var zigzag: UInt { UInt(bitPattern: self << 1 ^ self >> 63) & (UInt.max >> 1) }

  init(zigzag number: UInt) {
    self = Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }
}

/// A text: an id as its distance from the one before it, anything else as its length and its bytes.
extension String: Packable {
  package static var mayBeginWithZero: Bool { false }

  package init(from packed: inout Unpacker) {
    let head = packed.unsigned()
    if head & 1 == 1 {
      packed.lastId += Int(zigzag: head >> 1)
      self = String(packed.lastId)
    } else {
      let end = packed.position + Int(head >> 1) - 1
      self = packed.bytes.withUnsafeBufferPointer {
        String(decoding: $0[packed.position..<end], as: UTF8.self)
      }
      packed.position = end
    }
  }

  package func pack(into packed: inout Packer) {
    if let id = countedId {
      packed.put(unsigned: (id - packed.lastId).zigzag << 1 | 1)
      packed.lastId = id
    } else {
      packed.put(unsigned: UInt(utf8.count + 1) << 1)
      packed.buffer.append(contentsOf: utf8)
    }
  }

  /// The number that is spelled so and in no other way.
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
