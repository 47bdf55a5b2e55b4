import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// A request that a sentence means: `the request`, `the second request`, `the search request`.
struct RequestChoice: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case last
    /// From 1.
    case number(Int)
    case search
    case list
    /// For a page, from 1.
    case page(Int)
    /// For a page after the first one.
    case nextPage
    case every
    /// The search for a name.
    case named(String)
  }

  var kind: Kind
  /// `no request`.
  var isDenied = false
  /// `a request`, whichever.
  var isSome = false

  init(_ kind: Kind) { self.kind = kind }

  init(words: String) {
    let isSome = ["a ", "an ", "another "].contains { words.hasPrefix($0) }
    let name = quotedTexts(words).first
    let words = words.split { " '".contains($0) }.map(String.init)
    let numbers = ordinals
    kind =
      if let name {
        .named(name)
      } else if ["every", "each", "all", "both"].contains(words[0]) {
        .every
      } else if words.last == "page", let number = words.lazy.compactMap({ numbers[$0] }).last {
        .page(number)
      } else if words.suffix(2) == ["next", "page"] {
        .nextPage
      } else if words[0] == "none" || ["requests", "calls"].contains(words.last) {
        .every
      } else if words.contains("search") || words.contains("filter") {
        .search
      } else if words.contains("list") {
        .list
      } else if words[0] == "the", let number = words.lazy.compactMap({ numbers[$0] }).first {
        .number(number)
      } else {
        .last
      }
    isDenied = ["no", "none"].contains(words[0])
    self.isSome = isSome
  }
}

/// An address that a sentence means.
enum EndpointChoice: Hashable, Sendable {
  /// That of the list, for the search too.
  case same
  case characters
  case path(String)
  case samePath(String)

  init(words: String) {
    let path = quotedTexts(words).first
    self =
      switch (path, words.contains("same")) {
      case (let path?, true): .samePath(path)
      case (let path?, false): .path(path)
      case (nil, let isSame): isSame ? .same : .characters
      }
  }

  func matches(_ url: String) -> Bool {
    switch self {
    case .same, .characters: url == SampleServer.indexURL
    case .path(let path), .samePath(let path):
      // An end of it, which begins at a slash.
      url == path || url.hasSuffix((path.hasPrefix("/") ? "" : "/") + path) && !path.isEmpty
    }
  }

  var isSame: Bool {
    switch self {
    case .same, .samePath: true
    case .characters, .path: false
    }
  }
}

/// Parameters of a request and their values: `the name param "Thor"`, `offset 20 and limit 20`.
struct ParameterValues: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    var name: String
    var value: String
  }

  var all: [Parameter]

  init(name: String, value: String) { all = [Parameter(name: name, value: value)] }

  init(words: String) throws {
    all = []
    // A quotation may be a name or a value.
    var name: String?
    for word in words.matches(of: /"(?:[^"\\]|\\.)*"|[^ =",]+/).map({ String($0.output) }) {
      let text = quoted(word) ?? word
      if let known = name, quoted(word) != nil || Int(word) != nil {
        all.append(Parameter(name: known, value: text))
        name = nil
      } else if name == nil, parameterNames.contains(text) {
        name = text
      }
    }
    try expect(!all.isEmpty && name == nil, "no parameter is called \(words)")
  }

  /// Whether the request has them all.
  func match(_ request: HTTPRequest) -> Bool { all.allSatisfy { request[$0.name] == $0.value } }
}

