internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// The drawings of moments of a view, until it is known how large a canvas all of them need.
struct KeptMoments {
    /// A drawing on a canvas of the view's own size.
    struct Moment {
        var list: DisplayList
        /// Where the view's top left corner stands on it.
        var origin: CGPoint
    }

    /// About how many items are kept. What is the same in several moments is kept once.
    let room: Int
    private var moments: [Moment] = []
    private var known: Set<ObjectIdentifier> = []
    private var count = 0
    /// A size that has room for each moment so far.
    private(set) var size = CGSize.zero

    /// Whether no more should be kept.
    var isFull: Bool { count >= room }

    init(room: Int) {
        self.room = room
    }

    /// - Complexity: Linear in the number of items that no moment had before.
    mutating func add(_ moment: Moment) {
        moments.append(moment)
        size.width = max(size.width, moment.list.size.width)
        size.height = max(size.height, moment.list.size.height)
        countItems(of: moment.list.root)
    }

    /// All moments in their order; none is kept after that.
    mutating func takeAll() -> [Moment] {
        defer { (moments, known) = ([], []) }
        return moments
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

extension KeptMoments.Moment {
    /// Whether nothing of it is cut on a canvas.
    func fits(in canvas: CGSize) -> Bool {
        list.size.width <= canvas.width && list.size.height <= canvas.height
    }

    /// The drawing in the middle of a canvas, on whole pixels.
    func list(on canvas: CGSize, pixelScale: CGFloat) -> DisplayList {
        let pixel = max(pixelScale, 1)
        func middle(_ room: CGFloat) -> CGFloat { (room / 2 * pixel).rounded() / pixel }
        // All of a drawing is in one group, which stands where the view does.
        guard canvas != list.size, var group = list.root.onlyGroup else { return list }
        group.transform = CGAffineTransform(
            translationX: origin.x + middle(canvas.width - list.size.width),
            y: origin.y + middle(canvas.height - list.size.height))
        var result = list
        result.size = canvas
        result.root = Fragment(items: [.group(group)])
        return result
    }
}
