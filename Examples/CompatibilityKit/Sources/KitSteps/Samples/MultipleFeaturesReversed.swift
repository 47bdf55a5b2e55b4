/// The same steps: the order is asked for on the command line.
let multipleFeaturesReversed = multipleFeatures
