import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import TappedViews
import TestedViews
import Testing

/// `ScrollViewReader` and scroll positions.
@MainActor @Suite struct ScrollToTests {
    /// Keeps a proxy.
    private final class Handle {
        var proxy: ScrollViewProxy?
        var position = ScrollPosition(idType: Int.self)
        var id: Int?
        var set: ((ScrollPosition) -> Void)?
        var setID: ((Int?) -> Void)?

        func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }

        func keep(_ position: ScrollPosition, set: @escaping (ScrollPosition) -> Void) {
            (self.position, self.set) = (position, set)
        }

        func keep(_ id: Int?, set: @escaping (Int?) -> Void) {
            (self.id, setID) = (id, set)
        }
    }

    private struct List: View {
        let handle: Handle
        var isLazy = true

        var body: some View {
            ScrollViewReader { proxy in
                let _ = handle.keep(proxy)
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<200, id: \.self) { number in
                Color.gray.frame(height: 20).accessibilityIdentifier("\(number)")
                    .id("row \(number)")
            }
        }
    }

    @Test(arguments: [true, false]) func byTheIdentityOfAnElementOrAView(isLazy: Bool) {
        let handle = Handle()
        let host = ScrollHost(List(handle: handle, isLazy: isLazy))
        handle.proxy?.scrollTo(100, anchor: .top)
        host.update()
        same(host.offset?.y, 2000)
        handle.proxy?.scrollTo("row 150", anchor: .center)
        host.update()
        same(host.offset?.y, 2960)
        same(host.frames["150"]?.midY, 50)
        handle.proxy?.scrollTo(199, anchor: .top)
        host.update()
        same(host.offset?.y, 3900)
    }

    @Test(arguments: [true, false]) func withoutAnAnchorByAsLittleAsNeeded(isLazy: Bool) {
        let handle = Handle()
        let host = ScrollHost(List(handle: handle, isLazy: isLazy))
        handle.proxy?.scrollTo(3)
        host.update()
        same(host.offset?.y, 0)
        handle.proxy?.scrollTo(15)
        host.update()
        same(host.offset?.y, 220)
        handle.proxy?.scrollTo(10)
        host.update()
        same(host.offset?.y, 200)
    }

    @Test func anUnknownViewIsReported() {
        let handle = Handle()
        let host = ScrollHost(List(handle: handle))
        handle.proxy?.scrollTo("nobody")
        host.update()
        same(host.offset?.y, 0)
        same(host.issues, ["There is no view with the id nobody to scroll to"])
    }

    /// Rows of unknown lengths: the view stands right wherever it was thought to be.
    @Test func toARowAmongRowsOfManyLengths() {
        let handle = Handle()
        let host = ScrollHost(
            ScrollViewReader { proxy in
                let _ = handle.keep(proxy)
                ScrollView {
                    LazyVStack(spacing: 3) {
                        ForEach(0..<500, id: \.self) {
                            Row(number: $0, height: CGFloat(5 + $0 % 37))
                        }
                    }
                }
            })
        for target in [400, 3, 250, 499, 120] {
            handle.proxy?.scrollTo(target, anchor: .center)
            host.update()
            let frame = host.frames["\(target)"]
            if target == 3 || target == 499 {
                differ(frame, nil)
            } else {
                near((frame?.midY ?? 0), 50, within: 0.01)
            }
        }
        empty(host.issues)
    }

    private struct Positioned: View {
        let handle: Handle
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            let binding = $position
            let _ = handle.keep(position) { binding.wrappedValue = $0 }
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Row(number: $0) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position)
        }
    }

    @Test func aPositionGoesWhereItIsTold() {
        let handle = Handle()
        let host = ScrollHost(Positioned(handle: handle))
        func go(_ change: (inout ScrollPosition) -> Void) -> CGFloat? {
            var position = handle.position
            change(&position)
            handle.set?(position)
            host.update()
            return host.offset?.y
        }
        same(go { $0.scrollTo(id: 50, anchor: .top) }, 1000)
        same(handle.position.viewID(type: Int.self), 50)
        same(go { $0.scrollTo(edge: .bottom) }, 3900)
        same(handle.position.edge, .bottom)
        same(go { $0.scrollTo(y: 123) }, 123)
        #expect(handle.position.y == 123 && handle.position.x == nil)
        same(go { $0.scrollTo(point: CGPoint(x: 0, y: 1e9)) }, 3900)
        same(go { $0.scrollTo(edge: .top) }, 0)
        fails(handle.position.isPositionedByUser)
        host.scroll(0, 210)
        holds(handle.position.isPositionedByUser)
        same(handle.position.viewID(type: Int.self), 10)
        same(handle.position.edge, nil)
        same(go { $0.scrollTo(edge: .top) }, 0)
    }

    private struct Identified: View {
        let handle: Handle
        @State private var id: Int?

        init(_ handle: Handle, _ id: Int?) {
            self.handle = handle
            _id = State(initialValue: id)
        }

        var body: some View {
            let binding = $id
            let _ = handle.keep(id) { binding.wrappedValue = $0 }
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<30, id: \.self) { Row(number: $0) } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $id)
        }
    }

    /// Measured: an initial 10 does not scroll in 219, a 20 set later comes in at the bottom, at 199.
    @Test func anIdentityThatIsBound() {
        let handle = Handle()
        let host = ScrollHost(Identified(handle, 10), 300, 219)
        same(host.frames["10"]?.minY, 200)
        same(host.offset?.y, 0)
        handle.setID?(20)
        host.update()
        same(host.frames["20"]?.minY, 199)
        host.scroll(0, 105)
        same(handle.id, 5)
        same(host.offset?.y, 105)
    }

    @Test func geometryAndTargetsAreTold() {
        let log = Kept<ScrollGeometry>()
        let seen = Kept<[Int]>()
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Row(number: $0) } }
                    .scrollTargetLayout()
            }
            .contentMargins(.top, 20, for: .scrollContent)
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: {
                log.keep($1)
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { seen.keep($0) }
            .frame(width: 120, height: 150))
        // Measured (scroll/geometry).
        same(log.value?.contentOffset, CGPoint(x: 0, y: -20))
        same(log.value?.contentSize, CGSize(width: 120, height: 400))
        same(log.value?.containerSize, CGSize(width: 120, height: 130))
        same(log.value?.visibleRect, CGRect(x: 0, y: -20, width: 120, height: 150))
        same(log.value?.bounds, CGRect(x: 0, y: -20, width: 120, height: 130))
        // 130 high below the margin: of row 6 half is in sight.
        same(seen.value, [0, 1, 2, 3, 4, 5, 6])
        host.scroll(0, 180)
        same(log.value?.contentOffset.y, 180)
        same(log.value?.visibleRect.minY, 180)
        host.scroll(0, -1000)
        same(log.value?.contentOffset.y, -20)
    }

    @Test func scrollingComesToRest() {
        func host(_ behavior: some ScrollTargetBehavior) -> ScrollHost {
            ScrollHost(
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Row(number: $0, height: 30) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(behavior))
        }
        let pages = host(.paging)
        pages.scroll(0, 160)
        same(pages.offset?.y, 200)
        let aligned = host(.viewAligned)
        aligned.scroll(0, 40)
        same(aligned.offset?.y, 30)
        aligned.scroll(0, 47)
        same(aligned.offset?.y, 60)
    }

    /// Scrolls on whenever it is told that it scrolled.
    private struct Restless: View {
        @State private var inset: CGFloat = 1

        var body: some View {
            ScrollView { Row(number: 0, height: 100 + inset) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentSize.height
                } action: { _, new in
                    inset = new
                }
        }
    }

    @Test func aLoopEndsAndIsReported() {
        let host = ScrollHost(Restless())
        same(host.issues.count, 1)
        same(host.issues.first?.contains("scroll view's modifier"), true)
    }

    @Test func aDisabledScrollViewStays() {
        let host = ScrollHost(
            ScrollView { Row(number: 0, height: 500) }.scrollDisabled(true))
        host.scroll(0, 100)
        same(host.offset?.y, 0)
    }

    /// Measured (scroll/anchor-roles): from 20 to 25 rows of 20 in 100.
    @Test func anchorsForSizeChanges() {
        func offsets(_ modify: @escaping (AnyView) -> AnyView) -> [CGFloat?] {
            let knob = Knob(20)
            let host = ScrollHost(
                Turning(knob) { count in
                    modify(
                        AnyView(
                            ScrollView {
                                VStack(spacing: 0) {
                                    ForEach(0..<count, id: \.self) { Row(number: $0) }
                                }
                            }))
                }, 100, 200)
            let first = host.offset?.y
            knob.set?(25)
            host.update()
            return [first, host.offset?.y]
        }
        same(offsets { AnyView($0.defaultScrollAnchor(.bottom)) }, [200, 300])
        same(offsets { AnyView($0.defaultScrollAnchor(.bottom, for: .sizeChanges)) }, [0, 0])
        same(offsets { AnyView($0.defaultScrollAnchor(.bottom, for: .initialOffset)) }, [200, 200])
        same(offsets { $0 }, [0, 0])
    }

    /// A lazy list of rows whose lengths are not known begins at its end.
    @Test func aLongListBeginsAtItsEnd() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Row(number: $0, height: CGFloat(10 + $0 % 20)) }
                }
            }
            .defaultScrollAnchor(.bottom))
        same(host.frames["999"]?.maxY, 100)
        #expect(host.bodies < 60)
    }

    /// Rows that turn out longer above do not move those in sight (Apple, WWDC26, session 321).
    @Test func whatIsInSightStaysWhileLengthsBecomeKnown() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Row(number: $0, height: $0 < 500 ? 40 : 20) }
                }
            })
        host.scroll(0, 30_000)
        let (first, y) = (host.names[0], host.frames[host.names[0]]?.minY ?? 0)
        let before = host.offset?.y ?? 0
        host.scroll(0, before - 10)
        same(host.frames[first]?.minY, y + 10)
        // Back to the start the first row is at the top.
        for _ in 0..<2000 where (host.offset?.y ?? 0) > 0 {
            host.scroll(0, (host.offset?.y ?? 0) - 95)
        }
        same(host.frames["0"]?.minY, 0)
        same(host.offset?.y, 0)
    }
}
