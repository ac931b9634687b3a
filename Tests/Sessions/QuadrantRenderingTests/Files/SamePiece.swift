import QuadrantViews
import SwiftUI

/// A view that is the same picture in all kinds of file, on 120 × 100 points.
@MainActor struct SamePiece {
    /// How wide and high each is drawn.
    static let size = CGSize(width: 120, height: 100)

    let name: String
    let view: AnyView

    init(_ name: String, _ view: some View) {
        (self.name, self.view) = (name, AnyView(view))
    }

    /// Shapes of several colours over one another.
    static let sample = AnyView(
        ZStack {
            RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 70, height: 50)
                .offset(x: -8, y: -4)
            Circle().fill(.yellow).frame(width: 44, height: 44).offset(x: 14, y: 8)
            Circle().stroke(.red, lineWidth: 5).frame(width: 26, height: 26).offset(x: -16, y: -6)
        })

    /// A text, an emoji and a symbol.
    static let words = AnyView(
        VStack {
            Text("Shape of water").font(.title3.bold()).foregroundStyle(.orange)
            Text("small and black")
            Image(systemName: "heart.fill").foregroundStyle(.pink)
        })

    /// What lies behind what is mixed with it.
    static let stripes = AnyView(
        HStack(spacing: 0) {
            ForEach(0..<6) { index in
                (index % 2 == 0 ? Color.red : .blue).frame(width: 20)
            }
        }
        .overlay { Circle().fill(.green).frame(width: 60, height: 60) })
}
