import SwiftUI

struct Morning: View {
    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "sun.max.fill")
                .font(.largeTitle)
                .foregroundStyle(.orange)
            Text("Good morning")
                .font(.title2.bold())
        }
        .padding(24)
    }
}
