import Mastermind

/// The view that the document draws to say what it expects of a result cell (001:102–166).
///
/// It follows the document's code line by line, in 32 bits and with the document's names, and takes
/// nothing from the cell but the vocabulary of a drawing: the two must not share a mistake.
struct DummyView {
  var frame: Rect
  var combination: String
  var color: Color

  func drawRect() -> Drawing {
    var drawing = Drawing(width: frame.width, height: frame.height)
    // The document's code reads the first character of any combination; an empty one has none.
    guard let leftchar = combination.first else { return drawing }
    let combination = self.combination.filter { $0 != " " }
    let K = frame.height / frame.width
    let N = combination.count
    // Its loop would not end for a frame without area.
    guard K.isFinite, K > 0 else { return drawing }

    let verItems = (K * Float(N)).squareRoot().rounded(.up)
    let horItems = (Float(N) / K).squareRoot().rounded(.up)
    let gridHeight = frame.height / verItems
    let gridWidth = frame.width / horItems

    var elements = Array(combination).makeIterator()
    for y in stride(from: Float(0), to: verItems, by: 1) {
      for x in stride(from: Float(0), to: horItems, by: 1) {
        guard let element = elements.next() else { return drawing }
        drawing.ovals.append(
          Oval(
            bounds: Rect(x: x * gridWidth, y: y * gridHeight, width: gridWidth, height: gridHeight),
            paint: element == leftchar ? .fill : .stroke(lineWidth: 1), color: color))
      }
    }
    return drawing
  }
}
