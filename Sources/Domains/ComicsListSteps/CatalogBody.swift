import StepKit

/// Answers of the catalog's server, written from what a sentence names.
enum CatalogBody {
  /// An answer with these comics, ids and titles.
  static func comics(_ comics: [(id: Int, title: String)]) -> String {
    results(comics.map { #"{"id": \#($0.id), "title": \#(quoted($0.title))}"# })
  }

  /// An answer with characters of these names.
  static func characters(_ names: [String]) -> String {
    characters(numbered: names.enumerated().map { (id: $0 + 1, name: $1) })
  }

  /// An answer with these characters, ids and names.
  static func characters(numbered characters: [(id: Int, name: String)]) -> String {
    results(characters.map { #"{"id": \#($0.id), "name": \#(quoted($0.name))}"# })
  }

  /// An answer with so many comics or characters, one of which has no text: counted from 1, or the last
  /// for the largest number.
  static func items(of list: ListName, count: Int, lacking number: Int) throws -> String {
    let number = number == .max ? count : number
    try expect((1...max(count, 1)).contains(number), "there are \(count), not \(number)")
    let (key, texts) =
      list == .comics ? ("title", sampleTitles(count)) : ("name", sampleNames(count))
    return results(
      texts.enumerated().map { index, text in
        let member = index + 1 == number ? "" : #", "\#(key)": \#(quoted(text))"#
        return #"{"id": \#(index + 1)\#(member)}"#
      })
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

  /// An answer that is good but for its code or for a key that is not there.
  static func crafted(
    for list: ListName, code: String = "200", without key: String? = nil
  ) throws -> String {
    let text = list == .comics ? "title" : "name"
    let known = ["code", "status", "data", "results", "id", text]
    if let key { try expect(known.contains(key), "an answer has no key \"\(key)\"") }
    func object(_ members: [(key: String, value: String)]) -> String {
      let rest = members.filter { $0.key != key }.map { "\"\($0.key)\": \($0.value)" }
      return "{\(rest.joined(separator: ", "))}"
    }
    let items = sampleTitles(2).enumerated().map { index, title in
      object([("id", "\(index + 1)"), (text, quoted(title))])
    }
    let page = object([("results", "[\(items.joined(separator: ", "))]")])
    return object([("code", code), ("status", quoted("Ok")), ("data", page)])
  }
}
