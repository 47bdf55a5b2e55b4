import Digests
import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Signing the requests to the API (MAR-R04 to R07).
let authenticationSteps = StepLibrary(MarvelWorld.self) {
  Given("the public key {string}, the private key {string} and the time stamp {string}") {
    (marvel: inout MarvelWorld, publicKey: String, privateKey: String, timestamp: String) in
    let keys = APIKeys(publicKey: publicKey, privateKey: privateKey)
    marvel.setup.keys = keys
    marvel.server.keys = keys
    marvel.setup.clockStart = try require(
      Int(timestamp), "found \"\(timestamp)\", expected whole seconds since 1970")
  }

  for (name, key) in [
    ("private", \APIKeys.privateKey), ("public", \APIKeys.publicKey),
  ] as [(String, WritableKeyPath<APIKeys, String> & Sendable)] {
    Given(.sentence("a blank \(name) key")) { marvel in marvel.setup.keys[keyPath: key] = " " }

    for sentence in [
      "there is no \(name) key", "the \(name) key is missing/empty/blank",
    ] {
      Given(.sentence(sentence)) { marvel in marvel.setup.keys[keyPath: key] = "" }
    }

    Given(.sentence("the \(name) key is wrong/invalid")) { marvel in
      marvel.setup.keys[keyPath: key] = "another"
    }

    Given(user("has/have set an/his/her/my/the own \(name) key( in AppConstants)")) { marvel in
      try marvel.expectAction()
      marvel.setup.keys[keyPath: key] = "own-\(name)-key"
      marvel.server.keys[keyPath: key] = "own-\(name)-key"
    }

    for sentence in [
      "the \(name) key (in AppConstants )(in the app constants )is/was/has\\ been (set to )(changed to )(replaced by ){string}",
      "the app has/uses the \(name) key {string}",
      "KMarvelFactory_\(name.prefix(1).uppercased() + name.dropFirst())Key is/was (set )(changed )(to ){string}",
      "a \(name) key {string}",
    ] {
      Given(.sentence(sentence)) { (marvel: inout MarvelWorld, text: String) in
        try marvel.expectAction()
        marvel.setup.formerKeys.append(marvel.setup.keys)
        marvel.setup.keys[keyPath: key] = text
        marvel.server.keys[keyPath: key] = text
        // The app has its keys from its start on: it is another one then.
        if marvel.isOpened { _ = try marvel.restarted() }
      }
    }
  }

  ParameterType(
    "marvelFormerKey", " and no longer (?:with )?\(quotation)", useForSnippets: false
  ) { quotedTexts($0)[0] }

  Then("{marvelRequest} {marvelCarries} the public key {string}({marvelFormerKey})") {
    (
      marvel: inout MarvelWorld, request: RequestChoice, expected: Bool, text: String, old: String?
    ) in
    try marvel.expectParameter(request, ParameterValues(name: "apikey", value: text), expected)
    guard let old else { return }
    let before = marvel.network.requests.dropLast().compactMap { $0["apikey"] }
    try expect(before.contains(old) && old != text, "the keys before were \(before)")
  }

  // It is never sent.
  ParameterType.wording(
    "marvelInRequests",
    "(?:(?:a )?part of|(?:sent |contained |included )?(?:in|with)) (?:the|a|any|every) requests?|sent"
  )

  Then("the private key {marvelAre} {marvelInRequests}") {
    (marvel: inout MarvelWorld, expected: Bool, _: String) in
    try expect(!expected, "the private key is never sent")
    try expect(!marvel.network.requests.isEmpty, "no request was sent")
    try marvel.verifySignatures()
  }

  for sentence in [
    "the public key (in AppConstants )is {string} and the private key (is ){string}",
    "the app has/uses the public key {string} and the private key {string}",
    "the keys {string} and {string}",
    "KMarvelFactory_PublicKey is (set )(to ){string} and KMarvelFactory_PrivateKey (is )(set )(to ){string}",
  ] {
    Given(.sentence(sentence)) {
      (marvel: inout MarvelWorld, publicKey: String, privateKey: String) in
      marvel.setup.keys = APIKeys(publicKey: publicKey, privateKey: privateKey)
      marvel.server.keys = marvel.setup.keys
    }
  }

  for sentence: StepPattern in [
    "there are no (API )keys", "the (API )keys are missing/empty/blank",
    "no (API )keys are/were/have\\ been entered/set/given",
  ] {
    Given(sentence) { marvel in marvel.setup.keys = APIKeys(publicKey: "", privateKey: "") }
  }

  Given("the (API )keys are wrong/invalid") { marvel in
    marvel.setup.keys = APIKeys(publicKey: "one", privateKey: "another")
  }

  Then("the MD5 of {string} is {string}") {
    (marvel: inout MarvelWorld, text: String, digest: String) in
    try expect(MD5(text).hexadecimal, equals: digest, "the MD5 of \"\(text)\"")
  }

  // Those that the story has given, which are none of the samples.
  Then("{marvelRequest}( to {marvelAPI}) {marvelIsSent} with the own (API )keys") {
    (marvel: inout MarvelWorld, choice: RequestChoice, _: String?, expected: Bool) in
    let keys = marvel.setup.keys
    let isOwn = keys.publicKey.hasPrefix("own") || keys.privateKey.hasPrefix("own")
    try expect(isOwn, "the story gives no own keys")
    let requests = marvel.sent(choice)
    try expect(!requests.isEmpty, "no such request was sent")
    let isSigned = requests.allSatisfy { request in
      let hash = MD5((request["ts"] ?? "") + keys.privateKey + keys.publicKey).hexadecimal
      return request["apikey"] == keys.publicKey && request["hash"] == hash
    }
    let found = requests.map { $0["apikey"] ?? "missing" }
    try expect(isSigned == expected, "the keys of the requests are \(found)")
  }

  for sentence in [
    "each/every/the request is/was (correctly )signed", "all requests are/were (correctly )signed",
  ] {
    Then(.sentence(sentence)) { marvel in
      try expect(!marvel.network.requests.isEmpty, "no request was sent")
      try marvel.verifySignatures()
    }
  }

  Then("{marvelRequest} {marvelCarries} the public key") {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool) in
    let key = ParameterValues(name: "apikey", value: marvel.setup.keys.publicKey)
    try marvel.expectParameter(request, key, expected)
  }

  Then("{marvelRequest} {marvelCarries} the private key") {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool) in
    let key = marvel.setup.keys.privateKey
    let sent = marvel.sent(request)
    try expect(!sent.isEmpty, "no such request was sent")
    let isThere = sent.contains { $0.address.contains(key) }
    try expect(isThere == (expected != request.isDenied), "the requests are \(sent.map(\.address))")
  }

  Then("the two requests carry different ts and hash values") { marvel in
    let (first, second) = try marvel.twoSignatures()
    try expect(first["ts"] != second["ts"], "both carry ts \(first["ts"] ?? "")")
    try expect(first["hash"] != second["hash"], "both carry hash \(first["hash"] ?? "")")
  }

  Then("the two requests carry the same ts and hash values") { marvel in
    let (first, second) = try marvel.twoSignatures()
    try expect(second, equals: first, "the second signature")
  }

  ParameterType.wording(
    "marvelNoRequest",
    "no part of (?:(?:any|all|each|either)(?: of (?:the|these))?|the|these|both)(?: (?:two|three|last))? (?:requests?|calls?)"
      + "|(?:none|not one) of (?:these|its) (?:requests|calls)|none of the (?:requests|calls)|no (?:request|call)"
  )

  Then(
    .sentence("{marvelNoRequest} contains/contain/carries/has/includes the private key( {string})")
  ) {
    (marvel: inout MarvelWorld, _: String, named: String?) in
    let key = marvel.setup.keys.privateKey
    if let named { try expect(named, equals: key, "the private key") }
    try expect(!marvel.network.requests.isEmpty, "no request was sent")
    for request in marvel.network.requests {
      let texts =
        [request.method, request.address] + request.headers.flatMap { [$0.name, $0.value] }
      try expect(
        !texts.contains { $0.contains(key) }, "\(request.address) contains the private key")
      try expect(
        !String(decoding: request.body, as: UTF8.self).contains(key),
        "the body of \(request.address) contains the private key")
    }
  }
}

extension MarvelWorld {
  fileprivate func twoSignatures() throws -> ([String: String], [String: String]) {
    let signatures = network.requests.map { request in
      Dictionary(
        request.query.filter { ["ts", "hash"].contains($0.name) }.map { ($0.name, $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    try expect(signatures.count, equals: 2, "the number of requests")
    return (signatures[0], signatures[1])
  }
}
