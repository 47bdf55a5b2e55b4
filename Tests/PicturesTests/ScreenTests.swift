import Foundation
import Pictures
import SpecTestSupport
import Testing

/// The elements of a picture, in order; fails when it is not well-formed XML.
private func elements(_ svg: String) -> [XMLNode] {
  do { return try XMLNode(document: Array(svg.utf8)).subtree } catch {
    Issue.record(error, "\(svg)")
    return []
  }
}

/// The texts of a picture from top to bottom as drawn.
private func texts(_ screen: Screen, _ theme: Theme = .light) -> [String] {
  elements(screen.svg(theme: theme)).filter { $0.name == "text" }.map(\.wholeText)
}

@Suite struct ScreenTests {
  private let everything = Screen(
    title: "Films & more", back: "Back", actions: [.search],
    elements: [
      .heading("A", detail: "12"), .text("Top", .title),
      .text("A paragraph that is so long that it cannot stand on one line."),
      .row(title: "My Neighbor Totoro", detail: "1988", image: .loaded([1, 2]), opens: true),
      .row(title: "Only <a> title"), .field(placeholder: "Insert an answer", text: ""),
      .field(placeholder: "Name", text: "Bolt", icon: .search), .button("Go", isEnabled: false),
      .message(.init(title: "No connection", text: "Nothing came", action: "Try again")),
      .spinner(label: "Loading"), .text("Note", .note),
    ],
    footer: [
      .figures(leading: .init("2/3", caption: "hits"), trailing: .init("05:00", caption: "left"))
    ],
    alert: .init(title: "Time finished", text: "You got 1 out of 3 answers", action: "Again"))

  @Test("everything on the screen is in the picture", arguments: Theme.allCases)
  func content(theme: Theme) {
    #expect(
      texts(everything, theme) == [
        "12", "A", "Top", "A paragraph that is so long that it cannot", "stand on one line.",
        "My Neighbor Totoro", "1988", "Only <a> title", "Insert an answer", "Bolt", "Go",
        "No connection", "Nothing came", "Try again", "Loading", "Note", "2/3", "hits", "05:00",
        "left", "Back", "Films & more", "Time finished", "You got 1 out of 3 answers", "Again",
      ])
  }

  @Test("a picture has the device's size, a title and a description")
  func size() {
    let svg = everything.svg(theme: .dark)
    #expect(svg.contains(#"viewBox="0 0 390 844" width="390" height="844""#))
    #expect(svg.contains("<title>Films &amp; more</title>"))
    #expect(svg.contains("<desc>Time finished, You got 1 out of 3 answers, Again, A, Top, "))
    #expect(!Screen(title: "t").svg(theme: .light).contains("<desc>"))
  }

  @Test("blanks are kept")
  func blanks() {
    let screen = Screen(title: "", elements: [.text("2/3   05:00"), .row(title: " a  b ")])
    #expect(texts(screen) == ["2/3   05:00", " a  b ", ""])
    #expect(screen.svg(theme: .light).contains(#"xml:space="preserve""#))
  }

  private static let long = String(repeating: "WM", count: 30)

  @Test(
    "text that does not fit is broken or shortened",
    arguments: [
      (Screen.Element.row(title: long, detail: long), [22, 22, 27, 27]),
      (.row(title: long, detail: long, image: .failed, opens: true), [17, 17, 21, 21]),
      (.message(.init(title: long, text: long, action: long)), [17, 17, 17, 9, 22, 22, 16, 17]),
      (.text(long), [24, 24, 12]), (.text("a \(long)"), [1, 24, 24, 12]), (.heading(long), [23]),
      (.heading("a", detail: long), [17, 1]), (.button(long), [19]), (.spinner(label: long), [27]),
      (.field(placeholder: "", text: long), [21]), (.text("  "), [2]),
    ])
  func longTexts(element: Screen.Element, lengths: [Int]) {
    let found = texts(Screen(title: "", elements: [element]))
    #expect(found.dropLast().map(\.count) == lengths)
  }

  @Test("the title has its room before the words of the back button")
  func bar() {
    #expect(texts(Screen(title: "Hero", back: "Characters")) == ["Characters", "Hero"])
    let long = "The Great Return of Hero"
    #expect(texts(Screen(title: long, back: "Characters")) == [long])
    #expect(texts(Screen(title: long + long, back: "Characters"))[0].hasSuffix("…"))
  }

  @Test("equal screens give equal bytes, another theme others")
  func stable() {
    #expect(everything.svg(theme: .light) == everything.svg(theme: .light))
    #expect(everything.svg(theme: .light) != everything.svg(theme: .dark))
  }

  @Test(
    "hostile text stays text", arguments: ["</svg><script>", "\u{0}\u{1B}[31m", "]]>", "\u{FFFE}"])
  func hostile(text: String) {
    let screen = Screen(
      title: text, elements: [.row(title: text, detail: text)], alert: .init(title: text))
    #expect(Set(texts(screen, .dark)).count == 1)
    #expect(!elements(screen.svg(theme: .dark)).map(\.name).contains("script"))
  }
}

