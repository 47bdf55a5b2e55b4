import StepKit

let regularExpression = StepLibrary(EmptyWorld.self) {
  Given("^a (.*?)(?: and a (.*?))?(?: and a (.*?))?$") {
    (_: inout EmptyWorld, first: String, second: String?, third: String?) in
    let vegetables = [first, second, third].compactMap(\.self)
    try expect(
      ["cucumber", "zucchini", "gourd"].starts(with: vegetables), "found \(vegetables)")
  }
}
