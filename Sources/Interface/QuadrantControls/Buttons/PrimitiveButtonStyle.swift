public import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantViews

/// How buttons look and what triggers them.
///
/// Apple: "PrimitiveButtonStyle". The body calls `configuration.trigger()` where the button is to act,
/// in a gesture for instance; nothing else does.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The view of a button. It is evaluated for each button in the environment around it, in which
    /// the styles further out are in force; the style's own `@Environment` and `@State` are
    /// connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button, if the style decides what triggers the button.
///
/// Apple: "PrimitiveButtonStyleConfiguration".
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The label of a button. Lines of texts in it are centred, unless `multilineTextAlignment`
    /// says otherwise.
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = PrimitiveButtonStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView

        /// Makes the button's label, with its lines centred. A label that were centred before would be compared
        /// with more than it takes to tell two labels apart.
        @MainActor
        public static func _makeNodes(_ part: Label, _ cursor: inout _ViewCursor) {
            cursor.makePart(
                part._content.modifier(CenteredLinesModifier()), of: _Configuration.self)
        }
    }

    /// The controls that are buttons.
    enum Kind {
        case button
        /// A toggle in the style `.button`.
        case toggle(isOn: Bool)
        case link
    }

    /// What the button is for; `nil` for no particular role.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    let kind: Kind
    /// Whether a style was given the label.
    private let isGiven: Bool
    /// What to do; nothing where `handler` does it.
    private var action: @MainActor (Tap?) -> Void
    /// Where the button is made: what it does, whoever has this.
    private var handler: ButtonHandler?
    /// The menus that close when the button has acted; `nil` outside of menus.
    private var closing: MenuClosing?

    init<L: View>(
        label: L, role: ButtonRole? = nil, kind: Kind = .button,
        action: @escaping @MainActor (Tap?) -> Void
    ) {
        isGiven = label is Label
        self.label = (label as? Label) ?? Label(_content: .oneView(label))
        self.role = role
        self.kind = kind
        self.action = action
    }

    /// Runs the button's action.
    @MainActor
    public func trigger() { perform(nil) }

    /// Does what the button is there for, at a tap.
    @MainActor
    func trigger(by tap: Tap) { perform(tap) }

    @MainActor
    private func perform(_ tap: Tap?) {
        // A button that is made of another's configuration goes on through that one's object.
        if let handler { return handler.last?.perform(tap) ?? () }
        action(tap)
        closing?.close()
    }
}

/// What a style is told of a button, if a tap triggers the button.
///
/// Apple: "ButtonStyleConfiguration".
public nonisolated struct ButtonStyleConfiguration {
    /// The label of a button. Lines of texts in it are centred, unless `multilineTextAlignment`
    /// says otherwise.
    public nonisolated struct Label: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: PrimitiveButtonStyleConfiguration.Label

        /// Makes the button's label, with its lines centred.
        @MainActor
        public static func _makeNodes(_ view: Label, _ cursor: inout _ViewCursor) {
            PrimitiveButtonStyleConfiguration.Label._makeNodes(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// What the button is for; `nil` for no particular role.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Whether a finger holds the button down. A picture shows buttons at rest; in a scroll view a button waits for
    /// 0.15 seconds, as the finger may be there to scroll.
    public let isPressed: Bool

    init(_ configuration: PrimitiveButtonStyleConfiguration, isPressed: Bool) {
        role = configuration.role
        label = Label(content: configuration.label)
        self.isPressed = isPressed
    }
}

/// How buttons look; whatever the style makes of a button, a tap on it triggers the button.
///
/// Apple: "ButtonStyle". A style that decides itself what triggers a button is a
/// `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// The view of a button. It is evaluated for each button in the environment around it; the
    /// style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// A `ButtonStyle` as a primitive style, whose buttons are triggered by taps.
private nonisolated struct TappedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style
    @State private var isPressed = false

    init(style: Style) {
        self.style = style
    }

    @MainActor
    func makeBody(configuration: Configuration) -> some View {
        let pressed = $isPressed
        StyleHost(
            LooksBody<Style>.self, style,
            ButtonStyleConfiguration(configuration, isPressed: isPressed)
        )
        .modifier(
            TapModifier(
                pressing: { pressed.wrappedValue = $0 }, perform: { configuration.trigger(by: $0) })
        )
    }
}

/// Evaluates the body of a `ButtonStyle`.
private enum LooksBody<Style: ButtonStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: ButtonStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// Evaluates the body of a `PrimitiveButtonStyle`.
private enum ButtonBody<Style: PrimitiveButtonStyle>: StyleBody {
    static func body(
        _ style: Style, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

/// The action of a button, kept for as long as the button lives. Styles are given this object instead of
/// the closure, so that a button with a new closure and otherwise equal properties does not evaluate its
/// style again.
private typealias ButtonHandler = KeptValue<PrimitiveButtonStyleConfiguration>

extension PrimitiveButtonStyleConfiguration {
    /// All but what the button does, which is read where it lies.
    static func addComparison(at offset: Int, to comparison: inout _ViewComparison) {
        guard let role = MemoryLayout<Self>.offset(of: \.role),
            let label = MemoryLayout<Self>.offset(of: \.label),
            let kind = MemoryLayout<Self>.offset(of: \.kind),
            let handler = MemoryLayout<Self>.offset(of: \.handler),
            let action = MemoryLayout<Self>.offset(of: \.action)
        else { return comparison.add(Self.self, at: offset) }
        comparison.add(ButtonRole?.self, at: offset + role)
        comparison.add(Label.self, at: offset + label)
        comparison.add(Kind.self, at: offset + kind)
        // Which object it is.
        comparison.add(ObjectIdentifier?.self, at: offset + handler)
        comparison.leaveOut(for: ButtonHandler.self, at: offset, closure: offset + action)
    }

    /// Makes the button in the innermost style; in its body the styles around it are in force.
    @MainActor
    func makeNodes(_ cursor: inout _ViewCursor) {
        let kept = cursor.keep { ButtonHandler() }
        var own = self
        if handler == nil { own.closing = cursor.environment.menuClosing }
        kept.take(own)
        var button = self
        button.handler = kept
        button.action = { _ in }
        button.makeStyled(&cursor)
    }

    @MainActor
    private func makeStyled(_ cursor: inout _ViewCursor) {
        let note = AccessibilityNote.control(
            traits, isEnabled: cursor.environment.isEnabled
        ) {
            MainActor.assumeIsolated { trigger() }
        }
        let view = StyledControl(
            self, isGiven: isGiven,
            fallback: HostedStyle(ButtonBody<DefaultButtonStyle>.self, DefaultButtonStyle())
        )
        .controlNote(
            note, shortcut: cursor.environment.keyboardShortcut,
            isEnabled: cursor.environment.isEnabled, perform: { trigger() }
        )
        type(of: view)._makeNodes(view, &cursor)
    }

    private var traits: AccessibilityNoteTraits {
        if case .link = kind { .isLink } else { .isButton }
    }
}

extension View {
    /// Sets the style of the buttons in this view; a tap triggers them.
    ///
    /// Apple: "buttonStyle(_:)".
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        buttonStyle(TappedButtonStyle(style: style))
    }

    /// Sets the style of the buttons in this view; the style decides what triggers them.
    ///
    /// Apple: "buttonStyle(_:)".
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(ButtonBody<S>.self, style)
    }
}
