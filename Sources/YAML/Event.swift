/// One event of the parser, in the order of the text.
struct Event {
  enum Kind {
    case documentStart
    case other
    case alias(name: String)
    case scalar(Node.Scalar)
    case sequenceStart
    case mappingStart
    case collectionEnd
  }

  var kind: Kind
  var anchor: String?
  var tag: String?
  var position: Position
}
