internal import CoreGraphics
public import Foundation
internal import QuadrantControls
internal import QuadrantCore
public import QuadrantFoundation
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantViews
public import UIKit

/// A button, or a box with a check mark, or one of several to choose from.
///
/// Apple: "NSButton" (AppKit).
open class NSButton: NSControl {
    /// What a press does to the state.
    ///
    /// Apple: "NSButton.ButtonType".
    public enum ButtonType: UInt, Sendable {
        /// Nothing; it is on while pressed; it changes; a check mark; one of several; as the first.
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
        case momentaryPushIn, accelerator, multiLevelAccelerator
    }

    /// What the border looks like.
    ///
    /// Apple: "NSButton.BezelStyle".
    public enum BezelStyle: UInt, Sendable {
        /// As suits its place.
        case automatic = 0
        /// With round corners; with round corners in a bar; square; round; a help button.
        case push = 1
        case flexiblePush = 2
        case disclosure = 5
        case shadowlessSquare = 6
        case circular = 7
        case texturedSquare = 8
        case helpButton = 9
        case smallSquare = 10
        case toolbar = 11
        case accessoryBarAction = 12
        case accessoryBar = 13
        case pushDisclosure = 14
        case badge = 15
        case glass = 16
        /// The name of before for `push`.
        public static var rounded: BezelStyle { .push }
        /// The name of before for `flexiblePush`.
        public static var regularSquare: BezelStyle { .flexiblePush }
        /// The name of before for `toolbar`.
        public static var texturedRounded: BezelStyle { .toolbar }
        /// The name of before for `accessoryBarAction`.
        public static var roundRect: BezelStyle { .accessoryBarAction }
        /// The name of before for `accessoryBar`.
        public static var recessed: BezelStyle { .accessoryBar }
        /// The name of before for `pushDisclosure`.
        public static var roundedDisclosure: BezelStyle { .pushDisclosure }
        /// The name of before for `badge`.
        public static var inline: BezelStyle { .badge }
    }

    /// Where the picture is.
    public typealias ImagePosition = NSControl.ImagePosition

