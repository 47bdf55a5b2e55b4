import StepKit

/// A place in a list of films: the second, the last.
enum FilmPlace {
  /// From 1.
  case number(Int)
  case last

  /// The element of a list at this place.
  func element<Element>(
    of list: [Element], file: StaticString = #filePath, line: Int = #line
  ) throws -> Element {
    let index =
      switch self {
      case .number(let number): number - 1
      case .last: list.count - 1
      }
    try expect(list.indices.contains(index), "there are \(list.count)", file: file, line: line)
    return list[index]
  }

  /// The number in a message.
  var text: String {
    switch self {
    case .number(let number): "number \(number)"
    case .last: "last"
    }
  }
}
