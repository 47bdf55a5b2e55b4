import Ports
import StepKit
import TestDoubles

/// An answer of the server in the words of a story.
enum Answer: Sendable {
  case valid
  case body(String, status: Int)
  /// Another end of the request than an answer.
  case unanswered(HTTPClientError = .timedOut)
  case noConnection
  /// Nothing comes.
  case silence
  /// A list of nothing.
  case nothing
  /// One that is good but for its status, its code, which is JSON, or a key that is not there.
  case crafted(status: Int, code: String, missing: String?)

  static let unreadable = unreadable(status: 200)

  static let sentence =
    "(?:that |this time )*the (?:server |server['’]s )?(?:\(name) )?(?:response|answer)"
    + "(?: (?:of|from) the server)?(?: to the request)?(?: (?:for|to|of|with) (?:the |its )?\(name)(?: request)?)?"
    + "(?: (?:finally |then |now )?(?:arrives|arrived|comes|came|has arrived|is received|was received)(?: late)?,? (?:and|but|and it|but it))?"
    + "(?: (?:is|was|has|contains|would be|will be|turns out to be|comes back)(?: again| now)?)?"
    + "|the (?:server )?(?:\(name) )?(?:response|request)(?: for (?:the )?\(name))?"
    + " (?:is answered|was answered|ends|ended) with"
    + "|the server(?: now| then| again| still)? (?:(?:has |had )?(?:answered|responded|replied|returned|given|delivered|sent)"
    + "|answers|responds|replies|returns|reports|gives|gave|delivers|sends|comes|came|fails|failed)(?: back)?(?: again)?"
    + "(?: to)?(?: the (?:request(?: for (?:the )?\(name))?|\(name)(?: request)?))?(?: with)?"

  static let pattern =
    "(?:a )?valid(?: response| answer| list(?: of (?:comic )?\(name))?)?(?: again)?|(?:an? |the )?(?:\(wrong))(?: response| answer| data)?(?: again)?"
    + "|missing|data that (?:can['’]t|can ?not|could not|couldn['’]t) be read|valid (?:but|and) empty|(?:an )?empty list|no internet connection|an error|an? \\d{3} (?:error|status)(?: code)?|(?:an )?error (?:code )?\\d{3}|(?:an )?HTTP (?:(?:error|status) )?\\d{3}|(?:a )?status(?: code)?(?: of)? \\d{3}"
    + "|an? (?:server )?(?:timeout|failure)|(?:can['’]t|can ?not|could not|couldn['’]t) be (?:read|parsed|decoded|understood)"
    + "|(?:\(statusOf))?(?:\(flawed)|no body)|(?:\(statusOf))(?:\(sound)|(?:an? |the )?(?:\(wrong))(?: response| answer| data| body)?)"

  /// The status, before what is in the body.
  private static let statusOf =
    "(?:an? |the )?(?:HTTP )?(?:status|error)(?: code)?(?: of)? \\d{3}(?:,? and|,? but|,? with|,) "
  /// A body whose code is 409, a body without "data".
  private static let flawed =
    "(?:(?:an? |the )?(?:body|response|answer|JSON) (?:whose|in which the|where the|with(?: an?| the)?|(?:that|which) has(?: an?| the)?) )?"
    + #"(?:the |an? |its )?(?:"code"|code)(?: is| of)? (?:\d{1,9}|"[^"]*")(?: in (?:the|its) body)?"#
    + "|(?:an? |the )?(?:body|response|answer|JSON) (?:without|lacking|with no|(?:that|which) (?:lacks|has no))"
    + #"(?: an?| the)?(?: key)? "[^"]*""#
  /// A body in which nothing is wrong.
  private static let sound =
    "(?:an )?empty list|(?:an? |the )?(?:otherwise )?(?:valid|good|correct|well-formed|readable) (?:list|body|response|answer|JSON)"
    + "(?: of (?:the )?(?:Marvel |comic )*(?:comics|characters))?"

  private static let name = "(?:(?:list of )?comics|(?:list of )?(?:comic )?characters)"
  static let wrong =
    "invalid|not valid|unreadable|malformed|corrupt(?:ed)?|broken|not readable|rubbish|gibberish|empty (?:body|response|answer)|(?:page|piece) of HTML|HTML(?: page)?|plain text"
    + "|(?:broken |incomplete |malformed |invalid )?JSON(?: that is cut(?: off)?(?: in the middle)?)?"
    + "|not (?:a |valid )?JSON|no JSON|no data|an? (?:invalid|wrong|unknown) format|incomplete|nothing|garbage|nonsense"

