import GhibliFeed
import StepKit
import TestDoubles

/// The content and failures of the image cache.
let cachedImageSteps = StepLibrary(GhibliWorld.self) {
  Given("the image cache has {count} byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.imageData.write(sampleBytes(count), for: GhibliWorld.imageAddress)
  }

  Given("there is cached image data for the image URL") { ghibli in
    try ghibli.imageData.write(sampleBytes(4), for: GhibliWorld.imageAddress)
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
      for key in ghibli.imageData.contents.keys { try ghibli.imageData.delete(key) }
    }
    try expect(ghibli.imageData.contents.keys.sorted(), equals: [], "the images kept")
  }
  .statesDefault(opposite: "the image cache has 4 bytes for another URL")

  Given("the image cache cannot/can't be {store operation}( {once})") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation, once: String?) in
    ghibli.imageData.fail(operation, once == nil ? .always : .once)
  }

  Given("the cache answer for the image URL is pending") { ghibli in
    try ghibli.imageData.write(sampleBytes(4), for: GhibliWorld.imageAddress)
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
    let kept = ghibli.imageData.contents[GhibliWorld.imageAddress]
    try expect(kept?.count, equals: count, "the number of bytes kept")
    try expect(kept, equals: ghibli.savedImage, "the bytes kept")
  }

  Then("the image cache has {count} image(s)") { (ghibli: inout GhibliWorld, count: Int) in
    try expect(ghibli.imageData.contents.count, equals: count, "the number of images kept")
  }
}

extension GhibliWorld {
  /// Executes "Load Image Data" from the cache; the answer comes with the next turn.
  mutating func loadCachedImage() {
    let index = imageTasks.count
    imageTasks.append(
      imageCache.load(imageURL) { [deliveries] result in
        switch result {
        case .success(let bytes): deliveries.add(.image(bytes, index: index))
        case .failure(let error): deliveries.add(.imageCacheError(error))
        }
      })
  }
}
