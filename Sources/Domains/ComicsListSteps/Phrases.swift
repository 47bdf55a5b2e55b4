import StepKit

/// The words in which stories speak of the reader, of the screens and of the server; each type of
/// `Bool` has its sentences for yes and for no.
let phraseTypes = StepLibrary(ComicsWorld.self) {
  // I see, the list shows, present, there is; I do not see, the app no longer shows, do not present.
  ParameterType(
    "list shows",
    "\(that)(?:\(reader))(?: \(adverb))* (?:\(sees))(?: \(adverb))*",
    "\(that)(?:\(app))(?: \(adverb)| has| have)* (?:\(shows))(?: me| us| the user)?(?: \(adverb))*",
    "\(that)(?:\(reader)) (?:am|is|are|was|were|should be)(?: not| \(adverb)| no longer)*"
      + " (?:presented with|shown|given|greeted (?:with|by))",
    "\(that)(?:\(app)) (?:is|was)(?: \(adverb))* \(showing)",
    "(?:\(adverb) )*(?:present|show|display|list)(?: \(adverb))*|(?:keeps?|continues?) (?:on )?\(showing)",
    "\(that)there (?:\(adverb) )*(?:is|are|was|were|be|remains?|appears?)(?: \(adverb))*|there['’]s",
    "\(that)(?:\(reader)) (?:\(never)|has not|have not) (?:\(sees))",
    "\(that)(?:\(app)) (?:\(never)|has not|has never) (?:\(shows))",
    "\(that)(?:\(app)) (?:(?:is|was) (?:not|no longer|never)|stops?|stopped) \(showing)",
    "(?:do not|don['’]t|never|must not|should not|no longer) (?:present|show|display|list)",
    "\(that)there (?:is|are|was|were|should|must|will) (?:no longer|not|never)(?: be)?"
      + "|there (?:isn|aren|wasn|weren)['’]t|there (?:shouldn|mustn|can)['’]t be",
    useForSnippets: false
  ) { (text: String) in affirms(text) }

  // I see only, the app only shows, there is nothing but
  words(
    "list only shows",
    "(?:(?:\(reader))(?: \(adverb))* (?:(?:only|just) (?:\(sees))|(?:\(sees)) (?:only|just|nothing but))"
      + "|(?:\(app))(?: \(adverb))* (?:(?:only|just) (?:\(shows))|(?:\(shows)) (?:only|just|nothing but))"
      + "|(?:only|just) (?:present|show|display)|(?:present|show|display) (?:only|just|nothing but)"
      + "|there (?:is|are) (?:only|nothing but))")

  // the indicator is shown, appears, is hidden, is no longer visible
  ParameterType(
    "is presented",
    "(?:(?:\(being)|gets?|got|can be|could be)(?: \(adverb)| all| being| both| each)* (?:\(shown))"
      + "|(?:\(adverb) )*(?:appears?|appeared|(?:dis|re)appears?|disappeared|vanish(?:es|ed)?)"
      + "|(?:\(notBeing)|cannot be|can ?not be|can['’]t be)(?: being| \(adverb))* (?:\(shown))"
      + "|(?:do|does|did|should|must|will) (?:not|never) (?:dis)?appear|never (?:dis)?appears?"
      + "|no longer appears?|(?:\(adverb) )*(?:opens?|closes?|comes? into view|(?:pop|show|turn)(?:s|ed|ped)? up)"
      + "|(?:\(adverb) )*go(?:es)? away|went away|(?:has|have) (?:(?:dis|re)?appeared|vanished|gone(?: away)?)"
      + "|(?:\(being))(?: \(adverb)| all)* (?:\(absent))"
      + "|(?:\(adverb) )*(?:stops?|stopped)(?: spinning| showing)?|spins?|(?:is|starts|keeps) spinning"
      + "|(?:\(notBeing))(?: \(adverb))* (?:\(absent))|comes? (?:back|up)|came (?:back|up)"
      + "|(?:\(adverb) )*(?:remains?|stays?|remained|stayed)(?: (?:\(shown)))?"
      + "|(?:\(adverb) )*(?:remains?|stays?) (?:\(absent))"
      + ")(?: again| yet| now| anymore| any more| any longer| at all| any time| a second time"
      + "| on (?:the |my )?screen| (?:in|on) the (?:list|view|characters (?:view|screen))| in it| to me| to the user| to us| instead"
      + "| immediately| at once| right away| afterwards| as before| already| in the end| this time)*",
    useForSnippets: false
  ) { (text: String) in affirms(text) }

  // is, should be; is not
  // At position 3, at the top of the list.
  ParameterType(
    "list spot",
    "(?:(?:at|in|on|as) )?(?:position|place|number|no\\.) \\d{1,6}"
      + "|(?:at|in) the (?:very )?(?:top|beginning|bottom|end)(?: of (?:it|the list(?: of (?:comics|characters))?))?",
    useForSnippets: false
  ) { (text: String) in
    let number = text.split(separator: " ").lazy.compactMap { Int($0) }.first
    return number.map(ListPlace.number)
      ?? (text.contains("top") || text.contains("beginning") ? .number(1) : .last)
  }

  ParameterType(
    "be",
    "(?:\(being)|be)(?: \(adverb))*|(?:\(adverb) )*(?:stays?|remains?|becomes?|became|equals?|is equal to|reads?"
      + "|says?|changes to|changed to|switches to)(?: \(adverb))*",
    "(?:\(notBeing))(?: \(adverb))*|(?:does|do|did) not (?:become|equal|read|say|change to|remain|stay)",
    useForSnippets: false
  ) { (text: String) in affirms(text) }

  // has, should contain; does not have
  ParameterType(
    "have",
    "(?:(?:still|now|then|also|again|already|should|must|will|can|to|be|exactly) )*(?:\(has))"
      + "(?: exactly| in total)?",
    "(?:\(never)) (?:have|contain|include|hold|consist of)|(?:no longer|never) (?:has|contains|holds|includes)"
      + "|(?:has|have|contains) never(?: had)?",
    useForSnippets: false
  ) { (text: String) in affirms(text) }

  // Only these: contains only, shows nothing but.
  words(
    "has only",
    "(?:\(adverb) )*(?:(?:\(has)) (?:only|just|nothing but|nothing else than)"
      + "|(?:only|just) (?:\(has)))")
  words(
    "shows only",
    "(?:\(adverb) )*(?:(?:shows?|lists?|presents?|displays?) (?:only|just|nothing but|nothing else than)"
      + "|(?:only|just) (?:shows?|lists?|presents?|displays?))")

  ParameterType(
    "a or no",
    "\(that)(?:exactly |only |just )*(?:a(?: single)?|an|the(?: same)?|any|no|another|its|one|that|this|some)",
    useForSnippets: false
  ) { (text: String) in !text.hasSuffix("no") }

  ParameterType("list place", ListPlace.pattern, useForSnippets: false) { (text: String) in
    ListPlace(text) ?? .number(0)
  }

  // "A" comes before "B", is listed below "B"
  ParameterType(
    "comes before",
    "(?:\(being)|(?:(?:should|must|will) )?(?:comes?|appears?|stands?|goes?))(?: still| now| then| always)*(?: (?:\(shown)|placed|sorted))?"
      + " (?:before|above|ahead of|after|below|behind|following)|precedes|follows",
    useForSnippets: false
  ) { (text: String) in
    ["before", "above", "ahead of", "precedes"].contains { text.hasSuffix($0) }
  }

  // the server has, the server answers with, the response has
  ParameterType(
    "server has", "(?!\(charactersResponse))(?:\(serverHas)|\(serverAnswers))",
    useForSnippets: false
  ) { (text: String) in
    let answers = [
      "return", "deliver", "gi", "sen", "provide", "answer", "respon", "repl", "came", "come",
    ]
    let isAble = ["able to", "can "].contains(where: text.contains)
    return ["server", "catalog", "API"].contains(where: text.contains)
      && (isAble || !answers.contains(where: text.contains))
      ? ServerWord.state : .answer
  }

  // "A", "B" and "C"; "A", then "B"; "A" followed by "B"
  ParameterType("texts", texts, useForSnippets: false) { (text: String) in quoted(in: text) }

  ParameterType("list name", "(?:Marvel )?comics|(?:comic )?characters", useForSnippets: false) {
    (text: String) in
    text.contains("comics") ? ListName.comics : .characters
  }

  ParameterType(
    "list noun", "list of (?:Marvel )?\(comicNoun)|list (?:of|with) (?:the )?\(characterNoun)",
    useForSnippets: false
  ) { (text: String) in
    text.contains("character") || text.contains("names") ? ListName.characters : .comics
  }

  // 3, at least two, exactly one, no, any, both
  ParameterType("how many", Amount.pattern, useForSnippets: false) { (text: String) in
    try Amount(text)
  }

  // before a list after a number: 3 comics named "A", "B" and "C"; two comics: "A" and "B"
  words("list naming", "[,:]?\(naming)")
}

