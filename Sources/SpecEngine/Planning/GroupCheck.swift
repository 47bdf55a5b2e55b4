import CucumberExpressions
import StepKit

/// Whether a parameter type's closure fits the capture groups of its regular expressions.
enum GroupCheck {
  static func problem(
    of type: StepKit.ParameterType, groups: [CucumberExpressions.ParameterType.CaptureGroup]
  ) -> SupportCode.Problem.Kind? {
    guard let slots = type.groupSlots else { return nil }
    guard slots.count == groups.count else {
      return .wrongGroups(parameterType: type.name, gives: groups.count, takes: slots.count)
    }
    for (index, (slot, group)) in zip(slots, groups).enumerated() {
      if !slot.acceptsText {
        return .noGroupText(
          parameterType: type.name, position: index + 1, takes: "\(slot.type)")
      }
      if !group.isCertain, !slot.isOptional {
        return .groupNotOptional(
          parameterType: type.name, position: index + 1, takes: "\(slot.type)")
      }
    }
    return nil
  }
}
