import StepKit

/// The system under specification.
struct Shop {
  enum Size: String, Decodable {
    case small
    case large
  }

  struct Drink: Decodable, Equatable {
    var name: String
    var price: Int
    var size: Size?
  }

  struct Order: Decodable {
    struct Line: Decodable {
      var drink: String
      var count: Int
    }

    var customer: String
    var lines: [Line]
  }

  var menu: [Drink] = []
  var stamps = 0
  var sold: [String] = []
  var minutesWaited = 0
  var isOpen = true

  enum OrderError: Error, Equatable {
    case notOnTheMenu(String)
  }

  func checkOrder(of name: String) throws(OrderError) {
    guard price(of: name) != nil else { throw .notOnTheMenu(name) }
  }

  func price(of name: String) -> Int? { menu.first { $0.name == name }?.price }

  /// Brews a drink, which takes a while.
  mutating func sell(_ name: String, count: Int = 1) async {
    guard isOpen else { return }
    sold += Array(repeating: name, count: count)
  }

  var receipt: String { sold.map { "1 \($0)\n" }.joined() }
}

/// Counts those who come in, at several doors at once.
actor VisitorCounter {
  private(set) var visitors = 0

  func count() { visitors += 1 }
}

struct ShopWorld: World {
  var shop = Shop()
  let counter = VisitorCounter()
  let scenario: ScenarioContext
  let till: String

  init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    till = scenario.parameters["till"] ?? "no till"
  }
}
