/// The number of bytes to insert, delete or replace to turn one text into the other (Levenshtein), or
/// nil when it is more than `limit`.
public func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int = .max) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  var row = Array(0...right.count)
  for (line, byte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    var least = row[0]
    for (column, other) in right.enumerated() {
      let above = row[column + 1]
      row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
      least = min(least, row[column + 1])
      diagonal = above
    }
    if least > limit { return nil }
  }
  return row[right.count] <= limit ? row[right.count] : nil
}
