import SwiftUI

/// What pictures can be made to do; they lie in `Pictures.xcassets` beside this file.
struct Pictures: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 12) {
                Image("hills")
                Image("hills")
                    .resizable()
                    .scaledToFill()
                    .frame(width: 72, height: 72)
                    .clipShape(Circle())
                    .accessibilityIdentifier("portrait")
                Image("hills")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 72, height: 120)
                    .border(Color.gray)
            }
            HStack(spacing: 12) {
                Image("dial")
                Image("dial").foregroundStyle(Color("meadow"))
                Image("dial").renderingMode(.original)
                Text("Caps keep their corners")
                    .foregroundStyle(.black)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 10)
                    .background(Image("bubble").resizable())
            }
            HStack(spacing: 12) {
                face(.none)
                face(.low)
                face(.medium)
                face(.high)
                Image("weave")
                    .resizable(resizingMode: .tile)
                    .frame(width: 100, height: 64)
            }
            Label("Hills in the evening", image: "dial")
            Label("Stars", systemImage: "star.fill")
                .foregroundStyle(Color("meadow"))
        }
        .padding()
    }

    private func face(_ interpolation: Image.Interpolation) -> some View {
        Image("face")
            .interpolation(interpolation)
            .resizable()
            .frame(width: 64, height: 64)
    }
}
