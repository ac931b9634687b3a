import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Every form of the layout modifiers, with the labels and defaults of Apple's reference; each call
/// must compile, and where it says so lay out alike.
@MainActor @Suite struct ModifierFormsTests {
    private var box: some View { Color.red.frame(width: 40, height: 20) }

    private func frame(_ view: some View, _ width: CGFloat = 100) -> CGRect? {
        LayoutSnapshot(
            of: VStack { view.accessibilityIdentifier("a") },
            proposal: ProposedViewSize(width: width, height: 100)
        ).frames["a"]
    }

    @Test func backgroundsAndOverlaysChangeNoSize() {
        let backgrounds = Group {
            box.background { Text("a") }
            box.background(alignment: .topLeading) {
                Color.red
                Text("a")
            }
            box.background(Text("a"), alignment: .bottom)
            box.background(Color.blue)
            box.background(.blue)
            box.background(.background, ignoresSafeAreaEdges: [])
            box.background()
            box.background(ignoresSafeAreaEdges: .top)
            box.background(in: Circle())
            box.background(in: Capsule(), fillStyle: FillStyle(eoFill: true))
            box.background(.blue, in: Rectangle())
            box.background(.blue, in: Circle(), fillStyle: FillStyle(antialiased: false))
            box.background(in: Circle()).backgroundStyle(.blue)
        }
        let overlays = Group {
            box.overlay { Text("a") }
            box.overlay(alignment: .bottomTrailing) {
                Color.red
                Text("a")
            }
            box.overlay(Text("a"))
            box.overlay(Text("a"), alignment: .leading)
            box.overlay(.blue)
            box.overlay(.blue, ignoresSafeAreaEdges: .horizontal)
            box.overlay(.blue, in: Circle())
            box.overlay(
                .blue, in: Rectangle().inset(by: 10).stroke(lineWidth: 5), fillStyle: FillStyle())
        }
        let others = Group {
            box.border(.red)
            box.border(Color.red, width: 4)
            box.hidden()
            box.clipped()
            box.clipped(antialiased: true)
            box.zIndex(1)
            box.layoutPriority(2)
            box.flipsForRightToLeftLayoutDirection(true)
            box.layoutDirectionBehavior(.mirrors)
            box.environment(\.layoutDirection, .rightToLeft)
        }
        let views = VStack(spacing: 0) {
            backgrounds
            overlays
            others
        }
        let count: CGFloat = 13 + 8 + 10
        same(
            LayoutSnapshot(of: views, proposal: .unspecified).size,
            CGSize(width: 40, height: 20 * count))
    }

    @Test func frames() {
        same(frame(Color.red.frame(width: 30)), CGRect(x: 0, y: 0, width: 30, height: 100))
        same(frame(Color.red.frame(height: 30, alignment: .top))?.size.height, 30)
        same(frame(Color.red.frame(width: nil, height: nil, alignment: .leading))?.width, 100)
        same(frame(box.frame(maxWidth: .infinity, alignment: .trailing))?.width, 100)
        same(
            frame(
                box.frame(
                    minWidth: 50, idealWidth: 60, maxWidth: 70, minHeight: 10, idealHeight: 15,
                    maxHeight: 30, alignment: .bottomLeading))?.size, CGSize(width: 70, height: 30))
        same(frame(Color.red.fixedSize())?.size, CGSize(width: 10, height: 10))
        same(frame(Color.red.fixedSize(horizontal: true, vertical: false))?.width, 10)
    }

    @available(*, deprecated) private var framed: some View { box.frame() }

    @available(*, deprecated) @Test func aFrameWithoutLengths() {
        same(frame(framed)?.size, CGSize(width: 40, height: 20))
    }

    @Test func ratios() {
        same(frame(Color.red.aspectRatio(2, contentMode: .fit))?.height, 50)
        same(frame(Color.red.aspectRatio(contentMode: .fit))?.height, 100)
        let size = CGSize(width: 4, height: 1)
        same(frame(Color.red.aspectRatio(size, contentMode: .fit))?.height, 25)
        same(frame(Color.red.aspectRatio(size, contentMode: .fill))?.width, 400)
        same(frame(Color.red.scaledToFit(), 50)?.height, 50)
        same(frame(Color.red.scaledToFill(), 50)?.width, 100)
    }

    @Test func paddings() {
        same(frame(box.padding())?.size, CGSize(width: 72, height: 52))
        same(frame(box.padding(5))?.size, CGSize(width: 50, height: 30))
        same(frame(box.padding(.leading))?.size, CGSize(width: 56, height: 20))
        same(frame(box.padding(.vertical, 5))?.size, CGSize(width: 40, height: 30))
        same(frame(box.padding([.top, .leading], nil))?.size, CGSize(width: 56, height: 36))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        same(frame(box.padding(insets))?.size, CGSize(width: 46, height: 24))
    }

    @Test func placesAndGuides() {
        let views = ZStack(alignment: .topLeading) {
            box.position(x: 50, y: 50)
            box.position(CGPoint(x: 50, y: 50))
            box.offset(x: 5)
            box.offset(x: 5, y: 6)
            box.offset(CGSize(width: 5, height: 6))
            box.alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
            box.alignmentGuide(.top, computeValue: { $0[explicit: .top] ?? $0.height })
            box.alignmentGuide(HorizontalAlignment.leading) { d in d.width }
            box.alignmentGuide(VerticalAlignment.top) { d in d[.bottom] }
        }
        let snapshot = LayoutSnapshot(of: views, proposal: ProposedViewSize(width: 9, height: 9))
        #expect(snapshot.size.width > 0)
    }
}
