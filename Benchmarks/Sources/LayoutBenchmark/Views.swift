import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// W2 as views: ten thousand rows of four leaves and a spacer.
struct WideView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10_000) { _ in
                benchRow()
            }
        }
    }
}

/// The same with a custom view for each row.
struct WideRowsView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10_000) { index in
                Row(index: index)
            }
        }
    }

    struct Row: View {
        let index: Int

        var body: some View {
            benchRow()
        }
    }
}

/// The same rows, each on a colour: two nodes more a row.
struct WideColoredView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10_000) { _ in
                benchRow()
                    .background(Color.red, ignoresSafeAreaEdges: [])
            }
        }
    }
}

/// A row of four leaves and a spacer, of which `second` is the second.
func benchRow(_ second: some View = Leaf(width: 120, height: 16)) -> some View {
    HStack(spacing: 8) {
        Leaf(width: 20, height: 20)
        second
        Leaf(width: 80, height: 16)
        Spacer(minLength: 0)
        Leaf(width: 60, height: 24)
    }
}

/// A leaf of a fixed size.
nonisolated struct Leaf: View {
    typealias Body = Never

    let width: CGFloat
    let height: CGFloat

    @MainActor
    static func _makeNodes(_ view: Leaf, _ cursor: inout _ViewCursor) {
        cursor.node(.fixed(CGSize(width: view.width, height: view.height)))
    }

    static var _arity: _ViewArity { .one }
}

@MainActor
func addViews(to table: inout Table) {
    add("W2 from views", WideView(), to: &table)
    add("W2 from 10,000 custom views", WideRowsView(), to: &table)
    add("W2 from views, rows on colours", WideColoredView(), nodes: 80_001, to: &table)
}

@MainActor
private func add<V: View>(
    _ name: String, _ view: V, nodes: Double = 60_001, to table: inout Table
) {
    var (builds, layouts): ([Double], [Double]) = ([], [])
    let engine = FixedMetricsText()
    for _ in 0..<11 {
        var tree: ViewTree?
        builds.append(
            nanoseconds {
                tree = ViewTree(view, environment: EnvironmentValues(), textEngine: engine)
            })
        layouts.append(nanoseconds { tree?.update(ProposedViewSize(width: 800, height: nil)) })
    }
    let (build, layout) = (median(builds) / nodes, median(layouts) / nodes)
    let note = String(format: "build %.1f, first layout %.1f", build, layout)
    table.add(Line(name: "\(name), both", nanoseconds: build + layout, note: note))
}
