import MarvelLibrary
import Pictures
import StepKit

/// The sections of the details in their order, and how many things each has: `"comics" 3, "links" 1`.
struct SectionAmounts: Hashable, Sendable {
  struct Amount: Hashable, Sendable {
    var section: String
    var count: Int
  }

  var all: [Amount] = []

  init(words: String) throws {
    var name: String?
    for word in words.split(whereSeparator: { " ,:()\"".contains($0) }).map(String.init) {
      if let known = name, let count = cardinal(word) {
        all.append(Amount(section: known, count: count))
        name = nil
      } else if Self.names.contains(word.lowercased()) {
        name = word.lowercased()
      }
    }
    try expect(!all.isEmpty && name == nil, "found \(words)")
  }

  private static let names = ["comics", "series", "stories", "events", "links"]

  static let pattern: String = {
    let word = "(?:[Cc]omics|[Ss]eries|[Ss]tories|[Ee]vents|[Ll]inks)"
    let one = "(?:\"\(word)\"|\(word))(?: with|:)? \\(?(?:\(number))\\)?(?: items?)?"
    return "\(one)(?:(?:,? and |, )\(one))*"
  }()
}

/// How many things each section has.
let sectionAmountSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelSectionAmounts", SectionAmounts.pattern, useForSnippets: false) {
    try SectionAmounts(words: $0)
  }

  // These and no others, in this order.
  Then(.sentence("the/its/his/her/their (only )sections are {marvelSectionAmounts}")) {
    (marvel: inout MarvelWorld, amounts: SectionAmounts) in
    try expect(try marvel.sectionAmounts(), equals: amounts.all, "the sections")
  }

  Then("{marvelDetails} {marvelOffers} (the )(only the )sections {marvelSectionAmounts}") {
    (marvel: inout MarvelWorld, view: ViewChoice, stated: Statement, amounts: SectionAmounts) in
    let statement = try marvel.stated(stated, in: view)
    let shown = try marvel.sectionAmounts()
    let isThere =
      statement.isOnly ? shown == amounts.all : amounts.all.allSatisfy(shown.contains)
    try expect(isThere == statement.isTrue, "the sections are \(shown)")
  }
}

extension MarvelWorld {
  /// The headings of the sections as they are drawn, with their numbers.
  fileprivate mutating func sectionAmounts() throws -> [SectionAmounts.Amount] {
    _ = try details()
    return screen.elements.compactMap { element in
      guard case .heading(let text, let detail?) = element, let count = Int(detail) else {
        return nil
      }
      return SectionAmounts.Amount(section: text.lowercased(), count: count)
    }
  }
}
