extension Substring {
  /// The lines, which end at LF, CR LF or CR, but not at the other line breaks of Unicode.
  package var lines: [Substring] {
    var lines: [Substring] = []
    var rest = utf8[...]
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(Substring(rest[..<end]))
      let isPair = rest[end] == 0x0D && rest[end...].dropFirst().first == 0x0A
      rest = rest[end...].dropFirst(isPair ? 2 : 1)
    }
    return lines + [Substring(rest)]
  }
}
