import StepKit
import TestDoubles

/// The words in which stories speak of the feed cache.
let cachePhraseTypes = StepLibrary(GhibliWorld.self) {
  ParameterType.wording("cache", cacheWords)

  // the cache has, no longer contains
  ParameterType(
    "cache has",
    "(?:\(cacheWords)) (?:still |now |only |then |should |must )*(?:have|has|had|contains?|contained|holds?|held|consists? of)",
    "(?:\(cacheWords)) (?:does not|doesn['’]t|should not|no longer|must not)(?: still)? (?:have|has|contains?|holds?)",
    useForSnippets: false
  ) { text in affirms(text) }

  // there is a cached version of the feed, the cache has a saved feed
  ParameterType.wording(
    "cached feed",
    "(?:there (?:is|was) |there['’]s |the (?:app|user|customer) has |I have )?"
      + "(?:a|an) (?:cached|saved|stored|local) (?:version of the )?(?:film )?feed|an old(?:er)? cache",
    "the cache (?:has|holds|contains) (?:a|an) (?:old |saved |previous )?(?:film )?feed")

  // "Ponyo" is cached, is no longer in the cache
  ParameterType(
    "is cached",
    "(?:is|are|was|were)(?: still| now)? (?:cached|saved|stored|in (?:\(cacheWords)))",
    "(?:is|are|was|were) (?:not|no longer) (?:cached|saved|stored|in (?:\(cacheWords)))(?: any ?more)?",
    "(?:is|are|was|were)n['’]t (?:cached|saved|stored|in (?:\(cacheWords)))(?: any ?more)?",
    "(?:has|have) (?:not|n['’]t|never) been (?:cached|saved|stored)|(?:has|have) been (?:cached|saved|stored)",
    useForSnippets: false
  ) { text in affirms(text) }

  // the cache is deleted, is kept
  ParameterType(
    "is deleted",
    "(?:is|was|gets|has been|should be|must be)(?: then| now)? (?:\(deleted)|gone)",
    "(?:is|was|has)(?: not|n['’]t)(?: been)? (?:\(deleted))|(?:should|must) not be (?:\(deleted))"
      + "|(?:is|was|should be|must be|has been) (?:kept|left(?: alone)?|preserved)|stays|remains",
    useForSnippets: false
  ) { text in
    affirms(text)
      && !["kept", "left", "preserved", "stays", "remains"].contains(where: text.contains)
  }

  // the system deletes, does not delete
  ParameterType(
    "still has",
    "(?:still |now |only |then )*(?:has|contains|holds)",
    "(?:does not|doesn['’]t|no longer) (?:have|has|contains?|holds?)", useForSnippets: false
  ) { text in affirms(text) }

  ParameterType(
    "deletes",
    "(?:the system|the app|the command)(?: should| must| then)? (?:deletes?|clears?|removes?|deleted|cleared|removed)",
    "(?:the system|the app|the command) (?:keeps|(?:does not|doesn['’]t|did not|didn['’]t|should not|must not)"
      + " (?:delete|clear|remove))",
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

  // retrieving data from the cache, the deletion of the old cache data
  ParameterType(
    "cache work",
    "(?:reading|retrieving|loading)\(whatIsCached)(?: from(?: the)? cache)?",
    "(?:the )?(?:retrieval|reading|loading)(?: of\(whatIsCached))?(?: from the cache)?",
    "(?:deleting|clearing|removing)\(whatIsCached)",
    "the (?:deletion|removal|deleting)(?: of\(whatIsCached))?",
    "(?:saving|writing|storing|caching)(?: to| in)?\(whatIsCached)(?: (?:to|in)(?: the)? cache)?",
    "the (?:insertion|saving|writing)(?: of\(whatIsCached))?(?: (?:to|into|in) the cache)?",
    useForSnippets: false
  ) { text in storeOperation(text) }
  ParameterType.wording(
    "work fails",
    "fails|failed|goes wrong|went wrong|will fail|is (?:impossible|not possible)|does not work"
      + "|(?:ends|ended) (?:with|in) an error|(?:throws|delivers|produces|leads to|results in) an error"
  )

  // the system cannot delete the old cache data
  ParameterType(
    "cache cannot",
    "(?:the system|the app|the (?:feed )?(?:cache|store)) (?:cannot|can['’]t|could not|couldn['’]t"
      + "|is (?:unable|not able) to|fails to|failed to|refuses to)"
      + " (?:retrieve|read|load|delete|clear|save|write|store|insert|accept)\(whatIsCached)"
      + "(?: (?:from|to|in|into) the cache)?",
    useForSnippets: false
  ) { text in storeOperation(text) }

  ParameterType(
    "image work",
    "(?:reading|retrieving|loading) (?:the )?(?:cached )?image(?: data)?(?: from the (?:image )?cache)?",
    "(?:saving|writing|storing|caching) (?:the )?image(?: data)?(?: to the (?:image )?cache)?",
    useForSnippets: false
  ) { text in storeOperation(text) }
}

private let deleted = "deleted|cleared|removed|emptied|wiped|purged"
private let whatIsCached =
  "(?: (?:the|any|its|old|new|cached|saved|film))*(?: (?:feed|cache|films|data))*"
let cacheWords =
  "the (?:old |new |local |feed |film feed )?cache|the (?:cached|saved) (?:film )?feed"
  + "|the cached version(?: of the (?:film )?feed)?"

private func affirms(_ text: String) -> Bool {
  !["not", "n't", "n’t", "no longer"].contains { text.contains($0) }
}

/// The operation of a store that a verb means.
private func storeOperation(_ text: String) -> InMemoryStore.Operation {
  let verbs: [(String, InMemoryStore.Operation)] = [
    ("retriev", .read), ("read", .read), ("load", .read), ("delet", .delete), ("clear", .delete),
    ("remov", .delete),
  ]
  return verbs.first { text.contains($0.0) }?.1 ?? .write
}
