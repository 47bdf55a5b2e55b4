import GhibliFeed
import StepKit
import TestDoubles

/// The content and failures of the image cache.
let cachedImageSteps = StepLibrary(GhibliWorld.self) {
  Given("the image cache has {count} byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.imageData.write(sampleBytes(count), for: ghibli.imageAddress)
  }

  for pattern in [
    "there is cached image data( for the image URL)", "there is a cached image",
    "the image( data) is in the (image )cache",
    "the image cache is not empty",
  ] {
    Given(.expression(pattern)) { (ghibli: inout GhibliWorld) in try ghibli.keepImage() }
  }

  for pattern in [
    "there is cached image data for {string}", "there is a cached image for {string}",
    "the image( data) for/at/of {string} is/was (already )cached/(already )saved/(already )stored",
    "the image( data) for/at/of {string} is in the (image )cache",
    "the image cache has/contains/holds an/the image for {string}",
    "the image cache has/contains/holds (the )image data for {string}",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, address: String) in
      if !ghibli.isOutcome {
        try ghibli.setImage(address)
        return try ghibli.keepImage()
      }
      let kept = try require(
        ghibli.imageData.contents[address], "the image cache has no image for \(address)")
      try expect(!kept.isEmpty, "the image kept for \(address) has no bytes")
      if let saved = ghibli.savedImage { try expect(kept, equals: saved, "the bytes kept") }
    }
  }

  for pattern in [
    "the image cache does not have/contain an/the image for {string}",
    "the image cache has no image for {string}", "there is no cached image for {string}",
    "the image( data) for/at/of {string} is not cached",
    "the image( data) for/at/of {string} is not in the (image )cache",
  ] {
    Step(.expression(pattern)) { (ghibli: inout GhibliWorld, address: String) in
      if !ghibli.isOutcome {
        try ghibli.setImage(address)
        ghibli.subjects.insert(.imageCache)
        return try ghibli.imageData.delete(address)
      }
      try expect(
        ghibli.imageData.contents[address]?.count, equals: nil, "the number of bytes kept")
    }
  }

  for pattern in [
    "the system caches the image data", "the image data is/was cached/saved/stored",
  ] {
    Then(.expression(pattern)) { (ghibli: inout GhibliWorld) in
      if !ghibli.isOutcome { return try ghibli.keepImage() }
      let saved = try require(ghibli.savedImage, "no image was saved")
      try expect(
        ghibli.imageData.contents[ghibli.imageAddress], equals: saved, "the bytes kept")
    }
  }

  Given("the image cache has {count} byte(s) for another URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.imageData.write(sampleBytes(count), for: "https://img.ghibli.test/another.jpg")
  }

  Given("the image cache has {count} byte(s) for the URL {string}") {
    (ghibli: inout GhibliWorld, count: Int, address: String) in
    try ghibli.imageData.write(sampleBytes(count), for: address)
  }

  Given("the image cache is empty") { ghibli in
    if !ghibli.isOutcome {
      ghibli.subjects.insert(.imageCache)
      for key in ghibli.imageData.contents.keys { try ghibli.imageData.delete(key) }
    }
    try expect(ghibli.imageData.contents.keys.sorted(), equals: [], "the images kept")
  }
  .statesDefault(opposite: "the image cache has 4 bytes for another URL")

  Given("the image cache cannot/can't be {store operation}( {once})") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, once: String?) in
    ghibli.failImageCache(operation, once)
  }

  Given("the cache answer for the image URL is pending") { ghibli in
    try ghibli.imageData.write(sampleBytes(4), for: ghibli.imageAddress)
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
    let kept = ghibli.imageData.contents[ghibli.imageAddress]
    try expect(kept?.count, equals: count, "the number of bytes kept")
    try expect(kept, equals: ghibli.savedImage, "the bytes kept")
  }

  Then("the image cache has {count} image(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.imageData.contents.count, equals: count, "the number of images kept")
  }
}

extension GhibliWorld {
  /// Puts the image that the story is about into the cache.
  fileprivate mutating func keepImage() throws {
    subjects.insert(.imageCache)
    try imageData.write(sampleBytes(4), for: imageAddress)
  }

  /// Executes "Load Image Data" from the cache; the answer comes with the next turn.
  mutating func loadCachedImage() {
    let index = imageTasks.count
    awaitsImage = true
    imageTasks.append(
      imageCache.load(imageURL) { [deliveries] result in
        switch result {
        case .success(let bytes): deliveries.add(.image(bytes, index: index))
        case .failure(let error): deliveries.add(.imageCacheError(error))
        }
      })
  }
}
