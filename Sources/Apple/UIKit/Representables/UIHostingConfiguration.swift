public import Foundation
public import QuadrantCore
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantLists
public import QuadrantViews

/// Shows a view of SwiftUI's as content of a view of UIKit's.
///
/// Apple: "UIHostingConfiguration". Unless it is said otherwise there are 8 points around the content, as the margins of a view are.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let ground: Background
    private var insets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// The edges whose margins were said.
    private var said: Edge.Set = []
    private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    private init(content: Content, ground: Background) {
        (self.content, self.ground) = (content, ground)
    }

    /// Creates content of a view of SwiftUI's, without a background.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content: content(), ground: EmptyView())
    }

    /// The same on a style.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        onto(_UIHostingConfigurationBackgroundView(style: style))
    }

    /// The same on a view, which fills the room with its margins.
    public func background<B: View>(
        @ViewBuilder content: () -> B
    ) -> UIHostingConfiguration<Content, B> { onto(content()) }

    private func onto<B: View>(_ ground: B) -> UIHostingConfiguration<Content, B> {
        var result = UIHostingConfiguration<Content, B>(content: content, ground: ground)
        (result.insets, result.said, result.least) = (insets, said, least)
        return result
    }

    /// The same with margins of a length at some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// The same with margins at some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var result = self
        result.said.formUnion(edges)
        if edges.contains(.top) { result.insets.top = insets.top }
        if edges.contains(.leading) { result.insets.leading = insets.leading }
        if edges.contains(.bottom) { result.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { result.insets.trailing = insets.trailing }
        return result
    }

    /// The same with a least size, in points; `nil` leaves an axis to the content.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var result = self
        result.least = (width, height)
        return result
    }

    /// The same without a least size of its own.
    public func minSize() -> UIHostingConfiguration { minSize(width: nil, height: nil) }

    /// Makes a view that shows it.
    public func makeContentView() -> any UIView & UIContentView {
        ConfiguredView(self, shown: AnyView(shown))
    }

    /// The same: states are not known here.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    private var shown: some View {
        content.padding(insets).frame(minWidth: least.width, minHeight: least.height)
            .background { ground }
    }
}

/// Content that a row of a table shows as its own.
@MainActor protocol HostedRowContent {
    /// The content, in the margins of the row where none were said.
    var rowContent: AnyView { get }
}

extension UIHostingConfiguration: HostedRowContent {
    var rowContent: AnyView {
        func length(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat? {
            said.contains(edge) ? length : nil
        }
        let shown = content.frame(minWidth: least.width, minHeight: least.height)
            .padding(.top, length(.top, insets.top) ?? 0)
            .padding(.bottom, length(.bottom, insets.bottom) ?? 0)
            .listRowInsets(.leading, length(.leading, insets.leading))
            .listRowInsets(.trailing, length(.trailing, insets.trailing))
        return ground is EmptyView
            ? AnyView(shown) : AnyView(shown.listRowBackground(ground))
    }
}

/// The background of such content that is made of a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S

    /// The style, as large as its room.
    public var body: some View { Rectangle().fill(style) }
}

/// Shows a view of SwiftUI's, as a configuration says it.
private final class ConfiguredView: HostingView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, shown: AnyView) {
        self.configuration = configuration
        super.init(shown)
    }

    required init?(coder: NSCoder) { nil }
}
