import SwiftUI

/// A widget as it stands on the screen, at its size.
struct WidgetFace<Content: View>: View {
    let family: WidgetFamily
    let hasMargins: Bool
    let content: Content
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.openURL) private var openURL
    @State private var hasGround = true

    /// Human Interface Guidelines, "Widgets": standard margins of 16 points.
    static var margins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
    /// The guidelines give none: measured reports lie between 20 and 26, by device.
    static var corner: CGFloat { 22 }

    private var insets: EdgeInsets {
        hasMargins && hasGround && !family.isAccessory ? Self.margins : EdgeInsets()
    }

    var body: some View {
        let size = WidgetSizes(screen: WidgetScreen.size).size(of: family)
        Group {
            if family.isAccessory {
                AccessoryFace(family: family, size: size) { surroundedContent }
            } else {
                systemFace(size)
            }
        }
        .overlayPreferenceValue(WidgetAddress.self) { url in
            if let url {
                Color.clear.contentShape(.rect).onTapGesture { openURL(url) }.allowsHitTesting(true)
            }
        }
    }

    private var surroundedContent: some View {
        content
            .environment(\.widgetFamily, family)
            .environment(\.widgetContentMargins, insets)
            .environment(\._isWidgetGroundTaken, true)
            // Buttons of widgets have a ground unless they say otherwise; that it is this one is a choice.
            .buttonStyle(.bordered)
    }

    private func systemFace(_ size: CGSize) -> some View {
        surroundedContent
            .environment(\.showsWidgetContainerBackground, mode == .fullColor)
            .padding(insets)
            .frame(width: size.width, height: size.height)
            .modifier(ModeColors(mode: mode))
            .backgroundPreferenceValue(_WidgetGround.self) { ground in
                WidgetGroundView(ground: ground, isShown: mode == .fullColor)
                    .onChange(of: ground != nil, initial: true) { hasGround = $1 }
            }
            .clipShape(.rect(cornerRadius: Self.corner, style: .continuous))
            .containerShape(.rect(cornerRadius: Self.corner, style: .continuous))
    }
}

/// What lies behind the content of a widget.
private struct WidgetGroundView: View {
    let ground: AnyView?
    let isShown: Bool

    var body: some View {
        if isShown {
            if let ground { ground } else { Color(uiColor: .systemBackground) }
        } else {
            Color(white: 0.12)
        }
    }
}

/// Shows content in full colour, in two groups of one colour each, or in one.
struct ModeColors: ViewModifier {
    let mode: WidgetRenderingMode

    func body(content: Content) -> some View {
        switch mode {
        case .accented: content.foregroundStyle(.white).environment(\.colorScheme, .dark)
        case .vibrant:
            content.foregroundStyle(.white).environment(\.colorScheme, .dark).saturation(0)
        default: content
        }
    }
}

/// A widget of the lock screen: white, on a dark ground that stands for the picture behind it.
private struct AccessoryFace<Content: View>: View {
    let family: WidgetFamily
    let size: CGSize
    @ViewBuilder let content: Content

    var body: some View {
        let shape = AnyShape(
            family == .accessoryCircular || family == .accessoryCorner
                ? AnyShape(Circle())
                : AnyShape(RoundedRectangle(cornerRadius: 8, style: .continuous)))
        Group {
            if family == .accessoryInline {
                // One line; a text and a symbol at most.
                content.lineLimit(1).labelStyle(.titleAndIcon).font(
                    .system(size: 17, weight: .semibold))
            } else {
                content
            }
        }
        .environment(\.widgetRenderingMode, .vibrant)
        .environment(\.showsWidgetContainerBackground, false)
        .frame(width: size.width, height: size.height)
        .modifier(ModeColors(mode: .vibrant))
        .background(Color(white: 0.2))
        .clipShape(shape)
    }
}