  init(_ text: String) throws {
    let (status, content) = Self.parts(of: text)
    func has(_ words: String...) -> Bool { words.contains { content.contains($0) } }
    if has("missing") {
      self = .silence
    } else if has("empty list", "valid but empty", "valid and empty") {
      self = status.map { .body(CatalogBody.results([]), status: $0) } ?? .nothing
    } else if content.isEmpty || has("empty", "no body", "nothing") {
      self = .body("", status: status ?? 200)
    } else if has("without", "lack", "with no \"", "has no") {
      self = .crafted(status: status ?? 200, code: "200", missing: quoted(in: content).first)
    } else if has("code") {
      let number = content.split(separator: " ").lazy.compactMap { Int($0) }.first
      let word = quoted(in: content).last.map { "\"\($0)\"" }
      let code = try require(number.map(String.init) ?? word, "\(text) has no code")
      self = .crafted(status: status ?? 200, code: code, missing: nil)
    } else if has("no internet") {
      self = .noConnection
    } else if has("error", "timeout", "failure") {
      self = .unanswered()
    } else if has("no data", "format") {
      self = Self.unreadable(status: status ?? 200)
    } else if has("HTML") {
      self = .body("<html><body>Sorry</body></html>", status: status ?? 200)
    } else if has("cut", "broken", "incomplete", "malformed") {
      let body = #"{"code": 200, "status": "Ok", "data": {"results": ["#
      self = .body(body, status: status ?? 200)
    } else if has("plain", "no JSON", "not JSON", "not a JSON", "garbage", "nonsense")
      || has("rubbish", "gibberish")
      || content.hasSuffix("JSON") && !has("valid", "good", "correct", "well-formed", "readable")
    {
      self = .body("Sorry", status: status ?? 200)
    } else if has("invalid", "not valid", "corrupt", "read", "parsed", "decoded", "understood"),
      !has("readable") || has("unreadable", "not readable")
    {
      self = Self.unreadable(status: status ?? 200)
    } else if let status, status != 200 {
      self = .crafted(status: status, code: "200", missing: nil)
    } else {
      self = .valid
    }
  }

  private static let statusNouns = ["status", "HTTP", "error"]

  /// The status that a text says first, and what it says of the rest.
  private static func parts(of text: String) -> (status: Int?, content: String) {
    let words = text.split(separator: " ").map(String.init)
    func number(_ word: String) -> Int? { Int(word.prefix(while: \.isNumber)) }
    guard let place = words.firstIndex(where: { number($0) != nil }),
      words[..<place].contains(where: statusNouns.contains)
        || words[(place + 1)...].first.map(statusNouns.contains) == true
    else { return (nil, text) }
    let rest = words[(place + 1)...].drop {
      (statusNouns + ["code", "and", "but", "with"]).contains($0)
    }
    return (number(words[place]), rest.joined(separator: " "))
  }

  static func unreadable(status: Int) -> Answer {
    .body(#"{"code": 500, "status": "Something is wrong"}"#, status: status)
  }

  /// What comes of a request for that list; nil where it is what the server has for it.
  func result(for list: ListName) throws -> Result<HTTPResponse, HTTPClientError>? {
    func text(_ body: String, _ status: Int = 200) -> Result<HTTPResponse, HTTPClientError> {
      .success(HTTPResponse(status: status, body: Array(body.utf8)))
    }
    switch self {
    case .valid: return nil
    case .body(let body, let status): return text(body, status)
    case .crafted(let status, let code, let missing):
      return text(try CatalogBody.crafted(for: list, code: code, without: missing), status)
    case .nothing: return text(CatalogBody.results([]))
    case .unanswered(let error): return .failure(error)
    case .noConnection: return .failure(.notConnected)
    case .silence: return try require(nil, "an answer that is missing does not come")
    }
  }
}

extension ComicsWorld {
  mutating func answer(_ answer: Answer, to lists: [ListName]) async throws {
    if case .silence = answer {
      isSilent = true
      return
    }
    if case .noConnection = answer { network.goOffline() }
    // What it looks like depends on what was asked for.
    let list = lists.count == 1 ? lists[0] : shownList
    guard let result = try answer.result(for: list) else {
      return try await answerValidly(to: lists)
    }
    try self.answer(result, to: lists)
  }
}
