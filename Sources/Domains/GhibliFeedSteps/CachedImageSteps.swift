import GhibliFeed
import StepKit
import TestDoubles

/// The content and failures of the image cache.
let cachedImageSteps = StepLibrary(GhibliWorld.self) {
  Given("the image cache has {int} byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    try ghibli.imageCache.save(sampleBytes(count), for: ghibli.imageURL)
  }

  Given("the image cache has {int} byte(s) for another URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    let other = try url("https://img.ghibli.test/another.jpg")
    try ghibli.imageCache.save(sampleBytes(count), for: other)
  }

  Given("the image cache cannot be read") { ghibli in ghibli.imageData.fail(.read, .always) }

  Given("the image cache cannot be read the first time") { ghibli in
    ghibli.imageData.fail(.read, .once)
  }

  Given("the image cache cannot be written") { ghibli in ghibli.imageData.fail(.write, .always) }

  Given("the cache answer for the image URL is pending") { ghibli in
    try ghibli.imageCache.save(sampleBytes(4), for: ghibli.imageURL)
    ghibli.loadCachedImage()
    try expect(ghibli.scheduler.pendingCount, equals: 1, "the answers on their way")
  }

  Then("the image cache has these {int} byte(s) for the image URL") {
    (ghibli: inout GhibliWorld, count: Int) in
    let kept = ghibli.imageData.contents[GhibliWorld.imageAddress]
    try expect(kept?.count, equals: count, "the number of bytes kept")
    try expect(kept, equals: ghibli.savedImage, "the bytes kept")
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
