internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

/// Makes what a worker is asked for, of the views of a compiled library: confined and limited as the user has said.
struct ViewRequests: Sendable {
    let compiled: CompiledFiles
    let timeLimit: Double
    /// In bytes; `nil` for `MemoryLimit.standard()`.
    let memoryLimit: Int?
    /// The folder that is the main bundle of the processes that draw.
    let bundle: String?
    /// The files and folders that views may read, as confined as can be; `nil` where they are not confined.
    let readable: [String]?
    let keepsDefaults: Bool
    /// The data that views are made of.
    let data: TemplateInput.Given?
    let environment: [String: String]

    /// Whether the user has named the folder of the defaults. Only then do views find what is stored there, and what other runs have
    /// stored: without it two runs do not differ.
    static func hasDefaults(_ environment: [String: String]) -> Bool {
        namedDefaults(environment) != nil
    }

    /// The folder of the defaults that the user has named; `nil` for none.
    static func namedDefaults(_ environment: [String: String]) -> String? {
        environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A request, and what it needs.
    struct Made {
        var request: ViewRequest
        let memoryLimit: Int
        /// The folder in which the process writes, if it has one of its own.
        let folder: WorkFolder?
    }

    /// The request for the candidate at `position`.
    func request(
        at position: Int, on stage: Stage, asking question: ViewQuestion? = nil,
        rows: DrawnRows? = nil
    ) throws(CommandError) -> Made {
        let candidate = compiled.index.candidates[position]
        var stage = stage
        stage.room.isWholeProvider = candidate.kind == .provider && candidate.part == nil
        // Each picture of a clip or strip takes its time.
        let timeLimit = timeLimit + Double(stage.pictureCount - 1) / 2
        var request = ViewRequest(
            library: compiled.library, symbol: compiled.index.symbol(at: position),
            isPreview: candidate.kind == .preview, timeLimit: timeLimit, on: stage)
        // A folder that is gone has no path.
        let here = FileManager.default.currentDirectoryPath
        request.workingFolder = here.isEmpty ? nil : here
        request.question = question
        request.part = candidate.part
        request.bundle = bundle
        (request.data, request.rows) = (data, rows)
        let memoryLimit = memoryLimit ?? MemoryLimit.standard()
        request.memoryLimit = memoryLimit
        let folder = try ownFolder()
        if let readable, let folder {
            let own = rows?.folder ?? folder.path
            request.confinement = Confinement(readable: readable, folder: own)
            request.defaults = "\(own)/.config"
        } else {
            request.defaults = folder.map { "\($0.path)/config" }
            request.namedDefaults = Self.namedDefaults(environment)
        }
        return Made(request: request, memoryLimit: memoryLimit, folder: folder)
    }

    /// A folder for a confined process, or for the defaults of one that is to change no others; `nil` where neither is wanted.
    private func ownFolder() throws(CommandError) -> WorkFolder? {
        if readable == nil, keepsDefaults { return nil }
        return try BuildCache.standard(environment: environment).makeWorkFolder()
    }
}
