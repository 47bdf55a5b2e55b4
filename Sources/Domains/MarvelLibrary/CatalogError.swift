/// The reason why a part of the catalog cannot be shown (D-45, D-46).
public enum CatalogError: Error, Hashable, Sendable {
  /// A key is blank, so nothing was asked.
  case configuration(blank: APIKeys.Kind)
  /// There was no answer of the server.
  case connectivity
  case invalidData(InvalidData)
}

/// The defect of an answer of the server.
public enum InvalidData: Error, Hashable, Sendable {
  /// Only 200 is a success; the server's own words go with it if it gave some (MAR-R08).
  case status(Int, said: String?)
  /// The envelope of an answer has a code of its own, and it is not 200.
  case code(String, said: String?)
  /// No bytes at all.
  case empty
  /// Also JSON that was cut off, and a page for people.
  case notJSON
  /// The path of the key: `data.results[0].name`.
  case missingKey(String)
  case wrongType(String)
  /// The answer for one work has none in it.
  case noResult
  case notAWebAddress(String)
}