    private var kind = ButtonType.momentaryPushIn
    /// The words.
    open var title = "Button" { didSet { update() } }
    /// The words while it is on; empty for the others.
    open var alternateTitle = ""
    /// The words with attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The picture.
    open var image: NSImage? { didSet { update() } }
    /// The picture while it is on.
    open var alternateImage: NSImage? { didSet { update() } }
    /// Where the picture is.
    open var imagePosition = ImagePosition.imageLeading { didSet { update() } }
    /// How the picture is scaled.
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { update() } }
    /// Whether the picture keeps to the title.
    open var imageHugsTitle = false
    /// What the border looks like. Those that are not round look as the system's.
    open var bezelStyle = BezelStyle.push
    /// The colour of the border's inside; `nil` for the system's.
    open var bezelColor: NSColor? { didSet { update() } }
    /// The colour of words and picture; `nil` for the system's.
    open var contentTintColor: NSColor? { didSet { update() } }
    /// Whether there is a border.
    open var isBordered = true { didSet { update() } }
    /// Whether nothing is drawn.
    open var isTransparent = false { didSet { update() } }
    /// Whether the border is seen under the pointer alone. It is kept without effect.
    open var showsBorderOnlyWhileMouseInside = false
    /// Whether it removes something.
    open var hasDestructiveAction = false { didSet { update() } }
    /// Whether it can be set in part.
    open var allowsMixedState = false
    /// The key that presses it. None comes here.
    open var keyEquivalent = ""
    /// What is held down with the key.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// How a symbol is drawn that has no configuration of its own. It is kept without effect.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// The sound of a press. None is heard.
    open var sound: NSSound?
    /// What it is set to.
    open var state = StateValue.off { didSet { update() } }

    /// Creates a button with words that calls a method.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.title, self.target, self.action) = (title, target as AnyObject?, action)
        sizeToFit()
    }
    /// Creates a button with a picture that calls a method.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(title: "", target: target, action: action)
        (self.image, imagePosition) = (image, .imageOnly)
        sizeToFit()
    }
    /// Creates a button with words and a picture that calls a method.
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
        sizeToFit()
    }
    /// Creates a box with a check mark.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.switch)
        sizeToFit()
    }
    /// Creates one of several to choose from.
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        setButtonType(.radio)
        sizeToFit()
    }

    /// Sets what a press does to the state.
    open func setButtonType(_ type: ButtonType) {
        kind = type
        if type == .switch || type == .radio { isBordered = false }
        update()
    }
    /// Sets it to what comes next.
    open func setNextState() { state = state == .on ? .off : .on }
    /// Draws it as pressed. It is not.
    open func highlight(_ flag: Bool) { isHighlighted = flag }

    override open func performClick(_ sender: Any?) { press() }

    private func press() {
        guard isEnabled else { return }
        switch kind {
        case .pushOnPushOff, .toggle, .switch, .onOff: setNextState()
        case .radio:
            // Those beside it that call the same method are the others to choose from.
            for other in superview?.subviews ?? [] {
                guard let other = other as? NSButton, other.kind == .radio,
                    other.target === target
                else { continue }
                other.state = .off
            }
            state = .on
        default: break
        }
        send()
    }

    override var shown: AnyView? {
        guard !isTransparent else { return nil }
        switch kind {
        case .switch:
            let isOn = Binding(get: { self.state != .off }, set: { _ in self.press() })
            return dressed(Toggle(isOn: isOn) { label }.toggleStyle(.checkbox))
        case .radio:
            return dressed(
                Button(action: press) {
                    HStack(spacing: 5) {
                        Image(systemName: state == .on ? "circle.inset.filled" : "circle")
                            .foregroundStyle(state == .on ? Color.accentColor : .secondary)
                        label
                    }
                }
                .buttonStyle(.plain))
        default:
            let button = Button(role: hasDestructiveAction ? .destructive : nil, action: press) {
                label.frame(maxWidth: .infinity)
            }
            guard isBordered else { return dressed(button.buttonStyle(.plain)) }
            let isMarked = keyEquivalent == "\r" || (state == .on && kind == .pushOnPushOff)
            return isMarked
                ? dressed(button.buttonStyle(.borderedProminent).tint(bezelColor?.color))
                : dressed(button.buttonStyle(.bordered).tint(bezelColor?.color))
        }
    }

    /// Words and picture, in the colour that somebody set, else in that of the style around.
    @ViewBuilder private var label: some View {
        if let ink = contentTintColor?.color ?? (hasDestructiveAction ? Color.red : nil) {
            plainLabel.foregroundStyle(ink)
        } else {
            plainLabel
        }
    }

    @ViewBuilder private var plainLabel: some View {
        let words = state == .on && !alternateTitle.isEmpty ? alternateTitle : title
        let picture = state == .on ? alternateImage ?? image : image
        let text = Text(verbatim: words).font(font.map { Font($0) })
        HStack(spacing: 4) {
            if let picture, imagePosition != .noImage, imagePosition.isBefore {
                scaled(picture)
            }
            if imagePosition != .imageOnly, !words.isEmpty { text }
            if let picture, imagePosition != .noImage, !imagePosition.isBefore { scaled(picture) }
        }
    }

    @ViewBuilder private func scaled(_ picture: NSImage) -> some View {
        if imageScaling == .scaleNone || picture.size.height <= 32 {
            Image(tinted: picture)
        } else {
            Image(tinted: picture).resizable().scaledToFit()
        }
    }
}

extension NSControl {
    /// Where the picture of a control is.
    ///
    /// Apple: "NSControl.ImagePosition".
    public enum ImagePosition: UInt, Sendable {
        /// There is none; it is alone; it is at a side; it is below the words.
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
        case imageLeading, imageTrailing

        fileprivate var isBefore: Bool {
            switch self {
            case .imageRight, .imageBelow, .imageTrailing: false
            default: true
            }
        }
    }
}

/// How a picture fills a view of another size.
///
/// Apple: "NSImageScaling" (AppKit).
public enum NSImageScaling: UInt, Sendable {
    /// Only smaller; stretched; not at all; as large as fits.
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// A switch.
///
/// Apple: "NSSwitch" (AppKit).
open class NSSwitch: NSControl {
    /// What it is set to.
    open var state = StateValue.off { didSet { update() } }

    override var shown: AnyView? {
        let isOn = Binding(
            get: { self.state == .on },
            set: {
                self.state = $0 ? .on : .off
                self.send()
            })
        return dressed(Toggle(isOn: isOn) {}.labelsHidden().toggleStyle(.switch))
    }
}
