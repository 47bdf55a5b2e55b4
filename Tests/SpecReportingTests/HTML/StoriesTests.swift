import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The stories of a page, as they are read without its script.
struct StoriesTests {
  private typealias Step = EventScript.Step

  /// A feature in which everything has words of its own.
  private static func envelopes(status: TestStepResult.Status = .passed) -> [Envelope] {
    let picture = Envelope.Attachment(
      body: "<svg xmlns='http://www.w3.org/2000/svg'><text>a'b#c%</text></svg>",
      contentEncoding: .identity, fileName: "screen.svg", mediaType: "image/svg+xml")
    let given = Step.passed("Given a table").with {
      $0.table = [["name", "age"], ["Ann", "7"]]
      $0.attachments = [picture]
    }
    let then = Step("Then it is \"so\"", status, status == .passed ? nil : "it is not").with {
      $0.docString = .init(content: "more\nlines")
      $0.attachments = [picture]
    }
    return EventScript(features: [
      .init("F", [.init("S", line: 9, rule: "R", [given, then])])
    ]).envelopes.map { envelope in
      guard case .gherkinDocument(var document) = envelope else { return envelope }
      document.feature?.description = "  As a reader\n  I want words"
      document.feature?.changeNodes { node, _ in
        if var rule = node.rule {
          rule.description = "1. First `x`\n2. Second\n\n- a <dot>"
          node = .rule(rule)
        } else if var scenario = node.scenario {
          scenario.description = "Why so."
          node = .scenario(scenario)
        }
      }
      return .gherkinDocument(document)
    }
  }

  @Test func everyWordIsThere() throws {
    let page = try page(Self.envelopes())
    let stories = try #require(page.element(id: "all"))
    let about = stories.all("div", class: "about")
    #expect(about.map(\.text) == ["As a reader\nI want words", "First xSeconda <dot>", "Why so."])
    #expect(about[1].all("ol").first?.all("li").map(\.text) == ["First x", "Second"])
    #expect(about[1].all("ul").first?.all("li").map(\.text) == ["a <dot>"])
    #expect(about[1].all("code").map(\.text) == ["x"])
    #expect(stories.all("h3").map(\.text) == ["Contents", "F"])
    #expect(stories.all("h4").map(\.text) == ["R"])
    let sentences = try #require(stories.all("ol", class: "steps").first).all("li")
    #expect(sentences.map { $0.text.hasPrefix("Given a table") } == [true, false])
    #expect(sentences[0].all("td").map(\.text) == ["name", "age", "Ann", "7"])
    #expect(sentences[1].text == "Then it is \"so\"more\nlines")
  }

  @Test func picturesAreFilmStripsAndInThePageOnce() throws {
    let page = try page(Self.envelopes())
    let film = try #require(page.all("div", class: "film").first)
    let pictures = film.all("img")
    #expect(pictures.map { $0.attributes["class"] } == ["i0", "i0"])
    #expect(pictures.map { $0.attributes["alt"] } == ["screen.svg", "screen.svg"])
    #expect(page.source.ranges(of: "%3Ctext%3E").count == 1)
    #expect(
      page.all("style").last?.text
        == ".i0{content:url('data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27%3E"
        + "%3Ctext%3Ea%27b%23c%25%3C/text%3E%3C/svg%3E')}\n")
  }

  @Test func whatACardShowsIsThereOnce() throws {
    let page = try page(Self.envelopes(status: .failed))
    let tree = try #require(page.element(id: "tree"))
    #expect(tree.all("li", class: "f").map(\.text) == ["Then it is \"so\"more\nlines"])
    #expect(tree.all("img").isEmpty)
    #expect(page.all("pre", class: "why").map(\.text) == ["it is not\n"])
  }

  @Test func storiesComeFirstOnGreenAndFailuresOnRed() throws {
    func sections(_ status: TestStepResult.Status) throws -> [String?] {
      try page(Self.envelopes(status: status)).all("section").prefix(2).map { $0.attributes["id"] }
    }
    #expect(try sections(.passed) == ["all", "overview"])
    #expect(try sections(.failed) == ["failures", "all"])
  }

  @Test func failuresWithOneCauseAreOneGroup() throws {
    let scenarios = (0..<405).map {
      EventScript.Scenario("S\($0)", line: $0 * 3 + 3, [.failed("Given \($0)", "no \($0)")])
    }
    let page = try page(EventScript(features: [.init("F", scenarios)]).envelopes)
    let failures = try #require(page.element(id: "failures"))
    #expect(failures.all("h2").map(\.text) == ["Failures 405 with 1 cause"])
    #expect(failures.all("details", class: "card").count == 1)
    #expect(failures.all("summary").first?.text.hasSuffix("405 × no 0") == true)
    let others = try #require(failures.all("details", class: "same").first)
    #expect(others.all("summary").first?.text == "404 more with this cause")
    #expect(others.all("a").map(\.text) == (1..<405).map { "S\($0)" })
    #expect(page.element(id: "tree")?.all("pre", class: "why").last?.text == "no 404\n")
  }

  @Test func attemptsThatFailedAlikeAreOne() throws {
    func titles(_ messages: [String], _ last: Step) throws -> [String] {
      let earlier = messages.map { [Step.failed("Given a", $0).logging($0)] }
      let script = EventScript(features: [
        .init("F", [.init("S", line: 3, [last], earlier: earlier)])
      ])
      return try page(script.envelopes).all("h4").map(\.text)
    }
    let failed = Step.failed("Given a", "no 3")
    #expect(try titles(["no 1", "no 2"], failed) == ["3 attempts ✘ failed alike"])
    #expect(
      try titles(["other", "no 2"], failed) == ["Attempt 1: ✘ failed", "2 attempts ✘ failed alike"])
    #expect(
      try titles(["no 1", "no 2"], .passed("Given a")) == [
        "2 attempts ✘ failed alike", "Attempt 3: ✔ passed",
      ])
  }

  @Test func placesAreLinksToTheirSources() throws {
    let git = Meta.Git(remote: "https://github.com/o/r.git", revision: "c0ffee")
    let product = Meta.Product(name: "x")
    let meta = Meta(
      protocolVersion: "32", implementation: product, runtime: product, os: product, cpu: product,
      ci: Meta.CI(name: "x", git: git))
    let page = try page([.meta(meta)] + Self.envelopes(status: .failed))
    let base = "https://github.com/o/r/blob/c0ffee"
    let links = page.element(id: "failures")?.all("a").compactMap { $0.attributes["href"] } ?? []
    #expect(links.contains { $0.hasPrefix("\(base)/Steps/Steps.swift#L") })
    #expect(links.contains { $0.hasPrefix("\(base)/") && $0.hasSuffix(".feature#L9") })
    let feature = page.all("details", class: "feature").first
    #expect(feature?.attributes["data-source"]?.hasSuffix(".feature#L{line}") == true)
    let places = try #require(page.data["places"] as? [String])
    #expect(places.allSatisfy { $0.hasPrefix("Steps/Steps.swift:") } && places.count == 2)
    #expect((page.data["links"] as? [String])?.allSatisfy { $0.hasPrefix(base) } == true)
    #expect(try self.page(Self.envelopes()).data["links"] == nil)
  }

  private func page(_ envelopes: [Envelope]) throws -> PageDocument {
    try SpecReportingTests.page(envelopes)
  }
}
