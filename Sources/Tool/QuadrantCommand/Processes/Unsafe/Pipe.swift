internal import Foundation

/// Both ends of a pipe; neither survives into a child that is not given it.
final class Pipe {
    /// The end from which is read.
    let reading: Int32
    /// The other end; -1 once it is closed here.
    private(set) var writing: Int32

    /// A pipe; `nil` where the process may open no more.
    init?() {
        var ends: [Int32] = [0, 0]
        guard unsafe makePipe(&ends, O_CLOEXEC) == 0 else { return nil }
        reading = ends[0]
        writing = ends[1]
    }

    deinit {
        closeWriting()
        Foundation.close(reading)
    }

    /// Closes the end to which a child writes.
    func closeWriting() {
        if writing >= 0 { Foundation.close(writing) }
        writing = -1
    }
}

/// `pipe2`, which headers show to GNU sources only: no other thread can start a program in between, to which an
/// end would go.
@_silgen_name("pipe2")
private func makePipe(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
