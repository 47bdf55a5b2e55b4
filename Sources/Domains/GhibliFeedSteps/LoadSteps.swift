import GhibliFeed
import StepKit
import TestDoubles

/// Loading and validating in plain words.
let loadSteps = StepLibrary(GhibliWorld.self) {
  ParameterType("command", commandName, useForSnippets: false) { text in try Run(text) }

  ParameterType.wording(
    "validates",
    "(?:\(viewer)|the system|the app)(?: then| now| again)* (?:validates?|validated|checks?) the (?:feed )?cache",
    "the (?:feed )?cache (?:is|was|gets) (?:then |now |again )?(?:validated|checked)")

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

  When("the system loads/retrieves/requests the (film )feed") { ghibli in
    try ghibli.execute(.loadFeed)
  }

  ParameterType.wording(
    "that URL",
    "(?:from|with|for|at) (?:that|this|the same|the given) (?:image |feed )?URL|for the URL")

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

  When("the system downloads invalid data( from the URL)") { ghibli in
    ghibli.network.add(GhibliWorld.feedRoute(.text("invalid")))
    try ghibli.execute(.loadFeed, from: .remote)
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

  When("{loads} {image}( {source}) from/for/at/of/with (the URL ){string}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, _: String, source: Source?, address: String,
      behind: Source?
    ) in
    try ghibli.execute(.loadImage, from: source ?? behind ?? .remote, data: [address])
  }

  When("{image} {is loaded}( {source}) from/for/at/of (the URL ){string}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, _: String, source: Source?, address: String,
      behind: Source?
    ) in
    try ghibli.execute(.loadImage, from: source ?? behind ?? .remote, data: [address])
  }

  When("{image} from/for/at/of (the URL ){string} {is loaded}( {source})") {
    (
      ghibli: inout GhibliWorld, _: String, address: String, _: String, source: Source?
    ) in
    try ghibli.execute(.loadImage, from: source ?? .remote, data: [address])
  }
}
