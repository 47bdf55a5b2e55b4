import GhibliFeed
import StepKit
import TestDoubles

/// Whether the caches work.
let cacheHealthSteps = StepLibrary(GhibliWorld.self) {
  ParameterType.wording(
    "any cache", "(?:\(cacheWords))|the (?:image|image data) cache|the (?:feed |image )?store")
  ParameterType.wording(
    "works",
    "(?:(?:now|still|also) )*(?:works|worked|functions|is working|is (?:fine|intact|healthy|in order))"
      + "(?: fine| well| normally| correctly| properly| without (?:any )?errors?)?(?: again)?")

  When("{any cache} {works}") { (ghibli: inout GhibliWorld, _: String, _: String) in
    ghibli.feedData.recover()
    ghibli.imageData.recover()
  }
  .isIdempotent()

  // As an outcome, a cache that can be read is read.
  Step("{cache data} {can be} {store operation}( again)( now)") {
    (ghibli: inout GhibliWorld, _: String, _: String, operation: InMemoryStore.Operation) in
    if ghibli.isOutcome {
      try expect(operation == .read, "this checks nothing")
      _ = try ghibli.feedCache.load()
      return
    }
    ghibli.feedData.recover()
  }
  ParameterType.wording("can be", "(?:can|could)(?: now| still| again)* be")

  // the cache fails with a retrieval error, when it is deleted, on writing
  ParameterType(
    "failing at",
    "(?:fails|failed|always fails) (?:(?:with|in) an? (?:\(failure)) error|(?:when|while|if|as soon as) (?:it is (?:being )?(?:\(done))|(?:\(doing)))"
      + "|on (?:every |each |any |the )?(?:\(failure)|\(doing)|read|write|delete|save)|to (?:be )?(?:\(done))|to (?:read|delete|save|write))",
    "(?:throws|throw|reports|returns|delivers|raises|has|gives) an? (?:(?:\(failure)) )?error"
      + " (?:(?:when|while|if) (?:it is (?:being )?(?:\(done))|(?:\(doing)))|on (?:\(failure)|\(doing)))",
    "(?:throws|throw|reports|returns|delivers|raises) an? (?:\(failure)) error",
    "refuses to be (?:\(done))",
    useForSnippets: false
  ) { text in storeOperation(text) }

  Given("{any feed cache} {failing at}") {
    (ghibli: inout GhibliWorld, _: String, operation: InMemoryStore.Operation) in
    ghibli.failCaches(operation, nil)
  }

  ParameterType.wording("any feed cache", "(?:\(cacheWords))|the (?:feed )?store")

  Given("the image( data) cache {failing at}") {
    (ghibli: inout GhibliWorld, operation: InMemoryStore.Operation) in
    ghibli.failImageCache(operation, nil)
  }

  ParameterType.wording(
    "no space",
    "the (?:(?:feed|image) )?(?:cache|store|storage|device|disk) (?:is|was) full",
    "there (?:is|was) no (?:more )?(?:space|storage|memory)(?: left)?(?: (?:in the cache|on the device))?"
  )

  Given("{no space}") { (ghibli: inout GhibliWorld, _: String) in
    ghibli.failCaches(.write, nil)
  }
}

private let failure = "retrieval|deleting|deletion|saving|insertion|loading"
private let done = "read|retrieved|loaded|deleted|cleared|removed|written|saved"
private let doing = "reading|retrieving|loading|deleting|clearing|removing|writing|saving"
