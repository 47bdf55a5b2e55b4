/// A parameter type with the type of its values, so that the compiler knows the types of a closure:
/// `Given("I have {} cukes", .int) { world, count in … }`.
///
/// Each `{}` of the pattern is one of the parameters that follow it, in order. A parameter type of
/// a library needs a declaration, by its name:
///
///     extension StepParameter where Value == Size {
///       static var size: Self { StepParameter("size") }
///     }
///
/// The type of the values is checked before the run starts.
public struct StepParameter<Value>: Sendable {
  /// The name of the parameter type.
  public let name: String

  /// Names a parameter type.
  public init(_ name: String) { self.name = name }
}

extension StepParameter where Value == Int {
  /// The parameter `{int}`.
  public static var int: Self { Self("int") }
  /// The parameter `{count}`, a number in digits or words.
  public static var count: Self { Self("count") }
  /// The parameter `{ordinal}`, such as `first` or `2nd`, from 1.
  public static var ordinal: Self { Self("ordinal") }
}

extension StepParameter where Value == Double {
  /// The parameter `{float}`.
  public static var float: Self { Self("float") }
  /// The parameter `{double}`.
  public static var double: Self { Self("double") }
}

extension StepParameter where Value == String {
  /// The parameter `{word}`.
  public static var word: Self { Self("word") }
  /// The parameter `{string}`, a text in quotes, without them.
  public static var string: Self { Self("string") }
  /// The parameter `{}`, any text.
  public static var anything: Self { Self("") }
}

extension StepParameter where Value == Duration {
  /// The parameter `{duration}`.
  public static var duration: Self { Self("duration") }
}

extension StepParameter where Value == CalendarDate {
  /// The parameter `{date}`.
  public static var date: Self { Self("date") }
}

extension StepParameter where Value == [String] {
  /// The parameter `{quoted list}`.
  public static var quotedList: Self { Self("quoted list") }
}
