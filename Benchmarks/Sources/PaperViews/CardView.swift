import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// R1: a share card of 1200 by 630 points.
public struct CardView: View {
    let day: Int

    /// The card of a drawing: its day changes with each.
    public init(step: Int) {
        day = step % 28 + 1
    }

    public var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [Color(hex: 0x4F46E5), Color(hex: 0xEC4899)]),
                startPoint: .leading, endPoint: .trailing)
            VStack(alignment: .leading, spacing: 0) {
                Text("Declarative layout and rendering on the server")
                    .set(.bold, 64, 76, Color(hex: 0x111827))
                Text("One view tree to PNG, SVG and PDF, without a browser")
                    .set(.regular, 28, 36, Color(hex: 0x4B5563))
                    .padding(.top, 16)
                Spacer(minLength: 0)
                HStack(spacing: 12) {
                    ForEach(["swift", "layout", "open source"], id: \.self) { TagView(name: $0) }
                }
                Rectangle()
                    .fill(Color(hex: 0xE5E7EB))
                    .frame(height: 2)
                    .padding(.vertical, 24)
                AuthorView(date: "\(day) November 2026")
            }
            .padding(48)
            .frame(width: 1080, height: 510, alignment: .topLeading)
            .background {
                RoundedRectangle(cornerRadius: 32, style: .circular)
                    .fill(Color(hex: 0xFFFFFF))
                    .shadow(color: Color(hex: 0).opacity(0.25), radius: 12, x: 0, y: 12)
            }
        }
        .frame(width: 1200, height: 630)
    }
}

private struct TagView: View {
    let name: String

    var body: some View {
        Text(name)
            .set(.medium, 20, 24, Color(hex: 0x4338CA))
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(
                Color(hex: 0xEEF2FF), in: RoundedRectangle(cornerRadius: 22, style: .circular))
    }
}

private struct AuthorView: View {
    let date: String

    var body: some View {
        HStack(spacing: 24) {
            Circle()
                .fill(Color(hex: 0x4F46E5))
                .frame(width: 96, height: 96)
                .overlay { Text("AL").set(.bold, 36, 44, Color(hex: 0xFFFFFF)) }
            VStack(alignment: .leading, spacing: 0) {
                Text("Ada Lovelace").set(.semibold, 28, 36, Color(hex: 0x111827))
                Text(date).set(.regular, 22, 28, Color(hex: 0x6B7280))
            }
        }
    }
}
