extension Dialect {
  /// The codes that someone who wrote `code` most likely meant, the likeliest first; three at most.
  public static func nearest(to code: String) -> [String] {
    let wanted = Array(code.lowercased().utf8.prefix(32))
    var best = 3
    var codes: [String] = []
    for dialect in all {
      let names = [dialect.code, dialect.name, dialect.native]
      let distance = names.map { editDistance(wanted, Array($0.lowercased().utf8)) }.min() ?? best
      if distance < best {
        best = distance
        codes = []
      }
      if distance == best, best < 3 { codes.append(dialect.code) }
    }
    return Array(codes.prefix(3))
  }

  /// How many bytes must be put in, taken out or replaced to turn one text into the other.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (line, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = Swift.min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
