/// The words of a feature file in one language.
struct Dialect {
  let code: String
  let feature: String
  let background: String
  let rule: String
  let scenario: String
  let outline: String
  let examples: String
  let given: String
  let when: String
  let then: String
  let and: String

  static let english = Dialect(
    code: "en", feature: "Feature", background: "Background", rule: "Rule", scenario: "Scenario",
    outline: "Scenario Outline", examples: "Examples", given: "Given ", when: "When ",
    then: "Then ", and: "And ")

  static let others = [
    Dialect(
      code: "de", feature: "Funktionalität", background: "Grundlage", rule: "Regel",
      scenario: "Szenario", outline: "Szenariogrundriss", examples: "Beispiele",
      given: "Angenommen ", when: "Wenn ", then: "Dann ", and: "Und "),
    Dialect(
      code: "fr", feature: "Fonctionnalité", background: "Contexte", rule: "Règle",
      scenario: "Scénario", outline: "Plan du scénario", examples: "Exemples", given: "Soit ",
      when: "Quand ", then: "Alors ", and: "Et "),
    Dialect(
      code: "ru", feature: "Функция", background: "Предыстория", rule: "Правило",
      scenario: "Сценарий", outline: "Структура сценария", examples: "Примеры",
      given: "Допустим ", when: "Когда ", then: "Тогда ", and: "И "),
    Dialect(
      code: "ja", feature: "機能", background: "背景", rule: "ルール", scenario: "シナリオ",
      outline: "シナリオアウトライン", examples: "例", given: "前提", when: "もし", then: "ならば",
      and: "かつ"),
  ]
}
