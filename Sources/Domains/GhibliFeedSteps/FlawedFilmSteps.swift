import GhibliFeed
import StepKit

/// Films of the remote with which something is wrong.
let flawedFilmSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "a film",
    "(?:a|one|the|the only|a single) (?:film|movie|item)|one of the (?:films|movies|items)")

  Given("{a film}( {in feed}) {film flaw}") {
    (ghibli: inout GhibliWorld, _: String, _: String?, fault: FilmFault) in
    try ghibli.answerFeed(list(FilmPlace.last.flawed(among: 2, fault)))
  }

  ParameterType(
    "film key", #""(?:id|title|description|image|url|URL)"|id|title|description|url|URL"#,
    useForSnippets: false
  ) { (text: String) in text.filter { $0 != "\"" }.lowercased() }
  ParameterType(
    "key flaw",
    "is (?:missing|invalid|not an? (?:valid )?UUID|not an? (?:valid )?URL|no(?: valid)? UUID|no(?: valid)? URL|a number)",
    useForSnippets: false
  ) { (text: String) in text }
  ParameterType.wording(
    "in feed",
    "(?:of|in|from) the (?:remote payload|payload|feed|response|data|remote feed|remote|downloaded data|server['’]s answer)"
  )

  Given("the {film key} of the {film place} film( {in feed}) {key flaw}") {
    (ghibli: inout GhibliWorld, key: String, place: FilmPlace, _: String?, flaw: String) in
    let fault = try FilmFault("whose \(key) \(flaw)", isMissing: flaw.hasSuffix("missing"))
    try ghibli.answerFeed(list(place.flawed(among: 2, fault)))
  }

  Given("the {film key} of {a film}( {in feed}) {key flaw}( {in feed})") {
    (
      ghibli: inout GhibliWorld, key: String, _: String, _: String?, flaw: String, _: String?
    ) in
    let fault = try FilmFault("whose \(key) \(flaw)", isMissing: flaw.hasSuffix("missing"))
    try ghibli.answerFeed(list(FilmPlace.last.flawed(among: 2, fault)))
  }

  Given("the {film key} is missing from/in/for {a film}( {in feed})") {
    (ghibli: inout GhibliWorld, key: String, _: String, _: String?) in
    let fault = try FilmFault("whose \(key) is missing", isMissing: true)
    try ghibli.answerFeed(list(FilmPlace.last.flawed(among: 2, fault)))
  }

  Given("{a film}'s {film key} {key flaw}") {
    (ghibli: inout GhibliWorld, _: String, key: String, flaw: String) in
    let fault = try FilmFault("whose \(key) \(flaw)", isMissing: flaw.hasSuffix("missing"))
    try ghibli.answerFeed(list(FilmPlace.last.flawed(among: 2, fault)))
  }

  Given("the {film place} film( {in feed}) {film flaw}") {
    (ghibli: inout GhibliWorld, place: FilmPlace, _: String?, fault: FilmFault) in
    try ghibli.answerFeed(list(place.flawed(among: 2, fault)))
  }
}

extension FilmPlace {
  /// Films of the remote of which the one at this place has a fault.
  fileprivate func flawed(among count: Int, _ fault: FilmFault) throws -> [String] {
    let number =
      switch self {
      case .number(let number): number
      case .last: count
      }
    try expect((1...100).contains(number), "there is no film number \(number)")
    return try sampleNumbers(max(count, number)).map {
      filmJSON($0 + 1, $0 + 1 == number ? fault.change : [:])
    }
  }
}

/// What is wrong with a film of the remote: `without a title`, `whose id is not a UUID`.
struct FilmFault {
  let change: [String: String?]

  init(_ text: String, isMissing: Bool = false) throws {
    let words = text.filter { $0 != "\"" }
    let keys = ["id", "title", "description", "image", "url"]
    if words == "is invalid" {
      change = ["id": quoted("not a value")]
      return
    }
    let key = try require(
      keys.first { words.lowercased().split(separator: " ").contains(Substring($0)) },
      "a film has \(keys)")
    if [
      "without", " no ", "missing", "misses", "lacks", "not have", "n't have", "n’t have",
    ].contains(where: "\(words) ".contains)
      || words.hasPrefix("no ") || isMissing
    {
      change = [key: nil]
    } else {
      // No property may be a number.
      change = [key: ["title", "description"].contains(key) ? "7" : quoted("not a value")]
    }
  }
}
