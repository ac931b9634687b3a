import Foundation

/// The address of the object in a locale or a calendar, by which it is recognised: both types hold a reference to
/// an object of Foundation, and one more word. Foundation never frees its own ones.
func foundationObject(in locale: Locale) -> UInt { firstWord(of: locale) }

/// The same of a calendar.
func foundationObject(in calendar: Calendar) -> UInt { firstWord(of: calendar) }

private func firstWord<Value>(of value: Value) -> UInt {
    precondition(MemoryLayout<Value>.size >= MemoryLayout<UInt>.size)
    return unsafe withUnsafeBytes(of: value) { unsafe $0.load(as: UInt.self) }
}
