import Foundation
import PaperViews
import QuadrantCore

// Draws the workloads R1, R2 and R3 in one process. Without arguments all of what follows:
//
//     warm R1 [COUNT]     medians of the stages and of the whole, its content changing each time
//     parallel [COUNT]    cards from eight tasks at once, beside one task
//     flat [COUNT]        cards one after the other, memory looked at now and then
//     save FOLDER         the files, to be looked at

let arguments = Array(CommandLine.arguments.dropFirst())
let count = arguments.last.flatMap { Int($0) }

switch arguments.first {
case "warm":
    for work in Workload.allCases where arguments.contains(work.rawValue) {
        Stages.printMedians(of: work, count: count ?? 60)
    }
case "parallel": try await Throughput.print(count: count ?? 1000)
case "flat": try await Flatness.print(count: count ?? 10_000)
case "save":
    for work in Workload.allCases {
        let name = work.rawValue + (work == .invoice ? ".pdf" : ".png")
        let file = URL(filePath: arguments.dropFirst().first ?? ".").appending(path: name)
        try await work.data(step: 0).write(to: file)
    }
default:
    Stages.printMedians(of: .card, count: 60)
    Stages.printMedians(of: .invoice, count: 40)
    Stages.printMedians(of: .dashboard, count: 20)
    try await Throughput.print(count: 1000)
    try await Flatness.print(count: 10_000)
}
