/// The index as text, for the cache: a line for each file, candidate, file left out and absent module, fields
/// parted by tabs.
extension SourceIndex {
    /// The index as lines of text.
    package var text: String {
        var lines = files.enumerated().map { position, file in
            ["file", file] + (modules.isEmpty ? [] : [modules[position]])
        }
        lines += candidates.map(\.fields)
        lines += leftOut.map { ["left-out", String($0.file), $0.needs ?? "", $0.diagnostics] }
        lines += standIns.map { one -> [String] in
            let numbers = [String(one.file), String(one.line), String(one.count)]
            return ["stand-in"] + numbers + [one.kind.rawValue, one.name, one.reason]
        }
        lines += absentModules.map { module in
            ["absent", module.name, String(module.line)] + module.files.map { String($0) }
        }
        return lines.map { $0.map(Self.escaped).joined(separator: "\t") + "\n" }.joined()
    }

    /// Reads what `text` wrote; `nil` if it is anything else, for example cut short.
    package init?(text: String) {
        var files: [String] = []
        var modules: [String] = []
        var candidates: [Candidate] = []
        var leftOut: [LeftOutFile] = []
        var absentModules: [AbsentModule] = []
        var standIns: [FileStandIn] = []
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map { Self.unescaped(String($0)) }
            if fields.count == 2 || fields.count == 3, fields[0] == "file" {
                files.append(fields[1])
                modules += fields.dropFirst(2)
            } else if fields.count == 4, fields[0] == "left-out", let file = Int(fields[1]),
                files.indices.contains(file)
            {
                leftOut.append(
                    LeftOutFile(
                        file: file, needs: fields[2].isEmpty ? nil : fields[2],
                        diagnostics: fields[3]))
            } else if fields.count == 7, fields[0] == "stand-in", let file = Int(fields[1]),
                files.indices.contains(file), let line = Int(fields[2]),
                let count = Int(fields[3]), let kind = StandIn.Kind(rawValue: fields[4])
            {
                standIns.append(
                    FileStandIn(
                        file: file, kind: kind, name: fields[5], line: line, count: count,
                        reason: fields[6]))
            } else if fields.count > 3, fields[0] == "absent", let line = Int(fields[2]) {
                let positions = fields.dropFirst(3).compactMap { Int($0) }
                absentModules.append(AbsentModule(name: fields[1], files: positions, line: line))
            } else if let candidate = Candidate(fields: fields),
                files.indices.contains(candidate.file)
            {
                candidates.append(candidate)
            } else {
                return nil
            }
        }
        if files.isEmpty { return nil }
        self.init(files: files, modules: modules, candidates: candidates)
        self.leftOut = leftOut
        self.absentModules = absentModules
        self.standIns = standIns
    }

    private static func escaped(_ field: String) -> String {
        var result = ""
        for scalar in field.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ field: String) -> String {
        var result = ""
        var escapes = false
        for scalar in field.unicodeScalars {
            switch (escapes, scalar) {
            case (false, "\\"):
                escapes = true
                continue
            case (true, "t"): result += "\t"
            case (true, "n"): result += "\n"
            case (true, "r"): result += "\r"
            default: result.unicodeScalars.append(scalar)
            }
            escapes = false
        }
        return result
    }
}

extension Candidate {
    fileprivate var fields: [String] {
        [
            kind.rawValue, name, isNamed ? "named" : "counted", String(file), String(line),
            String(column), isUsedByAnotherView ? "used" : "unused",
            isShownByPreview ? "shown" : "", privateScope ?? "", obstacle ?? "",
            part.map { String($0) } ?? "", displayName ?? "",
        ]
    }

    fileprivate init?(fields: [String]) {
        guard fields.count == 12, let kind = Kind(rawValue: fields[0]), let file = Int(fields[3]),
            let line = Int(fields[4]), let column = Int(fields[5])
        else { return nil }
        self.init(kind, fields[1], file: file, line: line, column: column)
        isNamed = fields[2] == "named"
        isUsedByAnotherView = fields[6] == "used"
        isShownByPreview = fields[7] == "shown"
        privateScope = fields[8].isEmpty ? nil : fields[8]
        obstacle = fields[9].isEmpty ? nil : fields[9]
        part = Int(fields[10])
        displayName = fields[11].isEmpty ? nil : fields[11]
    }
}
