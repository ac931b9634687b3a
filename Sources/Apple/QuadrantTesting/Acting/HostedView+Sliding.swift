public import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
public import SwiftUI
public import Testing

extension HostedView {
    /// Moves the knob of a slider to a value, as a person would: a slider with steps takes the nearest one, and no slider
    /// leaves its bounds. A disabled slider does not move; with `failsOnDisabledViews`, that is a failure.
    ///
    /// - Parameter value: A value of the slider's range.
    /// - Throws: `ActionFailure` if the view is gone, or is no slider.
    public func slide(
        to value: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try set(value, "slide", "no slider")
        }
    }

    /// Chooses a date in a date picker of any style, or the nearest one that it offers.
    ///
    /// - Throws: `ActionFailure` if the view is gone, or is no date picker.
    public func pick(
        _ date: Date, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try set(date, "pick a date in", "no date picker")
        }
    }

    /// Chooses a colour in a colour picker, without its opacity if the picker supports none.
    ///
    /// - Throws: `ActionFailure` if the view is gone, or is no colour picker.
    public func pick(
        _ color: Color, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try set(color, "pick a colour in", "no colour picker")
        }
    }

    /// Hands a text to a text field link, as somebody does whom it has asked for one.
    ///
    /// - Throws: `ActionFailure` if the view is gone, or is no text field link.
    public func submit(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try set(text, "submit a text to", "no text field link")
        }
    }

    /// Sets the control that the view is, or the first one in it that takes such values.
    private func set<Setting>(
        _ value: Setting, _ act: String, _ otherwise: String
    ) throws(ActionFailure) {
        try requirePresence(act)
        let tree = host.tree
        typealias Key = SettingNote<Setting>
        let control = tree.firstShownNode(in: node) { tree.note(Key.self, of: $0) != nil }
        guard let control, let note = tree.note(Key.self, of: control) else {
            throw ActionFailure(description: "\(query) is \(otherwise).")
        }
        guard note.isEnabled else { return try failIfDisabled() }
        tree.noting("setting \(value)", at: control) { note.set(value) }
        host.update()
    }
}