/// Words that mean the same thing, so that it does not matter which of them a story uses.
let nounTypes = StepLibrary(ComicsWorld.self) {
  words("server gives", "\(serverHas)|\(serverAnswers)")
  words("characters response has", "(?=\(charactersResponse))(?:\(serverAnswers))")
  words("server holds", serverHas)
  words("comic noun", comicNoun)
  words("character noun", characterNoun)
  words("group noun", groupNoun)
  words(
    "row noun",
    "(?:Marvel )?[Cc]omics?(?: titles?)?|titles?|items?|rows?|entries|(?:character )?names?|(?:comic )?characters?"
  )
  words(
    "the comics",
    "\(that)(?:also )?(?:(?:the|these|those|following) )*\(comicNoun)\(naming)")
  words(
    "the characters",
    "\(that)(?:also )?(?:(?:the|these|those|following) )*\(characterNoun)\(naming)"
  )
  words(
    "all comics",
    "(?:only |just )?(?:(?:the|these|those|only|all) )*(?:Marvel )?"
      + "(?:[Cc]omics|(?:comic )?titles(?: of the comics)?|items)(?: called| titled| named)?")
  words(
    "the groups",
    "\(that)(?:also )?(?:(?:the|these|those|following) )*\(groupNoun)\(naming)")
  words(
    "list of comics",
    "\(that)(?:the|a|any) (?:valid |loaded )?(?:[Cc]omics? list|list of (?:the |all )*(?:Marvel )?\(comicNoun))"
  )
  words(
    "comics list",
    "\(that)(?:the|a) (?:valid |loaded )?(?:[Cc]omics? list|list(?: of (?:the |all )*(?:Marvel )?\(comicNoun))?)"
  )
  words(
    "loaded list",
    "(?:the )?(?:Marvel )?(?:[Cc]omics(?: list)?|list(?: of (?:Marvel )?comics)?)|them")
  words(
    "in the list",
    "(?: (?:which is |that is )?(?:listed|shown|presented|displayed)| \(that)I see)?"
      + "(?: (?:in|of|on) the list(?: of (?:the )?(?:Marvel )?(?:comics|characters))?)?")
  ParameterType("starts or ends", "starts|begins|ends", useForSnippets: false) { (text: String) in
    text == "ends" ? ListPlace.last : .number(1)
  }
  // In the list of comics, among the characters.
  ParameterType(
    "list where",
    "(?:in|on|part of) the (?:list of (?:the |Marvel |comic )*(?:comics|titles|characters|names)"
      + "|(?:comics|characters) list)|among the (?:listed |shown )?(?:comics|titles|characters|names)",
    useForSnippets: false
  ) { (text: String) in
    text.contains("character") || text.contains("names") ? ListName.characters : .comics
  }
  words("a list with", "a list (?:with|of)(?: only| just)?")
  words("list with", "(?:a|the) list (?:with|of)(?: only| just)?")
  words("the one group", "it|(?:the|that|this) (?:group|section)")
  words(
    "letter of the group",
    "(?:its|the (?:group|section)['’]s) (?:letter|header)|its name|the (?:group|section)['’]s (?:title|name|heading)"
      + "|the (?:letter|title|name|heading|header) of (?:the|that)(?: only| one| single)? (?:group|section)"
  )
  words("open view", "it|the (?:characters? (?:view|screen)|view(?: of the characters)?|screen)")
  // not "a list with": what it is with is an order of texts itself
  words(
    "list of its characters",
    "\(that)(?:the|a|any|its) (?:(?:characters?|names) list"
      + "|list of (?:the |its |all |comic |the names of )*\(characterNoun)"
      + "(?: of (?:the|that)(?: selected| tapped)? comic)?)")
  words(
    "list of characters",
    "\(that)(?:the|a|any|its) (?:(?:characters?|names) list"
      + "|list (?:of|with) (?:the |its |all |comic |the names of )*\(characterNoun)"
      + "(?: of (?:the|that)(?: selected| tapped)? comic)?)")
  words(
    "the group",
    "(?:(?:the|a) )?(?:first )?(?:(?:group|section)(?: header| heading)?|letter|heading|header)"
      + "(?: (?:with|of|for) (?:the )?(?:letter|heading|header|title|name)| of| for| letter| called| titled| named"
      + "| labell?ed| headed(?: by)?)?"
  )
  words("activity indicator", activityIndicator)
  words(
    "characters view",
    "\(that)(?:the|a) (?:characters? (?:view|screen)|(?:view|screen) (?:of|with|for) the"
      + " (?:list of )?(?:comic )?characters)"
      + "(?: (?:of|for) (?:the|that|this)(?: selected| tapped| chosen)? comic(?! \"))?")
  words(
    "in the order",
    "(?:\(sortedWords) )*(?:in (?:the|this)(?: same| given| following| exact)? order:?|as(?: follows:)?"
      + "|in order,?|,? in order,|from top to bottom as)|(?:\(sortedWords) )+with|\(sortedWords):?"
  )
  words(
    "in that order",
    "(?: in it| on (?:the |my )?screen)?(?:,? (?:in (?:this|that|the same|exactly this|the given|the right) order|from top to bottom)(?: as before| again)?)?"
      + "(?: in total| altogether| all together| in (?:it|the list))?"
      + "(?: again| yet| now| anymore| any more| any longer| at all)?")
  words(
    "characters of", "\(that)the (?:list of )?(?:comic )?characters (?:of|for)(?: the comic)?")
  words(
    "was successfully loaded",
    "(?:(?:is|are|was|were|has been|have been) (?:successfully )?loaded(?: successfully)?"
      + "|(?:has |have )?(?:successfully )?(?:finish|finishes|finished) loading|load)")
  words("grouped and sorted", groupedOrSorted)
  words("together", "together|both|all|side by side")
  words("alone", "alone|only")
  ParameterType(
    "comes at",
    "(?:\(being)|comes?|appears?|stands?)(?: (?:listed|shown|presented|displayed))?",
    "(?:do|does) not (?:come|appear|stand)|(?:\(notBeing))(?: (?:listed|shown|presented))?",
    useForSnippets: false
  ) { (text: String) in affirms(text) }
  words(
    "reader taps",
    "\(that)(?:\(reader))(?: now| then| also| just| already| have just| have already)* (?:(?:try|tries|tried) to )?(?:\(taps))"
  )
  words("taps on", taps)
  words(
    "reader selects",
    "\(that)(?:\(reader))(?: now| then| also| just| already| have just| have already)* (?:\(selects))"
  )
  words(
    "the comics app",
    "\(that)(?:the app|the (?:comics |characters )?(?:interactor|presenter)|it)")
  words("comics reader", "\(that)(?:\(reader))")
}

