package import Foundation

/// `alignmentGuide(_:computeValue:)`: sets one guide, lays out as its child does.
package struct GuideRule {
    package let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    package init(_ guide: HorizontalAlignment, compute: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.compute = compute
    }

    package init(_ guide: VerticalAlignment, compute: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.compute = compute
    }
}
