/// The same steps: more of the examples use words for numbers.
let examplesTablesUndefinedMultiple = examplesTablesUndefined
