internal import Foundation
internal import QuadrantCore
internal import QuadrantInspection
internal import SwiftUI

/// The child's part: loads the library, makes the view, draws it and writes the picture to standard
/// output.
///
/// It is a process of its own so that a body that traps or never ends takes nothing else with it.
package enum ViewProcess {
    /// The status with which it ends where the view has no size.
    static let emptyStatus: Int32 = 211
    /// The status with which it ends where the picture would be too large; the size in pixels is then
    /// on standard error as `width height`.
    static let tooLargeStatus: Int32 = 212

    /// The status with which it ends where the drawing failed; why is then on standard error, behind
    /// `reasonMark`.
    static let failedStatus: Int32 = 213

    /// The status with which it ends where views nest without end; where is then on standard error, behind
    /// `reasonMark`.
    static let nestedStatus: Int32 = 214

    /// What the reason of a failure begins with, to tell it from what the user's code printed.
    static let reasonMark = "quadrant-reason "

    /// Draws what is asked for, and ends the process.
    ///
    /// Whatever the user's code prints goes to standard error.
    @MainActor package static func run(_ request: ViewRequest) -> Never {
        // Not for programs that the view starts.
        let picture = duplicate(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let wholeTime = request.timeLimit + request.options.waitingTime
        alarm(UInt32(min(wholeTime + 5, 200_000)))
        endWithParent(1, UInt(SIGKILL), 0, 0, 0)  // PR_SET_PDEATHSIG
        request.memoryLimit.map(MemoryLimit.apply)
        request.options.holdInProcess()
        guard let library = dlopen(request.library, RTLD_NOW | RTLD_LOCAL),
            let symbol = dlsym(library, request.symbol)
        else {
            fail(dlerror().map { String(cString: $0) } ?? "no entry \(request.symbol)")
        }
        CrashReporter.install(watching: symbol)
        do {
            var options = request.options
            let view = try view(from: symbol, request, options: &options)
            write(try output(for: view, request, options), to: picture)
            exit(0)
        } catch DrawingError.empty {
            exit(emptyStatus)
        } catch DrawingError.nestedWithoutEnd(let reason) {
            tell(reason)
            exit(nestedStatus)
        } catch DrawingError.tooLarge(let excess) {
            Console.error("\(excess.width) \(excess.height)\n")
            exit(tooLargeStatus)
        } catch {
            fail((error as? DrawingError)?.reason ?? "\(error)")
        }
    }

    /// The picture, or the explanation of the layout.
    @MainActor private static func output(
        for view: AnyView, _ request: ViewRequest, _ options: DrawingOptions
    ) throws -> Data {
        func warn(_ issue: String) {
            FileHandle.standardError.write(Data("warning: \(issue)\n".utf8))
        }
        guard let style = request.explanation else {
            return try drawing(
                of: view, options: options, willEvaluate: CrashReporter.willEvaluate,
                onIssue: warn)
        }
        let (tree, origin) = try laidOutTree(
            of: view, options: options, willEvaluate: CrashReporter.willEvaluate, onIssue: warn)
        let snapshot = TreeSnapshot(of: tree, at: origin)
        return style == .json
            ? try snapshot.json() : Data(snapshot.text(space: "in picture").utf8)
    }

    @MainActor private static func view(
        from symbol: UnsafeMutableRawPointer, _ request: ViewRequest,
        options: inout DrawingOptions
    ) throws -> AnyView {
        typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
        let entry = unsafeBitCast(symbol, to: Entry.self)
        guard request.isPreview else {
            let memory = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
            defer { memory.deallocate() }
            entry(memory)
            let view = memory.move()
            guard let part = request.part else { return view }
            return AnyView(ProviderPart(previews: view, position: part))
        }
        let memory = UnsafeMutablePointer<Preview>.allocate(capacity: 1)
        defer { memory.deallocate() }
        entry(memory)
        let preview = memory.move()
        options.preview = preview.settings
        return preview.isPlain ? preview.view : try modifiedView(of: preview)
    }

    /// The view with what is shared by its modifiers, which may take its time.
    @MainActor private static func modifiedView(of preview: Preview) throws -> AnyView {
        var result: Result<AnyView, any Error>?
        Task { @MainActor in
            do {
                result = .success(try await preview.modifiedView())
            } catch {
                result = .failure(error)
            }
        }
        MainActorJobs.runOnMainThread { result == nil }
        switch result {
        case .success(let view): return view
        case .failure(let error):
            throw DrawingError.failed("a PreviewModifier's makeSharedContext threw: \(error)")
        case nil: throw DrawingError.failed("nothing can run on the main actor")
        }
    }

    private static func write(_ data: Data, to file: Int32) {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { exit(failedStatus) }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    private static func fail(_ reason: String) -> Never {
        tell(reason)
        exit(failedStatus)
    }

    /// Leaves the reason of a failure for the parent, behind all that was printed.
    private static func tell(_ reason: String) {
        fflush(nil)
        Console.error("\(reasonMark)\(reason)\n")
    }
}

/// Of `fcntl`, whose C declaration takes any number of arguments, the form with one.
@_silgen_name("fcntl")
private func duplicate(_ file: Int32, _ command: Int32, _ least: Int32) -> Int32

/// `prctl`: lets the kernel end this process when its parent ends, which Control-C reaches alone.
@_silgen_name("prctl")
@discardableResult
private func endWithParent(
    _ option: Int32, _ signal: UInt, _ third: UInt, _ fourth: UInt, _ fifth: UInt
) -> Int32

/// One of the previews that a provider has.
private struct ProviderPart: View {
    let previews: AnyView
    let position: Int

    var body: some View {
        Group(subviews: previews) { all in
            if position < all.count { all[position] }
        }
    }
}
