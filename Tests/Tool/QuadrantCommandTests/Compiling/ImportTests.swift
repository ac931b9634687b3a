import Expectations
import QuadrantCommand
import Testing

/// What a file sees by what it imports, as users compile it.
@Suite struct ImportTests {
    @Test(arguments: [
        // `@Observable` needs SwiftUI alone, as on Apple's systems.
        """
        import SwiftUI
        @Observable class Model { var name = "Ada"; @ObservationIgnored var hidden = 1 }
        struct V: View {
            @State private var model = Model()
            var body: some View {
                @Bindable var model = model
                Text(model.name).onAppear { withObservationTracking { _ = model.name } onChange: {} }
            }
        }
        """,
        // So do Combine's objects and subjects, timers and notifications.
        """
        import SwiftUI
        final class Model: ObservableObject {
            @Published var count = 1
            let subject = PassthroughSubject<Int, Never>()
            private var bag = Set<AnyCancellable>()
            init() { $count.removeDuplicates().sink { _ in }.store(in: &bag) }
        }
        struct V: View {
            @StateObject private var model = Model()
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            var body: some View {
                Text("\\(model.count)")
                    .onReceive(timer) { _ in model.count += 1 }
                    .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }
            }
        }
        """,
        // Foundation and the C library.
        """
        import SwiftUI
        struct V: View {
            let id = UUID(), date = Date(timeIntervalSince1970: 0), url = URL(string: "https://a.b")
            let data = Data(), decoder = JSONDecoder(), locale = Locale.current, span: TimeInterval = 3
            let turn = CGAffineTransform(rotationAngle: 1), step = CGVector(dx: 1, dy: 2)
            let point = CGPoint.zero, size = CGSize(width: 1, height: 2), rect = CGRect.null
            let length: CGFloat = .pi, text = AttributedString("x"), set = IndexSet()
            let formatter: NumberFormatter = { $0.numberStyle = .currency; return $0 }(NumberFormatter())
            var body: some View {
                Text(String(format: "%.2f", sin(2.0) + sqrt(2.0) + floor(Double(length))))
                    .task { try? await Task.sleep(nanoseconds: 1) }
            }
        }
        """,
        """
        import Combine
        import CoreGraphics
        import Foundation
        import Observation
        import SwiftUI
        @Observable final class Model { var rect = CGRect(x: 0, y: 0, width: 3, height: 2) }
        struct V: View {
            let model = Model()
            var body: some View { Text("\\(model.rect.width)") }
        }
        """,
    ])
    func compiles(_ source: String) throws {
        let folder = try ScratchFolder()
        try folder.write("V.swift", source)
        let run = try folder.render(["V.swift", "-o", "v.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }

    /// Space alone, and beside the view's names.
    @Test func filesMayImportSpatial() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Turn.swift",
            """
            import Spatial
            func turned(_ point: Point3D) -> Point3D {
                point.rotated(by: Rotation3D(angle: .degrees(90), axis: .z))
            }
            """)
        try folder.write(
            "V.swift",
            """
            import Spatial
            import SwiftUI
            struct V: View {
                let angle = Angle2D(Angle.degrees(30))
                var body: some View { Text("\\(turned(Point3D(x: sin(angle), y: 2, z: 3)).x)") }
            }
            """)
        let run = try folder.render(["V.swift", "Turn.swift", "-o", "v.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }

    /// Geometry alone, without the view's names.
    @Test func aFileMayImportCoreGraphicsAlone() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Area.swift",
            """
            import CoreGraphics
            func area(_ rect: CGRect) -> CGFloat {
                rect.applying(CGAffineTransform(scaleX: 2, y: 1)).width * rect.height
            }
            """)
        try folder.write(
            "V.swift",
            """
            import SwiftUI
            struct V: View {
                var body: some View { Text("\\(area(CGRect(x: 0, y: 0, width: 2, height: 3)))") }
            }
            """)
        let run = try folder.render(["V.swift", "Area.swift", "-o", "v.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }
}