private let quotedText = #""(?:[^"\\]|\\.)*""#
let texts =
  "(?:first )?(?:\(quotedText))(?: first(?=,? (?:and )?then ))?(?:\(further) (?:\(quotedText)))*"
private let further = "(?:,? and then|,? then|,? (?:and )?finally|,? followed by|,? and|,)"

/// The texts between quotation marks.
func quoted(in text: String) -> [String] {
  var found: [String] = []
  var current: String?
  var isEscaped = false
  for character in text {
    if isEscaped {
      current?.append(character)
      isEscaped = false
    } else if character == "\\", current != nil {
      isEscaped = true
    } else if character == "\"" {
      if let text = current { found.append(text) }
      current = current == nil ? "" : nil
    } else {
      current?.append(character)
    }
  }
  return found
}

/// How a sentence begins that takes "that" before it by itself; `that` is before no other, for those are
/// composed of it and the rest.
let selfStanding =
  "(?:(?:\(reader)|there|it|the app(?:lication)?|airplane mode)\\b|(?:the|an?|any|its) (?:(?:valid|loaded|empty|Marvel|[Cc]omics?|characters?|names) )*list\\b"
  + "|the (?:(?:valid|server|server['’]s|comics|characters) )*(?:response|answer)\\b"
  + "|(?:the|my|our|your|his|her|their|the user['’]s|the device['’]s|an?|no) (?:(?:internet|network|working|stable|good|missing) )*(?:connection|connectivity|internet|device|phone)\\b)"
