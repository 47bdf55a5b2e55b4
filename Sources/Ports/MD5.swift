/// The MD5 digest of a message (RFC 1321).
///
/// It is not secure; some servers still require it in signed requests.
public struct MD5: Hashable, Sendable {
  /// The 16 bytes of the digest.
  public let bytes: [UInt8]

  /// Digests the whole of `message`.
  public init(_ message: [UInt8]) {
    // Whole blocks that end in the length of the message in bits (RFC 1321, 3.1 and 3.2).
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    withUnsafeBytes(of: (UInt64(message.count) &* 8).littleEndian) { padded += $0 }
    var state = State()
    for start in stride(from: 0, to: padded.count, by: 64) {
      state.absorb(padded[start..<start + 64])
    }
    bytes = state.words.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
  }

  /// Digests `text` in UTF-8.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The digest as 32 lower-case hexadecimal digits.
  public var hexadecimal: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The four words that a message is mixed into, 64 bytes at a time (RFC 1321, 3.3 and 3.4).
private struct State {
  private(set) var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

  mutating func absorb(_ bytes: ArraySlice<UInt8>) {
    let block = littleEndianWords(bytes)
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    for step in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch step / 16 {
      case 0: (mixed, word) = ((b & c) | (~b & d), step)
      case 1: (mixed, word) = ((b & d) | (c & ~d), 5 * step + 1)
      case 2: (mixed, word) = (b ^ c ^ d, 3 * step + 5)
      default: (mixed, word) = (c ^ (b | ~d), 7 * step)
      }
      let sum = a &+ mixed &+ block[word % 16] &+ sines[step]
      let turn = turns[step / 16][step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
  }
}

private let turns: [[UInt32]] = [
  [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
]

/// The whole part of 2³² · |sin i|, for i from 1 to 64.
private let sines: [UInt32] = [
  0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a,
  0xa830_4613, 0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be,
  0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340,
  0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
  0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8,
  0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c,
  0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
  0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
  0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92,
  0xffef_f47d, 0x8584_5dd1, 0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1,
  0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
]

private func littleEndianWords(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
  stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { start in
    bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
