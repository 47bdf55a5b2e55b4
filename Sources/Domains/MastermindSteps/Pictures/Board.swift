import Mastermind
public import Pictures

extension MastermindWorld {
  /// The board of the game; a bare title without one.
  public var screen: Screen {
    guard let game else { return Screen(title: "Mastermind") }
    var elements: [Screen.Element] = [
      .heading("Board", detail: progress(of: game)),
      .drawing(board(of: game)),
      .text("Filled: the right place. Outlined: another place.", .note),
    ]
    if case .failure(let reason) = tries.last?.answer {
      elements.append(.message(.init(title: "Not accepted", text: reason.description)))
    }
    return Screen(title: "Mastermind", elements: elements, footer: [.button("New game")])
  }

  private func progress(of game: Game) -> String {
    let count = "\(game.attempts) of \(Game.maximumAttempts) attempts"
    return game.isWon ? "found in \(count)" : count
  }
}

/// The board with its three areas, as the document's series draws it: the board, the places for
/// the four digits of each attempt, and beside them the cell with its result.
///
/// Each digit has a color, in the order of the series: red, yellow, green, blue.
func board(of game: Game) -> Canvas {
  let (width, resultWidth, rowHeight, top) = (358.0, 74.0, 52.0, 26.0)
  let height = Double(Game.maximumAttempts) * rowHeight
  var canvas = Canvas(width: width, height: top + height)
  let caption = Canvas.Ink(fill: .detail)
  canvas.text("Result", x: resultWidth / 2, y: 12, size: 13, caption)
  canvas.text("Combination", x: (resultWidth + width) / 2, y: 12, size: 13, caption)
  let (paper, line) = (Canvas.Ink(fill: .background), Canvas.Ink(line: .line))
  canvas.rectangle(x: 0, y: top, width: width, height: height, radius: 12, .init(fill: .panel))
  canvas.rectangle(
    x: resultWidth, y: top, width: width - resultWidth, height: height, radius: 12, paper)
  canvas.rectangle(x: resultWidth, y: top, width: 24, height: height, paper)
  for row in 1..<Game.maximumAttempts {
    let y = top + Double(row) * rowHeight
    canvas.rectangle(x: 0, y: y, width: width, height: 0.5, .init(fill: .line))
  }
  canvas.rectangle(x: resultWidth, y: top, width: 0.5, height: height, .init(fill: .line))
  canvas.rectangle(x: 0, y: top, width: width, height: height, radius: 12, line)
  for row in 0..<Game.maximumAttempts {
    let y = top + Double(row) * rowHeight
    let attempt = game.history.indices.contains(row) ? game.history[row] : nil
    if let attempt { canvas.add(resultCell(of: attempt.score), x: 17, y: y + 6) }
    for place in 0..<Code.length {
      let x = resultWidth + 23 + Double(place) * 66
      if let attempt {
        canvas.peg(attempt.code.digits[place], x: x, y: y + 6)
      } else {
        canvas.oval(x: x + 14, y: y + 20, width: 12, height: 12, .init(fill: .panel, line: .line))
      }
    }
  }
  return canvas
}

/// The cell of the system itself, as large as its place on the board.
private func resultCell(of score: Score) -> Drawing {
  var cell = ResultCell(frame: Rect(width: 40, height: 40))
  cell.combination = score.combination
  return cell.drawing
}

extension Canvas {
  /// A peg that shows its digit as color and as text.
  fileprivate mutating func peg(_ digit: Int, x: Double, y: Double) {
    let looks: [(fill: String, text: String)] = [
      ("#c62828", "#ffffff"), ("#f9c513", "#1c1c1e"), ("#1b7f3b", "#ffffff"),
      ("#1558c0", "#ffffff"),
    ]
    let look = looks[(digit - 1) % looks.count]
    oval(x: x, y: y, width: 40, height: 40, .init(fill: .fixed(look.fill)))
    text(
      "\(digit)", x: x + 20, y: y + 26, size: 17, isBold: true, .init(fill: .fixed(look.text)))
  }

  /// Draws a cell, black in the color of text, so that it is seen in the dark as well.
  fileprivate mutating func add(_ drawing: Drawing, x: Double, y: Double) {
    for oval in drawing.ovals {
      let color: Color = oval.color == .black ? .text : .fixed(oval.color.hexadecimal)
      let ink: Ink =
        switch oval.paint {
        case .fill: .init(fill: color)
        case .stroke(let width): .init(line: color, lineWidth: Double(width))
        }
      self.oval(
        x: x + Double(oval.bounds.x), y: y + Double(oval.bounds.y),
        width: Double(oval.bounds.width), height: Double(oval.bounds.height), ink)
    }
  }
}
