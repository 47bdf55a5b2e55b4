import StepKit

/// The customer's mail: a World of its own, whose library is valid in its features only.
struct MailWorld: World {
  var letters: [String] = []

  init(_ scenario: ScenarioContext) {}
}

let mailSteps = StepLibrary(MailWorld.self, in: "Mail/", "newsletter*.feature") {
  When("the customer subscribes to the newsletter") { mail in mail.letters.append("welcome") }
    .described(as: "The customer gets a letter at once.")

  Then("{int} letter(s) is/are in the post") { (mail: inout MailWorld, count: Int) in
    try expect(mail.letters.count, equals: count, "the letters")
  }
  .described(as: "Checks the number of letters that have arrived.")
}
