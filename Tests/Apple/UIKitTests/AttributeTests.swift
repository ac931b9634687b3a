import Expectations
import SwiftUI
import Testing

/// Texts with attributes of UIKit's scope, and what labels and views make of them.
@Suite struct AttributeTests {
    private var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        return style
    }

    private var keys: [NSAttributedString.Key: Any] {
        [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
            .backgroundColor: UIColor.blue, .paragraphStyle: style, .kern: 2, .baselineOffset: 1.5,
            .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.green,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strokeWidth: 3.0,
            .link: "https://example.org",
        ]
    }

    @Test func keysBecomeAttributes() throws {
        let container = AttributeContainer(keys)
        same(container.uiKit.font, .boldSystemFont(ofSize: 20))
        same(container.uiKit.foregroundColor, .red)
        same(container.uiKit.backgroundColor, .blue)
        same(container.uiKit.paragraphStyle?.lineSpacing, 4)
        same(container.uiKit.kern, 2)
        same(container.uiKit.baselineOffset, 1.5)
        same(container.uiKit.underlineStyle, .double)
        same(container.uiKit.underlineColor, .green)
        same(container.uiKit.strikethroughStyle, .single)
        same(container.uiKit.strokeWidth, 3)
        same(container.link, URL(string: "https://example.org"))
        let links = try AttributeContainer(keys, including: \.foundation)
        #expect(links.uiKit.font == nil && links.link != nil)
        same(AttributeContainer([.font: "no font"]), AttributeContainer())
    }

    @Test func andBack() throws {
        var text = AttributedString("ab")
        text.uiKit.font = .systemFont(ofSize: 30)
        text.uiKit.paragraphStyle = style
        let range = try #require(text.range(of: "b"))
        text[range].uiKit.foregroundColor = .red
        text[range].foregroundColor = .blue
        let made = NSAttributedString(text)
        let (first, last) = (
            made.attributes(at: 0, effectiveRange: nil), made.attributes(at: 1, effectiveRange: nil)
        )
        same(first[.font] as? UIFont, .systemFont(ofSize: 30))
        same((first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing, 4)
        #expect(first[.foregroundColor] == nil)
        same(last[.foregroundColor] as? UIColor, .red)
        let again = AttributedString(made)
        same(again.uiKit.font, .systemFont(ofSize: 30))
        same(again.runs.map { $0.uiKit.foregroundColor }, [nil, .red])
        let only = try AttributedString(made, including: \.swiftUI)
        same(only.uiKit.font, nil)
        same([NSAttributedString.Key: Any](AttributeContainer(keys)).count, keys.count)
    }

    /// Names that both scopes have are SwiftUI's where views are written.
    @Test func namesOfBothAreOfSwiftUI() {
        var text = AttributedString("a")
        text.foregroundColor = .red
        text.font = .title
        same(text.swiftUI.foregroundColor, Color.red)
        same(text.uiKit.foregroundColor, nil)
    }

    @Test @MainActor func animatorsMakeTheirChangesOnce() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        func animator() -> UIViewPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
                view.alpha -= 0.25
            }
            animator.addCompletion { ends.append($0) }
            return animator
        }
        let first = animator()
        first.pauseAnimation()
        #expect(first.state == .active && view.alpha == 1)
        first.startAnimation()
        #expect(first.state == .inactive && view.alpha == 0.75)
        first.startAnimation()
        same(view.alpha, 0.75)
        let back = animator()
        back.isReversed = true
        back.startAnimation()
        let stopped = animator()
        stopped.pauseAnimation()
        stopped.stopAnimation(false)
        stopped.finishAnimation(at: .current)
        let left = animator()
        left.pauseAnimation()
        left.stopAnimation(true)
        left.startAnimation()
        same(view.alpha, 0.75)
        same(ends, [.end, .start, .current])
    }

    @Test func layersAreCopied() {
        final class Ring: CALayer {
            var progress = 0.5
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                progress = (layer as? Ring)?.progress ?? 0
            }
        }
        let ring = Ring()
        (ring.progress, ring.cornerRadius, ring.name) = (0.75, 4, "ring")
        ring.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        ring.addSublayer(CALayer())
        let copy = Ring(layer: ring)
        same(copy.progress, 0.75)
        #expect(copy.frame == ring.frame && copy.cornerRadius == 4 && copy.name == "ring")
        #expect(copy.sublayers == nil)
    }
}
