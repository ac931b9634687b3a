import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// R1: a share card of 1200 by 630. The day changes with each drawing.
struct CardView: View {
    let day: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            line("Declarative layout and", "Inter-Bold", 64, 76, 0x111827)
            line("rendering on the server", "Inter-Bold", 64, 76, 0x111827)
            line(
                "One view tree to PNG, SVG and PDF, without a browser", "Inter-Regular", 28, 36,
                0x4B5563
            ).padding(.top, 16)
            Spacer(minLength: 0)
            HStack(spacing: 12) {
                ForEach(["swift", "layout", "open source"], id: \.self) { tag in
                    line(tag, "Inter-Medium", 20, 24, 0x4338CA)
                        .padding(.horizontal, 20)
                        .padding(.vertical, 10)
                        .background(Color(hex: 0xEEF2FF), in: RoundedRectangle(cornerRadius: 22))
                }
            }
            Rectangle().fill(Color(hex: 0xE5E7EB)).frame(height: 2).padding(.top, 24)
            author.padding(.top, 24)
        }
        .padding(48)
        .frame(width: 1080, height: 510, alignment: .topLeading)
        .background {
            RoundedRectangle(cornerRadius: 32)
                .fill(Color.white)
                .shadow(color: Color.black.opacity(0.25), radius: 12, x: 0, y: 12)
        }
        .frame(width: 1200, height: 630)
    }

    private var author: some View {
        HStack(spacing: 24) {
            ZStack {
                Circle().fill(Color(hex: 0x4F46E5))
                line("AL", "Inter-Bold", 36, 44, 0xFFFFFF)
            }
            .frame(width: 96, height: 96)
            VStack(alignment: .leading, spacing: 0) {
                line("Ada Lovelace", "Inter-SemiBold", 28, 36, 0x111827)
                line("\(day) November 2026", "Inter-Regular", 22, 28, 0x6B7280)
            }
        }
    }

    /// A line of text in a box of a given height.
    private func line(
        _ text: String, _ font: String, _ size: CGFloat, _ height: CGFloat, _ color: UInt32
    ) -> some View {
        Text(verbatim: text)
            .font(.custom(font, fixedSize: size))
            .foregroundStyle(Color(hex: color))
            .fixedSize()
            .frame(height: height)
    }
}

extension Color {
    fileprivate init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255)
    }
}
