internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// A device drawn around the picture of what is on its screen: the body, the opening for the camera, the bar with the
/// time, the line at the lower edge. It is a drawing of our own and shows no device's exact shape.
struct DeviceFrame {
    let device: ScreenDevice
    /// Whether what the system writes on the screen is light.
    let isDark: Bool
    /// Whether the picture of a window has the window's bar in it.
    var hasOwnBar = false

    /// The drawing as a file of `format`, around the PNG of a screen.
    @MainActor
    func file(
        _ format: Stage.Output.Format, around picture: [UInt8], scale: CGFloat
    ) throws(CommandError) -> [UInt8] {
        guard let screen = UIImage(data: Data(picture), scale: scale) else {
            throw .internalFault("the picture of the screen cannot be read")
        }
        var stage = Stage()
        stage.output.format = format
        stage.output.scale = scale
        stage.output.isTransparent = true
        do {
            return Array(try drawing(of: AnyView(view(of: screen)), on: stage))
        } catch {
            throw .drawingFailed(
                name: "the frame of \(device.name)",
                reason: (error as? DrawingError)?.reason ?? "\(error)")
        }
    }

    /// How wide the body is around the screen, in points.
    private var rim: CGFloat {
        switch device.kind {
        case .phone(.button): 14
        case .phone, .watch: 12
        case .tablet: 24
        case .window, .widget: 0
        }
    }

    /// How much of the body is above and below the screen, in points.
    private var bar: (top: CGFloat, bottom: CGFloat) {
        switch device.kind {
        case .phone(.button): (92, 92)
        case .window: (hasOwnBar ? 0 : 40, 0)
        default: (rim, rim)
        }
    }

    @MainActor private func view(of screen: UIImage) -> some View {
        let isOnSide = device.isLandscape
        let corner = device.cornerRadius
        return Image(uiImage: screen)
            .clipShape(screenShape)
            .overlay { system }
            .padding(isOnSide ? .leading : .top, bar.top)
            .padding(isOnSide ? .trailing : .bottom, bar.bottom)
            .padding(isOnSide ? .vertical : .horizontal, rim)
            .background { casing(corner: corner + rim) }
            .overlay { windowEdge }
            .padding(24)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.colorScheme, isDark ? .dark : .light)
    }

    /// The screen; that of a window has its title above.
    private var screenShape: UnevenRoundedRectangle {
        let corner = device.cornerRadius
        let upper = device.kind == .window && !hasOwnBar ? 0 : corner
        return UnevenRoundedRectangle(
            topLeadingRadius: upper, bottomLeadingRadius: corner, bottomTrailingRadius: corner,
            topTrailingRadius: upper, style: .continuous)
    }

    @MainActor @ViewBuilder private var windowEdge: some View {
        if device.kind == .window {
            RoundedRectangle(cornerRadius: device.cornerRadius, style: .continuous)
                .strokeBorder(Color(white: 0.5, opacity: 0.4), lineWidth: 0.5)
        }
    }

    /// The body of the device.
    @MainActor @ViewBuilder private func casing(corner: CGFloat) -> some View {
        let least: CGFloat = device.kind == .window ? 0 : 16
        let shape = RoundedRectangle(cornerRadius: max(corner, least), style: .continuous)
        switch device.kind {
        case .window:
            ZStack(alignment: .topLeading) {
                shape.fill(Color(white: isDark ? 0.2 : 0.93))
                HStack(spacing: 8) {
                    ForEach(0..<3, id: \.self) { _ in
                        Circle().fill(Color(white: isDark ? 0.4 : 0.75)).frame(
                            width: 12, height: 12)
                    }
                }
                .padding(14)
            }
        case .widget: EmptyView()
        default:
            ZStack {
                shape.fill(Color(white: 0.05))
                shape.strokeBorder(Color(white: 0.45), lineWidth: 3)
                shape.inset(by: 3).stroke(Color(white: 0.2), lineWidth: 1)
            }
        }
    }

    /// What the system shows on the screen itself.
    @MainActor @ViewBuilder private var system: some View {
        switch device.kind {
        case .phone(let opening):
            if device.isLandscape {
                self.opening(opening).rotationEffect(.degrees(-90)).fixedSize()
                    .frame(width: device.safeArea.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                VStack(spacing: 0) {
                    ZStack {
                        statusBar(ends: opening == .button ? 12 : 32)
                        self.opening(opening)
                    }
                    .frame(height: device.safeArea.top)
                    Spacer()
                }
            }
            if opening != .button { lowerLine(width: device.isLandscape ? 220 : 139) }
        case .tablet:
            VStack(spacing: 0) {
                statusBar(ends: 20).frame(height: device.safeArea.top)
                Spacer()
            }
            lowerLine(width: 220)
        case .watch:
            Text(verbatim: "10:09")
                .font(.system(size: 16, weight: .medium)).foregroundStyle(.white)
                .frame(height: device.safeArea.top)
                .padding(.trailing, 22)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        case .window, .widget: EmptyView()
        }
    }

    @MainActor @ViewBuilder private func opening(_ opening: ScreenDevice.Opening) -> some View {
        switch opening {
        case .island: Capsule().fill(.black).frame(width: 126, height: 37)
        case .notch:
            UnevenRoundedRectangle(bottomLeadingRadius: 20, bottomTrailingRadius: 20)
                .fill(.black).frame(width: 162, height: 33)
                .frame(maxHeight: .infinity, alignment: .top)
        case .button: EmptyView()
        }
    }

    /// The time at the left, a battery at the right.
    @MainActor private func statusBar(ends: CGFloat) -> some View {
        HStack {
            Text(verbatim: "9:41").font(.system(size: ends > 20 ? 17 : 12, weight: .semibold))
            Spacer()
            RoundedRectangle(cornerRadius: 3.5)
                .fill(.primary)
                .padding(2)
                .overlay { RoundedRectangle(cornerRadius: 4.5).strokeBorder(.primary.opacity(0.4)) }
                .frame(width: 25, height: 12)
        }
        .foregroundStyle(.primary)
        .padding(.horizontal, ends)
    }

    /// The line by which a screen is swiped away.
    @MainActor private func lowerLine(width: CGFloat) -> some View {
        Capsule().fill(.primary).frame(width: width, height: 5)
            .padding(.bottom, 8)
            .frame(maxHeight: .infinity, alignment: .bottom)
    }
}
