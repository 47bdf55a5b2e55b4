public import Messages

/// A very large run, with texts as different as people write them.
public enum LargeRun {
  private static let words = [
    "account", "customer", "invoice", "receives", "opens", "delivery", "warehouse", "parcel",
    "discount", "payment", "card", "refund", "letter", "signs", "address", "country", "language",
    "basket", "removes", "adds", "voucher", "gift", "message", "reminder", "morning", "evening",
  ]

  /// Scenarios of six steps; `failing` of them fail, spread evenly, and one in 97 is tagged `@slow`.
  public static func envelopes(features: Int, scenariosOfEach: Int, failing: Int) -> [Envelope] {
    var random = SeededGenerator(seed: 7)
    func phrase(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    let sentences = (0..<400).map { _ in phrase(4) }
    let total = features * scenariosOfEach
    let interval = failing == 0 ? Int.max : total / failing
    let made = (0..<features).map { feature in
      EventScript.Feature(
        "Feature \(feature) \(phrase(3))",
        uri: "Features/area-\(feature % 10)/feature-\(feature).feature",
        tags: ["@area-\(feature % 10)"],
        (0..<scenariosOfEach).map { index in
          let number = feature * scenariosOfEach + index
          let fails = number % interval == interval - 1
          let steps = (0..<6).map { step in
            let argument = "\"\(phrase(1)) \(number)\""
            let sentence = sentences.randomElement(using: &random) ?? ""
            let keyword = ["Given", "And", "When", "And", "Then", "And"][step]
            return EventScript.Step(
              "\(keyword) the \(sentence) of \(argument)", fails && step == 4 ? .failed : .passed,
              fails && step == 4
                ? "not the expected \(phrase(2))\n- \(number)\n+ \(number + 1)" : nil
            ).with {
              $0.arguments = [argument]
              $0.milliseconds = Int.random(in: 0..<9, using: &random)
            }
          }
          return EventScript.Scenario(
            "Scenario \(number) \(phrase(4))", line: index * 9 + 4,
            tags: number % 97 == 0 ? ["@slow"] : [], steps)
        })
    }
    return EventScript(features: made).envelopes
  }
}
