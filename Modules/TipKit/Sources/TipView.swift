public import SwiftUI

/// A hint in a card, while it would show.
///
/// Apple: "TipView" (TipKit). The sizes are choices: Apple's are not documented.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let edge: Edge?
    private let action: (Tips.Action) -> Void
    @State private var isClosed = false
    @Environment(\.tipViewStyle) private var style

    /// The card of a hint, with an arrow at a side.
    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, edge, self.action) = (tip, arrowEdge, action)
    }

    /// The card of a hint that there may be.
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, edge, self.action) = (tip, arrowEdge, action)
    }

    /// The card.
    public var body: some View {
        if let tip, !isClosed, tip.shouldDisplay {
            AnyView(
                style.card(
                    TipViewStyleConfiguration(
                        tip: tip, action: action,
                        close: {
                            tip.invalidate(reason: .tipClosed)
                            isClosed = true
                        }))
            )
            .overlay(alignment: edge == .bottom ? .bottom : .top) { arrow }
        }
    }

    @ViewBuilder private var arrow: some View {
        if edge == .top || edge == .bottom {
            Image(systemName: edge == .top ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
                .font(.system(size: 12)).foregroundStyle(Color(.secondarySystemGroupedBackground))
                .offset(y: edge == .top ? -11 : 11)
        }
    }
}

/// How hints look.
///
/// Apple: "TipViewStyle" (TipKit).
@MainActor public protocol TipViewStyle {
    /// What it makes.
    associatedtype Body: View
    /// Makes the card.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What it is made of.
    typealias Configuration = TipViewStyleConfiguration
}

extension TipViewStyle {
    func card(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// What a card is made of.
///
/// Apple: "TipViewStyleConfiguration" (TipKit).
@MainActor public struct TipViewStyleConfiguration {
    /// The hint.
    public let tip: any Tip
    let action: (Tips.Action) -> Void
    let close: () -> Void
    /// What it says first.
    public var title: Text? { tip.title }
    /// What it says below.
    public var message: Text? { tip.message }
    /// Its picture.
    public var image: Image? { tip.image }
    /// Its buttons.
    public var actions: [Tips.Action] { tip.actions }
}

/// The usual card: a picture at the side, the title, what is below it, a cross, and buttons.
///
/// Apple: "MiniTipViewStyle" (TipKit).
public struct MiniTipViewStyle: TipViewStyle, Sendable {
    /// The usual card.
    public nonisolated init() {}

    /// Makes the card.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .top, spacing: 12) {
                configuration.image?.font(.title).foregroundStyle(.tint)
                VStack(alignment: .leading, spacing: 3) {
                    configuration.title?.font(.headline)
                    configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
                Button {
                    configuration.close()
                } label: {
                    Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(
                        .secondary)
                }
                .buttonStyle(.plain).accessibilityLabel("Close")
            }
            ForEach(configuration.actions) { action in
                Divider()
                Button {
                    action.handler()
                    configuration.action(action)
                } label: {
                    action.label().frame(maxWidth: .infinity, alignment: .leading)
                }
                .buttonStyle(.plain).foregroundStyle(.tint)
            }
        }
        .padding(14)
        .background(
            Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual card.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The style of cards around.
struct AnyTipStyle: Sendable {
    let style: any TipViewStyle & Sendable

    @MainActor func card(_ configuration: TipViewStyleConfiguration) -> any View {
        style.card(configuration)
    }
}

extension EnvironmentValues {
    @Entry var tipViewStyle = AnyTipStyle(style: MiniTipViewStyle())
}

extension View {
    /// How hints look.
    ///
    /// Apple: "tipViewStyle(_:)" (TipKit).
    public func tipViewStyle(_ style: some TipViewStyle & Sendable) -> some View {
        environment(\.tipViewStyle, AnyTipStyle(style: style))
    }
    /// What lies behind hints: one ground here.
    ///
    /// Apple: "tipBackground(_:)" (TipKit).
    public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    /// How large pictures of hints are: one size here.
    ///
    /// Apple: "tipImageSize(_:)" (TipKit).
    public func tipImageSize(_ size: CGSize) -> some View { self }
    /// How hints' corners are: one radius here.
    ///
    /// Apple: "tipCornerRadius(_:antialiased:)" (TipKit).
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        self
    }

    /// Whether people can use what lies behind a hint in a bubble: as with any popover's `presentationBackgroundInteraction(_:)`.
    ///
    /// Apple: "tipBackgroundInteraction(_:)" (TipKit).
    nonisolated public func tipBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { environment(\.tipInteraction, interaction) }

    /// A hint in a bubble, while it would show.
    ///
    /// Apple: "popoverTip(_:arrowEdge:action:)" (TipKit).
    public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge = .top,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(TipBubble(tip: tip, edge: arrowEdge, action: action)) }

    /// A hint in a bubble, while it would show.
    ///
    /// Apple: "popoverTip(_:isPresented:attachmentAnchor:arrowEdge:action:)" (TipKit).
    ///
    /// - Parameters:
    ///   - tip: The hint; none for `nil`.
    ///   - isPresented: Becomes `true` as the hint is shown. Set to `false` it hides the hint, which stays one to be shown; `nil`
    ///     leaves all to the hint, and closing the bubble ends it.
    ///   - attachmentAnchor: What the bubble points to: the whole view unless given.
    ///   - arrowEdge: The side of that with the arrow; `nil` for what suits.
    ///   - action: Is called as one of the hint's buttons is tapped.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            TipBubble(
                tip: tip, isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge,
                action: action))
    }

    /// A hint in a bubble, whose arrow may be at some sides: the first of top, bottom, leading and trailing is taken.
    ///
    /// Apple: "popoverTip(_:isPresented:attachmentAnchor:arrowEdges:action:)" (TipKit).
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        let sides: [Edge] = [.top, .bottom, .leading, .trailing]
        return popoverTip(
            tip, isPresented: isPresented, attachmentAnchor: attachmentAnchor,
            arrowEdge: sides.first { arrowEdges.contains(Edge.Set($0)) }, action: action)
    }
}

extension EnvironmentValues {
    @Entry var tipInteraction = PresentationBackgroundInteraction.automatic
}

/// A hint in a bubble.
private struct TipBubble: ViewModifier {
    let tip: (any Tip)?
    var isPresented: Binding<Bool>?
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    let edge: Edge?
    let action: @MainActor (Tips.Action) -> Void
    @State private var isOpen = false
    @Environment(\.tipInteraction) private var interaction

    func body(content: Content) -> some View {
        let isShown = isPresented ?? $isOpen
        content
            .onAppear { if tip?.shouldDisplay == true { isShown.wrappedValue = true } }
            .popover(isPresented: isShown, attachmentAnchor: anchor, arrowEdge: edge) {
                if let tip {
                    AnyView(card(of: tip)).frame(idealWidth: 300)
                        .presentationCompactAdaptation(.popover)
                        .presentationBackgroundInteraction(interaction)
                }
            }
            .onChange(of: isShown.wrappedValue) { was, now in
                // With a binding the app hides a hint for a while.
                if was, !now, isPresented == nil { tip?.invalidate(reason: .tipClosed) }
            }
    }

    private func card<T: Tip>(of tip: T) -> any View { TipView(tip, action: action) }
}
