import SwiftUI

/// The picture that a link to an article shows where it is shared: 1200 by 630 pixels.
///
///     quadrant render Examples/Templates/ShareCard.swift --data Examples/Templates/ShareCard.json --locale de
struct ShareCard: View {
    let title: String
    let author: String
    let site: String
    var published: Date?
    var minutes = 1
    var tint: Color = .indigo

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label {
                Text(verbatim: site)
            } icon: {
                Image(systemName: "book.fill")
            }
            .font(.headline)
            Spacer(minLength: 16)
            Text(verbatim: title)
                .font(.system(size: 44, weight: .bold))
                .lineLimit(3)
                .minimumScaleFactor(0.5)
            Spacer(minLength: 16)
            HStack(spacing: 12) {
                initials
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: author).font(.headline)
                    if let published {
                        Text(published, format: .dateTime.day().month(.wide).year())
                            .font(.subheadline).opacity(0.8)
                    }
                }
                Spacer()
                Text("\(minutes) min read")
                    .font(.subheadline.weight(.semibold))
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .background(.white.opacity(0.2), in: Capsule())
            }
        }
        .foregroundStyle(.white)
        .padding(36)
        .frame(width: 600, height: 315)
        .background {
            ZStack {
                LinearGradient(
                    colors: [tint, tint.mix(with: .black, by: 0.55)],
                    startPoint: .topLeading, endPoint: .bottomTrailing)
                Circle().fill(.white.opacity(0.08)).frame(width: 340).offset(x: 240, y: -120)
                Circle().fill(.white.opacity(0.06)).frame(width: 220).offset(x: 130, y: 150)
            }
        }
        .clipped()
    }

    private var initials: some View {
        let letters = author.split(separator: " ").prefix(2).compactMap(\.first).map(String.init)
        return Text(verbatim: letters.joined())
            .font(.headline)
            .frame(width: 44, height: 44)
            .background(.white.opacity(0.25), in: Circle())
    }
}

#Preview {
    ShareCard(
        title: "What a view knows of the room that it is given", author: "Ada Bergström",
        site: "Layout Letters", published: Date(timeIntervalSince1970: 1_795_953_600), minutes: 7,
        tint: .indigo)
}
