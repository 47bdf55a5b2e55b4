/// The same steps: the scenarios have more that are undefined.
let undefinedMultiple = undefined
