import StepKit
import Testing

struct DataTableDecodingTests {
  private enum Colour: String, Decodable, CaseIterable { case red, green }
  private enum Size: Int, Decodable { case small = 1, large }

  private struct Item: Decodable, Equatable {
    var name: String
    var count: Int
    var price: Double
    var sold: Bool
    var colour: Colour
    var size: Size?
    var note: String?
  }

  @Test func readsEveryKindOfProperty() throws {
    let table = DataTable([
      ["sold", "name", "count", "price", "colour", "size", "note", "unused"],
      ["true", "cup", "-3", "1.5", "green", "2", "fragile", "x"],
      ["false", "", "7", "2", "red", "", "", ""],
    ])
    #expect(
      try table.rows(as: Item.self) == [
        Item(
          name: "cup", count: -3, price: 1.5, sold: true, colour: .green, size: .large,
          note: "fragile"),
        Item(name: "", count: 7, price: 2, sold: false, colour: .red),
      ])
  }

  @Test func anOptionalPropertyNeedsNoColumn() throws {
    struct Row: Decodable, Equatable { var a: Int; var b: Int?; var c: Colour? }
    #expect(try DataTable([["a"], ["1"]]).rows(as: Row.self) == [Row(a: 1)])
    #expect(try DataTable([["a"]]).rows(as: Row.self) == [])
    #expect(try DataTable([]).rows(as: Row.self) == [])
  }

  @Test func numbersOfEveryWidth() throws {
    struct Row: Decodable, Equatable {
      var a: Int8, b: Int16, c: Int32, d: Int64, e: UInt, f: UInt8, g: UInt16, h: UInt32,
        i: UInt64, j: Float, k: Int128, l: UInt128?
    }
    let table = DataTable([
      ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"],
      [
        "-128", "-32768", "1", "2", "3", "255", "65535", "4", "18446744073709551615", "0.5",
        "\(Int128.min)", "\(UInt128.max)",
      ],
    ])
    #expect(
      try table.rows(as: Row.self) == [
        Row(
          a: -128, b: -32768, c: 1, d: 2, e: 3, f: 255, g: 65535, h: 4, i: .max, j: 0.5, k: .min,
          l: .max)
      ])
  }

  @Test func wrongCells() {
    struct Number: Decodable { var n: Int }
    struct Small: Decodable { var n: Int8? }
    struct Real: Decodable { var n: Double }
    struct Truth: Decodable { var n: Bool }
    struct Shade: Decodable { var n: Colour }
    struct Measure: Decodable { var n: Size }
    let whole = "expected a whole number"
    check(Number.self, "1.5", "row 1, column \"n\": found \"1.5\", \(whole)")
    check(Number.self, "", "row 1, column \"n\": found \"\", \(whole)")
    check(
      Number.self, "99999999999999999999",
      "row 1, column \"n\": found \"99999999999999999999\", \(whole) from \(Int.min) to "
        + "\(Int.max)")
    check(
      Small.self, "128",
      "row 1, column \"n\": found \"128\", expected a whole number from -128 to 127")
    for text in ["x", "nan", "inf", "1e400", "0x1p3", ""] {
      check(Real.self, text, "row 1, column \"n\": found \"\(text)\", expected a number")
    }
    check(Truth.self, "yes", "row 1, column \"n\": found \"yes\", expected true or false")
    check(Shade.self, "blue", "row 1, column \"n\": found \"blue\", expected one of red, green")
    check(Measure.self, "3", "row 1, column \"n\": found \"3\", expected Size")
    check(
      Measure.self, "x",
      "row 1, column \"n\": found \"x\", expected a whole number")
  }

  @Test func wrongColumnsAndTypes() {
    struct Missing: Decodable { var age: Int }
    struct Nested: Decodable { var n: [String] }
    struct Deep: Decodable { struct Inner: Decodable { var x: Int }; var n: Inner }
    let shape = ": its properties must be numbers, texts, truth values or raw-value enums"
    check(Missing.self, "1", "the table has no column \"age\", it has: n")
    check(Nested.self, "1", "a table row cannot be read as a list" + shape)
    check(Deep.self, "1", "a table row cannot be read as a nested type" + shape)
    check([Int].self, "1", "a table row cannot be read as a list" + shape)
    check(Int.self, "1", "a table row cannot be read as a single value" + shape)
  }

  @Test func cellsAreText() throws {
    struct Row: Decodable, Equatable { var text: String?; var number: Int? }
    let table = DataTable([["text", "number"], ["null", "+3"], ["~", ""], ["", "-0"]])
    #expect(
      try table.rows(as: Row.self) == [
        Row(text: "null", number: 3), Row(text: "~"), Row(number: 0),
      ])
    for text in ["2.0", "1e2", "0x10", "~"] {
      check(
        [String: Int].self, text,
        "row 1, column \"n\": found \"\(text)\", "
          + "expected a whole number")
    }
  }

  @Test func typesThatRejectARow() {
    enum Shape: Decodable { case circle(radius: Int), dot }
    class Base: Decodable {}
    class Derived: Base {
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        try super.init(from: container.superDecoder())
      }
      enum Key: CodingKey { case n }
    }
    check(Shape.self, "1", "row 1: Invalid number of keys found, expected one.")
    check(
      Derived.self, "1",
      "a table row cannot be read as a subclass: its properties must be numbers, texts, truth "
        + "values or raw-value enums")
    let error = #expect(throws: DataTableError.self) {
      try DataTable([["n", "1"]]).decode(Shape.self)
    }
    #expect(error?.description == "the table: Invalid number of keys found, expected one.")
  }

  @Test func namesTheRow() {
    struct Number: Decodable { var n: Int }
    let error = #expect(throws: DataTableError.self) {
      try DataTable([["n"], ["1"], ["2"], ["x"]]).rows(as: Number.self)
    }
    #expect(error?.description.hasPrefix("row 3, column \"n\"") == true)
  }

  private func check<Row: Decodable>(
    _ type: Row.Type, _ cell: String, _ message: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: DataTableError.self, sourceLocation: location) {
      try DataTable([["n"], [cell]]).rows(as: type)
    }
    #expect(error?.description == message, sourceLocation: location)
  }
}
