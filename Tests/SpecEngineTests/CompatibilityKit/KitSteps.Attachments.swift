import StepKit

/// Samples about what a step leaves for the report.
extension KitSteps {
  private static let rainbow =
    "This displays a \u{1B}[31mr\u{1B}[0m\u{1B}[91ma\u{1B}[0m\u{1B}[33mi\u{1B}[0m\u{1B}[32mn"
    + "\u{1B}[0m\u{1B}[34mb\u{1B}[0m\u{1B}[95mo\u{1B}[0m\u{1B}[35mw\u{1B}[0m"

  static let attachments = StepLibrary(PlainWorld.self) {
    When("the string {string} is attached as {string}") {
      (world: inout PlainWorld, text: String, mediaType: String) in
      world.scenario.attach(text, mediaType: mediaType)
    }
    When("the string {string} is logged") { (world: inout PlainWorld, text: String) in
      world.scenario.log(text)
    }
    When("text with ANSI escapes is logged") { world in world.scenario.log(rainbow) }
    When("the following string is attached as {string}:") {
      (world: inout PlainWorld, mediaType: String, text: DocString) in
      world.scenario.attach(text.content, mediaType: mediaType)
    }
    When("an array with {int} bytes is attached as {string}") {
      (world: inout PlainWorld, count: UInt8, mediaType: String) in
      world.scenario.attach(Array(0..<count), mediaType: mediaType)
    }
    When("a PDF document is attached and renamed") { world in
      let document = try world.scenario.resource("document.pdf")
      world.scenario.attach(
        document.bytes, mediaType: "application/pdf", fileName: "renamed.pdf")
    }
    When("a link to {string} is attached") { (world: inout PlainWorld, url: String) in
      world.scenario.link(url)
    }
    When("the string {string} is attached as {string} before a failure") {
      (world: inout PlainWorld, text: String, mediaType: String) in
      world.scenario.attach(text, mediaType: mediaType)
      throw Error("whoops")
    }
  }

  static let examplesTablesAttachment = StepLibrary(PlainWorld.self) {
    When("a JPEG image is attached") { world in
      let picture = try world.scenario.resource("cucumber.jpeg")
      world.scenario.attach(picture.bytes, mediaType: "image/jpeg")
    }
    When("a PNG image is attached") { world in
      let picture = try world.scenario.resource("cucumber.png")
      world.scenario.attach(picture.bytes, mediaType: "image/png")
    }
  }

  static let markdown = StepLibrary(PlainWorld.self) {
    Given("some TypeScript code:") { (_: inout PlainWorld, _: DocString) in }
    Given("some classic Gherkin:") { (_: inout PlainWorld, _: DocString) in }
    When("we use a data table and attach something and then {word}") {
      (world: inout PlainWorld, word: String, _: DataTable) in
      world.scenario.log("We are logging some plain text (\(word))")
      if word == "fail" { throw Error("You asked me to fail") }
    }
    Then("this might or might not run") { _ in }
  }
}
