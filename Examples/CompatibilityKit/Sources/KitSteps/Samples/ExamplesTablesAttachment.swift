import StepKit

let examplesTablesAttachment = StepLibrary(ReportWorld.self) {
  When("a JPEG image is attached") { report in
    let image = try report.scenario.resource("cucumber.jpeg")
    report.scenario.attach(image.bytes, mediaType: "image/jpeg")
  }

  When("a PNG image is attached") { report in
    let image = try report.scenario.resource("cucumber.png")
    report.scenario.attach(image.bytes, mediaType: "image/png")
  }
}
