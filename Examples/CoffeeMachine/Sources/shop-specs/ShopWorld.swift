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

  func price(of name: String) -> Int? { menu.first { $0.name == name }?.price }

  /// Brews a drink, which takes a while.
  mutating func sell(_ name: String, count: Int = 1) async {
    guard isOpen else { return }
    sold += Array(repeating: name, count: count)
  }

  var receipt: String { sold.map { "1 \($0)\n" }.joined() }
}

struct ShopWorld: World {
  var shop = Shop()
  let scenario: ScenarioContext
  let till: String

  init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    till = scenario.parameters["till"] ?? "no till"
  }
}
