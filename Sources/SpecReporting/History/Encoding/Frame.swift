import Basics
import Messages

/// A record in the file, with the data by which it is found and known to be whole.
///
///     marker 4 | kind 1 | length 4 | digest of the body 8 | digest of the head 4 | body
///
/// A reader that has lost its way looks for the next marker whose head is right, so damage never
/// costs more than the records that it is in. Two files, concatenated, are one file.
struct Frame {
  enum Kind: UInt8 {
    case names = 1
    case roster = 2
    case run = 3
  }

  var kind: Kind
  /// The positions of the body.
  var body: Range<Int>
  var digest: UInt64

  /// No text in UTF-8 begins so.
  static let marker: [UInt8] = [0xFE, 0x72, 0x75, 0x6E]
  static let headSize = 21

  static func bytes(_ kind: Kind, _ body: [UInt8]) -> [UInt8] {
    let head = ByteWriter.bytes { writer in
      writer.put(byte: kind.rawValue)
      writer.put(fixed: UInt32(body.count))
      writer.put(fixed: digest(body[...]))
    }
    return ByteWriter.bytes { writer in
      writer.put(bytes: marker + head)
      writer.put(fixed: UInt32(truncatingIfNeeded: digest(head[...])))
      writer.put(bytes: body)
    }
  }

  /// The digest of bytes; a change of any one of them gives another.
  static func digest(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      var digest = StableDigest()
      digest.combine(bytes)
      return digest.value
    }
  }
}

/// Bytes of a history that are no record.
package struct Damage: Sendable, Equatable {
  /// The first byte, counted from 0, and the number of bytes.
  package var offset: Int
  package var count: Int
}

extension Frame {
  /// The records of a file and its damaged parts, in order.
  ///
  /// A record of a kind that a later version has is neither.
  static func find(in bytes: [UInt8]) -> (frames: [Frame], damage: [Damage], unknown: Int) {
    var (frames, damage, unknown): ([Frame], [Damage], Int) = ([], [], 0)
    var (position, lost) = (0, 0)
    while position < bytes.count {
      guard let (kind, body, digest) = read(bytes, at: position) else {
        position += 1
        while position < bytes.count, bytes[position] != marker[0] { position += 1 }
        continue
      }
      if lost < position { damage.append(Damage(offset: lost, count: position - lost)) }
      if let kind = Kind(rawValue: kind) {
        frames.append(Frame(kind: kind, body: body, digest: digest))
      } else {
        unknown += 1
      }
      (position, lost) = (body.upperBound, body.upperBound)
    }
    if lost < bytes.count { damage.append(Damage(offset: lost, count: bytes.count - lost)) }
    return (frames, damage, unknown)
  }

  private static func read(
    _ bytes: [UInt8], at start: Int
  ) -> (kind: UInt8, body: Range<Int>, digest: UInt64)? {
    guard bytes.count - start >= headSize, bytes[start..<(start + 4)].elementsEqual(marker) else {
      return nil
    }
    let head = bytes[(start + 4)..<(start + 17)]
    var reader = ByteReader(bytes[(start + 4)..<(start + headSize)])
    let (kind, length) = (reader.byte(), Int(reader.fixed(UInt32.self)))
    let (bodyDigest, headDigest) = (reader.fixed(UInt64.self), reader.fixed(UInt32.self))
    guard headDigest == UInt32(truncatingIfNeeded: digest(head)),
      bytes.count - start - headSize >= length
    else { return nil }
    let body = (start + headSize)..<(start + headSize + length)
    return digest(bytes[body]) == bodyDigest ? (kind, body, bodyDigest) : nil
  }
}
