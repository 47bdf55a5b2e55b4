/// The MD5 digest of `message` (RFC 1321) in small hexadecimal digits.
///
/// The catalogue's server asks for it (COM-R20); it protects nothing.
func md5(_ message: [UInt8]) -> String {
  var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
  let padded = padded(message)
  for start in stride(from: 0, to: padded.count, by: 64) {
    mix(words(padded[start..<start + 64]), into: &state)
  }
  return state.map { word in
    littleEndianBytes(UInt64(word)).prefix(4).map(hexadecimal).joined()
  }.joined()
}

/// Whole blocks of 64 bytes that end in the length of the message in bits.
private func padded(_ message: [UInt8]) -> [UInt8] {
  var bytes = message + [0x80]
  while bytes.count % 64 != 56 { bytes.append(0) }
  return bytes + littleEndianBytes(UInt64(message.count) &* 8)
}

private func words(_ block: ArraySlice<UInt8>) -> [UInt32] {
  stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
    (0..<4).reduce(0) { $0 | UInt32(block[index + $1]) << UInt32(8 * $1) }
  }
}

private func mix(_ words: [UInt32], into state: inout [UInt32]) {
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  for step in 0..<64 {
    let round = step / 16
    let (mixed, word): (UInt32, Int) =
      switch round {
      case 0: (b & c | ~b & d, step)
      case 1: (d & b | ~d & c, (5 * step + 1) % 16)
      case 2: (b ^ c ^ d, (3 * step + 5) % 16)
      default: (c ^ (b | ~d), 7 * step % 16)
      }
    let sum = a &+ mixed &+ sines[step] &+ words[word]
    let shift = shifts[round * 4 + step % 4]
    (a, b, c, d) = (d, b &+ (sum << shift | sum >> (32 - shift)), b, c)
  }
  for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
}

private let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

/// The whole parts of 2³² · |sin n| for n from 1 to 64.
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

private func littleEndianBytes(_ number: UInt64) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
