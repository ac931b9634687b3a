import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A screen of a stack, and the screens on top of it.
///
/// The screens are nested: what a screen says of those on top of it is known where these are made. Only the topmost one
/// is shown (`ChosenRule`), and the one below while a finger leads back to it (`BackSwipe`); those that it covers keep their
/// nodes and with them their states. Of a path that is long from the start, screens far below the topmost one are not made before they come
/// nearer to it.
nonisolated struct StackLevel: View {
    typealias Body = Never

    let screen: AnyView
    /// Whether the screen is a column of a split view.
    var isColumn = false
    /// Ends the screen; `nil` for the first one of the stack.
    let close: (@MainActor () -> Void)?
    /// How the title of the screen below is shown.
    let inherited: ToolbarTitleDisplayMode.Kind
    /// The values of the path that are not shown yet, and the number of those that are.
    let values: ArraySlice<AnyHashable>
    let hub: StackHub
    /// What screens below say of types of values.
    let destinations: [Destination]
    /// How many screens from the first one up to this one are shown by views of the screen below, and not by the path.
    var presentedCount = 0
    /// What a finger on the screen that leads back moves; `nil` for the first one of the stack.
    var turn: BackTurn?
    /// Whether the screen is so far below the topmost one that it need not be made, if it was not made before.
    var mayWait = false
    /// Whether screens below say where all further values lead.
    var restIsKnown = false

    /// How many screens views may show one on top of the other. Far beyond what anybody goes through: a screen that
    /// shows itself without end is what it stops.
    static let mostPresented = 64
    /// How many screens of a path are made from the start, counted from the topmost one down. Nobody sees the others: what they say of titles
    /// and destinations counts only once they are made.
    static let mostMade = 64

    @MainActor
    static func _makeNodes(_ view: StackLevel, _ cursor: inout _ViewCursor) {
        let turn = cursor.keep { BackTurn() }
        turn.level = cursor.node(.extended(turn.rule)) { cursor in
            let source = cursor.node(.layers(.center)) { view.makeScreen(&$0) }
            cursor.node(.layers(.center)) { cursor in
                cursor.readPreference(
                    StackKey.self, of: source, label: "NavigationStack", isAtOnce: true
                ) { content, cursor in
                    view.makeNext(content, turn, &cursor)
                }
            }
        }
        // Columns beside the stack are of no level.
        if cursor.environment.hasWindowBars, view.presentedCount == 0, view.values.startIndex == 0 {
            cursor.changePreference(BarKey.self) { $0.level = 0 }
        }
    }

    static var _arity: _ViewArity { .one }

    /// Makes the screen, unless it may wait.
    @MainActor
    private func makeScreen(_ cursor: inout _ViewCursor) {
        let made = cursor.keep { MadeScreen() }
        if !mayWait { made.isMade = true }
        cursor.branch(made.isMade ? 1 : 0) { cursor in
            guard made.isMade else { return }
            let screen = ScreenView(
                content: self.screen, close: close, inherited: inherited, isColumn: isColumn,
                turn: turn, level: presentedCount + values.startIndex
            )
            .modifier(BackSwipe(turn: turn, close: close))
            type(of: screen)._makeNodes(screen, &cursor)
        }
    }

    @MainActor
    private func makeNext(
        _ content: StackContent, _ turn: BackTurn, _ cursor: inout _ViewCursor
    ) {
        if let hidden = content.destinations.first(where: { isKnown($0.type) }) {
            cursor.remark(.hiddenDestination(hidden.data))
        }
        let next = next(content)
        cursor.branch(next == nil ? 0 : next?.level == nil ? 2 : 1) { cursor in
            guard let next else { return }
            if let diagnostic = next.diagnostic { cursor.report(diagnostic) }
            // Another value is another screen.
            guard var level = next.level else { return }
            level.turn = turn
            let presence = PresenceModifier(.push(PushStack(hub)))
            cursor.identified(next.id) { PresenceModifier._makeNodes(presence, level, &$0) }
        }
    }

    private struct Next {
        let id: AnyHashable
        /// `nil` where the screen is left out, as screens show one another without end.
        var level: StackLevel?
        var diagnostic: Diagnostic?
    }

    /// The screen on top of this one: what one of its views shows, else the next value of the path.
    @MainActor
    private func next(_ content: StackContent) -> Next? {
        if let shown = content.presented.last {
            let id = AnyHashable([AnyHashable("presented"), shown.id])
            guard presentedCount < Self.mostPresented else {
                return Next(id: id, diagnostic: .endlessScreens)
            }
            var level = level(
                content, shown.content, close: shown.close, values, isColumn: shown.isColumn)
            level.presentedCount = presentedCount + 1
            return Next(id: id, level: level)
        }
        guard let value = values.first else { return nil }
        let type = ObjectIdentifier(Swift.type(of: value.base))
        let known = known(content)
        let rest = values.dropFirst()
        let screen = known.first { $0.type == type }?.make(value)
        var level = level(
            content, screen ?? AnyView(MissingDestination()),
            close: Self.ending(hub, at: values.startIndex), rest, isColumn: false)
        level.presentedCount = presentedCount
        if rest.count >= Self.mostMade {
            level.restIsKnown = restIsKnown || Self.lead(known, rest)
            level.mayWait = screen != nil && level.restIsKnown
        }
        return Next(
            id: AnyHashable([AnyHashable(values.startIndex), value]), level: level,
            diagnostic: screen == nil ? .missingDestination(value) : nil)
    }

    /// Whether destinations are known for all of some values.
    private static func lead(
        _ known: [Destination], _ values: ArraySlice<AnyHashable>
    ) -> Bool {
        let types = Set(known.map(\.type))
        return values.allSatisfy { types.contains(ObjectIdentifier(Swift.type(of: $0.base))) }
    }

    /// Takes a value, and those after it, out of the path.
    @MainActor
    private static func ending(_ hub: StackHub, at index: Int) -> @MainActor () -> Void {
        { hub.path?.truncate(index) }
    }

    /// A level on top of this one.
    @MainActor
    private func level(
        _ content: StackContent, _ screen: AnyView, close: @escaping @MainActor () -> Void,
        _ values: ArraySlice<AnyHashable>, isColumn: Bool
    ) -> StackLevel {
        let mode = content.displayMode.flatMap { $0 == .automatic ? nil : $0 } ?? inherited
        return StackLevel(
            screen: screen, isColumn: isColumn, close: close, inherited: mode, values: values,
            hub: hub, destinations: known(content))
    }

    /// Where values lead by what this screen and those below say: what is said nearest to the root counts.
    private func known(_ content: StackContent) -> [Destination] {
        destinations + content.destinations.filter { !isKnown($0.type) }
    }

    /// Whether a screen below says where values of a type lead.
    private func isKnown(_ type: ObjectIdentifier) -> Bool {
        destinations.contains { $0.type == type }
    }
}

/// Whether the screen of a level was made: it stays then, as long as the level does.
private final class MadeScreen {
    var isMade = false
}

/// What is shown for a value that no destination is said for: a sign, as in SwiftUI.
private struct MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
            .accessibilityLabel(Text("Missing destination"))
    }
}

extension Diagnostic {
    /// Screens that show one another without end.
    fileprivate static var endlessScreens: Diagnostic {
        Diagnostic(
            "\(StackLevel.mostPresented) screens of a NavigationStack are shown one by the other",
            advice: "What is further was left out. Does the screen push itself?")
    }

    fileprivate static func hiddenDestination(_ type: Any.Type) -> Diagnostic {
        Diagnostic(
            "A .navigationDestination(for: \(type).self) is without effect, as at Apple's: a screen nearer to the root of the "
                + "NavigationStack says where values of the type lead",
            advice: "One of them is enough.")
    }

    fileprivate static func missingDestination(_ value: AnyHashable) -> Diagnostic {
        let type = Swift.type(of: value.base)
        return Diagnostic(
            "A NavigationStack has no destination for the value \(value.base) of type \(type)",
            advice: "A warning sign is shown. Write .navigationDestination(for: \(type).self) on a "
                + "view in the stack that is not in a lazy container.")
    }
}
