import StepKit

/// Results that are counted.
let deliveryCountSteps = StepLibrary(GhibliWorld.self) {
  // two success messages
  ParameterType(
    "outcomes",
    "success messages|errors|error messages|(?:invalid data|connectivity|retrieval|deletion|saving) errors",
    useForSnippets: false
  ) { (text: String) in
    try Outcome(String(text.dropLast()))
  }

  Then("{delivers} {count} {outcomes}( in total)") {
    (ghibli: inout GhibliWorld, delivers: Bool, count: Int, outcome: Outcome) in
    try expect(delivers && count > 1, "the sentence does not say how many there are")
    try await ghibli.expectDelivered(outcome, DeliveryCount(count))
  }

  Then("{count} {outcomes} {is delivered}( in total)") {
    (ghibli: inout GhibliWorld, count: Int, outcome: Outcome, isDelivered: Bool) in
    try expect(isDelivered && count > 1, "the sentence does not say how many there are")
    try await ghibli.expectDelivered(outcome, DeliveryCount(count))
  }
}

/// How often something is delivered.
struct DeliveryCount {
  /// The number; nil where it is once for each command.
  let number: Int?

  init(_ number: Int) { self.number = number }

  init(_ text: String) {
    let words = ["once": 1, "twice": 2, "both": 2, "two": 2, "three": 3, "four": 4, "five": 5]
    number = text.split(separator: " ").compactMap { words[String($0)] }.first
  }
}
