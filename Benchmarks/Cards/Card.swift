import SwiftUI

/// R1 of `PaperViews` as a template: a share card of 1200 by 630 points.
struct Card: View {
    let title: String
    let subtitle: String
    let tags: [String]
    let name: String
    let date: Date

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color(hex: 0x4F46E5), Color(hex: 0xEC4899)], startPoint: .leading,
                endPoint: .trailing)
            VStack(alignment: .leading, spacing: 0) {
                Text(title).set("Bold", 64, 76, Color(hex: 0x111827))
                Text(subtitle).set("Regular", 28, 36, Color(hex: 0x4B5563)).padding(.top, 16)
                Spacer(minLength: 0)
                HStack(spacing: 12) {
                    ForEach(tags, id: \.self) { tag in
                        Text(tag).set("Medium", 20, 24, Color(hex: 0x4338CA))
                            .padding(.horizontal, 20)
                            .padding(.vertical, 10)
                            .background(
                                Color(hex: 0xEEF2FF),
                                in: RoundedRectangle(cornerRadius: 22, style: .circular))
                    }
                }
                Rectangle().fill(Color(hex: 0xE5E7EB)).frame(height: 2).padding(.vertical, 24)
                HStack(spacing: 24) {
                    Circle().fill(Color(hex: 0x4F46E5)).frame(width: 96, height: 96)
                        .overlay { Text("AL").set("Bold", 36, 44, .white) }
                    VStack(alignment: .leading, spacing: 0) {
                        Text(name).set("SemiBold", 28, 36, Color(hex: 0x111827))
                        Text(date, format: .dateTime.day().month(.wide).year())
                            .set("Regular", 22, 28, Color(hex: 0x6B7280))
                    }
                }
            }
            .padding(48)
            .frame(width: 1080, height: 510, alignment: .topLeading)
            .background {
                RoundedRectangle(cornerRadius: 32, style: .circular)
                    .fill(.white)
                    .shadow(color: .black.opacity(0.25), radius: 12, x: 0, y: 12)
            }
        }
        .frame(width: 1200, height: 630)
    }
}

extension Text {
    func set(_ cut: String, _ size: CGFloat, _ lineHeight: CGFloat, _ color: Color) -> some View {
        font(.custom("Inter-\(cut)", fixedSize: size))
            .foregroundStyle(color)
            .lineHeight(.exact(points: lineHeight))
    }
}

extension Color {
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255)
    }
}

#Preview {
    Card(
        title: "Declarative layout and rendering on the server",
        subtitle: "One view tree to PNG, SVG and PDF, without a browser",
        tags: ["swift", "layout", "open source"], name: "Ada Lovelace",
        date: Date(timeIntervalSince1970: 1_793_491_200))
}
