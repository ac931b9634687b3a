import Foundation
import SwiftUI

struct ShareCard: View {
    var title = "A walk in the hills"
    var kilometres = 12.5

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.title2.bold())
            Text("\(kilometres, format: .number) km").font(.title3)
        }
        .foregroundStyle(.white)
        .frame(width: 272, height: 110, alignment: .bottomLeading)
        .padding(24)
        .background(.indigo.gradient)
    }
}

@MainActor func shareCard(title: String, kilometres: Double) async throws -> Data {
    let renderer = ImageRenderer(content: ShareCard(title: title, kilometres: kilometres))
    renderer.scale = 2
    return try await renderer.pngData()
}