/// Requests, addresses and parameters in sentences.
let marvelRequests = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelRequest", request, useForSnippets: false) { RequestChoice(words: $0) }
  ParameterType("marvelEndpoint", endpoint, useForSnippets: false) { EndpointChoice(words: $0) }
  ParameterType("marvelParameterValue", parameterValue, useForSnippets: false) {
    try ParameterValues(words: $0)
  }
  ParameterType("marvelParameterList", parameterList, useForSnippets: false) { words in
    words.replacing(/time ?stamp/, with: "ts").split { " ,".contains($0) }.map(String.init)
      .filter(parameterNames.contains)
  }
  ParameterType.wording("marvelGoesTo", goesTo)
  ParameterType.wording(
    "marvelAPI", "(?:the )?(?:Marvel )?(?:API|server)(?: of Marvel)?|(?:the )?Marvel")
  ParameterType.wording("marvelCalls", calls)
  ParameterType(
    "marvelParameter",
    "(?:\(parameters)|\"(?:\(parameters))\")(?: (?:query )?param(?:eter)?)?"
      + "|(?:query )?param(?:eter)? \"?(?:\(parameters))\"?", useForSnippets: false
  ) { words in
    try require(
      words.split { " \"".contains($0) }.map(String.init).first { parameterNames.contains($0) },
      "no parameter is called \(words)")
  }
}

/// `ts, apikey and hash`.
private let parameterList =
  "(?:the |a )?(?:(?:\(parameters)|time ?stamp)(?:,? and (?:a |the )?|, (?:a |the )?))+(?:\(parameters)|time ?stamp)(?: param(?:eter)?s)?"

private let parameterNames = ["nameStartsWith", "name", "offset", "limit", "ts", "apikey", "hash"]
private let parameters = parameterNames.joined(separator: "|")

private let which =
  "(?: (?:last|latest|\(oneOf(ordinals.keys))|two|three|next|new|further|same|other|additional|more|following|search"
  + "|filter|filtering|list|API|GET|HTTP|Marvel|network|single|characters?))*"

private let request =
  "(?:(?:each|every|all|both|none|any)(?: of)? (?:the|these|those)|the|a|an|another|this|that|its|each|every|all|both|any)"
  + "\(which) (?:request|call|query)s?"
  + "(?: (?:for|of) (?:the )?(?:list(?: of characters)?|characters|search|next page|filter|(?:first|second|third) page))?"
  + "|(?:the|an?|no|any)\(which) (?:request|call) for (?:the name )?\(quotation)"
  + "|the (?:search|filter|list)'s (?:request|call)"

private let calls =
  "(?:(?:further|more|other|new|additional|second|API|network|HTTP|GET|Marvel) )*(?:requests?|calls?)"

private let goesTo =
  "(?:(?:is|was|are|were|has been|should be|must be|will be) (?:also |then |again )?"
  + "(?:sent|made|issued|directed|addressed) (?:to|with|by|using|against|on)"
  + "|(?:also |then |should |must |will )*(?:goes|went|go) to|(?:also |should |must )*uses?|asks?"
  + "|(?:is|was|are|were) (?:on|for|from|to))"

private let endpoint =
  "the same (?:characters? )?(?:API )?(?:endpoint|index|address|URL)(?: \(quotation))?"
  + "(?: (?:as|of|for|used|that|which|to|(?:is|was) used|lists?|loads?|loaded|listing|the|when"
  + "|list(?: of characters)?|characters|list request|first request))*"
  + "|(?:the )?(?:Marvel )?(?:API )?(?:Marvel API )?(?:characters? )?(?:endpoint|index)"
  + "(?: of the (?:Marvel )?API| of characters| (?:that is )?used to list (?:the )?characters)?"
  + "|(?:the )?(?:(?:characters? )?(?:endpoint|path|address|URL|resource ?URI) )?\(quotation)"

private let parameterValue =
  "(?:\(oneValue))(?:(?:,? (?:and|with)|,) (?:\(oneValue)))*"

private let oneValue =
  "(?:(?:the|a|an|its) )?(?:query )?(?:\(parameters))(?: query)?(?: param(?:eter)?)?"
  + "(?: ?= ?| )(?:(?:set to|of|equal to|is|with(?: the)? value(?: of)?|being|for) )?"
  + "(?:\(quotation)|\\d{1,9})"
  + "|(?:the|a) (?:query )?param(?:eter)? \"?(?:\(parameters))\"?"
  + "(?: ?= ?| )(?:(?:set to|of|equal to|is|with(?: the)? value(?: of)?) )?(?:\(quotation)|\\d{1,9})"

