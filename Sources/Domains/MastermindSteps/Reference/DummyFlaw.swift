import Mastermind

/// A mistake put into a dummy's drawing on purpose: the comparison has to find it.
enum DummyFlaw {
  case outlinesFirstKind
  case drawsInRed
  case leavesOutLastCircle

  func applied(to drawing: Drawing) -> Drawing {
    var drawing = drawing
    switch self {
    case .outlinesFirstKind:
      for index in drawing.ovals.indices { drawing.ovals[index].paint = .stroke(lineWidth: 1) }
    case .drawsInRed:
      for index in drawing.ovals.indices { drawing.ovals[index].color = .red }
    case .leavesOutLastCircle:
      drawing.ovals = drawing.ovals.dropLast()
    }
    return drawing
  }
}
