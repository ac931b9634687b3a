import Foundation
import PaperViews
import QuadrantCore
import QuadrantRendering

// Draws R1, R2 or R3 once into a file: `PaperOnce R1 card.png`. What a cold start takes is measured
// from outside.

let arguments = CommandLine.arguments
guard arguments.count == 3, let work = Workload(rawValue: arguments[1]) else {
    print("usage: PaperOnce R1|R2|R3 FILE")
    exit(2)
}
try await work.data(step: 0).write(to: URL(filePath: arguments[2]))
