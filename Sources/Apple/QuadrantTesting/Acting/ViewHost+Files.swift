public import Foundation
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantScenes
public import SwiftUI
public import Testing

extension ViewHost {
    /// Chooses files in the dialog that is open: those of `fileImporter`, or the places to which `fileExporter` writes and
    /// `fileMover` moves.
    ///
    /// - Throws: `ActionFailure` if no such dialog is open, or takes fewer files.
    public func chooseFiles(
        _ files: [URL], sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try called(at: sourceLocation) { () throws(ActionFailure) in
            let (dialog, node) = try fileDialog()
            if let most = dialog.most, files.count > most {
                throw ActionFailure(
                    description: "The dialog takes \(most) file\(most == 1 ? "" : "s"), not "
                        + "\(files.count).")
            }
            tree.noting("choosing files", at: node) { dialog.finish(.success(files)) }
            update()
        }
    }

    /// Ends the dialog about files that is open with an error, as if files could not be read.
    ///
    /// - Throws: `ActionFailure` if no such dialog is open.
    public func failToChooseFiles(
        _ error: any Error, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try called(at: sourceLocation) { () throws(ActionFailure) in
            let (dialog, node) = try fileDialog()
            tree.noting("choosing files", at: node) { dialog.finish(.failure(error)) }
            update()
        }
    }

    /// Opens the app with a URL: the actions of `onOpenURL` in all views are called.
    ///
    /// - Throws: `ActionFailure` if no view has one.
    public func open(
        _ url: URL, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try called(at: sourceLocation) { () throws(ActionFailure) in
            update()
            var found: [(note: OpenedURLNote, node: NodeID)] = []
            tree.forEachShownNode { node in
                if let note = tree.note(OpenedURLNote.self, of: node) { found.append((note, node)) }
            }
            guard !found.isEmpty else {
                throw ActionFailure(description: "No view has an action for \(url).")
            }
            for (note, node) in found {
                tree.noting("opening a URL", at: node) {
                    for action in note.actions { action(url) }
                }
            }
            update()
        }
    }

    /// What the views on the screen say somebody does in them (`userActivity`), in the order of the layout.
    public var userActivities: [NSUserActivity] {
        update()
        var found: [NSUserActivity] = []
        tree.forEachShownNode { node in
            found += tree.note(ActivityNote.self, of: node)?.offers.map { $0() } ?? []
        }
        return found
    }

    /// Goes on with an activity, as the system does: the actions of `onContinueUserActivity` for its type are called.
    ///
    /// - Throws: `ActionFailure` if no view has one.
    public func continueActivity(
        _ activity: NSUserActivity, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try called(at: sourceLocation) { () throws(ActionFailure) in
            update()
            var found: [(node: NodeID, action: (NSUserActivity) -> Void)] = []
            tree.forEachShownNode { node in
                for known in tree.note(ActivityNote.self, of: node)?.continuations ?? []
                where known.type == activity.activityType {
                    found.append((node, known.action))
                }
            }
            guard !found.isEmpty else {
                throw ActionFailure(
                    description: "No view goes on with \"\(activity.activityType)\".")
            }
            for (node, action) in found {
                tree.noting("going on with an activity", at: node) { action(activity) }
            }
            update()
        }
    }

    private func fileDialog() throws(ActionFailure) -> (FileDialogNote, NodeID) {
        update()
        for layer in tree.presentedLayers.reversed() {
            let node = tree.firstShownNode(in: layer) {
                tree.note(FileDialogNote.self, of: $0) != nil
            }
            if let node, let note = tree.note(FileDialogNote.self, of: node) { return (note, node) }
        }
        throw ActionFailure(description: "No dialog about files is open.")
    }
}
