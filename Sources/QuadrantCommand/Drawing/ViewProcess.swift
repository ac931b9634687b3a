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

    /// The status with which it ends where the drawing failed; why is then on standard error.
    static let failedStatus: Int32 = 213

    /// The status with which it ends where views nest without end; where is then on standard error.
    static let nestedStatus: Int32 = 214

    /// Draws what is asked for, and ends the process.
    ///
    /// Whatever the user's code prints goes to standard error.
    @MainActor package static func run(_ request: ViewRequest) -> Never {
        let picture = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        alarm(UInt32(min(request.timeLimit + 5, 100_000)))
        limitMemory()
        request.options.holdInProcess()
        guard let library = dlopen(request.library, RTLD_NOW | RTLD_LOCAL),
            let symbol = dlsym(library, request.symbol)
        else {
            fail(dlerror().map { String(cString: $0) } ?? "no entry \(request.symbol)")
        }
        CrashReporter.install(watching: symbol)
        do {
            var options = request.options
            options.useStringsOfResources()
            let view = try view(from: symbol, request, options: &options)
            write(try output(for: view, request, options), to: picture)
            exit(0)
        } catch DrawingError.empty {
            exit(emptyStatus)
        } catch DrawingError.nestedWithoutEnd(let reason) {
            Console.error("\(reason)\n")
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
        let snapshot = TreeSnapshot(
            of: try laidOutTree(
                of: view, options: options, willEvaluate: CrashReporter.willEvaluate,
                onIssue: warn))
        return style == .json ? try snapshot.json() : Data(snapshot.text().utf8)
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

    /// Makes a body without end a trap of its own, before it takes the machine's memory from others.
    ///
    /// 4 GiB, of which the largest picture takes 1.6, or three quarters of the machine's if that is less;
    /// but no less than 3 GiB of addresses, as not all of them are used.
    private static func limitMemory() {
        let physical = UInt(max(0, sysconf(Int32(_SC_PHYS_PAGES)))) * UInt(getpagesize())
        let wanted = max(3 << 30, min(4 << 30, physical / 4 * 3))
        let kind = __rlimit_resource_t(UInt32(9))  // RLIMIT_AS
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, wanted)
        setrlimit(kind, &limit)
    }

    private static func fail(_ reason: String) -> Never {
        Console.error("\(reason)\n")
        exit(failedStatus)
    }
}

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
