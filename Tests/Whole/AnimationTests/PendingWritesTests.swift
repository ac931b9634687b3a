import Expectations
import Observation
import QuadrantTesting
import SwiftUI
import Testing

/// Writes of one turn with several transactions: each is shown by an update of its own.
@MainActor @Suite struct PendingWritesTests {
    private struct Boxes: View {
        @State private var values: [Double]
        private let change: @MainActor (Binding<[Double]>) -> Void

        init(_ values: [Double], change: @escaping @MainActor (Binding<[Double]>) -> Void) {
            _values = State(initialValue: values)
            self.change = change
        }

        var body: some View {
            VStack(alignment: .leading) {
                Button("go") { change($values) }.accessibilityIdentifier("go")
                ForEach(values.indices, id: \.self) { index in
                    PendingWritesTests.box("\(index)").offset(x: values[index])
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private static func box(_ name: String) -> some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
    }

    private func places(_ names: [String], _ host: ViewHost) throws -> [Double] {
        try names.map { try (host.presented[$0].frame.minX * 1e6).rounded() / 1e6 }
    }

    @Test func aPlainWriteBeforeAnAnimatedOneIsWhereThatBegins() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes([100]) { values in
                values.wrappedValue = [0]
                withAnimation(.linear(duration: 1)) { values.wrappedValue = [100] }
            }
        }
        try host["go"].tap()
        try same(places(["0"], host), [0])
        host.advance(by: 0.5)
        try same(places(["0"], host), [50])
        host.advanceToEnd()
        try same(places(["0"], host), [100])
    }

    @Test func aPlainWriteAfterAnAnimatedOneJumps() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes([0, 0]) { values in
                withAnimation(.linear(duration: 1)) { values.wrappedValue[0] = 100 }
                values.wrappedValue[1] = 100
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(places(["0", "1"], host), [50, 100])
    }

