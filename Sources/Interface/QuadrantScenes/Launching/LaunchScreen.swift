public import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Where the title of a screen for documents stands, for views behind and before it.
///
/// Apple: "DocumentLaunchGeometryProxy". In points, from the top left of the screen.
public struct DocumentLaunchGeometryProxy: Sendable {
    /// The screen.
    public let frame: CGRect
    /// The card with the title and the actions.
    public let titleViewFrame: CGRect
}

/// The screen that an app of documents shows before one is open. Figures are by eye: a card in the upper part with the title and the
/// actions, the empty browser of documents on a panel below.
nonisolated struct LaunchScreen<Actions: View>: View {
    private let title: Text
    private let actions: Actions
    private let ground: AnyView
    private let behind: (DocumentLaunchGeometryProxy) -> AnyView
    private let before: (DocumentLaunchGeometryProxy) -> AnyView
    private var browse: () -> Void = {}

    init(
        _ title: Text, _ actions: Actions, ground: AnyView = AnyView(Color.accentColor),
        behind: @escaping (DocumentLaunchGeometryProxy) -> AnyView = { _ in AnyView(EmptyView()) },
        before: @escaping (DocumentLaunchGeometryProxy) -> AnyView = { _ in AnyView(EmptyView()) }
    ) {
        (self.title, self.actions, self.ground) = (title, actions, ground)
        (self.behind, self.before) = (behind, before)
    }

    /// The same with what the button of the panel does.
    func browsing(_ browse: @escaping () -> Void) -> LaunchScreen {
        var screen = self
        screen.browse = browse
        return screen
    }

    @MainActor var body: some View {
        GeometryReader { room in
            let place = place(in: room.size)
            ZStack(alignment: .topLeading) {
                behind(place)
                card.frame(width: place.titleViewFrame.width, height: place.titleViewFrame.height)
                    .offset(x: place.titleViewFrame.minX, y: place.titleViewFrame.minY)
                before(place)
                browser.frame(width: room.size.width, height: room.size.height * 0.38)
                    .offset(y: room.size.height * 0.62)
            }
        }
        .background { ground.ignoresSafeArea() }
    }

    /// Where things stand in a room of a size.
    private func place(in size: CGSize) -> DocumentLaunchGeometryProxy {
        let card = CGSize(width: min(size.width - 48, 360), height: min(size.height * 0.38, 280))
        let middle = CGPoint(
            x: (size.width - card.width) / 2, y: size.height * 0.31 - card.height / 2)
        return DocumentLaunchGeometryProxy(
            frame: CGRect(origin: .zero, size: size),
            titleViewFrame: CGRect(origin: middle, size: card))
    }

    @MainActor private var card: some View {
        VStack(spacing: 16) {
            title.font(.largeTitle.bold()).multilineTextAlignment(.center)
            VStack(spacing: 10) { actions }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 28))
    }

    @MainActor private var browser: some View {
        VStack(spacing: 12) {
            Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 8)
            Text("Recents").font(.headline)
            Spacer()
            Text("No Documents").foregroundStyle(.secondary)
            Button("Browse") { browse() }
            Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
            .background, in: UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
    }
}

extension Text {
    /// The title of such a screen, "Documents" unless it has one.
    @MainActor static func launchTitle(_ title: LocalizedStringKey?) -> Text {
        title.map { Text($0) } ?? Text("Documents")
    }
}
