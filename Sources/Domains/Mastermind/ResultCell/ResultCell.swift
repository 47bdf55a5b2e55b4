/// The view that shows the result of an attempt as filled and outlined circles.
///
/// A value without any drawing system: `circles` and `drawing` are what a screen would show.
public struct ResultCell: Hashable, Sendable {
  /// The frame of the cell, in points; only its size matters to the circles (MAS-R17).
  public var frame = Rect.zero {
    didSet {
      guard frame.width != oldValue.width || frame.height != oldValue.height else { return }
      layOut()
    }
  }
  /// The color of all circles.
  public var color = Color.black {
    didSet { if color != oldValue { revision &+= 1 } }
  }
  /// Transparent at first (MAS-T1).
  public var backgroundColor = Color.clear {
    didSet { if backgroundColor != oldValue { revision &+= 1 } }
  }
  /// One circle for each symbol that is not a space, in the order of the combination.
  public private(set) var circles: [Circle] = []
  /// Goes up by one whenever the content of the cell is made again (D-12).
  ///
  /// Assigning the value that a property already has changes nothing; neither does a combination
  /// whose accepted part is the same.
  public private(set) var revision = 0

  private var accepted = Combination(acceptedOf: "")

  /// A cell that shows nothing (MAS-T2).
  public init(frame: Rect = .zero) {
    self.frame = frame
  }

  /// The shown text: of an assigned text, the part with the first two symbols (MAS-R01).
  public var combination: String {
    get { accepted.text }
    set {
      let new = Combination(acceptedOf: newValue)
      guard new != accepted else { return }
      accepted = new
      layOut()
    }
  }

  /// The rows and columns of the circles; `nil` without circles or area.
  public var grid: CircleGrid? { CircleGrid(count: circles.count, in: frame) }

  /// The cell as a screen would show it.
  public var drawing: Drawing {
    Drawing(
      width: frame.width, height: frame.height, background: backgroundColor,
      ovals: circles.filter(\.bounds.hasArea).map { $0.oval(in: color) })
  }

  /// A frame without area keeps its circles, all of them empty (MAS-R16, D-15).
  private mutating func layOut() {
    let kinds = accepted.kinds
    let grid = CircleGrid(count: kinds.count, in: frame)
    circles = kinds.enumerated().map { index, kind in
      Circle(bounds: grid?.bounds(at: index) ?? .zero, kind: kind)
    }
    revision &+= 1
  }
}
