import Testing

@testable import SpecReporting

/// A table of ids is a dictionary, whatever the ids and their order.
struct IdTableTests {
  private static let ids: [[String]] = [
    ["1", "2", "3", "10"],
    ["3", "1", "2"],
    ["a", "1", "b", "2"],
    ["01", "1", "", "-1", "1.0"],
    ["7", "7", "8", "7"],
  ]

  @Test(arguments: ids)
  func likeADictionary(ids: [String]) {
    var table = IdTable<Int>()
    var dictionary: [String: Int] = [:]
    for (value, id) in ids.enumerated() {
      table.add(value, for: id)
      dictionary[id] = value
    }
    func check() {
      #expect(table.count == dictionary.count)
      #expect(table.ids.sorted() == dictionary.keys.sorted())
      for id in ids + ["9", "x"] { #expect(table[id] == dictionary[id]) }
    }
    check()
    for id in ids.reversed() + ["9"] {
      #expect(table.remove(id) == dictionary.removeValue(forKey: id))
      check()
    }
    #expect(table.isEmpty)
    table.add(1, for: "1")
    #expect(table["1"] == 1)
  }
}
