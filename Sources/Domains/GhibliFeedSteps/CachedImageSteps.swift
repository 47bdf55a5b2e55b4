import GhibliFeed
import StepKit
import TestDoubles

private let imageCacheHas = Verb(
  "the (?:image |image data )?cache", "has|have|contains?|holds?|stores|keeps")

private let imageStoreHas = Verb(
  "the image(?: data)? cache", "has|have|contains?|holds?|stores|keeps")
private let ofFilm = "(?: (?:for|of) (?:(?:a|the|that|this) film|it))?"
private let inImageCache = "(?: (?:in|to|into) (?:the )?(?:image )?cache)?"
private let keptImage = PassiveVerb(
  "(?:cached|saved|stored)\(inImageCache)|in the (?:image )?cache")

/// The content and failures of the image cache.
let cachedImageSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "bytes are cached",
    "(?:is|are|was|were)(?: still| already| now)? (?:cached|saved|stored|kept|in the (?:image )?cache)"
  )

  // As an outcome, what is kept is looked at.
  for pattern in [
    "the image cache has/contains/holds {count} byte(s) for the image URL",
    "the image cache still has/contains/holds {count} byte(s) for the image URL",
    "{count} byte(s)( of image data) {bytes are cached}( for the image URL)",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, count: Int) in
      if !ghibli.isOutcome {
        return try ghibli.imageData.write(sampleBytes(count), for: ghibli.imageAddress)
      }
      try ghibli.expectKept(count)
    }
  }

  // the image cache has the image, there is no cached image data
  ParameterType(
    "cached image",
    "(?:\(imageCacheHas.says)) (?:an? |the |some )?(?:cached )?(?:image|image data|data)\(ofFilm)",
    "there(?: is|['’]s| was) (?:an? |already )*cached image(?: data)?\(ofFilm)",
    "there(?: is|['’]s| was) (?:an? )?image(?: data)? in the (?:image )?cache\(ofFilm)",
    "(?:\(imageCacheHas.says)) no (?:image|image data|data)\(ofFilm)",
    "(?:\(imageCacheHas.denies)) (?:an? |the |any )?(?:image|image data|data)\(ofFilm)",
    "there(?: is|['’]s| was) no cached image(?: data)?\(ofFilm)",
    "there(?: is|['’]s| was) no image(?: data)? in the (?:image )?cache\(ofFilm)",
    useForSnippets: false
  ) { (text: String) in !["not", "n't", "n’t", " no "].contains(where: text.contains) }
  // the image data is still cached, is not in the cache
  ParameterType(
    "is kept",
    // What is saved is an event; what was saved is there.
    "(?!(?:is|are|gets) (?:then |now )?saved)(?:\(keptImage.says))",
    "(?:was(?: ever)?|(?:has|had) ever(?: been)?) (?:cached|saved|stored)",
    "(?:remains?|stays?) (?:untouched|unchanged|as it is|there|available)|is (?:still there|untouched|unchanged|kept)",
    "(?:\(keptImage.denies))(?: yet)?", useForSnippets: false
  ) { (text: String) in affirms(text) }
  // the image data for a URL, only the data cached for it
  ParameterType.wording(
    "image data of",
    "(?:the |some )?(?:cached )?(?:image data|image|data)(?: cached| saved| stored)?"
      + "(?: for| at| of| from)?")

  Step("{cached image} for the image URL") { (ghibli: inout GhibliWorld, isCached: Bool) in
    try ghibli.imageIsCached(isCached, ghibli.imageAddress)
  }

  Step("{cached image}") { (ghibli: inout GhibliWorld, isCached: Bool) in
    try ghibli.imageIsCached(isCached, ghibli.imageAddress)
  }

  Then(
    "the image( data) should/must (still )be cached/saved/stored/in\\ the\\ cache/in\\ the\\ image\\ cache"
  ) {
    ghibli in try ghibli.imageIsCached(true, ghibli.imageAddress)
  }

  Step("{cached image} {that URL}") {
    (ghibli: inout GhibliWorld, isCached: Bool, _: String) in
    try ghibli.imageIsCached(isCached, ghibli.imageAddress)
  }

  Step("{cached image} {of address}") {
    (ghibli: inout GhibliWorld, isCached: Bool, address: String) in
    try ghibli.imageIsCached(isCached, address)
  }

  Then("{image} {can be loaded}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    try ghibli.execute(.loadImage, from: .cache)
    try await ghibli.expectDelivered(try Outcome("cached image data"), true)
  }

  Step("{image data of} {address} {is kept}( {aside})") {
    (ghibli: inout GhibliWorld, _: String, address: String, isCached: Bool, _: String?) in
    try ghibli.imageIsCached(isCached, address)
  }

  ParameterType.wording("image is saved", "(?:is|are|gets) (?:then |now )?saved\(inImageCache)")

  When("{image data of} {address} {image is saved}") {
    (ghibli: inout GhibliWorld, _: String, address: String, _: String) in
    try ghibli.setImage(address)
    try ghibli.saveGivenImage()
  }

  When("{image} {image is saved} {of address}") {
    (ghibli: inout GhibliWorld, _: String, _: String, address: String) in
    try ghibli.setImage(address)
    try ghibli.saveGivenImage()
  }

  Step("only {image data of} {address} {is kept}") {
    (ghibli: inout GhibliWorld, _: String, address: String, isCached: Bool) in
    try expect(isCached, "the sentence says what is not kept")
    try ghibli.imageIsCached(true, address)
    if ghibli.isOutcome {
      try expect(
        ghibli.imageData.contents.keys.sorted(), equals: [ghibli.address(of: address)],
        "the images kept")
    }
  }

  Step("the image( data) is/was in the (image )cache") { ghibli in
    try ghibli.imageIsCached(true, ghibli.imageAddress)
  }

  Step("the image( data) is/was not/no\\ longer in the (image )cache") { ghibli in
    try ghibli.imageIsCached(false, ghibli.imageAddress)
  }

  Step("the image( data) is/was not cached/saved/stored") { ghibli in
    try ghibli.imageIsCached(false, ghibli.imageAddress)
  }

  Step("no image( data) is/was cached/saved/stored") { ghibli in
    if !ghibli.isOutcome { return try ghibli.imageIsCached(false, ghibli.imageAddress) }
    try expect(ghibli.imageData.contents.keys.sorted(), equals: [], "the images kept")
  }

  for (words, isKept) in [
    (
      "the image( data) was/has\\ been/had\\ been cached/saved/stored before/earlier/already/previously",
      true
    ),
    ("the image( data) has\\ been/had\\ been cached/saved/stored", true),
    ("the image( data) was/has/had never( been)( yet) cached/saved/stored", false),
  ] {
    Step(.expression(words)) { (ghibli: inout GhibliWorld) in
      try ghibli.imageIsCached(isKept, ghibli.imageAddress)
    }
  }

  ParameterType("image store has", imageStoreHas.says, imageStoreHas.denies, useForSnippets: false)
  {
    text in affirms(text)
  }

  Step("{image store has} {address}") {
    (ghibli: inout GhibliWorld, isCached: Bool, address: String) in
    try ghibli.imageIsCached(isCached, address)
  }

  // the images of "Ponyo" and "Kiki" are cached
  Step("{images named} {is kept}( {aside})") {
    (ghibli: inout GhibliWorld, names: [String], areCached: Bool, _: String?) in
    for name in names { try ghibli.imageIsCached(areCached, name) }
  }

  Given("the image cache is broken/unreadable/corrupt/damaged") { ghibli in
    ghibli.failImageCache(.read, nil)
  }

  Given("the image cache is not empty") { ghibli in try ghibli.keepImage() }

  Given("the cache has/contains/holds {count} byte(s) of image data for {string}") {
    (ghibli: inout GhibliWorld, count: Int, address: String) in
    try ghibli.setImage(address)
    ghibli.subjects.insert(.imageCache)
    try ghibli.imageData.write(sampleBytes(count), for: ghibli.imageAddress)
  }

  for pattern in ["the image( data) is/was (already )cached/stored", "the image( data) was saved"] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      if !ghibli.isOutcome { return try ghibli.keepImage() }
      try ghibli.expectSavedImage()
    }
  }

  // image data is cached for "https://a-image.url"
  Step("{image} {is kept} {of address}") {
    (ghibli: inout GhibliWorld, _: String, isCached: Bool, address: String) in
    try ghibli.imageIsCached(isCached, address)
  }

  Step("{image} {is kept} {that URL}") {
    (ghibli: inout GhibliWorld, _: String, isCached: Bool, _: String) in
    try ghibli.imageIsCached(isCached, ghibli.imageAddress)
  }

  Step("no\\ image( data)/no\\ data/nothing {is kept} {of address}") {
    (ghibli: inout GhibliWorld, isCached: Bool, address: String) in
    try expect(isCached, "the sentence denies twice")
    try ghibli.imageIsCached(false, address)
  }

  Given("the image cache has {count} byte(s) for another URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.imageData.write(sampleBytes(count), for: "https://img.ghibli.test/another.jpg")
  }

  Given("the image cache has {count} byte(s) for the URL {string}") {
    (ghibli: inout GhibliWorld, count: Int, address: String) in
    try ghibli.imageData.write(sampleBytes(count), for: address)
  }

  Step("the image( data) cache is/was( still) empty") { ghibli in
    if !ghibli.isOutcome {
      ghibli.subjects.insert(.imageCache)
      for key in ghibli.imageData.contents.keys { try ghibli.imageData.delete(key) }
    }
    try expect(ghibli.imageData.contents.keys.sorted(), equals: [], "the images kept")
  }
  .statesDefault(opposite: "the image cache has 4 bytes for another URL")

  Given("the image cache cannot/can't/can\\ not/could\\ not be {store operation}( {once})") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, once: String?) in
    ghibli.failImageCache(operation, once)
  }

  Given("the cache answer for the image URL is pending") { ghibli in
    try ghibli.imageData.write(samplePicture, for: ghibli.imageAddress)
    ghibli.loadCachedImage()
    try expect(ghibli.scheduler.pendingCount, equals: 1, "the answers on their way")
  }

  Given("the cache answer for the image URL is pending and will be an error") { ghibli in
    ghibli.imageData.fail(.read, .always)
    ghibli.loadCachedImage()
    try expect(ghibli.scheduler.pendingCount, equals: 1, "the answers on their way")
  }

  Then("the image cache has these {count} byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.expectKept(count)
    try expect(
      ghibli.imageData.contents[ghibli.imageAddress], equals: ghibli.savedImage, "the bytes kept")
  }

  Then("the image( data) cache has/contains/holds/keeps {count} image(s)") {
    (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.imageData.contents.count, equals: count, "the number of images kept")
  }
}

