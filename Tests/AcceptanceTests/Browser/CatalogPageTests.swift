import CommandTestSupport
import Foundation
import SpecTestSupport
import Testing

@testable import SpecCommand

/// The page of `specrun steps` in a real browser.
@Suite(.serialized, .enabled(if: Browser.programs != nil, "\(Browser.whySkipped)"))
struct CatalogPageTests {
  /// The page of all sentences, with the uses of one story.
  private static let made = Task {
    let folder = try TemporaryFolder()
    let run = await AllSystems.call(
      "steps",
      ["Features/QuizGame/start-the-game.feature", "-f", "html:\(folder.path)/steps.html"])
    #expect(run.status == .passed, "\(run.errors)")
    return folder
  }

  private func run(_ body: (Browser) async throws -> Void) async throws {
    let folder = try await Self.made.value
    let page = folder.url.appendingPathComponent("steps.html")
    try await Browser.run { browser in
      try await browser.open(page.absoluteString)
      try await body(browser)
      #expect(try await browser.complaints() == [])
    }
  }

  private static let shown =
    "[...document.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility())"

  @Test("words find sentences by their pattern, their description and what parameters take")
  func search() async throws {
    try await run { browser in
      let all = try await browser.number("\(Self.shown).length")
      #expect(all > 300)
      try await browser.type("REMOTE question answers", into: "#search")
      try await browser.wait(until: "\(Self.shown).length === 1")
      #expect(
        try await browser.text("\(Self.shown)[0].querySelector('b').textContent")
          == "the remote question is {string} with the answer(s) {quoted list}")
      #expect(
        try await browser.text("document.getElementById('found').textContent") == "1 sentence")
      // The parameter leads to what it takes, which stays.
      try await browser.click("tr:not([hidden]) a")
      #expect(try await browser.text("document.querySelector(':target').textContent") == "{string}")
    }
  }

  @Test("unused sentences can be picked out")
  func unused() async throws {
    try await run { browser in
      let all = try await browser.number("\(Self.shown).length")
      try await browser.click("#unused")
      let unused = try await browser.number("\(Self.shown).length")
      #expect(unused < all)
      #expect(unused > 300)
      #expect(
        try await browser.number("\(Self.shown).filter((row) => row.className !== 'x').length") == 0
      )
      try await browser.click("#unused")
      #expect(try await browser.number("\(Self.shown).length") == all)
    }
  }

  @Test("everybody can use the page, in light and dark, on a screen and on a phone")
  func accessibility() async throws {
    try await run { browser in
      for (theme, width) in [("light", 1280), ("dark", 390), ("light", 390)] {
        try await browser.resize(width: width, height: 900)
        // Of hundreds of rows that are alike, some are looked at.
        _ = try await browser.evaluate(
          """
          document.documentElement.dataset.theme = arguments[0];
          for (const body of document.querySelectorAll("tbody"))
            for (const row of [...body.rows].slice(20)) row.remove();
          """, theme)
        let complaints = try await browser.evaluate(Accessibility.check) as? [String]
        #expect(complaints == [], "\(theme), \(width) wide")
      }
    }
  }
}