extension MarvelWorld {
  /// The requests to the index that a sentence means.
  private func requests(_ choice: RequestChoice) throws -> [HTTPRequest] {
    let found = sent(choice)
    try expect(!found.isEmpty, "no such request was sent")
    return found
  }

  /// As above; there may be none.
  func sent(_ choice: RequestChoice) -> [HTTPRequest] {
    let all = network.requests.filter { $0.url == SampleServer.indexURL }
    return switch choice.kind {
    case .last: network.requests.suffix(1)
    case .number(let number): Array(network.requests.dropFirst(number - 1).prefix(1))
    case .search: all.filter { $0["name"] != nil }.suffix(1)
    case .list: all.filter { $0["name"] == nil }.suffix(1)
    case .page(let number): all.filter { $0["offset"] == "\((number - 1) * pageSize)" }
    case .nextPage: all.filter { $0["offset"] != "0" }.suffix(1)
    case .every: all
    case .named(let name): all.filter { $0["name"] == name }
    }
  }

  /// The request was sent since the first action, if it is none of those before, or was not.
  mutating func expectSent(_ choice: RequestChoice, _ expected: Bool) throws {
    let further = furtherRequests()
    let sent =
      switch choice.kind {
      case .search: further.filter { $0["name"] != nil }
      case .list: further.filter { $0.url == SampleServer.indexURL && $0["name"] == nil }
      case .page(let number):
        further.filter {
          $0.url == SampleServer.indexURL && $0["offset"] == "\((number - 1) * pageSize)"
        }
      case .nextPage:
        further.filter { $0.url == SampleServer.indexURL && $0["offset"] != "0" }
      case .number(let number): Array(network.requests.dropFirst(number - 1).prefix(1))
      case .last, .every: further
      case .named(let name): further.filter { $0["name"] == name }
      }
    try expect(
      !sent.isEmpty == expected, "the further requests are \(further.map(\.address))")
  }

  /// The request went to this address with GET.
  mutating func expectEndpoint(_ choice: RequestChoice, _ endpoint: EndpointChoice) throws {
    if case .last = choice.kind {
      try expect(!furtherRequests().isEmpty, "no further request was sent")
    }
    for request in try requests(choice) {
      try expect(endpoint.matches(request.url), "the request went to \(request.url)")
      try expect(request.method, equals: "GET", "its method")
    }
    if endpoint.isSame { try expectSameEndpoint() }
  }

  /// The address is asked since the first action, or is not.
  mutating func expectCalled(_ endpoint: EndpointChoice, _ expected: Bool) throws {
    let sent = furtherRequests().filter { endpoint.matches($0.url) }
    try expect(!sent.isEmpty == expected, "the further requests are \(sent.map(\.address))")
    if endpoint.isSame, expected { try expectSameEndpoint() }
  }

  /// The search asked the address that the list did.
  func expectSameEndpoint() throws {
    let searches = network.requests.filter { $0["name"] != nil }
    let lists = network.requests.filter {
      $0["name"] == nil && $0.url.hasSuffix("/public/characters")
    }
    try expect(!searches.isEmpty && !lists.isEmpty, "the list and the search sent no requests")
    try expect(Set(searches.map(\.url)), equals: Set(lists.map(\.url)), "the endpoint")
  }

  /// The request carries the parameter with this value.
  func expectParameter(
    _ choice: RequestChoice, _ parameters: ParameterValues, _ expected: Bool
  ) throws {
    let expected = expected != choice.isDenied
    for request in try requests(choice) {
      for parameter in parameters.all {
        let sent = request[parameter.name]
        try expect(
          (sent == parameter.value) == expected, "the \(parameter.name) is \(sent ?? "missing")")
      }
    }
  }

  /// The request carries the parameter, with some value, or lacks it.
  func expectParameter(_ choice: RequestChoice, named name: String, _ expected: Bool) throws {
    for request in try requests(choice) {
      let sent = request[name]
      try expect((sent?.isEmpty == false) == expected, "the \(name) is \(sent ?? "missing")")
    }
  }
}
