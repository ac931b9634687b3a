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

    /// A hint in a bubble, while it would show.
    ///
    /// Apple: "popoverTip(_:arrowEdge:action:)" (TipKit).
    public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(TipBubble(tip: tip, edge: arrowEdge, action: action)) }
}

/// A hint in a bubble.
private struct TipBubble<T: Tip>: ViewModifier {
    let tip: T?
    let edge: Edge
    let action: (Tips.Action) -> Void
    @State private var isOpen = false

    func body(content: Content) -> some View {
        content
            .onAppear { isOpen = tip?.shouldDisplay == true }
            .popover(isPresented: $isOpen, arrowEdge: edge) {
                if let tip {
                    TipView(tip, action: action).frame(idealWidth: 300)
                        .presentationCompactAdaptation(.popover)
                }
            }
            .onChange(of: isOpen) { was, now in if was, !now { tip?.invalidate(reason: .tipClosed) }
            }
    }
}
