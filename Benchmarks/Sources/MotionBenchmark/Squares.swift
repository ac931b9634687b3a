import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// M1 and M3: 10,000 squares in rows of 100; every tenth moves when it is tapped.
struct Squares: View {
    @State private var isMoved = false

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 10).onTapGesture {
                withAnimation(.linear(duration: 10)) { isMoved.toggle() }
            }
            ForEach(0..<99, id: \.self) { _ in
                HStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { column in
                        if column % 10 == 0 {
                            Color.blue.offset(x: isMoved ? 5 : 0).opacity(isMoved ? 0.5 : 1)
                        } else {
                            Color.green
                        }
                    }
                }
            }
        }
    }
}

/// M2: 1,000 squares that are laid out in another way when they are tapped.
struct Flight: View {
    @State private var isMoved = false

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 10).onTapGesture {
                withAnimation(.linear(duration: 10)) { isMoved.toggle() }
            }
            ForEach(0..<40, id: \.self) { _ in
                HStack(spacing: isMoved ? 6 : 0) {
                    ForEach(0..<25, id: \.self) { _ in Color.blue.frame(height: 20) }
                }
            }
        }
    }
}
