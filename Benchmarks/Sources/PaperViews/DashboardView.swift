import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// R3: 2,000 cells on 1600 by 1200 points, 40 by 50 of them.
public struct DashboardView: View {
    let step: Int

    /// The board of a drawing: its numbers change with each.
    public init(step: Int) {
        self.step = step
    }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<50) { row in
                HStack(spacing: 0) {
                    ForEach(0..<40) { CellView(place: row * 40 + $0, step: step) }
                }
            }
        }
        .frame(width: 1600, height: 1200)
        .background(Color(hex: 0x0F172A))
    }
}

private struct CellView: View {
    let place: Int
    let step: Int

    private static let colors: [UInt32] = [
        0xEF4444, 0xF97316, 0xEAB308, 0x22C55E, 0x14B8A6, 0x3B82F6, 0x8B5CF6, 0xEC4899,
    ]

    var body: some View {
        Text(verbatim: "\((place + step) % 2000)")
            .set(.medium, 11, 14, Color(hex: 0xFFFFFF))
            .frame(width: 36, height: 20)
            .background(
                Color(hex: Self.colors[place % 8]),
                in: RoundedRectangle(cornerRadius: 5, style: .circular)
            )
            .padding(2)
    }
}
