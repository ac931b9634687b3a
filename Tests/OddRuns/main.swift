import Foundation
import OddViews
import QuadrantRendering

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "worker" {
    OddWorker.run(OddPlan(Array(arguments.dropFirst())))
} else {
    exit(OddRun(OddPlan(arguments)).run())
}
