import Testing

@testable import SpecSettings

struct FormatTargetTests {
  @Test(arguments: [
    ("message", "message", nil), ("junit:out.xml", "junit", "out.xml"),
    ("junit:a:b.xml", "junit", "a:b.xml"), (#"junit:C:\out.xml"#, "junit", #"C:\out.xml"#),
    ("junit:strict", "junit:strict", nil), ("junit:strict:out.xml", "junit:strict", "out.xml"),
    (#"junit:strict:C:\out.xml"#, "junit:strict", #"C:\out.xml"#),
    ("junit:strict:", "junit:strict", ""), ("junit:./strict", "junit", "./strict"),
    ("junit:strictly.xml", "junit", "strictly.xml"), ("json:strict", "json", "strict"),
    ("", "", nil), ("x:", "x", ""), ("x:strict:y", "x", "strict:y"), (":a", "", "a"),
  ])
  func nameEndsAtItsColon(text: String, name: String, path: String?) {
    let target = Settings.FormatTarget(text)
    #expect(target.name == name)
    #expect(target.path == path)
  }
}
