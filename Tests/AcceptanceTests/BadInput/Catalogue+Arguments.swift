/// Values and patterns of steps: items 36 to 39.
extension Catalogue {
  static var arguments: [BadInput] {
    let undefined = ["1 scenario (1 undefined)"]
    let parentheses = String(repeating: "(", count: 200_000)
    return [
      BadInput(
        36, "number that is too large", step("99999999999999999999 things"), exit: 1,
        output: ["         '99999999999999999999' is not a value of {int}: it does not fit Int"]),
      BadInput(36, "digits of other scripts", step("９ things"), exit: 1, output: undefined),
      BadInput(36, "sign", step("+5 things"), exit: 1, output: undefined),
      BadInput(36, "underscore", step("1_000 things"), exit: 1, output: undefined),
      BadInput(37, "no number", step("a share of NaN"), exit: 1, output: undefined),
      BadInput(37, "infinite number", step("a share of 1e400"), exit: 1, output: undefined),
      BadInput(37, "hexadecimal number", step("a share of 0x1p3"), exit: 1, output: undefined),
      BadInput(37, "decimal comma", step("a share of 1,5"), exit: 1, output: undefined),
      BadInput(
        38, "repetitions in repetitions", step("\(String(repeating: "a", count: 40))!"), exit: 1,
        output: undefined),
      BadInput(
        38, "pattern that takes too long", step("\(String(repeating: "b", count: 60))!"), exit: 1,
        output: ["         Matching /^(b|bb)+\\1$/ took too many steps and was given up."]),
      BadInput(
        38, "pattern for names that takes too long",
        "Feature: f\n  Scenario: \(String(repeating: "b", count: 60))!\n    Given it passes\n",
        ["x.feature", "--name", "^(b|bb)+\\1$"], exit: 2,
        errors: [
          "--name: matching /^(b|bb)+\\1$/ with the name of the scenario at x.feature:2 took too "
            + "many steps and was given up; …"
        ]),
      BadInput(
        39, "200,000 parentheses in a pattern",
        files: [
          "x.feature": .text(feature),
          "specrun.yaml": .text("profiles:\n  default:\n    name: \"\(parentheses)\"\n"),
        ], exit: 2, errors: ["specrun.yaml:3:11: name: \"((((((((((…"]),
      BadInput(
        39, "200,000 parentheses in a tag expression",
        files: [
          "x.feature": .text(feature),
          "specrun.yaml": .text("profiles:\n  default:\n    tags: \"\(parentheses)\"\n"),
        ], exit: 2, errors: ["specrun.yaml:3:11: tags: …"]),
    ]
  }
}
