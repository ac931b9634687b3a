import Foundation
import QuadrantEvents
import QuadrantGeometry
import QuadrantLayout

/// A finger that has opened a menu and goes on to its items without being lifted.
struct MenuSlide {
    /// Where it was when the menu opened.
    let start: CGPoint
    /// By which name it presses items.
    let presses: GestureArena.FingerName
    /// Whether it has gone on.
    var hasMoved = false
    /// The item that it presses; `nil` for none.
    var item: NodeID?

    /// How far it goes before it counts as going on, in points.
    static let slack: CGFloat = 10
}

extension GestureArena {
    /// Lets a finger that is down choose among the items of what it has opened: it presses the one that it is over, and
    /// the item acts when the finger is lifted there.
    ///
    /// - Parameter id: The number of the finger in samples.
    package func slide(finger id: Int) {
        guard let (name, finger) = fingers.first(where: { $0.value.id == id }) else { return }
        // Numbers that no event has.
        let presses = FingerName(kind: .touch, id: .min + id)
        slides[name] = MenuSlide(start: finger.last.location, presses: presses)
    }

    /// Such a finger has moved.
    func slideOn(_ sample: TouchSample, _ name: FingerName) {
        guard var slide = slides[name] else { return }
        guard slide.hasMoved || slide.start.distance(to: sample.location) > MenuSlide.slack else {
            return
        }
        slide.hasMoved = true
        let item = openItem(at: sample.location)
        let press = sample.pressing(.moved)
        if item == slide.item {
            if item != nil { go(on: press, slide.presses) }
        } else {
            if slide.item != nil { finish(sample.pressing(.cancelled), slide.presses) }
            if item != nil { begin(sample.pressing(.began), slide.presses) }
        }
        slide.item = item
        slides[name] = slide
    }

    /// Such a finger was lifted, or taken away.
    func end(_ slide: MenuSlide, _ sample: TouchSample) {
        if slide.item != nil { finish(sample.pressing(sample.phase), slide.presses) }
    }

    /// The item of an open menu at a point; `nil` for none.
    private func openItem(at point: CGPoint) -> NodeID? {
        guard let tree, tree.raised.front != nil else { return nil }
        return tree.nodes(at: point).first {
            tree.note(TapActions.self, of: $0)?.entries.isEmpty == false
        }
    }
}

extension TouchSample {
    /// The sample of a finger that presses where this one is.
    fileprivate func pressing(_ phase: InputEvent.Phase) -> TouchSample {
        TouchSample(id: 0, kind: .touch, phase: phase, time: time, location: location)
    }
}
