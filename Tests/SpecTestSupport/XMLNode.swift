import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document: its attributes, its text and the elements in it.
///
/// Read with Foundation, which knows nothing of the code under test. White space between elements
/// is dropped; that inside of text is kept.
public struct XMLNode: Sendable, Equatable {
  public var name: String
  public var attributes: [String: String]
  /// All text directly in it, without white space on both ends of elements.
  public var text = ""
  /// All text in it, that of its children included, in order and as it is.
  public var wholeText = ""
  public var children: [XMLNode] = []

  /// Reads a document; throws if it is not well-formed.
  public init(document bytes: [UInt8]) throws {
    let builder = Builder()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw NotWellFormed(
        reason: "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }
    self = root
  }

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The document is no XML.
  public struct NotWellFormed: Error {
    public var reason: String
  }

  /// The elements of that name directly in it.
  public subscript(name: String) -> [XMLNode] { children.filter { $0.name == name } }

  /// This and everything below it, in document order.
  public var subtree: [XMLNode] { [self] + children.flatMap(\.subtree) }

  /// White space between elements is no difference.
  public static func == (left: XMLNode, right: XMLNode) -> Bool {
    left.name == right.name && left.attributes == right.attributes && left.text == right.text
      && left.children == right.children
  }
}

private final class Builder: NSObject, XMLParserDelegate {
  private(set) var root: XMLNode?
  private var open: [XMLNode] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(XMLNode(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard var node = open.popLast() else { return }
    node.text = node.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !open.isEmpty else { return root = node }
    open[open.count - 1].wholeText += node.wholeText
    open[open.count - 1].children.append(node)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { append(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    append(String(decoding: block, as: UTF8.self))
  }

  private func append(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
    open[open.count - 1].wholeText += text
  }
}
