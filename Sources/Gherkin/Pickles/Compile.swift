public import Messages

/// Compiles a document into pickles: one for each scenario, and for each row of an outline's
/// examples.
///
/// A pickle has the tags of feature, rule, scenario and examples in that order, and, if it has
/// steps at all, those of the backgrounds first. A conjunction takes the type of the step before
/// it. The ids of a pickle's steps come before its own. Placeholders are filled in from the row in
/// one pass: the value of a cell is not searched for more.
public func compile(_ document: GherkinDocument, ids: inout IdGenerator) -> Pickles {
  var compiler = PickleCompiler(ids: ids)
  if let feature = document.feature { compiler.addFeature(feature) }
  ids = compiler.ids
  return Pickles(
    uri: document.uri ?? "", language: document.feature?.language ?? "",
    groups: compiler.groups)
}

/// Compiles the result of reading a feature file; if the file has errors, there are no pickles, because a
/// scenario with a part missing must not run.
///
/// `compile(_:ids:)` with the document compiles everything that was understood.
public func compile(_ parsed: ParsedFeature, ids: inout IdGenerator) -> Pickles {
  compile(parsed.errors.isEmpty ? parsed.document : GherkinDocument(), ids: &ids)
}
