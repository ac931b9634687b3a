import SwiftUI

/// The forms in which a Live Activity is previewed.
///
/// Apple: "ActivityPreviewViewKind".
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// The lock screen.
    case content
    /// A form of the Dynamic Island.
    case dynamicIsland(DynamicIslandPreviewViewState)
}

/// The forms of the Dynamic Island in previews.
///
/// Apple: "DynamicIslandPreviewViewState".
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact
    case minimal
    case expanded
}

/// A Live Activity in one of its forms. Sizes are those of the Human Interface Guidelines, "Live Activities".
struct ActivityFace: View {
    let faces: ActivityFaces
    let kind: ActivityPreviewViewKind
    let attributes: Any
    let state: Any

    /// Whether the screen is one of the wide ones, of 420 points and more.
    private var isWide: Bool { WidgetScreen.size.width >= 420 }
    private var width: CGFloat { isWide ? 408 : 371 }

    var body: some View {
        switch kind {
        case .content:
            if let content = faces.content(attributes, state) {
                lockScreen(content)
            } else {
                mismatch
            }
        case .dynamicIsland(let form):
            if let island = faces.island(attributes, state) {
                IslandFace(island: island, form: form, width: width, isWide: isWide)
            } else {
                mismatch
            }
        }
    }

    private func lockScreen(_ content: AnyView) -> some View {
        content
            .frame(width: width)
            .frame(minHeight: 84, maxHeight: 160)
            .fixedSize(horizontal: false, vertical: true)
            .backgroundPreferenceValue(ActivityTint.self) { tint in
                tint ?? Color(uiColor: .secondarySystemBackground)
            }
            .clipShape(.rect(cornerRadius: 24, style: .continuous))
            .environment(\.isActivityFullscreen, false)
    }

    private var mismatch: some View {
        Text("The states of this preview are of another type than the Live Activity's.").font(
            .footnote
        )
        .padding().frame(width: width, height: 84)
    }
}

/// A form of the Dynamic Island: black, around the camera.
private struct IslandFace: View {
    let island: DynamicIsland
    let form: DynamicIslandPreviewViewState
    let width: CGFloat
    let isWide: Bool

    /// The height of the small forms.
    private static let height: CGFloat = 36.67
    /// The camera, which no view covers.
    private static let camera: CGFloat = 126

    var body: some View {
        Group {
            switch form {
            case .compact: compact
            case .minimal:
                island.minimal.lineLimit(1).frame(minWidth: Self.height, maxWidth: 45)
                    .frame(height: Self.height).background(.black).clipShape(.capsule)
                    .fixedSize(horizontal: true, vertical: false)
            case .expanded: expanded
            }
        }
        .foregroundStyle(.white)
        .environment(\.colorScheme, .dark)
    }

    private var compact: some View {
        // 230 points as a whole, 250 on wide screens.
        let side = ((isWide ? 250 : 230) - Self.camera) / 2
        return HStack(spacing: 0) {
            island.leading.padding(.horizontal, 6).frame(
                width: side, height: Self.height, alignment: .leading)
            Color.clear.frame(width: Self.camera)
            island.trailing.padding(.horizontal, 6).frame(
                width: side, height: Self.height, alignment: .trailing)
        }
        .lineLimit(1)
        .frame(height: Self.height)
        .background(.black)
        .clipShape(.capsule)
        .overlay { Capsule().strokeBorder((island.tint ?? .clear).opacity(0.5), lineWidth: 1) }
    }

    private var expanded: some View {
        VStack(spacing: 4) {
            HStack(alignment: .top, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) { island.expanded.view(at: .leading) }
                    .frame(maxWidth: .infinity, alignment: .leading)
                VStack(spacing: 0) {
                    Color.clear.frame(width: Self.camera, height: Self.height)
                    island.expanded.view(at: .center)
                }
                .frame(width: Self.camera + 16)
                VStack(alignment: .trailing, spacing: 0) { island.expanded.view(at: .trailing) }
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
            island.expanded.view(at: .bottom)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 14)
        .frame(width: width)
        .frame(minHeight: 84, maxHeight: 160)
        .fixedSize(horizontal: false, vertical: true)
        .background(.black)
        .clipShape(.rect(cornerRadius: 44, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 44, style: .continuous)
                .strokeBorder((island.tint ?? .clear).opacity(0.5), lineWidth: 1)
        }
    }
}
