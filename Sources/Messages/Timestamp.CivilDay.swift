package import Basics

extension Timestamp {
  /// The day in UTC.
  package var civilDay: CivilDay {
    // Rounded down, also before 1970.
    CivilDay(daysSince1970: (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400)
  }
}
