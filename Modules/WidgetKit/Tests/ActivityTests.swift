import ActivityKit
import Expectations
import QuadrantTesting
import SwiftUI
import Testing
import WidgetKit

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
    }
    var name: String
}

private struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            Text("\(context.attributes.name) \(context.state.minutes)").accessibilityIdentifier(
                "lock")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("leading") }
                DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
                DynamicIslandExpandedRegion(.center) { Text("center") }
                DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
            } compactLeading: {
                Text("before")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("least")
            }
        }
    }
}

#Preview("Ride", as: .content, using: Ride(name: "Taxi")) {
    RideActivity()
} contentStates: {
    Ride.ContentState(minutes: 4)
}

@MainActor @Suite struct ActivityTests {
    @Test func noActivityCanBegin() async {
        fails(ActivityAuthorizationInfo().areActivitiesEnabled)
        empty(Activity<Ride>.activities)
        #expect(throws: ActivityAuthorizationError.denied) {
            try Activity.request(
                attributes: Ride(name: "Taxi"),
                content: .init(state: .init(minutes: 3), staleDate: nil))
        }
        for await _ in Activity<Ride>.activityUpdates { holds(false, "There are no updates.") }
    }
}
