import SwiftUI

struct Badge: View {
    var body: some View {
        Text("New")
            .padding(8)
            #if QUADRANT
                .background(.yellow, in: .capsule)
            #else
                .colorEffect(ShaderLibrary.shimmer())
            #endif
    }
}
