/// What takes a part of the safe area.
package struct SafeAreaKinds: OptionSet, Sendable {
    /// One bit for each kind.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The window and what stands at the edges of views around.
    package static let container = SafeAreaKinds(rawValue: 1)
    /// A keyboard on the screen.
    package static let keyboard = SafeAreaKinds(rawValue: 2)
    /// Both.
    package static let all: SafeAreaKinds = [.container, .keyboard]
}
