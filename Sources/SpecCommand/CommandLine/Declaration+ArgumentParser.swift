import ArgumentParser
import SpecSettings

extension Declaration {
  /// A value that the argument parser finds among the children of a command's mirror, in the place
  /// of a property.
  var property: Any {
    switch form {
    case .flag: Flag(wrappedValue: false, name: names, help: argumentHelp)
    case .toggle: Flag<Bool?>(name: names, inversion: .prefixedNo, help: argumentHelp)
    case .value:
      Option<String?>(name: names, help: argumentHelp)
    case .list, .listOrFlag:
      Option<[String]>(wrappedValue: [], name: names, help: argumentHelp)
    case .positional:
      Argument<[String]>(wrappedValue: [], help: argumentHelp)
    }
  }

  /// The values that were given, as text; none where the command line does not have the name.
  func values(in container: KeyedDecodingContainer<Key>) throws -> [String] {
    let key = Key(stringValue: name)
    switch form {
    case .flag:
      return try container.decode(Flag<Bool>.self, forKey: key).wrappedValue ? ["true"] : []
    case .toggle:
      return try container.decode(Flag<Bool?>.self, forKey: key).wrappedValue.map { ["\($0)"] }
        ?? []
    case .value:
      return try container.decode(Option<String?>.self, forKey: key).wrappedValue.map { [$0] } ?? []
    case .list, .listOrFlag:
      return try container.decode(Option<[String]>.self, forKey: key).wrappedValue
    case .positional: return try container.decode(Argument<[String]>.self, forKey: key).wrappedValue
    }
  }

  /// Any name: the declarations say which ones there are.
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  private var names: NameSpecification {
    short.map { [.customShort($0), .customLong(name)] } ?? [.customLong(name)]
  }

  private var argumentHelp: ArgumentHelp { ArgumentHelp("\(help)", valueName: valueName) }
}
