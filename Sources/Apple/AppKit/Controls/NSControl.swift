internal import CoreGraphics
public import Foundation
internal import QuadrantControls
internal import QuadrantCore
public import QuadrantFoundation
internal import QuadrantViews
public import UIKit

/// Something that people set or press: it is drawn as SwiftUI's control of its kind, works as that, and sends its action.
///
/// Apple: "NSControl" (AppKit).
open class NSControl: NSView {
    /// What a switch is set to.
    ///
    /// Apple: "NSControl.StateValue".
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int

        /// A state of its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A state of its number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        /// It is not set.
        public static let off = StateValue(rawValue: 0)
        /// It is set.
        public static let on = StateValue(rawValue: 1)
        /// Some of what it stands for is set.
        public static let mixed = StateValue(rawValue: -1)
    }

    /// How large a control is.
    ///
    /// Apple: "NSControl.ControlSize".
    public enum ControlSize: UInt, Sendable {
        /// As usual, smaller, smallest, larger, largest.
        case regular, small, mini, large, extraLarge
    }

    /// Whose method the control calls; without one it calls that of the object in `#selector`.
    open weak var target: AnyObject?
    /// The method that the control calls.
    open var action: Selector?
    /// Whether it can be used.
    open var isEnabled = true { didSet { update() } }
    /// How large it is.
    open var controlSize = ControlSize.regular { didSet { update() } }
    /// Whether it is pressed. It is kept without effect.
    open var isHighlighted = false
    /// Whether each change is told, and not only the last.
    open var isContinuous = true
    /// Whether it never takes keys.
    open var refusesFirstResponder = false
    /// The font of what has none of its own.
    open var font: NSFont? = .systemFont(ofSize: 13) { didSet { update() } }
    /// How lines stand beside each other.
    open var alignment = NSTextAlignment.natural { didSet { update() } }
    /// What happens to lines that are too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { update() } }
    /// Whether the text has one line.
    open var usesSingleLineMode = false { didSet { update() } }
    /// Which way the text runs. It is kept without effect.
    open var baseWritingDirection = NSWritingDirection.natural
    /// What makes a text of the value.
    open var formatter: Formatter? { didSet { update() } }
    private var number = -1
    private var value: Any?

    override open var tag: Int {
        get { number }
        set { number = newValue }
    }
    /// What the control is set to.
    open var objectValue: Any? {
        get { value }
        set {
            value = newValue
            update()
        }
    }
    /// What the control is set to, as a text.
    open var stringValue: String {
        get {
            value.map {
                formatter?.string(for: $0) ?? ($0 as? NSAttributedString)?.string ?? "\($0)"
            } ?? ""
        }
        set { objectValue = newValue }
    }
    /// What the control is set to, as a text with attributes.
    open var attributedStringValue: NSAttributedString {
        get { value as? NSAttributedString ?? NSAttributedString(string: stringValue) }
        set { objectValue = newValue }
    }
    /// What the control is set to, as a number; 0 for none.
    open var doubleValue: Double {
        get { value as? Double ?? (value as? Int).map(Double.init) ?? Double(stringValue) ?? 0 }
        set { objectValue = newValue }
    }
    /// What the control is set to, as a number; 0 for none.
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    /// What the control is set to, as a whole number; 0 for none.
    open var integerValue: Int {
        get { value as? Int ?? Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { objectValue = newValue }
    }
    /// What the control is set to, as a whole number; 0 for none.
    open var intValue: Int32 {
        get { Int32(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
        set { objectValue = Int(newValue) }
    }

    override open var isFlipped: Bool { true }
    override var takesPointer: Bool { isOfUsers && shown == nil }
    override open var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

    /// Calls a method; answers whether there was one.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        action?.perform(on: target, with: self) ?? false
    }
    /// Sets on which events the action is sent. It is sent with each change; it answers those of before: none.
    @discardableResult
    open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
    /// Presses it.
    open func performClick(_ sender: Any?) { send() }
    /// Gives the control the size that suits it.
    open func sizeToFit() { setFrameSize(fittingSize) }
    /// The size that suits the control in a room, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    /// What edits the text: nothing here.
    open func currentEditor() -> NSText? { nil }
    /// Ends editing; answers whether there was any.
    @discardableResult
    open func abortEditing() -> Bool { false }
    /// Takes what is edited.
    open func validateEditing() {}
    /// Sets it as another control is set.
    open func takeStringValueFrom(_ sender: Any?) {
        if let sender = sender as? NSControl { stringValue = sender.stringValue }
    }

    override open var intrinsicContentSize: CGSize {
        shownContent?.size() ?? super.intrinsicContentSize
    }

    /// Has it drawn again.
    func update() { backing.changed() }

    /// Sends the action.
    func send() {
        guard isEnabled else { return }
        sendAction(action, to: target)
    }

    /// A binding to a property, whose changes send the action.
    func bound<Value>(
        _ path: ReferenceWritableKeyPath<NSControl, Value>
    ) -> Binding<Value> {
        Binding(
            get: { self[keyPath: path] },
            set: {
                guard self.isEnabled else { return }
                self[keyPath: path] = $0
                self.send()
            })
    }

    /// A view with what is set for the control.
    func dressed(_ view: some View) -> AnyView {
        let size: QuadrantControls.ControlSize =
            switch controlSize {
            case .regular: .regular
            case .small: .small
            case .mini: .mini
            case .large: .large
            case .extraLarge: .extraLarge
            }
        return AnyView(
            view.controlSize(size).disabled(!isEnabled)
                .frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}
