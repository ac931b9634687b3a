import SwiftUI

struct GrowingBar: View {
    @State private var isLong = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Button("Grow") {
                withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isLong.toggle() }
            }
            Capsule()
                .fill(.blue)
                .frame(width: isLong ? 120 : 24, height: 24)
        }
        .frame(width: 150, alignment: .leading)
        .padding(12)
    }
}
