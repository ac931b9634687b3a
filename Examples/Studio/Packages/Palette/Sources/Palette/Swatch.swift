import SwiftUI

/// A square of one of the palette's colours, which lie in the package's own bundle.
public struct Swatch: View {
    private let color: Color

    public init(_ name: String) {
        color = Color(name, bundle: .module)
    }

    public var body: some View {
        RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 28, height: 28)
    }
}

/// The same name as a type of the app's.
public struct Card: View {
    public init() {}

    public var body: some View {
        HStack {
            Swatch("Dusk")
            Swatch("Moss")
            Rectangle().fill(Color(.moss)).frame(width: 4, height: 28)
        }
        .padding()
    }
}

#Preview("Palette") { Card() }
