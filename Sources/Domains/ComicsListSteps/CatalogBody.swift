/// Answers of the catalog's server, written from what a sentence names.
enum CatalogBody {
  /// An answer with these comics, ids and titles.
  static func comics(_ comics: [(id: Int, title: String)]) -> String {
    results(comics.map { #"{"id": \#($0.id), "title": \#(quoted($0.title))}"# })
  }

  /// An answer with characters of these names.
  static func characters(_ names: [String]) -> String {
    results(names.enumerated().map { #"{"id": \#($0 + 1), "name": \#(quoted($1))}"# })
  }

  /// An answer around items that are JSON already.
  static func results(_ items: [String]) -> String {
    let list = items.joined(separator: ", ")
    return #"{"code": 200, "status": "Ok", "data": {"results": [\#(list)]}}"#
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
