import ComicsList
import TestDoubles
import Testing

@Suite struct ComicSectionTests {
  /// Groups comics with the ids 1, 2, … and compares `section: title | title`.
  private func check(
    _ titles: [String], _ sections: [String], _ location: SourceLocation = #_sourceLocation
  ) {
    for titles in [titles, titles.reversed()] {
      let comics = titles.enumerated().map { Comic(id: $0 + 1, title: $1) }
      let found = grouped(comics).map { section in
        section.title + ": " + section.comics.map(\.title).joined(separator: " | ")
      }
      #expect(found == sections, sourceLocation: location)
    }
  }

  @Test("COM-R05–R07: the first letter, whatever its case; then the whole title")
  func letters() {
    check(["Crook", "cool comic", "Comic"], ["C: Comic | cool comic | Crook"])
    check(
      ["crane City #2", "Bolt #1", "Comet #7", "Cabin #1", "bolt #0"],
      ["B: bolt #0 | Bolt #1", "C: Cabin #1 | Comet #7 | crane City #2"])
    check([], [])
  }

  @Test("COM-R08, D-03: a comic without a title is kept")
  func emptyTitle() {
    check(["", "A", "\n ", "1"], ["#:  | \n  | 1", "A: A"])
  }

  @Test("COM-R09, D-04: one section for all that is no letter, the first one")
  func noLetters() {
    check(
      ["“Quote”", "3d man", "#1", "Zed", " lead", "🦊"],
      ["#: #1 | 3d man | “Quote” | 🦊", "L:  lead", "Z: Zed"])
  }

  @Test("COM-R09, D-04: accents count in neither key nor order, however they are encoded")
  func accents() {
    check(
      ["Ángel", "angler", "A\u{301}ngelo", "Zoë", "zoe 2", "Łódź", "Lodge"],
      [
        "A: Ángel | A\u{301}ngelo | angler", "L: Lodge | Łódź", "Z: Zoë | zoe 2",
      ])
    check(["Ωmega", "ωm", "Яблоко", "яб", "漫画"], ["Ω: ωm | Ωmega", "Я: яб | Яблоко", "漫: 漫画"])
  }

  @Test("COM-R07: small letters that share a capital share a section")
  func capitals() {
    check(["ßa", "İx", "ix 2", "ıy", "ſa", "sz"], ["I: İx | ix 2 | ıy", "S: sz | ßa | ſa"])
    check(["ﬁn", "fa"], ["F: fa | ﬁn"])
  }

  @Test("COM-R10, D-05: equal titles by spelling, then by id")
  func ties() {
    let comics = [(12, "Twin"), (7, "Twin"), (9, "twin")].map { Comic(id: $0, title: $1) }
    #expect(grouped(comics).map { $0.comics.map(\.id) } == [[7, 12, 9]])
    #expect(grouped(comics.reversed()).map { $0.comics.map(\.id) } == [[7, 12, 9]])
  }

  @Test("COM-R05–R10: nothing is lost, no section comes twice, whatever the titles")
  func anything() {
    var random = SeededRandom(seed: 4)
    let letters = Array("aAáÁbBßſıİ1#\" \u{301}漫🦊ǆΩω”")
    for _ in 0..<200 {
      let comics = (0..<20).map { id in
        let length = Int.random(in: 0..<4, using: &random)
        let title = (0..<length).compactMap { _ in letters.randomElement(using: &random) }
        return Comic(id: id, title: String(title))
      }
      let sections = grouped(comics)
      #expect(sections.flatMap(\.comics).map(\.id).sorted() == Array(0..<20))
      #expect(Set(sections.map(\.title)).count == sections.count)
      #expect(sections.dropFirst().allSatisfy { $0.title != "#" })
      #expect(grouped(comics.shuffled(using: &random)) == sections)
    }
  }

  @Test("COM-R12: characters by name in one list, digits first")
  func characters() {
    let names = ["Tigra", "Hank Pym", "3d man", "Ánt man", "ant Man", "hank pym"]
    let found = sorted(names.enumerated().map { ComicCharacter(id: $0, name: $1) })
    #expect(
      found.map(\.name) == ["3d man", "ant Man", "Ánt man", "Hank Pym", "hank pym", "Tigra"])
    let twins = [3, 1, 2].map { ComicCharacter(id: $0, name: "Twin") }
    #expect(sorted(twins).map(\.id) == [1, 2, 3])
  }
}
