internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// The drawings of moments of a view, until it is known how large a canvas all of them need.
struct KeptFrames {
    /// About how many items are kept. What is the same in several moments is kept once.
    let room: Int
    private var frames: [Frame] = []
    private var known: Set<ObjectIdentifier> = []
    private var count = 0
    /// A size that has room for each moment so far.
    private(set) var size = CGSize.zero

    /// Whether no more should be kept.
    var isFull: Bool { count >= room }

    init(room: Int) {
        self.room = room
    }

    /// - Complexity: Linear in the number of items that no frame had before.
    mutating func add(_ frame: Frame) {
        frames.append(frame)
        size.width = max(size.width, frame.list.size.width)
        size.height = max(size.height, frame.list.size.height)
        countItems(of: frame.list.root)
    }

    /// All frames in their order; none is kept after that.
    mutating func takeAll() -> [Frame] {
        defer { (frames, known) = ([], []) }
        return frames
    }

    private mutating func countItems(of fragment: Fragment) {
        var pending = [fragment]
        while let next = pending.popLast() {
            guard known.insert(ObjectIdentifier(next)).inserted else { continue }
            count += next.items.count
            for case .group(let group) in next.items {
                pending.append(group.content)
                if let mask = group.mask { pending.append(mask) }
            }
        }
    }
}

extension Frame {
    /// Whether nothing of it is cut on a canvas.
    func fits(in canvas: CGSize) -> Bool {
        list.size.width <= canvas.width && list.size.height <= canvas.height
    }

    /// The frame with its drawing in the middle of a canvas, on whole pixels. Its damage stays as it is: none, or some.
    func centered(on canvas: CGSize, pixelScale: CGFloat) -> Frame {
        let pixel = max(pixelScale, 1)
        func middle(_ room: CGFloat) -> CGFloat { (room / 2 * pixel).rounded() / pixel }
        // All of a drawing is in one group, which stands where the view does.
        guard canvas != list.size, var group = list.root.onlyGroup else { return self }
        group.transform = CGAffineTransform(
            translationX: origin.x + middle(canvas.width - list.size.width),
            y: origin.y + middle(canvas.height - list.size.height))
        var result = self
        result.list.size = canvas
        result.list.root = Fragment(items: [.group(group)])
        return result
    }
}
