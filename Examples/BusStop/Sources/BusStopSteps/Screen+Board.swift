public import BusStop
public import Pictures

extension Screen {
  /// What people at the stop see.
  public init(_ board: Board) {
    self.init(title: board.stop)
    elements = board.departures.map { departure in
      .row(
        title: "\(departure.line)  \(departure.destination)",
        detail: departure.minutes == 0 ? "now" : "\(departure.minutes) min")
    }
    if !board.isCurrent { elements.append(.message(.init(title: "Times may be out of date"))) }
  }
}
