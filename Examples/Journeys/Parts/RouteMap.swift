import SwiftUI

/// The stops of a journey on a map, with the way between them.
struct RouteMap: View {
    let journey: Journey

    var body: some View {
        Canvas { context, size in
            let points = journey.stops.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
            var grid = Path()
            for step in 1..<6 {
                let (x, y) = (size.width * Double(step) / 6, size.height * Double(step) / 6)
                grid.move(to: CGPoint(x: x, y: 0))
                grid.addLine(to: CGPoint(x: x, y: size.height))
                grid.move(to: CGPoint(x: 0, y: y))
                grid.addLine(to: CGPoint(x: size.width, y: y))
            }
            context.stroke(grid, with: .color(.secondary.opacity(0.15)), lineWidth: 1)
            var way = Path()
            way.addLines(points)
            context.stroke(
                way, with: .color(journey.vehicle.color),
                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [8, 6]))
            for (stop, point) in zip(journey.stops, points) {
                let dot = CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12)
                context.fill(Path(ellipseIn: dot), with: .color(journey.vehicle.color))
                context.stroke(Path(ellipseIn: dot), with: .color(.white), lineWidth: 2)
                context.draw(
                    Text(stop.name).font(.caption.bold()),
                    at: CGPoint(x: point.x, y: point.y - 16))
            }
        }
        .frame(height: 200)
        .background(.sand, in: .rect(cornerRadius: 16))
        .accessibilityElement()
        .accessibilityLabel("Map of \(journey.title)")
    }
}
