/// A length of time in one byte: an eighth of an octave of microseconds, so within 7 % of it.
///
/// 0 is none; 255 means longer than half an hour.
enum TimeCode {
  static func code(_ time: Duration) -> UInt8 {
    let micros = time.microseconds
    guard micros > 0 else { return 0 }
    let octave = 63 - micros.leadingZeroBitCount
    let eighth = octave >= 3 ? (micros >> (octave - 3)) & 7 : (micros << (3 - octave)) & 7
    return UInt8(min(255, octave * 8 + eighth + 1))
  }

  /// The middle of the times that have a code.
  static func time(_ code: UInt8) -> Duration? {
    guard code > 0 else { return nil }
    let (octave, eighth) = (Int(code - 1) / 8, Int(code - 1) % 8)
    let sixteenths = (8 + eighth) * 2 + 1
    return .microseconds(
      octave >= 4 ? sixteenths << (octave - 4) : max(1, sixteenths >> (4 - octave)))
  }
}
