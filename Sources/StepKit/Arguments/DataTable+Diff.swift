extension DataTable {
  /// A difference between two tables that a comparison can leave out.
  public enum Aspect: Sendable, Hashable, CaseIterable {
    /// The order of the rows below the header.
    case rowOrder
    /// The order of the columns, which are identified by their names in the header.
    case columnOrder
    /// Rows that the table does not have.
    case surplusRows
    /// Columns that the table does not have.
    case surplusColumns
  }

  /// Fails the step unless the system's table is this one, and shows the rows that differ.
  ///
  ///     try table.diff(against: shop.menu, ignoring: [.rowOrder], "the menu")
  ///
  /// The message names the cells, rows and columns that differ. Below it the tables are shown as one:
  /// missing rows begin with `-`, surplus rows with `+`.
  ///
  /// - Parameters:
  ///   - actual: The table of the system, with a header.
  ///   - ignored: The differences to ignore.
  ///   - subject: The name of the table at the beginning of the message.
  ///   - file: The source file of the call.
  ///   - line: The line of the call.
  public func diff(
    against actual: DataTable, ignoring ignored: Set<Aspect> = [],
    _ subject: @autoclosure () -> String = "the table",
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try report(
      TableDifference(expected: raw, actual: actual.raw, ignoring: ignored), subject,
      SourcePlace(file: file, line: line))
  }

  /// Fails the step unless the rows of the system, starting with the header, are those of this
  /// table.
  public func diff(
    against actual: [[String]], ignoring ignored: Set<Aspect> = [],
    _ subject: @autoclosure () -> String = "the table",
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    try diff(against: DataTable(actual), ignoring: ignored, subject(), file: file, line: line)
  }

  /// Fails the step unless the values of the system, by the names of the columns, are those of this
  /// table.
  public func diff(
    against actual: [[String: String]], ignoring ignored: Set<Aspect> = [],
    _ subject: @autoclosure () -> String = "the table",
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let names = Set(actual.flatMap(\.keys))
    let columns = header.filter(names.contains) + names.subtracting(header).sorted()
    try diff(
      against: [columns] + actual.map { row in columns.map { row[$0] ?? "" } },
      ignoring: ignored, subject(), file: file, line: line)
  }

  /// Fails the step unless the values of the system have the properties that this table lists.
  ///
  /// A column is compared with the property of its name, where blanks, underscores and the case of letters
  /// do not matter: `unit price` for `unitPrice`. Properties without a column are not compared. An
  /// empty cell is `nil`; numbers are compared as numbers.
  public func diff<Row>(
    against actual: [Row], ignoring ignored: Set<Aspect> = [],
    _ subject: @autoclosure () -> String = "the table",
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let values = PropertyRows(actual, header: header)
    try report(
      TableDifference(
        expected: raw, actual: values.table, ignoring: ignored, areNumbers: values.numbers),
      subject, SourcePlace(file: file, line: line))
  }

  private func report(
    _ difference: TableDifference, _ subject: () -> String, _ place: SourcePlace
  ) throws {
    ExpectationCount.add()
    guard !difference.isEmpty else { return }
    try SoftFailures.report(
      ExpectationFailure(
        Difference(difference.lines), of: "mismatch in \(subject()): \(difference.summary)",
        place: place))
  }
}

extension DataTable {
  /// A value as a table, in either form.
  init?(anyTable value: Any) {
    switch value {
    case let table as DataTable: self = table
    case let rows as [[String]]: self.init(rows)
    default: return nil
    }
  }
}

/// The properties of values that a header names.
private struct PropertyRows {
  private(set) var table: [[String]]
  /// The columns with numbers.
  private(set) var numbers = Set<String>()

  init<Row>(_ rows: [Row], header: [String]) {
    let properties = rows.map { row in
      Mirror(reflecting: row).children.map {
        (name: ($0.label ?? "").lettersInLowerCase, value: $0.value)
      }
    }
    // Without a row, its properties are unknown.
    let columns = header.filter { name in
      rows.isEmpty || properties[0].contains { $0.name == name.lettersInLowerCase }
    }
    table = [columns]
    for row in properties {
      var cells: [String] = []
      for column in columns {
        let value = row.first { $0.name == column.lettersInLowerCase }?.value
        if value is any BinaryFloatingPoint { numbers.insert(column) }
        cells.append(value.map(Self.text) ?? "")
      }
      table.append(cells)
    }
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text($0.value) } ?? ""
    }
    if let value = value as? any RawRepresentable { return "\(value.rawValue)" }
    return "\(value)"
  }
}
