import Expectations
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Links to the frames of the display.
@MainActor @Suite struct DisplayLinkTests {
    @MainActor final class Frames {
        var times: [CFTimeInterval] = []
        var link: CADisplayLink?

        func begin() {
            link = CADisplayLink(target: self, selector: Selector(Frames.frame(_:)))
            link?.add(to: .main, forMode: .common)
        }

        func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test func framesCallTheTarget() {
        let frames = Frames()
        let host = ViewHost(width: 10, height: 10) { Color.red.onAppear { frames.begin() } }
        host.advance(by: 0.11)
        same(frames.times.count, 6)
        holds(zip(1..., frames.times).allSatisfy { abs($1 - Double($0) / 60) < 0.000_001 })
        frames.link?.invalidate()
        host.advance(by: 0.1)
        same(frames.times.count, 6)
    }

    /// It keeps its target until it is invalidated, and does not begin again.
    @Test func aLinkKeepsItsTargetUntilItIsInvalidated() {
        var frames: Frames? = Frames()
        weak let kept = frames
        frames?.begin()
        let link = frames?.link
        frames?.link = nil
        frames = nil
        #expect(kept != nil)
        link?.invalidate()
        #expect(kept == nil)
        link?.add(to: .main, forMode: .common)
        same(link?.timestamp, 0)
    }

    @Test func constraintsMayBeAboutTheGuidesOfAScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(scroll.contentLayoutGuide.owningView === scroll)
        #expect(scroll.frameLayoutGuide.owningView === scroll)
        scroll.scrollIndicatorInsets.top = 4
        same(scroll.verticalScrollIndicatorInsets.top, 4)
    }
}
