import SpecReporting
import Testing

struct ReporterRegistryTests {
  @Test(arguments: [
    ("prety", "pretty"), ("PRETTY", "pretty"), ("prog", "progress"), ("junti", "junit"),
    ("messages", "message"), ("htm", "html"), ("csv", nil), ("", nil),
  ])
  func suggestsTheNearest(name: String, suggestion: String?) {
    #expect {
      try ReporterRegistry.format(named: name)
    } throws: { error in
      let error = error as? ReporterRegistry.UnknownFormat
      return error?.suggestion == suggestion && error?.name == name
        && error?.known == ReporterRegistry.formats.map(\.name)
    }
  }

  @Test func everyFormatIsFoundAndDescribed() throws {
    for format in ReporterRegistry.formats {
      #expect(try ReporterRegistry.format(named: format.name).name == format.name)
      #expect(!format.summary.isEmpty && !format.summary.contains("\n"))
    }
  }
}
