import StepKit
import TestDoubles

/// The words in which stories speak of the feed cache.
let cachePhraseTypes = StepLibrary(GhibliWorld.self) {
  ParameterType.wording("cache", cache)

  // the cache has, no longer contains
  ParameterType(
    "cache has",
    "(?:\(cache)) (?:still |now |only |then |should |must )*(?:have|has|had|contains?|contained|holds?|held)",
    "(?:\(cache)) (?:does not|doesn['’]t|should not|no longer) (?:have|has|contains?|holds?)",
    useForSnippets: false
  ) { text in affirms(text) }

  // there is a cached version of the feed, the cache has a saved feed
  ParameterType.wording(
    "cached feed",
    "(?:there (?:is|was) |there['’]s |the (?:app|user|customer) has |I have )?"
      + "(?:a|an) (?:cached|saved|stored|local) (?:version of the )?(?:film )?feed",
    "the cache (?:has|holds|contains) (?:a|an) (?:old |saved |previous )?(?:film )?feed")

  // "Ponyo" is cached, is no longer in the cache
  ParameterType(
    "is cached",
    "(?:is|are|was|were)(?: still| now)? (?:cached|saved|stored|in (?:\(cache)))",
    "(?:is|are|was|were) (?:not|no longer) (?:cached|saved|stored|in (?:\(cache)))",
    "(?:is|are|was|were)n['’]t (?:cached|saved|stored|in (?:\(cache)))", useForSnippets: false
  ) { text in affirms(text) }

  // the cache is deleted, is kept
  ParameterType(
    "is deleted",
    "(?:is|was|has been|should be) (?:deleted|cleared|removed)",
    "(?:is|was) not (?:deleted|cleared|removed)|has not been deleted|should not be deleted"
      + "|(?:isn|wasn)['’]t deleted|(?:is|was|should be) (?:kept|untouched|unchanged|left)"
      + "|stays|remains",
    useForSnippets: false
  ) { text in
    affirms(text) && !["kept", "un", "left", "stays", "remains"].contains(where: text.contains)
  }

  // the system deletes, does not delete
  ParameterType(
    "deletes", "(?:the system|the app)(?: should)? (?:deletes?|clears?|removes?)",
    "(?:the system|the app) (?:keeps|does not (?:delete|clear|remove)|should not delete)",
    useForSnippets: false
  ) { text in affirms(text) && !text.contains("keeps") }

  ParameterType(
    "is expired", "has expired|is expired|expired|is too old|is no longer valid",
    "has not expired|hasn['’]t expired|is not expired|isn['’]t expired|is not too old|is (?:still )?valid",
    useForSnippets: false
  ) { text in
    text.contains("no longer") || affirms(text) && !text.hasSuffix("valid")
  }

  ParameterType("store operation", "read|retrieved|deleted|written|saved", useForSnippets: false) {
    text in storeOperation(text)
  }
  ParameterType(
    "store error", "retrieval|deleting|deletion|saving|insertion", useForSnippets: false
  ) { text in storeOperation(text) }
  ParameterType.wording("once", "the first time")

  // retrieving data from the cache fails, deleting fails
  ParameterType(
    "cache work",
    "(?:reading|retrieving|loading)(?: the)?(?: cached)?(?: film)?(?: feed)?(?: data)?"
      + "(?: from)?(?: the)?(?: cache)?|the retrieval(?: from the cache)?",
    "(?:deleting|clearing)(?: the)?(?: old)?(?: cache| cached feed| feed)?(?: data)?|the deletion",
    "(?:saving|writing|storing|caching)(?: to)?(?: in)?(?: the)?(?: new)?(?: film)?(?: feed| films)?"
      + "(?: data)?(?: to| in)?(?: the)?(?: cache)?(?: data)?|the (?:insertion|saving)",
    useForSnippets: false
  ) { text in storeOperation(text) }

  ParameterType(
    "image work",
    "(?:reading|retrieving|loading) (?:the )?(?:cached )?image(?: data)?(?: from the (?:image )?cache)?",
    "(?:saving|writing|storing|caching) (?:the )?image(?: data)?(?: to the (?:image )?cache)?",
    useForSnippets: false
  ) { text in storeOperation(text) }
}

private let cache =
  "the (?:old |new |local |feed |film feed )?cache|the (?:cached|saved) (?:film )?feed"
  + "|the cached version(?: of the (?:film )?feed)?"

private func affirms(_ text: String) -> Bool {
  !["not", "n't", "n’t", "no longer"].contains { text.contains($0) }
}

/// The operation of a store that a verb means.
private func storeOperation(_ text: String) -> InMemoryStore.Operation {
  if ["read", "retriev", "load"].contains(where: text.contains) { return .read }
  return ["delet", "clear"].contains(where: text.contains) ? .delete : .write
}