let that = "(?:that (?=\(selfStanding)))?"

let reader = "I|we|you|the user|the reader|the customer|a user|someone|somebody|he|she|they"
private let app =
  "the app|the screen|the page|the list|the view|the system|it"
  + "|the (?:(?:[Cc]omics|characters)(?: list)? )?(?:interactor|presenter|router|view controller|user interface|UI)"
  + "|the (?:(?:Marvel )?[Cc]omics?|characters?) (?:list|view|screen|page)"
  + "|the list of (?:Marvel )?(?:[Cc]omics|(?:comic )?characters)"
  + "|the (?:list )?view (?:of|with) the (?:list of )?(?:comic )?characters"
private let adverb =
  "(?:can|could|should|must|will|shall|still|now|then|again|also|already|finally|immediately"
  + "|always|first|exactly|simply|at once|instead|be|have|am able to|is able to|are able to)"
private let sees = "see|sees|seen|saw|get|gets|got|find|finds|found|notice|notices|read"
private let shows =
  "present(?:s|ed|ing)?|show(?:s|ed|n|ing)?|display(?:s|ed|ing)?|list(?:s|ed)?|reads?"
private let has =
  "has|have|had|contains?|contained|consists? of|is made (?:up )?of|includes?|included|holds?|held"
  + "|comprises?"
