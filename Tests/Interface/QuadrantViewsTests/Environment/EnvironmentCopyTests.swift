import Expectations
import QuadrantCore
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Environments as values: what somebody keeps of one stays as it is.
@MainActor @Suite struct EnvironmentCopyTests {
    private let offer = ProposedViewSize(width: 100, height: 100)

    private final class Copies {
        var all: [EnvironmentValues] = []
    }

    private struct Copying: View {
        @Environment(\.self) private var environment
        let copies: Copies

        var body: some View {
            copies.all.append(environment)
            _ = (environment.lineLimit, environment.lineSpacing)
            return Color.red
        }
    }

    /// The body reads two keys of the copy: it is evaluated again for these.
    @Test func aCopyKeepsItsValues() {
        let (knob, copies) = (Knob(1), Copies())
        let tree = liveTree(
            Turning(knob) { number in
                Copying(copies: copies).lineLimit(number).lineSpacing(CGFloat(number))
            })
        tree.update(offer)
        for number in 2...4 {
            knob.set?(number)
            tree.update(offer)
        }
        same(copies.all.map(\.lineLimit), [1, 2, 3, 4])
        same(copies.all.map(\.lineSpacing), [1, 2, 3, 4])
    }

    /// As the copy above, with a value between that does not change.
    @Test func aCopyKeepsWhatIsSetFurtherOut() {
        let (knob, copies) = (Knob(1), Copies())
        let tree = liveTree(
            Turning(knob) { number in
                VStack { Copying(copies: copies).lineSpacing(5) }.lineLimit(number)
            })
        tree.update(offer)
        knob.set?(2)
        tree.update(offer)
        same(copies.all.map(\.lineLimit), [1, 2])
        same(copies.all.map(\.lineSpacing), [5, 5])
    }

    /// An environment that was put in as a whole belongs to who made it.
    @Test func anEnvironmentThatIsPutInStaysAsItWas() {
        var (one, two) = (EnvironmentValues(), EnvironmentValues())
        (one.lineLimit, two.lineLimit) = (1, 2)
        let (knob, copies) = (Knob(one), Copies())
        let tree = liveTree(
            Turning(knob) { values in
                Copying(copies: copies).environment(\.self, values)
            })
        tree.update(offer)
        knob.set?(two)
        tree.update(offer)
        same(copies.all.map(\.lineLimit), [1, 2])
        same(one.lineLimit, 1)
    }

    private struct Neighbours: View {
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).environment(\.self, EnvironmentValues())
                Text("abc").accessibilityIdentifier("text")
            }
        }
    }

    /// What stands behind such a view is told of changes as before.
    @Test func readsAreNotedBehindAnEnvironmentThatIsPutIn() {
        let knob = Knob(CGFloat(10))
        let tree = liveTree(Turning(knob) { Neighbours().font(.system(size: $0)) })
        tree.update(offer)
        let width = tree.frames["text"]?.width ?? 0
        knob.set?(20)
        tree.update(offer)
        #expect(width > 0)
        same(tree.frames["text"]?.width, width * 2)
    }
}
