/// A color with 8 bits a channel; an alpha of 0 is transparent.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 255, green: 255, blue: 255)
  public static let red = Color(red: 255, green: 0, blue: 0)
  public static let yellow = Color(red: 255, green: 255, blue: 0)
  public static let green = Color(red: 0, green: 255, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 255)
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Whether nothing of it can be seen.
  public var isTransparent: Bool { alpha == 0 }

  /// `#RRGGBB`, followed by the alpha if it is not opaque.
  public var hexadecimal: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
