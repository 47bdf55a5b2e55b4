import GhibliFeed
import StepKit
import TestDoubles

/// The commands of the seven use cases.
let commandSteps = StepLibrary(GhibliWorld.self) {
  commandPhrases
  namedCommandSteps
  loadSteps
  saveSteps
}

/// The words in which a command is executed.
private let commandPhrases = StepLibrary(GhibliWorld.self) {
  // I execute the "Validate Cache" command; "Validate Cache" is executed
  ParameterType(
    "run",
    "(?:(?:\(viewer)|the system|the app) (?:(?:tries|try|tried) to |then |now )?)?"
      + "(?:execute|executes|executed|runs?|ran|starts?|started|calls?|called|invokes?|invoked|performs?"
      + "|performed|triggers?|issues?|uses?) (?:\(commandName))",
    "(?:\(commandName)) (?:is|was|has been|gets|is being) (?:then |now |first )?(?:\(executed))",
    "(?:\(commandName)) (?:then |now )?(?:runs|ran|starts|executes)",
    useForSnippets: false
  ) { text in try Run(text) }

  ParameterType(
    "source", "(?:from|against) (?:the )?(?:remote|server)(?: URL)?|from the URL",
    "(?:from|on|in|against|using|out of) (?:the )?(?:image |feed |film feed )?cache",
    useForSnippets: false
  ) { text in text.hasSuffix("cache") ? Source.cache : .remote }

  // with above data, with the same URL
  ParameterType.wording(
    "given data",
    "(?:with|for|on|at) (?:an? |the |this |that |these |those |above |same |given |its |new |some )*"
      + "(?:data|URL|feed URL|image URL|address|image data|image|film feed|feed|films)"
      + "(?: (?:for|of|at|from) (?:an? |the |that |this |same |given )*(?:image URL|URL|image|film|feed))?"
      + "|with (?:it|them)"
  )

  // with the films, for the URL, with a film feed of
  ParameterType.wording(
    "data named",
    "(?:with|for|from|on|of|at)(?: (?:an?|the|this|these|new|films?|movies?|feed|URL|address|image|data|of|with|containing))*"
  )

  ParameterType.wording(
    "saves",
    "(?:\(viewer)|the system|the app) (?:(?:tries|try|tried) to )?"
      + "(?:saves?|saved|stores?|stored|caches|writes)")
}

/// A command or use case by its name in the document, and where it works.
let commandName =
  #"(?:the )?(?:command |use case )?"?(?i:"#
  + Command.names.keys.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
  + #")(?: From (?:Remote|Cache))?"?(?: Use Case)?(?: command| use case)?"#
  + "(?: from (?:the )?(?:remote|cache))?"

/// Said to be later, or with the place that it loads from: otherwise it is the one executed last.
private let laterCommand: String = {
  let name =
    #""?(?:"# + Command.names.keys.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
    + #")"?(?: command| use case)?"#
  let place = "(?: (?:that is |then )?executed)? (?:from|on|against|in) (?:the )?(?:remote|cache)"
  return "(?:the |a )?(?:next|later|following|another|subsequent) (?:\(name))(?:\(place))?"
    + "|(?:the )?(?:\(name))(?:\(place))"
}()

private let executed = "executed|run|started|called|invoked|performed|triggered|issued"

