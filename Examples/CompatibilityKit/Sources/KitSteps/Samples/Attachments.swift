import StepKit

let attachments = StepLibrary(ReportWorld.self) {
  When("the string {string} is attached as {string}") {
    (report: inout ReportWorld, text: String, mediaType: String) in
    report.scenario.attach(text, mediaType: mediaType)
  }

  When("the string {string} is logged") { (report: inout ReportWorld, text: String) in
    report.scenario.log(text)
  }

  When("text with ANSI escapes is logged") { report in
    report.scenario.log("This displays a \(rainbow)")
  }

  When("the following string is attached as {string}:") {
    (report: inout ReportWorld, mediaType: String, text: DocString) in
    report.scenario.attach(text.content, mediaType: mediaType)
  }

  When("an array with {int} bytes is attached as {string}") {
    (report: inout ReportWorld, count: UInt8, mediaType: String) in
    report.scenario.attach(Array(0..<count), mediaType: mediaType)
  }

  When("a PDF document is attached and renamed") { report in
    let document = try report.scenario.resource("document.pdf")
    report.scenario.attach(
      document.bytes, mediaType: "application/pdf", fileName: "renamed.pdf")
  }

  When("a link to {string} is attached") { (report: inout ReportWorld, address: String) in
    report.scenario.link(address)
  }

  When("the string {string} is attached as {string} before a failure") {
    (report: inout ReportWorld, text: String, mediaType: String) in
    report.scenario.attach(text, mediaType: mediaType)
    throw Kit.Error("whoops")
  }
}

private let rainbow = zip("rainbow", [31, 91, 33, 32, 34, 95, 35])
  .map { letter, color in "\u{1B}[\(color)m\(letter)\u{1B}[0m" }
  .joined()
