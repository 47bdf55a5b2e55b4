import Foundation
import Messages
import SpecReporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page as a tree of elements; reading it as XML proves that it is well-formed.
final class PageDocument: NSObject, XMLParserDelegate {
  /// An element, its attributes and what is in it.
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    /// All text in it, in order, that of its children included.
    var text = ""

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// This and everything below it, in the order of the page.
    var subtree: [Element] { [self] + children.flatMap(\.subtree) }

    func all(_ name: String, class className: String? = nil) -> [Element] {
      subtree.filter { $0.name == name && (className.map($0.has) ?? true) }
    }

    func has(_ className: String) -> Bool {
      (attributes["class"] ?? "").split(separator: " ").contains { $0 == className }
    }
  }

  private let bytes: [UInt8]
  private var open = [Element(name: "", attributes: [:])]
  private(set) lazy var elements = open[0].subtree.dropFirst()

  /// Reads a page; a page that is not well-formed is a failed test.
  init(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    self.bytes = bytes
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    let isWellFormed = parser.parse()
    let problem = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
    #expect(isWellFormed, "\(problem)", sourceLocation: sourceLocation)
  }

  var source: String { String(decoding: bytes, as: UTF8.self) }

  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  func all(_ name: String, class className: String? = nil) -> [Element] {
    elements.filter { $0.name == name && (className.map($0.has) ?? true) }
  }

  /// The JSON that the script reads.
  var data: [String: Any] {
    let json = element(id: "data")?.text ?? ""
    return (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = Element(name: name, attributes: attributes)
    open[open.count - 1].children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let ended = open.removeLast()
    open[open.count - 1].text += ended.text
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }
}

/// The page of a run.
func page(
  _ envelopes: [Envelope], _ options: ReportOptions = ReportOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> PageDocument {
  PageDocument(try report(envelopes, as: "html", options), sourceLocation: sourceLocation)
}