/// The commands by their names in the document.
private let namedCommandSteps = StepLibrary(GhibliWorld.self) {
  When("({after time} ){run}( {source})( {given data})( {repetition})( {later})") {
    (
      ghibli: inout GhibliWorld, after: Duration?, run: Run, source: Source?, _: String?,
      times: Int?,
      later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    try await ghibli.execute(run.command, from: source ?? run.source, times: times)
  }
  .described(as: "Executes a command by the name that the document gives it.")

  When("{run}( {source})( {given data})(,) {in network}") {
    (ghibli: inout GhibliWorld, run: Run, source: Source?, _: String?, isOnline: Bool) in
    ghibli.connect(isOnline)
    try ghibli.execute(run.command, from: source ?? run.source)
  }

  ParameterType.wording(
    "run again",
    "(?:\(viewer)|the system|the app) (?:executes?|runs?|repeats?) (?:it|the (?:same )?command)",
    "(?:it|the (?:same )?command) (?:is|was|gets) (?:\(executed)|repeated)")

  When("{run again}( {repetition})") { (ghibli: inout GhibliWorld, _: String, times: Int?) in
    let command = try require(ghibli.lastCommand, "no command was executed")
    try await ghibli.execute(command, from: ghibli.lastSource, times: times)
  }

  When("{run} {repetition} {given data}") {
    (ghibli: inout GhibliWorld, run: Run, times: Int, _: String) in
    try await ghibli.execute(run.command, from: run.source, times: times)
  }

  When("{run} {given data} {source}") {
    (ghibli: inout GhibliWorld, run: Run, _: String, source: Source) in
    try ghibli.execute(run.command, from: source)
  }

  When("{run} {repetition} {source}") {
    (ghibli: inout GhibliWorld, run: Run, times: Int, source: Source) in
    try await ghibli.execute(run.command, from: source, times: times)
  }

  // The data of a command: the films to save, or the URL to load from or to save for.
  When(
    "({after time} ){run}( {source})( {repetition}) {data named} {quoted list}( {source})( {later})"
  ) {
    (
      ghibli: inout GhibliWorld, after: Duration?, run: Run, source: Source?, times: Int?,
      _: String,
      data: [String], sourceBehind: Source?, later: Duration?
    ) in
    try await ghibli.pass(after ?? later)
    for number in 1...max(1, times ?? 1) {
      if number > 1 { try await ghibli.turn() }
      try ghibli.execute(run.command, from: source ?? sourceBehind ?? run.source, data: data)
    }
  }

  ParameterType.wording(
    "with a table",
    "(?:with|for) (?:this|these|the) following (?:new )?(?:films?|film feed|feed|data):?",
    "(?:with|for) (?:this|these|the) (?:new )?(?:films?|film feed|feed|data):")

  When("{run} {with a table}") {
    (ghibli: inout GhibliWorld, run: Run, _: String, table: DataTable) in
    try expect(run.command, equals: .saveFeed, "the command that takes films")
    try ghibli.saveFilms(try table.films())
  }

  When(
    "({after time} ){run}( {repetition}) {data named} {count}( other) film(s)( {repetition})( {later})"
  ) {
    (
      ghibli: inout GhibliWorld, after: Duration?, run: Run, times: Int?, _: String, count: Int,
      timesBehind: Int?, later: Duration?
    ) in
    try expect(run.command, equals: .saveFeed, "the command that takes films")
    try await ghibli.pass(after ?? later)
    for _ in 1...max(1, times ?? timesBehind ?? 1) {
      try ghibli.saveFilms(sampleFilms(count, others: true))
    }
  }

  When("{run} with {count} byte(s)( of image data)( for the image URL)") {
    (ghibli: inout GhibliWorld, run: Run, count: Int) in
    try expect(run.command, equals: .saveImage, "the command that takes bytes")
    ghibli.saveImage(try sampleBytes(count))
  }

  When("{run} with {count} byte(s)( of image data) for {string}") {
    (ghibli: inout GhibliWorld, run: Run, count: Int, address: String) in
    try expect(run.command, equals: .saveImage, "the command that takes bytes")
    try ghibli.setImage(address)
    ghibli.saveImage(try sampleBytes(count))
  }

  When("image data of/with {count} byte(s) is saved for {string}") {
    (ghibli: inout GhibliWorld, count: Int, address: String) in
    try ghibli.setImage(address)
    ghibli.saveImage(try sampleBytes(count))
  }

  When("{run} with {count} other byte(s)( for the image URL)") {
    (ghibli: inout GhibliWorld, run: Run, count: Int) in
    try expect(run.command, equals: .saveImage, "the command that takes bytes")
    ghibli.saveImage(try sampleBytes(count, others: true))
  }

  When("{run}( {repetition}) and( the) {cache work} fails") {
    (
      ghibli: inout GhibliWorld, run: Run, times: Int?, operation: InMemoryStore.Operation
    ) in
    ghibli.failCaches(operation, nil)
    try await ghibli.execute(run.command, from: run.source, times: times)
  }

  When("{run}( {repetition}) and the cache accepts it/them") {
    (ghibli: inout GhibliWorld, run: Run, times: Int?) in
    ghibli.feedData.recover()
    ghibli.imageData.recover()
    try await ghibli.execute(run.command, from: run.source, times: times)
  }

  // The data of a command that is executed later.
  Given("a (new )film feed") { (ghibli: inout GhibliWorld) in
    ghibli.feedToSave = try sampleFilms(3, others: true)
  }

  Given("a/the (new )film feed {with films}") { (ghibli: inout GhibliWorld, films: FilmList) in
    ghibli.feedToSave = try films.samples()
  }

  Given("{image} {of address}") {
    (ghibli: inout GhibliWorld, _: String, address: String) in
    try ghibli.setImage(address)
    ghibli.imageToSave = try sampleBytes(6)
  }

  Given("image data of/with {count} byte(s)") { (ghibli: inout GhibliWorld, count: Int) in
    ghibli.imageToSave = try sampleBytes(count)
  }

  Then("executing {command}( {source}) delivers no feed images/films") {
    (ghibli: inout GhibliWorld, run: Run, source: Source?) in
    try ghibli.execute(run.command, from: source ?? run.source)
    try ghibli.expectNoCachedFeed()
  }

  // A later load from the cache; an image where the URL is spoken of.
  ParameterType.wording(
    "another load",
    "(?:an? |another |the )?(?:later |new |second |next |further )?(?:load|loading)"
      + "(?: of the (?:film )?feed| the (?:film )?feed)?(?: again)?")

  // As a cause, it will fail.
  Then("{another load} from( the) cache delivers {outcome}") {
    (ghibli: inout GhibliWorld, _: String, outcome: Outcome) in
    if !ghibli.isOutcome {
      try expect([.error, .retrieval].contains(outcome.kind), "say this of what comes of it")
      return ghibli.failCaches(.read, nil)
    }
    try ghibli.execute(ghibli.lastCommand == .saveImage ? .loadImage : .loadFeed, from: .cache)
    try await ghibli.turn()
    try await ghibli.expectDelivered(outcome, true)
  }

  ParameterType.wording(
    "another image load",
    "(?:loading|(?:a |the |another )?(?:load|loading) of) (?:the )?image(?: data)?")

  Then("{another image load} from( the)( image) cache( {given data}) delivers {outcome}") {
    (ghibli: inout GhibliWorld, _: String, _: String?, outcome: Outcome) in
    try ghibli.execute(.loadImage, from: .cache)
    try await ghibli.turn()
    try await ghibli.expectDelivered(outcome, true)
  }

  Then("{another load} from( the) cache {given data} delivers {outcome}") {
    (ghibli: inout GhibliWorld, _: String, _: String, outcome: Outcome) in
    try ghibli.execute(.loadImage, from: .cache)
    try await ghibli.turn()
    try await ghibli.expectDelivered(outcome, true)
  }

  Then("{another load} from( the) cache delivers nothing/no\\ feed\\ images") {
    (ghibli: inout GhibliWorld, _: String) in
    try ghibli.execute(.loadFeed, from: .cache)
    try ghibli.expectNoCachedFeed()
  }

  Then("{another load} from( the) cache delivers {film list}") {
    (ghibli: inout GhibliWorld, _: String, films: FilmList) in
    try ghibli.execute(.loadFeed, from: .cache)
    if films.count == 0 { return try ghibli.expectNoCachedFeed() }
    try ghibli.expectFilms(films, true, among: try ghibli.deliveredFilms().map(\.title))
  }

  // The next load from the cache, whatever was executed last.
  ParameterType("later command", laterCommand, useForSnippets: false) { text in try Run(text) }

  Then("{later command}( {given data}) delivers/delivered/returns/returned {outcome}") {
    (ghibli: inout GhibliWorld, run: Run, _: String?, outcome: Outcome) in
    try ghibli.execute(run.command, from: run.source)
    try await ghibli.turn()
    try await ghibli.expectDelivered(outcome, true)
  }

  Then("{later command}( {given data}) delivers/delivered/returns/returned no feed images/films") {
    (ghibli: inout GhibliWorld, run: Run, _: String?) in
    try ghibli.execute(run.command, from: run.source)
    try ghibli.expectNoCachedFeed()
  }

  Then("{later command}( {given data}) delivers/delivered/returns/returned {and only}{feed meant}")
  {
    (ghibli: inout GhibliWorld, run: Run, _: String?, _: String, feed: FeedReference) in
    try ghibli.execute(run.command, from: run.source)
    try await ghibli.turn()
    try ghibli.expectDelivered(feed, true)
  }

  // The bytes of an image for a URL that the story does not say.
  Given("{image}( of)( for)( at) a/the/that URL was/is saved( with {command})( by {command})") {
    (ghibli: inout GhibliWorld, _: String, with: Run?, by: Run?) in
    try expect(!ghibli.isOutcome, "say what is in the cache")
    for run in [with, by].compactMap(\.self) {
      try expect(run.command, equals: .saveImage, "the command that takes an image")
    }
    try ghibli.execute(.saveImage)
  }

  Then("executing {command}( {source}) delivers {outcome}") {
    (ghibli: inout GhibliWorld, run: Run, source: Source?, outcome: Outcome) in
    try ghibli.execute(run.command, from: source ?? run.source)
    try await ghibli.turn()
    try await ghibli.expectDelivered(outcome, true)
  }
}
