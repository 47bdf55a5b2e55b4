import Foundation
import Pictures
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ScreenTests {
  private let everything = Screen(
    title: "Films & more",
    elements: [
      .heading("A"), .text("A paragraph that is so long that it cannot stand on one line alone."),
      .row(title: "My Neighbor Totoro", detail: "1988", image: .loaded),
      .row(title: "Ponyo", image: .loading), .row(title: "Arrietty", image: .failed),
      .row(title: "Only <a> title"),
      .message(title: "Time finished", text: "You got 1 out of 3 answers", action: "Try Again"),
      .spinner(label: "Loading"), .button("start", isEnabled: true),
      .button("reset", isEnabled: false),
      .field(placeholder: "Insert an answer", text: "", isEnabled: true),
    ])

  /// The texts of a picture, in order; fails when it is not well-formed XML.
  private func texts(_ svg: String) -> [String] {
    final class Reader: NSObject, XMLParserDelegate {
      var texts: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) {
        if name == "text" { texts.append("") }
      }
      func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !texts.isEmpty { texts[texts.count - 1] += string }
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(svg)")
    return reader.texts.map { $0.trimmingCharacters(in: .newlines) }
  }

  @Test("everything on the screen is in the picture", arguments: Theme.allCases)
  func content(theme: Theme) {
    #expect(
      texts(everything.svg(theme: theme)) == [
        "Films & more", "A", "A paragraph that is so long that it",
        "cannot stand on one line alone.",
        "My Neighbor Totoro", "1988", "Ponyo", "!", "Arrietty", "Only <a> title", "Time finished",
        "You got 1 out of 3 answers", "Try Again", "Loading", "start", "reset", "Insert an answer",
      ])
  }

  @Test(
    "what does not fit is broken or cut",
    arguments: [
      (Screen.Element.row(title: long, detail: long), [37, 47]),
      (.row(title: long, detail: long, image: .loaded), [30, 38]),
      (.message(title: long, text: long, action: long), [27, 27, 6, 36, 24, 29]),
      (.text(long), [40, 20]), (.text("a \(long)"), [1, 40, 20]), (.heading(long), [37]),
      (.button(long, isEnabled: true), [30]), (.spinner(label: long), [43]),
      (.field(placeholder: "", text: long, isEnabled: true), [37]), (.text("  "), [0]),
    ])
  func longTexts(element: Screen.Element, lengths: [Int]) {
    let found = texts(Screen(title: Self.long, elements: [element]).svg(theme: .light))
    #expect(found.map(\.count) == [28] + lengths)
  }

  @Test(
    "wide letters take more room",
    arguments: [("ж", [33, 27]), ("é", [33, 27]), ("漢", [20, 20, 20]), ("i", [40, 20])])
  func wideLetters(letter: String, lengths: [Int]) {
    let text = String(repeating: letter, count: 60)
    let found = texts(Screen(title: "", elements: [.text(text)]).svg(theme: .light))
    #expect(found.dropFirst().map(\.count) == lengths)
  }

  private static let long = String(repeating: "WM", count: 30)

  @Test("a heading keeps away from a box above it, and from nothing else")
  func headingBelowBox() {
    func top(_ element: Screen.Element) -> Int? {
      let lines = Screen(title: "", elements: [element, .heading("")]).svg(theme: .light)
        .split(separator: "\n")
      let panel = lines.last { $0.contains(#"height="28""#) }
      return panel.flatMap { Int($0.split(separator: "\"")[1]) }
    }
    #expect(top(.message(title: "", text: nil, action: nil)) == 44 + 16 + 52 + 16)
    #expect(top(.button("", isEnabled: true)) == 44 + 12 + 40 + 16)
    #expect(top(.row(title: "")) == 44 + 44)
    #expect(top(.heading("")) == 44 + 28)
  }

  @Test("a picture as wide as the screen shows its state")
  func picture() {
    let pictures = [Screen.Image.placeholder, .loading, .loaded, .failed].map {
      Screen(title: "", elements: [.picture($0)]).svg(theme: .light)
    }
    #expect(Set(pictures).count == 4)
    #expect(pictures.allSatisfy { $0.contains(#"width="288" height="180""#) })
  }

  @Test("equal screens give equal bytes, another theme others")
  func stable() {
    #expect(everything.svg(theme: .light) == everything.svg(theme: .light))
    #expect(everything.svg(theme: .light) != everything.svg(theme: .dark))
  }

  @Test(
    "hostile text stays text", arguments: ["</svg><script>", "\u{0}\u{1B}[31m", "]]>", "\u{FFFE}"])
  func hostile(text: String) {
    let screen = Screen(title: text, elements: [.row(title: text, detail: text)])
    #expect(texts(screen.svg(theme: .dark)).count == 3)
  }
}
