import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Every form of containers, spaces, safe areas and scroll views of Apple's reference; each must
/// compile and lay out.
@MainActor @Suite struct ContainerFormsTests {
    private func width(_ view: some View) -> CGFloat {
        LayoutSnapshot(of: view, proposal: ProposedViewSize(width: 100, height: 100)).size.width
    }

    @Test func stacksAndGrids() {
        let items = [GridItem(), GridItem(.adaptive(minimum: 20), spacing: 4, alignment: .top)]
        same(width(HStack { Spacer(minLength: 5) }), 100)
        same(width(HStack(alignment: .lastTextBaseline, spacing: nil) { Divider() }), 0.5)
        #expect(width(VStack(alignment: .leading) { Text("a") }) > 0)
        same(width(ZStack(alignment: .leading) { Color.red }), 100)
        same(width(LazyVStack { Color.red }), 100)
        same(
            width(
                LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) {
                    Color.red
                }), 100)
        same(width(LazyHStack(alignment: .top, pinnedViews: .sectionFooters) { Text("") }), 0)
        same(width(LazyVGrid(columns: items) { Color.red }), 100)
        same(
            width(
                LazyVGrid(columns: items, alignment: .leading, spacing: 2, pinnedViews: []) {
                    Color.red
                }), 100)
        same(width(LazyHGrid(rows: items, alignment: .top, spacing: 2) { Color.red }), 10)
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: nil) {
            GridRow { Text("a") }
            GridRow(alignment: .top) {
                Color.red.gridCellColumns(2).gridCellAnchor(.trailing)
                Color.red.gridColumnAlignment(.leading).gridCellAnchor(UnitPoint(x: 0, y: 1))
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            Divider().gridCellUnsizedAxes([.horizontal, .vertical])
        }
        same(width(grid), 100)
        same(width(ViewThatFits { Color.red }), 100)
        same(width(ViewThatFits(in: .horizontal) { Color.red.frame(width: 20) }), 20)
    }

    @Test func geometry() {
        var seen: [CGRect?] = []
        let view = GeometryReader { proxy in
            let _ = seen.append(contentsOf: [
                CGRect(origin: .zero, size: proxy.size), proxy.frame(in: .local),
                proxy.frame(in: .global), proxy.frame(in: .named("a")),
                proxy.frame(in: NamedCoordinateSpace.named("b")), proxy.bounds(of: .named("a")),
                proxy.bounds(of: .scrollView), proxy.bounds(of: .scrollView(axis: .vertical)),
                proxy.frame(in: CoordinateSpace.named("a")),
            ])
            Color.red.frame(width: proxy.safeAreaInsets.leading)
        }
        .coordinateSpace(name: "a")
        .coordinateSpace(.named("b"))
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: { _ in
        }
        .onGeometryChange(for: CGSize.self, of: { proxy in proxy.size }) { newValue in
            _ = newValue
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in _ = old + new }
        same(width(view), 100)
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        same(seen.suffix(9), [whole, whole, whole, whole, whole, whole, nil, nil, whole])
        #expect(CoordinateSpace.global.isGlobal && CoordinateSpace.local.isLocal)
        same(NamedCoordinateSpace.named("a"), .named("a"))
    }

    @Test func scrollViews() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = ScrollView([.horizontal, .vertical], showsIndicators: false) {
            ScrollView { Color.red }
            ScrollView(.horizontal) { Color.red }
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(nil)
                .defaultScrollAnchor(.center, for: .initialOffset)
                .defaultScrollAnchor(.center, for: .alignment)
                .defaultScrollAnchor(.center, for: .sizeChanges)
            Color.red.containerRelativeFrame(.horizontal)
            Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            Color.red.containerRelativeFrame(
                .horizontal, count: 3, span: 2, spacing: 8, alignment: .leading)
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            Color.red.containerRelativeFrame(.horizontal, alignment: .top) { length, axis in
                axis == .horizontal ? length / 2 : 3
            }
        }
        .contentMargins(10)
        .contentMargins(10, for: .scrollContent)
        .contentMargins(.horizontal, 10)
        .contentMargins(.top, nil, for: .scrollIndicators)
        .contentMargins(.all, insets)
        .contentMargins([.top, .bottom], insets, for: .automatic)
        same(width(view), 100)
    }

    @Test func safeAreas() {
        let view = Color.red
            .safeAreaInset(edge: .top) { Text("a") }
            .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { Text("a") }
            .safeAreaInset(edge: .leading) { Text("a") }
            .safeAreaInset(edge: .trailing, alignment: .firstTextBaseline, spacing: nil) {
                Color.red.frame(width: 2)
                Color.red.frame(width: 2)
            }
            .safeAreaPadding()
            .safeAreaPadding(4)
            .safeAreaPadding(.horizontal)
            .safeAreaPadding(.horizontal, 5)
            .safeAreaPadding(EdgeInsets())
            .ignoresSafeArea()
            .ignoresSafeArea(.keyboard)
            .ignoresSafeArea(.container, edges: .top)
            .ignoresSafeArea(edges: [.top, .leading])
        same(width(view), 100)
    }
}
