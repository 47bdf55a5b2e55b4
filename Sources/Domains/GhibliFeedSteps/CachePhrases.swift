import StepKit
import TestDoubles

/// The words in which stories speak of the feed cache.
let cachePhraseTypes = StepLibrary(GhibliWorld.self) {
  ParameterType.wording("cache", cacheWords)
  ParameterType.wording("cache or it", cacheWords, cacheData, "it")

  // the cache has, no longer contains
  // the cache, the old cache data
  ParameterType("cache has", cacheHas.says, cacheHas.denies, useForSnippets: false) { text in
    affirms(text)
  }

  // the cache still has the 2 films
  ParameterType("cache has as before", cacheHas.says, cacheHas.denies, useForSnippets: false) {
    text in CacheClaim(text)
  }

  // there is a cached version of the feed, the cache has a saved feed
  ParameterType.wording(
    "cached feed",
    "(?:there (?:is|was) (?:already |still )?|there['’]s (?:already |still )?"
      + "|the (?:app|user|customer|system|device) (?:already )?has |I (?:already )?have )?"
      + "an? (?:(?:old|older|previous|earlier|existing|valid|recent) )*(?:film )?feed in the (?:feed )?cache",
    "(?:there (?:is|was) (?:already |still )?|there['’]s (?:already |still )?"
      + "|the (?:app|user|customer|system|device) (?:already )?has |I (?:already )?have )?"
      + "an? (?:(?:old|older|previous|earlier|existing) )*(?:cached|saved|stored|local) (?:version of the )?(?:film )?(?:feed|copy of the feed)"
      + "(?: in the cache)?|an old(?:er)? cache",
    "an? (?:(?:old|older|previous|earlier|existing) )*(?:cached|saved|stored) (?:version of the )?(?:film )?feed (?:already )?exists",
    "the cache (?:already )?(?:has|holds|contains|had|contained) (?:an? (?:(?:old|saved|previous|valid) )*"
      + "|some )(?:(?:version|copy) of the )?(?:film )?(?:feed|films)")

  // "Ponyo" is cached, is no longer in the cache
  ParameterType(
    // What is saved is an event; what was saved is there.
    "is cached", "(?!(?:is|are|gets) (?:then |now )?saved)(?:\(isCached.says))",
    "(?:\(isCached.denies))(?: yet)?", useForSnippets: false
  ) { text in
    affirms(text)
  }

  // the cache is deleted, is kept
  ParameterType(
    "is deleted", "(?:\(isDeleted.says))(?: from the cache)?",
    "(?:is|was|has been|should be|are|were) gone|disappears?",
    "(?:no longer exists?|(?:does|do) not exist(?: any ?more| any longer)?)",
    isDeleted.denies, isKept.says, "stays|remains", useForSnippets: false
  ) { text in
    if text.contains("exist") { return true }
    return affirms(text)
      && !["kept", "left", "preserved", "retained", "spared", "stays", "remains"].contains(
        where: text.contains)
  }

  // the system deletes, does not delete
  ParameterType("still has", itHas.says, itHas.denies, useForSnippets: false) { text in
    affirms(text)
  }

  ParameterType(
    "deletes", deletes.says, keeps.says, deletes.denies, useForSnippets: false
  ) { text in affirms(text) && !["keep", "kept", "preserve"].contains(where: text.contains) }

  ParameterType(
    "is expired",
    "has(?: already)? expired|(?:is|was)(?: already)? (?:expired|too old|out of date|outdated)|expired"
      + "|(?:is|was) (?:no longer|not) valid|is(?:n['’]t| not) valid",
    "is no longer expired|has(?: not|n['’]t) expired(?: yet)?|(?:is|was)(?: not|n['’]t)(?: yet)? (?:expired|too old)(?: yet)?"
      + "|(?:is|was) (?:still )?(?:valid|fresh|recent)",
    useForSnippets: false
  ) { text in
    let isDenied = !affirms(text)
    return text.hasSuffix("valid") || text.hasSuffix("fresh") || text.hasSuffix("recent")
      ? isDenied : !isDenied
  }

  ParameterType("store operation", "read|retrieved|deleted|written|saved", useForSnippets: false) {
    text in storeOperation(text)
  }
  ParameterType(
    "store error", "retrieval|deleting|deletion|saving|insertion", useForSnippets: false
  ) { text in storeOperation(text) }
  ParameterType.wording("once", "the first time|once|one time")

  // retrieving data from the cache, the deletion of the old cache data
  ParameterType(
    "cache work",
    "(?:reading|retrieving|loading)\(whatIsCached)(?: from(?: the)? cache)?",
    "(?:the )?(?:retrieval|reading|loading)(?: of\(whatIsCached))?(?: from(?: the)? cache)?",
    "(?:the )?(?:(?:feed|cache|film feed|data|cached data) )(?:retrieval|deletion|insertion|saving|reading|loading|removal|read|write|delete|save)",
    "(?:deleting|clearing|removing)\(whatIsCached)",
    "(?:the )?(?:deletion|removal|deleting)(?: of\(whatIsCached))?",
    "(?:saving|writing|storing|caching)(?: to| in)?\(whatIsCached)(?: (?:to|in)(?: the)? cache)?",
    "the (?:insertion|saving|writing)(?: of\(whatIsCached))?(?: (?:to|into|in) the cache)?",
    useForSnippets: false
  ) { text in storeOperation(text) }
  ParameterType.wording(
    "work fails",
    "(?:always )?(?:fails|failed)|goes wrong|went wrong|(?:will|would) fail|is (?:impossible|not possible)"
      + "|(?:does not|doesn['’]t|did not) (?:work|succeed)"
      + "|(?:ends|ended|fails|failed) (?:with|in) an error"
      + "|(?:throws|returns|produces|causes|leads to|results in) an error"
  )

  // saving no longer fails, the retrieval is possible again
  ParameterType.wording(
    "works again",
    "(?:now )?(?:works?|worked|succeeds?|is possible)(?: again| now)"
      + "|(?:no longer|never again) (?:fails|failed)|(?:does not|doesn['’]t) fail(?: any ?more| any longer| again| now)?"
  )

  // the system cannot delete the old cache data
  ParameterType(
    "cache cannot",
    "(?:the system|the app|the (?:(?:feed|image|film) )?(?:cache|store)) (?:cannot|can not|can['’]t|could not|couldn['’]t"
      + "|is (?:unable|not able) to|fails to|failed to|refuses to)"
      + " (?:retrieve|read|load|delete|clear|remove|save|write|store|insert|accept|cache|encode)(?:\(whatIsCached)|(?: the)? image(?: data)?)"
      + "(?: (?:from|to|in|into)(?: the)? (?:image )?cache)?",
    useForSnippets: false
  ) { text in storeOperation(text) }

  ParameterType(
    "image work",
    "(?:reading|retrieving|loading)(?: from)? the image(?: data)? cache|writing(?: to)? the image(?: data)? cache",
    "(?:reading|retrieving|loading) (?:the )?(?:cached )?image(?: data)?(?: from(?: the)? (?:image )?cache)?",
    "(?:the )?image(?: data| cache)? (?:retrieval|insertion|saving|reading|loading)",
    "(?:the )?(?:retrieval|reading) of (?:the )?(?:cached )?image(?: data)?(?: from(?: the)? (?:image )?cache)?",
    "(?:saving|writing|storing|caching) (?:the |new )?image(?: data)?(?: (?:to|in)(?: the)? (?:image )?cache)?",
    "the (?:saving|insertion|caching) of (?:the |new )?image(?: data)?",
    useForSnippets: false
  ) { text in storeOperation(text) }
}

