internal import CMainBundle
internal import CRunGuard
internal import Foundation
internal import QuadrantCore
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

/// The child's part: loads the library, makes the view, draws it and hands the picture over in
/// `DrawingMemory`.
///
/// It is a process of its own so that a body that traps or never ends takes nothing else with it.
package enum ViewProcess {
    /// Draws the view of the request, and ends the process.
    ///
    /// Whatever the user's code prints goes to standard error.
    @MainActor package static func run(_ request: ViewRequest) -> Never {
        guard DrawingMemory.open() else {
            Console.error("quadrant: this command is only for quadrant itself\n")
            exit(ExitCode.usage.rawValue)
        }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let wholeTime = request.timeLimit + request.options.waitingTime
        alarm(UInt32(min(wholeTime + 5, 200_000)))
        endWithParent(1, UInt(SIGKILL), 0, 0, 0)  // PR_SET_PDEATHSIG
        if let mark = unsafe getenv(ProcessGroup.variable) {
            unsafe quadrant_guard_run(
                getppid(), unsafe "\(ProcessGroup.variable)=\(String(cString: mark))")
        }
        IssueReport.markIssues()
        request.memoryLimit.map(MemoryLimit.apply)
        confine(to: request, seconds: wholeTime)
        request.bundle.map(useMainBundle)
        request.options.holdInProcess()
        guard let library = unsafe dlopen(request.library, RTLD_NOW | RTLD_LOCAL),
            let symbol = unsafe dlsym(library, request.symbol)
        else {
            unsafe end(
                .cannotLoad(
                    dlerror().map { unsafe String(cString: $0) } ?? "no entry \(request.symbol)"))
        }
        unsafe CrashReporter.install(watching: symbol)
        PictureWatch.begin { CrashReporter.willRead($0) }
        do {
            var options = request.options
            let view = unsafe try view(from: symbol, request, options: &options)
            let picture = try output(for: view, request, options)
            end(DrawingMemory.give(picture) ? .drawn : .outOfMemory)
        } catch let error as DrawingError {
            end(outcome(of: error))
        } catch {
            end(.failed("\(error)"))
        }
    }

    /// Confines this process if the request says so. All that strangers made is read after that: their code, fonts and pictures.
    private static func confine(to request: ViewRequest, seconds: Double) {
        guard let confinement = request.confinement else { return }
        let places = ReadablePlaces(for: request)
        // Threads on several processors use up more than passes.
        let work = (seconds + 5) * Double(ProcessInfo.processInfo.activeProcessorCount)
        let failure = confinement.apply(
            files: places.files, folders: places.folders, seconds: work)
        if let failure { end(.failed("the sandbox cannot be made: \(failure)")) }
    }

    /// Makes a folder the main bundle, with its fonts, as an app has those that it names.
    private static func useMainBundle(_ folder: String) {
        unsafe quadrant_use_main_bundle("\(folder)/App")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            guard ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased())
            else { continue }
            do {
                try Font.register(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
            } catch {
                IssueReport.write("\(error)")
            }
        }
    }

    private static func outcome(of error: DrawingError) -> DrawingOutcome {
        switch error {
        case .empty: .empty
        case .nestedWithoutEnd(let reason): .nested(reason)
        case .tooLarge(let excess):
            .tooLarge(width: Double(excess.width), height: Double(excess.height))
        case .outOfMemory: .outOfMemory
        case .beyondLimit(let reason): .beyondLimit(reason)
        case .failed(let reason): .failed(reason)
        }
    }

    /// Reports how the drawing ended, and ends the process.
    private static func end(_ outcome: DrawingOutcome) -> Never {
        unsafe Array(outcome.line.utf8).withUnsafeBytes { unsafe DrawingMemory.report($0) }
        exit(0)
    }

    /// The picture, or the explanation of the layout.
    @MainActor private static func output(
        for view: AnyView, _ request: ViewRequest, _ options: DrawingOptions
    ) throws -> Data {
        guard let style = request.explanation else {
            return try drawing(
                of: view, options: options, willEvaluate: CrashReporter.willEvaluate,
                onIssue: IssueReport.write)
        }
        let (tree, origin) = try laidOutTree(
            of: view, options: options, willEvaluate: CrashReporter.willEvaluate,
            onIssue: IssueReport.write)
        let snapshot = TreeSnapshot(of: tree, at: origin)
        return style == .json
            ? try snapshot.json() : Data(snapshot.text(space: "in picture").utf8)
    }

    @MainActor private static func view(
        from symbol: UnsafeMutableRawPointer, _ request: ViewRequest,
        options: inout DrawingOptions
    ) throws -> AnyView {
        typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
        let entry = unsafe unsafeBitCast(symbol, to: Entry.self)
        guard request.isPreview else {
            let memory = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
            defer { unsafe memory.deallocate() }
            unsafe entry(memory)
            let view = unsafe memory.move()
            guard let part = request.part else { return view }
            return AnyView(ProviderPart(previews: view, position: part))
        }
        let memory = UnsafeMutablePointer<Preview>.allocate(capacity: 1)
        defer { unsafe memory.deallocate() }
        unsafe entry(memory)
        let preview = unsafe memory.move()
        options.preview = preview.settings
        return preview.isPlain ? preview.view : try modifiedView(of: preview)
    }

    /// The view with its modifiers, after their shared contexts have been made, which may take
    /// time.
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
}

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
