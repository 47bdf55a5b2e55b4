import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The markup of the page.
struct HTMLReporterTests {
  @Test(arguments: Scripts.all.map(\.0))
  func isWellFormedAndLoadsNothing(script: String) throws {
    let script = try #require(Scripts.all.first { $0.0 == script }?.1)
    let page = try page(script.envelopes, ReportOptions { $0.requirements = Scripts.requirements })
    let policy = page.all("meta").compactMap { $0.attributes["content"] }.first {
      $0.contains("default-src")
    }
    #expect(policy?.hasPrefix("default-src 'none'; script-src 'sha256-") == true)
    for element in page.elements {
      let source = element.attributes["src"] ?? ""
      #expect(source.isEmpty || source.hasPrefix("data:"), "\(element.name) loads \(source)")
      if element.name == "link" {
        #expect(element.attributes["href"]?.hasPrefix("data:") == true)
      }
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
      #expect(element.attributes["style"]?.hasPrefix("--columns:") != false)
    }
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "an id is there twice")
    for link in page.all("a").compactMap({ $0.attributes["href"] })
    where link.hasPrefix("#") && !link.hasPrefix("#?") {
      #expect(ids.contains(String(link.dropFirst())), "\(link) leads nowhere")
    }
  }

  @Test func failuresComeFirstAndInFull() throws {
    let page = try page(Scripts.mixed.envelopes)
    #expect(page.all("h1").first?.text == "✘ 3 of 8 scenarios failed")
    let sections = page.all("section").compactMap { $0.attributes["id"] }
    #expect(
      sections == ["failures", "flaky", "undefined", "all", "overview", "environment"])
    #expect(page.element(id: "failures")?.all("h2").first?.text == "Failures 3")
    let card = try #require(page.all("details", class: "card").first)
    // Of more than two cards, only the summaries are visible at first.
    #expect(card.attributes["open"] == nil)
    #expect(
      card.all("span", class: "cause").map(\.text) == [
        "not the expected time: expected 15, actual 10"
      ])
    #expect(card.all("h3").first?.text == "✘ failed Three tries - Lockout")
    #expect(
      card.all("p").first { $0.has("run") }?.text.contains("specrun Features/login.feature:8")
        == true)
    #expect(card.text.contains("Steps/Steps.swift:11"))
    #expect(card.all("del").map(\.text) == ["- 15"])
    #expect(card.all("ins").map(\.text) == ["+ 10"])
    #expect(card.all("mark").map(\.text) == ["5", "0"])
    #expect(
      card.all("tr").map { $0.children.map(\.text) } == [
        ["name", "数"], ["Ann", "1|2"], ["日本語", ""],
      ])
  }

  @Test func commandsAreQuotedForAShell() throws {
    let page = try page(Scripts.mixed.envelopes)
    let commands = page.all("p", class: "run").map { $0.all("code")[0].text }
    #expect(commands.contains("specrun 'Features/pay me.feature:12'"))
    #expect(
      page.all("details", class: "feature").map { $0.attributes["data-run"] } == [
        "specrun Features/login.feature", "specrun 'Features/pay me.feature'",
      ])
  }

  @Test func flakyShowsEveryAttempt() throws {
    let card = try #require(
      page(Scripts.mixed.envelopes).element(id: "flaky")?.all("details").first)
    #expect(card.all("h3").first?.text == "↻ flaky Again")
    #expect(card.all("h4").map(\.text) == ["Attempt 1: ✘ failed", "Attempt 2: ✔ passed"])
    #expect(card.all("pre").map(\.text) == ["not yet\n"])
  }

  @Test func undefinedStepsHaveTheirSnippets() throws {
    let section = try #require(page(Scripts.mixed.envelopes).element(id: "undefined"))
    #expect(
      section.all("figure").first?.all("code").first?.text
        == "Given(\"I lock teh door\") { world in\n}")
    #expect(section.all("figcaption").map(\.text) == ["for Teh door"])
  }

  @Test func theTreeHasEveryScenarioWithStatusAndName() throws {
    let tree = try #require(page(Scripts.mixed.envelopes).element(id: "tree"))
    #expect(tree.all("details", class: "feature").count == 2)
    #expect(tree.all("details", class: "rule").map { $0.children[0].text } == ["Three tries"])
    let scenarios = tree.all("details").filter { $0.attributes["id"]?.hasPrefix("s") == true }
    #expect(
      scenarios.map { "\($0.attributes["class"] ?? "") \($0.children[0].text)" } == [
        "p Enter", "f Lockout", "a Teh door", "p By card", "y Again", "f By hook", "s Not today",
        "p Nothing",
      ])
  }

  @Test func requirementsAreShownWithTheirScenarios() throws {
    let options = ReportOptions { $0.requirements = Scripts.requirements }
    let section = try #require(page(Scripts.mixed.envelopes, options).element(id: "requirements"))
    #expect(section.text.contains("0 of 1 entry"))
    #expect(section.all("a").contains { $0.text == "✔ Enter" })
    #expect(section.text.contains("no scenario"))
    #expect(try page(Scripts.mixed.envelopes).element(id: "requirements") == nil)
  }

  @Test func aRunThatBrokeSaysSoFirst() throws {
    let page = try page(Scripts.broken.envelopes)
    #expect(page.all("section").first?.attributes["id"] == "problems")
    let titles = page.element(id: "problems")?.all("h3").map(\.text)
    #expect(
      titles == ["The run", "✘ Parse error", "✘ Parse error", "✘ AfterAll hook: stop the server"])
    #expect(page.all("h1").first?.text == "✘ The run failed")
  }

  @Test func aRunThatWasCutShortSaysSo() throws {
    let page = try page(Scripts.cut.envelopes)
    #expect(page.element(id: "problems")?.text.contains("The run was cut short") == true)
    let card = try #require(page.all("details", class: "card").first)
    #expect(card.all("h3").first?.text == "· unfinished Fatal")
    #expect(card.text.contains("The run ended before this scenario did."))
  }

  @Test func nothingRan() throws {
    #expect(try page(Scripts.empty.envelopes).all("h1").first?.text == "✔ No scenario ran")
    #expect(try page([]).all("h1").first?.text == "✘ The run did not begin")
  }
}