extension GhibliWorld {
  /// "Save Image Data", or that it has saved.
  mutating func saveGivenImage() throws {
    if isOutcome { return try expectSavedImage() }
    try execute(.saveImage)
  }

  /// So many bytes are kept for the image: those saved, or those of a picture.
  fileprivate func expectKept(_ count: Int) throws {
    let kept = try require(
      imageData.contents[imageAddress], "the image cache has no image for \(imageAddress)")
    try expect(kept.count, equals: count, "the number of bytes kept")
    try expect(kept, equals: savedImage ?? sampleBytes(count), "the bytes kept")
  }

  func expectSavedImage() throws {
    let saved = try require(savedImage, "no image was saved")
    try expect(imageData.contents[imageAddress], equals: saved, "the bytes kept")
  }

  /// Brings about, or looks whether, there is an image in the cache.
  fileprivate mutating func imageIsCached(_ isCached: Bool, _ name: String) throws {
    let address = address(of: name)
    if !isOutcome {
      try setImage(address)
      // Each image has bytes of its own.
      if isCached { return try keepImage(imageData.contents.count) }
      subjects.insert(.imageCache)
      return try imageData.delete(address)
    }
    guard isCached else {
      return try expect(
        imageData.contents[address]?.count, equals: nil, "the number of bytes kept")
    }
    let kept = try require(
      imageData.contents[address], "the image cache has no image for \(address)")
    try expect(!kept.isEmpty, "the image kept for \(address) has no bytes")
    if let savedImage { try expect(kept, equals: savedImage, "the bytes kept") }
  }

  /// Puts the image that the story is about into the cache.
  fileprivate mutating func keepImage(_ others: Int = 0) throws {
    subjects.insert(.imageCache)
    try imageData.write(sampleBytes(4 + others), for: imageAddress)
  }

  /// Executes "Load Image Data" from the cache; the answer comes with the next turn.
  mutating func loadCachedImage() {
    deliveries.begin()
    imageSource = .cache
    let index = imageLoads.count
    awaitsImage = true
    let task = imageCache.load(imageURL) { [deliveries] result in
      switch result {
      case .success(let bytes): deliveries.add(.image(bytes, index: index))
      case .failure(let error): deliveries.add(.imageCacheError(error), image: index)
      }
    }
    imageLoads.append(ImageLoad(address: imageAddress, task: task))
  }
}