    @Test func animationsOfOneTurnAreEachItsWrites() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes([0, 0, 0]) { values in
                for index in 0..<3 {
                    withAnimation(.linear(duration: 1).delay(Double(index))) {
                        values.wrappedValue[index] = 100
                    }
                }
            }
        }
        try host["go"].tap()
        host.advance(by: 1.5)
        try same(places(["0", "1", "2"], host), [100, 50, 0])
    }

    @Test func completionsWaitForTheirOwnWrites() throws {
        var calls: [String] = []
        let host = ViewHost(width: 300, height: 200) {
            Boxes([0, 0]) { values in
                for (index, duration) in [2.0, 1].enumerated() {
                    withAnimation(.linear(duration: duration)) {
                        values.wrappedValue[index] = 100
                    } completion: {
                        calls.append("\(index)")
                    }
                }
            }
        }
        try host["go"].tap()
        host.advance(by: 0.9)
        same(calls, [])
        host.advance(by: 0.2)
        same(calls, ["1"])
        host.advance(by: 1)
        same(calls, ["1", "0"])
    }

    @Test func whoeverWritesFindsTheLastValueAndBodiesTheirOwn() throws {
        var read: [Double] = []
        let host = ViewHost(width: 300, height: 200) {
            Boxes([1]) { values in
                values.wrappedValue[0] = 20
                withAnimation(.linear(duration: 1)) { values.wrappedValue[0] += 80 }
                read.append(values.wrappedValue[0])
            }
        }
        try host["go"].tap()
        same(read, [100])
        host.advance(by: 0.5)
        try same(places(["0"], host), [60])
    }

    @Test func aThousandAnimationsAtOnceAreShown() throws {
        let host = ViewHost(width: 300, height: 200) {
            Boxes([0, 0]) { values in
                for index in 0..<3_000 {
                    withAnimation(.linear(duration: 1 + Double(index) / 3_000)) {
                        values.wrappedValue[index % 2] = Double(index)
                    }
                }
            }
        }
        try host["go"].tap()
        host.advanceToEnd()
        try same(places(["0", "1"], host), [2_998, 2_999])
    }

    private struct Watching: View {
        let heard: (Double, Double) -> Void
        @State private var value = 1.0

        var body: some View {
            Button("go") {
                value = 0
                withAnimation { value = 2 }
            }
            .accessibilityIdentifier("go")
            .onChange(of: value) { heard($0, $1) }
        }
    }

    @Test func eachUpdateTellsOfItsChange() throws {
        var heard: [[Double]] = []
        let host = ViewHost(width: 300, height: 200) { Watching { heard.append([$0, $1]) } }
        try host["go"].tap()
        same(heard, [[1, 0], [0, 2]])
    }

    @MainActor final class Model: ObservableObject {
        @Published var place = 0.0
        @Published var isBusy = true
    }

    @Observable @MainActor final class NewModel {
        var place = 0.0
        var isBusy = true
    }

    private struct Observing<Content: View>: View {
        let change: @MainActor () -> Void
        @ViewBuilder let content: Content

        var body: some View {
            VStack(alignment: .leading) {
                Button("go") { change() }.accessibilityIdentifier("go")
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private struct Shown: View {
        @ObservedObject var model: Model

        var body: some View {
            PendingWritesTests.box("0").opacity(model.isBusy ? 0.5 : 1).offset(x: model.place)
        }
    }

    private struct NewlyShown: View {
        let model: NewModel

        var body: some View {
            PendingWritesTests.box("0").opacity(model.isBusy ? 0.5 : 1).offset(x: model.place)
        }
    }

    /// Objects have one value at a time, so a view shows both changes at once.
    @Test(arguments: [true, false])
    func anAnimatedWriteOfAnObjectIsAnimatedBesideAPlainOne(plainFirst: Bool) throws {
        let model = Model()
        let host = ViewHost(width: 300, height: 200) {
            Observing {
                if plainFirst { model.isBusy = false }
                withAnimation(.linear(duration: 1)) { model.place = 100 }
                if !plainFirst { model.isBusy = false }
            } content: {
                Shown(model: model)
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(places(["0"], host), [50])
    }

    /// Observation tells of the first write that concerns a body.
    @Test func theFirstWriteOfAnObservedObjectDecides() throws {
        let model = NewModel()
        let host = ViewHost(width: 300, height: 200) {
            Observing {
                withAnimation(.linear(duration: 1)) { model.place = 100 }
                model.isBusy = false
            } content: {
                NewlyShown(model: model)
            }
        }
        try host["go"].tap()
        host.advance(by: 0.5)
        try same(places(["0"], host), [50])
    }

    private struct Stepping: View {
        var body: some View {
            VStack(alignment: .leading) {
                ForEach([1.0, 2], id: \.self) { duration in
                    PhaseAnimator([0.0, 100]) { phase in
                        PendingWritesTests.box("\(Int(duration))").offset(x: phase)
                    } animation: { _ in
                        .linear(duration: duration)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test func phaseAnimatorsThatStepTogetherKeepTheirAnimations() throws {
        let host = ViewHost(width: 300, height: 200) { Stepping() }
        host.advance(by: 0.5)
        let places = try places(["1", "2"], host)
        same(places, [50, 25], "\(places)")
    }

    private struct Appearing: View {
        @State private var isOn = false
        @State private var isBlue = false

        var body: some View {
            PendingWritesTests.box("0").offset(x: isOn ? 100 : 0).opacity(isBlue ? 0.5 : 1)
                .frame(maxWidth: .infinity, alignment: .leading)
                .onAppear {
                    isBlue = true
                    withAnimation(.linear(duration: 1)) { isOn = true }
                }
        }
    }

    @Test func whatAnActionAnimatesIsShownByAnUpdateOfItsOwn() throws {
        let host = ViewHost(width: 300, height: 200) { Appearing() }
        host.advance(by: 0.5)
        try same(places(["0"], host), [50])
        try same(host.presented["0"].opacity, 0.5)
    }

    private struct Row: View {
        @ObservedObject var model: Model

        var body: some View { PendingWritesTests.box("row").offset(x: model.place) }
    }

    /// Thousands of objects that are written in a second step begin their animations together.
    @Test func thousandsOfObjectsAreWrittenInASecondStep() throws {
        let models = (0..<2_000).map { _ in Model() }
        let first = Model()
        let host = ViewHost(width: 300, height: 200) {
            Observing {
                first.place = 7
                for _ in 0..<2 {
                    withAnimation(.linear(duration: 1)) {
                        for model in models { model.place += 50 }
                    }
                }
            } content: {
                Shown(model: first)
                ZStack(alignment: .leading) { ForEach(0..<2_000) { Row(model: models[$0]) } }
            }
        }
        let bodies = host.cost {
            try? host["go"].tap()
        }.bodies
        // Each row once, and the first view; the button's look changes too.
        has((2_001...2_010), bodies, "\(bodies)")
        try same(host.presented["0"].frame.minX, 7)
        host.advance(by: 0.5)
        try same(host.presented["row"].frame.minX, 50)
    }
}
