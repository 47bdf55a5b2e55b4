/// One line that TeamCity, and the IDEs of its maker, act on.
struct ServiceMessage {
  /// More bytes of a text than this are left out.
  private static let limit = 1 << 18

  private(set) var text: String

  /// - Parameter flow: Distinguishes the messages of scenarios that ran at once.
  init(_ name: StaticString, flow: String?) {
    text = "##teamcity[\(name)"
    self = with("flowId", flow)
  }

  /// The message with one more attribute; unchanged without a value.
  func with(_ name: StaticString, _ value: String?) -> ServiceMessage {
    guard let value else { return self }
    var message = self
    message.text += " \(name)='\(Self.escaped(cut(value, to: Self.limit)))'"
    return message
  }

  func write(to output: inout [UInt8]) { output.append(contentsOf: "\(text)]\n".utf8) }

  /// Colors are dropped; other control characters would end the line or act on a terminal.
  private static func escaped(_ value: String) -> String {
    replacing(withoutColors(value)) { scalar in
      switch scalar {
      case "|", "'", "[", "]": "|\(scalar)"
      case "\n": "|n"
      case "\r": "|r"
      case "\u{85}": "|x"
      case "\u{2028}": "|l"
      case "\u{2029}": "|p"
      case "\t": nil
      case "\u{A0}"... where isDangerous(scalar): name(of: scalar)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }
}