private let showing = "(?:presenting|showing|displaying|listing)"
let shown =
  "presented|shown|displayed|visible|listed|reported|open|opened|there|on (?:the )?screen|showing|seen|spinning|present|found"
  + "|in (?:it|the list)|on the list|part of the list|among (?:them|those(?: listed| shown)?)"
private let absent =
  "gone|hidden|absent|missing(?: from (?:it|the list))?|closed|removed|dismissed|cleared|invisible|taken away"
private let sortedWords =
  "(?:sorted|ordered|ascending|alphabetically|in (?:ascending|alphabetical) order)"
let groupedOrSorted =
  "(?:grouped|sorted|ordered)(?: and (?:sorted|grouped))?(?: in)?(?: ascending| alphabetical)?"
  + "(?: order| alphabetically)?(?: by (?:the |their |its )?(?:first letter|letter|titles?|names?)"
  + "(?: of (?:the|their|the comic['’]s) (?:titles?|names?))?)?(?: ascending| alphabetically)?"
  + "(?: (?:within|in|inside) (?:each|every|the|their|its) groups?)?"
let being =
  "is|are|was|were|(?:should|must|will|has to|have to|ought to) be"
  + "|(?:has|have|had|(?:should|must|will) have) been|has become"
let notBeing =
  "(?:is|are|was|were)(?: still| now| also)* not|(?:should|must|will|may|can) (?:not|never|no longer) be"
  + "|(?:is|are|was|were)n['’]t|(?:should|must)n['’]t be|won['’]t be"
  + "|(?:is|are|was|were) (?:no longer|never|neither)|(?:has|have|had)(?: not| never|n['’]t) been"
  + "|(?:should|must)(?: not| never|n['’]t) have been|cannot be|(?:could not|couldn['’]t) be"
  + "|(?:is|are|was|were) not (?:yet|still)"
let never =
  "do not|does not|don['’]t|doesn['’]t|did not|didn['’]t|should not|shouldn['’]t|must not|mustn['’]t"
  + "|cannot|can not|can['’]t|could not|couldn['’]t|will not|won['’]t|may not|no longer|should no longer"
  + "|(?:can|must|will) no longer|(?:should |must |will )?never|have never|has never"
