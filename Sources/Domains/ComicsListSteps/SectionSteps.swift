import ComicsList
import StepKit
import TestDoubles

/// The sections of the list.
let sectionSteps = StepLibrary(ComicsWorld.self) {
  for noun in ["section", "group"] {
    for subject in ["the \(noun)s", "the titles of the \(noun)s", "the names of the \(noun)s"] {
      Then(.expression("\(subject) {be} {quoted list}( in this order)( in that order)")) {
        (comics: inout ComicsWorld, isSo: Bool, titles: [String]) in
        try await comics.look()
        guard isSo else {
          return try expect(
            try comics.sections().map(\.title) != titles, "the sections are \(titles)")
        }
        try comics.expectSections(titles)
      }
    }

    Then(.expression("{list shows} (only ){count} \(noun)(s)")) {
      (comics: inout ComicsWorld, shows: Bool, count: Int) in
      try await comics.look()
      try comics.expectSectionCount(count, shows)
    }

    Then(.expression("the list( of comics) {have} (only ){count} \(noun)(s)")) {
      (comics: inout ComicsWorld, has: Bool, count: Int) in
      try await comics.look()
      try comics.expectSectionCount(count, has)
    }

    Then(.expression("{count} \(noun)(s) {is presented}")) {
      (comics: inout ComicsWorld, count: Int, isPresented: Bool) in
      try await comics.look()
      try comics.expectSectionCount(count, isPresented)
    }

    for pattern in [
      "{list shows} {count} \(noun)(s), {quoted list}",
      "{list shows} {count} \(noun)(s): {quoted list}",
    ] {
      Then(.expression(pattern)) {
        (comics: inout ComicsWorld, shows: Bool, count: Int, titles: [String]) in
        try await comics.look()
        try expect(shows, "the sentence says what is not shown")
        try expect(titles.count, equals: count, "the number of titles in the sentence")
        try comics.expectSections(titles)
      }
    }

    // A section among others, or none of that title.
    Then(.expression("{list shows} {count} \(noun)(s) {quoted list}")) {
      (comics: inout ComicsWorld, shows: Bool, count: Int, titles: [String]) in
      try await comics.look()
      try expect(count == 0 || titles.count == count, "the sentence has \(titles.count) titles")
      try comics.expectTexts(try comics.sections().map(\.title), titles, shows && count > 0)
    }

    Then(.expression("{list shows} the \(noun)(s) {quoted list}( in this order)( in that order)")) {
      (comics: inout ComicsWorld, shows: Bool, titles: [String]) in
      try await comics.look()
      let sections = try comics.sections().map(\.title)
      try comics.expectTexts(sections, titles, shows)
    }

    Then(.expression("the \(noun) {string} {is presented}")) {
      (comics: inout ComicsWorld, title: String, isPresented: Bool) in
      try await comics.look()
      let sections = try comics.sections().map(\.title)
      try expect(sections.contains(title) == isPresented, "the sections are \(sections)")
    }

    for subject in ["the {list place} \(noun)", "the title of the {list place} \(noun)"] {
      Then(.expression("\(subject) {be} (called )(titled ){string}")) {
        (comics: inout ComicsWorld, place: ListPlace, isSo: Bool, title: String) in
        try await comics.look()
        let found = try place.element(of: try comics.sections()).title
        try expect((found == title) == isSo, "the section there is \"\(found)\"")
      }
    }

    Then(.expression("{string} {be} the {list place} \(noun)")) {
      (comics: inout ComicsWorld, title: String, isSo: Bool, place: ListPlace) in
      try await comics.look()
      let found = try place.element(of: try comics.sections()).title
      try expect((found == title) == isSo, "the section there is \"\(found)\"")
    }

    Then(.expression("the only \(noun) is (called ){string}")) {
      (comics: inout ComicsWorld, title: String) in
      try await comics.look()
      try comics.expectSections([title])
    }

    // What a section contains or has may be said in any order.
    for shows in ["shows", "has/contains", "only shows/has/contains"] {
      for subject in ["\(noun) {string}", "the \(noun) {string}"] {
        for titles in ["{quoted list}", "the comic(s) {quoted list}"] {
          Then(.expression("\(subject) \(shows) \(titles)( in this order)( in that order)")) {
            (comics: inout ComicsWorld, section: String, titles: [String]) in
            try await comics.look()
            if shows.hasPrefix("has") {
              let found = try comics.section(section).comics.map(\.title)
              try expect(titles.filter { !found.contains($0) }, equals: [], "what it lacks")
            } else {
              try comics.expectSection(section, titles)
            }
          }
        }

        Then(.expression("\(subject) \(shows) {count} comic(s)")) {
          (comics: inout ComicsWorld, section: String, count: Int) in
          try await comics.look()
          let shown = try comics.section(section)
          try expect(
            shown.comics.count, equals: count, "the comics of section \"\(section)\"")
          let index = try comics.sections().firstIndex(of: shown) ?? -1
          try expect(
            comics.app.rowCount(section: index), equals: count, "the number of rows")
        }
      }
    }

    Then(.expression("the {list place} \(noun) shows/has/contains {quoted list}")) {
      (comics: inout ComicsWorld, place: ListPlace, titles: [String]) in
      try await comics.look()
      try comics.expectSection(try place.element(of: try comics.sections()).title, titles)
    }

    Then(.expression("the {list place} \(noun) shows/has/contains {count} comic(s)")) {
      (comics: inout ComicsWorld, place: ListPlace, count: Int) in
      try await comics.look()
      let shown = try place.element(of: try comics.sections())
      try expect(shown.comics.count, equals: count, "the comics of the section")
    }

    for verb in ["is", "appears", "is listed", "is shown", "is presented"] {
      for preposition in ["in/under the \(noun) {string}", "in/under \(noun) {string}"] {
        Then(.expression("{string} \(verb) \(preposition)")) {
          (comics: inout ComicsWorld, title: String, section: String) in
          try await comics.look()
          let titles = try comics.section(section).comics.map(\.title)
          try expect(titles.contains(title), "section \"\(section)\" has \(titles)")
        }
      }
    }

    for preposition in ["in/under the \(noun) {string}", "in/under \(noun) {string}"] {
      Then(.expression("{string} is not (listed )\(preposition)")) {
        (comics: inout ComicsWorld, title: String, section: String) in
        try await comics.look()
        let titles = try comics.sections().first { $0.title == section }?.comics.map(\.title)
        try expect(!(titles ?? []).contains(title), "section \"\(section)\" has \(titles ?? [])")
      }
    }
  }

  // The one section there is.
  for subject in ["it", "the group", "the section"] {
    Then(.expression("\(subject) is called/titled/named {string}")) {
      (comics: inout ComicsWorld, title: String) in
      try await comics.look()
      try comics.expectSections([title])
    }

    Then(.expression("\(subject) has/contains {count} comic(s)")) {
      (comics: inout ComicsWorld, count: Int) in
      try await comics.look()
      try comics.expectSectionCount(1, true)
      try expect(comics.titles().count, equals: count, "the number of comics")
    }
  }

  for groups in ["group(s)", "section(s)"] {
    Then(.expression("{count} comic(s) {is presented} in {count} \(groups)")) {
      (comics: inout ComicsWorld, count: Int, isPresented: Bool, sections: Int) in
      try await comics.look()
      try expect(isPresented, "the sentence says what is not shown")
      try expect(comics.titles().count, equals: count, "the number of comics")
      try comics.expectSectionCount(sections, true)
    }

    Then(.expression("{count} comic(s) {is presented} in {count} \(groups)(,)(:) {quoted list}")) {
      (comics: inout ComicsWorld, count: Int, isPresented: Bool, sections: Int, titles: [String]) in
      try await comics.look()
      try expect(isPresented, "the sentence says what is not shown")
      try expect(comics.titles().count, equals: count, "the number of comics")
      try expect(titles.count, equals: sections, "the number of sections in the sentence")
      try comics.expectSections(titles)
    }
  }

  Then(.regex(#"^section "([^"]*)" shows the comics (\d+(?:, \d+)*)$"#)) {
    (comics: inout ComicsWorld, section: String, ids: String) in
    try await comics.look()
    let shown = try comics.section(section).comics.map { "\($0.id)" }.joined(separator: ", ")
    try expect(shown, equals: ids, "section \"\(section)\"")
  }
}

extension ComicsWorld {
  fileprivate func expectSections(_ titles: [String]) throws {
    try expect(try sections().map(\.title), equals: titles, "the list of sections")
    try expect(app.sectionCount, equals: titles.count, "the number of sections")
  }

  fileprivate func expectSectionCount(_ count: Int, _ isShown: Bool) throws {
    guard isShown else {
      return try expect(app.sectionCount < count, "there are \(count) sections")
    }
    try expect(app.sectionCount, equals: count, "the number of sections")
    try expect(app.comics.content?.count ?? 0, equals: count, "the sections presented")
  }

  fileprivate func expectSection(_ section: String, _ titles: [String]) throws {
    let shown = try self.section(section).comics
    try expect(shown.map(\.title), equals: titles, "section \"\(section)\"")
  }
}