private let deleted = "deleted|cleared|removed|emptied|wiped|purged|discarded|thrown away"
private let whatIsCached =
  "(?: (?:the|any|its|old|new|cached|saved|film|latest|a))*(?: (?:feed|cache|films|data))*"
let cacheWords =
  "the (?:(?:old|new|local|feed|film|film feed|existing|previous|same|whole|expired|outdated) )*cache(?: of the (?:film )?feed)?"
  + "|the (?:cached|saved|stored) (?:(?:film )?feed|films|feed data)"
  + "|the cached version(?: of the (?:film )?feed)?"
private let inCache =
  "(?:(?:available|found|there|present|kept) )?in (?:\(cacheWords))|(?:cached|saved|stored)(?: (?:in|to|into) (?:the )?cache)?"
private let cacheData =
  "the (?:old |existing )?(?:cache|cached) data|the old (?:film )?feed|the (?:film )?(?:feed|films) in (?:the )?cache"
private let cacheHas = Verb(
  "\(cacheWords)|\(cacheData)",
  "have|has|had|contains?|contained|holds?|held|consists? of|includes?|keeps?|kept|stores|is filled with"
    + "|was filled with|lists")
private let isCached = PassiveVerb(inCache)
private let isDeleted = PassiveVerb(deleted)
private let isKept = PassiveVerb("kept|left(?: alone)?|preserved|retained|spared")
private let itHas = Verb("has|have|contains?|holds?")
private let deleter = "the (?:system|app|command|use case|validation)|it"
private let deletes = Verb(
  deleter, "deletes?|clears?|removes?|deleted|cleared|removed|empties|emptied|discards?|wipes?")
private let keeps = Verb(deleter, "keeps?|kept|preserves?")

/// What a sentence says that the cache has, and whether it had it before.
struct CacheClaim {
  let has: Bool
  let isStill: Bool

  fileprivate init(_ text: String) {
    has = affirms(text)
    isStill = ["still", "keep", "kept"].contains(where: text.contains)
  }
}

/// The operation of a store that a verb means.
func storeOperation(_ text: String) -> InMemoryStore.Operation {
  let verbs: [(String, InMemoryStore.Operation)] = [
    ("retriev", .read), ("read", .read), ("load", .read), ("delet", .delete), ("clear", .delete),
    ("remov", .delete),
  ]
  return verbs.first { text.contains($0.0) }?.1 ?? .write
}
