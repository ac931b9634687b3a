import Expectations
import QuadrantRendering
import SwiftUI
import Testing

/// Numbers that are none, in every kind of setting: the picture is drawn, and told of once.
@MainActor @Suite struct OddNumberTests {
    /// A view, and with what its note begins.
    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let view: @MainActor @Sendable () -> AnyView

        init(_ note: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
            self.note = note
            self.view = { AnyView(view()) }
        }

        var testDescription: String { note }
    }

    /// What drawing a view as PNG tells.
    private func notes(_ view: some View) async throws -> [String] {
        let renderer = ImageRenderer(content: view.frame(width: 60, height: 40).clipped())
        var issues: [String] = []
        renderer.onIssues = { issues += $0 }
        try await fails(renderer.pngData().isEmpty)
        return issues
    }

    @Test(arguments: shapes + colors + gestures + schedules + layouts)
    func isToldOnce(row: Row) async throws {
        let notes = try await notes(row.view())
        #expect(notes.count == 1 && notes[0].hasPrefix(row.note), "\(notes)")
    }

    @Test(arguments: animations) func animationsAreTold(row: Row) async throws {
        let notes = try await notes(row.view())
        #expect(notes.count == 1 && notes[0].hasPrefix(row.note), "\(notes)")
    }

    @Test(arguments: canvases) func drawingsAreTold(row: Row) async throws {
        let notes = try await notes(row.view())
        #expect(notes.count == 1 && notes[0].hasPrefix(row.note), "\(notes)")
    }

    /// What Apple clamps without a word, and what is usual.
    @Test func usualNumbersAreNotTold() async throws {
        let view = ZStack {
            RoundedRectangle(cornerRadius: .infinity).fill(.red.opacity(1.2)).opacity(-0.5)
            Circle().trim(from: -1, to: 2).stroke(
                .blue, style: StrokeStyle(lineWidth: 0, dash: [2]))
            Color(red: 1.5, green: -0.2, blue: 0).cornerRadius(.infinity)
            Color(hue: 2.25, saturation: 1, brightness: 1).clipShape(.rect(cornerRadius: 1e9))
            Rectangle().inset(by: 100).inset(by: -5).fill(.red.mix(with: .blue, by: 3))
            // Where there is no room, this divides by nothing.
            Pointed().frame(width: 0)
            Text("a").onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {}
                .animation(.linear(duration: 0).delay(-1).repeatForever(), value: 1)
                .animation(.spring(duration: 0, bounce: 3), value: 2)
        }
        try await same(notes(view), [])
    }

    private struct Pointed: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: rect.origin)
                path.addLine(to: CGPoint(x: rect.height / rect.width * 0, y: 3))
            }
        }
    }

    private nonisolated static let shapes: [Row] = [
        Row("RoundedRectangle(cornerRadius: -4.0)") { RoundedRectangle(cornerRadius: -4) },
        Row("RoundedRectangle(cornerRadius: nan)") {
            Color.red.clipShape(.rect(cornerRadius: .nan))
        },
        Row("RoundedRectangle(cornerSize.height: -1.0)") {
            RoundedRectangle(cornerSize: CGSize(width: 3, height: -1)).stroke()
        },
        Row("UnevenRoundedRectangle(bottomLeading: nan)") {
            UnevenRoundedRectangle(topLeadingRadius: 3, bottomLeadingRadius: .nan).fill(.red)
        },
        Row("Edge.Corner.Style.fixed(-2.0)") { ConcentricRectangle(corners: .fixed(-2)) },
        Row(".cornerRadius(nan)") { Color.red.cornerRadius(.nan) },
        Row("StrokeStyle(lineWidth: -3.0)") { Circle().stroke(.red, lineWidth: -3) },
        Row("StrokeStyle(lineWidth: inf)") { Circle().strokeBorder(.red, lineWidth: .infinity) },
        Row("StrokeStyle(lineWidth: nan)") { Circle().stroke(lineWidth: .nan) },
        Row("StrokeStyle(dash: -1.0)") {
            Circle().stroke(.red, style: StrokeStyle(dash: [3, -1]))
        },
        Row("StrokeStyle(dashPhase: nan)") {
            Circle().stroke(.red, style: StrokeStyle(dash: [3], dashPhase: .nan))
        },
        Row("StrokeStyle(miterLimit: nan)") {
            Circle().stroke(.red, style: StrokeStyle(miterLimit: .nan))
        },
        Row(".trim(to: nan)") { Circle().trim(from: 0, to: .nan).fill(.red) },
        Row(".inset(by: nan)") { Circle().inset(by: .nan).fill(.red) },
        Row(".offset(x: inf)") { Circle().offset(x: .infinity).fill(.red) },
        Row(".scale(y: nan)") { Circle().scale(x: 1, y: .nan).fill(.red) },
        Row(".rotation(nan)") { Circle().rotation(.degrees(.nan)).fill(.red) },
        Row(".size(width: -5.0)") { Circle().size(width: -5, height: 5).fill(.red) },
        Row("A path has coordinates") {
            Circle().transform(CGAffineTransform(rotationAngle: .nan)).fill(.red)
        },
        Row("A path has coordinates") {
            Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 2)]) }.stroke(.red)
        },
        Row("A path has coordinates") {
            Path {
                $0.addArc(
                    center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(3),
                    clockwise: true)
            }
            .stroke(.red)
        },
        Row("Path.addRoundedRect(in:cornerSize:)(width: -3.0)") {
            Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: -3).fill(.red)
        },
        Row("RoundedRectangle(cornerRadius: -4.0)") {
            Text("a").background(.red, in: RoundedRectangle(cornerRadius: -4))
        },
        Row("RoundedRectangle(cornerRadius: nan)") {
            Text("a").contentShape(RoundedRectangle(cornerRadius: .nan))
        },
        Row("RoundedRectangle(cornerRadius: nan)") {
            Text("a").containerShape(RoundedRectangle(cornerRadius: .nan))
        },
        Row("RoundedRectangle(cornerRadius: nan)") {
            AnyShape(RoundedRectangle(cornerRadius: .nan))
        },
    ]

    /// A colour that is as opaque as no number says.
    private nonisolated static var clear: Color.Resolved {
        var color = Color.Resolved(red: 1, green: 0, blue: 0)
        color.opacity = .nan
        return color
    }

    private nonisolated static let colors: [Row] = [
        Row("Color(red: nan)") { Color(red: .nan, green: 0, blue: 0) },
        Row("Color(opacity: inf)") { Rectangle().fill(Color(white: 1, opacity: .infinity)) },
        Row("Color(white: -inf)") { Text("a").foregroundStyle(Color(white: -.infinity)) },
        Row("Color(hue: nan)") { Color(hue: .nan, saturation: 1, brightness: 1) },
        Row("Color(saturation: inf)") {
            Text("a").foregroundColor(Color(hue: 0, saturation: .infinity, brightness: 1))
        },
        Row(".opacity(nan)") { Color.red.opacity(.nan) },
        Row(".opacity(nan)") { Rectangle().fill(.tint.opacity(.nan)) },
        Row(".mix(by: nan)") { Rectangle().fill(.red.mix(with: .blue, by: .nan)) },
        Row(".exposureAdjust(inf)") { Color.red.exposureAdjust(.infinity) },
        Row("Color.Resolved(opacity: nan)") {
            Rectangle().fill(clear)
        },
        Row("Color(blue: nan)") {
            LinearGradient(
                colors: [.red, Color(red: 0, green: 0, blue: .nan)], startPoint: .top,
                endPoint: .bottom)
        },
        Row("Color(red: nan)") {
            Text("a").shadow(color: Color(red: .nan, green: 0, blue: 0), radius: 2)
        },
        Row("Color(red: nan)") { Color.red.colorMultiply(Color(red: .nan, green: 0, blue: 0)) },
        Row("Color(red: nan)") { Button("a") {}.tint(Color(red: .nan, green: 0, blue: 0)) },
        Row("Gradient.Stop(location: nan)") {
            LinearGradient(
                stops: [.init(color: .red, location: .nan), .init(color: .blue, location: 1)],
                startPoint: .top, endPoint: .bottom)
        },
        Row(".in(x: nan)") {
            Rectangle().fill(
                Color.red.gradient.in(CGRect(x: Double.nan, y: 0, width: 1, height: 1)))
        },
    ]

    private nonisolated static let gestures: [Row] = [
        Row("DragGesture(minimumDistance: -1.0)") {
            Color.red.gesture(DragGesture(minimumDistance: -1).onEnded { _ in })
        },
        Row("DragGesture(minimumDistance: nan)") {
            Color.red.simultaneousGesture(DragGesture(minimumDistance: .nan))
        },
        Row("LongPressGesture(minimumDuration: -2.0)") {
            Color.red.onLongPressGesture(minimumDuration: -2) {}
        },
        Row("LongPressGesture(maximumDistance: nan)") {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 1, maximumDistance: .nan).sequenced(
                    before: DragGesture()))
        },
        Row("MagnifyGesture(minimumScaleDelta: nan)") {
            Color.red.gesture(MagnifyGesture(minimumScaleDelta: .nan))
        },
        Row("RotateGesture(minimumAngleDelta: inf)") {
            Color.red.gesture(AnyGesture(RotateGesture(minimumAngleDelta: .degrees(.infinity))))
        },
        Row(".onTapGesture(count: 0)") { Color.red.onTapGesture(count: 0) {} },
    ]

    private nonisolated static let schedules: [Row] = [
        Row("TimelineSchedule.animation(minimumInterval: -1.0)") {
            TimelineView(.animation(minimumInterval: -1)) { _ in Color.red }
        },
        Row("The step nan of a TimelineView's periodic schedule") {
            TimelineView(.periodic(from: .distantPast, by: .nan)) { _ in Color.red }
        },
        Row("Image.init(size.width: nan)") {
            Image(size: CGSize(width: Double.nan, height: 3)) { _ in }
        },
        Row("Image(variableValue: nan)") {
            Image(systemName: "wifi", variableValue: .nan)
        },
        Row("SymbolEffectOptions.speed(-1.0)") {
            Made { Image(systemName: "star").symbolEffect(.pulse, options: .speed(-1)) }
        },
        Row("Threshold.visible(nan)") {
            Made {
                Color.red.scrollTransition(.animated.threshold(.visible(.nan))) { view, _ in view }
            }
        },
        Row("Keyframe(duration: nan)") {
            KeyframeAnimator(initialValue: 0.0) {
                Color.red.opacity($0)
            } keyframes: { _ in
                LinearKeyframe(1, duration: .nan)
            }
        },
    ]

    private nonisolated static let animations: [Row] = [
        Row("Animation(duration: inf)") { moved(.linear(duration: .infinity)) },
        Row("Animation(duration: nan)") { moved(.easeIn(duration: .nan)) },
        Row("Animation(duration: -1.0)") { moved(.easeInOut(duration: -1)) },
        Row("UnitCurve.bezier(endControlPoint x: nan)") { moved(.timingCurve(0, 0, .nan, 1)) },
        Row(".delay(inf)") { moved(.linear.delay(.infinity)) },
        Row(".speed(0.0)") { moved(.linear.speed(0)) },
        Row(".speed(-2.0)") { moved(.linear.speed(-2).repeatForever()) },
        Row(".repeatCount(0.0)") { moved(.linear.repeatCount(0)) },
        Row(".logicallyComplete(after: nan)") { moved(.linear.logicallyComplete(after: .nan)) },
        Row("Spring(stiffness: 0.0)") { moved(.interpolatingSpring(stiffness: 0, damping: 1)) },
        Row("Spring(stiffness: 0.0)") { moved(.spring(Spring(stiffness: 0, damping: 1))) },
        Row("Spring(mass: 0.0)") { moved(.spring(Spring(mass: 0, stiffness: 1, damping: 1))) },
        Row("Spring(damping: -1.0)") { moved(.spring(Spring(stiffness: 1, damping: -1))) },
        Row("Spring(duration: -1.0)") { moved(.spring(duration: -1)) },
        Row("Spring(bounce: nan)") { moved(.bouncy(extraBounce: .nan)) },
        Row("Spring(response: inf)") { moved(.spring(response: .infinity, dampingFraction: 1)) },
        Row("Spring(dampingRatio: -1.0)") { moved(.spring(response: 1, dampingFraction: -1)) },
        Row("Animation(blendDuration: -1.0)") { moved(.spring(blendDuration: -1)) },
        Row("Animation(initialVelocity: nan)") {
            moved(.interpolatingSpring(initialVelocity: .nan))
        },
        Row("Animation(duration: nan)") {
            Color.red.transition(.opacity.animation(.linear(duration: .nan)))
        },
        Row("Animation(duration: nan)") { Written(animation: .linear(duration: .nan)) },
    ]

    private static func moved(_ animation: Animation) -> some View {
        Color.red.animation(animation, value: 1)
    }

    /// A view that is made in a body: options that keep nothing tell it then.
    private struct Made<Content: View>: View {
        @ViewBuilder let content: () -> Content

        var body: some View { content() }
    }

    /// Writes a state with an animation.
    private struct Written: View {
        let animation: Animation
        @State private var isOn = false

        var body: some View {
            Color.red.opacity(isOn ? 1 : 0.5).onAppear { withAnimation(animation) { isOn = true } }
        }
    }

    private nonisolated static let canvases: [Row] = [
        canvas("GraphicsContext.opacity(nan)") {
            $0.opacity = .nan
            $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        },
        canvas("The transform of a GraphicsContext") {
            $0.rotate(by: .degrees(.nan))
            $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        },
        canvas("A path has coordinates") {
            $0.fill(
                Path { $0.addLines([.zero, CGPoint(x: 3, y: CGFloat.nan)]) }, with: .color(.red))
        },
        canvas("A path has coordinates") {
            $0.clip(to: Path { $0.addLines([.zero, CGPoint(x: 3, y: CGFloat.nan)]) })
        },
        canvas("StrokeStyle(lineWidth: -2.0)") {
            $0.stroke(
                Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), lineWidth: -2)
        },
        canvas("Color(red: nan)") {
            $0.fill(
                Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
                with: .color(red: .nan, green: 0, blue: 0))
        },
        canvas("GraphicsContext.draw(x: nan)") {
            $0.draw(Text("a"), at: CGPoint(x: CGFloat.nan, y: 2))
        },
        canvas("GraphicsContext.draw(width: inf)") {
            $0.draw(
                Image(size: CGSize(width: 3, height: 3)) {
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 3)), with: .color(.red))
                }, in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 3))
        },
        canvas("GraphicsContext.Filter.alphaThreshold(min: nan)") {
            $0.addFilter(.alphaThreshold(min: .nan))
        },
        canvas("GraphicsContext.Filter.projectionTransform has values") {
            $0.addFilter(
                .projectionTransform(ProjectionTransform(CGAffineTransform(rotationAngle: .nan))))
        },
        canvas("clipToLayer(opacity: nan)") { $0.clipToLayer(opacity: .nan) { _ in } },
    ]

    private nonisolated static func canvas(
        _ note: String, _ draw: @escaping @Sendable (inout GraphicsContext) -> Void
    ) -> Row {
        Row(note) { Canvas { context, _ in draw(&context) } }
    }
}
