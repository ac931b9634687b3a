import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// Behaviors of one's own, by Apple's page of `ScrollTargetBehavior`.
@MainActor @Suite struct ScrollTargetBehaviorTests {
    /// Rests at multiples of ten points; limits scrolls where lines are limited.
    private struct Tens: ScrollTargetBehavior {
        let asked: (Axis.Set, Int?) -> Void

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
        }

        func properties(context: PropertiesContext) -> Properties {
            asked(context.axes, context.environment.lineLimit)
            var result = Properties()
            result.limitsScrolls = context.environment.lineLimit != nil
            return result
        }
    }

    private func scroll(_ behavior: some ScrollTargetBehavior, _ axes: Axis.Set = .vertical)
        -> some View
    {
        ScrollView(axes) { Row(number: 0, height: 900) }.scrollTargetBehavior(behavior)
    }

    @Test func aBehaviorIsAskedForItsProperties() {
        var asked: [(Axis.Set, Int?)] = []
        let knob = Knob<Int?>(nil)
        let host = ScrollHost(
            Turning(knob) { limit in
                scroll(Tens { asked.append(($0, $1)) }, [.horizontal, .vertical]).lineLimit(limit)
            })
        same(asked.count, 1)
        #expect(asked.first?.0 == [.horizontal, .vertical] && asked.first?.1 == nil)
        empty(host.issues)
        host.scroll(0, 128)
        same(host.offset?.y, 130)
        knob.set?(2)
        host.update()
        same(asked.last?.1, 2)
        empty(host.issues)
    }

    @Test func propertiesAreThoseOfNoneByDefault() {
        struct Plain: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
        }
        for behavior in [AnyScrollTargetBehavior(Plain()), .init(.paging), .init(.viewAligned)] {
            empty(ScrollHost(scroll(behavior)).issues)
        }
        same(ScrollTargetBehaviorProperties(), ScrollTargetBehaviorProperties())
    }
}
