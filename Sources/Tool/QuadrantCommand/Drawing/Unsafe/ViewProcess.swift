internal import CMainBundle
internal import CRunGuard
internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI
internal import Synchronization

/// What draws a view: loads the library, makes the view, draws it, and hands the picture and how it went over in
/// `DrawingMemory`.
///
/// It is a process of its own, a copy of the worker, so that a body that traps or never ends takes nothing else with it.
enum ViewProcess {
    /// Draws the view of the request, and ends the process.
    ///
    /// - Parameters:
    ///   - number: That of the request, by which what the process starts is found.
    ///   - memory: A descriptor of the `DrawingMemory`.
    ///   - printing: A descriptor that becomes standard output and standard error.
    ///   - talking: A socket by which a view that lives is spoken with.
    @MainActor static func run(
        _ request: ViewRequest, number: Int, memory: Int32, printing: Int32, talking: Int32?
    ) -> Never {
        dup2(printing, STDOUT_FILENO)
        dup2(printing, STDERR_FILENO)
        // What a view prints before it traps or is ended is not lost in a buffer.
        quadrant_print_by_lines()
        ProcessGroup.mark(number)
        guard DrawingMemory.open(memory, talking: talking) else {
            Console.error("quadrant: there is no memory for the picture\n")
            exit(ExitCode.software.rawValue)
        }
        setAlarm(request.longestTime + 5)
        setTimeZone(request.stage.surroundings.timeZone?.identifier)
        IssueReport.hand(to: add)
        request.memoryLimit.map(MemoryLimit.apply)
        if let folder = request.workingFolder, unsafe chdir(folder) != 0 {
            end(.failed("the working folder '\(folder)' cannot be entered: \(System.lastError)"))
        }
        useDefaults(of: request)
        confine(to: request, seconds: request.isLive ? longestLife : request.longestTime)
        request.bundle.map(useMainBundle)
        request.stage.holdInProcess()
        let path = request.library.isEmpty ? nil : request.library
        // A function of C that is nowhere costs the view that calls it, and no other.
        guard
            let library = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL)
                ?? dlopen(path, RTLD_LAZY | RTLD_LOCAL),
            let symbol = unsafe dlsym(library, request.symbol)
        else {
            unsafe end(
                .cannotLoad(
                    dlerror().map { unsafe String(cString: $0) } ?? "no entry \(request.symbol)"))
        }
        unsafe CrashReporter.install(watching: symbol)
        PictureWatch.begin { CrashReporter.willRead($0) }
        if let rows = request.rows {
            ImageResources.holdFolders()
            if rows.isDocument { unsafe drawDocument(rows, from: symbol, request) }
            for (number, row) in rows.rows.enumerated() {
                unsafe draw(row, number, from: symbol, request, into: rows.folder)
            }
            end(.drawn)
        }
        LiveLiterals.set(request.literals)
        do {
            var stage = request.stage
            if request.drawsTemplates { unsafe drawTemplates(request, from: symbol) }
            if request.isLive { unsafe try live(request, from: symbol) }
            if let data = request.data { TemplateInput.give(data.bytes) }
            let view = unsafe try view(from: symbol, request, on: &stage)
            if let problem = TemplateInput.problem(on: stage) {
                end(.beyondLimit("\(request.data?.name ?? "the data"): \(problem)"))
            }
            let picture = try output(for: view, request, stage)
            end(DrawingMemory.give(picture: picture) ? .drawn : .outOfMemory)
        } catch let error as DrawingError {
            end(outcome(of: error))
        } catch {
            end(.failed("\(error)"))
        }
    }

    /// Has this process say where it is, and end, after so many seconds.
    private static func setAlarm(_ seconds: Double) {
        alarm(UInt32(min(seconds.rounded(.up), 200_000)))
    }

    /// How many seconds a view that lives may work in all: it can be made anew then.
    private static let longestLife = 28_800.0

    /// Has the view live until nobody speaks with it any more.
    @MainActor private static func live(
        _ request: ViewRequest, from symbol: UnsafeMutableRawPointer
    ) throws {
        let live = try LiveView(on: request.stage, willEvaluate: CrashReporter.willEvaluate) {
            stage in
            unsafe try view(from: symbol, request, on: &stage)
        }
        try LiveProcess.run(
            live, talking: DrawingMemory.talkingFile, timeLimit: request.timeLimit)
        end(.drawn)
    }

    /// Draws the view of data until nobody orders any more.
    @MainActor private static func drawTemplates(
        _ request: ViewRequest, from symbol: UnsafeMutableRawPointer
    ) -> Never {
        TemplateProcess.run(talking: DrawingMemory.talkingFile, timeLimit: request.timeLimit) {
            var stage = $0
            // What code reads without a view, such as the size of the screen, is that of this picture.
            stage.holdInProcess()
            issues.withLock { $0 = [] }
            var (outcome, picture, problem) = (DrawingOutcome.drawn, Data(), String?.none)
            do {
                let view = unsafe try view(from: symbol, request, on: &stage)
                problem = TemplateInput.problem(on: stage)
                if problem == nil { picture = try output(for: view, request, stage) }
            } catch let error as DrawingError {
                outcome = Self.outcome(of: error)
            } catch {
                outcome = .failed("\(error)")
            }
            let answer = DrawingAnswer(outcome: outcome, issues: issues.withLock { $0 })
            return (answer, picture, problem)
        }
        end(.drawn)
    }

    /// Draws one of several rows into a file, or writes down why it is not drawn.
    @MainActor private static func draw(
        _ row: Data, _ number: Int, from symbol: UnsafeMutableRawPointer, _ request: ViewRequest,
        into folder: String
    ) {
        unsafe make(row, number, from: symbol, request, into: folder) { view, stage in
            try output(for: view, request, stage)
        }
    }

    /// Draws all rows as the pages of one document, and ends.
    @MainActor private static func drawDocument(
        _ rows: DrawnRows, from symbol: UnsafeMutableRawPointer, _ request: ViewRequest
    ) -> Never {
        var pages = DrawnPages()
        for (number, row) in rows.rows.enumerated() {
            let before = pages
            unsafe make(row, number, from: symbol, request, into: rows.folder) { view, stage in
                try pages.add(
                    view, on: stage, willEvaluate: CrashReporter.willEvaluate, onIssue: add)
                return Data()
            }
            // A row that is none has no page.
            if System.status(of: "\(rows.folder)/\(number).picture") == nil { pages = before }
        }
        setAlarm(request.longestTime)
        do {
            if !pages.isEmpty {
                let place = "\(rows.folder)/\(rows.rows.count)"
                try pages.file(on: request.stage).write(to: URL(fileURLWithPath: place))
                _ = System.move(place, to: "\(rows.folder)/\(DrawnRows.document)")
            }
            end(.drawn)
        } catch let error as DrawingError {
            end(outcome(of: error))
        } catch {
            end(.failed("\(error)"))
        }
    }

    /// Makes what a row becomes, and writes it, or why there is nothing.
    @MainActor private static func make(
        _ row: Data, _ number: Int, from symbol: UnsafeMutableRawPointer, _ request: ViewRequest,
        into folder: String, _ body: (AnyView, Stage) throws -> Data
    ) {
        let place = "\(folder)/\(number)"
        var words: String?
        // Each row has the whole time.
        setAlarm(request.wholeTime)
        do {
            var stage = request.stage
            TemplateInput.give(row)
            let before = issues.withLock(\.count)
            let view = unsafe try view(from: symbol, request, on: &stage)
            if let problem = TemplateInput.problem(on: stage) {
                words = problem
            } else {
                let picture = try body(view, stage)
                words = toldIssue(after: before, isFault: request.rows?.isStrict == true)
                if words == nil {
                    words = System.fill(place, "w", with: picture)?.reason
                    if words == nil { _ = System.move(place, to: "\(place).picture") }
                }
            }
        } catch let error as DrawingError {
            words = error.reason
        } catch {
            words = "\(error)"
        }
        guard let words else { return }
        _ = System.fill(place, "w", with: Array(words.utf8))
        _ = System.move(place, to: "\(place).error")
    }

    /// What cannot be done as written.
    private static let issues = Mutex<[String]>([])

    /// Leaves one of each of what rows could not do, or none where that is the fault of a row.
    ///
    /// - Parameter count: How many there were before the row.
    /// - Returns: The first of the row where it is its fault.
    private static func toldIssue(after count: Int, isFault: Bool) -> String? {
        issues.withLock { issues in
            let own = issues[count...]
            issues.removeLast(own.count)
            if isFault { return own.first }
            for issue in own where !issues.contains(issue) { issues.append(issue) }
            return nil
        }
    }

    private static func add(_ issue: String) { issues.withLock { $0.append(issue) } }

    /// The longest name of a time zone, in bytes: so much room has the variable of a worker.
    static let longestTimeZone = 64

    /// Sets the time zone that the C library and the C part of Foundation find; `nil` is Greenwich's. The latter has kept the
    /// address of the variable since the process began: a new variable would not be seen.
    static func setTimeZone(_ identifier: String?) {
        _ = unsafe quadrant_overwrite_variable("TZ", identifier ?? "GMT", longestTimeZone)
    }

    /// The longest path of a folder of defaults, in bytes: so much room has the variable of a worker.
    static let longestDefaults = 1024

    /// The folder of the defaults as the variable of a worker, which may hold any other one after it: the C part of Foundation
    /// has kept the address of the variable since the process began, and keeps there what suites of defaults store.
    static func roomForDefaults(_ environment: [String: String]) -> String {
        let folder =
            ViewRequests.namedDefaults(environment) ?? environment["HOME"].map { "\($0)/.config" }
            ?? "/"
        return folder + String(repeating: "/", count: max(0, longestDefaults - folder.utf8.count))
    }

    /// Gives this process the defaults that the user has named, or its own: a copy of those, in a folder that is made.
    private static func useDefaults(of request: ViewRequest) {
        let folder =
            request.defaults ?? request.namedDefaults ?? "\(NSHomeDirectory())/.config"
        if let own = request.defaults {
            let files = FileManager.default
            try? files.createDirectory(atPath: own, withIntermediateDirectories: true)
            let named = request.namedDefaults
            let names = named.flatMap { try? files.contentsOfDirectory(atPath: $0) } ?? []
            for name in names where name.hasSuffix(".plist") {
                try? files.copyItem(atPath: "\(named ?? "")/\(name)", toPath: "\(own)/\(name)")
            }
        }
        if unsafe !quadrant_overwrite_variable("XDG_CONFIG_HOME", folder, longestDefaults) {
            unsafe setenv("XDG_CONFIG_HOME", folder, 1)
        }
    }

    /// Confines this process if the request says so. All that strangers made is read after that: their code, fonts and pictures.
    @MainActor private static func confine(to request: ViewRequest, seconds: Double) {
        guard let confinement = request.confinement else { return }
        let places = ReadablePlaces(for: request)
        // Threads on several processors use up more than passes.
        let work = (seconds + 5) * Double(ProcessInfo.processInfo.activeProcessorCount)
        let failure = confinement.apply(
            files: places.files, folders: places.folders, seconds: work)
        if let failure { end(.failed("the sandbox cannot be made: \(failure)")) }
    }

    /// Makes a folder the main bundle, with its fonts, as an app has those that it names.
    @MainActor private static func useMainBundle(_ folder: String) {
        unsafe quadrant_use_main_bundle("\(folder)/App")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            guard ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased())
            else { continue }
            do {
                try Font.register(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
            } catch {
                add("\(error)")
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
    @MainActor private static func end(_ outcome: DrawingOutcome) -> Never {
        DrawingMemory.give(DrawingAnswer(outcome: outcome, issues: issues.withLock { $0 }))
        // What was printed goes out. Nothing else is left to do.
        fflush(nil)
        _exit(0)
    }

    /// The picture, or the answer to the question.
    @MainActor private static func output(
        for view: AnyView, _ request: ViewRequest, _ stage: Stage
    ) throws -> Data {
        let watch = CrashReporter.willEvaluate
        switch request.question {
        case nil: return try drawing(of: view, on: stage, willEvaluate: watch, onIssue: add)
        case .look:
            let look = try lookedAt(view, on: stage, willEvaluate: watch, onIssue: add)
            return try JSONEncoder().encode(
                ViewLook(
                    screen: look.screen,
                    layout: TreeSnapshot(of: look.tree, at: look.origin).json(),
                    digest: ViewLook.digest(of: look.picture)))
        case .layout, .places:
            let (tree, origin) = try laidOutTree(
                of: view, on: stage, willEvaluate: watch, onIssue: add)
            return try TreeSnapshot(
                of: tree, at: origin, withReasons: request.question == .layout
            ).json()
        }
    }

    @MainActor private static func view(
        from symbol: UnsafeMutableRawPointer, _ request: ViewRequest,
        on stage: inout Stage
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
        stage.room.preview = preview.settings
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
