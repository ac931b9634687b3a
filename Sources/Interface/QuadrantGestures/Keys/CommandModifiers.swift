public import QuadrantCore

/// Where an arrow key or a remote moves something.
///
/// Apple: "MoveCommandDirection".
public enum MoveCommandDirection: Sendable {
    case up
    case down
    case left
    case right
}

extension View {
    /// Calls a closure when an arrow key is pressed while the view, or one in it, has the focus.
    ///
    /// Apple: "onMoveCommand(perform:)".
    ///
    /// - Parameter action: `nil` for none.
    nonisolated public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)?
    ) -> some View {
        modifier(
            KeyModifier(isCommand: true) { press in
                guard let action, press.phase != .up, press.modifiers.isDisjoint(with: .allKeys)
                else {
                    return .ignored
                }
                switch press.key {
                case .upArrow: action(.up)
                case .downArrow: action(.down)
                case .leftArrow: action(.left)
                case .rightArrow: action(.right)
                default: return .ignored
                }
                return .handled
            })
    }

    /// Calls a closure when Escape is pressed while the view, or one in it, has the focus.
    ///
    /// Apple: "onExitCommand(perform:)".
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommandKey([.escape], action)
    }

    /// Calls a closure when Delete is pressed while the view, or one in it, has the focus.
    ///
    /// Apple: "onDeleteCommand(perform:)".
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommandKey([.delete, .deleteForward], action)
    }

    /// Calls a closure for the button of a remote that plays and pauses. There is none here.
    ///
    /// Apple: "onPlayPauseCommand(perform:)".
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            WithoutEffectModifier(
                call: ".onPlayPauseCommand(perform:)", advice: "There is no remote control."))
    }

    /// Changes a value by the page keys while the view, or one in it, has the focus: page up lowers it by a step,
    /// page down raises it.
    ///
    /// Apple: "pageCommand(value:in:step:)".
    nonisolated public func pageCommand<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
    ) -> some View {
        modifier(
            KeyModifier(isCommand: true) { press in
                guard press.phase != .up, press.key == .pageUp || press.key == .pageDown else {
                    return .ignored
                }
                value.wrappedValue = bounds.page(
                    from: value.wrappedValue, by: max(0, step), upward: press.key == .pageDown)
                return .handled
            })
    }

    private nonisolated func onCommandKey(
        _ keys: Set<KeyEquivalent>, _ action: (() -> Void)?
    ) -> some View {
        modifier(
            KeyModifier(isCommand: true) { press in
                guard let action, press.phase == .down, keys.contains(press.key),
                    press.modifiers.isDisjoint(with: .allKeys)
                else { return .ignored }
                action()
                return .handled
            })
    }
}

extension EventModifiers {
    /// Those that make a command of a key.
    static let allKeys: EventModifiers = [.shift, .control, .option, .command]
}

extension ClosedRange where Bound: BinaryInteger {
    /// A number that a step leads to, within the range; numbers outside of it count as its ends.
    fileprivate func page(from number: Bound, by step: Bound, upward isUpward: Bool) -> Bound {
        let start = Swift.min(Swift.max(number, lowerBound), upperBound)
        // A difference or a sum of numbers on both sides of zero may be more than a number can say.
        if isUpward {
            let isNear =
                start >= 0 || upperBound < 0
                ? upperBound - start <= step : start + step >= upperBound
            return isNear ? upperBound : start + step
        }
        let isNear =
            lowerBound >= 0 || start < 0
            ? start - lowerBound <= step : start - step <= lowerBound
        return isNear ? lowerBound : start - step
    }
}
