import StepKit

/// A place in a list: the second, the last.
enum ListPlace {
  /// From 1.
  case number(Int)
  case last

  /// The index of the place in a list of `count`.
  func index(
    in count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    let index =
      switch self {
      case .number(let number): number - 1
      case .last: count - 1
      }
    try expect((0..<count).contains(index), "the list has \(count)", file: file, line: line)
    return index
  }

  func element<Element>(
    of list: [Element], file: StaticString = #filePath, line: Int = #line
  ) throws -> Element {
    list[try index(in: list.count, file: file, line: line)]
  }
}
