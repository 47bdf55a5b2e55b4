import CucumberExpressions
import StepKit

extension StepKit.ParameterType {
  func compiled() -> Result<CucumberExpressions.ParameterType, CucumberExpressionError> {
    Result { () throws(CucumberExpressionError) in
      try CucumberExpressions.ParameterType(
        name: name, regularExpressions: patterns, erased: valueType,
        useForSnippets: useForSnippets,
        preferForRegularExpressionMatch: preferForRegularExpressionMatch,
        transform: transform)
    }
  }

  /// The first capture group of its regular expressions that does not fit its closure.
  func problem(
    ofGroups groups: [CucumberExpressions.ParameterType.CaptureGroup]
  ) -> SupportCode.Problem.Kind? {
    guard let slots = groupSlots else { return nil }
    guard slots.count == groups.count else {
      return .wrongGroups(parameterType: name, gives: groups.count, takes: slots.count)
    }
    for (index, (slot, group)) in zip(slots, groups).enumerated() {
      if !slot.acceptsText {
        return .noGroupText(parameterType: name, position: index + 1, takes: "\(slot.type)")
      }
      if !group.isCertain, !slot.isOptional {
        return .groupNotOptional(parameterType: name, position: index + 1, takes: "\(slot.type)")
      }
    }
    return nil
  }
}
