package import QuadrantCore
import QuadrantViews

/// A style together with the place where it lives: it makes the view of a control from what the style is told
/// of the control.
package protocol ControlStyling<Configuration> {
    associatedtype Configuration

    @MainActor
    func view(_ configuration: Configuration) -> AnyView

    /// Whether both are the same style with the same values; in doubt they are not.
    func isSame(as other: any ControlStyling<Configuration>) -> Bool
}

/// A style whose body is evaluated in a scope of its own.
package struct HostedStyle<Making: StyleBody>: ControlStyling {
    private let style: Making.Style

    /// The style's type has a protocol that `Making` knows; naming it tells one style from another.
    package init(_ making: Making.Type, _ style: Making.Style) {
        self.style = style
    }

    package func view(_ configuration: Making.Configuration) -> AnyView {
        AnyView(StyleHost(Making.self, style, configuration))
    }

    package func isSame(as other: any ControlStyling<Making.Configuration>) -> Bool {
        (other as? Self).map { areSame($0.style, style) } ?? false
    }
}

/// The styles of one family of controls, those with such a configuration, at one place.
///
/// In the body of a style the style itself is not in force: a control of the family that the body makes is in the
/// next style further out. What the control was given, its label and its content, is in the styles of where the
/// control stands again, so that a box in a box is in the same style.
///
/// Bodies of styles are put into the styles further out each time a control is made: what is equal must be known to be
/// equal, or every such body would be evaluated again.
private struct FamilyStyles<Configuration>: Equatable {
    /// The styles in force, the innermost last, and how many of them the body of a style has set itself.
    struct Level: Equatable {
        var styles: [any ControlStyling<Configuration>] = []
        var added = 0

        static func == (left: Level, right: Level) -> Bool {
            left.added == right.added && left.styles.count == right.styles.count
                && zip(left.styles, right.styles).allSatisfy { $0.isSame(as: $1) }
        }
    }

    private var here = Level()
    /// The levels further out: one outside of all bodies of styles, then one for each body but the innermost.
    private var outer: [Level] = []

    var innermost: (any ControlStyling<Configuration>)? { here.styles.last }

    /// Whether there is no style, and no body of a style around.
    var isPlain: Bool { outer.isEmpty && here.styles.isEmpty }

    /// Whether there is the body of a style around.
    var isInBody: Bool { !outer.isEmpty }

    mutating func add(_ style: any ControlStyling<Configuration>) {
        here.styles.append(style)
        here.added += 1
    }

    /// Goes into the body of the innermost style. For a control that a style was given and makes again, what the
    /// control was given stays where it was.
    mutating func enterBody(ofGiven isGiven: Bool) {
        if isGiven && isInBody {
            here.added = max(0, here.added - 1)
        } else {
            outer.append(here)
            here.added = 0
        }
        _ = here.styles.popLast()
    }

    /// Goes back to where the control stands. Styles that the body has set for what the control was given stay.
    mutating func leaveBody() {
        guard let back = outer.popLast() else { return }
        let body = here
        here = back
        guard body.added > 0 else { return }
        here.styles = body.styles
        here.added += body.added
    }
}

private enum FamilyStylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: FamilyStyles<Configuration> { FamilyStyles() }
}

/// Sets a style for the controls with such a configuration.
private nonisolated struct ControlStyleModifier<Configuration>: EnvironmentModifier {
    let style: any ControlStyling<Configuration>

    func change(_ environment: inout EnvironmentValues) {
        environment[FamilyStylesKey<Configuration>.self].add(style)
    }
}

/// Puts the body of the innermost style into the styles further out.
private nonisolated struct StyleBodyModifier<Configuration>: EnvironmentModifier {
    let isGiven: Bool

    func change(_ environment: inout EnvironmentValues) {
        var styles = environment[FamilyStylesKey<Configuration>.self]
        guard !styles.isPlain else { return }
        styles.enterBody(ofGiven: isGiven)
        environment[FamilyStylesKey<Configuration>.self] = styles
    }
}

/// Puts what a control was given into the styles of where the control stands.
private nonisolated struct StylePartModifier<Configuration>: EnvironmentModifier {
    func change(_ environment: inout EnvironmentValues) {
        var styles = environment[FamilyStylesKey<Configuration>.self]
        guard styles.isInBody else { return }
        styles.leaveBody()
        environment[FamilyStylesKey<Configuration>.self] = styles
    }
}

/// A control in the innermost style of its family. Every control that has styles is one of these.
package nonisolated struct StyledControl<Configuration>: View {
    package typealias Body = Never

    private let configuration: Configuration
    private let isGiven: Bool
    private let fallback: any ControlStyling<Configuration>

    /// Makes a control.
    ///
    /// - Parameters:
    ///   - configuration: What the style is told of the control.
    ///   - isGiven: Whether it is what the style around was told, in whose body the control is made.
    ///   - fallback: The style where none is set.
    package init(
        _ configuration: Configuration, isGiven: Bool = false,
        fallback: any ControlStyling<Configuration>
    ) {
        self.configuration = configuration
        self.isGiven = isGiven
        self.fallback = fallback
    }

    @MainActor
    package static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        let style = cursor.environment[FamilyStylesKey<Configuration>.self].innermost
        let styled = (style ?? view.fallback).view(view.configuration)
            .modifier(StyleBodyModifier<Configuration>(isGiven: view.isGiven))
        type(of: styled)._makeNodes(styled, &cursor)
    }

    package static var _arity: _ViewArity { .many }
}

extension _ViewCursor {
    /// Makes a part that a control was given, such as its label, in the body of a style of its family: in the styles
    /// of where the control stands.
    @MainActor
    package mutating func makePart<Part: View, Configuration>(
        _ part: Part, of family: Configuration.Type
    ) {
        let restored = part.modifier(StylePartModifier<Configuration>())
        type(of: restored)._makeNodes(restored, &self)
    }

    /// The views of a part, each for itself, in the styles of where the control stands.
    @MainActor
    mutating func collectPart<Part: View, Configuration>(
        _ part: Part, of family: Configuration.Type
    ) {
        let restored = part.modifier(StylePartModifier<Configuration>())
        type(of: restored)._collect(restored, &self)
    }
}

extension View {
    /// Sets the style of the controls with such a configuration.
    package nonisolated func controlStyle<Making: StyleBody>(
        _ making: Making.Type, _ style: Making.Style
    ) -> some View {
        modifier(ControlStyleModifier<Making.Configuration>(style: HostedStyle(making, style)))
    }
}
