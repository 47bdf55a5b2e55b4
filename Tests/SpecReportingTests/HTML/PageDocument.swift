import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// A page as a tree of elements; reading it as XML proves that it is well-formed.
struct PageDocument {
  /// An element, its attributes and its content.
  struct Element {
    let name: String
    let attributes: [String: String]
    let children: [Element]
    /// All text in it, in order, that of its children included.
    let text: String

    init(_ node: XMLNode) {
      name = node.name
      attributes = node.attributes
      children = node.children.map { Element($0) }
      text = node.wholeText
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
  let elements: [Element]

  /// Reads a page; a page that is not well-formed is a failed test.
  init(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    self.bytes = bytes
    do { elements = try Element(XMLNode(document: bytes)).subtree } catch {
      elements = []
      Issue.record(error, sourceLocation: sourceLocation)
    }
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
}

/// The page of a run.
func page(
  _ envelopes: [Envelope], _ options: ReportOptions = ReportOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> PageDocument {
  PageDocument(try report(envelopes, as: "html", options), sourceLocation: sourceLocation)
}
