import GhibliFeed
import Ports
import StepKit
import TestDoubles

/// The image that the story is about, as the app loads it: from the cache, or else from the remote.
let appImageSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording("this image", thisImage)
  ParameterType.wording(
    "requests image",
    "(?:\(viewer)|the app)(?: then| now| again| also| just)* (?:(?:has|have|had) (?:already )?)?(?:requests?|requested|asks? for|asked for"
      + "|wants? to see|wanted to see|requests? to see|asks? to see|opens?|opened|views?|viewed|looks? at|looked at) (?:\(thisImage))",
    "(?:\(thisImage)) (?:is|was|gets|has been|had been)(?: then| now| again| already)* (?:requested|asked for|viewed|opened)"
      + "(?: by (?:\(viewer)|the app))?")

  When("({after time} ){requests image}( {repetition})( {later})") {
    (ghibli: inout GhibliWorld, after: Duration?, _: String, times: Int?, later: Duration?) in
    try await ghibli.pass(after ?? later)
    for _ in 1...max(1, times ?? 1) { try await ghibli.requestImage() }
  }

  // Before an outcome, what was seen was asked for.
  Step("{feed shows} {this image}( {seen})") {
    (ghibli: inout GhibliWorld, shows: Bool, _: String, _: String?) in
    if !ghibli.isOutcome, shows { try await ghibli.requestImage() }
    try ghibli.expectImageShown(shows)
  }

  Then("{this image} {is on screen}( {seen})") {
    (ghibli: inout GhibliWorld, _: String, isShown: Bool, _: String?) in
    try ghibli.expectImageShown(isShown)
  }

  for pattern in ["{feed shows} {this image} {origin}", "{this image} {is on screen} {origin}"] {
    if pattern.hasPrefix("{feed") {
      Then(.expression(pattern)) {
        (ghibli: inout GhibliWorld, shows: Bool, _: String, isSaved: Bool) in
        try ghibli.expectImageShown(shows, isSaved)
      }
    } else {
      Then(.expression(pattern)) {
        (ghibli: inout GhibliWorld, _: String, isShown: Bool, isSaved: Bool) in
        try ghibli.expectImageShown(isShown, isSaved)
      }
    }
  }

  ParameterType.wording(
    "seen", "once|already|again|online|before|while online|(?:for )?the first time")
}

private let thisImage = "(?:the|an|this|that) (?:same )?image"

extension GhibliWorld {
  /// Lets the app load the image, and what comes at once come.
  fileprivate mutating func requestImage() async throws {
    deliveries.begin()
    let index = imageLoads.count
    let requests = network.requests.count
    let address = imageAddress
    let cache = ImageCache(store: imageData, scheduler: LateScheduler(scheduler))
    let loader = FilmImageLoader(
      cache: cache, remote: RemoteImageLoader(client: appClient), onIncident: note)
    let task = loader.load(imageURL) { [deliveries] result in
      switch result {
      case .success(let bytes): deliveries.add(.image(bytes, index: index))
      case .failure(let error): deliveries.add(.remoteError(error), image: index)
      }
    }
    imageLoads.append(ImageLoad(address: address, task: task))
    try await turn()
    imageSource = network.requests.count > requests ? .remote : .cache
    if imageSource == .remote { imageLoads[index].exchange = requests }
  }

  /// The image was the last thing delivered, by whichever it was loaded from.
  fileprivate func expectImageShown(_ isShown: Bool, _ isSaved: Bool? = nil) throws {
    try expect(!imageLoads.isEmpty, "no image was asked for")
    guard isShown else {
      return try expect(
        try deliveries(for: imageLoads.count - 1).filter(Outcome.Kind.image.includes), equals: [],
        "what was delivered of the image")
    }
    try expectImage(imageLoads.count - 1)
    if let isSaved {
      try expect((imageSource == .cache) == isSaved, "the image comes from the \(imageSource)")
    }
  }
}
