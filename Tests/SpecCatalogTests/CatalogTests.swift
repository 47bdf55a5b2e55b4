import SpecReporting
import StepKit
import Testing

@testable import SpecCatalog

/// The facts about each sentence.
struct CatalogTests {
  @Test("by World, then by keyword, then in the order of definition")
  func order() async throws {
    let catalog = try await makeCatalog()
    #expect(
      catalog.sentences.map { "\($0.world) \($0.keyword) \($0.pattern)" } == [
        "Shop Given a {size} cup of {string}", "Shop Given the <menu>:",
        "Shop When ^I (buy|sell) it$", "Shop Then it is {size}", "Mail When a letter comes",
      ])
    #expect(catalog.worlds == ["Shop", "Mail"])
    // Those of every library first.
    #expect(catalog.parameters.last?.name == "size")
    #expect(catalog.parameters.last?.words == ["small", "large"])
    #expect(catalog.parameters.last?.world == "Shop")
    #expect(catalog.parameters.dropLast().allSatisfy { $0.world == nil && $0.place == nil })
  }

  @Test(arguments: [
    ("a {size} cup of {string}", "a large cup of \"tea\"", 2, ["size", "string"], ""),
    ("it is {size}", "it is large", 1, ["size"], ""),
    ("the <menu>:", "the <menu>:", 0, [], "table"),
    ("^I (buy|sell) it$", "I buy it", 0, [], ""),
  ])
  func sentence(
    pattern: String, example: String, lines: Int, parameters: [String], below: String
  ) async throws {
    let catalog = try await makeCatalog()
    let sentence = try #require(catalog.sentences.first { $0.pattern == pattern })
    #expect(sentence.example == example)
    #expect(sentence.uses?.lines == lines)
    #expect(sentence.uses?.places.count == lines)
    #expect(sentence.isUnused == (lines == 0))
    #expect(sentence.parameters == parameters)
    #expect(sentence.below.rawValue == below)
    #expect(sentence.place.uri.hasSuffix(".swift"))
    #expect(!sentence.place.uri.hasPrefix("/"))
  }

  @Test("without features an example is made of the pattern, and nothing is called unused")
  func withoutFeatures() async throws {
    let catalog = try await makeCatalog(readsFeature: false)
    #expect(!catalog.knowsUses)
    #expect(catalog.sentences.map(\.example).first == "a small cup of \"coffee\"")
    #expect(catalog.sentences.allSatisfy { $0.uses == nil && !$0.isUnused })
  }

  @Test(
    arguments: [
      ([], nil, nil, false, 5), (["CUP"], nil, nil, false, 1), (["tea"], nil, nil, false, 1),
      (["counter", "cup"], nil, nil, false, 1), (["counter", "menu"], nil, nil, false, 0),
      // The values that a parameter takes.
      (["small"], nil, nil, false, 2), ([], "Mail", nil, false, 1),
      ([], nil, "Shop", false, 4), ([], nil, "Cups", false, 3),
      ([], nil, "Letters.swift", false, 1),
      ([], nil, nil, true, 3), ([], "Shop", "Shop", true, 2), (["letter"], "Shop", nil, false, 0),
    ] as [([String], String?, String?, Bool, Int)])
  func filter(
    words: [String], world: String?, library: String?, onlyUnused: Bool, count: Int
  ) async throws {
    let catalog = try await makeCatalog()
    var filter = Catalog.Filter()
    (filter.words, filter.world, filter.library) = (words, world, library)
    filter.onlyUnused = onlyUnused
    let filtered = catalog.filtered(filter)
    #expect(filtered.sentences.count == count)
    #expect(filtered.count == 5)
    if count < 5 {
      let used = Set(filtered.sentences.flatMap(\.parameters))
      #expect(Set(filtered.parameters.map(\.name)) == used)
    }
  }

  @Test func libraryNames() async throws {
    let names = try await makeCatalog().libraryNames
    #expect(names.contains("Cups"))
    #expect(names.contains("Mail"))
    #expect(!names.contains(""))
  }
}
