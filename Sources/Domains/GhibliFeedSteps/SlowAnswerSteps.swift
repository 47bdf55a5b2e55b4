import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The time that an answer of the server takes.
let slowAnswerSteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "slow source", SlowAnswer.allWords, SlowAnswer.feedWords, SlowAnswer.imageWords,
    useForSnippets: false
  ) { text in SlowAnswer(text) }
  ParameterType.wording(
    "needs time",
    "(?:(?:now|still|always|only|will|would) )*(?:takes?|took|needs?|needed|requires?|required)")
  // Whether it is an image that is to come.
  ParameterType(
    "to answer",
    "(?:to|until it|before it) (?:then )?(?:answers?|responds?|reply|replies|arrives?|comes?|loads?|downloads?|sends?|delivers?|returns?|completes?|finish|finishes"
      + "|be (?:loaded|downloaded|delivered|sent|answered|there)|get there)"
      + "(?: (?:with )?(?:it|them|an answer|(?:the|a) (?:film )?feed|the films|(?:any |a |the )?(?:request|data)))?",
    "to (?:answer|respond|reply|send|deliver|return)(?: with)? (?:an|the|any) image(?: data)?",
    useForSnippets: false
  ) { (text: String) in text.contains("image") }
  ParameterType.wording(
    "to answer with", "to (?:answer|respond|reply|return|send|deliver)(?: with)?")
  ParameterType(
    "late",
    "with (?:a|an) (?:\(times)) delay|with a delay of (?:\(times))|(?:\(times)) late",
    useForSnippets: false
  ) { text in timeSpan(in: text) }

  Given("{slow source} {needs time} {duration}( {to answer})") {
    (
      ghibli: inout GhibliWorld, source: SlowAnswer, _: String, delay: Duration, isImage: Bool?
    ) in try ghibli.slowDown(isImage == true ? .image : source, by: delay)
  }
  .described(as: "Lets the answers of the server take that long.")

  Given("{image} {of address} {needs time} {duration}( {to answer})") {
    (
      ghibli: inout GhibliWorld, _: String, address: String, _: String, delay: Duration, _: Bool?
    ) in
    try ghibli.setImage(address)
    try ghibli.slowDown(.image, by: delay)
  }

  Given("{slow source} {needs time} {duration} {to answer with} {film list}") {
    (
      ghibli: inout GhibliWorld, _: SlowAnswer, _: String, delay: Duration, _: String,
      films: FilmList
    ) in
    try ghibli.slowDown(.feed, by: delay)
    try ghibli.answerFeed(films.json)
  }

  Given("{slow source} answers/responds/replies/arrives/comes {late}") {
    (ghibli: inout GhibliWorld, source: SlowAnswer, delay: Duration) in
    try ghibli.slowDown(source, by: delay)
  }

  for time in ["{late}", "{later}"] {
    Given(.expression("{remote has} {film list} \(time)")) {
      (ghibli: inout GhibliWorld, _: String, films: FilmList, delay: Duration) in
      try ghibli.slowDown(.feed, by: delay)
      try ghibli.answerFeed(films.json)
    }
  }
}

/// The answers that a sentence says to take time.
enum SlowAnswer {
  case all
  case feed
  case image

  fileprivate static let allWords =
    "(?:the )?(?:remote|server|API|network|connection)(?: server)?"
    + "|(?:the|each|every) (?:response|answer|reply|download|request)(?: (?:of|from|to) the (?:remote|server))?"
  fileprivate static let feedWords =
    "(?:the )?remote feed|the (?:film )?feed|the films|(?:loading|downloading) the (?:film )?feed"
    + "|the (?:request|answer|response|download|loading) (?:for|of|with) the (?:film )?feed|the feed (?:request|answer|response|download)"
  fileprivate static let imageWords =
    "the images|(?:the|an|each|every) image(?: data)?(?: (?:download|request|load|answer|response))?"
    + "|(?:loading|downloading) (?:the|an) image(?: data)?"
    + "|the (?:download|loading|request|answer|response) (?:of|for|with) (?:the|an) image(?: data)?"

  fileprivate init(_ text: String) {
    self =
      text.contains("image")
      ? .image : text.contains("feed") || text.contains("films") ? .feed : .all
  }
}

extension GhibliWorld {
  /// Whether something that was asked for has not come.
  var awaitsAnswer: Bool {
    awaitsImage || !network.pendingIndexes.isEmpty || scheduler.pendingCount > 0
  }

  /// Lets the answers to later requests take that long.
  mutating func slowDown(_ answers: SlowAnswer, by delay: Duration) throws {
    try expect(!isOutcome, "this says how long the remote takes, and checks nothing")
    try expect((.zero ... .seconds(86_400)).contains(delay), "\(delay) is not within a day")
    subjects.insert(.remote)
    if answers != .image {
      feedAnswer.delay = delay
      network.add(Self.feedRoute(feedAnswer))
    }
    if answers != .feed {
      imageAnswer.delay = delay
      network.add(Self.route(to: imageAddress, imageAnswer))
      for (address, bytes) in Self.sampleImages where address != imageAddress {
        var answer = StubNetwork.Answer(.success(HTTPResponse(status: 200, body: bytes)))
        answer.delay = delay
        addQuietly(Self.route(to: address, answer))
      }
    }
  }
}
