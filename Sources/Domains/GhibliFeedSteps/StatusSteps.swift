import StepKit

/// Answers with a status, and bodies of which most are no feed.
let unusableAnswers = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "http status",
    #"(?:an? |the )?(?:HTTP )?(?:error )?(?:status |status code |code )?\d{3}(?: (?:OK|Created|Accepted|No Content|Moved Permanently|Found|Not Modified|Bad Request|Unauthorized|Forbidden|Not Found|Gone|Internal Server Error|Bad Gateway|Service Unavailable))?(?: response| RESPONSE| status| error)?(?: (?:to|for) "?GET /feed"?)?"#,
    useForSnippets: false
  ) { (text: String) -> Int in Int(text.filter(\.isNumber)) ?? 0 }

  // The body is that of a feed: it is the status alone that makes it invalid.
  Given("{remote has} {http status}") { (ghibli: inout GhibliWorld, _: String, status: Int) in
    try ghibli.answerFeed(feedJSON(["Lantern Keeper", "Paper Cranes"]), status: status)
  }

  Given("{remote has} {http status} and a valid feed") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    try ghibli.answerFeed(list([filmJSON()]), status: status)
  }

  Given("{remote has} {http status} and/with an empty list/array") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    try ghibli.answerFeed("[]", status: status)
  }

  Given("{remote has} {http status} and an empty body") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    try ghibli.answerFeed("", status: status)
  }

  Given("{remote has} {http status} and the text {string}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, text: String) in
    try ghibli.answerFeed(text, status: status)
  }

  Given("{remote has} {http status} and a feed that breaks off") {
    (ghibli: inout GhibliWorld, _: String, status: Int) in
    try ghibli.answerFeed(String(list([filmJSON(1), filmJSON(2)]).dropLast(20)), status: status)
  }

  Given("{remote has} {http status} and a film without {string}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: nil])]), status: status)
  }

  Given("{remote has} {http status} and a film whose {word} is not a UUID") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: quoted("a UUID")])]), status: status)
  }

  Given("{remote has} {http status} and a film whose {word} is {string}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String, text: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: quoted(text)])]), status: status)
  }

  Given("{remote has} {http status} and a film whose {word} is the number {int}") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String, number: Int) in
    try ghibli.answerFeed(list([filmJSON(1, [key: "\(number)"])]), status: status)
  }

  Given("{remote has} {http status} and a film whose {word} is null") {
    (ghibli: inout GhibliWorld, _: String, status: Int, key: String) in
    try ghibli.answerFeed(list([filmJSON(1, [key: "null"])]), status: status)
  }

  Given("{remote has} {http status} and {count} valid film(s) and {count} film(s) without {string}")
  {
    (ghibli: inout GhibliWorld, _: String, status: Int, valid: Int, invalid: Int, key: String) in
    let films = try sampleNumbers(valid + invalid).map {
      filmJSON($0 + 1, $0 < valid ? [:] : [key: nil])
    }
    try ghibli.answerFeed(list(films), status: status)
  }

  Given(
    "{remote has} {http status} and one valid film and one film whose {word} is {string}"
  ) { (ghibli: inout GhibliWorld, _: String, status: Int, key: String, text: String) in
    try ghibli.answerFeed(list([filmJSON(1), filmJSON(2, [key: quoted(text)])]), status: status)
  }
}
