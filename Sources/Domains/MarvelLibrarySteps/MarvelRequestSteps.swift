import Ports
import MarvelLibrary
import StepKit
import TestDoubles

/// The library's requests and their signatures (MAR-R02 to R07).
let marvelRequestSteps = StepLibrary(MarvelWorld.self) {
  Given("the public key {string} and the private key {string}") {
    (marvel: inout MarvelWorld, publicKey: String, privateKey: String) in
    let keys = APIKeys(publicKey: publicKey, privateKey: privateKey)
    marvel.settings.keys = keys
    marvel.server.keys = keys
  }

  Given("the time stamp {string}") { (marvel: inout MarvelWorld, time: String) in
    marvel.settings.clock = try require(
      Int(time), "found \"\(time)\", expected whole seconds since 1970")
  }

  Given("a page size of {int}") { (marvel: inout MarvelWorld, count: Int) in
    marvel.settings.pageSize = count
  }

  Given("a search compares the beginning of names") { marvel in
    marvel.settings.nameMatching = .prefix
  }

  When("{duration} pass(es) on the device") { (marvel: inout MarvelWorld, time: Duration) in
    try await marvel.scheduler.advance(by: time, settling: marvel.network)
  }

  Then("the library asks for {quoted list}") { (marvel: inout MarvelWorld, addresses: [String]) in
    try expect(marvel.newRequests.map(\.unsigned), equals: addresses, "the new requests")
  }

  Then("the library asks for {marvelResources}") {
    (marvel: inout MarvelWorld, resources: [MarvelResource]) in
    let addresses = try resources.map { try marvel.target($0).url }
    try expect(marvel.newRequests.map(\.unsigned), equals: addresses, "the new requests")
  }

  Then("the library asks for nothing") { marvel in
    try expect(!marvel.network.requests.isEmpty, "it has not asked for anything at all")
    try expect(marvel.newRequests.map(\.address), equals: [], "the new requests")
  }

  Then("the library has sent {int} request(s)") { (marvel: inout MarvelWorld, count: Int) in
    try expect(marvel.network.requests.count, equals: count, "the number of requests")
  }

  Then("the request(s) for {marvelResources} was/were canceled") {
    (marvel: inout MarvelWorld, resources: [MarvelResource]) in
    for target in try resources.map(marvel.target) {
      let last = marvel.network.requests.lastIndex { target.matches($0) }
      let request = try require(last, "nothing asked for \(target.url)")
      try expect(marvel.client.canceled.contains(request), "\(target.url) was not canceled")
    }
  }

  Then("the request carries:") { (marvel: inout MarvelWorld, table: DataTable) in
    let request = try require(marvel.network.requests.last, "no request was sent")
    try expect(request.query.map { [$0.name, $0.value] }, equals: table.raw, "the query")
  }

  Then("no part of a request is {string}") { (marvel: inout MarvelWorld, key: String) in
    try expect(!marvel.network.requests.isEmpty, "no request was sent")
    try expect(!marvel.network.requests.contains { "\($0)".contains(key) }, "it was sent")
  }

  Then("the MD5 of {string} is {string}") {
    (marvel: inout MarvelWorld, text: String, digest: String) in
    try expect(MD5(text).hexadecimal, equals: digest, "the MD5 of \"\(text)\"")
  }
}

extension HTTPRequest {
  /// The address without the signature, which is checked after each scenario.
  fileprivate var unsigned: String {
    var request = self
    request.query.removeAll { ["ts", "apikey", "hash"].contains($0.name) }
    return request.address
  }
}
