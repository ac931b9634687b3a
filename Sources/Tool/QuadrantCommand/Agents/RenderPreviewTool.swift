internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import SwiftUI

extension AgentTool {
    /// A picture of a preview with the parameters and answers that Xcode's tool of this name has, so that what was written for that
    /// works here.
    static let renderPreview = AgentTool(
        name: "RenderPreview", title: "Render a preview",
        summary:
            "Builds and renders a SwiftUI preview; the PNG is at previewSnapshotPath. For words in place of a picture: snapshot_ui.",
        parameters: [
            .init(
                name: "sourceFilePath", kind: .text, summary: "the file with the preview",
                isRequired: true),
            .init(
                name: "previewDefinitionIndexInFile", kind: .whole,
                summary: "which #Preview or PreviewProvider of the file, from 0; 0 unless given",
                range: 0...(.infinity)),
            .init(
                name: "timeout", kind: .whole,
                summary: "how many seconds to wait; 120 unless given", range: 1...3_600),
            .init(
                name: "previewLocalizationOverride", kind: .text,
                summary: "a locale, such as de or ar_EG"),
            .init(
                name: "previewVariantOverrides", kind: .words,
                summary: "variants by their groups, as supportedPreviewVariantOverrides lists them"),
            .init(
                name: "previewCanvasControlOverrides", kind: .anything,
                summary: "accepted, and without a meaning here"),
            .init(
                name: "tabIdentifier", kind: .anything,
                summary: "accepted, and without a meaning here"),
            .init(
                name: "workspaceIdentifier", kind: .anything,
                summary: "accepted, and without a meaning here"),
        ],
        output: object([
            "displayName?": textSchema, "sourceLineNumber?": wholeSchema,
            "previewSnapshotPath?": textSchema,
            "renderedDestination?": object([
                "deviceModelName": textSchema, "platformName": textSchema,
                "systemVersion": textSchema,
            ]),
            "supportedLocalizations?": list(of: textSchema),
            "supportedPreviewVariantOverrides?": [
                "type": "object", "additionalProperties": list(of: textSchema),
            ],
            "errors": list(of: object(["message": textSchema])),
        ])
    ) { tools, arguments throws(AgentMistake) in
        do throws(AgentMistake) {
            return try tools.renderPreview(arguments)
        } catch {
            var answer = AgentAnswer.mistake(AgentAnswer.cut(error.text))
            answer.value = ["errors": [["message": .string(AgentAnswer.cut(error.text))]]]
            return answer
        }
    }
}

extension AgentTools {
    fileprivate func renderPreview(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer
    {
        let path = try desk.path(of: arguments.text("sourceFilePath") ?? "")
        let time = Double(arguments.whole("timeout") ?? 120)
        let index = try desk.index(of: path, timeLimit: time)
        let previews = index.candidates.indices.filter {
            [.preview, .provider].contains(index.candidates[$0].kind)
        }
        let wanted = arguments.whole("previewDefinitionIndexInFile") ?? 0
        guard previews.indices.contains(wanted) else {
            throw AgentMistake(
                previews.isEmpty
                    ? "'\(Self.shown(path))' has no #Preview and no PreviewProvider"
                    : "there is no preview \(wanted) in '\(Self.shown(path))'; it has \(previews.count), from 0"
            )
        }
        let key = PreviewState.Key(path: path, preview: String(previews[wanted]))
        let ready = try desk.ready(key, timeLimit: time)
        desk.current = key
        var state = PreviewState()
        try PreviewVariants.apply(arguments.words("previewVariantOverrides"), to: &state.stage)
        if let name = arguments.text("previewLocalizationOverride") {
            guard LocaleName.isKnown(name) else {
                let near = LocaleName.near(name).first.map { "; did you mean '\($0)'?" } ?? ""
                throw AgentMistake("there is no locale '\(TerminalText.line(name))'\(near)")
            }
            state.stage.surroundings.locale = Locale(identifier: name)
        }
        let isMac = ready.views.stage.surroundings.system == .macOS26
        let device = state.stage.room.device ?? (isMac ? .macWindow : .standard)
        state.stage.room.device = device
        let picture = try desk.picture(of: ready, state, scale: device.scale)
        let file = try keep(picture.bytes, as: ready.candidate.label)
        let notes = Self.told(picture.told, and: ready.notes)
        let value: [String: JSONValue] = [
            "displayName": .string(ready.candidate.label),
            "sourceLineNumber": .integer(ready.candidate.line),
            "previewSnapshotPath": .string(file),
            "renderedDestination": PreviewVariants.destination(device, isMac: isMac),
            "supportedLocalizations": .array(
                Localizations.names(in: ready.views.stage.surroundings.resourceDirectories).map {
                    .string($0)
                }),
            "supportedPreviewVariantOverrides": .object(
                PreviewVariants.groups.mapValues { .array($0.map { .string($0) }) }),
            "errors": [],
        ]
        let lines =
            ["\(name(of: ready)) rendered", "previewSnapshotPath: \(file)"] + notes.prefix(8)
        return AgentAnswer(lines.joined(separator: "\n"), value)
    }
}

/// The variants of previews, by the names that Xcode gives them.
enum PreviewVariants {
    static func destination(_ device: ScreenDevice, isMac: Bool) -> JSONValue {
        [
            "deviceModelName": .string(device.name),
            "platformName": .string(isMac ? "macOS" : "iOS"), "systemVersion": "26.0",
        ]
    }

    static let groups: [String: [String]] = [
        "Color Scheme": ["Light Appearance", "Dark Appearance"],
        "Dynamic Type": sizes.map(\.0),
        "Orientation": ["Portrait", "Landscape Left", "Landscape Right"],
    ]
    private static let sizes: [(String, DynamicTypeSize)] = [
        ("X Small", .xSmall), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ("X Large", .xLarge), ("XX Large", .xxLarge), ("XXX Large", .xxxLarge),
        ("AX 1", .accessibility1), ("AX 2", .accessibility2), ("AX 3", .accessibility3),
        ("AX 4", .accessibility4), ("AX 5", .accessibility5),
    ]

    /// Sets what variants stand for.
    static func apply(_ variants: [String: String], to stage: inout Stage) throws(AgentMistake) {
        for (group, name) in variants.sorted(by: { $0.key < $1.key }) {
            guard let names = groups[group] else {
                throw AgentMistake(
                    "there is no group of variants '\(TerminalText.line(group))'; there are: \(groups.keys.sorted().joined(separator: ", "))"
                )
            }
            guard names.contains(name) else {
                throw AgentMistake(
                    "'\(TerminalText.line(name))' is no variant of '\(group)'; there are: \(names.joined(separator: ", "))"
                )
            }
            switch group {
            case "Color Scheme": stage.surroundings.isDark = name == "Dark Appearance"
            case "Dynamic Type": stage.surroundings.textSize = sizes.first { $0.0 == name }?.1
            default:
                stage.room.device = name == "Portrait" ? .standard : ScreenDevice.standard.landscape
            }
        }
    }
}
