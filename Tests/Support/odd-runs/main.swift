import Foundation
import OddViews
import QuadrantRendering

let plan = OddPlan(Array(CommandLine.arguments.dropFirst()))
if let part = plan.part {
    OddWorker(plan, part).run()
} else {
    exit(OddRun(plan).run())
}