/// Screens that are longer than the device.
@Suite struct ScrollingTests {
  private func rows(_ count: Int) -> [Screen.Element] { (1...count).map { .row(title: "\($0)") } }

  /// Compares the first and the last row that can be seen.
  private func check(
    _ screen: Screen, shows first: String, to last: String, cut: Bool = true, fades: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let (svg, found) = (screen.svg(theme: .light), texts(screen).dropLast())
    #expect(found.first == first, sourceLocation: location)
    #expect(found.last == last, sourceLocation: location)
    #expect(svg.contains(#"width="3""#) == cut, sourceLocation: location)
    #expect(svg.contains("fade") == fades, sourceLocation: location)
  }

  @Test("content that fits does not scroll")
  func short() {
    check(Screen(title: "", elements: rows(17)), shows: "1", to: "17", cut: false, fades: false)
  }

  @Test("longer content is cut, with a fade and an indicator")
  func long() {
    check(Screen(title: "", elements: rows(50)), shows: "1", to: "18")
    #expect(
      Screen(title: "", elements: rows(50)).svg(theme: .light).contains("18 of 50 shown</desc>"))
  }

  @Test("an element is scrolled into view, as little as needed")
  func focus() {
    let rows = rows(50)
    check(Screen(title: "", elements: rows, focus: 3), shows: "1", to: "18")
    check(Screen(title: "", elements: rows, focus: 30), shows: "14", to: "32")
    check(Screen(title: "", elements: rows, focus: 49), shows: "33", to: "50", fades: false)
    check(Screen(title: "", elements: rows, focus: 99), shows: "1", to: "18")
  }

  @Test("the footer takes its room from the content")
  func footer() {
    let screen = Screen(title: "", elements: rows(50), footer: [.button("Go")])
    #expect(texts(screen).suffix(3) == ["16", "Go", ""])
  }

  @Test("a message that there is nothing is in the middle if it is alone")
  func alone() {
    func place(_ elements: [Screen.Element]) -> Bool {
      Screen(title: "", elements: elements).svg(theme: .light).contains("translate(0 84)")
    }
    #expect(!place([.empty(.list, title: "No comics")]))
    #expect(place([.empty(.list, title: "No comics"), .row(title: "a")]))
  }
}

/// The drawing of an image in each state.
@Suite struct ScreenImageTests {
  private func svg(_ image: Screen.Image) -> String {
    Screen(title: "", elements: [.row(title: "a", image: image)]).svg(theme: .light)
  }

  @Test("each state looks different")
  func states() {
    let images: [Screen.Image] = [.unseen, .placeholder, .loading, .failed, .loaded([7])]
    #expect(Set(images.map(svg)).count == images.count)
  }

  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="

  @Test(
    "a whole image file is drawn itself",
    arguments: [
      ("image/png", png), ("image/jpeg", "/9j/4AD/2Q=="), ("image/gif", "R0lGODlhADs="),
      ("image/svg+xml", Data("<svg/></svg>".utf8).base64EncodedString()),
    ])
  func file(type: String, base64: String) throws {
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    #expect(svg(.loaded(bytes)).contains(#"href="data:\#(type);base64,\#(base64)""#))
    #expect(!svg(.loaded(bytes.dropLast())).contains("<image"))
  }

  @Test("other bytes are drawn as a surface that depends on them, texts with their words")
  func invented() {
    #expect(svg(.loaded([1, 2, 3])) != svg(.loaded([1, 2, 4])))
    #expect(svg(.loaded([])).contains("<path"))
    func words(_ shape: Screen.ImageShape) -> [String] {
      let image = Screen.Image.loaded(Array("portrait of 1".utf8))
      return texts(Screen(title: "", elements: [.row(title: "a", image: image, shape: shape)]))
    }
    #expect(words(.portrait) == ["portrait", "of 1", "a", ""])
    #expect(words(.round) == ["1", "a", ""])
  }
}
