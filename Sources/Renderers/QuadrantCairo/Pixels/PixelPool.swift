internal import CCairo
internal import Foundation
internal import Synchronization

/// Memory of pixels that drawings hand on to one another: the first touch of fresh memory costs more
/// than filling a picture does.
///
/// Keeps at most `byteLimit` bytes while nothing is drawn; what is above goes back to the system.
final class PixelPool: Sendable {
    /// The pool of the process, as memory has no owner between drawings.
    static let shared = PixelPool()

    /// The most bytes kept: a frame of 1200 × 630 pixels, its layers and their masks.
    private static let byteLimit = 12_000_000
    /// Below this many bytes the allocator is quick by itself.
    static let least = 1 << 16

    /// A piece of memory; its address as a number, so that it may cross threads.
    struct Block: Sendable {
        var address: UInt
        var capacity: Int
    }

    /// The blocks that nobody uses at the moment.
    private let kept = Mutex<[Block]>([])

    /// Memory of at least `bytes` bytes, its content undefined; `nil` if there is none.
    func take(_ bytes: Int) -> Block? {
        let capacity = (bytes + Self.least - 1) / Self.least * Self.least
        let known = kept.withLock { blocks -> Block? in
            // Much larger ones are left for those who need them.
            let fitting = blocks.indices.filter {
                blocks[$0].capacity >= capacity && blocks[$0].capacity <= 2 * capacity
            }
            let best = fitting.min { blocks[$0].capacity < blocks[$1].capacity }
            return best.map { blocks.remove(at: $0) }
        }
        if let known { return known }
        guard let made = unsafe Self.allocate(capacity) else { return nil }
        return Block(address: UInt(bitPattern: made), capacity: capacity)
    }

    /// Large pieces begin where the system can give them in pages of 2 MB: touching 3 MB for the first
    /// time takes 0.4 to 0.7 ms so, and 1.4 in pages of 4 kB.
    private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer? {
        let page = 1 << 21
        guard capacity >= page else { return unsafe malloc(capacity) }
        var made: UnsafeMutableRawPointer?
        guard unsafe posix_memalign(&made, page, capacity) == 0, let made = unsafe made else {
            return nil
        }
        // Advice only: nothing depends on whether it is taken. What does not fill a page stays small.
        unsafe madvise(made, capacity / page * page, 14)
        return unsafe made
    }

    /// Takes memory back that nothing uses any more.
    func give(_ block: Block) {
        let isKept = kept.withLock { blocks in
            let total = blocks.reduce(block.capacity) { $0 + $1.capacity }
            guard total <= Self.byteLimit else { return false }
            blocks.append(block)
            return true
        }
        if !isKept { unsafe free(UnsafeMutableRawPointer(bitPattern: block.address)) }
    }
}

extension PixelPool {
    /// An image surface in memory of the pool, which gets it back when Cairo lets go of the surface;
    /// `nil` if there is no memory. Its pixels are undefined unless it is cleared.
    func surface(
        format: cairo_format_t, width: Int, height: Int, isCleared: Bool
    ) -> OpaquePointer? {
        let stride = Int(cairo_format_stride_for_width(format, Int32(width)))
        guard stride > 0, let block = take(stride * height),
            let memory = unsafe UnsafeMutableRawPointer(bitPattern: block.address)
        else { return nil }
        if isCleared { unsafe memset(memory, 0, stride * height) }
        let data = unsafe memory.assumingMemoryBound(to: UInt8.self)
        let surface = unsafe cairo_image_surface_create_for_data(
            data, format, Int32(width), Int32(height), Int32(stride))
        let owner = unsafe Unmanaged.passRetained(Owner(block))
        let status = unsafe cairo_surface_set_user_data(
            surface, Self.key, owner.toOpaque(),
            { pointer in
                guard let pointer = unsafe pointer else { return }
                let owner = unsafe Unmanaged<Owner>.fromOpaque(pointer).takeRetainedValue()
                PixelPool.shared.give(owner.block)
            })
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            unsafe give(owner.takeRetainedValue().block)
            return nil
        }
        return unsafe surface
    }

    /// Gives a block back to the pool when Cairo lets go of the surface.
    private final class Owner {
        let block: Block
        init(_ block: Block) { self.block = block }
    }

    /// A key by which Cairo finds the owner of a surface's memory: only its address counts.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>
        .allocate(capacity: 1)
}
