package import QuadrantCore
package import QuadrantLayout

/// What a container that shows sections hands on to their headers and footers: fonts, colours.
package struct SectionLook: Equatable {
    /// What the look goes by: equal keys are equal looks.
    private let key: AnyHashable
    private let change: (SectionPlace.Role, inout EnvironmentValues) -> Void
    /// Makes the header of a section that shows and hides its content; `nil` where taps on headers do nothing.
    let collapsible: (@MainActor (AnyView, Binding<Bool>) -> AnyView)?

    package init(
        _ key: AnyHashable,
        collapsible: (@MainActor (AnyView, Binding<Bool>) -> AnyView)? = nil,
        change: @escaping (SectionPlace.Role, inout EnvironmentValues) -> Void
    ) {
        (self.key, self.change, self.collapsible) = (key, change, collapsible)
    }

    /// Changes the environment for a part of a section.
    func enter(_ role: SectionPlace.Role, _ environment: inout EnvironmentValues) {
        change(role, &environment)
    }

    package static func == (lhs: SectionLook, rhs: SectionLook) -> Bool { lhs.key == rhs.key }
}

private enum SectionLookKey: ScreenKey {
    static var defaultValue: SectionLook? { nil }
    static var ends: ScreenSteps { .elsewhere }
}

extension EnvironmentValues {
    /// What the container around hands on to headers and footers; `nil` for nothing.
    package var sectionLook: SectionLook? {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
