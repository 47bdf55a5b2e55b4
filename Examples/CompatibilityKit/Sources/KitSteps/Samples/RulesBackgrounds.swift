/// The same steps: a rule has a background too.
let rulesBackgrounds = backgrounds
