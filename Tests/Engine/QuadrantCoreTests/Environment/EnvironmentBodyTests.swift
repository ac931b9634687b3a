import Expectations
import QuadrantDisplayList
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

@MainActor private let diary = Diary()

/// Which bodies a change of the environment evaluates: those that read the key (talk.objc.io, S01E409), no others, however
/// the views of a body depend on it.
@MainActor @Suite struct EnvironmentBodyTests {
    private struct ReadsAnother: View {
        @Environment(\.dynamicTypeSize) private var size
        var body: some View {
            diary.note("another")
            return Text("\(size)")
        }
    }

    private struct ReadsNothing: View {
        var body: some View {
            diary.note("nothing")
            return VStack {
                Color.red
                Inner(action: { diary.note("called") })
            }
        }
    }

    private struct Inner: View {
        let action: () -> Void
        var body: some View {
            diary.note("inner")
            return Text("inner")
        }
    }

    private struct ReadsScheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            diary.note("scheme")
            return Text(scheme == .dark ? "dark" : "light")
        }
    }

    private struct ReadsWhole: View {
        @Environment(\.self) private var environment
        let counts: Int
        var body: some View { Text("\(environment.lineLimit ?? 0)") }
    }

    /// A body that is left alone in a new environment, as what it read is the same there, goes by that one from then on.
    @Test func whoIsLeftAloneIsToldOfTheNextChange() {
        let knob = Knob((lines: 1, isDark: false))
        let host = ViewHost {
            Turning(knob) { value in
                VStack {
                    ReadsWhole(counts: value.lines)
                    ReadsScheme().environment(\.colorScheme, value.isDark ? .dark : .light)
                }
                .lineLimit(value.lines)
            }
        }
        same(host.texts, ["1", "light"])
        _ = diary.take()
        knob.set?((lines: 2, isDark: false))
        same(host.texts, ["2", "light"])
        same(diary.take(), [])
        knob.set?((lines: 2, isDark: true))
        same(host.texts, ["2", "dark"])
        same(diary.take(), ["scheme"])
    }

    /// Whom a value reaches that was set further in, does not care for the one around it.
    @Test func whatStandsInAnotherValueIsLeftAlone() {
        let knob = Knob(1)
        let host = ViewHost {
            Turning(knob) { value in
                VStack {
                    ReadsLines(name: "outer")
                    VStack { ReadsLines(name: "inner") }.lineLimit(7)
                    VStack { ReadsLines(name: "changed") }
                        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) * 10 }
                }
                .lineLimit(value)
            }
        }
        same(host.texts, ["1", "7", "10"])
        _ = diary.take()
        knob.set?(2)
        same(host.texts, ["2", "7", "20"])
        same(diary.take(), ["outer", "changed"])
    }

    /// What is handed on keeps the environment in which it was written, wherever it is put.
    @Test func whatIsHandedOnIsToldOfItsOwnSurroundings() {
        struct Holder<Content: View>: View {
            let content: Content
            var body: some View { VStack { content } }
        }
        let knob = Knob(1)
        let host = ViewHost {
            Turning(knob) { value in
                Group(subviews: ReadsLines(name: "handed")) { views in
                    Holder(content: views).lineLimit(7)
                }
                .lineLimit(value)
            }
        }
        same(host.texts, ["1"])
        knob.set?(2)
        same(host.texts, ["2"])
    }

    private struct ReadsLines: View {
        let name: String
        @Environment(\.lineLimit) private var lines
        var body: some View {
            diary.note(name)
            return Text("\(lines ?? 0)")
        }
    }

    private struct ReadsOfCopy: View {
        @Environment(\.self) private var environment
        let reads: Bool
        var body: some View {
            diary.note(reads ? "of copy" : "copy")
            return Text(reads ? "\(environment.colorScheme == .dark)" : "")
        }
    }

    private struct Rows: View {
        var body: some View {
            diary.note("rows")
            return ScrollView {
                LazyVStack {
                    ForEach(0..<3, id: \.self) { number in
                        let _ = diary.note("row \(number)")
                        Text("\(number)")
                    }
                }
            }
        }
    }

    private struct Framed: View {
        var body: some View {
            diary.note("framed")
            return GeometryReader { proxy in
                let _ = diary.note("geometry")
                Text("\(proxy.size.width)")
            }
        }
    }

    private struct Eager: View {
        var body: some View {
            diary.note("eager")
            return VStack {
                ForEach(0..<2, id: \.self) { number in
                    let _ = diary.note("element \(number)")
                    Text("\(number)")
                }
            }
        }
    }

    private struct Picked: View {
        var body: some View {
            diary.note("picked")
            return Picker("p", selection: .constant(0)) { Option() }
        }
    }

    private struct Option: View {
        var body: some View {
            diary.note("option")
            return Group {
                Text("a").tag(0)
                Text("b").tag(1)
            }
        }
    }

    private struct Fades: ViewModifier {
        func body(content: Content) -> some View {
            diary.note("modifier")
            return content.background(Color.gray)
        }
    }

    /// What is evaluated when the colour scheme changes around a view, and what when something else does.
    private func evaluated<V: View>(
        _ view: V, neighbour: Bool = false
    ) throws -> (scheme: [String], other: [String]) {
        let (dark, spacing) = (Knob(false), Knob(1))
        let host = ViewHost(width: 200, height: 200) {
            Turning(spacing) { spacing in
                Turning(dark) { isDark in
                    VStack {
                        view.environment(\.colorScheme, isDark ? .dark : .light)
                        if neighbour {
                            Color.blue.environment(\.colorScheme, isDark ? .dark : .light)
                        }
                    }
                }
                .lineSpacing(CGFloat(spacing))
            }
        }
        _ = host.texts
        _ = diary.take()
        dark.set?(true)
        _ = host.texts
        let scheme = diary.take()
        spacing.set?(5)
        _ = host.texts
        return (scheme, diary.take())
    }

    /// Values that neighbours share are replaced, and not renewed in place: the same holds for them.
    @Test(arguments: [false, true])
    func onlyBodiesThatReadTheKeyAreEvaluated(_ neighbour: Bool) throws {
        let rows: [(AnyView, scheme: [String])] = [
            (AnyView(ReadsAnother()), []),
            (AnyView(ReadsNothing()), []),
            (AnyView(ReadsNothing().modifier(Fades())), []),
            (AnyView(Rows()), []),
            (AnyView(Framed()), []),
            (AnyView(Eager()), []),
            (AnyView(Picked()), []),
            (AnyView(ReadsOfCopy(reads: false)), []),
            (AnyView(ReadsOfCopy(reads: true)), ["of copy"]),
            (AnyView(ReadsScheme()), ["scheme"]),
            (AnyView(VStack { ReadsScheme() }.modifier(Fades())), ["scheme"]),
        ]
        for (index, row) in rows.enumerated() {
            let seen = try evaluated(row.0, neighbour: neighbour)
            same(seen.scheme, row.scheme, "row \(index)")
            same(seen.other, [], "row \(index)")
        }
    }

    /// Not evaluated is not forgotten: the views of such bodies are shown by the new value.
    @Test func whatABodyMadeIsShownByTheNewValue() throws {
        struct Shown: View {
            var body: some View { Color.primary.frame(width: 10, height: 10) }
        }
        for view in [AnyView(Shown()), AnyView(VStack { Shown() }), AnyView(Shown().padding(1))] {
            let dark = Knob(false)
            let host = ViewHost(width: 20, height: 20) {
                Turning(dark) { view.environment(\.colorScheme, $0 ? .dark : .light) }
            }
            let light = try host.picture().pixels.pixels
            dark.set?(true)
            try differ(host.picture().pixels.pixels, light)
        }
    }
}
