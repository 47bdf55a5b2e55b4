import Basics

extension Dialect {
  /// The codes that `code` most likely was meant to be; three at most.
  ///
  /// First those that begin with it (`zh`, `english`), then the language of a region (`pt-BR`), then
  /// those that are one or two slips away.
  public static func nearest(to code: String) -> [String] {
    let wanted = code.lowercased()
    guard !wanted.isEmpty, wanted.utf8.count <= 32 else { return [] }
    var found = all.filter { $0.spellings.contains { $0.hasPrefix(wanted) } }
    if found.isEmpty { found = all.filter { wanted.hasPrefix($0.code.lowercased() + "-") } }
    for slips in 1...2 where found.isEmpty && wanted.utf8.count > slips + 1 {
      found = all.filter { dialect in
        dialect.spellings.contains { spelling in
          editDistance(Array(wanted.utf8), Array(spelling.utf8), limit: slips) != nil
        }
      }
    }
    return found.prefix(3).map(\.code)
  }

  /// The code and both names in lower case.
  private var spellings: [String] { [code, name, native].map { $0.lowercased() } }
}
