import SpecTestSupport
import Testing

@testable import SpecReporting

/// Text from outside in XML, as a reader gets it and as a log shows it.
struct XMLTests {
  @Test(arguments: [
    ("plain", "plain"), ("a ]]> b ]]]>", "a ]]> b ]]]>"),
    ("</script>&amp;<!--", "</script>&amp;<!--"),
    ("\u{1B}[31mred\u{1B}[0m \u{7}", "red \u{FFFD}"),
    ("\0\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFD}🦊é", "\u{FFFD}🦊é"),
    ("x\n ::error::y\n##[group]##vso[z]", "x\n ::error::y\n##[group]##vso[z]"),
    ("| a | `b` |\n# c", "| a | `b` |\n# c"),
    (String(decoding: [0x61, 0xFF, 0xC3, 0x28], as: UTF8.self), "a\u{FFFD}\u{FFFD}("),
  ])
  func isReadAsItWas(text: String, expected: String) throws {
    let node = try read(text)
    #expect(node.text == expected)
    #expect(node.attributes["a"] == expected)
  }

  @Test(arguments: [
    "::error::x", "a\n::error::x", "a\r\n \t::warning::x", "a ##[debug] b", "##vso[task]",
    "\n:::x", "###[x",
  ])
  func noCommandIsLeft(text: String) throws {
    for style in [XMLText.Style.readable, .numbered] {
      var xml = XMLWriter(style)
      xml.markup("<x")
      xml.attribute("a", text)
      xml.markup(">")
      xml.cdata("\n" + text)
      xml.markup("</x>")
      let lines = String(decoding: xml.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      for line in lines {
        #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
        #expect(!line.contains("##[") && !line.contains("##vso"), "\(line)")
      }
    }
    #expect(
      try read("\n" + text).text.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }

  @Test func aLongTextIsShortened() throws {
    let text = String(repeating: "é]]>", count: 100_000) + "end"
    let node = try read(text)
    #expect(node.text.utf8.count < 263_000)
    #expect(node.text.hasPrefix("é]]>é") && node.text.hasSuffix("]]>end"))
    #expect(node.text.contains(" bytes left out) … "))
    #expect(node.attributes["a"]?.hasSuffix("]]>end") == true)
    #expect(node.attributes["a"].map { $0.utf8.count < 17_000 } == true)
    let short = XMLText.shortened("ééééé", to: 8)
    #expect(short == "ééé … (2 bytes left out) … é")
  }

  private func read(_ text: String) throws -> XMLNode {
    var xml = XMLWriter()
    xml.markup("<x")
    xml.attribute("a", text)
    xml.markup(">")
    xml.cdata(text)
    xml.markup("</x>")
    return try XMLNode(document: xml.bytes)
  }
}
