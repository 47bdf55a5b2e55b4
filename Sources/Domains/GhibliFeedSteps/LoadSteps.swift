import GhibliFeed
import StepKit
import TestDoubles

private let validation = "(?:the |a )?(?:(?:feed )?cache )?validation(?: of the (?:feed )?cache)?"

/// Loading and validating in plain words.
let loadSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("command", commandName, useForSnippets: false) { text in try Run(text) }

  ParameterType.wording(
    "validates",
    "(?:\(viewer)|the system|the app)(?: then| now| again| has| have)* (?:validates?|validated|checks?|checked) the (?:feed )?cache",
    "(?:\(viewer)|the system|the app)(?: then| now| again)* (?:runs?|ran|starts?|started|performs?|performed)"
      + " (?:\(validation))",
    "the (?:feed )?cache (?:is|was|gets|has been) (?:being )?(?:then |now |again )?(?:validated|checked)",
    "(?:\(validation)) (?:runs|ran|has run|starts|started|(?:is|was|gets) (?:run|executed|performed|started))"
  )

  When("({after time} ){validates}( {repetition})( {later})") {
    (ghibli: inout GhibliWorld, after: Duration?, _: String, times: Int?, later: Duration?) in
    try await ghibli.pass(after ?? later)
    try await ghibli.execute(.validate, from: nil, times: times)
  }

  When("({after time} ){loads} (the )(film )feed {source}( {repetition})( {later})") {
    (
      ghibli: inout GhibliWorld, after: Duration?, _: String, source: Source, times: Int?,
      later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    try await ghibli.execute(.loadFeed, from: source, times: times)
  }

  When("({after time} )the (film )feed {is loaded} {source}( {repetition})( {later})") {
    (
      ghibli: inout GhibliWorld, after: Duration?, _: String, source: Source, times: Int?,
      later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    try await ghibli.execute(.loadFeed, from: source, times: times)
  }

  When("{loads} the (film )feed {source}(,) {in network}") {
    (ghibli: inout GhibliWorld, _: String, source: Source, isOnline: Bool) in
    ghibli.connect(isOnline)
    try ghibli.execute(.loadFeed, from: source)
  }

  When("the remote (film )feed {is loaded}") { (ghibli: inout GhibliWorld, _: String) in
    try ghibli.execute(.loadFeed, from: .remote)
  }

  When("the system loads/retrieves/requests/downloads/fetches the (film )feed") { ghibli in
    try ghibli.execute(.loadFeed)
  }

  ParameterType.wording(
    "that URL",
    "(?:from|with|for|at) (?:that|this|its|the same|the given) (?:image |feed )?URL|for the URL")

  When("{image} {is loaded} {that URL}") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String) in
    try ghibli.execute(.loadImage, from: .remote)
  }

  When("{loads} {image} {that URL}") {
    (ghibli: inout GhibliWorld, _: String, _: String, _: String) in
    try ghibli.execute(.loadImage, from: .remote)
  }

  When("the (film )feed is/was/gets loaded( {repetition})") {
    (ghibli: inout GhibliWorld, times: Int?) in
    try await ghibli.execute(.loadFeed, from: nil, times: times)
  }

  When("the (film )feed {is loaded} {that URL}") {
    (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.execute(.loadFeed, from: .remote)
  }

  useCaseSteps

  When("the system/app downloads {bad data}( from the URL)") {
    (ghibli: inout GhibliWorld, _: String) in
    try ghibli.answerFeed("invalid")
    try ghibli.execute(.loadFeed, from: .remote)
  }

  When("the system/app downloads {string}( with {http status})( from the URL)") {
    (ghibli: inout GhibliWorld, body: String, status: Int?) in
    try ghibli.answerFeed(body, status: status ?? 200)
    try ghibli.execute(.loadFeed, from: .remote)
  }

  // the cached feed is loaded: from where it is
  ParameterType.wording(
    "feed in cache", "the (?:cached|saved|stored) (?:film )?feed|the (?:feed )?cache")

  When("{loads} {feed in cache}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, _: String, times: Int?) in
    try await ghibli.execute(.loadFeed, from: .cache, times: times)
  }

  When("{feed in cache} {is loaded}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, _: String, times: Int?) in
    try await ghibli.execute(.loadFeed, from: .cache, times: times)
  }

  When("{loads} (the )(film )feed from/with (the URL ){string}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.loadRemoteFeed(from: address)
  }

  When("the (film )feed {is loaded} from/with (the URL ){string}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.loadRemoteFeed(from: address)
  }

  When("{loads} {image} {source}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source, times: Int?) in
    try await ghibli.execute(.loadImage, from: source, times: times)
  }

  When("{image} {is loaded} {source}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source, times: Int?) in
    try await ghibli.execute(.loadImage, from: source, times: times)
  }

  for pattern in [
    "{loads} {image}( {source}) {of address}",
    "{image} {is loaded}( {source}) {of address}",
  ] {
    When(.expression("\(pattern)( {source})( {repetition})")) {
      (
        ghibli: inout GhibliWorld, _: String, _: String, source: Source?, address: String,
        behind: Source?, times: Int?
      ) in
      try ghibli.setImage(address)
      try await ghibli.execute(.loadImage, from: source ?? behind ?? .remote, times: times)
    }
  }

  When("the system loads/downloads/retrieves/fetches {image}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, times: Int?) in
    try await ghibli.execute(.loadImage, from: nil, times: times)
  }

  ParameterType.wording(
    "all images", "both images|all(?: the)? images|the (?:two|three|2|3) images")

  When("{loads} {all images} {source}") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source) in
    try ghibli.loadSaidImages(source)
  }

  When("{all images} {is loaded} {source}") {
    (ghibli: inout GhibliWorld, _: String, _: String, source: Source) in
    try ghibli.loadSaidImages(source)
  }

  When("the cached/saved image( data) {is loaded}( {repetition})") {
    (ghibli: inout GhibliWorld, _: String, times: Int?) in
    try await ghibli.execute(.loadImage, from: .cache, times: times)
  }

  When("{image} {of address} {is loaded}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, address: String, _: String, source: Source?
    ) in
    try ghibli.execute(.loadImage, from: source ?? .remote, data: [address])
  }
}

extension GhibliWorld {
  /// Executes "Load Image Data" for each image that the story has named.
  fileprivate mutating func loadSaidImages(_ source: Source) throws {
    try expect(saidImages.count > 1, "the story has named the images \(saidImages)")
    for address in saidImages { try execute(.loadImage, from: source, data: [address]) }
  }
}
