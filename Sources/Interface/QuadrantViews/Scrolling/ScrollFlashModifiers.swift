public import QuadrantCore

/// Shows the indicators of the scroll views in its content for a moment.
private nonisolated struct ScrollFlashModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never

    /// Another value shows them again; `nil` for never.
    let value: Value?
    /// Whether a scroll view shows them as it appears.
    let flashesAtFirst: Bool

    /// What the modifier has shown them for.
    nonisolated final class Memory {
        var value: Value?
        /// Counts how often they were to be shown.
        var count = 0
    }

    /// How often one scroll view has shown them.
    nonisolated final class Shown {
        var count: Int

        init(_ count: Int) { self.count = count }
    }

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrollFlashModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let client = cursor.scrollClient()
        let memory = client.remembered { Memory() }
        if let value = modifier.value {
            if memory.value != nil, memory.value != value { memory.count += 1 }
            memory.value = value
        }
        let flashesAtFirst = modifier.flashesAtFirst
        client.settle = { scroll, follower in
            let shown = follower.remembered { Shown(flashesAtFirst ? -1 : memory.count) }
            guard shown.count != memory.count else { return }
            shown.count = memory.count
            scroll.flashBars()
        }
        cursor.following(client, content)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Shows the scroll indicators of scroll views in the view for a moment when they appear.
    ///
    /// Apple: "scrollIndicatorsFlash(onAppear:)".
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollFlashModifier<Bool>(value: nil, flashesAtFirst: onAppear))
    }

    /// Shows the scroll indicators of scroll views in the view for a moment whenever a value changes.
    ///
    /// Apple: "scrollIndicatorsFlash(trigger:)".
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(value: value, flashesAtFirst: false))
    }
}
