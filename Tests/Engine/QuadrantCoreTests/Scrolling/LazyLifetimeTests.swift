import SwiftUI
import TestedViews
import Testing

/// Something that views in lazy containers hold on to.
private final class Held {}

private final class Box {
    var held: Held? = Held()
}

private struct Holder: View {
    let held: Held

    var body: some View { Color.gray.frame(height: 20) }
}

/// What lazy containers hold is let go of with them.
@MainActor @Suite struct LazyLifetimeTests {
    @ViewBuilder private func content(_ held: Held) -> some View {
        ScrollView {
            LazyVStack {
                Holder(held: held)
                ForEach(0..<100) { _ in Holder(held: held) }
            }
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Section("Title") { ForEach(0..<100) { _ in Holder(held: held) } }
            }
        }
    }

    @Test func aTreeThatIsGoneHoldsNothing() {
        weak var held: Held?
        func show(_ new: Held) {
            held = new
            ScrollHost(content(new)).scroll(0, 500)
        }
        show(Held())
        #expect(held == nil)
    }

    @Test(arguments: [false, true]) func whatWasTakenOutHoldsNothing(isInside: Bool) {
        let knob = Knob(true)
        let box = Box()
        weak let held = box.held
        let host = ScrollHost(
            Turning(knob) { isThere in
                VStack {
                    if isThere, let held = box.held {
                        if isInside { ZStack { content(held) } } else { content(held) }
                    }
                }
            })
        host.scroll(0, 500)
        box.held = nil
        #expect(held != nil)
        knob.set?(false)
        host.update()
        #expect(held == nil)
    }
}
