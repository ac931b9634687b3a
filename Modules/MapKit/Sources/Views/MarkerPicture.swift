internal import SwiftUI

/// A balloon whose tip is at its lowest point, with a glyph.
///
/// Its sizes are choices: Apple's are not documented.
struct MarkerPicture: View {
    let glyph: MarkerParts.Glyph
    var tint: Color?
    var isChosen = false

    var body: some View {
        Balloon()
            .fill(tint ?? .red)
            .overlay(alignment: .top) {
                sign.foregroundStyle(.white).frame(width: 20, height: 20).padding(.top, 4)
            }
            .frame(width: Self.size.width, height: Self.size.height)
            .shadow(color: .black.opacity(0.2), radius: 1.5, y: 1)
            .scaleEffect(isChosen ? 1.5 : 1, anchor: .bottom)
    }

    static let size = CGSize(width: 28, height: 34)

    @ViewBuilder private var sign: some View {
        switch glyph {
        case .pin: Image(systemName: "mappin").font(.system(size: 15, weight: .semibold))
        case .symbol(let name): Image(systemName: name).font(.system(size: 13, weight: .semibold))
        case .image(let name): Image(name).resizable().scaledToFit().padding(2)
        case .picture(let image): Image(uiImage: image).resizable().scaledToFit().padding(2)
        case .monogram(let text):
            text.font(.system(size: 12, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
        }
    }
}

/// A circle with a tip below.
private struct Balloon: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX + radius * 0.42, y: rect.minY + radius * 1.82),
            control: CGPoint(x: rect.midX - 2, y: rect.maxY - 3))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.minY + radius), radius: radius,
            startAngle: .degrees(125),
            endAngle: .degrees(55), clockwise: false)
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY),
            control: CGPoint(x: rect.midX + 2, y: rect.maxY - 3))
        path.closeSubpath()
        return path
    }
}

/// A title below what stands on a map, with a light edge so that it can be read over anything.
struct PlaceTitle: View {
    let title: Text
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        title.font(.system(size: 11, weight: .semibold)).multilineTextAlignment(.center).lineLimit(
            2
        )
        .foregroundStyle(.primary)
        .shadow(color: scheme == .dark ? .black : .white, radius: 1)
        .shadow(color: scheme == .dark ? .black : .white, radius: 1)
        .frame(width: 110)
    }
}
