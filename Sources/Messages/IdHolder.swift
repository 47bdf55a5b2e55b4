/// A function called with the kind and the role of each id in a message; it may change the id.
public typealias IdVisitor = (IdKind, IdRole, inout String) -> Void

/// Whether an id belongs to the value that holds it, or to another one.
public enum IdRole: Sendable {
  case definition, reference
}

/// A value with ids in it, at any depth.
protocol IdHolder {
  /// Calls `visit` with each id, in the order of the schema.
  mutating func visitIds(_ visit: IdVisitor)
}

extension Optional: IdHolder where Wrapped: IdHolder {
  mutating func visitIds(_ visit: IdVisitor) { self?.visitIds(visit) }
}

extension Array: IdHolder where Element: IdHolder {
  mutating func visitIds(_ visit: IdVisitor) {
    for index in indices { self[index].visitIds(visit) }
  }
}

/// The value of a member that holds ids of one kind: one, a list, or nothing.
protocol IdMember {
  mutating func visit(_ kind: IdKind, _ role: IdRole, _ visit: IdVisitor)
}

extension String: IdMember {
  mutating func visit(_ kind: IdKind, _ role: IdRole, _ visit: IdVisitor) {
    visit(kind, role, &self)
  }
}

extension Optional: IdMember where Wrapped: IdMember {
  mutating func visit(_ kind: IdKind, _ role: IdRole, _ visit: IdVisitor) {
    self?.visit(kind, role, visit)
  }
}

extension Array: IdMember where Element: IdMember {
  mutating func visit(_ kind: IdKind, _ role: IdRole, _ visit: IdVisitor) {
    for index in indices { self[index].visit(kind, role, visit) }
  }
}
