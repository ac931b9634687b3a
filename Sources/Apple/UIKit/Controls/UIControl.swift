internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
public import QuadrantFoundation
public import QuadrantViews

/// Something that a user sets or presses. A tap reaches buttons, switches, sliders, steppers, segments and date pickers that a representable shows; no touch reaches others.
///
/// Apple: "UIControl" (UIKit).
open class UIControl: UIView {
    /// What a user did.
    ///
    /// Apple: "UIControl.Event".
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger was put on the control.
        public static let touchDown = Event(rawValue: 1)
        /// A finger was lifted from the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted beside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The value was changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for was done.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All of them.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    ///
    /// Apple: "UIControl.State".
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Neither of the others.
        public static let normal: State = []
        /// Under a finger.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
        /// With the focus.
        public static let focused = State(rawValue: 8)
    }

    /// Whether it can be used.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether a finger is on it.
    open var isHighlighted = false
    private var actions: [(events: Event, action: UIAction)] = []
    private var targets: [ControlTarget] = []

    /// The state.
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Calls a method of an object on events, with the control if it takes an argument.
    ///
    /// The control does not keep the object; `#selector` of a method that is named without its type (`#selector(tap)`) does,
    /// as it holds the method with the object that wrote it, which is then called whatever the target.
    /// `#selector(Model.tap)` keeps nothing. The name of a method and a method with two arguments call nothing, which is
    /// reported.
    open func addTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        guard let action else { return }
        if action.callsNothing {
            Notice.withoutEffect(
                "UIControl.addTarget(_:action:for:) with the name of a method or one with two arguments",
                "#selector finds methods with one argument at most")
        }
        targets.append(
            ControlTarget(object: target as AnyObject?, action: action, events: controlEvents))
    }

    /// Removes what `addTarget` added: of all targets for `nil`, all methods for `nil`.
    ///
    /// Methods that come from `#selector` cannot be told apart here: one of them removes all of the target's for these
    /// events.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target as AnyObject?
        targets.removeAll { entry in
            (object == nil || entry.object === object)
                && (action.map(entry.action.mayBe) ?? true)
                && !entry.events.isDisjoint(with: controlEvents)
        }
    }

    /// Calls an action on events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((controlEvents, action))
    }

    /// Takes what somebody chose, and tells of it.
    func take(_ change: () -> Void) {
        guard isEnabled else { return }
        change()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        changed()
    }

    /// Calls the actions for events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.perform(from: self)
        }
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.perform(on: entry.object, with: self)
        }
    }
}

/// An object of which a control calls a method.
private struct ControlTarget {
    weak var object: AnyObject?
    let action: Selector
    let events: UIControl.Event
}

/// What a menu or a control does.
///
/// Apple: "UIAction" (UIKit).
open class UIAction: UIMenuElement {
    /// Properties of an action.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be used.
        public static let disabled = Attributes(rawValue: 1)
        /// It removes something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// A name to find an action by.
    ///
    /// Apple: "UIAction.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The title.
    override open var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The picture.
    override open var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A name to find it by.
    public let identifier: Identifier
    /// Whether it is on.
    open var state: State
    /// Properties.
    open var attributes: Attributes
    /// What caused it; `nil` unless it is performed.
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier("dynamic")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image, subtitle: subtitle)
    }

    func perform(from sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
