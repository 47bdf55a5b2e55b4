import Mastermind

extension Bitmap {
  /// The pixels as a PNG file, not compressed; `nil` without pixels or with over 256 colors.
  ///
  /// Two bitmaps have the same file if and only if they have the same pixels.
  func png() -> [UInt8]? {
    guard let first = pixels.first else { return nil }
    var palette = [first]
    var previous = (color: first, index: UInt8(0))
    var indices: [UInt8] = []
    indices.reserveCapacity(pixels.count)
    for pixel in pixels {
      if pixel != previous.color {
        if !palette.contains(pixel) { palette.append(pixel) }
        guard let index = palette.firstIndex(of: pixel).flatMap(UInt8.init(exactly:)) else {
          return nil
        }
        previous = (pixel, index)
      }
      indices.append(previous.index)
    }
    let depth = palette.count <= 2 ? 1 : 8
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bigEndian(width) + bigEndian(height) + [UInt8(depth), 3, 0, 0, 0])
      + chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
      + chunk("tRNS", palette.map(\.alpha))
      + chunk("IDAT", stored(rows(of: indices, depth: depth)))
      + chunk("IEND", [])
  }

  /// The rows of the file: a filter byte, then the indices, eight to a byte at a depth of 1.
  private func rows(of indices: [UInt8], depth: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(height * (width * depth / 8 + 2))
    for start in stride(from: 0, to: indices.count, by: width) {
      bytes.append(0)
      let row = indices[start..<start + width]
      guard depth == 1 else {
        bytes += row
        continue
      }
      for octet in stride(from: start, to: row.endIndex, by: 8) {
        let bits = row[octet..<min(octet + 8, row.endIndex)]
        bytes.append(bits.reduce(0) { $0 << 1 | $1 } << (8 - bits.count))
      }
    }
    return bytes
  }
}

/// A chunk of a PNG file: length, name, content, check sum (PNG, section 5.3).
private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let checked = Array(name.utf8) + content
  return bigEndian(content.count) + checked + bigEndian(Int(crc32(checked)))
}

/// A zlib stream that holds `bytes` as they are (RFC 1950, RFC 1951 section 3.2.4).
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  let longest = 65_535
  var stream: [UInt8] = [0x78, 0x01]
  for start in stride(from: 0, to: bytes.count, by: longest) {
    let block = bytes[start..<min(start + longest, bytes.count)]
    let length = UInt16(block.count)
    stream.append(block.endIndex == bytes.count ? 1 : 0)
    for number in [length, ~length] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
    stream += block
  }
  return stream + bigEndian(Int(adler32(bytes)))
}

private func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

private let crcTable: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { rest, _ in
    rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1
  }
}

private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var rest: UInt32 = 0xFFFF_FFFF
  for byte in bytes { rest = crcTable[Int((rest ^ UInt32(byte)) & 0xFF)] ^ (rest >> 8) }
  return rest ^ 0xFFFF_FFFF
}

private func adler32(_ bytes: [UInt8]) -> UInt32 {
  var (low, high): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return high << 16 | low
}
