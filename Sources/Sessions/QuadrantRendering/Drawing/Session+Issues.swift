internal import QuadrantCore
internal import QuadrantGeometry

extension Session {
    /// The issues of the view: what could not be done as written.
    var issues: [String] { MissingCharacterNote.merged(tree.issues) }

    /// What is as at Apple's, and not as one would expect.
    var remarks: [String] { tree.remarks.map { IssueReport.remark($0.description) } }

    /// What could not be done as written, and what the preview asks for in vain.
    var issuesOfView: [String] {
        var issues = self.issues + remarks + stage.previewIssues
        let count = tree.rootViewCount
        if stage.room.isWholeProvider, count > 1 {
            issues.append(
                "The preview provider has \(count) previews that are made by a loop or a condition; "
                    + "they are drawn in one picture. Write them one below the other, or as #Previews, "
                    + "to draw each by itself.")
        }
        return issues
    }

    /// What was not waited for when the view was brought to rest, each thing once.
    ///
    /// - Parameter advice: What to do about it.
    func issuesOfTasks(_ advice: String) -> [String] {
        var issues: [String] = []
        for task in host.unfinishedTasks {
            let place = placeWords(of: task.path)
            let issue = "What \(task.label)\(place) waits for was not waited for: \(advice)"
            if !issues.contains(issue) { issues.append(issue) }
        }
        if host.isRestless {
            issues.append(
                "The view never comes to rest: it changed itself again and again before the "
                    + "picture was drawn. Do not change states in a loop without a sleep, nor in what "
                    + "a body or a GeometryReader hands to the main queue each time.")
        }
        return issues
    }
}
