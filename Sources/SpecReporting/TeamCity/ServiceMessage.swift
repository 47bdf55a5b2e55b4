/// One line that TeamCity, and the IDEs of its maker, act on.
///
/// - Parameter attributes: Those without a value are left out, and of a long one all but 262,144 bytes.
func serviceMessage(_ name: String, _ attributes: [(name: String, value: String?)]) -> String {
  let list = attributes.compactMap { name, value in
    value.map { " \(name)='\(escaped(cut($0, to: 1 << 18)))'" }
  }
  return "##teamcity[\(name)\(list.joined())]\n"
}

/// Colors are dropped; other control characters would end the line or act on a terminal.
private func escaped(_ value: String) -> String {
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
