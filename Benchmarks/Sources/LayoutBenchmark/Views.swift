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
                HStack(spacing: 8) {
                    Leaf(width: 20, height: 20)
                    Leaf(width: 120, height: 16)
                    Leaf(width: 80, height: 16)
                    Spacer(minLength: 0)
                    Leaf(width: 60, height: 24)
                }
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
            HStack(spacing: 8) {
                Leaf(width: 20, height: 20)
                Leaf(width: 120, height: 16)
                Leaf(width: 80, height: 16)
                Spacer(minLength: 0)
                Leaf(width: 60, height: 24)
            }
        }
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
func reportViews<V: View>(_ name: String, _ view: V) {
    var builds: [Double] = []
    var times: [Double] = []
    let engine = FixedMetricsText()
    for _ in 0..<7 {
        var tree: ViewTree?
        builds.append(
            milliseconds {
                tree = ViewTree(view, environment: EnvironmentValues(), textEngine: engine)
            })
        times.append(milliseconds { tree?.update(ProposedViewSize(width: 800, height: nil)) })
    }
    print(
        name, "build", median(builds) * 1e6 / 60_001, "first", median(times) * 1e6 / 60_001,
        "ns/node")
}
