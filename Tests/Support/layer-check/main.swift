import Foundation
import Layers

let sources = URL(fileURLWithPath: "Sources")
let list = LayerList(
    try String(contentsOf: sources.appendingPathComponent("layers.txt"), encoding: .utf8))
let folder = try SourceFolder(sources)

switch CommandLine.arguments.dropFirst().first {
case "--picture": print(LayerPicture(list, folder).text, terminator: "")
case nil:
    let check = LayerCheck(list, folder)
    let faults = check.faults()
    let lines = check.listFaults + faults.files.map(\.description) + faults.needless
    for line in lines { print(line) }
    let exceptions = list.modules.flatMap(\.exceptions)
    print(
        "\(list.modules.count) modules, \(list.modules.flatMap(\.layers).count) folders, "
            + "\(exceptions.count) exceptions for \(exceptions.flatMap(\.names).count) names, "
            + "\(lines.count) faults")
    exit(lines.isEmpty ? 0 : 1)
default:
    FileHandle.standardError.write(Data("Usage: Scripts/layers.sh [--picture]\n".utf8))
    exit(64)
}