let selects =
  "(?:tap|taps|tapped|click|clicks|clicked|press|presses|pressed|touch|touches|touched)(?: on)?"
  + "|(?:have|has|had)(?: already| just)? (?:(?:tapped|clicked|pressed|touched)(?: on)?|selected|chosen|picked|opened)"
  + "|selects?|selected|chooses?|chose|picks?|picked"
private let taps = "\(selects)|opens?|opened"
let comicNoun =
  "(?:Marvel )?(?:[Cc]omics?(?: books?)?(?: titles?| names?)?|titles?(?: of (?:the )?(?:Marvel )?[Cc]omics)?|items?|rows?"
  + "|entr(?:y|ies))(?: on (?:the |my )?screen)?"
private let characterNoun =
  "(?:comic )?(?:characters?['’]?(?: names?)?|names?(?: of (?:(?:all |the |its |their |each |every )+)?characters?)?)"
let activityIndicator =
  "(?:(?:UI|activity|loading|progress) )*(?:indicator|spinner)|loading (?:sign|animation)"
let groupNoun =
  "(?:groups?|sections?|first letters?|letters|headings?|headers?|(?:group|section) (?:letters|titles|headings?|headers?|names))"
  + "(?: of (?:the )?(?:Marvel )?(?:[Cc]omics?|titles))?(?: in the (?:comics )?list(?: of (?:Marvel )?comics)?)?"
let naming =
  "(?: called| titled| named| labell?ed| headed| with the (?:titles?|names?|headings?|headers?)| (?:for|with|of) the letters?)?"
  + "(?:,? in (?:the|this|that)(?: same| given| following| exact)? order)?:?"
private let server = "(?:the|an?) (?:server|(?:Marvel )?API|catalogue|catalog)(?: that)?"
private let serverHas =
  "\(that)\(server)(?: now| only| still)* (?:has|had|contains?|knows|offers|holds"
  + "|lists|(?:is able to|can) (?:deliver|send|provide))(?: only| just)?"
private let serverAnswers =
  "\(that)\(server)(?: now| only| then| will| would)*"
  + " (?:(?:has |had )?(?:returned|delivered|given|sent|provided)|returns?|delivers?|gives|gave|sends?|provides)"
  + "(?: back)?(?: only| just)?(?: \(goodAnswer))?"
  + "|\(that)\(server)(?: now| then| will| would)*"
  + " (?:(?:has |had )?(?:answered|responded|replied)|answers?|responds?|repl(?:y|ies)|comes? back|came back) with"
  + "(?: only| just)?(?: \(goodAnswer))?"
  + "|\(that)(?:the app|it)(?: now| then)* (?:receives?|received|gets?|got|has received) \(goodAnswer)"
  + "|(?:\(response)) (?:only |just )?(?:has|had|contains|contained|brings|lists|holds|includes|included|consists of)(?: only| just)?"
  + "|(?:\(response)) (?:is|was|has been|would be) (?:again )?valid,?"
  + " (?:and|but|with|this time with)(?: (?:only|now))*"
  + "(?: (?:has|contains|lists|holds|brings|with))?(?: only)?"
private let response =
  "(?:that |this time )*the (?:valid )?(?:server |server['’]s )?(?:comics |characters )?(?:response|answer)"
  + "(?: (?:of|from) the server)?(?: (?:for|to|of|with) (?:the |its )?(?:comics|characters)(?: request)?)?"
private let charactersResponse =
  "(?:that |this time )*the (?:valid )?(?:server |server['’]s )?(?:characters (?:response|answer)"
  + "|(?:response|answer)(?: (?:of|from) the server)? (?:for|to|of|with) (?:the |its )?characters)\\b"
/// A valid response with, that contains, containing.
private let goodAnswer =
  "(?:an?|the) (?:valid )?(?:response|answer|list)(?: with| of|,? (?:that|which) (?:has|contains|lists|includes)| containing| including)(?: only| just)?"

/// Whether a phrase says that something is so, and not that it is not; what is no longer hidden is.
private func affirms(_ text: String) -> Bool {
  func has(_ words: String...) -> Bool { words.contains { text.contains($0) } }
  return has("not", "n't", "n’t", "no longer", "never")
    == has(
      "disappear", "away", "gone", "hidden", "stop", "vanish", "absent", "removed", "dismissed",
      "cleared", "invisible", "close", "missing")
}
